// The roll block while it asks somebody: nobody interrupts it. Source: AU-ARB-08, AU-INT-02, AU-INT-03.
#pragma once

#include "rules/systems/aura/creature/actor.hpp"

namespace ft::rules::aura {

/// From here to the end of its action everybody named stands in a roll block that waits for an answer: a push, a fling,
/// what the GM says. Of an interrupt, or of another action. Source: AU-ARB-08.
enum class BlockOf : std::uint8_t { action = 1, interrupt = 2 };
void lock_for_rolls(Resolution& r, const std::vector<CreatureId>& who, BlockOf kind = BlockOf::action);
/// Its end for that one.
void unlock_after_rolls(Resolution& r, CreatureId who);
/// What only the GM can tell of somebody: the question, the line in the log, and what both name besides {who}.
struct Telling {
  Key about, told, rule;
  Params params;
};
/// Asks for it in a roll block, and puts it in the log; silence tells nothing. Source: AU-ARB-13.
void ask_gm_text(Resolution& r, CreatureId who, const Telling& telling);

}  // namespace ft::rules::aura
