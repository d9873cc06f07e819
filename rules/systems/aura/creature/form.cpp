// Reading the form of a command. Source: section 4.
#include "rules/systems/aura/creature/form.hpp"

namespace ft::rules::aura {

bool form_flag(const Command& command, Key field, bool fallback) {
  const Value* value = find(command.form, field);
  const bool* said = value ? value->as<bool>() : nullptr;
  return said ? *said : fallback;
}

bool form_flag(const Resolution& r, Key field, bool fallback) { return form_flag(r.command(), field, fallback); }

CreatureId form_creature(const Command& command, Key field) {
  const Value* value = find(command.form, field);
  const Ref* ref = value ? value->as<Ref>() : nullptr;
  return ref ? ref->creature() : CreatureId{};
}

}  // namespace ft::rules::aura
