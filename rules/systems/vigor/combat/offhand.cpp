// The off-hand attack. Source: VG-ACT-01, VG-ACT-03, VG-ATK-04, VG-TURN-04, G-43.
#include "rules/systems/vigor/combat/offhand.hpp"

#include <algorithm>

#include "rules/systems/vigor/combat/strike.hpp"
#include "rules/systems/vigor/creature/distances.hpp"
#include "rules/systems/vigor/turns/budget.hpp"

namespace ft::rules::vigor {

namespace {

constexpr Price price{.vigor = 8};
constexpr std::int64_t one_hand = 1;

/// The weapon in the off slot, bare hands where it is empty; none where it holds something else. Source: VG-ACT-03.
std::optional<Weapon> offhand_weapon(const Ruleset& system, const Actor& actor) {
  const std::vector<const Item*> held = actor.items(key::off_hand);
  const auto weapon = weapon_of(system, actor, held.empty() ? ItemId{} : held.front()->id);
  return weapon && weapon->record->number("hands"_k) <= one_hand ? weapon : std::nullopt;
}

/// Whether an attack with that weapon kept the off hand out of it. Source: VG-ACT-01, VG-ACT-03.
bool leaves_off_hand_free(const Ruleset& system, const Actor& actor, const Weapon& used) {
  const Item* item = actor.item(used.item);
  const bool by_off_hand = item && item->placement == key::off_hand;
  const auto in_both_hands = [&](const Item* held) {
    const Record* weapon = system.content().find(key::weapon, held->kind);
    return weapon && weapon->number("hands"_k) > one_hand;
  };
  return !by_off_hand && used.record->number("hands"_k) == one_hand &&
         std::ranges::none_of(actor.items(key::main_hand), in_both_hands);
}

/// Whether it knows of an enemy that it could strike with the weapon from where it stands.
bool finds_target(const World& world, const Actor& actor, const Weapon& weapon) {
  return std::ranges::any_of(world.creatures(), [&](const Creature* creature) {
    const Actor other(world, creature->id);
    const bool there = other.id() != actor.id() && creature->scene == actor.creature().scene && !other.has(key::dead) &&
                       !other.has(key::escaped) && actor.hostile_to(other) && actor.notices(other);
    if (!there) return false;
    const std::int64_t distance = feet_between(world, actor.id(), other.id());
    if (weapon.ranged()) return distance <= weapon.record->number("range_max"_k);
    return distance <= melee_reach(actor, weapon) && clear_path(world, actor.id(), other.id());
  });
}

}  // namespace

void open_offhand(Resolution& r, const Attack& resolved) {
  const CreatureId who = resolved.attacker;
  const Actor actor(r.world(), who);
  const bool own_turn = actor.encounter() && actor.encounter()->turn == who;
  const bool fit = own_turn && actor.able_to_react() && !knocked_down_now(r, who);
  if (!fit || !leaves_off_hand_free(r.system(), actor, resolved.weapon)) return;
  const auto weapon = offhand_weapon(r.system(), actor);
  if (!weapon) return;
  const bool awaited = actor.number(key::vigor) >= price.vigor && finds_target(r.world(), actor, *weapon);
  r.set(who, key::offhand_open, 1);
  if (awaited) r.set(who, key::offhand_awaited, 1);
}

void offhand_attack(Resolution& r) {
  require_in_encounter(r);
  require_can_act(r, price);
  const Actor actor(r.world(), r.actor());
  const auto weapon = offhand_weapon(r.system(), actor);
  r.require(actor.flag(key::offhand_open) && weapon, {"E_OFFHAND"_k, {}, {}});
  Attack attack{.attacker = r.actor(),
                .target = {},
                .weapon = weapon.value_or(*weapon_of(r.system(), actor, {}))};  // the GM may override it
  attack.target = target_in_form(r);
  attack.step.add("off_hand_attack"_k, -2, "VG-ACT-03"_k);
  attack.damage_step.add("off_hand_attack"_k, -2, "VG-ACT-03"_k);
  require_attack_legal(r, attack);
  require_payable(r, price);
  pay(r, price);
  strike(r, attack);
  settle_vigor(r, r.actor());
}

}  // namespace ft::rules::vigor
