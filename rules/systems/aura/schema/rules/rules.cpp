// All rules of the book, chapter after chapter. Source: aura.md section 3.
#include "rules/systems/aura/schema/rules/rules.hpp"

#include "rules/systems/aura/schema/schema.hpp"

namespace ft::rules::aura {

std::vector<RuleSchema> rules() {
  std::vector<RuleSchema> all;
  for (const auto part : {basic_rules(), round_rules(), arbitration_rules(), movement_rules(), attack_rules(),
                          manoeuvre_rules(), wound_rules()})
    for (const RuleRow& row : part) all.push_back({row.id, row.title, row.text});
  return all;
}

}  // namespace ft::rules::aura
