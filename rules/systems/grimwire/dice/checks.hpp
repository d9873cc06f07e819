// Rolls and standing numbers. Source: grimwire.md 1.5, 3.1, 3.3.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

/// One creature's part in a roll.
struct Roller {
  CreatureId who;
  Key attribute;
  Key purpose;     // a roll of the schema: attack, evasion, shielding, grab, hold, save ...
  Sum extra = {};  // modifiers that come from the situation, not from the creature's own state
};

/// 11 + attribute + modifiers, or the authored number in place of 11 + attribute. Source: G-04.
[[nodiscard]] Sum standing_number(const Resolution& r, const Roller& side);

/// Of several attributes the one with the higher total; ties the first. Source: GW-ATTR-03.
[[nodiscard]] Key better_of(const Resolution& r, CreatureId who, const std::vector<Key>& attributes, Key purpose);
/// A player chooses before rolling (default the higher); an NPC uses the higher. Asks. Source: GW-ATTR-03.
[[nodiscard]] Key choose_attribute(Resolution& r, CreatureId who, const std::vector<Key>& attributes, Key purpose,
                                   Key rule);

/// A d20 with everything added.
struct RollResult {
  std::int64_t natural = 0;  // 0: failed undiced (GW-DICE-09)
  Sum total;
  [[nodiscard]] bool automatic_failure() const { return natural == 0; }
};

/// Throws d20 + attribute + modifiers, without judging or logging it.
[[nodiscard]] RollResult roll_d20(Resolution& r, const Roller& side);
/// Whether the creature fails rolls with this attribute undiced. Source: GW-DICE-09.
[[nodiscard]] bool fails_undiced(const World& world, CreatureId who, Key attribute);

/// Rolls against a fixed number, logs it, and returns whether it was reached. A natural 1 fails. Source: GW-DICE-01,
/// 06.
struct FixedCheck {
  Roller side;
  Sum target;
  Key rule;
  Ref against;
};
struct CheckResult {
  bool passed = false;
  std::int64_t natural = 0;
};
[[nodiscard]] CheckResult judge(Resolution& r, const FixedCheck& check);
[[nodiscard]] inline bool passes(Resolution& r, const FixedCheck& check) { return judge(r, check).passed; }

/// Throws NdM and returns the faces.
[[nodiscard]] std::vector<Die> throw_dice(Resolution& r, DiceText dice, Ref by, Key purpose);

/// Throws the die of an unstable or struck item and logs it: 4 and up is well. Source: GW-CRAFT-08, GW-SHIELD-02.
[[nodiscard]] int throw_instability(Resolution& r, CreatureId owner, std::int64_t sides, Key rule);

/// Logs a throw. outcome: a text of the schema.
void log_roll(Resolution& r, const Roller& side, const RollResult& thrown, const Sum& target, Key outcome, Key rule,
              Ref against);

/// Numbers of NPCs and of the GM are the GM's unless the table shows them. Source: GW-DICE-03.
[[nodiscard]] Sum for_players(const Resolution& r, Sum target);

}  // namespace ft::rules::grimwire
