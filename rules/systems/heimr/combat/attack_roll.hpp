// An attack: what it is rolled with, and everything that refuses it. Source: HM-ATK-03 to 10, section 4.
#pragma once

#include "rules/systems/heimr/conditions/effects.hpp"
#include "rules/systems/heimr/creature/carried.hpp"
#include "rules/systems/heimr/dice/challenge.hpp"

namespace ft::rules::heimr {

/// One attack to be made.
struct Attack {
  CreatureId attacker;
  CreatureId target;
  ItemId weapon = {};  // none: brawl
  ItemId second = {};  // the weapon in the other hand, rolled after it (HM-ATK-04)
  Key ability = {};    // one of the weapon's; none: the one worth most
  Key aimed_at = {};   // a body part, or none (HM-ATK-10)
  bool bind = false;   // a brawl to hold rather than hit (HM-BRAWL-01)
  bool charge = false;
  bool luck = false;  // at a place, `searched`, not at a creature in sight (HM-HIDE-04)
  Cell searched = {};
  bool must_dodge = false;         // outmanoeuvring (HM-GUARD-06)
  bool reaction = false;           // provoked or a guard's: no part of the attacker's turn (HM-BRAWL-03)
  std::vector<Effect> calls = {};  // effects a skill calls on a hit (HM-EFF-01)
  Sum extra = {};                  // consistency: luck shot, skills
  Sum bonus = {};                  // potential: ambush (HM-HIDE-05), skills
};

/// How the weapon in use strikes: none for bare hands.
[[nodiscard]] std::optional<Weapon> weapon_used(const Resolution& r, const Attack& attack);

[[nodiscard]] bool is_ranged(const Resolution& r, const Attack& attack);

/// E_TARGET_HIDDEN, before any refusal that would reveal the target's place. Source: HM-HIDE-03.
void require_seen(Resolution& r, CreatureId who, CreatureId target);

/// Everything that refuses an attack with that weapon on that target: section 4, rows weapon_attack and brawl_attack.
void require_attack_legal(Resolution& r, const Attack& attack);

/// +2 potential for a shot or a charge at one it is hidden from; of a charge as it begins. Source: HM-HIDE-05.
void add_ambush(const Resolution& r, Attack& attack);

/// Consistency and potential of the attack with everything that counts. Source: HM-ATK-03, 06, 07, 10, HM-POS, HM-CONC.
[[nodiscard]] Pool attack_pool(const Resolution& r, const Attack& attack, std::int64_t cluster_penalty);

/// Whether a wall unknown to all makes the way longer than the weapon's range. Source: HM-ATK-06.
[[nodiscard]] bool falls_short(const Resolution& r, const Attack& attack);

/// What is hit by an attack roll whose d6 shows that. Source: HM-ATK-09.
[[nodiscard]] Key part_hit(std::int64_t d6);

}  // namespace ft::rules::heimr
