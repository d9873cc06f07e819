// The attack actions: with wielded weapons, with bare hands, at somebody hidden. Source: HM-ATK-03, HM-ATK-04, HM-BRAWL-01,
// HM-HIDE-04.
#include "rules/systems/heimr/combat/attack.hpp"

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/offers/fillable_fields.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/heimr/movement/board.hpp"
#include "rules/systems/heimr/turns/budget.hpp"
#include "rules/systems/heimr/procedures.hpp"

namespace ft::rules::heimr {

void requested_aim(Resolution& r, Attack& attack) {
  if (r.has("aim"_k)) attack.aimed_at = r.choice("aim"_k);
  if (r.has("ability"_k)) attack.ability = r.choice("ability"_k);
}

/// With the weapon that the form names, or with everything wielded that reaches the target. E_NO_WEAPON, E_ABILITY.
void take_weapons(Resolution& r, Attack& attack) {
  if (r.has("weapon"_k)) {
    attack.weapon = r.item("weapon"_k);
    if (const Item* item = Actor(r.world(), attack.attacker).item(attack.weapon)) require_in_use(r, item->kind);
    r.require(weapon_used(r, attack).has_value(), {"E_NO_WEAPON"_k, {}, {}});
    return;
  }
  const Actor attacker(r.world(), attack.attacker);
  std::vector<Weapon> weapons = wielded_weapons(r.system(), attacker);
  if (weapons.empty())  // one that cannot be used says why
    for (const Key hand : {key::both_hands, key::sword_hand, key::off_hand})
      for (const Item* item : attacker.items(hand))
        if (const auto weapon = weapon_of(r.system(), attacker, item->id)) weapons.push_back(*weapon);
  if (weapons.empty()) require_held_in_use(r, attacker);
  r.require(!weapons.empty(), {"E_NO_WEAPON"_k, {}, {}});
  attack.weapon = weapons.front().item;
  if (weapons.size() < 2) return;
  const auto legal_with = [&](ItemId weapon) {
    Attack alone = attack;
    alone.weapon = weapon;
    alone.ability = {};
    return !r.why_not([&](Resolution& again) { require_attack_legal(again, alone); });
  };
  if (!legal_with(weapons[1].item)) return;
  if (legal_with(weapons[0].item))
    attack.second = weapons[1].item;
  else
    attack.weapon = weapons[1].item;
}

namespace {

Attack ordered(Resolution& r) {
  Attack attack{.attacker = r.actor(), .target = r.creature("target"_k)};
  requested_aim(r, attack);
  return attack;
}

}  // namespace

void weapon_attack(Resolution& r) {
  require_in_combat(r);
  require_can(r, ActionType::standard);
  Attack attack = ordered(r);
  take_weapons(r, attack);
  require_attack_legal(r, attack);
  pay(r, ActionType::standard);
  carry_out(r, attack);
}

void choose_blow(Resolution& r, Attack& attack) {  // Source: HM-BRAWL-01
  r.require(r.has("blow"_k), {"E_EFFECT_CHOICE"_k, {}, {}});
  attack.bind = r.choice("blow"_k) == "bind"_k;
}

void brawl_attack(Resolution& r) {
  require_in_combat(r);
  require_can(r, ActionType::standard);
  require_any_target(r, "target"_k, {"E_NO_TARGET"_k, {}, "HM-CLUS-01"_k}, [&](CreatureId other) {
    return other != r.actor() && same_location(r.world(), r.actor(), other);
  });
  Attack attack = ordered(r);
  require_attack_legal(r, attack);
  choose_blow(r, attack);
  require_attack_legal(r, attack);
  pay(r, ActionType::standard);
  carry_out(r, attack);
}

namespace {

/// Who hides from the actor, which suspects it: anywhere, or in that location alone. Source: HM-HIDE-03, HM-HIDE-06.
CreatureId suspected(const World& world, CreatureId actor, std::optional<Cell> where) {
  for (const Relation& tie : world.relations()) {
    const CreatureId who = tie.to.creature();
    if (tie.key != key::suspects || tie.from != Ref(actor) || !hidden_from(world, who, actor)) continue;
    if (!where || location(world, who) == *where) return who;
  }
  return {};
}

/// A d10. Source: HM-HIDE-04.
bool has_luck(Resolution& r) {
  const int face = r.roll(10, r.actor(), "luck"_k);
  Sum total;
  total.keep("die"_k, face);
  const Key outcome = face == 10 ? "passed"_k : "failed"_k;
  const Sum needed{{"base_number"_k, 10, {}, false}};
  r.emit(RollMade{r.actor(), "luck"_k, {}, {{10, face, false}}, total, needed, outcome, "HM-HIDE-04"_k, {}});
  return face == 10;
}

}  // namespace

/// At a location: whether anybody hides there, and can be hit, shows only with luck. Source: HM-HIDE-04, G-61.
void luck_shot(Resolution& r) {
  require_in_combat(r);
  require_can(r, ActionType::standard);
  Attack attack{.attacker = r.actor(), .target = {}};
  r.require(bool(suspected(r.world(), attack.attacker, {})), {"E_TARGET_HIDDEN"_k, {}, "HM-HIDE-04"_k});
  attack.searched = r.place("to"_k).cell;
  const Scene& scene = r.world().scene(r.world().creature(attack.attacker).scene);
  r.require(inside(scene, attack.searched), {"E_TARGET_INVALID"_k, {}, "HM-HIDE-04"_k});
  attack.luck = true;
  requested_aim(r, attack);
  take_weapons(r, attack);
  require_attack_legal(r, attack);
  pay(r, ActionType::standard);
  attack.extra.add("luck"_k, -1, "HM-HIDE-04"_k);
  if (!has_luck(r)) return note(r, "no_luck"_k, {{"who"_k, attack.attacker}}, "HM-HIDE-04"_k);
  attack.target = suspected(r.world(), attack.attacker, attack.searched);
  const bool strikes = attack.target && !r.why_not([&](Resolution& again) { require_attack_legal(again, attack); });
  note(r, strikes ? "lucky"_k : "no_luck"_k, {{"who"_k, attack.attacker}}, "HM-HIDE-04"_k);
  if (strikes) carry_out(r, attack);
}

void release(Resolution& r) {  // Source: HM-GRAB-03
  const RefusalSpec::Param who{"who"_k, r.actor()};
  r.require(!Actor(r.world(), r.actor()).held_ones().empty(), {"E_NOT_HOLDING"_k, {who}, {}});
  const CreatureId held = r.creature("target"_k);
  r.require(find_relation(r.world(), key::grabs, r.actor(), held) != nullptr, {"E_NOT_HOLDING"_k, {who}, {}});
  let_go(r, r.actor(), held);
}

}  // namespace ft::rules::heimr
