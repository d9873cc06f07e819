// A condition as it lands. Source: GW-INEB, GW-FRENZY, GW-AMOK, GW-BREATH-01.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

/// The condition as it lands: a drink knows what it changes and how long, a held breath how long. Pure.
[[nodiscard]] Condition made_ready(const Resolution& r, CreatureId on, Condition made);
/// Whether the creature is beyond feeling it: pain and fear in a rage, darkness without eyes.
[[nodiscard]] bool is_immune(const World& world, CreatureId on, const Condition& made);

}  // namespace ft::rules::grimwire
