// Lying down, kneeling, standing up. Source: AU-POST-01 to 04.
#include "rules/systems/aura/conditions/conditions.hpp"
#include "rules/systems/aura/movement/actions.hpp"
#include "rules/systems/aura/turns/acting.hpp"

namespace ft::rules::aura {

namespace {

Cost one_energy(Resolution&);
void check_prone(Resolution& r);
Effect lock_kneel(Resolution& r, Execution&);
void check_kneeling(Resolution& r);
Effect lock_stand_up(Resolution& r, Execution&);
void check_not_prone(Resolution& r);
Effect lock_drop_prone(Resolution& r, Execution&);

}  // namespace

const ActionDefinition kneel_from_prone{.check = check_prone, .cost = one_energy, .lock = lock_kneel};
const ActionDefinition stand_up{.check = check_kneeling, .cost = one_energy, .lock = lock_stand_up};
const ActionDefinition drop_prone{
    .kind = ActionDefinition::Kind::free, .check = check_not_prone, .lock = lock_drop_prone};

namespace {

Cost one_energy(Resolution&) { return {.energy = 1}; }

void check_prone(Resolution& r) { r.require(posture_refused(r, key::lying)); }

Effect lock_kneel(Resolution& r, Execution&) {  // Source: AU-POST-01
  return {.happens = [who = r.actor()](Resolution& inner) {
    remove(inner, who, key::prone);
    inner.set(who, key::posture, key::kneeling.hash);
    impose(inner, who, key::unguarded, this_round(), who, "kneel_from_prone"_k);
    log_line(inner, "kneels"_k, {{"who"_k, who}}, "AU-POST-01"_k);
  }};
}

void check_kneeling(Resolution& r) { r.require(posture_refused(r, key::kneeling)); }

Effect lock_stand_up(Resolution& r, Execution&) {  // Source: AU-POST-02
  return {.happens = [who = r.actor()](Resolution& inner) {
    inner.set(who, key::posture, key::standing.hash);
    log_line(inner, "stands_up"_k, {{"who"_k, who}}, "AU-POST-02"_k);
  }};
}

void check_not_prone(Resolution& r) {
  const bool upright = Actor(r, r.actor()).posture() != key::lying;
  r.require(upright, {"wrong_posture"_k, {{"who"_k, r.actor()}, {"needs"_k, key::standing}}, "AU-POST-04"_k});
}

Effect lock_drop_prone(Resolution& r, Execution&) {  // Source: AU-POST-04
  return {.happens = [who = r.actor()](Resolution& inner) {
    fall_prone(inner, who, who);
    log_line(inner, "drops_prone"_k, {{"who"_k, who}}, "AU-POST-04"_k);
  }};
}

}  // namespace

}  // namespace ft::rules::aura
