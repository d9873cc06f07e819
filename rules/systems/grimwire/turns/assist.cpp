// Helping with another creature's next action. Source: GW-DICE-12, G-11, G-12.
#include "rules/systems/grimwire/turns/assist.hpp"

#include <algorithm>

#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/conditions/holds.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"

namespace ft::rules::grimwire {

namespace {

/// The GM accepts the attribute or not; silence accepts.
bool accepted(Resolution& r, CreatureId actor, Key attribute) {
  return r.ask_yes({.prompt = "q_assist"_k,
                    .params = {{"who"_k, r.actor()}, {"actor"_k, actor}, {"attribute"_k, attribute}},
                    .rule = "GW-DICE-12"_k,
                    .default_answer = true});
}

}  // namespace

void assist(Resolution& r) {
  require_can_command(r);
  require_action(r);
  const CreatureId actor = r.creature("target"_k);
  const Key task = r.choice("task"_k), attribute = attribute_named(r.choice("attribute"_k));
  const bool possible = actor != r.actor() && task != "attack"_k;  // attacks cannot be assisted
  r.require(possible, {"E_ASSIST"_k, {{"who"_k, r.actor()}}, {}});
  r.require(accepted(r, actor, attribute), {"E_ASSIST"_k, {{"who"_k, r.actor()}}, {}});
  spend_action(r, r.actor());
  if (stopped_by_hold(r, r.actor())) return;
  Condition help = condition("assisting"_k, actor);
  if (r.world().encounter_of(r.actor())) help.ends = {"start_of_own_turn"_k, 1, r.actor()};
  help.data = {
      {"actor"_k, static_cast<std::int64_t>(actor.value)}, {"task"_k, task.hash}, {"attribute"_k, attribute.hash}};
  gain(r, r.actor(), help);
  log_line(r, "helps"_k, {{"who"_k, r.actor()}, {"target"_k, actor}}, "GW-DICE-12"_k);
}

namespace {

const Condition* help_for(const World& world, CreatureId helper, CreatureId actor, Key task) {
  for (const Condition* help : Actor(world, helper).all("assisting"_k))
    if (help->data.get("actor"_k) == static_cast<std::int64_t>(actor.value) && help->data.get("task"_k) == task.hash)
      return help;
  return nullptr;
}

}  // namespace

std::vector<Roller> waiting_helpers(const Resolution& r, CreatureId actor, Key task) {
  std::vector<Roller> helpers;
  for (const Creature* creature : r.world().creatures())
    if (const Condition* help = help_for(r.world(), creature->id, actor, task))
      helpers.push_back(
          {creature->id, Key(static_cast<std::uint32_t>(help->data.get("attribute"_k))), "assist_roll"_k, {}});
  return helpers;
}

bool passes_together(Resolution& r, const FixedCheck& check, const std::vector<Roller>& helpers) {
  std::vector<Roller> sides{check.side};
  sides.insert(sides.end(), helpers.begin(), helpers.end());
  std::vector<RollResult> thrown;
  for (const Roller& side : sides) thrown.push_back(roll_d20(r, side));
  const bool passed = std::any_of(thrown.begin(), thrown.end(), [&](const RollResult& one) {
    return one.natural > 1 && one.total.total() >= check.target.total();
  });
  for (std::size_t i = 0; i < sides.size(); ++i) {
    log_roll(r, sides[i], thrown[i], check.target, passed ? "passed"_k : "failed"_k,
             i == 0 ? check.rule : "GW-DICE-12"_k, check.against);
    const Condition* help = i == 0 ? nullptr : help_for(r.world(), sides[i].who, check.side.who, check.side.purpose);
    if (help) lose(r, sides[i].who, ConditionId(help->id));
  }
  return passed;
}

}  // namespace ft::rules::grimwire
