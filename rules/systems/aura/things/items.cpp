// Taking in hand, putting away, opening, picking up and dropping things. Source: AU-ITEM-01, 02, 04, 06.
#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/offers/fillable_fields.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/aura/conditions/conditions.hpp"
#include "rules/systems/aura/creature/carried.hpp"
#include "rules/systems/aura/dice/dice.hpp"
#include "rules/systems/aura/movement/terrain.hpp"
#include "rules/systems/aura/things/actions.hpp"
#include "rules/systems/aura/turns/acting.hpp"

namespace ft::rules::aura {

namespace {

void check_equip(Resolution& r);
void check_stow(Resolution& r);
Cost handling_cost(Resolution& r);
Effect equip_lock(Resolution& r, Execution&);
Effect stow_lock(Resolution& r, Execution&);
void check_open(Resolution& r);
Effect open_lock(Resolution& r, Execution&);
void check_pick_up(Resolution& r);
Cost pick_up_cost(Resolution& r);
Effect pick_up_lock(Resolution& r, Execution&);
void check_drop(Resolution& r);
Effect drop_lock(Resolution& r, Execution&);
Cost open_cost(Resolution& r);

}  // namespace

const ActionDefinition equip{.check = check_equip, .cost = handling_cost, .lock = equip_lock};
const ActionDefinition stow{.check = check_stow, .cost = handling_cost, .lock = stow_lock};
const ActionDefinition open_container{.check = check_open, .cost = open_cost, .lock = open_lock};
const ActionDefinition pick_up{.check = check_pick_up, .cost = pick_up_cost, .lock = pick_up_lock};
const ActionDefinition drop_item{.kind = ActionDefinition::Kind::free, .check = check_drop, .lock = drop_lock};

namespace {

void require_here(Resolution& r, bool holds, Key item) {
  r.require(holds, {"item_not_here"_k, {{"who"_k, r.actor()}, {"item"_k, item}}, {}});
}

/// Something on the ground of the actor's scene, or null.
const Item* lying(const Resolution& r, ItemId id) {
  const Scene* scene = r.world().find(r.world().creature(r.actor()).scene);
  if (!scene) return nullptr;
  const auto at = std::find_if(scene->items.begin(), scene->items.end(), [&](const Item& one) { return one.id == id; });
  return at == scene->items.end() ? nullptr : &*at;
}

/// What the form names has to be the actor's own, out of closed containers, and such that `fits`.
template <class Fits>
void require_own(Resolution& r, const Fits& fits) {
  const std::vector<Item>& all = r.world().creature(r.actor()).items;
  const auto apt = [&](const Item& one) { return within_grasp(all, one) && fits(one); };
  const RefusalSpec nothing{"item_not_here"_k, {{"who"_k, r.actor()}, {"item"_k, "item"_k}}, {}};
  require_any_item(r, "item"_k, nothing, apt);
  if (!r.has("item"_k)) return;
  const Item* item = Actor(r, r.actor()).item(r.item("item"_k));
  require_here(r, item && apt(*item), item ? item->kind : "item"_k);
}

bool is_packed(const Item& item) { return item.placement == key::pack; }

bool is_container(const Actor& actor, const Item& item) {
  const Record* record = actor.record(item);
  return record && record->flag("container"_k);
}

void check_equip(Resolution& r) {
  require_own(r, is_packed);
  if (r.has("item"_k)) require_hands(r, *Actor(r, r.actor()).item(r.item("item"_k)));
}

/// Into the pack, or into a container there: also what is packed already.
void check_stow(Resolution& r) {
  const bool repacks = r.has("into"_k);
  require_own(r, [&](const Item& one) { return repacks || !is_packed(one); });
  if (!r.has("item"_k) || !repacks) return;
  const Actor actor(r, r.actor());
  const std::vector<Item>& all = actor.creature().items;
  const Item* into = actor.item(r.item("into"_k));
  const bool holds = into && is_container(actor, *into) && within_grasp(all, *into);
  const bool round = into && (into->id == r.item("item"_k) || packed_in(all, *into, r.item("item"_k)));
  require_here(r, holds && !round, into ? into->kind : "item"_k);
}

/// The GM's number, else out of a container 1, else its record's. Source: AU-ITEM-01.
Cost handling_cost(Resolution& r) {
  const Actor actor(r, r.actor());
  const Item* item = r.has("item"_k) ? actor.item(r.item("item"_k)) : nullptr;
  const Record* record = item ? actor.record(*item) : nullptr;
  const bool taken_out = item && item->numbers.get(key::inside) != 0;
  return {.energy = number_by_gm(r, key::energy, record && !taken_out ? record->number("equipEnergy"_k, 1) : 1)};
}

void drop(Resolution& r, CreatureId who, ItemId id, Key kind) {
  log_line(r, "fumbles"_k, {{"who"_k, who}, {"item"_k, kind}}, "AU-ITEM-06"_k);
  lay_down(r, who, id, r.world().creature(who).place);
}

/// Unless another creature took it in the same moment.
void place(Resolution& r, CreatureId who, ItemId id, Key placement) {
  const Item* item = Actor(r, who).item(id);
  if (!item) return;
  Item placed = *item;
  placed.placement = placement;
  move_thing(r, who, who, std::move(placed));
}

Effect equip_lock(Resolution& r, Execution&) {
  const CreatureId who = r.actor();
  const Item item = *Actor(r, who).item(r.item("item"_k));
  const Record* record = Actor(r, who).record(item);
  const Key where = record && record->kind == key::armour ? key::worn : key::held;
  const bool falls = fumbles(r, who);
  return {.happens = [=](Resolution& later) {
    falls ? drop(later, who, item.id, item.kind) : place(later, who, item.id, where);
  }};
}

Effect stow_lock(Resolution& r, Execution&) {
  const CreatureId who = r.actor();
  const Item item = *Actor(r, who).item(r.item("item"_k));
  const ItemId into = r.has("into"_k) ? r.item("into"_k) : ItemId{};
  const bool falls = fumbles(r, who);
  return {.happens = [=](Resolution& later) {
    if (falls) return drop(later, who, item.id, item.kind);
    place(later, who, item.id, key::pack);
    if (into && Actor(later, who).item(item.id))
      later.emit(ItemNumberSet{who, item.id, key::inside, static_cast<std::int64_t>(into.value)});
  }};
}

void check_open(Resolution& r) {
  const Actor actor(r, r.actor());
  require_own(r, [&](const Item& one) { return is_container(actor, one) && one.numbers.get(key::open) == 0; });
}

Cost open_cost(Resolution& r) { return {.energy = number_by_gm(r, key::energy, 2)}; }

Effect open_lock(Resolution& r, Execution&) {
  const CreatureId who = r.actor();
  const ItemId container = r.item("item"_k);
  return {.happens = [=](Resolution& later) {
    if (Actor(later, who).item(container)) later.emit(ItemNumberSet{who, container, key::open, 1});
  }};
}

void check_pick_up(Resolution& r) {
  if (!r.has("item"_k)) return;
  const Item* item = lying(r, r.item("item"_k));
  const Creature& actor = r.world().creature(r.actor());
  const bool near = item && Actor(r, r.actor()).on_map() && within_grasp(r.world().scene(actor.scene).items, *item) &&
                    distance_from(r.world().scene(actor.scene), actor, item->place.cell) <= 1;
  require_here(r, near, item ? item->kind : "item"_k);
  require_hands(r, *item);
}

Cost pick_up_cost(Resolution& r) {
  return {.energy = number_by_gm(r, key::energy, r.house_rule("pickup_cost"_k))};  // G-02
}

Effect pick_up_lock(Resolution& r, Execution&) {
  const CreatureId who = r.actor();
  const SceneId scene = r.world().creature(who).scene;
  const Item item = *lying(r, r.item("item"_k));
  const bool falls = fumbles(r, who);
  return {.happens = [=](Resolution& later) {
    Item mine = item;
    mine.placement = key::held;
    mine.place = {};
    if (!falls && lying(later, item.id)) move_thing(later, scene, who, std::move(mine));
    if (falls) log_line(later, "fumbles"_k, {{"who"_k, who}, {"item"_k, item.kind}}, "AU-ITEM-06"_k);
    impose(later, who, key::exposed, default_end(later));
  }};
}

/// What is part of the body stays with it.
void check_drop(Resolution& r) {
  const Actor actor(r, r.actor());
  require_own(r, [&](const Item& one) {
    const Record* record = actor.record(one);
    return !record || !record->flag("natural"_k);
  });
}

Effect drop_lock(Resolution& r, Execution&) {
  const CreatureId who = r.actor();
  const ItemId item = r.item("item"_k);
  return {.happens = [=](Resolution& later) { lay_down(later, who, item, later.world().creature(who).place); }};
}

}  // namespace

}  // namespace ft::rules::aura
