// What a creature wears, wields and carries. Source: aura.md 2.2, AU-GRID-04, AU-MPL-01, AU-ITEM-07.
#include <algorithm>
#include <array>

#include "rules/kernel/system.hpp"
#include "rules/systems/aura/creature/actor.hpp"

namespace ft::rules::aura {

const Record* Actor::record(const Item& item) const {
  for (const Key kind : std::array{key::weapon, key::armour, key::shield, key::gear})
    if (const Record* found = system_->content().find(kind, item.kind)) return found;
  return nullptr;
}

std::int64_t Actor::free_hands() const {
  std::int64_t free = creature_->numbers.get(key::hands, 2);
  for (const Item* item : items(key::held)) {
    const Record* thing = record(*item);
    if (thing && !thing->flag("natural"_k)) free -= thing->number("handsNeeded"_k, 1);
  }
  return std::max<std::int64_t>(0, free);
}

bool Actor::proficient(const Record& thing) const { return number(key::mpl) >= thing.number("mpr"_k); }

std::vector<const Item*> Actor::melee_weapons() const {
  std::vector<const Item*> found = items(key::held);
  std::erase_if(found, [&](const Item* item) {
    const Record* weapon = system_->content().find(key::weapon, item->kind);
    return !weapon || weapon->record("range"_k);
  });
  return found;
}

std::int64_t Actor::reach(const Item* weapon) const {
  const Record* what = weapon ? record(*weapon) : nullptr;
  const std::int64_t own = what ? what->number("reach"_k) : 0;
  const std::int64_t cells = own + house_rule("reach_base"_k) + size_row().number("reachBonus"_k);  // G-29
  return std::max<std::int64_t>(0, cells);
}

std::int64_t Actor::longest_reach() const {
  std::int64_t longest = reach(nullptr);
  for (const Item* weapon : melee_weapons()) longest = std::max(longest, reach(weapon));
  return longest;
}

std::int64_t Actor::armour(Key field) const {
  std::int64_t most = 0;
  for (const Item* item : items(key::worn)) {
    const Record* armour = system_->content().find(key::armour, item->kind);
    if (armour && item->numbers.get(key::broken) == 0) most = std::max(most, armour->number(field));
  }
  return most;
}

}  // namespace ft::rules::aura
