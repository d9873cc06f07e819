// Choosing a maneuver, and the end of the turn that it takes; Do Nothing and Change Posture.
// Source: TD-TURN-07, TD-TURN-08, TD-MAN-01, TD-NOTH, TD-POST-01, TD-POST-04, TD-FAT-03, TD-FAT-04.
#include "rules/systems/threed6/turns/maneuvers.hpp"

#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/conditions/states.hpp"
#include "rules/systems/threed6/dice/margins.hpp"
#include "rules/systems/threed6/turns/turns.hpp"

namespace ft::rules::threed6 {

namespace {

/// Also of those who are out: the table ends their turn.
void require_turn(Resolution& r) {
  const Encounter* fight = r.world().encounter_of(r.actor());
  r.require(fight != nullptr, {"E_NOT_IN_COMBAT"_k, {}, {}});
  r.require(fight->turn == r.actor() || reacts(r), {"E_NOT_YOUR_TURN"_k, {{"who"_k, r.actor()}}, {}});
}

}  // namespace

void do_nothing(Resolution& r) {  // Source: TD-NOTH-01
  require_own_turn(r);
  const bool chosen = Actor(r.world(), r.actor()).number(key::maneuver) != key::no_maneuver.hash;
  r.require(!chosen, {"E_ALREADY_ACTED"_k, {{"who"_k, r.actor()}}, {}});
  finish_turn(r, r.actor());
}

void end_turn(Resolution& r) {  // Source: TD-TURN-07
  require_turn(r);
  finish_turn(r, r.actor());
}

void change_posture(Resolution& r) {  // Source: TD-POST-01, TD-POST-04
  const CreatureId who = r.actor();
  const bool in_combat = r.world().encounter_of(who) != nullptr;
  in_combat ? require_maneuver(r) : require_steady(r, who);
  const Key from = Actor(r.world(), who).posture(), to = r.choice("posture"_k);
  const bool lies = from == key::prone || from == key::supine;
  r.require(from != to && !(in_combat && lies && to == key::standing), {"E_BAD_POSTURE"_k, {}, {}});
  if (choose(r, "change_posture"_k)) set_posture(r, who, to);
  conclude(r);
}

void require_own_turn(Resolution& r) {
  const CreatureId who = r.actor();
  const Actor actor(r.world(), who);
  r.require(actor.encounter() != nullptr, {"E_NOT_IN_COMBAT"_k, {}, {}});
  r.require(!actor.has(key::dead), {"E_DEAD"_k, {{"who"_k, who}}, {}});
  r.require(!actor.has(key::unconscious), {"E_UNCONSCIOUS"_k, {{"who"_k, who}}, {}});  // TD-REC-01
  require_turn(r);
}

void require_maneuver(Resolution& r) {
  require_own_turn(r);
  const CreatureId who = r.actor();
  const Actor actor(r.world(), who);
  r.require(!actor.has(key::collapsed), {"E_COLLAPSED"_k, {{"who"_k, who}}, {}});
  r.require(!actor.stunned(), {"E_STUNNED"_k, {{"who"_k, who}}, {}});
  r.require(!actor.has(key::surprised), {"E_SURPRISED"_k, {{"who"_k, who}}, {}});
  const std::int64_t chosen = actor.number(key::maneuver);
  r.require(chosen == 0 || chosen == key::no_maneuver.hash || reacts(r), {"E_ALREADY_ACTED"_k, {{"who"_k, who}}, {}});
}

void require_able(Resolution& r, CreatureId who) {
  const Actor actor(r.world(), who);
  r.require(!actor.has(key::dead), {"E_DEAD"_k, {{"who"_k, who}}, {}});
  r.require(!actor.has(key::unconscious), {"E_UNCONSCIOUS"_k, {{"who"_k, who}}, {}});
  r.require(!actor.has(key::collapsed), {"E_COLLAPSED"_k, {{"who"_k, who}}, {}});
}

void require_steady(Resolution& r, CreatureId who) {
  require_able(r, who);
  r.require(!Actor(r.world(), who).stunned(), {"E_STUNNED"_k, {{"who"_k, who}}, {}});
}

bool choose(Resolution& r, Key maneuver) {
  const CreatureId who = r.actor();
  const bool fights = r.world().encounter_of(who) != nullptr;
  if (fights) r.set(who, key::maneuver, maneuver.hash);
  lose(r, who, key::resting);                                         // TD-FAT-07
  if (maneuver != "concentrate"_k) lose(r, who, key::concentrating);  // TD-CONC-02
  if (maneuver != "ready"_k) lose(r, who, key::readying);             // TD-READY-02
  const bool may_use_aim =
      maneuver == "aim"_k || maneuver == "attack"_k || maneuver == key::all_out_attack || maneuver == "wait"_k;
  if (!may_use_aim) unrelate(r, key::aims_at, who, {});  // TD-AIM-03
  if (withstands_exhaustion(r, who)) return true;
  if (fights) r.set(who, key::maneuver, key::do_nothing.hash);
  return false;
}

bool withstands_exhaustion(Resolution& r, CreatureId who) {
  if (reacts(r) || Actor(r.world(), who).number(key::fp) > 0) return true;
  if (roll_success(r, {who, "will_roll"_k, attribute_now(Actor(r.world(), who), key::will), "TD-FAT-03"_k}).success)
    return true;
  lose_preparations(r, who);
  gain(r, who, key::collapsed);
  set_posture(r, who, key::prone);
  return false;
}

void conclude(Resolution& r) {
  const CreatureId who = r.actor();
  const Actor actor(r.world(), who);
  const Encounter* fight = actor.encounter();
  if (!fight || fight->turn != who) return;
  if (!says_yes(r, "stay"_k) || !actor.free_to_act()) finish_turn(r, who);
}

bool says_yes(Resolution& r, Key field) {
  const bool* yes = r.has(field) ? r.field(field).as<bool>() : nullptr;
  return yes && *yes;
}

}  // namespace ft::rules::threed6
