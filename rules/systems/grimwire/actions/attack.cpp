// The attack action, its further attacks with light weapons, and throwing. Source: GW-ATK-01, GW-MELEE-02, GW-HEAVY-01,
// GW-THROW-01, GW-INIT-04, GW-GRAP-05.
#include "rules/systems/grimwire/attack.hpp"

#include "rules/kernel/geometry.hpp"
#include "rules/systems/grimwire/budget.hpp"
#include "rules/systems/grimwire/conditions.hpp"
#include "rules/systems/grimwire/grapple.hpp"
#include "rules/systems/grimwire/pace.hpp"
#include "rules/systems/grimwire/passives.hpp"
#include "rules/systems/grimwire/procedures.hpp"

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
  if (Actor(r.world(), r.actor()).hostile_to(Actor(r.world(), target))) return;
  Question question;
  question.asked = r.actor();
  question.about = "q_friendly"_k;
  question.params = {{"who"_k, r.actor()}, {"target"_k, target}};
  question.rule = "GW-ATK-01"_k;
  question.otherwise = false;
  question.secrecy = Secrecy::secret;
  const bool meant = *r.ask(std::move(question)).as<bool>();
  r.require(meant, {"E_TARGET"_k, {{"target"_k, target}}, "GW-ATK-01"_k});
}

Attack aimed(Resolution& r, const Weapon& weapon, AttackKind kind) {
  Attack attack{.attacker = r.actor(), .target = {}, .weapon = weapon, .kind = kind, .extra = {}};
  attack.target = r.creature("target"_k);
  require_attack_legal(r, attack);
  require_meant(r, attack.target);
  return attack;
}

/// How many attacks this attack action has. Source: GW-MELEE-02, GW-HEAVY-01, GW-FRENZY.
std::int64_t attacks_in_action(const Resolution& r, const Weapon& weapon) {
  const Actor actor(r.world(), r.actor());
  const std::int64_t raging = actor.has(key::frenzy) || actor.has(key::amok) ? 1 : 0;
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
  const Cell behind = cell_beyond(r.world().creature(attack.attacker).place.cell, target.place.cell, 1);
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
  const Attack attack = aimed(r, weapon, weapon.melee() ? AttackKind::melee : AttackKind::ranged);
  const std::int64_t attacks = attacks_in_action(r, weapon);
  spend_action(r, r.actor());
  if (held_back(r, r.actor())) return;
  if (conflict_of(r.world(), r.actor())) r.set(r.actor(), key::light_left, attacks - 1);
  strike(r, attack);
}

void attack_again(Resolution& r) {  // Source: GW-MELEE-02
  require_can_command(r);
  const Actor actor(r.world(), r.actor());
  r.require(actor.number(key::light_left) > 0, {"E_NO_ATTACKS_LEFT"_k, {}, {}});
  const Weapon weapon = weapon_in_form(r);
  const bool raging = actor.has(key::frenzy) || actor.has(key::amok);
  r.require(weapon.light() || raging, {"E_NOT_LIGHT"_k, {}, {}});
  const Attack attack = aimed(r, weapon, AttackKind::melee);
  r.set(r.actor(), key::light_left, Actor(r.world(), r.actor()).number(key::light_left) - 1);
  strike(r, attack);
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
  if (!goes_on && held_back(r, r.actor())) return;
  if (conflict_of(r.world(), r.actor())) r.set(r.actor(), key::light_left, left - 1);
  const Struck struck = strike(r, attack);
  if (!struck.lost) land_thrown(r, attack, struck.hit || struck.shielded);
}

}  // namespace ft::rules::grimwire
