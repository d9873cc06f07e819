// A creature read as Heimr reads it. Source: heimr.md 2.1.
#include "rules/systems/heimr/creature/actor.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/system.hpp"

namespace ft::rules::heimr {

bool Actor::part_injured(Key part) const {
  constexpr std::array injuries{
      std::pair{key::torso, "injured_torso"_k}, std::pair{key::sword_arm, "injured_sword_arm"_k},
      std::pair{key::other_arm, "injured_other_arm"_k}, std::pair{key::right_leg, "injured_right_leg"_k},
      std::pair{key::left_leg, "injured_left_leg"_k}};
  const auto at = std::find_if(injuries.begin(), injuries.end(), [&](const auto& one) { return one.first == part; });
  return at != injuries.end() && has(at->second);
}

bool Actor::helpless() const {  // Source: HM-POS-02 to 04
  return has(key::helpless) || has(key::sleeping) || has(key::unconscious) || has(key::dead);
}

bool Actor::able() const { return !helpless() && !has(key::dazed) && !part_injured(key::torso); }

bool Actor::can_defend() const { return able() && !has("off_guard"_k) && held_ones().empty(); }

bool Actor::bound_at(Key part) const {
  const auto at_part = [&](const Numbers& data) { return data.get("part"_k) == part.hash; };
  for (const Condition* bind : all(key::bound))
    if (at_part(bind->data)) return true;
  const auto& relations = world_->relations();
  return std::any_of(relations.begin(), relations.end(), [&](const Relation& relation) {
    return relation.key == key::grabs && relation.to == Ref(id()) && at_part(relation.data);
  });
}

std::vector<CreatureId> Actor::held_ones() const { return by_id(relations_from(key::grabs)); }
std::vector<CreatureId> Actor::grabbers() const { return by_id(relations_to(key::grabs)); }

const Item* Actor::in_hand(Key hand) const {
  for (const Item& item : creature_->items)
    if (item.placement == hand || item.placement == key::both_hands) return &item;
  return nullptr;
}

int Actor::free_hands() const {
  if (bound_at("hands"_k)) return 0;
  int hands = 0;
  constexpr std::array arms{std::pair{key::sword_hand, key::sword_arm}, std::pair{key::off_hand, key::other_arm}};
  for (const auto& [hand, arm] : arms)
    if (!in_hand(hand) && !part_injured(arm) && !bound_at(arm)) ++hands;
  const Condition* climb = find(key::climbing);
  const int busy = !climb ? 0 : climb->data.get("two_hands"_k) != 0 ? 2 : 1;
  return std::max(0, hands - busy);
}

bool same_location(const World& world, CreatureId a, CreatureId b) {
  const Creature &first = world.creature(a), &second = world.creature(b);
  const bool both_somewhere = first.place.kind != Place::Kind::nowhere && second.place.kind != Place::Kind::nowhere;
  return both_somewhere && first.scene == second.scene && first.place.cell == second.place.cell;
}

namespace {

/// The order of the creature's encounter, or by id outside one.
std::vector<CreatureId> order_of(const World& world, CreatureId who) {
  if (const EncounterId encounter = world.creature(who).encounter) return world.encounter(encounter).order;
  std::vector<CreatureId> order;
  for (const Creature* creature : world.creatures())
    if (creature->scene == world.creature(who).scene) order.push_back(creature->id);
  return order;
}

}  // namespace

std::vector<CreatureId> cluster_of(const World& world, CreatureId who) {
  const std::int64_t cluster = Actor(world, who).number(key::cluster);
  std::vector<CreatureId> members;
  if (cluster == 0) return members;
  for (const CreatureId other : order_of(world, who))
    if (Actor(world, other).number(key::cluster) == cluster && same_location(world, who, other))
      members.push_back(other);
  return members;
}

bool hidden_from(const World& world, CreatureId who, CreatureId observer) {  // Source: HM-HIDE-03
  return find_relation(world, key::hidden_from, who, observer) != nullptr;
}

std::vector<CreatureId> observers_not_seeing(const World& world, CreatureId who) {
  std::vector<CreatureId> observers;
  for (const Relation& relation : world.relations())
    if (relation.key == key::hidden_from && relation.from == Ref(who)) observers.push_back(relation.to.creature());
  return observers;
}

std::vector<CreatureId> order_after(const World& world, CreatureId from) {
  std::vector<CreatureId> order = order_of(world, from);
  const auto at = std::find(order.begin(), order.end(), from);
  if (at == order.end()) return order;
  std::rotate(order.begin(), at + 1, order.end());
  order.pop_back();
  return order;
}

}  // namespace ft::rules::heimr
