// A creature read as this rulebook reads it: attributes, derived numbers, conditions. Source: threed6.md 2.1, 3.2, 3.20.
#pragma once

#include <array>

#include "rules/kernel/content/ruleset.hpp"
#include "rules/kernel/state/actor.hpp"
#include "rules/systems/threed6/vocabulary.hpp"

namespace ft::rules::threed6 {

class Actor : public rules::Actor {
 public:
  using rules::Actor::Actor;

  [[nodiscard]] bool pc() const { return number(key::kind) == key::pc.hash; }
  /// One of ST, DX, IQ, HT, will, per; shock is not in it. Source: 2.1.
  [[nodiscard]] Sum attribute(Key attribute) const;
  /// In quarters, never rounded. Source: 2.1.
  [[nodiscard]] std::int64_t basic_speed() const { return number(key::DX) + number(key::HT); }
  [[nodiscard]] Sum basic_move() const;

  /// 3 x HP < max HP; 3 x FP < max FP. Source: TD-INJ-02, TD-FAT-02.
  [[nodiscard]] bool reeling() const { return 3 * number(key::hp) < number(key::hp_max); }
  [[nodiscard]] bool very_tired() const { return 3 * number(key::fp) < number(key::fp_max); }
  /// ST for ST rolls and throws, halved when very tired. Source: TD-FAT-02.
  [[nodiscard]] Sum strength_now() const;

  /// One of the postures, standing if none. Source: TD-POST-02.
  [[nodiscard]] Key posture() const;
  [[nodiscard]] bool stunned() const { return has(key::stunned) || has(key::mentally_stunned); }
  [[nodiscard]] bool conscious() const { return !has(key::dead) && !has(key::unconscious); }
  /// Alive, conscious, not collapsed. Source: section 4.
  [[nodiscard]] bool able() const { return conscious() && !has(key::collapsed); }
  /// Able to choose a maneuver other than Do Nothing. Source: TD-NOTH-02, TD-FAT-04.
  [[nodiscard]] bool free_to_act() const { return able() && !stunned() && !has(key::surprised); }
  /// Whether its All-Out Defense increases that defence. Source: TD-AOD-01.
  [[nodiscard]] bool increases(Key defence) const;
  /// Source: TD-DEF-04.
  [[nodiscard]] bool aware_of(CreatureId attacker) const;
  /// Whether an active defence is possible at all against this attacker. Source: TD-DEF-04.
  [[nodiscard]] bool may_defend_against(CreatureId attacker) const;
};

/// The postures that are conditions; who has none stands.
inline constexpr std::array postures{key::kneeling, key::sitting, key::crawling, key::prone, key::supine};

/// What a posture changes. Source: TD-POST-02.
struct PostureEffects {
  std::int64_t attack = 0, defence = 0, shots_at_it = 0;
};
[[nodiscard]] PostureEffects effects_of(Key posture);

/// Adds the change to half, rounded up. Source: section 1, TD-ORD-01.
void halve_up(Sum& sum, Key source, Key rule);

}  // namespace ft::rules::threed6
