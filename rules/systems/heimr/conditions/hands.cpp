// What follows when hands take or lose something. Source: HM-ARM-05, HM-DEF-04, HM-EFF-05.
#include "rules/systems/heimr/conditions/hands.hpp"

#include "rules/systems/heimr/conditions/published_defence.hpp"
#include "rules/systems/heimr/creature/attributes.hpp"
#include "rules/systems/heimr/creature/carried.hpp"

namespace ft::rules::heimr {

void hands_changed(Resolution& r, CreatureId who) {
  const Actor actor(r.world(), who);
  const std::int64_t base = base_fatigue(r.system(), actor).total();
  if (actor.number(key::fatigue) < base) r.set(who, key::fatigue, base);  // HM-ARM-05
  const auto defence = published_defence(r.world(), who);
  if (!defence || !defence->item) return;
  const Item* item = Actor(r.world(), who).item(defence->item);
  const bool in_hand = item && (item->placement == key::both_hands || item->placement == key::sword_hand ||
                                item->placement == key::off_hand);
  const Actor now(r.world(), who);
  if (in_hand && hands_usable(now, *item) && !busy_climbing(now, *item)) return;
  discard_defence(r, who);  // HM-DEF-04
  publish_defence(r, who);
}

void drop_item(Resolution& r, CreatureId who, ItemId id) {
  Item item = *Actor(r.world(), who).item(id);
  item.placement = key::ground;
  item.place = r.world().creature(who).place;
  r.emit(ItemMoved{who, r.world().creature(who).scene, item});
  log_line(r, "drops"_k, {{"who"_k, who}, {"item"_k, item.kind}}, "HM-EFF-05"_k);
  hands_changed(r, who);
}

}  // namespace ft::rules::heimr
