// The roll block while it asks somebody: nobody interrupts it. Source: AU-ARB-08, AU-INT-02, AU-INT-03.
#include "rules/systems/aura/dice/roll_block.hpp"

#include <algorithm>

#include "rules/systems/aura/turns/declaration.hpp"

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
  Question question{.about = telling.about,
                    .params = telling.params,
                    .rule = telling.rule,
                    .shape = Shape::text,
                    .otherwise = "",
                    .seconds = r.house_rule("prompt_s"_k)};
  question.params.insert(question.params.begin(), {"who"_k, who});
  Params said = question.params;
  said.push_back({"text"_k, r.ask(std::move(question))});
  if (!said.back().value.as<std::string>()->empty()) note(r, telling.told, std::move(said), telling.rule);
  if (!stands_in_one) unlock_after_rolls(r, who);
}

Verdict roll_block_refused(Resolution& r, bool interrupts) {
  const auto block_of = [&](CreatureId who) {
    const Creature* creature = r.world().find(who);
    return creature ? creature->numbers.get(key::rolling) : 0;
  };
  const std::int64_t block = std::max(block_of(r.actor()), block_of(named(r.command(), "target"_k)));
  const bool of_interrupts = interrupts && block == static_cast<std::int64_t>(BlockOf::interrupt);
  if (Verdict no = r.unless(!of_interrupts, {"cannot_interrupt_interrupt"_k, {}, "AU-INT-03"_k})) return no;
  return r.unless(block == 0, {"rolls_in_progress"_k, {}, "AU-ARB-08"_k});
}

}  // namespace ft::rules::aura
