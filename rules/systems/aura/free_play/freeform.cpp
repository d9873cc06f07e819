// Any action without rules of its own: the GM sets cost and effect. Source: AU-ARB-16, AU-STA-03, AU-GRID-02.
#include "rules/systems/aura/creature/form.hpp"
#include "rules/systems/aura/dice/dice.hpp"
#include "rules/systems/aura/dice/roll_questions.hpp"
#include "rules/systems/aura/free_play/actions.hpp"
#include "rules/systems/aura/turns/acting.hpp"

namespace ft::rules::aura {

namespace {

Cost cost_of_freeform(Resolution& r);
void check_freeform(Resolution& r);
Command settle_freeform(Resolution& r);
void tell_freeform(Resolution& r);
Effect lock_freeform(Resolution& r, Execution&);
ActionTraits nature_of_freeform(const Ruleset&, const Command& command);

}  // namespace

const ActionDefinition freeform{.check = check_freeform,
                                .cost = cost_of_freeform,
                                .lock = lock_freeform,
                                .begins = tell_freeform,
                                .settle = settle_freeform,
                                .nature = nature_of_freeform};

namespace {

constexpr Key as_movement = "as_movement"_k, as_attack = "as_attack"_k, dc = "dc"_k;

std::int64_t said(const Command& command, Key field, std::int64_t otherwise) {
  const Value* value = find(command.form, field);
  const auto* number = value ? value->as<std::int64_t>() : nullptr;
  return number ? *number : otherwise;
}

/// Nothing before the GM has set it, nor where the GM does not allow the action.
Cost cost_of_freeform(Resolution& r) {
  return {.energy = number_by_gm(r, key::energy, gm_has_said(r) ? 1 : 0),
          .stamina = number_by_gm(r, key::stamina, 0),
          .agility = number_by_gm(r, key::agility, 0)};
}

void check_freeform(Resolution& r) {
  r.require(form_flag(r, key::settled, true), {"gm_only"_k, {}, "AU-ARB-16"_k});
  for (const Key field : {as_movement, as_attack, dc}) (void)number_by_gm(r, field, 0);
}

/// Whether the GM lets it be tried.
bool allowed(Resolution& r) {
  if (gm_speaks(r)) return true;
  return r.ask_yes({.prompt = "q_allowed"_k,
                    .params = {{"who"_k, r.actor()}, {"text"_k, r.field("text"_k)}},
                    .rule = "AU-ARB-16"_k,
                    .default_answer = true,
                    .seconds = r.house_rule("prompt_s"_k)});
}

Command settle_freeform(Resolution& r) {
  if (allowed(r))
    return ask_gm_numbers(r,
                          {{key::energy, 0, 9, 1},
                           {key::stamina, 0, 9, 0},
                           {key::agility, 0, 9, 0},
                           {as_movement, 0, 1, 0},
                           {as_attack, 0, 1, 0},
                           {dc, 0, 40, 0}},
                          "q_freeform"_k);
  Command refused = r.command();
  refused.form.push_back({key::settled, false});
  return refused;
}

void tell_freeform(Resolution& r) {
  log_line(r, "freeform_told"_k, {{"who"_k, r.actor()}, {"text"_k, r.field("text"_k)}}, "AU-ARB-16"_k);
}

Effect lock_freeform(Resolution& r, Execution&) {
  const CreatureId who = r.actor();
  const std::int64_t needed = number_by_gm(r, dc, 0);
  if (needed > 0) (void)chance(r, who, "freeform_roll"_k, needed, "AU-ARB-16"_k);
  return {.happens = [who](Resolution& later) {
    ask_gm_text(later, who, {"q_outcome"_k, "outcome_told"_k, "AU-ARB-16"_k, {}});
  }};
}

ActionTraits nature_of_freeform(const Ruleset&, const Command& command) {
  return {.kind = ActionTraits::Kind::ordinary,
          .movement = said(command, as_movement, 0) != 0,
          .attack = said(command, as_attack, 0) != 0};
}

}  // namespace

}  // namespace ft::rules::aura
