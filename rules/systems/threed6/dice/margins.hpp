// 3d6 at or under a number, with margins and extremes. Source: TD-DICE-01 to 07.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/threed6/creature/derived.hpp"

namespace ft::rules::threed6 {

/// What a roll came to. margin: of success 0 or more, of failure 1 or more. Source: TD-DICE-02 to 04.
struct Margin {
  std::int64_t sum = 0;
  bool success = false, critical = false;
  std::int64_t margin = 0;
  std::vector<Die> dice = {};
};
/// What a sum of dice is against a number; by_ten: a failure by 10 is critical.
[[nodiscard]] Margin margin_of(std::int64_t sum, std::int64_t number, bool by_ten);

/// Throws 3d6 against the number, without logging it.
[[nodiscard]] Margin throw_against(Resolution& r, CreatureId who, std::int64_t number, Key purpose);

/// A success roll and its log card.
struct SuccessRoll {
  CreatureId who;
  Key purpose;  // a text of the schema
  Sum target;
  Key rule;
  Ref against = {};
  Audience audience = {};
};
/// Throws and logs it: passed, failed, critical, critical_failure. Source: TD-DICE-01.
Margin roll_success(Resolution& r, const SuccessRoll& roll);
/// Logs a throw under an outcome of its own.
void log_throw(Resolution& r, const SuccessRoll& roll, const Margin& thrown, Key outcome);

/// An attribute or a skill of the moment, less shock where that counts. Source: TD-SHOCK-03.
[[nodiscard]] Sum attribute_now(const Actor& actor, Key attribute);
[[nodiscard]] Sum skill_now(const Ruleset& system, const Actor& actor, Key skill);

/// The quick contest of two margins: 1 the first wins, -1 the second, 0 a tie. Source: TD-DICE-05.
[[nodiscard]] int better(const Margin& first, const Margin& second);

}  // namespace ft::rules::threed6
