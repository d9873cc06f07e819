// Dropping, getting, concealing and swapping things. Source: HM-ITEM-03 to 06, HM-GUARD-04.
#include "rules/systems/heimr/things/items.hpp"

#include <algorithm>

#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/combat/guards.hpp"
#include "rules/systems/heimr/conditions/binds.hpp"
#include "rules/systems/heimr/conditions/hands.hpp"
#include "rules/systems/heimr/conditions/holds.hpp"
#include "rules/systems/heimr/creature/abilities.hpp"
#include "rules/systems/heimr/creature/carried.hpp"
#include "rules/systems/heimr/creature/places.hpp"
#include "rules/systems/heimr/turns/budget.hpp"
#include "rules/systems/heimr/turns/moments.hpp"

namespace ft::rules::heimr {

namespace {

struct Change {
  ItemId item;
  Key to;
};

bool holds(const Actor& actor, ItemId item);
const Item* item_to_get(const World& world, CreatureId who, ItemId id);
bool barred_from(const Actor& actor, ItemId item);
std::int64_t spotting_number(Resolution& r, CreatureId who, Key kind);
bool may_be_in(const Ruleset& system, Key kind, Key hand);
std::vector<Change> changes_of_hand(const Actor& actor);

}  // namespace

void drop_items(Resolution& r) {  // Source: HM-ITEM-03
  require_can(r, ActionType::free);
  std::vector<ItemId> dropped = held_items(Actor(r.world(), r.actor()));
  if (r.has("item"_k)) {
    const ItemId item = r.item("item"_k);
    r.require(holds(Actor(r.world(), r.actor()), item), {"E_NO_ITEM"_k, {}, {}});
    dropped = {item};
  }
  r.require(!dropped.empty(), {"E_NO_ITEM"_k, {}, {}});
  pay(r, ActionType::free);
  for (const ItemId item : dropped) drop_item(r, r.actor(), item);
}

void get_item(Resolution& r) {  // Source: HM-ITEM-04
  require_can(r, ActionType::ongoing);
  const CreatureId who = r.actor();
  const ItemId id = r.item("item"_k);
  const Item* item = item_to_get(r.world(), who, id);
  r.require(item != nullptr, {"E_NO_ITEM"_k, {}, {}});
  r.require(!barred_from(Actor(r.world(), who), id), {"E_DROP_WAIT"_k, {}, {}});
  require_in_use(r, item->kind);
  require_unbound(r, {"hands"_k});
  const auto hand =
      hand_for(r.system(), Actor(r.world(), who), item->kind, r.has("hand"_k) ? r.choice("hand"_k) : Key());
  r.require(hand.has_value(), {"E_HANDS"_k, {}, {}});
  const SceneId scene = r.world().creature(who).scene;
  const bool on_the_ground = !Actor(r.world(), who).item(id);
  Item taken = *item;
  pay(r, ActionType::ongoing);
  const Ref spot = cell_ref(scene, location(r.world(), who));
  if (on_the_ground && (intercepted_by(r, who, id, {}) || intercepted_by(r, who, spot, {}))) return;  // HM-GUARD-04
  into_the_open(r, taken);
  taken.placement = *hand;
  taken.place = {};
  r.emit(ItemMoved{on_the_ground ? Ref(scene) : Ref(who), who, taken});
  log_line(r, "gets"_k, {{"who"_k, who}, {"item"_k, taken.kind}}, "HM-ITEM-04"_k);
  hands_changed(r, who);
  moment(r, "uses_item"_k, who);
}

void hide_item(Resolution& r) {  // Source: HM-ITEM-05
  require_can(r, ActionType::ongoing);
  const CreatureId who = r.actor();
  require_some_held(r);
  const ItemId id = r.item("item"_k);
  r.require(holds(Actor(r.world(), who), id), {"E_NO_ITEM"_k, {}, {}});
  pay(r, ActionType::ongoing);
  Item item = *Actor(r.world(), who).item(id);
  log_line(r, "conceals"_k, {{"who"_k, who}}, "HM-ITEM-05"_k, {Audience::Kind::players_of, {who}});
  const std::int64_t cr = spotting_number(r, who, item.kind);
  if (cr == 0) return;
  item.placement = key::accessible;
  into_the_open(r, item);
  item.numbers.set(hide_cr, cr);
  r.emit(ItemMoved{who, who, item});
  hands_changed(r, who);
}

void swap(Resolution& r) {  // Source: HM-ITEM-06
  require_can(r, ActionType::free);
  const Actor actor(r.world(), r.actor());
  const std::vector<ItemId> held = held_items(actor);
  r.require(!held.empty(), {"E_NO_ITEM"_k, {}, {}});
  require_unbound(r, {"hands"_k, key::sword_arm, key::other_arm});
  const bool injured = actor.part_injured(key::sword_arm) || actor.part_injured(key::other_arm);
  std::vector<Change> changes = changes_of_hand(actor);
  const bool two_handed_grip = held.size() == 1 && actor.item(held.front())->placement == key::sword_hand &&
                               r.has("hand"_k) && r.choice("hand"_k) == key::both_hands;
  if (two_handed_grip) changes = {{held.front(), key::both_hands}};
  const bool fit = std::all_of(changes.begin(), changes.end(), [&](const Change& change) {
    return may_be_in(r.system(), actor.item(change.item)->kind, change.to);
  });
  const bool hangs_on = two_handed_grip && actor.has(key::climbing);  // HM-POS-05
  r.require(fit && !injured && !hangs_on, {"E_HANDS"_k, {}, {}});
  pay(r, ActionType::free);
  for (const Change& change : changes) {
    Item item = *Actor(r.world(), r.actor()).item(change.item);
    item.placement = change.to;
    r.emit(ItemMoved{r.actor(), r.actor(), item});
  }
  log_line(r, "swaps"_k, {{"who"_k, r.actor()}}, "HM-ITEM-06"_k);
  hands_changed(r, r.actor());
}

namespace {

bool holds(const Actor& actor, ItemId item) {
  const std::vector<ItemId> held = held_items(actor);
  return std::find(held.begin(), held.end(), item) != held.end();
}

/// Out of the own pack, or lying in this location and not hidden from it.
const Item* item_to_get(const World& world, CreatureId who, ItemId id) {
  const Item* own = Actor(world, who).item(id);
  if (own) return own->placement == key::pack ? own : nullptr;
  const Creature& creature = world.creature(who);
  for (const Item& item : world.scene(creature.scene).items)
    if (item.id == id && item.place.cell == creature.place.cell && finds(world, who, item)) return &item;
  return nullptr;
}

/// Dropped by a blow, and not yet to be picked up by its former holder. Source: HM-EFF-05.
bool barred_from(const Actor& actor, ItemId item) {
  const auto barred = actor.all("barred_from_item"_k);
  return std::any_of(barred.begin(), barred.end(), [&](const Condition* one) {
    return one->data.get("item"_k) == static_cast<std::int64_t>(item.value);
  });
}

/// The table's number, or the GM's choice for a survival roll; 0 for a held creature. Source: HM-ITEM-05, G-39.
std::int64_t spotting_number(Resolution& r, CreatureId who, Key kind) {
  if (const std::int64_t fixed = r.house_rule("item_cr"_k)) return fixed;
  const auto [thrown, held] =
      held_secret_throw(r, who, pool_of(r, who, "survival"_k), "conceal_roll"_k, "HM-ITEM-05"_k);
  if (held) return 0;
  return r.ask_number({.prompt = "q_item_cr"_k,
                       .params = {{"who"_k, who}, {"item"_k, kind}},
                       .rule = "HM-ITEM-05"_k,
                       .max = 60,
                       .default_answer = thrown.exhausted ? std::int64_t{0} : std::max<std::int64_t>(0, thrown.result),
                       .secrecy = Secrecy::secret});
}

bool may_be_in(const Ruleset& system, Key kind, Key hand) {  // Source: HM-ARM-03
  const Record* record = record_of(system, kind);
  if (!record) return false;
  const Key wielding = record->word("wielding"_k);
  if (hand == key::both_hands) return wielding == "two_hands"_k || wielding == "one_or_two_hands"_k;
  if (wielding == "two_hands"_k) return false;
  if (wielding == "off_hand"_k) return hand == key::off_hand;
  const bool sword_hand_only = wielding == "sword_hand"_k || wielding == "one_or_two_hands"_k;
  return !sword_hand_only || hand == key::sword_hand;
}

/// A sword in both hands or in one; else what either hand holds goes to the other. Source: HM-ITEM-06.
std::vector<Change> changes_of_hand(const Actor& actor) {
  std::vector<Change> changes;
  for (const Item& item : actor.creature().items) {
    if (item.placement == key::both_hands) changes.push_back({item.id, key::sword_hand});
    if (item.placement == key::sword_hand) changes.push_back({item.id, key::off_hand});
    if (item.placement == key::off_hand) changes.push_back({item.id, key::sword_hand});
  }
  return changes;
}

}  // namespace

}  // namespace ft::rules::heimr
