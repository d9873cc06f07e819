// A creature read as aura reads it. Source: aura.md 2.1.
#pragma once

#include <optional>
#include <vector>

#include "rules/kernel/content/content.hpp"
#include "rules/kernel/resolution/resolution.hpp"
#include "rules/kernel/state/actor.hpp"
#include "rules/systems/aura/vocabulary.hpp"

namespace ft::rules::aura {

/// From Miniscule (0) to Gigantic (8). Source: AU-SIZE-01.
enum class SizeClass : std::uint8_t { miniscule, fine, diminutive, tiny, small, medium, large, huge, gigantic };

/// Borrows the system too.
class Actor : public rules::Actor {
 public:
  Actor(const Ruleset& system, const World& world, CreatureId id) : rules::Actor(world, id), system_(&system) {}
  Actor(const Resolution& r, CreatureId id) : Actor(r.system(), r.world(), id) {}

  [[nodiscard]] const Ruleset& system() const { return *system_; }
  [[nodiscard]] std::int64_t house_rule(Key key) const;

  // ---- conditions (conditions.hpp gives and takes them)
  /// At least one instance that is felt, or one of a condition that imposes it. Source: 2.4, AU-COND-01.
  [[nodiscard]] bool has(Key condition) const;
  /// Whether neither this instance nor one that imposes it is being ignored. Source: AU-COND-06.
  [[nodiscard]] bool feels(const Condition& instance) const;
  [[nodiscard]] bool alive() const;
  [[nodiscard]] bool conscious() const;
  /// In the encounter, alive, conscious. Source: AU-RND-04.
  [[nodiscard]] bool able() const;
  /// No Defence roll, and what a 1-Energy strike needs: dead, unconscious, asleep, fully restrained, refusing.
  /// Source: AU-DFN-01, AU-MEL-06, AU-SWIFT-02 c.
  [[nodiscard]] bool defenceless() const;
  /// Held, or bound so fast that it cannot even evade: neither moves nor attacks. Source: AU-CM-06, AU-DFN-01.
  [[nodiscard]] bool bound() const;
  [[nodiscard]] Key posture() const;  // standing, kneeling, lying (prone)
  /// A GM may take creatures off the map too, from any place.
  [[nodiscard]] bool on_map() const { return creature_->place.kind != Place::Kind::nowhere; }

  // ---- the sheet: stored value, else what the charts say. Source: 2.1, AU-STAT, AU-SIZE-02.
  [[nodiscard]] std::int64_t modifier(Key ability) const;  // "str" ... "cha" (AU-STAT-01)
  [[nodiscard]] SizeClass size() const;
  /// The line of the Size Chart. Source: AU-SIZE-02.
  [[nodiscard]] const Record& size_row() const;
  [[nodiscard]] std::int64_t speed() const;             // m
  [[nodiscard]] std::int64_t effective_speed() const;   // m; Slowed: half, up
  [[nodiscard]] std::int64_t jump_distance_mm() const;  // 1/1000 m, with jumpBonus
  [[nodiscard]] std::int64_t jump_reach_mm() const;
  [[nodiscard]] std::int64_t stamina_max() const;
  /// How much Stamina may stand in for Energy in a Round. Source: AU-STA-02.
  [[nodiscard]] std::int64_t stamina_swap_limit() const { return creature_->numbers.get(key::staminaSwapLimit, 1); }
  /// Neither Shaken nor Exhausted. Source: AU-STA-05.
  [[nodiscard]] bool may_spend_stamina() const { return !has(key::shaken) && !has(key::exhausted); }
  [[nodiscard]] std::int64_t agility_max() const;
  [[nodiscard]] Sum aura_mod() const;
  [[nodiscard]] Sum aura_max() const;
  [[nodiscard]] Sum surges_max() const;
  [[nodiscard]] Sum recovery_value() const;
  [[nodiscard]] Sum masab() const;
  [[nodiscard]] Sum masdb() const;
  [[nodiscard]] Sum attack_value(const Item* weapon) const;  // null: unarmed (AU-STAT-03, AU-MPL-02)
  [[nodiscard]] Sum evasion() const;
  [[nodiscard]] Sum unarmed_evasion() const;
  [[nodiscard]] Sum ranged_evasion(bool faced) const;
  [[nodiscard]] Sum fortitude() const;
  [[nodiscard]] Sum will() const;
  [[nodiscard]] Sum miss_chance(const Record& weapon) const;  // 8 - Accuracy - half Dexterity (AU-RNG-02)

  // ---- things
  /// The content record of an item: weapon, armour, shield, gear ... or null.
  [[nodiscard]] const Record* record(const Item& item) const;
  [[nodiscard]] std::int64_t free_hands() const;
  [[nodiscard]] bool proficient(const Record& thing) const;  // MPL >= MPR (AU-MPL-01)
  /// Melee weapons in hand (thrown-capable ones too). Source: AU-GRID-04.
  [[nodiscard]] std::vector<const Item*> melee_weapons() const;
  /// In cells, of one weapon (null: unarmed), and the largest of all. Source: AU-GRID-04.
  [[nodiscard]] std::int64_t reach(const Item* weapon) const;
  [[nodiscard]] std::int64_t longest_reach() const;
  /// Armour Coverage, ranged coverage, rating; 0 where broken or none. Source: AU-MEL-04, AU-RNG-07, AU-ITEM-07.
  [[nodiscard]] std::int64_t armour(Key field) const;

  // ---- ties
  [[nodiscard]] std::vector<CreatureId> held_ones() const { return relations_from(key::holds); }
  [[nodiscard]] std::vector<CreatureId> holders() const {
    return relations_to(key::holds);
  }  // in the order they took hold
  [[nodiscard]] bool aware_of(CreatureId other) const;
  [[nodiscard]] bool same_side(CreatureId other) const;

 private:
  const Ruleset* system_;
};

/// The condition that this one brings along, or none. Source: AU-COND-01.
[[nodiscard]] Key imposes(Key condition);
/// The creatures of an encounter by joinIndex: the order in which they joined. Source: AU-RND-02.
[[nodiscard]] std::vector<CreatureId> by_join_index(const World& world, EncounterId encounter);
/// Floor of a/b for any sign. Source: AU-DICE-04.
[[nodiscard]] constexpr std::int64_t floor_div(std::int64_t a, std::int64_t b) {
  return a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0);
}
/// Ceiling of a/b, a >= 0, b > 0.
[[nodiscard]] constexpr std::int64_t ceil_div(std::int64_t a, std::int64_t b) { return (a + b - 1) / b; }

}  // namespace ft::rules::aura
