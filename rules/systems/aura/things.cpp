// How things leave a hand. Source: AU-ITEM-04, AU-THR-01, AU-CM-04.
#include "rules/systems/aura/things.hpp"

#include "rules/systems/aura/actor.hpp"

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

}  // namespace ft::rules::aura
