// The roll block while a prompt is open: no interrupts. Source: AU-ARB-08, AU-INT-02, AU-INT-03.
#include "rules/systems/aura/dice/roll_questions.hpp"

#include <algorithm>

namespace ft::rules::aura {

void lock_for_rolls(Resolution& r, const std::vector<CreatureId>& who, BlockOf kind) {
  for (const CreatureId one : who) r.set(one, key::rolling, static_cast<std::int64_t>(kind));
}

void unlock_after_rolls(Resolution& r, CreatureId who) {
  if (r.world().find(who)) r.set(who, key::rolling, 0);
}

void ask_gm_text(Resolution& r, CreatureId who, const Telling& telling) {
  const bool stands_in_one = r.world().creature(who).numbers.get(key::rolling) != 0;
  if (!stands_in_one) lock_for_rolls(r, {who});
  Question question{.prompt = telling.prompt,
                    .params = telling.params,
                    .rule = telling.rule,
                    .shape = Shape::text,
                    .default_answer = "",
                    .seconds = r.house_rule("prompt_s"_k)};
  question.params.insert(question.params.begin(), {"who"_k, who});
  Params said = question.params;
  said.push_back({"text"_k, r.ask(std::move(question))});
  if (!said.back().value.as<std::string>()->empty()) log_line(r, telling.log_text, std::move(said), telling.rule);
  if (!stands_in_one) unlock_after_rolls(r, who);
}

}  // namespace ft::rules::aura
