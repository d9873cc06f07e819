// Fields that every action which costs something shares. Source: AU-STA-02, AU-STA-04, AU-ARB-11.
#include "rules/systems/aura/schema/schema.hpp"

namespace ft::rules::aura {

std::vector<FieldSchema> paying(std::vector<FieldSchema> fields) {
  fields.push_back(form::number("payStamina", "Stamina instead of Energy", 0, 9, false));
  fields.push_back(
      form::optional(form::field("confirmCollapse", "Even if it is the last Stamina", FieldSchema::Kind::yes_no)));
  fields.push_back(form::number("at_step", "As an answer: after which step", 0, 99, false));
  return fields;
}

}  // namespace ft::rules::aura
