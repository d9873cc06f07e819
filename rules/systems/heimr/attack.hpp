// Attacks: with weapons, at range into clusters, with bare hands; guards in the way. Source: heimr.md 3.9, 3.11, 3.15.
#pragma once

#include "rules/systems/heimr/challenge.hpp"
#include "rules/systems/heimr/defence.hpp"

namespace ft::rules::heimr {

/// One attack roll to be made.
struct Attack {
  CreatureId attacker;
  CreatureId target;
  ItemId weapon;      // none: brawl
  Key ability;        // one of the weapon's, or brawl
  Key aimed_at = {};  // a body part, or none (HM-ATK-10)
  bool bind = false;  // a brawl to hold rather than hit (HM-BRAWL-01)
  Sum extra = {};     // consistency: luck shot, blind spot
  Sum bonus = {};     // potential: ambush (HM-HIDE-05)
};

/// Everything that refuses an attack with that weapon on that target: section 4, rows weapon_attack and brawl_attack.
void require_attack_legal(Resolution& r, const Attack& attack);
/// One attack action: readied intents, guards, cluster, one roll per wielded weapon, damage, new defences, moments.
/// Source: HM-ATK-02, HM-ATK-04.
void carry_out(Resolution& r, const Attack& attack);
/// Consistency and potential of the attack with everything that counts. Source: HM-ATK-03, 06, 07, 10, HM-POS, HM-CONC.
[[nodiscard]] Pool attack_pool(const Resolution& r, const Attack& attack, std::int64_t cluster_penalty);

/// Whether a guard stops `mover` from that thing (a creature, item, cell or border), and what comes of it: outmanoeuvring,
/// the guard's free attack. Returns the guard who intercepted, or none. Source: HM-GUARD-02 to 08, W4, W5.
[[nodiscard]] CreatureId intercepted_by(Resolution& r, CreatureId mover, Ref what, Ref other_end = {});

}  // namespace ft::rules::heimr
