// Fields that every action which costs something shares. Source: AU-STA-02, AU-STA-04, AU-ARB-11.
#include "rules/systems/aura/schema/schema.hpp"

namespace ft::rules::aura {

std::vector<FieldSchema> paying(std::vector<FieldSchema> fields) {
  fields.push_back(form::number("payStamina", "Pay with Stamina", 0, 9, false));
  fields.push_back(form::optional(form::field("confirmCollapse", "Allow last Stamina", FieldSchema::Kind::yes_no)));
  fields.push_back(form::number("at_step", "React after step", 0, 99, false));
  return fields;
}

}  // namespace ft::rules::aura
