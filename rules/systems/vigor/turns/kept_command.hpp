// A command that is kept for later as the data of a condition. Source: VG-ACT-08, VG-TURN-05.
#pragma once

#include "rules/kernel/content/ruleset.hpp"
#include "rules/systems/vigor/creature/actor.hpp"

namespace ft::rules::vigor {

/// The act with its form; of a way only its end is kept.
[[nodiscard]] Numbers keep_command(const Command& command);
/// The act again; the way to its end is found from where the creature now stands. No action where none was kept.
[[nodiscard]] Command kept_command(const Ruleset& system, const World& world, CreatureId who, const Numbers& data);

}  // namespace ft::rules::vigor
