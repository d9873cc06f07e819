// Blows of those who react. Source: HM-BRAWL-03, HM-BRAWL-04.
#pragma once

#include "rules/systems/heimr/combat/strike.hpp"

namespace ft::rules::heimr {

/// The attack that an armed target may make first. Whether the brawler gets close. Source: HM-BRAWL-03, W6.
[[nodiscard]] bool gets_close(Resolution& r, const Attack& brawl);

/// A reacting creature's blow, with melee weapon or bare hands.
[[nodiscard]] Attack close_attack(const Resolution& r, CreatureId attacker, CreatureId target);

}  // namespace ft::rules::heimr
