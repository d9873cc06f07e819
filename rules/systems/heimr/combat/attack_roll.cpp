// What an attack is rolled with, and everything that refuses it. Source: HM-ATK-03 to 10, HM-HIDE-05, section 4.
#include "rules/systems/heimr/combat/attack_roll.hpp"

#include <array>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/conditions/concealment.hpp"
#include "rules/systems/heimr/creature/abilities.hpp"
#include "rules/systems/heimr/creature/known_skills.hpp"
#include "rules/systems/heimr/creature/places.hpp"
#include "rules/systems/heimr/movement/board.hpp"

namespace ft::rules::heimr {

std::optional<Weapon> weapon_used(const Resolution& r, const Attack& attack) {
  return weapon_of(r.system(), Actor(r.world(), attack.attacker), attack.weapon);
}

bool is_ranged(const Resolution& r, const Attack& attack) {
  const auto weapon = weapon_used(r, attack);
  return weapon && !weapon->melee();
}

namespace {

Key ability_of(const Resolution& r, const Attack& attack) {
  const auto weapon = weapon_used(r, attack);
  if (!weapon) return "brawl"_k;
  return attack.ability && weapon->allows(attack.ability) ? attack.ability
                                                          : best_ability(r, attack.attacker, *weapon->record);
}

bool in_one_cluster(const World& world, CreatureId a, CreatureId b) {
  const std::int64_t cluster = Actor(world, a).number(key::cluster);
  return cluster != 0 && cluster == Actor(world, b).number(key::cluster);
}

std::int64_t squares_to(const View& view, const Attack& attack) {
  const Creature& attacker = view.creature(attack.attacker);
  const Place there = attack.target ? view.creature(attack.target).place : Place::in_zone(attack.searched);
  return distance(view, attacker.scene, attacker.place, there);
}

/// Down to a lower target +1, up to a higher one -1. Source: HM-HGT-01.
std::int64_t height_advantage(const World& world, const Attack& attack) {
  const std::int64_t difference = height(world, attack.attacker) - height(world, attack.target);
  return difference > 0 ? 1 : difference < 0 ? -1 : 0;
}

void add_melee(const Resolution& r, const Attack& attack, Sum& consistency) {
  const World& world = r.world();
  const Creature& attacker = world.creature(attack.attacker);
  const CellTerrain* ground = terrain_at(world.scene(attacker.scene), attacker.place.cell);
  consistency.add("difficult"_k, ground && ground->difficult ? -1 : 0, "HM-GRID-08"_k);
  consistency.add("height_difference"_k, height_advantage(world, attack), "HM-HGT-01"_k);
}

void add_ranged(const Resolution& r, const Attack& attack, std::int64_t cluster_penalty, Sum& consistency) {
  const World& world = r.world();
  const bool elsewhere = !same_location(world, attack.attacker, attack.target);
  const bool prone = Actor(world, attack.target).lies();
  consistency.add("distance"_k, elsewhere ? -(squares_to(View::full(world), attack) / 2) : 0, "HM-ATK-06"_k);
  consistency.add(key::cluster, -cluster_penalty, "HM-ATK-07"_k);
  consistency.add("target_prone"_k, prone ? -2 : 0, "HM-POS-01"_k);
}

}  // namespace

Pool attack_pool(const Resolution& r, const Attack& attack, std::int64_t cluster_penalty) {
  const World& world = r.world();
  const Actor attacker(world, attack.attacker);
  Pool pool = pool_of(r, attack.attacker, ability_of(r, attack));
  const auto weapon = weapon_used(r, attack);
  if (weapon) pool.potential.add(weapon->record->id, weapon->bonus_p(), "HM-ATK-03"_k);
  const std::int64_t climbing = r.house_rule("climbing_attack_too"_k) != 0 ? -3 : -2;  // G-43
  Sum& c = pool.consistency;
  c.add(key::prone, attacker.has(key::prone) ? -2 : 0, "HM-POS-01"_k);
  c.add(key::climbing, attacker.has(key::climbing) ? climbing : 0, "HM-POS-05"_k);
  if (is_ranged(r, attack))
    add_ranged(r, attack, cluster_penalty, c);
  else
    add_melee(r, attack, c);
  c.add("aimed"_k, attack.aimed_at ? -2 : 0, "HM-ATK-10"_k);
  const bool seen = in_one_cluster(world, attack.attacker, attack.target);
  const Sum concealed = seen ? Sum() : concealment(r.system(), world, attack.target, attack.attacker);
  for (const Part& part : concealed.parts()) c.add(part.source, -part.value, part.rule);
  c.add(skill_modifiers(r, attack.attacker, "attack"_k)).add(attack.extra);
  pool.potential.add(attack.bonus);
  return pool;
}

bool falls_short(const Resolution& r, const Attack& attack) {
  const auto weapon = weapon_used(r, attack);
  return weapon && squares_to(r.known(), attack) <= weapon->range() &&
         squares_to(View::full(r.world()), attack) > weapon->range();
}

Key part_hit(std::int64_t d6) {
  constexpr std::array parts{key::left_leg, key::right_leg, key::other_arm, key::sword_arm, key::torso, key::torso};
  return parts[static_cast<std::size_t>(d6 - 1)];
}

namespace {

/// E_NO_WEAPON, E_HANDS. Source: HM-ARM-03, HM-POS-05.
void require_in_hand(Resolution& r, const Attack& attack) {
  if (!attack.weapon) return;
  const Actor attacker(r.world(), attack.attacker);
  const Item* item = attacker.item(attack.weapon);
  const bool in_hand = item && weapon_of(r.system(), attacker, attack.weapon) &&
                       (attacker.in_hand(key::sword_hand) == item || attacker.in_hand(key::off_hand) == item);
  r.require(in_hand, {"E_NO_WEAPON"_k, {}, {}});
  r.require(!busy_climbing(attacker, *item), {"E_HANDS"_k, {}, "HM-POS-05"_k});
}

/// E_TARGET_INVALID, of a target that is known.
void require_target(Resolution& r, const Attack& attack) {
  const World& world = r.world();
  const bool together = world.creature(attack.attacker).scene == world.creature(attack.target).scene;
  const bool dead = Actor(world, attack.target).has(key::dead);
  r.require(together && attack.target != attack.attacker && !dead, {"E_TARGET_INVALID"_k, {}, {}});
}

/// E_NOT_SAME_SQUARE, E_HEIGHT, E_OTHER_CLUSTER. Source: HM-ATK-05, HM-CLUS-01.
void require_within_reach(Resolution& r, const Attack& attack) {
  const World& world = r.world();
  if (!attack.target) return r.require(squares_to(r.known(), attack) == 0, {"E_NOT_SAME_SQUARE"_k, {}, {}});
  const std::int64_t apart = std::abs(height(world, attack.attacker) - height(world, attack.target));
  const std::int64_t own = Actor(world, attack.attacker).number(key::cluster);
  const std::int64_t other = Actor(world, attack.target).number(key::cluster);
  r.require(same_location(world, attack.attacker, attack.target), {"E_NOT_SAME_SQUARE"_k, {}, {}});
  r.require(apart <= 1, {"E_HEIGHT"_k, {{"height"_k, apart}}, "HM-ATK-05"_k});
  r.require(own == 0 || other == 0 || own == other, {"E_OTHER_CLUSTER"_k, {{"who"_k, attack.attacker}}, {}});
}

/// E_OUT_OF_RANGE, E_NO_AMMO. Source: HM-ATK-06, HM-ATK-08, G-20.
void require_shot_possible(Resolution& r, const Attack& attack, const Weapon& weapon) {
  const std::int64_t squares = squares_to(r.known(), attack);
  r.require(squares <= weapon.range(), {"E_OUT_OF_RANGE"_k, {{"distance"_k, squares}, {"most"_k, weapon.range()}}, {}});
  const bool needs_piece = weapon.record->word("ammunition"_k) && r.house_rule("ammunition"_k) != 0;
  const Item* item = Actor(r.world(), attack.attacker).item(weapon.item);
  r.require(!needs_piece || item->numbers.get("loaded"_k) != 0, {"E_NO_AMMO"_k, {}, {}});
}

}  // namespace

void require_seen(Resolution& r, CreatureId who, CreatureId target) {
  r.require(!hidden_from(r.world(), target, who), {"E_TARGET_HIDDEN"_k, {}, {}});
}

void require_attack_legal(Resolution& r, const Attack& attack) {
  const World& world = r.world();
  require_in_hand(r, attack);
  const Actor attacker(world, attack.attacker);
  const auto weapon = weapon_used(r, attack);
  const bool ranged = weapon && !weapon->melee();
  if (attack.target) require_target(r, attack);
  if (!attack.luck) require_seen(r, attack.attacker, attack.target);
  if (ranged)
    require_shot_possible(r, attack, *weapon);
  else
    require_within_reach(r, attack);
  const bool stumbling = attacker.has(key::stumbling);
  r.require(!ranged || !stumbling, {"E_STUMBLE_RANGED"_k, {}, {}});
  const bool near = attack.target && in_one_cluster(world, attack.attacker, attack.target);
  r.require(ranged || !stumbling || near, {"E_STUMBLE_MELEE"_k, {}, {}});
  const Item* item = attack.weapon ? attacker.item(attack.weapon) : nullptr;
  const bool usable_hands = !item || hands_usable(attacker, *item);
  r.require(usable_hands, {"E_BOUND"_k, {{"who"_k, attack.attacker}, {"part"_k, "hands"_k}}, {}});
  r.require(weapon || !attack.bind || attacker.free_hands() > 0, {"E_NO_FREE_HAND"_k, {}, "HM-BRAWL-01"_k});
  r.require(!weapon || !attack.ability || weapon->allows(attack.ability) || attack.second, {"E_ABILITY"_k, {}, {}});
}

void add_ambush(const Resolution& r, Attack& attack) {
  const bool ambush = attack.charge || is_ranged(r, attack);
  const bool unseen = hidden_from(r.world(), attack.attacker, attack.target);
  attack.bonus.add("ambush"_k, ambush && unseen ? 2 : 0, "HM-HIDE-05"_k);
}

}  // namespace ft::rules::heimr
