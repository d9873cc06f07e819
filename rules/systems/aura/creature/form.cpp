// Reading the form of a command. Source: section 4.
#include "rules/systems/aura/creature/form.hpp"

namespace ft::rules::aura {

bool says(const Command& command, Key field, bool otherwise) {
  const Value* value = find(command.form, field);
  const bool* said = value ? value->as<bool>() : nullptr;
  return said ? *said : otherwise;
}

bool says(const Resolution& r, Key field, bool otherwise) { return says(r.command(), field, otherwise); }

CreatureId named(const Command& command, Key field) {
  const Value* value = find(command.form, field);
  const Ref* ref = value ? value->as<Ref>() : nullptr;
  return ref ? ref->creature() : CreatureId{};
}

}  // namespace ft::rules::aura
