// Helpers: those named for a called roll, and those who have declared help in a conflict. Source: GW-DICE-12.
#pragma once

#include "rules/systems/grimwire/dice/checks.hpp"

namespace ft::rules::grimwire {

/// Helpers who wait for the actor to do this (a roll of the schema), by creature id. Source: GW-DICE-12, G-12.
[[nodiscard]] std::vector<Roller> waiting_helpers(const Resolution& r, CreatureId actor, Key task);
/// Rolls for all, the actor first; the highest total counts, natural 1s drop out; logs each and returns whether the
/// number was reached. Help that waited is used up.
[[nodiscard]] bool passes_together(Resolution& r, const FixedCheck& check, const std::vector<Roller>& helpers);

}  // namespace ft::rules::grimwire
