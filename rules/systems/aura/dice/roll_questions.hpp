// The roll block while a prompt is open: no interrupts. Source: AU-ARB-08, AU-INT-02, AU-INT-03.
#pragma once

#include "rules/systems/aura/creature/actor.hpp"

namespace ft::rules::aura {

/// Until the end of its action each named creature is in a roll block that waits for an answer: a push, a fling, a GM
/// decision. Of an interrupt, or of another action. Source: AU-ARB-08.
enum class BlockOf : std::uint8_t { action = 1, interrupt = 2 };
void lock_for_rolls(Resolution& r, const std::vector<CreatureId>& who, BlockOf kind = BlockOf::action);
/// Its end for that one.
void unlock_after_rolls(Resolution& r, CreatureId who);
/// A text that only the GM supplies about a creature: the prompt, the log line, and the parameters of both besides
/// {who}.
struct Telling {
  Key prompt, log_text, rule;
  Params params;
};
/// Asks for it in a roll block, and logs it; a timeout logs nothing. Source: AU-ARB-13.
void ask_gm_text(Resolution& r, CreatureId who, const Telling& telling);

}  // namespace ft::rules::aura
