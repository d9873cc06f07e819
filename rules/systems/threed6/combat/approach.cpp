// The way of an attack maneuver, before its attack and after it. Source: TD-AOA-03, TD-MNA-01.
#include "rules/systems/threed6/combat/approach.hpp"

namespace ft::rules::threed6 {

namespace {

Path way_in_form(Resolution& r) { return r.has("path"_k) ? r.path("path"_k) : Path{}; }

Approach require_way(Resolution& r, const WayLimit& limit) {
  const Actor actor(r.world(), r.actor());
  const Path path = way_in_form(r);
  if (path.empty()) return {0, actor.creature().place.cell, actor.creature().place.cell};
  r.require(may_go(r.known(), actor, path, limit));
  return {path.size(), path.back(), path.back()};
}

/// The part of the way that the form leaves for after the (first) attack.
Approach with_rest_after(Resolution& r, Approach approach, std::size_t least, Key rule) {
  if (!r.has("after"_k)) return approach;
  const auto after = static_cast<std::size_t>(r.number("after"_k));
  r.require(after <= approach.before && (after >= least || approach.before == 0), {"E_BAD_ARG"_k, {}, rule});
  approach.from = after == 0 ? Actor(r.world(), r.actor()).creature().place.cell : way_in_form(r)[after - 1];
  approach.before = after;
  return approach;
}

Path part_of_way(Resolution& r, std::size_t from, std::size_t to) {
  const Path path = way_in_form(r);
  return {path.begin() + std::ptrdiff_t(from), path.begin() + std::ptrdiff_t(to)};
}

}  // namespace

Approach require_half_move(Resolution& r) {
  const std::int64_t half = half_of(move_sum(r.system(), Actor(r.world(), r.actor())).total());
  const Approach approach = require_way(r, {half, true});
  const bool twice = r.has("option"_k) && r.choice("option"_k) == "double"_k;
  r.require(twice || !r.has("after"_k), {"E_BAD_OPTION"_k, {}, "TD-AOA-03"_k});
  return with_rest_after(r, approach, 0, "TD-AOA-03"_k);
}

Approach require_move_with_attack(Resolution& r) {
  const std::int64_t yards = move_sum(r.system(), Actor(r.world(), r.actor())).total();
  r.require(yards > 0, {"E_BAD_POSTURE"_k, {}, {}});
  return with_rest_after(r, require_way(r, {yards, false}), 1, "TD-MNA-01"_k);
}

void go_before(Resolution& r, const Approach& approach) {
  if (approach.before > 0) go(r, r.actor(), part_of_way(r, 0, approach.before));
}

void go_after(Resolution& r, const Approach& approach) {
  const Actor actor(r.world(), r.actor());
  const bool as_planned = actor.creature().place.cell == approach.from;
  if (as_planned && actor.free_to_act())
    go_the_rest(r, r.actor(), part_of_way(r, approach.before, way_in_form(r).size()));
}

}  // namespace ft::rules::threed6
