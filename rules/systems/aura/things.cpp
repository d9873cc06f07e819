// How things come into a hand and leave it. Source: AU-ITEM-01, AU-ITEM-04, AU-ITEM-06, AU-THR-01, AU-CM-04.
#include "rules/systems/aura/things.hpp"

#include "rules/systems/aura/dice.hpp"

namespace ft::rules::aura {

void lay_down(Resolution& r, CreatureId who, ItemId item, Place where) {
  const Actor actor(r, who);
  const Item* thing = actor.item(item);
  const SceneId scene = actor.creature().scene;
  if (!thing || !scene || where.kind == Place::Kind::nowhere) return;
  Item lying = *thing;
  lying.placement = key::ground;
  lying.place = where;
  r.emit(ItemMoved{who, scene, std::move(lying)});
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
