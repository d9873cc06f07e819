// The attributes of a creature, and the fatigue they stand for. Source: HM-ATTR-01, HM-FAT-01.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// The attribute with what gear and conditions change about it. Source: HM-ATTR-01, HM-ARM-05.
[[nodiscard]] Sum attribute_sum(const Ruleset& system, const Actor& actor, Key attribute);
/// max(1, 4 - stamina). Source: HM-FAT-01.
[[nodiscard]] Sum base_fatigue(const Ruleset& system, const Actor& actor);

}  // namespace ft::rules::heimr
