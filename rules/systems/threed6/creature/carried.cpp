// Weapons, shields, hands and weight. Source: threed6.md 2.5, 2.7, TD-ENC-01.
#include "rules/systems/threed6/creature/carried.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"

namespace ft::rules::threed6 {

namespace {

constexpr std::array hands{key::both_hands, key::main_hand, key::off_hand};

}  // namespace

const Record* Weapon::mode(Key name) const {
  for (const Record& mode : record->records("modes"_k))
    if (!name || mode.word("mode"_k) == name) return &mode;
  return nullptr;
}

const Record* record_of(const Ruleset& system, Key kind) {
  for (const Key of : {key::weapon, key::shield, key::gear})
    if (const Record* record = system.content().find(of, kind)) return record;
  return nullptr;
}

std::vector<Weapon> weapons_at_hand(const Ruleset& system, const Actor& actor) {
  std::vector<Weapon> weapons;
  for (const Key hand : hands)
    for (const Item* item : actor.items(hand))
      if (const Record* record = system.content().find(key::weapon, item->kind))
        weapons.push_back({item->id, record, hand});
  const Record* bare = system.content().find(key::weapon, "punch"_k);
  if (bare && has_empty_hand(actor)) weapons.push_back({{}, bare, {}});
  return weapons;
}

Weapon weapon_of(const Ruleset& system, const Actor& actor, ItemId id) {
  for (const Weapon& weapon : weapons_at_hand(system, actor))
    if (weapon.item == id) return weapon;
  return {};
}

bool is_part_of_body(const Ruleset& system, const Item* item) {
  const Record* weapon = item ? system.content().find(key::weapon, item->kind) : nullptr;
  return !item || (weapon && weapon->flag("unarmed"_k));
}

bool has_empty_hand(const Actor& actor) {
  return actor.items(key::both_hands).empty() &&
         (actor.items(key::main_hand).empty() || actor.items(key::off_hand).empty());
}

bool has_two_empty_hands(const Actor& actor) {
  return std::all_of(hands.begin(), hands.end(), [&](Key hand) { return actor.items(hand).empty(); });
}

bool is_ready(const Actor& actor, const Weapon& weapon) {
  if (!weapon.item) return true;
  const Numbers& numbers = actor.item(weapon.item)->numbers;
  return numbers.get(key::unready) == 0 && numbers.get(key::broken) == 0;
}

bool reaches(const Actor& actor, const Weapon& weapon, std::int64_t yards) {
  const std::int64_t least = weapon.record->number("reach_from"_k), most = weapon.record->number("reach_to"_k);
  if (!weapon.record->flag("one_reach"_k)) return yards >= least && yards <= most;
  return yards == std::max(least, weapon.item ? actor.item(weapon.item)->numbers.get("reach_set"_k) : 0);
}

std::int64_t longest_reach(const Ruleset& system, const Actor& actor) {
  std::int64_t longest = 1;
  for (const Weapon& weapon : weapons_at_hand(system, actor))
    if (is_ready(actor, weapon)) longest = std::max(longest, weapon.record->number("reach_to"_k));
  return longest;
}

std::int64_t weight_of(const Ruleset& system, Key kind) {
  const Record* record = record_of(system, kind);
  return record ? record->number("weight"_k) : 0;
}

std::int64_t load(const Ruleset& system, const Actor& actor) {
  std::int64_t weight = actor.number("load_plus"_k);
  for (const Item& item : actor.creature().items) weight += weight_of(system, item.kind);
  for (const CreatureId carried : actor.relations_from(key::bears))
    weight += body_weight(system, Actor(actor.world(), carried));
  return weight;
}

std::int64_t body_weight(const Ruleset& system, const Actor& actor) {
  constexpr std::int64_t ordinary = 15000;
  const std::int64_t own = actor.number("body_weight"_k);
  return (own > 0 ? own : ordinary) + load(system, actor);
}

std::int64_t yards_between(const World& world, CreatureId a, CreatureId b) {
  const Creature &first = world.creature(a), &second = world.creature(b);
  return std::max<std::int64_t>(1, cell_distance(world.scene(first.scene), first, second));
}

}  // namespace ft::rules::threed6
