// Sneaking past watchers, being noticed, looking for the hidden. Source: GW-STEALTH-01 to 07, GW-UNC-03.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"
#include "rules/systems/grimwire/creature/notice.hpp"

namespace ft::rules::grimwire {

/// Refuses E_LOCATED where every watcher the mover knows of sees it.
[[nodiscard]] Verdict may_sneak(const Resolution& r, CreatureId who);
/// One roll for the movement, against each watcher; the winner of each knows more than before. Asks the GM once. path:
/// where it will go; only sleepers near it are in danger of waking. Emits. Source: GW-STEALTH-01 to 05, GW-UNC-03.
void sneak_past(Resolution& r, CreatureId who, const Path& path);
/// Searches for creatures not yet located. Emits. Source: GW-STEALTH-03, 06.
void look_for_hidden(Resolution& r, CreatureId who);

/// All that it was hidden from locate it: it has attacked. Emits.
void reveal_position(Resolution& r, CreatureId who);
/// Creatures that now have it in sight locate it: it has moved openly. Emits. Source: GW-STEALTH-01.
void be_seen_moving(Resolution& r, CreatureId who);
/// What is conspicuous betrays its user, who may try to keep it unnoticed. Asks, emits. Source: GW-STEALTH-07, GW-WIN-13.
void conceal_use(Resolution& r, CreatureId who);

}  // namespace ft::rules::grimwire
