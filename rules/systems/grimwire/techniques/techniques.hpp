// Techniques as data: what they need, what they cost, what they do. Source: GW-DATA-05, GW-DATA-06, GW-FOCUS-01 to 03.
#pragma once

#include "rules/systems/grimwire/conditions/moments.hpp"
#include "rules/systems/grimwire/creature/carried.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"

namespace ft::rules::grimwire {

/// One use of a technique.
struct Use {
  CreatureId who;
  const Record* technique = nullptr;
  CreatureId target;                          // its target; for trigger_actor the creature that gave the chance
  CreatureId subject;                         // the moment's subject (an attacked ally), or none
  Weapon weapon;                              // for techniques that use one
  std::vector<CreatureId> others = {};        // further targets
  std::vector<CreatureId> reached = {};       // all creatures affected, once it is played
  std::optional<Place> place = std::nullopt;  // for techniques aimed at a place
};

/// What it changed about what it interrupted.
struct Effects {
  bool movement_stopped = false;
  bool negated = false;
  bool halved = false;  // the damage
  Sum reduced;          // what is taken off it
  Reroll thrown_again = Reroll::no;
  CreatureId shielded_by;
  CreatureId redirected_to;  // who is attacked instead
};

/// How a technique is paid. Source: GW-DATA-05 (pays).
[[nodiscard]] ReactionCost payment_of(const Record& technique);
/// The technique's record where the creature knows it, or null.
[[nodiscard]] const Record* known_technique(const Ruleset& system, const Actor& actor, Key technique);

/// The first checks of GW-DATA-06, before the budget. Refuses: E_TECH_UNKNOWN, E_TECH_INACTIVE, E_FOCUS_NEGATIVE,
/// E_BURNOUT, E_FRENZY.
[[nodiscard]] Verdict technique_refusal(const Resolution& r, CreatureId who, Key technique);
/// The requirements after the budget: uses and equipment. Refuses: E_FREE_USED, E_LIMIT, E_REQUIRES.
[[nodiscard]] Verdict requirement_refusal(const Resolution& r, CreatureId who, const Record& technique);
/// A held weapon the technique may use against the target, or none. Source: GW-WIN-02.
[[nodiscard]] std::optional<Weapon> weapon_for(const Resolution& r, CreatureId who, const Record& technique,
                                               CreatureId target);

/// The weapon the user names. Refuses: E_NOT_HELD, E_BROKEN, E_AMMO, E_REQUIRES.
[[nodiscard]] Weapon named_weapon(Resolution& r, const Record& technique, ItemId item);

/// Whether the Focus is there, or the player pushes for it. Asks; emits nothing. Source: GW-FOCUS-02.
[[nodiscard]] bool focus_at_hand(Resolution& r, const Use& use);

/// The item of this kind that a technique's cost would use up, or null.
[[nodiscard]] const Item* item_for_cost(const Actor& actor, Key kind);
/// The technique's first effect of this kind on success, or null.
[[nodiscard]] const Record* effect_of(const Record& technique, Key op);

/// Checks beyond the record schema: a reaction without trigger, a passive with cost, effort below 1.
/// Source: GW-DATA-05.
[[nodiscard]] std::vector<ContentProblem> check_content(const Content& content);

}  // namespace ft::rules::grimwire
