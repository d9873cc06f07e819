// One attack from its declaration to the defences that follow it. Source: HM-ATK-02, 04, 07 to 11, HM-BRAWL-01 to 04.
#include "rules/systems/heimr/combat/attack.hpp"

#include <algorithm>

#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/combat/blind_spots.hpp"
#include "rules/systems/heimr/movement/board.hpp"
#include "rules/systems/heimr/combat/grab.hpp"
#include "rules/systems/heimr/combat/guards.hpp"
#include "rules/systems/heimr/turns/moments.hpp"
#include "rules/systems/heimr/techniques/skills.hpp"

namespace ft::rules::heimr {

namespace {

bool still_possible(Resolution& r, const Attack& attack) {
  const bool legal = !r.why_not([&](Resolution& again) { require_attack_legal(again, attack); });
  return legal && Actor(r.world(), attack.attacker).able();
}

/// The defence as the number that the attack must exceed. Source: HM-DEF-01.
Sum to_exceed(const Stand& stand) {
  Sum target;
  if (stand.made) target.keep(stand.way.kind, stand.thrown.raw, "HM-DEF-01"_k).add(stand.thrown.pool.potential);
  return target;
}

/// Bare hands that only just do not fail touch without harm. Source: HM-BRAWL-02, G-35.
bool only_touches(const Attack& attack, const Stand& stand, const RollResult& thrown) {
  const std::int64_t missing = stand.thrown.result - thrown.result;
  return !attack.weapon && stand.made && (missing == 0 || missing == 1);
}

Sum damage_of(const Resolution& r, const Attack& attack) {
  Sum damage;
  const auto called = std::find_if(attack.calls.begin(), attack.calls.end(),
                                   [](const Effect& effect) { return effect.kind == "hit"_k; });
  const auto weapon = weapon_used(r, attack);
  if (called != attack.calls.end()) return damage.keep("hit"_k, amount_of(*called), "HM-EFF-03"_k);  // in its place
  if (weapon) return damage.keep(weapon->record->id, weapon->damage(), "HM-HP-01"_k);
  return damage.keep("brawl"_k, attack.bind ? 0 : 1, "HM-BRAWL-01"_k);
}

/// Effects beside the damage: what a skill calls, and the brawl's bind. Source: HM-EFF-01, HM-GRAB-01.
void land_calls(Resolution& r, const Attack& attack, Key part) {
  for (Effect effect : attack.calls) {
    if (effect.kind == "hit"_k) continue;
    effect.source = attack.attacker;
    if (!effect.part) effect.part = part;
    suffer(r, attack.target, effect);
  }
  if (!attack.bind) return;
  grab(r, attack.attacker, attack.target, part);
  interrupted_by_effect(r, attack.target);
}

/// Step 9: where it lands, what it does, Resist and Miss. Source: HM-ATK-09, HM-HP-01, HM-INJ-02, HM-EFF-11 to 13.
void wound(Resolution& r, const Attack& attack, const RollResult& thrown) {
  const Key part = attack.aimed_at ? attack.aimed_at : part_hit(thrown.d6);
  note(r, "hit_at"_k, {{"who"_k, attack.target}, {"part"_k, part}}, "HM-ATK-09"_k);
  wake(r, attack.target);
  if (find_relation(r.world(), key::grabs, attack.target, attack.attacker)) let_go(r, attack.target, attack.attacker);
  const Sum damage = damage_of(r, attack);
  const std::int64_t points = damage.total();
  const bool effect = attack.bind || !attack.weapon || !attack.calls.empty();
  const Averted averted = averts(r, attack.target, {.source = attack.attacker, .damage = points > 0, .effect = effect});
  if (averted == Averted::all) return;
  const bool hits_as_effect = !attack.weapon || (!attack.calls.empty() && damage.parts().front().source == "hit"_k);
  const std::int64_t lost = averted == Averted::effect && hits_as_effect ? 0 : points;
  if (lost > 0) {
    r.emit(Calculated{attack.target, "damage"_k, damage, "HM-HP-01"_k, {}});
    lose_hp(r, attack.target, lost);
  }
  const bool injured = lost > 0 && injure(r, attack.target, part);
  const bool called = averted == Averted::no && (attack.bind || !attack.calls.empty());
  if (called) land_calls(r, attack, part);
  const bool is_effect = lost > 0 && (hits_as_effect || r.house_rule("damage_is_effect"_k) != 0);  // G-21
  if (is_effect && !injured) interrupted_by_effect(r, attack.target);
  if (!injured && !called && !is_effect) hold_on(r, attack.target);  // HM-CLIMB-05: hit by an attack
}

Threat threat_of(const Resolution& r, const Attack& attack) {
  return {.attacker = attack.attacker,
          .target = attack.target,
          .ranged = is_ranged(r, attack),
          .brawl = !attack.weapon,
          .must_dodge = attack.must_dodge,
          .blind_penalty = blind_penalty(r, attack)};
}

/// Noise of weapons, heard once the blow falls; a shot is one sound, however many it passes. Source: HM-HIDE-06.
void sound(Resolution& r, const Attack& attack, const Stand& stand, Tiring tiring) {
  if (is_ranged(r, attack) && tiring == Tiring::may_tire)
    make_noise(r, attack.attacker, Noise::soft);
  else if (attack.weapon && !is_ranged(r, attack))
    make_noise(r, attack.attacker, Noise::loud);
  if (stand.made && stand.way.kind == key::parry) make_noise(r, attack.target, Noise::loud);
}

}  // namespace

AttackResult strike(Resolution& r, const Attack& attack, std::int64_t cluster_penalty, Tiring tiring,
                    const std::vector<HoldCheck>& grips) {
  const Stand stand = settle_defence(r, threat_of(r, attack));
  const Pool pool = attack_pool(r, attack, cluster_penalty);
  const RollResult thrown = roll_pool(r, attack.attacker, pool, "attack"_k);
  lose(r, attack.target, key::upcoming);  // HM-ACT-05: attacked
  const bool grip_holds = !escapes_holds(r, attack.attacker, grips, thrown);
  const bool defended = stand.made && !stand.thrown.exhausted && stand.thrown.result >= thrown.result;
  AttackResult struck{
      .threatened = !thrown.exhausted && !grip_holds, .stopped = grip_holds, .hit = false, .used = false};
  const bool touched = struck.threatened && defended && only_touches(attack, stand, thrown);
  struck.hit = struck.threatened && !defended;
  const Key outcome = thrown.exhausted ? "exhausted"_k
                      : grip_holds     ? "held"_k
                      : struck.hit     ? "hit"_k
                      : touched        ? "contact"_k
                                       : "missed"_k;
  log_roll(r, attack.attacker, thrown, "attack"_k, to_exceed(stand), outcome, "HM-DEF-01"_k, attack.target);
  sound(r, attack, stand, tiring);
  struck.used = stand.made && struck.threatened;  // HM-DEF-09
  struck.published_used = struck.used && stand.published;
  if (struck.used) struck.defence = stand.way.kind;
  if (struck.used) use_up(r, attack.target, stand);  // before the wound may take the weapon that parried
  if (struck.hit) wound(r, attack, thrown);
  if (touched && attack.bind && r.house_rule("bind_on_contact"_k) != 0)
    land_calls(r, attack, attack.aimed_at ? attack.aimed_at : part_hit(thrown.d6));
  if (tiring == Tiring::may_tire) grow_fatigue(r, attack.attacker, thrown);
  if (struck.used) grow_fatigue(r, attack.target, stand.thrown);
  if (struck.used && is_ranged(r, attack)) open_blind_spot(r, attack);
  for (const HoldCheck& grip : grips) defence_returns(r, grip.grabber);
  return struck;
}

namespace {

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

/// The target, then the other members of its cluster in initiative order; nobody shoots at itself or at the dead.
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
    note(r, "attack_lost"_k, {{"who"_k, attack.attacker}}, "HM-ATK-06"_k);
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

/// Whoever is in a cluster with it sees it. Source: HM-HIDE-05.
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

void add_ambush(const Resolution& r, Attack& attack) {
  const bool ambush = attack.charge || is_ranged(r, attack);
  const bool unseen = hidden_from(r.world(), attack.attacker, attack.target);
  attack.bonus.add("ambush"_k, ambush && unseen ? 2 : 0, "HM-HIDE-05"_k);
}

void carry_out(Resolution& r, const Attack& attack) {
  declared_against(r, attack.attacker, attack.target);
  if (!still_possible(r, attack)) {
    note(r, "attack_lost"_k, {{"who"_k, attack.attacker}}, "HM-READY-05"_k);
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

}  // namespace ft::rules::heimr
