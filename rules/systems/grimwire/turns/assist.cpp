// Helping somebody with what they are about to do. Source: GW-DICE-12, G-12.
#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/conditions/holds.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"

namespace ft::rules::grimwire {

namespace {

/// The GM accepts the attribute or not; silence accepts.
bool accepted(Resolution& r, CreatureId actor, Key attribute) {
  return r.ask_yes({.about = "q_assist"_k,
                    .params = {{"who"_k, r.actor()}, {"actor"_k, actor}, {"attribute"_k, attribute}},
                    .rule = "GW-DICE-12"_k,
                    .otherwise = true});
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
  if (held_back(r, r.actor())) return;
  Condition help = condition("assisting"_k, actor);
  if (r.world().encounter_of(r.actor())) help.ends = {"start_of_own_turn"_k, 1, r.actor()};
  help.data = {
      {"actor"_k, static_cast<std::int64_t>(actor.value)}, {"task"_k, task.hash}, {"attribute"_k, attribute.hash}};
  gain(r, r.actor(), help);
  note(r, "helps"_k, {{"who"_k, r.actor()}, {"target"_k, actor}}, "GW-DICE-12"_k);
}

}  // namespace ft::rules::grimwire
