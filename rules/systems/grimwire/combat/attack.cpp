// The attack action, its further attacks with light weapons, throwing, and aiming at something. Source: GW-ATK-01,
// GW-MELEE-02, GW-HEAVY-01, GW-THROW-01, GW-INIT-04, GW-GRAP-05, GW-OTH-02, GW-FRENZY, GW-AMOK.
#include "rules/systems/grimwire/combat/strike.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/conditions/holds.hpp"
#include "rules/systems/grimwire/conditions/rage.hpp"
#include "rules/systems/grimwire/creature/mind.hpp"
#include "rules/systems/grimwire/creature/passives.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"

namespace ft::rules::grimwire {

namespace {

/// The weapon that the form names; bare hands where it names none. E_NOT_HELD.
Weapon weapon_in_form(Resolution& r) {
  const ItemId id = r.has("weapon"_k) ? r.item("weapon"_k) : ItemId{};
  const auto weapon = weapon_of(r.system(), Actor(r.world(), r.actor()), id);
  r.require(weapon.has_value(), {"E_NOT_HELD"_k, {}, {}});
  return *weapon;
}

/// An attack on one's own side is confirmed first. Source: GW-ATK-01.
void require_meant(Resolution& r, CreatureId target) {
  const Actor actor(r.world(), r.actor());
  if (actor.hostile_to(Actor(r.world(), target)) || actor.has(key::amok)) return;
  const bool meant = r.ask_yes({.asked = controller_of(r.world(), r.actor()),
                                .prompt = "q_friendly"_k,
                                .params = {{"who"_k, r.actor()}, {"target"_k, target}},
                                .rule = "GW-ATK-01"_k,
                                .default_answer = false,
                                .secrecy = Secrecy::secret});
  r.require(meant, {"E_TARGET"_k, {{"target"_k, target}}, "GW-ATK-01"_k});
}

Attack aimed(Resolution& r, const Weapon& weapon, AttackKind kind) {
  Attack attack{.attacker = r.actor(), .target = {}, .weapon = weapon, .kind = kind, .extra = {}};
  attack.target = r.creature("target"_k);
  require_attack_legal(r, attack);
  r.require(fit_for_rage(r.known(), r.actor(), attack.target));
  require_meant(r, attack.target);
  return attack;
}

/// How many attacks this attack action has. Source: GW-MELEE-02, GW-HEAVY-01, GW-FRENZY.
std::int64_t attacks_in_action(const Resolution& r, const Weapon& weapon) {
  const Actor actor(r.world(), r.actor());
  const std::int64_t raging = actor.raging() ? 1 : 0;
  if (!weapon.light()) return 1 + raging;
  return actor.light_attacks() + passive_bonus(r.system(), actor, "light_attacks"_k) + raging;
}

/// A thrown weapon lies at the target (hit) or a metre behind it. Source: GW-THROW-01.
void land_thrown(Resolution& r, const Attack& attack, bool hit) {
  const Item* thrown = Actor(r.world(), attack.attacker).item(attack.weapon.item);
  if (!thrown) return;
  Item item = *thrown;
  const Creature& target = r.world().creature(attack.target);
  const Scene& scene = r.world().scene(target.scene);
  const Cell behind = extrapolate(scene, r.world().creature(attack.attacker).place.cell, target.place.cell, 1);
  item.placement = "ground"_k;
  item.place = target.place;
  if (!hit && inside(scene, behind) && !blocks_move(scene, behind)) item.place.cell = behind;
  r.emit(ItemMoved{attack.attacker, scene.id, item});
}

}  // namespace

void attack(Resolution& r) {
  require_can_command(r);
  require_action(r);
  const Weapon weapon = weapon_in_form(r);
  const bool raging = Actor(r.world(), r.actor()).raging();
  r.require(!raging || weapon.melee(), {"E_FRENZY"_k, {}, {}});
  Attack attack = aimed(r, weapon, weapon.melee() ? AttackKind::melee : AttackKind::ranged);
  const std::int64_t attacks = attacks_in_action(r, weapon);
  spend_action(r, r.actor());
  if (stopped_by_hold(r, r.actor())) return;
  if (r.world().encounter_of(r.actor())) {
    r.set(r.actor(), key::light_left, attacks - 1);
    r.set(r.actor(), "heavy_left"_k, raging && !weapon.light() ? 1 : 0);
  }
  attack.target = struck_in_rage(r, r.actor(), attack.target);
  strike(r, attack);
}

void attack_again(Resolution& r) {  // Source: GW-MELEE-02
  require_can_command(r);
  const Actor actor(r.world(), r.actor());
  r.require(actor.number(key::light_left) > 0, {"E_NO_ATTACKS_LEFT"_k, {}, {}});
  const Weapon weapon = weapon_in_form(r);
  const bool heavy_again = weapon.melee() && actor.number("heavy_left"_k) > 0;  // GW-FRENZY
  r.require(weapon.light() || heavy_again, {"E_NOT_LIGHT"_k, {}, {}});
  Attack attack = aimed(r, weapon, AttackKind::melee);
  const std::int64_t left = Actor(r.world(), r.actor()).number(key::light_left);
  r.set(r.actor(), key::light_left, std::max<std::int64_t>(left - 1, 0));
  if (!weapon.light()) r.set(r.actor(), "heavy_left"_k, 0);
  attack.target = struck_in_rage(r, r.actor(), attack.target);
  strike(r, attack);
}

namespace {

/// How much harder it is; the GM may say otherwise. Source: GW-OTH-02.
std::int64_t harder_by(Resolution& r, CreatureId target) {
  return r.ask_number({.prompt = "q_targeted_tn"_k,
                       .params = {{"who"_k, r.actor()}, {"target"_k, target}},
                       .rule = "GW-OTH-02"_k,
                       .min = 0,
                       .max = 20,
                       .default_answer = 3,
                       .secrecy = Secrecy::secret});
}

void drop_what_is_held(Resolution& r, CreatureId who) {
  const auto held = Actor(r.world(), who).items(key::held);
  if (held.empty()) return;
  Item item = *held.front();
  item.placement = "ground"_k;
  item.place = r.world().creature(who).place;
  r.emit(ItemMoved{who, r.world().creature(who).scene, std::move(item)});
}

/// This round's auxiliary action where its turn is still to come, else the next round's.
void lose_auxiliary(Resolution& r, CreatureId who) {
  if (!r.world().encounter_of(who)) return;
  const std::int64_t state = Actor(r.world(), who).number(key::turn_state);
  const bool to_come = state == key::waiting.hash || state == key::passed.hash;
  r.set(who, to_come ? key::aux_this : key::aux_next, 1);
}

void take_effect(Resolution& r, Key kind, CreatureId target) {  // Source: GW-OTH-02
  if (kind == "senses"_k) gain(r, target, condition(key::sensory_impairment, r.actor()));
  if (kind == "leg"_k) gain(r, target, condition(key::limp, r.actor()));
  if (kind == "disarm"_k) drop_what_is_held(r, target);
  if (kind == "disrupt"_k) lose_auxiliary(r, target);
}

}  // namespace

void targeted_attack(Resolution& r) {  // Source: GW-OTH-02, G-48
  require_can_command(r);
  const bool goes_on = Actor(r.world(), r.actor()).number(key::light_left) > 0;
  if (!goes_on) require_action(r);
  const Key kind = r.choice("kind"_k);
  const Weapon weapon = weapon_in_form(r);
  r.require(!goes_on || weapon.light(), {"E_NOT_LIGHT"_k, {}, {}});
  Attack attack = aimed(r, weapon, weapon.melee() ? AttackKind::melee : AttackKind::ranged);
  attack.damaging = false;
  const std::int64_t left =
      goes_on ? Actor(r.world(), r.actor()).number(key::light_left) : attacks_in_action(r, weapon);
  if (!goes_on) spend_action(r, r.actor());
  if (!goes_on && stopped_by_hold(r, r.actor())) return;
  if (r.world().encounter_of(r.actor())) r.set(r.actor(), key::light_left, left - 1);
  attack.extra.add("targeted"_k, -harder_by(r, attack.target), "GW-OTH-02"_k);
  if (strike(r, attack).hit) take_effect(r, kind, attack.target);
}

void throw_weapon(Resolution& r) {  // Source: GW-THROW-01, 02
  require_can_command(r);
  const bool goes_on = Actor(r.world(), r.actor()).number(key::light_left) > 0;
  if (!goes_on) require_action(r);
  (void)r.field("weapon"_k);
  const Weapon weapon = weapon_in_form(r);
  r.require(weapon.melee() && weapon.item, {"E_NOT_HELD"_k, {}, "GW-THROW-01"_k});
  r.require(!goes_on || weapon.light(), {"E_NOT_LIGHT"_k, {}, {}});
  const Attack attack = aimed(r, weapon, AttackKind::thrown);
  const std::int64_t left =
      goes_on ? Actor(r.world(), r.actor()).number(key::light_left) : attacks_in_action(r, weapon);
  if (!goes_on) spend_action(r, r.actor());
  if (!goes_on && stopped_by_hold(r, r.actor())) return;
  if (r.world().encounter_of(r.actor())) r.set(r.actor(), key::light_left, left - 1);
  const AttackResult struck = strike(r, attack);
  if (!struck.lost) land_thrown(r, attack, struck.hit || struck.shielded_by);
}

}  // namespace ft::rules::grimwire
