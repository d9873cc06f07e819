// Charging at a creature in an adjacent location. Source: HM-MOVE-04, HM-GUARD-05, HM-ATK-05.
#include "rules/systems/heimr/combat/charge.hpp"

#include <algorithm>

#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/heimr/combat/brawl.hpp"
#include "rules/systems/heimr/combat/guards.hpp"
#include "rules/systems/heimr/creature/places.hpp"
#include "rules/systems/heimr/movement/board.hpp"
#include "rules/systems/heimr/movement/crossing.hpp"
#include "rules/systems/heimr/movement/move.hpp"
#include "rules/systems/heimr/turns/budget.hpp"

namespace ft::rules::heimr {

namespace {

Attack charge_in_form(Resolution& r);
void require_chargeable(Resolution& r, CreatureId target);

}  // namespace

void charge(Resolution& r) {  // Source: HM-MOVE-04, HM-GUARD-05
  require_in_combat(r);
  require_can(r, ActionType::ongoing);
  require_on_feet(r);
  r.require(!Actor(r.world(), r.actor()).has(key::stumbling), {"E_STUMBLE_MELEE"_k, {}, {}});
  Attack attack = charge_in_form(r);
  require_seen(r, r.actor(), attack.target);
  const Cell from = location(r.world(), r.actor()), to = location(r.world(), attack.target);
  require_way(r, to);
  require_no_roll(r, to);
  require_chargeable(r, attack.target);
  add_ambush(r, attack);
  pay(r, ActionType::ongoing);
  if (!walk_over(r, r.actor(), to, "charge"_k)) return;
  const SceneId scene = r.world().creature(r.actor()).scene;
  const Interception met = meet_guard(r, r.actor(), cell_ref(scene, to), cell_ref(scene, from), Attempt::on_foot);
  if (met.stopped) return;
  if (met.guard) attack.bonus = {};
  if (met.guard) attack.target = met.guard;
  execute(r, attack);
}

namespace {

/// With everything wielded for close combat, with the weapon named, or with bare hands. Source: HM-MOVE-04.
Attack charge_in_form(Resolution& r) {
  Attack attack{.attacker = r.actor(), .target = r.creature("target"_k)};
  attack.charge = true;
  requested_aim(r, attack);
  if (r.has("blow"_k)) {
    choose_blow(r, attack);
    const bool free_hand = !attack.bind || Actor(r.world(), r.actor()).free_hands() > 0;
    r.require(free_hand, {"E_NO_FREE_HAND"_k, {}, "HM-BRAWL-01"_k});
    return attack;
  }
  std::vector<Weapon> weapons = wielded_weapons(r.system(), Actor(r.world(), r.actor()));
  std::erase_if(weapons, [&](const Weapon& weapon) {
    return !weapon.melee() || (r.has("weapon"_k) && weapon.item != r.item("weapon"_k));
  });
  if (weapons.empty()) require_held_in_use(r, Actor(r.world(), r.actor()));
  r.require(!weapons.empty(), {"E_NO_WEAPON"_k, {}, {}});
  attack.weapon = weapons.front().item;
  if (weapons.size() > 1) attack.second = weapons[1].item;
  const bool fits = !attack.ability || weapons.front().allows(attack.ability) || attack.second;
  r.require(fits, {"E_ABILITY"_k, {}, {}});
  return attack;
}

/// Requires a target there that the charger sees, reaches and that did not run from here. E_NO_TARGET, E_HEIGHT,
/// E_RAN_FROM.
void require_chargeable(Resolution& r, CreatureId target) {
  const World& world = r.world();
  const bool prey = target != r.actor() && !Actor(world, target).has(key::dead) &&
                    world.creature(target).scene == world.creature(r.actor()).scene;
  r.require(prey, {"E_NO_TARGET"_k, {}, {}});
  const Creature& charger = world.creature(r.actor());
  const Place there = arrival(world.scene(charger.scene), charger.place, location(world, target));
  const std::int64_t apart = std::abs(there.height - height(world, target));
  r.require(apart <= 1, {"E_HEIGHT"_k, {{"height"_k, apart}}, "HM-ATK-05"_k});
  const Ref here = cell_ref(world.creature(r.actor()).scene, location(world, r.actor()));
  r.require(!find_relation(world, key::ran_from, target, here), {"E_RAN_FROM"_k, {{"who"_k, target}}, {}});
}

}  // namespace

std::vector<Params> charges(const Ruleset& system, const View& view, CreatureId creature) {
  std::vector<Params> forms = blows(system, view, creature);
  const auto weapons = wielded_weapons(system, Actor(view.world(), creature));
  const bool armed = std::any_of(weapons.begin(), weapons.end(), [](const Weapon& one) { return one.melee(); });
  if (armed) forms.insert(forms.begin(), Params{});
  return forms;
}

}  // namespace ft::rules::heimr
