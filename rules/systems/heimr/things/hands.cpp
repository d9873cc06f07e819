// Drawing and putting away: hands, ammunition. Source: HM-ITEM-01, HM-ITEM-02, HM-ATK-08, HM-ARM-03.
#include "rules/systems/heimr/things/hands.hpp"

#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/conditions/binds.hpp"
#include "rules/systems/heimr/conditions/effects.hpp"
#include "rules/systems/heimr/creature/carried.hpp"
#include "rules/systems/heimr/turns/moments.hpp"

namespace ft::rules::heimr {

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

}  // namespace

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

bool finds(const World& world, CreatureId who, const Item& item) {
  return item.numbers.get(hide_cr) == 0 || find_relation(world, spotted_by, item.id, who);
}

void into_the_open(Resolution& r, Item& item) {
  item.numbers.remove(hide_cr);
  unrelate(r, spotted_by, item.id, {});
}

void take_in_hand(Resolution& r, const Draw& what) {
  const CreatureId who = r.actor();
  Item item = *Actor(r.world(), who).item(what.item);
  note(r, "draws"_k, {{"who"_k, who}, {"item"_k, item.kind}}, "HM-ITEM-01"_k);
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
  note(r, "puts_away"_k, {{"who"_k, who}, {"item"_k, item.kind}}, "HM-ITEM-02"_k);
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

bool goes_with_a_move(const Ruleset& system, const Actor& actor, ItemId id) {
  const Item* item = actor.item(id);
  if (!item) return true;  // that there is no such thing is said in its own place
  return system.content().find(key::weapon, item->kind) || system.content().find(key::shield, item->kind) ||
         is_ammunition(system, item->kind);
}

}  // namespace ft::rules::heimr
