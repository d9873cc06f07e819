// Taking post: an ally, a thing, the spot here, a border. Source: HM-GUARD-01.
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/movement/board.hpp"
#include "rules/systems/heimr/turns/budget.hpp"
#include "rules/systems/heimr/conditions/effects.hpp"
#include "rules/systems/heimr/things/hands.hpp"
#include "rules/systems/heimr/procedures.hpp"

namespace ft::rules::heimr {

namespace {

struct Post {
  Ref what;
  bool border = false;
};

bool next_to(Cell a, Cell b) { return std::abs(a.column - b.column) + std::abs(a.row - b.row) == 1; }

Post post_in_form(Resolution& r) {
  const Creature& guard = r.world().creature(r.actor());
  const Cell here = location(r.world(), r.actor());
  if (r.has("item"_k)) {
    const ItemId id = r.item("item"_k);
    bool lies_here = false;
    for (const Item& item : r.world().scene(guard.scene).items)
      lies_here |= item.id == id && item.place.cell == here && finds(r.world(), r.actor(), item);
    r.require(lies_here, {"E_GUARD_TARGET"_k, {}, {}});
    return {id};
  }
  if (r.has("to"_k)) {
    const Cell to = r.place("to"_k).cell;
    const bool border = next_to(here, to) && inside(r.world().scene(guard.scene), to);
    r.require(border, {"E_GUARD_TARGET"_k, {}, {}});
    return {cell_ref(guard.scene, to), true};
  }
  if (r.has("spot"_k)) return {cell_ref(guard.scene, here)};
  const CreatureId ally = r.creature("target"_k);
  const Actor actor(r.world(), r.actor());
  const bool beside = ally != r.actor() && same_location(r.world(), r.actor(), ally);
  r.require(beside && !actor.hostile_to(Actor(r.world(), ally)), {"E_GUARD_TARGET"_k, {}, {}});
  return {ally};
}

}  // namespace

void guard(Resolution& r) {
  require_can(r, ActionType::free);
  const bool posted = find_relation(r.world(), key::guards, r.actor(), {}) != nullptr;
  const Post post = post_in_form(r);
  r.require(!posted, {"E_GUARDING"_k, {{"who"_k, r.actor()}}, {}});
  pay(r, ActionType::free);
  Numbers data{{"post"_k, static_cast<std::int64_t>(pack(location(r.world(), r.actor())))}};
  if (post.border) data.set("border"_k, 1);
  relate(r, key::guards, r.actor(), post.what, data);
}

}  // namespace ft::rules::heimr
