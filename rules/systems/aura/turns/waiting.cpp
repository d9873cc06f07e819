// Waiting for the end of the Round, letting others go first, and wanting to be asked. Source: AU-RND-04, AU-ARB-04, AU-ARB-10.
#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/aura/turns/actions.hpp"

namespace ft::rules::aura {

namespace {

void check_in_encounter(Resolution& r);
Effect wait_lock(Resolution& r, Execution&);
Effect pass_lock(Resolution& r, Execution&);
void check_watch(Resolution& r);
Effect watch_lock(Resolution& r, Execution&);

}  // namespace

const ActionDefinition wait_for_round{
    .kind = ActionDefinition::Kind::free, .check = check_in_encounter, .lock = wait_lock};
const ActionDefinition pass{.kind = ActionDefinition::Kind::free, .check = check_in_encounter, .lock = pass_lock};
const ActionDefinition watch{.kind = ActionDefinition::Kind::free, .check = check_watch, .lock = watch_lock};

namespace {

void check_in_encounter(Resolution& r) {
  r.require(Actor(r, r.actor()).encounter() != nullptr, {"not_in_encounter"_k, {{"who"_k, r.actor()}}, "AU-RND-04"_k});
}

Effect wait_lock(Resolution& r, Execution&) {
  const CreatureId who = r.actor();
  return {.happens = [who](Resolution& later) {
    unrelate(later, key::reply_right, who, {});
    later.set(who, key::waiting, 1);
  }};
}

Effect pass_lock(Resolution& r, Execution&) {
  const CreatureId who = r.actor();
  return {.happens = [who](Resolution& later) { unrelate(later, key::reply_right, who, {}); }};
}

void check_watch(Resolution& r) {
  check_in_encounter(r);
  const CreatureId target = r.creature("target"_k);
  r.require(target != r.actor(), {"invalid_target"_k, {{"target"_k, target}}, "AU-ARB-04"_k});
  r.require(Actor(r, r.actor()).aware_of(target), {"not_aware"_k, {{"who"_k, r.actor()}, {"target"_k, target}}, {}});
}

/// Once more: no longer.
Effect watch_lock(Resolution& r, Execution&) {
  const CreatureId who = r.actor(), target = r.creature("target"_k);
  return {.happens = [who, target](Resolution& later) {
    if (find_relation(later.world(), key::watches, who, target))
      unrelate(later, key::watches, who, target);
    else
      relate(later, key::watches, who, target);
  }};
}

}  // namespace

}  // namespace ft::rules::aura
