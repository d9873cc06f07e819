// Taking things in hand, putting them away, dropping and loading them. Source: VG-ACT-07, VG-ACT-10, VG-DATA-07, VG-DATA-08.
#include "rules/systems/vigor/things/hands.hpp"

#include <algorithm>

#include "rules/kernel/offers/fillable_fields.hpp"
#include "rules/systems/vigor/combat/area.hpp"
#include "rules/systems/vigor/creature/distances.hpp"
#include "rules/systems/vigor/turns/budget.hpp"

namespace ft::rules::vigor {

namespace {

constexpr Price one_action{.actions = 1};

bool is_held(const Item& item) { return item.placement == key::main_hand || item.placement == key::off_hand; }

std::int64_t hands_for(const Ruleset& system, Key kind) {
  const Record* weapon = system.content().find(key::weapon, kind);
  return weapon ? weapon->number("hands"_k) : 1;
}

bool is_shield(const Ruleset& system, Key kind) {
  const Record* armor = system.content().find(key::armor, kind);
  return armor && armor->flag("shield"_k);
}

/// Whether the thing can go into that hand now: a shield into the off hand alone, two-handed weapons into two free hands.
bool fits(const Ruleset& system, const Actor& actor, Key kind, Key hand) {
  const std::vector<const Item*> main = actor.items(key::main_hand), off = actor.items(key::off_hand);
  if (is_shield(system, kind) && hand != key::off_hand) return false;
  if (hands_for(system, kind) > 1) return hand == key::main_hand && main.empty() && off.empty();
  const bool both_in_use = !main.empty() && hands_for(system, main.front()->kind) > 1;
  return !both_in_use && (hand == key::main_hand ? main : off).empty();
}

/// The hand of the form, else the first that is free. E_HANDS. Source: VG-DATA-07.
Key hand_for(Resolution& r, Key kind) {
  const Actor actor(r.world(), r.actor());
  for (const Key hand : {key::main_hand, key::off_hand}) {
    const bool wanted = !r.has("hand"_k) || r.choice("hand"_k) == hand;
    if (wanted && fits(r.system(), actor, kind, hand)) return hand;
  }
  r.require(false, {"E_HANDS"_k, {}, {}});
  return key::main_hand;  // the rule is overridden
}

/// The item of the form, which the actor has and which `test` holds for. E_ITEM.
template <class Test>
Item own_item(Resolution& r, const Test& test) {
  const RefusalSpec refusal{"E_ITEM"_k, {{"who"_k, r.actor()}}, {}};
  require_any_item(r, "item"_k, refusal, test);
  const Item* item = Actor(r.world(), r.actor()).item(r.item("item"_k));
  r.require(item && test(*item), refusal);
  return *item;
}

void move_within(Resolution& r, Item item, Key placement) {
  item.placement = placement;
  r.emit(ItemMoved{r.actor(), r.actor(), std::move(item)});
}

void log_thing(Resolution& r, Key text, Key kind, Key rule) {
  log_line(r, text, {{"who"_k, r.actor()}, {"item"_k, kind}}, rule);
}

}  // namespace

void draw(Resolution& r) {
  require_can_act(r, one_action);
  const Item item = own_item(r, [](const Item& one) { return one.placement == key::pack; });
  const Key hand = hand_for(r, item.kind);
  require_payable(r, one_action);
  pay(r, one_action);
  log_thing(r, "draws"_k, item.kind, "VG-ACT-10"_k);
  move_within(r, item, hand);
}

void stow(Resolution& r) {
  require_can_act(r, one_action);
  const Item item = own_item(r, is_held);
  require_payable(r, one_action);
  pay(r, one_action);
  log_thing(r, "stows"_k, item.kind, "VG-ACT-10"_k);
  move_within(r, item, key::pack);
}

namespace {

const Item* lying(const World& world, CreatureId who, ItemId id) {
  const Scene* scene = world.find(world.creature(who).scene);
  if (!scene) return nullptr;
  const auto at = std::ranges::find(scene->items, id, &Item::id);
  return at == scene->items.end() ? nullptr : &*at;
}

/// Source: VG-POS-01.
bool adjacent(const World& world, CreatureId who, Cell cell) {
  const std::int64_t most = adjacent_feet(world.scene(world.creature(who).scene));
  return feet_to(world, who, cell) <= most && clear_path(world, who, cell);
}

}  // namespace

void pick_up(Resolution& r) {
  require_can_act(r, one_action);
  const CreatureId who = r.actor();
  const Item* found = lying(r.world(), who, r.item("item"_k));
  r.require(found != nullptr, {"E_ITEM"_k, {{"who"_k, who}}, {}});
  Item item = *found;
  r.require(adjacent(r.world(), who, item.place.cell), {"E_TARGET"_k, {}, "VG-ACT-10"_k});
  const Key hand = hand_for(r, item.kind);
  require_payable(r, one_action);
  pay(r, one_action);
  log_thing(r, "picks_up"_k, item.kind, "VG-ACT-10"_k);
  item.placement = hand;
  item.place = {};
  r.emit(ItemMoved{r.world().creature(who).scene, who, std::move(item)});
}

void reload(Resolution& r) {
  require_can_act(r, one_action);
  const auto ammunition = [&](const Item& one) {
    const Record* weapon = r.system().content().find(key::weapon, one.kind);
    return weapon ? weapon->number("ammo"_k) : 0;
  };
  const Item item = own_item(r, [](const Item&) { return true; });
  r.require(is_held(item) && ammunition(item) > 0, {"E_WEAPON"_k, {}, "VG-ACT-10"_k});
  require_payable(r, one_action);
  pay(r, one_action);
  log_thing(r, "reloads"_k, item.kind, "VG-ACT-10"_k);
  r.emit(ItemNumberSet{r.actor(), item.id, "ammo"_k, ammunition(item)});
}

void drop_item(Resolution& r) {  // Source: VG-ACT-07
  require_can_act(r, {});
  const Item item = own_item(r, is_held);
  pay(r, {});
  let_fall(r, r.actor(), item.id);
}

void let_fall(Resolution& r, CreatureId who, ItemId id) {
  const Actor actor(r.world(), who);
  Item item = *actor.item(id);
  log_line(r, "drops"_k, {{"who"_k, who}, {"item"_k, item.kind}}, "VG-ACT-07"_k);
  item.placement = key::ground;
  item.place = actor.creature().place;
  r.emit(ItemMoved{who, actor.creature().scene, std::move(item)});
}

std::vector<ItemId> held_items(const Actor& actor) {
  std::vector<ItemId> held;
  for (const Key hand : {key::main_hand, key::off_hand})
    for (const Item* item : actor.items(hand)) held.push_back(item->id);
  return held;
}

}  // namespace ft::rules::vigor
