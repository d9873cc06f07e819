// Drawing things and putting them away, with a move or without. Source: HM-ITEM-01, HM-ITEM-02, HM-ACT-04, HM-ATK-08.
#include "rules/systems/heimr/things/draw.hpp"

#include "rules/kernel/offers/fillable_fields.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/conditions/binds.hpp"
#include "rules/systems/heimr/conditions/hands.hpp"
#include "rules/systems/heimr/creature/carried.hpp"
#include "rules/systems/heimr/movement/move.hpp"
#include "rules/systems/heimr/turns/budget.hpp"
#include "rules/systems/heimr/turns/moments.hpp"

namespace ft::rules::heimr {

namespace {

/// Something about to be drawn: into which hand, or, of ammunition, onto which weapon.
struct Draw {
  ItemId item;
  Key hand;
  ItemId loads;  // none: it is no ammunition
};

Draw require_draw(Resolution& r, ItemId id);
void take_in_hand(Resolution& r, const Draw& what);
void require_put_away(Resolution& r, ItemId id);
void put_out_of_hand(Resolution& r, ItemId id);
bool goes_with_a_move(const Ruleset& system, const Actor& actor, ItemId id);
void require_some(Resolution& r, Key placement);
void require_pairing(Resolution& r);
void pay_pairing(Resolution& r);

}  // namespace

void draw(Resolution& r) {  // Source: HM-ITEM-01
  require_can(r, ActionType::standard);
  require_some(r, key::accessible);
  const Draw what = require_draw(r, r.item("item"_k));
  pay(r, ActionType::standard);
  take_in_hand(r, what);
}

void put_away(Resolution& r) {  // Source: HM-ITEM-02
  require_can(r, ActionType::standard);
  require_some_held(r);
  const ItemId item = r.item("item"_k);
  require_put_away(r, item);
  pay(r, ActionType::standard);
  put_out_of_hand(r, item);
}

void move_and_draw(Resolution& r) {  // Source: HM-ACT-04
  const Path way = require_move(r);
  require_pairing(r);
  const ItemId item = r.item("item"_k);
  r.require(goes_with_a_move(r.system(), Actor(r.world(), r.actor()), item), {"E_NOT_SIMUL"_k, {}, {}});
  const Draw what = require_draw(r, item);
  pay_pairing(r);
  take_in_hand(r, what);
  walk(r, way);
}

void move_and_put_away(Resolution& r) {  // Source: HM-ACT-04
  const Path way = require_move(r);
  require_pairing(r);
  const ItemId item = r.item("item"_k);
  r.require(goes_with_a_move(r.system(), Actor(r.world(), r.actor()), item), {"E_NOT_SIMUL"_k, {}, {}});
  require_put_away(r, item);
  pay_pairing(r);
  put_out_of_hand(r, item);
  walk(r, way);
}

namespace {

bool in_a_hand(const Item& item) {
  return item.placement == key::sword_hand || item.placement == key::off_hand || item.placement == key::both_hands;
}

bool is_ammunition(const Ruleset& system, Key kind) {
  const Record* gear = system.content().find(key::gear, kind);
  return gear && gear->flag("ammunition"_k);
}

/// A wielded weapon that takes this ammunition and has, or has not, a piece already.
ItemId weapon_for(const Ruleset& system, const Actor& actor, Key ammunition, bool loaded) {
  for (const Weapon& weapon : wielded_weapons(system, actor)) {
    const bool has_piece = actor.item(weapon.item)->numbers.get("loaded"_k) != 0;
    if (weapon.record->word("ammunition"_k) == ammunition && has_piece == loaded) return weapon.item;
  }
  return {};
}

/// E_NO_ITEM, E_NOT_ACCESSIBLE, E_BOUND, E_HANDS. Source: HM-ITEM-01.
Draw require_draw(Resolution& r, ItemId id) {
  const Actor actor(r.world(), r.actor());
  const Item* item = actor.item(id);
  r.require(item != nullptr, {"E_NO_ITEM"_k, {}, {}});
  r.require(item->placement == key::accessible, {"E_NOT_ACCESSIBLE"_k, {}, {}});
  require_in_use(r, item->kind);
  require_unbound(r, {"hands"_k});
  if (is_ammunition(r.system(), item->kind)) {
    const ItemId weapon = weapon_for(r.system(), actor, item->kind, false);
    r.require(weapon.value != 0, {"E_HANDS"_k, {}, "HM-ATK-08"_k});
    return {id, {}, weapon};
  }
  const auto hand = hand_for(r.system(), actor, item->kind, r.has("hand"_k) ? r.choice("hand"_k) : Key());
  r.require(hand.has_value(), {"E_HANDS"_k, {}, {}});
  return {id, *hand, {}};
}

void take_in_hand(Resolution& r, const Draw& what) {
  const CreatureId who = r.actor();
  Item item = *Actor(r.world(), who).item(what.item);
  log_line(r, "draws"_k, {{"who"_k, who}, {"item"_k, item.kind}}, "HM-ITEM-01"_k);
  if (what.loads) {
    const std::int64_t left = item.numbers.get("count"_k) - 1;
    r.emit(ItemNumberSet{who, what.loads, "loaded"_k, 1});
    if (left > 0)
      r.emit(ItemNumberSet{who, what.item, "count"_k, left});
    else
      r.emit(ItemLost{who, what.item});
  } else {
    item.placement = what.hand;
    into_the_open(r, item);
    r.emit(ItemMoved{who, who, item});
    hands_changed(r, who);
  }
  moment(r, "uses_item"_k, who);
}

/// E_NO_ITEM, E_BOUND. Source: HM-ITEM-02.
void require_put_away(Resolution& r, ItemId id) {
  const Actor actor(r.world(), r.actor());
  const Item* item = actor.item(id);
  const bool drawn_piece =
      item && is_ammunition(r.system(), item->kind) && weapon_for(r.system(), actor, item->kind, true).value != 0;
  r.require(item && (in_a_hand(*item) || drawn_piece), {"E_NO_ITEM"_k, {}, {}});
  require_unbound(r, {"hands"_k});
}

void put_out_of_hand(Resolution& r, ItemId id) {
  const CreatureId who = r.actor();
  Item item = *Actor(r.world(), who).item(id);
  log_line(r, "puts_away"_k, {{"who"_k, who}, {"item"_k, item.kind}}, "HM-ITEM-02"_k);
  if (!in_a_hand(item)) {
    r.emit(ItemNumberSet{who, weapon_for(r.system(), Actor(r.world(), who), item.kind, true), "loaded"_k, 0});
    r.emit(ItemNumberSet{who, id, "count"_k, item.numbers.get("count"_k) + 1});
  } else {
    item.placement = key::accessible;
    r.emit(ItemMoved{who, who, item});
    hands_changed(r, who);
  }
  moment(r, "uses_item"_k, who);
}

/// Weapons, shields and ammunition can be drawn or put away while moving. Source: HM-ACT-04.
bool goes_with_a_move(const Ruleset& system, const Actor& actor, ItemId id) {
  const Item* item = actor.item(id);
  if (!item) return true;  // refused elsewhere
  return system.content().find(key::weapon, item->kind) || system.content().find(key::shield, item->kind) ||
         is_ammunition(system, item->kind);
}

/// What the form leaves blank could be something from this placement.
void require_some(Resolution& r, Key placement) {
  require_any_item(r, "item"_k, {"E_NO_ITEM"_k, {}, {}}, [&](const Item& item) { return item.placement == placement; });
}

void require_pairing(Resolution& r) {
  const bool used = Actor(r.world(), r.actor()).number(key::simul_used) != 0;
  r.require(!used, {"E_SIMUL_USED"_k, {}, {}});
}

void pay_pairing(Resolution& r) {
  pay(r, ActionType::standard);
  if (r.world().encounter_of(r.actor())) r.set(r.actor(), key::simul_used, 1);
}

}  // namespace

}  // namespace ft::rules::heimr
