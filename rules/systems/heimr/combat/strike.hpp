// One attack roll against one defence, and what it does. Source: HM-ATK-02, HM-ATK-09.
#pragma once

#include "rules/systems/heimr/combat/attack_roll.hpp"
#include "rules/systems/heimr/conditions/holds.hpp"

namespace ft::rules::heimr {

/// What became of one attack roll.
struct AttackResult {
  bool threatened = false;  // passed its fatigue test
  bool stopped = false;     // by those who hold the attacker: the whole action fails (HM-GRAB-04)
  bool hit = false;
  bool used = false;  // a defence was used up
  bool published_used = false;
  Key defence = {};  // the kind that was used, or none
};

/// Whether the roll may tire, or is only tested against fatigue. Source: HM-FAT-07.
enum class Tiring : std::uint8_t { may_tire, tested_only };

/// One roll against one target's defence: steps 5 to 10 of HM-ATK-02. Publishes nothing. grips: those who hold the
/// attacker and try to stop it.
[[nodiscard]] AttackResult strike(Resolution& r, const Attack& attack, std::int64_t cluster_penalty, Tiring tiring,
                                  const std::vector<HoldCheck>& grips);

}  // namespace ft::rules::heimr
