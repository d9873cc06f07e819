// The attack action. Source: VG-ACT-01, VG-ACT-02.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::vigor {

void attack(Resolution& r);
/// One form a weapon that is ready to strike; bare hands have none.
[[nodiscard]] std::vector<Params> attack_forms(const Ruleset& system, const View& view, CreatureId creature);

}  // namespace ft::rules::vigor
