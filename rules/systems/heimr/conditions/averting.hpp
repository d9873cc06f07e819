// Reactions by which a victim averts what is about to land. Source: HM-EFF-11, W12.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// An effect about to land on a creature.
struct IncomingEffect {
  CreatureId source;
  bool damage = false;
  bool effect = false;
};

enum class Averted : std::uint8_t { no, effect, all };

/// W12: whether a skill of the victim resists the effect, or makes the attack miss after all. Source: HM-EFF-11.
[[nodiscard]] Averted averts(Resolution& r, CreatureId victim, const IncomingEffect& landing);

}  // namespace ft::rules::heimr
