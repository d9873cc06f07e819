// A creature read as GRIMWIRE reads it: effective attributes, conditions, gear.
#pragma once

#include <vector>

#include "rules/kernel/content/content.hpp"
#include "rules/kernel/state/actor.hpp"
#include "rules/systems/grimwire/vocabulary.hpp"

namespace ft::rules::grimwire {

class Actor : public rules::Actor {
 public:
  using rules::Actor::Actor;

  [[nodiscard]] bool pc() const { return number(key::kind) == key::pc.hash; }

  /// Effective attribute with its parts: base and attribute modifiers, within -10..10. Source: 2.1 attr_mods.
  [[nodiscard]] Sum attribute_sum(Key attribute) const;
  [[nodiscard]] std::int64_t attribute(Key attribute) const { return attribute_sum(attribute).total(); }

  /// min(4, real levels + agonies). Source: 2.1, GW-AGONY.
  [[nodiscard]] std::int64_t burnout() const;
  /// What burnout takes from every d20 with an attribute: 0, -1, -3 or -5. Source: GW-BURN-01.
  [[nodiscard]] std::int64_t roll_penalty() const;
  /// Source: GW-BURN-01; G-72 for agony.
  [[nodiscard]] std::int64_t condition_cap() const;
  /// Base, attribute and halvings in the order of the book, with parts. from_techniques: what passives add to the base.
  /// Source: GW-MOVE-01.
  [[nodiscard]] Sum speed_sum(std::int64_t from_techniques) const;
  /// Source: GW-MELEE-02.
  [[nodiscard]] std::int64_t light_attacks() const;
  [[nodiscard]] std::int64_t magic_range() const;
  /// A quarter of the most Condition. Source: 2.1, G-06.
  [[nodiscard]] std::int64_t critical_level() const;

  [[nodiscard]] bool unconscious() const;
  /// Breathes or has a circulation; machines have neither. Source: 2.1 nature, GW-BREATH-04, GW-GRAP-07.
  [[nodiscard]] bool needs_air() const;
  /// Gets along at 3 m a turn at most. Source: GW-MOVE-01.
  [[nodiscard]] bool crawls() const { return has(key::knocked_down) || burnout() == 3; }
  /// Alive, awake, neither stunned nor paralysed: may take a turn. Source: section 4, E_CANNOT_ACT.
  [[nodiscard]] bool able() const;
  /// May roll AGL, TOG or COR in defence. Source: GW-DICE-09.
  [[nodiscard]] bool can_defend() const;
  /// In a frenzy, or running amok, which is one. Source: GW-FRENZY, GW-AMOK.
  [[nodiscard]] bool raging() const { return has(key::frenzy) || has(key::amok); }
  [[nodiscard]] bool standing() const { return able() && !has(key::knocked_down); }
  /// Whether specialty techniques work at all. Source: GW-FOCUS-03, GW-BURN-01.
  [[nodiscard]] bool techniques_usable() const { return number(key::focus) >= 0 && burnout() < 3; }

  /// Holders of this creature, and creatures it holds, by id.
  [[nodiscard]] std::vector<CreatureId> grapplers() const;
  [[nodiscard]] std::vector<CreatureId> held_ones() const;
  [[nodiscard]] bool grappled() const { return !grapplers().empty(); }
  [[nodiscard]] bool grappling(CreatureId other) const;
};

/// Metres between two creatures, the largest of the three axes (switch metric), height rounded up. Source: G-02.
[[nodiscard]] std::int64_t metres_between(const World& world, CreatureId a, CreatureId b);
[[nodiscard]] std::int64_t metres_between(const World& world, const Scene& scene, Place a, Place b);
/// Whether the two are within melee range, 3 m. Source: GW-MELEE-01.
[[nodiscard]] bool within_melee(const World& world, CreatureId a, CreatureId b);
/// Whether they stand in the same scene with a line free of obstructions. Source: GW-ATK-01.
[[nodiscard]] bool line_between(const World& world, CreatureId a, CreatureId b);

/// The attribute that a name means: INT is MND, STR is TOG, SOC is PER. Source: GW-ATTR-02.
[[nodiscard]] Key attribute_named(Key name);

}  // namespace ft::rules::grimwire
