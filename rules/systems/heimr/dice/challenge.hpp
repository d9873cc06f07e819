// The dice challenge: a d6 and |C| d10, kept high or low, tested against fatigue. Source: heimr.md 3.1, 3.8.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/heimr/creature/abilities.hpp"

namespace ft::rules::heimr {

/// A pool that was thrown. Nothing is judged yet.
struct RollResult {
  Pool pool;
  std::vector<Die> dice;  // the d6 first; what does not count is dropped
  std::int64_t d6 = 0;
  std::int64_t raw = 0;     // the kept die and its adjustment, before potential (HM-DICE-02)
  std::int64_t result = 0;  // raw + potential
  bool exhausted = false;   // physical, and raw below the roller's fatigue as it stood: fails (HM-FAT-02)
};

/// Throws the d6, then the |C| d10 left to right. Raises no fatigue and logs nothing. Source: HM-DICE-01 to 03.
[[nodiscard]] RollResult roll_pool(Resolution& r, CreatureId who, Pool pool, Key purpose);
/// What fatigue does after a physical roll whose d6 is below it. Source: HM-FAT-03 to 05.
void grow_fatigue(Resolution& r, CreatureId who, const RollResult& thrown);
/// The roll card. against: who or what; target: the number to reach, empty where there is none; outcome: a text.
void log_roll(Resolution& r, CreatureId who, const RollResult& thrown, Key purpose, const Sum& target, Key outcome,
              Key rule, Ref against, const Audience& audience = {});

}  // namespace ft::rules::heimr
