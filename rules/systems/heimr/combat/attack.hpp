// Attacks: with weapons, at range into clusters, with bare hands; guards in the way. Source: heimr.md 3.9, 3.11, 3.15.
#pragma once

#include "rules/systems/heimr/dice/challenge.hpp"
#include "rules/systems/heimr/combat/defence.hpp"
#include "rules/systems/heimr/conditions/effects.hpp"
#include "rules/systems/heimr/creature/carried.hpp"
#include "rules/systems/heimr/combat/grab.hpp"

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
  bool luck = false;               // at a place, not at somebody seen (HM-HIDE-04): until then there is no target,
  Cell searched = {};              // but this location
  bool must_dodge = false;         // outmanoeuvring (HM-GUARD-06)
  bool reaction = false;           // provoked or a guard's: no part of the attacker's turn (HM-BRAWL-03)
  std::vector<Effect> calls = {};  // effects a skill calls on a hit (HM-EFF-01)
  Sum extra = {};                  // consistency: luck shot, skills
  Sum bonus = {};                  // potential: ambush (HM-HIDE-05), skills
};
/// How the weapon in use strikes: none for bare hands.
[[nodiscard]] std::optional<Weapon> weapon_used(const Resolution& r, const Attack& attack);
[[nodiscard]] bool is_ranged(const Resolution& r, const Attack& attack);
/// The ability of the weapon that is worth most in these hands; of equal ones the first listed. Source: HM-ATK-03.
[[nodiscard]] Key best_ability(const Resolution& r, CreatureId who, const Record& record);

/// What a form says about it: aim and ability; hit or bind (E_EFFECT_CHOICE); the named weapon, or everything wielded
/// that reaches the target (E_NO_WEAPON). Source: HM-ATK-04, HM-ATK-10, HM-BRAWL-01.
void requested_aim(Resolution& r, Attack& attack);
void choose_blow(Resolution& r, Attack& attack);
void take_weapons(Resolution& r, Attack& attack);

/// E_TARGET_HIDDEN, before anything that would tell where the target is. Source: HM-HIDE-03.
void require_seen(Resolution& r, CreatureId who, CreatureId target);
/// Everything that refuses an attack with that weapon on that target: section 4, rows weapon_attack and brawl_attack.
void require_attack_legal(Resolution& r, const Attack& attack);
/// One attack action: readied intents, guards, cluster, one roll per wielded weapon, damage, new defences, moments.
/// Source: HM-ATK-02, HM-ATK-04.
void carry_out(Resolution& r, const Attack& attack);
/// +2 potential for a shot or a charge at one it is hidden from; of a charge as it begins. Source: HM-HIDE-05.
void add_ambush(const Resolution& r, Attack& attack);
/// Consistency and potential of the attack with everything that counts. Source: HM-ATK-03, 06, 07, 10, HM-POS, HM-CONC.
[[nodiscard]] Pool attack_pool(const Resolution& r, const Attack& attack, std::int64_t cluster_penalty);
/// Whether a wall that nobody knew of makes the way longer than the weapon shoots. Source: HM-ATK-06.
[[nodiscard]] bool falls_short(const Resolution& r, const Attack& attack);
/// What is hit by an attack roll whose d6 shows that. Source: HM-ATK-09.
[[nodiscard]] Key part_hit(std::int64_t d6);

/// What became of one attack roll.
struct AttackResult {
  bool threatened = false;  // passed its fatigue test
  bool stopped = false;     // by those who hold the attacker: the whole action fails (HM-GRAB-04)
  bool hit = false;
  bool used = false;  // a defence was used up
  bool published_used = false;
  Key defence = {};  // the kind that was used, or none
};
/// One roll against one target's defence: steps 5 to 10 of HM-ATK-02. Nothing is published anew.
/// grips: those who hold the attacker and try to stop it. first: whether the roll may tire (HM-FAT-07).
enum class Tiring : std::uint8_t { may_tire, tested_only };
[[nodiscard]] AttackResult strike(Resolution& r, const Attack& attack, std::int64_t cluster_penalty, Tiring tiring,
                                  const std::vector<HoldCheck>& grips);

/// The attack that an armed target may make first. Whether the brawler gets close. Source: HM-BRAWL-03, W6.
[[nodiscard]] bool gets_close(Resolution& r, const Attack& brawl);
/// The guard's free attack on somebody who tries to get past; whether that one dodged. Source: HM-GUARD-06.
[[nodiscard]] bool outmanoeuvres(Resolution& r, CreatureId mover, CreatureId guard);
/// Blow by blow, with melee weapon or bare hands, of somebody who reacts.
[[nodiscard]] Attack close_attack(const Resolution& r, CreatureId attacker, CreatureId target);

/// Whether a guard stops `mover` from that thing (a creature, item, cell or border), and what comes of it: outmanoeuvring,
/// the guard's free attack. Returns the guard who intercepted, or none. Source: HM-GUARD-02 to 08, W4, W5.
[[nodiscard]] CreatureId intercepted_by(Resolution& r, CreatureId mover, Ref what, Ref other_end = {});

}  // namespace ft::rules::heimr
