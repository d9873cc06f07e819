// What a drag would cost and how far it gets. Source: AU-MOVE-03 to 07, AU-INC-03.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::aura {

/// Metres per cell, turns included, and as bands what Energy a Run so far takes, that Stamina has to stand in for some of it
/// (AU-STA-02), or that only a Sprint gets there. left: metres of a Run that are left. refusal: of a Run that is paid so.
[[nodiscard]] PathPreview preview_move(const Ruleset& system, const View& view, CreatureId mover, const Path& path);

}  // namespace ft::rules::aura
