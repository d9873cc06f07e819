// Who has noticed whom. Source: GW-STEALTH-01 to 07, GW-UNC-03.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

/// What an observer knows of somebody's presence: nothing, that there is something, or where it is.
enum class Notice : std::uint8_t { unnoticed, suspected, located };

/// By the relations unnoticed_by, suspected_by and located_by; without one, what is not hidden is located.
[[nodiscard]] Notice notice_of(const World& world, CreatureId observer, CreatureId other);
/// Whether the observer knows where the other is. Source: GW-ATK-01, GW-STEALTH-05.
[[nodiscard]] bool perceives(const World& world, CreatureId observer, CreatureId other);
/// Refuses: E_NOT_PERCEIVED.
void require_located(Resolution& r, CreatureId target);
/// Whether nothing but smoke would keep the one from seeing the other.
[[nodiscard]] bool sees_through_smoke(const Ruleset& system, const World& world, CreatureId observer, CreatureId other);

/// Refuses E_LOCATED where every watcher the mover knows of sees it.
[[nodiscard]] Verdict may_sneak(const Resolution& r, CreatureId who);
/// One roll for the movement, against each watcher; whoever wins knows more than before. Asks the GM once.
/// path: where it will go; only sleepers near it are in danger of waking. Emits. Source: GW-STEALTH-01 to 05, GW-UNC-03.
void sneak_past(Resolution& r, CreatureId who, const Path& path);
/// Somebody looks for those it has not located. Emits. Source: GW-STEALTH-03, 06.
void look_for_hidden(Resolution& r, CreatureId who);

/// Whether the GM keeps it out of sight and nobody has located it: it takes part in nothing yet.
[[nodiscard]] bool is_unrevealed(const World& world, CreatureId who);
/// Everybody whom it was hidden from locates it: it has attacked. Emits.
void reveal_position(Resolution& r, CreatureId who);
/// The same for those who now have it in sight: it has moved openly. Emits. Source: GW-STEALTH-01.
void be_seen_moving(Resolution& r, CreatureId who);
/// What is conspicuous betrays its user, who may try to keep it unnoticed. Asks, emits. Source: GW-STEALTH-07, GW-WIN-13.
void conceal_use(Resolution& r, CreatureId who);

}  // namespace ft::rules::grimwire
