// Turns and rounds. Source: VG-ENC-02, VG-TURN-01 to 04, VG-TURN-07, VG-ACT-04, VG-ACT-05, VG-ACT-14, VG-ACT-17.
#include "rules/systems/vigor/turns/turns.hpp"

#include <algorithm>
#include <cstdlib>

#include "rules/kernel/encounters/encounters.hpp"
#include "rules/kernel/encounters/turn_order.hpp"
#include "rules/systems/vigor/creature/sheet.hpp"
#include "rules/systems/vigor/turns/ambush.hpp"
#include "rules/systems/vigor/turns/budget.hpp"
#include "rules/systems/vigor/turns/committed.hpp"
#include "rules/systems/vigor/turns/encounter.hpp"
#include "rules/systems/vigor/turns/holds.hpp"
#include "rules/systems/vigor/turns/recovery.hpp"

namespace ft::rules::vigor {

namespace {

void end_first_round(Resolution& r, CreatureId who) {  // VG-INIT-05
  for (const Key of_the_first : {key::ambushed, key::ambusher}) lose(r, who, of_the_first);
}

void finish_turn(Resolution& r, CreatureId who) {
  end_first_round(r, who);
  for (const Key number : {key::actions_left, key::offhand_open, key::offhand_awaited}) r.set(who, number, 0);
  r.set(who, key::turn_state, key::done.hash);
  r.emit(TurnEnded{r.world().creature(who).encounter, who});
  if (!Actor(r.world(), who).has(key::escaped)) return;
  on_leave_encounter(r, who);
  remove_from_encounter(r, who);
}

}  // namespace

void begin_round(Resolution& r) {  // Source: VG-ENC-02, VG-REC-01
  const EncounterId id = r.encounter("encounter"_k);
  recover_all(r, id);
  r.emit(ClockAdvanced{id, 15});
  (void)start_round(r, id, "VG-ENC-02"_k);
  const std::vector<CreatureId> order = r.world().encounter(id).order;
  for (const CreatureId who : order)
    if (Actor(r.world(), who).number(key::turn_state) != key::sits_out.hash)
      r.set(who, key::turn_state, key::waiting.hash);
    else
      end_first_round(r, who);
}

void start_turn(Resolution& r) {  // Source: VG-TURN-03
  const CreatureId who = r.actor();
  r.emit(TurnStarted{r.world().creature(who).encounter, who});
  r.set(who, key::turn_state, key::acting.hash);
  lose(r, who, key::defending);
  lose(r, who, key::readied);
  struggle(r, who);
  const Actor actor(r.world(), who);
  r.set(who, key::actions_left, actor.able() ? actions_of_turn(r.system(), actor).total() : 0);
  if (actor.able()) return continue_act(r, who);
  log_line(r, "cannot_act"_k, {{"who"_k, who}}, "VG-TURN-07"_k);
  finish_turn(r, who);
}

void end_turn(Resolution& r) {  // Source: VG-TURN-04, VG-ACT-14
  const Encounter* encounter = r.world().encounter_of(r.actor());
  r.require(encounter != nullptr, {"E_PHASE"_k, {{"mode"_k, "in_encounter"_k}}, {}});
  r.require(encounter->turn == r.actor(), {"E_NOT_YOUR_TURN"_k, {{"who"_k, r.actor()}}, {}});
  if (encounter->turn == r.actor()) finish_turn(r, r.actor());  // else the rule is overridden: no turn to end
}

void defend(Resolution& r) {  // Source: VG-ACT-04, G-10
  constexpr Price price{.actions = 1};
  require_in_encounter(r);
  require_can_act(r, price);
  require_payable(r, price);
  pay(r, price);
  gain(r, r.actor(), key::defending, {"own_turn"_k, 1, r.actor()});
  log_line(r, "defends"_k, {{"who"_k, r.actor()}}, "VG-ACT-04"_k);
}

void grant_actions(Resolution& r) {  // Source: VG-ACT-17
  const CreatureId who = r.creature("target"_k);
  const std::int64_t n = r.number("n"_k);
  const Encounter* encounter = r.world().encounter_of(who);
  const bool its_turn = encounter && encounter->turn == who;
  r.require(its_turn, {"E_NOT_YOUR_TURN"_k, {{"who"_k, who}}, "VG-ACT-17"_k});
  const Key line = n < 0 ? "actions_taken"_k : "actions_granted"_k;
  log_line(r, line, {{"who"_k, who}, {"n"_k, std::abs(n)}}, "VG-ACT-17"_k);
  r.set(who, key::actions_left, std::max<std::int64_t>(0, Actor(r.world(), who).number(key::actions_left) + n));
}

namespace {

/// Source: VG-TURN-04.
bool is_over(const World& world, const Encounter& encounter) {
  const Actor actor(world, encounter.turn);
  return !actor.able() || (actor.number(key::actions_left) <= 0 && !actor.flag(key::offhand_awaited));
}

bool has_turn(const World& world, CreatureId who) {
  const Actor actor(world, who);
  const bool gone = actor.has(key::dead) || actor.has(key::escaped);
  return actor.number(key::turn_state) == key::waiting.hash && !gone;
}

/// It may act, catches its breath, or has a death clock that runs.
bool needs_rounds(const World& world, CreatureId who) {
  const Actor actor(world, who);
  if (actor.has(key::dead) || actor.has(key::escaped)) return false;
  const bool acts = actor.number(key::turn_state) != key::sits_out.hash;
  return (acts && actor.conscious()) || actor.has(key::shock);
}

/// Whether a further round changes anything: for a Winded creature only where it recovers Vigor. Source: VG-REC-04.
bool rounds_help(const Ruleset& system, const World& world, const Encounter& encounter) {
  return std::ranges::any_of(encounter.order, [&](CreatureId who) {
    const Actor actor(world, who);
    const bool breathless = actor.has(key::winded) && vigor_recovery(system, actor).total() <= 0;
    return needs_rounds(world, who) && (actor.has(key::shock) || !breathless);
  });
}

}  // namespace

std::optional<Due> next_due(const Ruleset& system, const World& world, EncounterId id) {
  const Encounter* encounter = id ? world.find(id) : nullptr;
  if (!encounter) return std::nullopt;
  const auto next = next_turn_command(world, *encounter, {is_over, has_turn, needs_rounds});
  const bool idle = next && next->action == "begin_round"_k && !rounds_help(system, world, *encounter);
  return next && !idle ? std::optional(Due{*next, 0}) : std::nullopt;
}

}  // namespace ft::rules::vigor
