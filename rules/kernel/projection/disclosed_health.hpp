// What players learn of the health of creatures whose numbers they may not read: the house rule foe_health.
#pragma once

#include <optional>

#include "rules/kernel/content/ruleset.hpp"
#include "rules/kernel/state/event.hpp"

namespace ft::rules {

/// Nothing, a word, eighths of its maximum, or the numbers themselves.
enum class DisclosedHealth : std::uint8_t { nothing, words, eighths, numbers };

/// What the campaign discloses. Nothing where the schema has no `health`.
[[nodiscard]] DisclosedHealth disclosed_health(const Ruleset& system, const Campaign& campaign);

/// Whether the number is the schema's `health` or its maximum.
[[nodiscard]] bool is_health(const Ruleset& system, Key number);

/// The number that stands for the creature's health: health_state or health_eighths. None: nothing stands for it.
[[nodiscard]] std::optional<Numbers::Entry> health_as_disclosed(const Ruleset& system, const World& world,
                                                                const Creature& creature);

/// Whether the event may change the maximum of a health that is disclosed by its part of it, other than by setting the maximum
/// itself. Errs on the safe side for creatures that are not in `before`.
[[nodiscard]] bool rescales_disclosed_health(const Ruleset& system, const State& before, const Event& event);

}  // namespace ft::rules
