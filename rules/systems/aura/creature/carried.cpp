// What a creature wears, wields and carries, and how things change hands. Source: aura.md 2.2, AU-GRID-04, AU-MPL-01,
// AU-ITEM-01, AU-ITEM-04, AU-ITEM-07, AU-THR-01, AU-CM-04.
#include "rules/systems/aura/creature/carried.hpp"

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

namespace {

std::int64_t reach_of(const Actor& actor, const Item& weapon) {
  const Record* what = actor.record(weapon);
  return what ? what->number("reach"_k) : 0;
}

std::int64_t reach_with(const Actor& actor, std::int64_t own) {
  const std::int64_t cells = own + actor.house_rule("reach_base"_k) + actor.size_row().number("reachBonus"_k);  // G-29
  return std::max<std::int64_t>(0, cells);
}

}  // namespace

std::int64_t Actor::reach(const Item* weapon) const { return reach_with(*this, weapon ? reach_of(*this, *weapon) : 0); }

std::int64_t Actor::longest_reach() const {
  std::int64_t longest = 0;
  for (const Item* weapon : melee_weapons()) longest = std::max(longest, reach_of(*this, *weapon));
  return reach_with(*this, longest);
}

std::int64_t Actor::armour(Key field) const {
  std::int64_t most = 0;
  for (const Item* item : items(key::worn)) {
    const Record* armour = system_->content().find(key::armour, item->kind);
    if (armour && item->numbers.get(key::broken) == 0) most = std::max(most, armour->number(field));
  }
  return most;
}

namespace {

/// The thing that this one is packed in, among what lies or is carried with it; null: none.
const Item* container_of(const std::vector<Item>& all, const Item& item) {
  const ItemId inside{static_cast<std::uint64_t>(item.numbers.get(key::inside))};
  const auto at = std::find_if(all.begin(), all.end(), [&](const Item& one) { return inside && one.id == inside; });
  return at == all.end() ? nullptr : &*at;
}

}  // namespace

bool packed_in(const std::vector<Item>& all, const Item& item, ItemId container) {
  const Item* outer = container_of(all, item);
  return outer && (outer->id == container || packed_in(all, *outer, container));
}

bool within_grasp(const std::vector<Item>& all, const Item& item) {
  const Item* outer = container_of(all, item);
  return !outer || (outer->numbers.get(key::open) != 0 && within_grasp(all, *outer));
}

void move_thing(Resolution& r, Ref from, Ref to, Item thing) {
  std::vector<Item> contents;
  const std::vector<Item>& all = from.kind == Ref::Kind::scene ? r.world().scene(SceneId{from.id}).items
                                                               : r.world().creature(from.creature()).items;
  if (from != to)
    for (const Item& one : all)
      if (packed_in(all, one, thing.id)) contents.push_back(one);
  thing.numbers.remove(key::open);
  thing.numbers.remove(key::inside);
  for (Item& one : contents) {
    one.placement = to.kind == Ref::Kind::scene ? key::ground : key::pack;
    one.place = thing.place;
  }
  r.emit(ItemMoved{from, to, std::move(thing)});
  for (Item& one : contents) r.emit(ItemMoved{from, to, std::move(one)});
}

void lay_down(Resolution& r, CreatureId who, ItemId item, Place where) {
  const Actor actor(r, who);
  const Item* thing = actor.item(item);
  const SceneId scene = actor.creature().scene;
  if (!thing || !scene || where.kind == Place::Kind::nowhere) return;
  Item lying = *thing;
  lying.placement = key::ground;
  lying.place = where;
  move_thing(r, who, scene, std::move(lying));
}

void require_hands(Resolution& r, const Item& item) {
  const Actor actor(r, r.actor());
  const Record* record = actor.record(item);
  const std::int64_t needed = record && record->kind != key::armour ? record->number("handsNeeded"_k, 1) : 0;
  const std::int64_t left = actor.free_hands();
  r.require(left >= needed, {"hands_full"_k, {{"who"_k, r.actor()}, {"needs"_k, needed}, {"left"_k, left}}, {}});
}

}  // namespace ft::rules::aura
