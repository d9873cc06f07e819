// Defences rolled in advance and published. Source: heimr.md 3.10.
#pragma once

#include <optional>

#include "rules/systems/heimr/dice/challenge.hpp"

namespace ft::rules::heimr {

/// A published defence as the condition `defence` on its owner keeps it; everybody sees its result.
struct Defence {
  Key kind;     // dodge, block, parry
  ItemId item;  // the shield or weapon; none for a dodge
  Key ability;
  std::int64_t d6 = 0, raw = 0, potential = 0, result = 0;
};
[[nodiscard]] std::optional<Defence> published_defence(const World& world, CreatureId who);

/// A way to defend: a kind, with a shield or weapon. Source: HM-DEF-02.
struct DefenceWay {
  Key kind;
  ItemId item;
};
/// Whether that way is open now: E_GRABBING, E_NO_SHIELD, E_NO_WEAPON, E_PARRY_USED. Source: HM-DEF-02, section 4.
[[nodiscard]] Verdict why_not_defend(const Resolution& r, CreatureId who, const DefenceWay& way);
/// What is rolled: the ability, the thing's bonus, uses since the owner's last turn, the situation. HM-DEF-02, 03.
[[nodiscard]] Pool defence_pool(const Resolution& r, CreatureId who, const DefenceWay& way);

/// Asks which kind (default the best), throws and publishes it, in place of an unused one. Nothing happens for somebody
/// who cannot defend. Source: HM-DEF-05, W16, W17.
void publish_defence(Resolution& r, CreatureId who);
/// Several at once, asked together, thrown in the order given. Source: G-A1.
void publish_defences(Resolution& r, const std::vector<CreatureId>& who);
/// Takes the published defence away: daze, helplessness, a grab, a lost shield. Source: HM-DEF-04.
void discard_defence(Resolution& r, CreatureId who);
/// Who may defend again publishes at once; nothing where one is published or none is possible. Source: HM-DEF-04.
void defence_returns(Resolution& r, CreatureId who);

/// An attack as its defender sees it.
struct Threat {
  CreatureId attacker, target;
  bool ranged = false;
  bool brawl = false;
  bool must_dodge = false;         // outmanoeuvring: a fresh dodge at -1, whatever is published (HM-GUARD-06)
  std::int64_t blind_penalty = 0;  // HM-BLIND-05
};
/// What stands against one attack, settled before the attack is rolled.
struct Stand {
  bool made = false;  // false: nothing is rolled against it
  DefenceWay way;
  RollResult thrown;
  bool published = false;  // it is the published one, and gone once used
};
/// Dodge or block where a parry does not help (W7), afresh where circumstances changed (HM-DEF-07), or taking the hit
/// (W8). Throws what has to be thrown. Source: HM-DEF-05 to 08.
[[nodiscard]] Stand settle_defence(Resolution& r, const Threat& threat);
/// Counts the use, once the attack has passed its fatigue test. Source: HM-DEF-09.
void use_up(Resolution& r, CreatureId who, const Stand& stand);

}  // namespace ft::rules::heimr
