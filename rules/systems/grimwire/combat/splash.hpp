// Area damage: dice once, then a save for each creature near. Source: GW-SPLASH-01, GW-DATA-05 (area).
#pragma once

#include "rules/systems/grimwire/combat/shielding.hpp"

namespace ft::rules::grimwire {

/// Something that bursts. effect: an `area` effect of a record.
struct Blast {
  CreatureId by;
  Key source;  // the item or technique
  const Record* effect = nullptr;
  Place center;
  Key rule;
};

/// A target of a blast, and the creatures that would shield it.
struct ShieldedTarget {
  Attack attack;  // the blast as an attack on that one
  ShieldVolunteers declared;
};

/// A blast announced at a place: techniques may react, and every creature in its reach may be shielded. None: it was
/// averted. Source: GW-WIN-05, GW-SHIELD-01.
[[nodiscard]] std::optional<std::vector<ShieldedTarget>> declare_blast(Resolution& r, const Blast& blast);
/// Dice once, then the saves by creature id: reached, half or nothing; failed or unable, all of it. Shielders take their
/// share unhalved. thrown: what the thrower rolled. What stays of it stays. Emits.
void burst(Resolution& r, const Blast& blast, const std::vector<ShieldedTarget>& guarded, std::int64_t thrown);

}  // namespace ft::rules::grimwire
