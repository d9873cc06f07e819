// The reaction of a Wait as numbers of its condition, and back. Source: TD-WAIT-01.
#include "rules/systems/threed6/combat/kept_reaction.hpp"

#include "rules/kernel/kept_command.hpp"
#include "rules/kernel/system.hpp"

namespace ft::rules::threed6 {

namespace {

using Kind = FieldSchema::Kind;

/// Whether the form of the Wait fills in a field of the reaction.
bool filled_before(const FieldSchema& field) {
  return field.kind == Kind::item || field.kind == Kind::choice || field.kind == Kind::number ||
         field.kind == Kind::yes_no;
}

bool has_target(const ActionSchema& action) {
  for (const FieldSchema& field : action.form)
    if (Key(field.key) == "target"_k) return true;
  return false;
}

}  // namespace

Numbers kept_reaction(const Ruleset& system, Key reaction, const Params& form) {
  Numbers data{{"reaction"_k, reaction.hash}};
  const ActionSchema* action = system.action(reaction);
  if (!action) return data;
  for (const FieldSchema& field : action->form)
    if (const Value* value = filled_before(field) ? find(form, Key(field.key)) : nullptr)
      data.set(Key(field.key), kept_number(*value));
  return data;
}

Command reaction_of(const Ruleset& system, CreatureId who, const Numbers& data, CreatureId against) {
  Command command{Key(static_cast<std::uint32_t>(data.get("reaction"_k))), who, {}, {}, {}};
  const ActionSchema* action = system.action(command.action);
  if (!action) return command;
  if (against && has_target(*action)) command.form.push_back({"target"_k, against});
  for (const FieldSchema& field : action->form)
    if (filled_before(field) && data.has(Key(field.key)))
      command.form.push_back({Key(field.key), kept_value(field.kind, data.get(Key(field.key)))});
  return command;
}

}  // namespace ft::rules::threed6
