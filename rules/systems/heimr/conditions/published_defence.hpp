// A defence that was rolled in advance: a public condition. Source: heimr.md 3.10.
#pragma once

#include <optional>

#include "rules/systems/heimr/dice/challenge.hpp"

namespace ft::rules::heimr {

/// A published defence as the condition `defence` on its owner stores it; its result is public.
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

/// Asks which kind (default the best), rolls and publishes it, in place of an unused one. Does nothing for a creature
/// that cannot defend. Source: HM-DEF-05, W16, W17.
void publish_defence(Resolution& r, CreatureId who);

/// Several at once, asked together, thrown in the order given. Source: G-A1.
void publish_defences(Resolution& r, const std::vector<CreatureId>& who);

/// Takes the published defence away: daze, helplessness, a grab, a lost shield. Source: HM-DEF-04.
void discard_defence(Resolution& r, CreatureId who);

/// Who may defend again publishes at once; nothing where one is published or none is possible. Source: HM-DEF-04.
void defence_returns(Resolution& r, CreatureId who);

/// The ways that are open now, a dodge first.
[[nodiscard]] std::vector<DefenceWay> defence_ways(const Resolution& r, CreatureId who);
/// The question which of them, by default the best, and the way that an answer to it names. Source: HM-DEF-05.
[[nodiscard]] Question which_defence(const Resolution& r, CreatureId who, const std::vector<DefenceWay>& open);
[[nodiscard]] Value value_of(const DefenceWay& way);
[[nodiscard]] DefenceWay chosen_defence(const std::vector<DefenceWay>& open, const Value& answer);
/// What the defender's state does to its consistency, against any attacker: what a published defence has baked in.
[[nodiscard]] Sum defence_situation(const Resolution& r, CreatureId who, Key kind);
/// Throws it and makes it the published one. extra: what the attack adds to its consistency.
RollResult publish_way(Resolution& r, CreatureId who, const DefenceWay& way, const Sum& extra);

}  // namespace ft::rules::heimr
