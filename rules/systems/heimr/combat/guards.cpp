// Guards: who stands in the way, and how one gets past. Source: HM-GUARD-01 to 08.
#include "rules/systems/heimr/combat/guards.hpp"

#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/combat/attack.hpp"
#include "rules/systems/heimr/movement/board.hpp"
#include "rules/systems/heimr/conditions/effects.hpp"

namespace ft::rules::heimr {

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
                    .about = about,
                    .params = {{"who"_k, who}, {"target"_k, other}},
                    .rule = "HM-GUARD-06"_k,
                    .otherwise = false});
}

}  // namespace

Interception meet_guard(Resolution& r, CreatureId mover, Ref what, Ref other_end, Attempt attempt) {
  const CreatureId guard = first_guard(r.world(), mover, what, other_end);
  if (!guard) return {};
  const bool tries_past = attempt == Attempt::on_foot && asked_yes(r, mover, "q_outmanoeuvre"_k, guard);
  if (!tries_past) {
    unrelate(r, key::guards, guard, {});
    note(r, "intercepts"_k, {{"who"_k, guard}, {"target"_k, mover}}, "HM-GUARD-02"_k);
    return {guard, false};
  }
  const bool attacks = asked_yes(r, guard, "q_guard_attack"_k, mover);
  const bool stopped = attacks && !outmanoeuvres(r, mover, guard);
  if (stopped || r.house_rule("guard_ends_when_passed"_k) != 0) unrelate(r, key::guards, guard, {});  // G-42
  note(r, stopped ? "stopped_by_guard"_k : "gets_past"_k, {{"who"_k, mover}, {"target"_k, guard}}, "HM-GUARD-06"_k);
  return stopped ? Interception{guard, true} : Interception{};
}

CreatureId intercepted_by(Resolution& r, CreatureId mover, Ref what, Ref other_end) {
  return meet_guard(r, mover, what, other_end, Attempt::on_foot).guard;
}

void lapse_guards(Resolution& r, CreatureId moved) {
  const Creature& creature = r.world().creature(moved);
  std::vector<Relation> lapsed;
  for (const Relation& relation : r.world().relations()) {
    if (relation.key != key::guards || relation.from != Ref(moved)) continue;
    if (relation.data.get("post"_k) != static_cast<std::int64_t>(pack(creature.place.cell))) lapsed.push_back(relation);
  }
  for (const Relation& relation : lapsed) r.emit(RelationEnded{relation.id, relation.key, relation.from, relation.to});
}

}  // namespace ft::rules::heimr
