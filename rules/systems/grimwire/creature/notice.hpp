// Which creatures have noticed which: the relations from the sneaker to the watcher. Source: GW-STEALTH-02,
// GW-STEALTH-05.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

/// What an observer knows of a creature's presence: nothing, that there is something, or where it is.
enum class Notice : std::uint8_t { unnoticed, suspected, located };

inline constexpr Key unnoticed_by = "unnoticed_by"_k, suspected_by = "suspected_by"_k, located_by = "located_by"_k;
/// The relation of notice between the two, or null.
[[nodiscard]] const Relation* tie_between(const World& world, CreatureId observer, CreatureId other);
/// What that relation means.
[[nodiscard]] Notice notice_in(const Relation& tie);

/// By the relations unnoticed_by, suspected_by and located_by; without one, what is not hidden is located.
[[nodiscard]] Notice notice_of(const World& world, CreatureId observer, CreatureId other);
/// Whether the observer knows where the other is. Source: GW-ATK-01, GW-STEALTH-05.
[[nodiscard]] bool perceives(const World& world, CreatureId observer, CreatureId other);
/// Whether the observer also sees it, where the map is one with vision. Source: GW-ATK-01, sight S17, S25.
[[nodiscard]] bool sees(const Resolution& r, CreatureId observer, CreatureId other);
/// Refuses: E_NOT_PERCEIVED.
void require_located(Resolution& r, CreatureId target);
/// Whether nothing but smoke would keep the one from seeing the other.
[[nodiscard]] bool sees_through_smoke(const Ruleset& system, const World& world, CreatureId observer, CreatureId other);
/// Whether the GM hides it and no creature has located it: it takes part in nothing yet.
[[nodiscard]] bool is_unrevealed(const World& world, CreatureId who);

}  // namespace ft::rules::grimwire
