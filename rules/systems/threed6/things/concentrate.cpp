// The Concentrate maneuver, and what disturbs it. Source: TD-CONC-01 to 03.
#include "rules/systems/threed6/things/concentrate.hpp"

#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/conditions/injury.hpp"
#include "rules/systems/threed6/conditions/states.hpp"
#include "rules/systems/threed6/dice/margins.hpp"
#include "rules/systems/threed6/movement/steps.hpp"
#include "rules/systems/threed6/turns/maneuvers.hpp"

namespace ft::rules::threed6 {

namespace {

/// What the form names to roll at the end, at most one of both.
void require_roll(Resolution& r) {
  r.require(!r.has("skill"_k) || !r.has("attribute"_k), {"E_BAD_ARG"_k, {}, "TD-CONC-01"_k});
  if (!r.has("skill"_k)) return;
  const Key skill = r.choice("skill"_k);
  r.require(r.system().content().find(key::skill, skill) != nullptr, {"E_BAD_ARG"_k, {}, "TD-CONC-01"_k});
}

void complete(Resolution& r) {
  const CreatureId who = r.actor();
  lose(r, who, key::concentrating);
  log_line(r, "task_done"_k, {{"who"_k, who}}, "TD-CONC-01"_k);
  const Actor actor(r.world(), who);
  if (r.has("skill"_k))
    (void)roll_success(
        r, {who, "concentration_roll"_k, skill_now(r.system(), actor, r.choice("skill"_k)), "TD-CONC-01"_k});
  else if (r.has("attribute"_k))
    (void)roll_success(r, {who, "concentration_roll"_k, attribute_now(actor, r.choice("attribute"_k)), "TD-CONC-01"_k});
}

/// Turns on the same task in a row, this one counted. Source: TD-CONC-02.
void work_on(Resolution& r, std::int64_t needed, std::int64_t task) {
  const CreatureId who = r.actor();
  const Actor actor(r.world(), who);
  const std::int64_t turn = actor.number(key::turns_taken);
  const Condition* before = actor.find(key::concentrating);
  const bool goes_on = before && before->data.get("task"_k) == task && before->data.get("turn"_k) == turn - 1;
  const std::int64_t n = goes_on ? before->data.get("turns"_k) + 1 : 1;
  log_line(r, "concentrates_on"_k, {{"who"_k, who}, {"n"_k, n}, {"most"_k, needed}}, "TD-CONC-01"_k);
  if (n >= needed) return complete(r);
  gain(r, who, key::concentrating, {{"turns"_k, n}, {"needed"_k, needed}, {"task"_k, task}, {"turn"_k, turn}});
}

}  // namespace

void concentrate(Resolution& r) {
  require_maneuver(r);
  (void)require_step(r, step_yards(r));
  require_roll(r);
  const std::int64_t needed = r.number("n"_k);
  const std::string* text = r.field("text"_k).as<std::string>();
  const std::int64_t task = Key(text ? *text : std::string()).hash;
  if (!choose(r, "concentrate"_k)) return conclude(r);
  if (steps_first(r)) work_on(r, needed, task);
  take_step(r, Moment::after);
  conclude(r);
}

void distract(Resolution& r) {
  const CreatureId who = r.creature("target"_k);
  const Actor actor(r.world(), who);
  const bool disturbed = actor.has(key::concentrating) && actor.conscious();
  r.require(disturbed, {"E_NO_SUCH_TARGET"_k, {}, "TD-CONC-03"_k});
  test_concentration(r, who);
}

}  // namespace ft::rules::threed6
