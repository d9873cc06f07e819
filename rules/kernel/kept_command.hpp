// A command that is kept for later as the data of a condition: a readied action, an act that spans turns.
#pragma once

#include "rules/kernel/content/ruleset.hpp"
#include "rules/kernel/state/world.hpp"
#include "rules/kernel/values/command.hpp"

namespace ft::rules {

/// The number that stands for a value of a form; of a path its last cell. 0: a text, which cannot be kept.
[[nodiscard]] std::int64_t kept_number(const Value& value);
/// The value of a creature, item, choice, yes or no, or number field again.
[[nodiscard]] Value kept_value(FieldSchema::Kind kind, std::int64_t number);

/// `does` is the action; each field of the form stands under its own name.
[[nodiscard]] Numbers keep_command(const Command& command);
/// The command again; a path leads to its last cell from where the creature now stands, or is that cell alone where no
/// path leads there. Without an action where none was kept.
[[nodiscard]] Command kept_command(const Ruleset& system, const World& world, CreatureId who, const Numbers& data);

}  // namespace ft::rules
