// Questions of windows: only to those who could say something. Source: AU-ARB-04, AU-INIT-01, AU-ARB-12.
#include "rules/systems/aura/turns/windows.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/knowledge/own_sight.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/aura/turns/acting.hpp"
#include "rules/systems/aura/turns/declared.hpp"
#include "rules/systems/aura/turns/rounds.hpp"

namespace ft::rules::aura {

namespace {

/// Legal interrupts, with the fixed fields of their forms. Source: AU-INT-01.
const std::array<std::pair<Key, Params>, 3> interrupts{
    {{"agile_move"_k, {}}, {"swift_attack"_k, {}}, {"use_ability"_k, {{"ii"_k, true}}}}};

}  // namespace

bool among(const std::vector<CreatureId>& all, CreatureId who) {
  return std::find(all.begin(), all.end(), who) != all.end();
}

std::optional<Question> question_in_window(Resolution& r, const WindowPrompt& asking, CreatureId who,
                                           const AllowedReactions& says) {
  Question question;
  for (const auto& [action, fixed] : interrupts)
    if (const Command command{action, who, fixed, {}, {}}; could(r, command))
      question.options.push_back(
          {make_action_answer("interrupt"_k, command), "o_interrupt"_k, {{"action"_k, action}, {"who"_k, who}}});
  const Actor actor(r, who);  // one whose own action is under way neither challenges nor joins (AU-ARB-05)
  const bool free = (says.challenges || says.joins) && !acts(r.world(), who) && !too_surprised(actor);
  const bool may_roll = says.challenges && free && !actor.flag(key::initUsed);
  if (may_roll) question.options.push_back({Values{"challenge"_k}, "o_challenge"_k, {{"who"_k, who}}});
  const bool concerned = among(asking.waits_for, who);
  const bool only_joins = concerned && question.options.empty();  // holds nothing up (AU-ARB-04)
  if (says.joins && free && !only_joins && !spent(actor))
    question.options.push_back({Values{"join"_k}, "o_join"_k, {{"who"_k, who}}});
  if (says.aborts) question.options.push_back({Values{"abort"_k, says.aborts}, "o_abort"_k, {{"who"_k, who}}});
  if (question.options.empty()) return std::nullopt;
  question.asked = who;
  question.prompt = asking.prompt;
  question.params = asking.params;
  question.rule = asking.rule;
  question.shape = Shape::action;
  question.default_answer = "pass"_k;
  question.non_blocking = !concerned;
  question.seconds = question.non_blocking ? r.house_rule("glance_s"_k) : asking.seconds;
  question.max_damage = asking.max_damage;
  return question;
}

Command command_of_reaction(Resolution& r, const Reaction& spoken) {
  Command command = command_of_answer(spoken.answer, spoken.who);
  r.perform(command, &require_form);
  return command;
}

std::vector<CreatureId> aware_of_any(const Resolution& r, EncounterId encounter, const std::vector<CreatureId>& actors,
                                     const std::vector<CreatureId>& concerned) {
  std::vector<CreatureId> all;
  for (const CreatureId who : by_join_index(r.world(), encounter)) {
    const Actor actor(r, who);
    const bool aware = std::any_of(actors.begin(), actors.end(), [&](CreatureId of) {
      return of == who ||
             (actor.aware_of(of) && (among(concerned, who) || sees_by_itself(r.system(), r.world(), who, of)));
    });
    if (actor.able() && aware) all.push_back(who);
  }
  return all;
}

}  // namespace ft::rules::aura
