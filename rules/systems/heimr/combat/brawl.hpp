// Attacks with bare hands. Source: HM-BRAWL-01.
#pragma once

#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/combat/attack.hpp"

namespace ft::rules::heimr {

void brawl_attack(Resolution& r);
/// To hit, and to bind.
[[nodiscard]] std::vector<Params> blows(const Ruleset& system, const View& view, CreatureId creature);

/// Hit or bind: E_EFFECT_CHOICE. Source: HM-BRAWL-01.
void choose_blow(Resolution& r, Attack& attack);

}  // namespace ft::rules::heimr
