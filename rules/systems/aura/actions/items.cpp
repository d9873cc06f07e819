// Taking in hand, putting away, opening, picking up and dropping things. Source: AU-ITEM-01, 02, 04, 06.
#include <algorithm>

#include "rules/kernel/blanks.hpp"
#include "rules/kernel/geometry.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/aura/conditions.hpp"
#include "rules/systems/aura/deeds.hpp"
#include "rules/systems/aura/things.hpp"

namespace ft::rules::aura {

namespace {

/// Something on the ground of the actor's scene, or null.
const Item* lying(const Resolution& r, ItemId id) {
  const Scene* scene = r.world().find(r.world().creature(r.actor()).scene);
  if (!scene) return nullptr;
  const auto at = std::find_if(scene->items.begin(), scene->items.end(), [&](const Item& one) { return one.id == id; });
  return at == scene->items.end() ? nullptr : &*at;
}

void require_own(Resolution& r, bool in_pack) {
  const auto fits = [&](const Item& one) { return (one.placement == key::pack) == in_pack; };
  const Ground missing{"item_not_here"_k, {{"who"_k, r.actor()}, {"item"_k, "item"_k}}, {}};
  require_own_item(r, "item"_k, missing, fits);
  if (!r.has("item"_k)) return;
  const Item* item = Actor(r, r.actor()).item(r.item("item"_k));
  r.require(item && fits(*item), missing);
}

void check_equip(Resolution& r) {
  require_own(r, true);
  if (r.has("item"_k)) require_hands(r, *Actor(r, r.actor()).item(r.item("item"_k)));
}

void check_stow(Resolution& r) { require_own(r, false); }

/// What its record says, else 1. Source: AU-ITEM-01.
Price handling_price(Resolution& r) {
  const Actor actor(r, r.actor());
  const Item* item = r.has("item"_k) ? actor.item(r.item("item"_k)) : nullptr;
  const Record* record = item ? actor.record(*item) : nullptr;
  return {.energy = record ? record->number("equipEnergy"_k, 1) : 1};
}

void drop(Resolution& r, CreatureId who, ItemId id, Key kind) {
  note(r, "fumbles"_k, {{"who"_k, who}, {"item"_k, kind}}, "AU-ITEM-06"_k);
  lay_down(r, who, id, r.world().creature(who).place);
}

void place(Resolution& r, CreatureId who, ItemId id, Key placement) {
  Item item = *Actor(r, who).item(id);
  item.placement = placement;
  r.emit(ItemMoved{who, who, std::move(item)});
}

Effect equip_lock(Resolution& r, Course&) {
  const CreatureId who = r.actor();
  const Item item = *Actor(r, who).item(r.item("item"_k));
  const Record* record = Actor(r, who).record(item);
  const Key where = record && record->kind == key::armour ? key::worn : key::held;
  const bool falls = fumbles(r, who);
  return {.happens = [=](Resolution& later) {
    falls ? drop(later, who, item.id, item.kind) : place(later, who, item.id, where);
  }};
}

Effect stow_lock(Resolution& r, Course&) {
  const CreatureId who = r.actor();
  const Item item = *Actor(r, who).item(r.item("item"_k));
  const bool falls = fumbles(r, who);
  return {.happens = [=](Resolution& later) {
    falls ? drop(later, who, item.id, item.kind) : place(later, who, item.id, key::pack);
  }};
}

void check_pick_up(Resolution& r) {
  if (!r.has("item"_k)) return;
  const Item* item = lying(r, r.item("item"_k));
  const Creature& actor = r.world().creature(r.actor());
  const bool near = item && cell_distance(r.world().scene(actor.scene), actor.place.cell, item->place.cell) <= 1;
  r.require(near, {"item_not_here"_k, {{"who"_k, r.actor()}, {"item"_k, item ? item->kind : "item"_k}}, {}});
  require_hands(r, *item);
}

Price pick_up_price(Resolution& r) { return {.energy = r.house_rule("pickup_cost"_k)}; }  // G-02

Effect pick_up_lock(Resolution& r, Course&) {
  const CreatureId who = r.actor();
  const SceneId scene = r.world().creature(who).scene;
  Item item = *lying(r, r.item("item"_k));
  const bool falls = fumbles(r, who);
  return {.happens = [=](Resolution& later) {
    Item mine = item;
    mine.placement = key::held;
    mine.place = {};
    if (!falls) later.emit(ItemMoved{scene, who, std::move(mine)});
    if (falls) note(later, "fumbles"_k, {{"who"_k, who}, {"item"_k, item.kind}}, "AU-ITEM-06"_k);
    impose(later, who, key::exposed, usual_end(later));
  }};
}

Effect drop_lock(Resolution& r, Course&) {
  const CreatureId who = r.actor();
  const ItemId item = r.item("item"_k);
  return {.happens = [=](Resolution& later) { lay_down(later, who, item, later.world().creature(who).place); }};
}

void check_drop(Resolution& r) {
  const Ground missing{"item_not_here"_k, {{"who"_k, r.actor()}, {"item"_k, "item"_k}}, {}};
  require_own_item(r, "item"_k, missing, [](const Item&) { return true; });
  if (r.has("item"_k)) r.require(Actor(r, r.actor()).item(r.item("item"_k)) != nullptr, missing);
}

}  // namespace

const Deed equip{.check = check_equip, .price = handling_price, .lock = equip_lock};
const Deed stow{.check = check_stow, .price = handling_price, .lock = stow_lock};
const Deed pick_up{.check = check_pick_up, .price = pick_up_price, .lock = pick_up_lock};
const Deed drop_item{.kind = Deed::Kind::free, .check = check_drop, .lock = drop_lock};

}  // namespace ft::rules::aura
