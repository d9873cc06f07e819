// Rounds without turns: how they begin and end, and what the table does unasked. Source: AU-RND, AU-ARB-10.
#pragma once

#include "rules/systems/aura/creature/actor.hpp"

#include "rules/kernel/system.hpp"

namespace ft::rules::aura {

/// 0 Energy, and no Stamina that could stand in for it. Source: AU-RND-04.
[[nodiscard]] bool spent(const Actor& actor);

/// The next Round: what was once a Round, saves, waking, Energy, Agility, in this order. Source: AU-RND-02.
void begin_round(Resolution& r, EncounterId encounter);
/// Everything that a Round remembers of one is forgotten. Source: AU-RND-02 (1).
void forget_round(Resolution& r, CreatureId who);
/// Energy and Agility for one who joins. Source: AU-RND-07.
void refill(Resolution& r, CreatureId who);
/// Of the Round and of this fight: what ends with it, and holds of those who stay. Stamina, Aura and lasting conditions
/// stay. Source: AU-RND-07.
void on_leave_encounter(Resolution& r, CreatureId who);
/// What is due in that encounter. Source: AU-RND-04, AU-ARB-13.
[[nodiscard]] std::optional<Due> next_due(const Ruleset& system, const World& world, EncounterId encounter);

}  // namespace ft::rules::aura
