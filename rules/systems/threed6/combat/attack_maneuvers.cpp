// The maneuvers with an attack. Source: TD-ATK-01, TD-AOA-01, TD-AOA-03 to 05, TD-MNA-01 to 03.
#include "rules/systems/threed6/combat/attack_maneuvers.hpp"

#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/threed6/combat/approach.hpp"
#include "rules/systems/threed6/combat/feint.hpp"
#include "rules/systems/threed6/combat/strike.hpp"
#include "rules/systems/threed6/combat/suppression.hpp"
#include "rules/systems/threed6/movement/steps.hpp"
#include "rules/systems/threed6/turns/maneuvers.hpp"

namespace ft::rules::threed6 {

namespace {

std::vector<Attack> all_out_attacks(Resolution& r, const Attack& first, Cell end);
void strike_all(Resolution& r, const std::vector<Attack>& blows, const Approach& approach);
void suppress(Resolution& r);

}  // namespace

void attack(Resolution& r) {  // Source: TD-ATK-01
  require_maneuver(r);
  const Cell from = require_step(r, step_yards(r));
  const Attack blow = attack_in_form(r, "attack"_k, from);
  require_attack(r, blow, from);
  if (!choose(r, "attack"_k)) return conclude(r);
  take_step(r, Moment::before);
  strike(r, blow);
  take_step(r, Moment::after);
  conclude(r);
}

void all_out_attack(Resolution& r) {  // Source: TD-AOA-01, TD-AOA-03, TD-AOA-04
  require_maneuver(r);
  const Key option = r.choice("option"_k);
  if (option == "suppression"_k) return suppress(r);
  const Approach approach = require_half_move(r);
  Attack blow = attack_in_form(r, key::all_out_attack, approach.from);
  blow.option = option;
  require_attack(r, blow, approach.from);
  const std::vector<Attack> blows = all_out_attacks(r, blow, approach.end);
  if (!choose(r, key::all_out_attack)) return conclude(r);
  go_before(r, approach);
  const bool feints = option == "feint_and_attack"_k;
  if (feints && can_feint(r, blow)) play_feint(r, blow, FeintUse::this_turn);
  strike_all(r, blows, approach);
  if (feints) unrelate(r, key::feinted, blow.attacker, {});  // TD-FEINT-04
  conclude(r);
}

void move_and_attack(Resolution& r) {  // Source: TD-MNA-01, TD-MNA-03
  require_maneuver(r);
  const Approach approach = require_move_with_attack(r);
  const Attack blow = attack_in_form(r, key::move_and_attack, approach.from);
  require_attack(r, blow, approach.from);
  if (!choose(r, key::move_and_attack)) return conclude(r);
  go_before(r, approach);
  strike(r, blow);
  go_after(r, approach);
  face_target(r);
  conclude(r);
}

namespace {

/// A second attack is lost on a foe that the first has put out of the fight. Source: TD-AOA-03, TD-AOA-05.
void strike_all(Resolution& r, const std::vector<Attack>& blows, const Approach& approach) {
  const auto stands = [&] { return Actor(r.world(), blows.front().target).conscious(); };
  const bool stood = stands();
  strike(r, blows.front());
  if (blows.size() == 1) return;
  if (stood && !stands()) return log_line(r, "attack_lost"_k, {{"who"_k, r.actor()}}, "TD-AOA-05"_k);
  go_after(r, approach);
  strike(r, blows.back());
}

/// An All-Out Attack on a zone in place of a target. Source: TD-AOA-02, TD-RNG-09.
void suppress(Resolution& r) {
  const Approach approach = require_half_move(r);
  const Attack fire = require_suppression(r, approach.from);
  const Cell center = r.place("to"_k).cell;
  if (!choose(r, key::all_out_attack)) return conclude(r);
  go_before(r, approach);
  if (Actor(r.world(), r.actor()).free_to_act()) open_fire(r, fire, center);
  conclude(r);
}

/// Two weapons for a double, or one that is not unwieldy; ST-based damage for a strong one. Source: TD-AOA-01, TD-HIT-08.
std::vector<Attack> all_out_attacks(Resolution& r, const Attack& first, Cell end) {
  const bool by_strength = mode_used(r, first).word("strength"_k) != "none"_k;
  if (!weapon_used(r, first).melee()) return {first};
  r.require(first.option != "strong"_k || by_strength, {"E_BAD_OPTION"_k, {}, "TD-DMG-04"_k});
  if (first.option != "double"_k) return {first};
  Attack second = first;
  if (r.has("second"_k)) {
    second.weapon = r.item("second"_k);
    const Weapon other = weapon_used(r, second);
    r.require(other.record != nullptr && second.weapon != first.weapon, {"E_NO_WEAPON"_k, {}, "TD-AOA-01"_k});
    second.mode = other.mode({})->word("mode"_k);
  } else {
    r.require(!weapon_used(r, first).record->flag("unwieldy"_k), {"E_BAD_OPTION"_k, {}, "TD-HIT-08"_k});
  }
  require_attack(r, second, end);
  return {first, second};
}

}  // namespace

}  // namespace ft::rules::threed6
