// Conditions, things and ties of a creature.
#include "rules/kernel/state/actor.hpp"

#include <algorithm>

namespace ft::rules {

std::vector<const Condition*> Actor::all(Key condition) const {
  std::vector<const Condition*> found;
  for (const Condition& one : creature_->conditions)
    if (one.key == condition) found.push_back(&one);
  return found;
}

const Item* Actor::item(ItemId id) const {
  const auto& all = creature_->items;
  const auto at = std::find_if(all.begin(), all.end(), [&](const Item& one) { return one.id == id; });
  return at == all.end() ? nullptr : &*at;
}

std::vector<const Item*> Actor::items(Key placement) const {
  std::vector<const Item*> found;
  for (const Item& item : creature_->items)
    if (item.placement == placement) found.push_back(&item);
  return found;
}

std::vector<CreatureId> Actor::relations_from(Key relation) const {
  std::vector<CreatureId> others;
  for (const Relation& one : world_->relations())
    if (one.key == relation && one.from == Ref(id())) others.push_back(one.to.creature());
  return others;
}

std::vector<CreatureId> Actor::relations_to(Key relation) const {
  std::vector<CreatureId> others;
  for (const Relation& one : world_->relations())
    if (one.key == relation && one.to == Ref(id())) others.push_back(one.from.creature());
  return others;
}

std::vector<CreatureId> by_id(std::vector<CreatureId> creatures) {
  std::sort(creatures.begin(), creatures.end());
  return creatures;
}

}  // namespace ft::rules
