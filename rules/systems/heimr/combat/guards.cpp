// Guards: taking post, standing in the way, and how one gets past. Source: HM-GUARD-01 to 08.
#include "rules/systems/heimr/combat/guards.hpp"

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/combat/provoked.hpp"
#include "rules/systems/heimr/creature/carried.hpp"
#include "rules/systems/heimr/creature/clusters.hpp"
#include "rules/systems/heimr/creature/places.hpp"
#include "rules/systems/heimr/turns/budget.hpp"

namespace ft::rules::heimr {

namespace {

struct Post {
  Ref what;
  bool border = false;
};

Post post_in_form(Resolution& r);

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

namespace {

/// The guard stands in `what` and looks at `other_end`; a border is guarded by those on either side.
bool guards(const World& world, CreatureId guard, Ref what, Ref other_end) {
  const Relation* post = find_relation(world, key::guards, guard, other_end ? other_end : what);
  if (!post || (post->data.get("border"_k) != 0) != static_cast<bool>(other_end)) return false;
  const Creature& bearer = world.creature(guard);
  if (what.creature()) return same_location(world, guard, what.creature());
  return what.kind != Ref::Kind::cell || cell_ref(bearer.scene, bearer.place.cell) == what;
}

/// Only the first responds. Source: HM-GUARD-07, HM-GUARD-08.
CreatureId first_guard(const World& world, CreatureId mover, Ref what, Ref other_end) {
  for (const CreatureId other : order_after(world, mover)) {
    if (!guards(world, other, what, other_end) || other == mover || what == Ref(other)) continue;
    const Actor guard(world, other);
    if (guard.able() && guard.hostile_to(Actor(world, mover)) && !hidden_from(world, mover, other)) return other;
  }
  return {};
}

bool asked_yes(Resolution& r, CreatureId who, Key about, CreatureId other) {
  return r.ask_yes({.asked = who,
                    .prompt = about,
                    .params = {{"who"_k, who}, {"target"_k, other}},
                    .rule = "HM-GUARD-06"_k,
                    .default_answer = false});
}

/// The free attack on a creature that tries to get past; whether that one dodged. Source: HM-GUARD-06.
bool outmanoeuvres(Resolution& r, CreatureId mover, CreatureId guard) {
  Attack blow = close_attack(r, guard, mover);
  blow.must_dodge = true;
  const AttackResult struck = strike(r, blow, 0, Tiring::may_tire, {});
  const bool dodged = struck.defence == key::dodge && !struck.hit;
  if (!struck.threatened || dodged) return true;
  join_cluster(r, guard, mover);
  return false;
}

}  // namespace

Interception meet_guard(Resolution& r, CreatureId mover, Ref what, Ref other_end, Attempt attempt) {
  const CreatureId guard = first_guard(r.world(), mover, what, other_end);
  if (!guard) return {};
  const bool tries_past = attempt == Attempt::on_foot && asked_yes(r, mover, "q_outmanoeuvre"_k, guard);
  if (!tries_past) {
    unrelate(r, key::guards, guard, {});
    log_line(r, "intercepts"_k, {{"who"_k, guard}, {"target"_k, mover}}, "HM-GUARD-02"_k);
    return {.guard = guard};
  }
  const bool attacks = asked_yes(r, guard, "q_guard_attack"_k, mover);
  const bool stopped = attacks && !outmanoeuvres(r, mover, guard);
  if (stopped || r.house_rule("guard_ends_when_passed"_k) != 0) unrelate(r, key::guards, guard, {});  // G-42
  log_line(r, stopped ? "stopped_by_guard"_k : "gets_past"_k, {{"who"_k, mover}, {"target"_k, guard}}, "HM-GUARD-06"_k);
  return stopped ? Interception{.guard = guard, .stopped = true} : Interception{};
}

CreatureId intercepted_by(Resolution& r, CreatureId mover, Ref what, Ref other_end) {
  return meet_guard(r, mover, what, other_end, Attempt::on_foot).guard;
}

namespace {

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
    return {.what = cell_ref(guard.scene, to), .border = true};
  }
  if (r.has("spot"_k)) return {cell_ref(guard.scene, here)};
  const CreatureId ally = r.creature("target"_k);
  const Actor actor(r.world(), r.actor());
  const bool beside = ally != r.actor() && same_location(r.world(), r.actor(), ally);
  r.require(beside && !actor.hostile_to(Actor(r.world(), ally)), {"E_GUARD_TARGET"_k, {}, {}});
  return {ally};
}

}  // namespace

}  // namespace ft::rules::heimr
