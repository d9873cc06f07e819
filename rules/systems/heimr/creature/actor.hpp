// A creature read as Heimr reads it: attributes, abilities, hands, what it can do now. Source: heimr.md 2.1.
#pragma once

#include <optional>
#include <vector>

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/kernel/state/actor.hpp"
#include "rules/systems/heimr/vocabulary.hpp"

namespace ft::rules::heimr {

class Actor : public rules::Actor {
 public:
  using rules::Actor::Actor;

  /// hp 0 or less, or a part that is still injured. Source: HM-INJ-01.
  [[nodiscard]] bool injured() const { return number(key::hp) <= 0; }
  [[nodiscard]] bool part_injured(Key part) const;
  /// Unconscious, asleep, helpless or dead: E_HELPLESS, E_DEAD. Source: HM-ACT-07.
  [[nodiscard]] bool helpless() const;
  /// On the ground: prone, or asleep or unconscious, which includes it. Source: HM-POS-01, HM-POS-03, HM-POS-04.
  [[nodiscard]] bool lies() const { return has(key::prone) || has(key::sleeping) || has(key::unconscious); }
  /// May act at all: neither helpless nor dazed (torso injury included). Source: HM-ACT-07, HM-EFF-07, HM-INJ-02.
  [[nodiscard]] bool able() const;
  /// May make defensive rolls. Source: HM-DEF-04, HM-GRAB-02.
  [[nodiscard]] bool can_defend() const;
  /// A bind on that part (Key of the part, or hands, feet, body), by any creature. Source: HM-EFF-09.
  [[nodiscard]] bool bound_at(Key part) const;

  /// Creatures that this one holds in a brawl bind, and those that hold it, by id. Source: HM-GRAB-02.
  [[nodiscard]] std::vector<CreatureId> held_ones() const;
  [[nodiscard]] std::vector<CreatureId> grabbers() const;

  /// What that hand holds (an item held with both is in either), or null. Source: HM-ARM-03.
  [[nodiscard]] const Item* in_hand(Key hand) const;
  /// How many hands are empty and usable (not injured, not bound, not busy climbing). Source: HM-MOVE-09, HM-POS-05.
  [[nodiscard]] int free_hands() const;
};

/// Same scene and same zone. Source: HM-GRID-01.
[[nodiscard]] bool same_location(const World& world, CreatureId a, CreatureId b);
/// Members of the creature's cluster in initiative order, itself included; empty when it is in none. Source: HM-CLUS-01.
[[nodiscard]] std::vector<CreatureId> cluster_of(const World& world, CreatureId who);
/// Hidden from that observer. Source: HM-HIDE-03.
[[nodiscard]] bool hidden_from(const World& world, CreatureId who, CreatureId observer);
/// The creatures it is hidden from. Source: HM-HIDE-03.
[[nodiscard]] std::vector<CreatureId> observers_not_seeing(const World& world, CreatureId who);
/// Everyone of the encounter in initiative order, beginning after `from` and wrapping round. Source: HM-READY-06.
[[nodiscard]] std::vector<CreatureId> order_after(const World& world, CreatureId from);

}  // namespace ft::rules::heimr
