// Rolls against a number to reach, and trying again. Source: HM-DICE-05 to 07.
#pragma once

#include "rules/systems/heimr/dice/challenge.hpp"

namespace ft::rules::heimr {

/// The GM calls for a roll against a number, for a contest, or gives a penalty. Source: HM-DICE-04 to 09.
void call_check(Resolution& r);
void call_contest(Resolution& r);
void give_penalty(Resolution& r);
/// Sent without a question: why there is no further try. Source: HM-DICE-07.
void reroll(Resolution& r);

/// W11: whether the roller pays 1 willpower for another try; it is spent then. about: the question; params: what fills it.
[[nodiscard]] bool pays_to_try_again(Resolution& r, CreatureId who, Key about, Params params);

/// A roll against surroundings, which willpower may repeat. Source: HM-DICE-06, HM-DICE-07.
struct Check {
  CreatureId who;
  Pool pool;
  Sum target;  // the CR
  Key purpose;
  Key rule;
  bool by_willpower = true;  // a failure may be rolled again for 1 willpower
  bool consequences = true;  // failing has some: a table may let willpower repeat only such rolls (G-05)
};

struct Checked {
  bool passed = false;
  RollResult thrown;
};
/// Throws, grows fatigue, asks for re-rolls as long as it fails and willpower lasts, logs each. Returns the last throw.
[[nodiscard]] Checked check(Resolution& r, const Check& what);

/// The actor's throw against an opponent's standing result: equal or higher passes. No re-roll. Source: HM-DICE-05.
[[nodiscard]] Checked overcome(Resolution& r, const Check& what, CreatureId opponent);

}  // namespace ft::rules::heimr
