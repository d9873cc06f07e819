// Experience: awards and training. Source: HM-XP-01 to 05.
#pragma once

#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

void award_xp(Resolution& r);
void train(Resolution& r);
/// Downtime begins, or the adventure goes on. Source: HM-XP-04.
void call_downtime(Resolution& r);

/// One form an ability; during an encounter one whose refusal explains it.
[[nodiscard]] std::vector<Params> to_train(const Ruleset& system, const View& view, CreatureId creature);

}  // namespace ft::rules::heimr
