// Attack actions from their declaration to the defences that follow: with weapons, at range into clusters.
// Source: HM-ATK-02 to 04, 07, 08, HM-BRAWL-03, HM-GUARD-02, HM-GUARD-03.
#include "rules/systems/heimr/combat/attack.hpp"

#include <algorithm>

#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/combat/guards.hpp"
#include "rules/systems/heimr/combat/provoked.hpp"
#include "rules/systems/heimr/conditions/hands.hpp"
#include "rules/systems/heimr/conditions/published_defence.hpp"
#include "rules/systems/heimr/creature/clusters.hpp"
#include "rules/systems/heimr/turns/budget.hpp"
#include "rules/systems/heimr/turns/moments.hpp"

namespace ft::rules::heimr {

void weapon_attack(Resolution& r) {
  require_in_combat(r);
  require_can(r, ActionType::standard);
  Attack attack = ordered_attack(r);
  take_weapons(r, attack);
  require_attack_legal(r, attack);
  pay(r, ActionType::standard);
  execute(r, attack);
}

namespace {

bool still_possible(Resolution& r, const Attack& attack) {
  const bool legal = !r.why_not([&](Resolution& again) { require_attack_legal(again, attack); });
  return legal && Actor(r.world(), attack.attacker).able();
}

/// What the attacker did in its last turn, for brawlers and those who hide. Source: HM-BRAWL-03, HM-HIDE-02.
void remember(Resolution& r, const Attack& attack, const AttackResult& struck) {
  if (attack.reaction) return;
  const Relation* before = find_relation(r.world(), key::attacked, attack.attacker, attack.target);
  Numbers data = before ? before->data : Numbers{};
  const bool melee = attack.weapon && !is_ranged(r, attack);
  if (is_ranged(r, attack)) data.set("ranged"_k, 1);
  if (melee) data.set("melee"_k, 1);
  if (melee && struck.defence == key::dodge && !struck.hit) data.set("dodged"_k, 1);
  relate(r, key::attacked, attack.attacker, attack.target, data);
}

/// A bow spends its piece, a thrown weapon lies where it struck. Source: HM-ATK-08, G-20.
void spend_shot(Resolution& r, const Attack& attack) {
  const auto weapon = weapon_used(r, attack);
  if (weapon->record->word("ammunition"_k) &&
      Actor(r.world(), attack.attacker).item(attack.weapon)->numbers.get("loaded"_k))
    r.emit(ItemNumberSet{attack.attacker, attack.weapon, "loaded"_k, 0});
  if (!weapon->record->flag("thrown"_k)) return;
  Item item = *Actor(r.world(), attack.attacker).item(attack.weapon);
  item.placement = key::ground;
  item.place = r.world().creature(attack.target).place;
  r.emit(ItemMoved{attack.attacker, r.world().creature(attack.target).scene, item});
  hands_changed(r, attack.attacker);
}

/// The target, then the other members of its cluster in initiative order; never the shooter or the dead.
std::vector<CreatureId> in_the_way(const World& world, const Attack& attack) {
  std::vector<CreatureId> targets{attack.target};
  const std::vector<CreatureId> members = cluster_of(world, attack.target);
  for (const CreatureId other : order_after(world, attack.target)) {
    const bool member = std::find(members.begin(), members.end(), other) != members.end();
    if (member && other != attack.attacker && !Actor(world, other).has(key::dead)) targets.push_back(other);
  }
  return targets;
}

/// The shot goes on at the next one as long as it is dodged. Whether it went on: those who hold the
/// shooter may stop it. Source: HM-ATK-07, HM-GUARD-03, HM-GRAB-04, G-A1.
bool shoot(Resolution& r, const Attack& attack, const std::vector<HoldCheck>& grips) {
  if (falls_short(r, attack)) {
    log_line(r, "attack_lost"_k, {{"who"_k, attack.attacker}}, "HM-ATK-06"_k);
    spend_shot(r, attack);
    return true;
  }
  const Interception guarded = meet_guard(r, attack.attacker, attack.target, {}, Attempt::shot);
  std::vector<CreatureId> targets = in_the_way(r.world(), attack);
  std::int64_t crowd = static_cast<std::int64_t>(cluster_of(r.world(), attack.target).size());
  if (guarded.guard) {
    std::erase(targets, guarded.guard);
    targets.insert(targets.begin(), guarded.guard);
  }
  std::vector<CreatureId> have_dodged;
  bool goes_on = true;
  Tiring tiring = Tiring::may_tire;
  for (const CreatureId target : targets) {
    Attack shot = attack;
    shot.target = target;
    add_ambush(r, shot);
    const AttackResult struck =
        strike(r, shot, crowd, tiring, tiring == Tiring::may_tire ? grips : std::vector<HoldCheck>());
    remember(r, shot, struck);
    goes_on = !struck.stopped;
    if (struck.published_used) have_dodged.push_back(target);
    if (struck.hit || struck.defence != key::dodge) break;
    if (target != guarded.guard) --crowd;
    tiring = Tiring::tested_only;  // HM-FAT-07
  }
  spend_shot(r, attack);
  publish_defences(r, have_dodged);
  return goes_on;
}

/// Steps into the attacker's cluster in place of its ward. Source: HM-GUARD-02.
void step_in(Resolution& r, const Attack& attack, CreatureId guard) {
  if (Actor(r.world(), attack.attacker).number(key::cluster) != 0) leave_cluster(r, guard);
  join_cluster(r, attack.attacker, guard);
}

/// Creatures in a cluster with it see it. Source: HM-HIDE-05.
void is_seen_by_cluster(Resolution& r, CreatureId who) {
  for (const CreatureId other : cluster_of(r.world(), who)) unrelate(r, key::hidden_from, who, other);
}

/// Whether it goes on, or those who hold the attacker stopped it.
bool blow_with(Resolution& r, Attack blow, ItemId weapon, const std::vector<HoldCheck>& grips) {
  blow.weapon = weapon;
  blow.second = {};
  const AttackResult struck = strike(r, blow, 0, Tiring::may_tire, grips);
  remember(r, blow, struck);
  if (struck.published_used) publish_defence(r, blow.target);
  return !struck.stopped;
}

/// The attack that is left for the other hand, if it can still be made. Source: HM-ATK-04.
std::optional<Attack> with_other_hand(Resolution& r, const Attack& attack) {
  Attack other = attack;
  other.weapon = attack.second;
  other.second = {};
  const auto weapon = weapon_used(r, other);
  if (weapon && !weapon->allows(other.ability)) other.ability = {};
  return attack.second && still_possible(r, other) ? std::optional(other) : std::nullopt;
}

/// A blow with each weapon in turn, each against its own defence. Source: HM-ATK-04.
void trade_blows(Resolution& r, const Attack& attack, const std::vector<HoldCheck>& grips) {
  if (attack.charge) is_seen_by_cluster(r, attack.attacker);
  if (!blow_with(r, attack, attack.weapon, grips)) return;
  const auto other = with_other_hand(r, attack);
  if (other && is_ranged(r, *other))
    (void)shoot(r, *other, {});
  else if (other)
    (void)blow_with(r, *other, other->weapon, {});
}

void fight_hand_to_hand(Resolution& r, Attack attack, const std::vector<HoldCheck>& grips) {
  const Interception guarded = meet_guard(r, attack.attacker, attack.target, {}, Attempt::on_foot);
  if (guarded.stopped) return;
  if (guarded.guard) {
    step_in(r, attack, guarded.guard);
    attack.target = guarded.guard;
    attack.bonus = {};
  } else {
    join_cluster(r, attack.attacker, attack.target);
  }
  if (!attack.weapon && !gets_close(r, attack)) return;
  trade_blows(r, attack, grips);
}

}  // namespace

void execute(Resolution& r, const Attack& attack) {
  declared_against(r, attack.attacker, attack.target);
  if (!still_possible(r, attack)) {
    log_line(r, "attack_lost"_k, {{"who"_k, attack.attacker}}, "HM-READY-05"_k);
    return intent_given_up(r, attack.attacker);
  }
  const std::vector<HoldCheck> grips = stopping_rolls(r, attack.attacker);
  if (!is_ranged(r, attack)) {
    fight_hand_to_hand(r, attack, grips);
  } else if (shoot(r, attack, grips)) {
    const auto other = with_other_hand(r, attack);
    if (other && is_ranged(r, *other)) (void)shoot(r, *other, {});
    if (other && !is_ranged(r, *other)) fight_hand_to_hand(r, *other, {});
  }
  moment(r, "attacks"_k, attack.attacker, attack.target);
  moment(r, "is_attacked"_k, attack.attacker, attack.target);
}

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
  if (weapons.empty())  // the refusal of the first explains it
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

Attack ordered_attack(Resolution& r) {
  Attack attack{.attacker = r.actor(), .target = r.creature("target"_k)};
  requested_aim(r, attack);
  return attack;
}

}  // namespace ft::rules::heimr
