// A creature read as any rulebook reads it; each derives from this its own Actor, with what its book knows of people.
#pragma once

#include "rules/kernel/state/world.hpp"

namespace ft::rules {

/// A view of one creature. Borrows the world: hold ids, not Actors, across roll, ask and emit.
class Actor {
 public:
  Actor(const World& world, CreatureId id) : world_(&world), creature_(&world.creature(id)) {}

  [[nodiscard]] CreatureId id() const { return creature_->id; }
  [[nodiscard]] const Creature& creature() const { return *creature_; }
  [[nodiscard]] const World& world() const { return *world_; }
  [[nodiscard]] std::int64_t number(Key key) const { return creature_->numbers.get(key); }
  [[nodiscard]] bool flag(Key key) const { return number(key) != 0; }
  [[nodiscard]] const Encounter* encounter() const { return world_->encounter_of(id()); }
  [[nodiscard]] bool hostile_to(const Actor& other) const { return creature_->side != other.creature_->side; }

  [[nodiscard]] bool has(Key condition) const { return find(condition) != nullptr; }
  /// The first condition of that key, or null.
  [[nodiscard]] const Condition* find(Key condition) const {  // inline: most creatures have none
    for (const Condition& one : creature_->conditions)
      if (one.key == condition) return &one;
    return nullptr;
  }
  [[nodiscard]] std::vector<const Condition*> all(Key condition) const;

  [[nodiscard]] const Item* item(ItemId id) const;
  [[nodiscard]] std::vector<const Item*> items(Key placement) const;

  /// The creatures to which it has such a relation, and those that have one to it, as they arose.
  [[nodiscard]] std::vector<CreatureId> relations_from(Key relation) const;
  [[nodiscard]] std::vector<CreatureId> relations_to(Key relation) const;

 protected:
  const World* world_;
  const Creature* creature_;
};

/// Returns the creatures sorted, lowest id first.
[[nodiscard]] std::vector<CreatureId> by_id(std::vector<CreatureId> creatures);

}  // namespace ft::rules
