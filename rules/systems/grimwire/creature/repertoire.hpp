// Which techniques a creature has learned, and which of them are active.
#pragma once

#include "rules/kernel/content/content.hpp"
#include "rules/kernel/content/ruleset.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

/// What the creature has of a technique, or null. It may still be learning it.
[[nodiscard]] const Feature* technique_feature(const Actor& actor, Key technique);
[[nodiscard]] bool has_learned(const Actor& actor, Key technique);
[[nodiscard]] bool is_active(const Actor& actor, Key technique);
/// How many techniques may be active, and how many are. Source: GW-LEARN-01.
[[nodiscard]] std::int64_t most_active(const Actor& actor);
[[nodiscard]] std::int64_t active_ones(const Ruleset& system, const Actor& actor);

}  // namespace ft::rules::grimwire
