// How things come into a hand and leave it, with what is packed in them. Source: AU-ITEM-01, AU-ITEM-04, AU-ITEM-06, AU-THR-01, AU-CM-04.
#include "rules/systems/aura/things/things.hpp"

#include <algorithm>

#include "rules/systems/aura/dice/dice.hpp"

namespace ft::rules::aura {

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

bool fumbles(Resolution& r, CreatureId who) {
  return Actor(r, who).has(key::shaken) && !chance(r, who, "fumble"_k, 5, "AU-ITEM-06"_k);
}

}  // namespace ft::rules::aura
