// One metre in any posture, for Energy or Agility. Source: AU-MOVE-02.
#include "rules/systems/aura/movement/actions.hpp"
#include "rules/systems/aura/movement/crossing.hpp"
#include "rules/systems/aura/movement/facing.hpp"
#include "rules/systems/aura/movement/steps.hpp"
#include "rules/systems/aura/turns/acting.hpp"

namespace ft::rules::aura {

namespace {

Cost cost_of_shift(Resolution& r);
void check_shift(Resolution& r);
Effect lock_shift(Resolution& r, Execution& course);
std::vector<CreatureId> watched_shift(const Resolution& r);

}  // namespace

const ActionDefinition shift{.movement = true,
                             .check = check_shift,
                             .cost = cost_of_shift,
                             .lock = lock_shift,
                             .stepwise = true,
                             .targets = watched_shift};

namespace {

Cost cost_of_shift(Resolution& r) {
  const bool by_agility = r.has("pay"_k) && r.choice("pay"_k) == key::agility;
  return by_agility ? Cost{.agility = 2} : Cost{.energy = 1};
}

void check_shift(Resolution& r) {
  r.require(restraint_refused(r));
  r.require(least_refused(r, "to"_k, cost_of_shift(r)));
  r.require(way_open(r.known(), Actor(r, r.actor()), {r.place("to"_k).cell}, {}));
}

Effect lock_shift(Resolution& r, Execution& course) {
  const Cell to = r.place("to"_k).cell;
  return {.happens = [&course, to](Resolution& inner) {
    const WalkResult shifted =
        walk(inner, course, {to}, {.movement_type = "shift"_k, .upright = false, .headlong = false});
    if (shifted.steps > 0) face_as_said(inner);
  }};
}

std::vector<CreatureId> watched_shift(const Resolution& r) {
  const Value* to = find(r.command().form, "to"_k);
  return to && to->as<Place>() ? reached_on(r, r.actor(), {to->as<Place>()->cell}) : std::vector<CreatureId>{};
}

}  // namespace

}  // namespace ft::rules::aura
