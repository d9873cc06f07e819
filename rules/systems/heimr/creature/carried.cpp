// Weapons, shields and hands. Source: HM-ARM-01 to 05, HM-DEF-04, HM-POS-05.
#include "rules/systems/heimr/creature/carried.hpp"

#include <array>

#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/schema/house_rule.hpp"

namespace ft::rules::heimr {

namespace {

constexpr std::array hands{key::sword_hand, key::off_hand};

Key arm_of(Key hand) { return hand == key::sword_hand ? key::sword_arm : key::other_arm; }

bool usable(const Actor& actor, Key hand) {
  return !actor.part_injured(arm_of(hand)) && !actor.bound_at(arm_of(hand)) && !actor.bound_at("hands"_k);
}

}  // namespace

const Record* record_of(const Ruleset& system, Key kind) {
  for (const Key of : {key::weapon, key::shield, key::gear})
    if (const Record* record = system.content().find(of, kind)) return record;
  return nullptr;
}

bool in_use(const Ruleset& system, const Campaign& campaign, Key kind) {  // Source: HM-ARM-01, HM-ARM-02
  const Record* record = record_of(system, kind);
  if (!record || !record->flag("armoury"_k)) return true;
  return house_rule(campaign, "medieval_armoury"_k) != 0;
}

void require_in_use(Resolution& r, Key kind) {
  r.require(in_use(r.system(), r.world().campaign(), kind), {"E_ARMOURY"_k, {{"item"_k, kind}}, {}});
}

void require_held_in_use(Resolution& r, const Actor& actor) {
  for (const Key hand : {key::both_hands, key::sword_hand, key::off_hand})
    for (const Item* item : actor.items(hand)) require_in_use(r, item->kind);
}

bool hands_usable(const Actor& actor, const Item& item) {  // Source: HM-EFF-09, HM-INJ-02
  if (item.placement == key::both_hands) return usable(actor, key::sword_hand) && usable(actor, key::off_hand);
  return usable(actor, item.placement);
}

bool busy_climbing(const Actor& actor, const Item& item) {  // Source: HM-POS-05
  const Condition* climb = actor.find(key::climbing);
  if (!climb) return false;
  const Item* sword = actor.in_hand(key::sword_hand);
  const bool other_hand_holds_on = item.placement == key::off_hand && sword && sword->placement == key::sword_hand;
  return item.placement == key::both_hands || climb->data.get("two_hands"_k) != 0 || other_hand_holds_on;
}

std::vector<Weapon> wielded_weapons(const Ruleset& system, const Actor& actor) {
  std::vector<Weapon> weapons;
  for (const Key placement : {key::both_hands, key::sword_hand, key::off_hand})
    for (const Item* item : actor.items(placement)) {
      const auto weapon = weapon_of(system, actor, item->id);
      if (weapon && hands_usable(actor, *item) && !busy_climbing(actor, *item)) weapons.push_back(*weapon);
    }
  return weapons;
}

std::optional<Weapon> weapon_of(const Ruleset& system, const Actor& actor, ItemId id) {
  const Item* item = actor.item(id);
  const Record* record = item ? system.content().find(key::weapon, item->kind) : nullptr;
  const bool usable = record && in_use(system, actor.world().campaign(), item->kind);
  return usable ? std::optional(Weapon{id, record}) : std::nullopt;
}

const Item* wielded_shield(const Ruleset& system, const Actor& actor) {
  for (const Item* item : actor.items(key::off_hand))
    if (system.content().find(key::shield, item->kind) && in_use(system, actor.world().campaign(), item->kind))
      return item;
  return nullptr;
}

const Item* usable_shield(const Ruleset& system, const Actor& actor) {
  const Item* shield = wielded_shield(system, actor);
  return shield && hands_usable(actor, *shield) && !busy_climbing(actor, *shield) ? shield : nullptr;
}

std::optional<Key> hand_for(const Ruleset& system, const Actor& actor, Key kind, Key wanted) {
  const Record* record = record_of(system, kind);
  if (!record) return std::nullopt;
  const Key wielding = record->word("wielding"_k);
  const auto empty = [&](Key hand) { return !actor.in_hand(hand) && usable(actor, hand); };
  const bool hangs_on = actor.has(key::climbing);  // HM-POS-05
  const bool both_empty = empty(key::sword_hand) && empty(key::off_hand);
  const bool takes_both = wielding == "two_hands"_k || wielding == "one_or_two_hands"_k;
  const bool sword_only = wielding == "sword_hand"_k || wielding == "one_or_two_hands"_k;
  if (wanted == key::both_hands || (!wanted && wielding == "two_hands"_k))
    return takes_both && both_empty && !hangs_on ? std::optional(key::both_hands) : std::nullopt;
  if (hangs_on && actor.free_hands() == 0) return std::nullopt;
  for (const Key hand : hands) {
    const bool allowed = wielding == "two_hands"_k ? false
                         : sword_only              ? hand == key::sword_hand
                                                   : wielding != "off_hand"_k || hand == key::off_hand;
    if (allowed && (!wanted || wanted == hand) && empty(hand)) return hand;
  }
  return std::nullopt;
}

std::vector<ItemId> held_items(const Actor& actor) {
  std::vector<ItemId> held;
  for (const Item& item : actor.creature().items)
    if (item.placement == key::sword_hand || item.placement == key::off_hand || item.placement == key::both_hands)
      held.push_back(item.id);
  return held;
}

void require_some_held(Resolution& r) {
  r.require(r.has("item"_k) || !held_items(Actor(r.world(), r.actor())).empty(), {"E_NO_ITEM"_k, {}, {}});
}

bool finds(const World& world, CreatureId who, const Item& item) {
  return item.numbers.get(hide_cr) == 0 || find_relation(world, spotted_by, item.id, who);
}

void into_the_open(Resolution& r, Item& item) {
  item.numbers.remove(hide_cr);
  unrelate(r, spotted_by, item.id, {});
}

}  // namespace ft::rules::heimr
