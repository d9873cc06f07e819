// The Ready maneuver and its jobs. Source: TD-READY-01, TD-READY-02.
#include "rules/systems/threed6/things/readying.hpp"

#include <algorithm>

#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/things/hands.hpp"
#include "rules/systems/threed6/things/lifting.hpp"

namespace ft::rules::threed6 {

namespace {

/// A job on an item: its requirements, and what it does.
struct Job {
  Key key;
  void (*check)(Resolution& r, ItemId item);
  void (*play)(Resolution& r, ItemId item);
};

const Item* own_item(Resolution& r, ItemId id) { return Actor(r.world(), r.actor()).item(id); }

void say(Resolution& r, Key text, ItemId id, Params more = {}) {
  more.push_back({"who"_k, r.actor()});
  more.push_back({"item"_k, own_item(r, id)->kind});
  log_line(r, text, std::move(more), "TD-READY-01"_k);
}

Key named_hand(Resolution& r) { return r.has("hand"_k) ? r.choice("hand"_k) : Key(); }

void check_draw(Resolution& r, ItemId id) {
  const Item* item = own_item(r, id);
  r.require(item && item->placement == key::pack, {"E_BAD_ARG"_k, {}, "TD-READY-01"_k});
  const bool free =
      hand_for(r.system(), Actor(r.world(), r.actor()), item->kind, Grip::as_usual, named_hand(r)).has_value();
  r.require(free, {"E_NO_FREE_HAND"_k, {}, "TD-READY-01"_k});
}

void move_to(Resolution& r, ItemId id, Key placement) {
  Item item = *own_item(r, id);
  item.placement = placement;
  item.numbers.set(key::unready, 0);
  r.emit(ItemMoved{r.actor(), r.actor(), item});
}

void draw(Resolution& r, ItemId id) {
  const Key kind = own_item(r, id)->kind, named = named_hand(r);
  const auto hand = hand_for(r.system(), Actor(r.world(), r.actor()), kind, Grip::as_usual, named);
  move_to(r, id, hand.value_or(named ? named : key::main_hand));  // the GM may have allowed a full hand
  say(r, "draws"_k, id);
}

void check_held(Resolution& r, ItemId id) {
  r.require(in_hand(r.system(), own_item(r, id)), {"E_NO_WEAPON"_k, {}, "TD-READY-01"_k});
}

void put_away(Resolution& r, ItemId id) {
  move_to(r, id, key::pack);
  say(r, "puts_away"_k, id);
}

void check_regain(Resolution& r, ItemId id) {
  check_held(r, id);
  const Numbers& numbers = own_item(r, id)->numbers;
  const bool fits = numbers.get(key::unready) != 0 && numbers.get(key::broken) == 0;
  r.require(fits, {"E_BAD_ARG"_k, {}, "TD-READY-01"_k});
}

void regain(Resolution& r, ItemId id) {
  r.emit(ItemNumberSet{r.actor(), id, key::unready, 0});
  say(r, "readies_again"_k, id);
}

const Record* weapon_record(Resolution& r, ItemId id) {
  return r.system().content().find(key::weapon, own_item(r, id)->kind);
}

void check_reload(Resolution& r, ItemId id) {
  check_held(r, id);
  const Record* weapon = weapon_record(r, id);
  const bool fits = weapon && weapon->number("reload_turns"_k) > 0 &&
                    own_item(r, id)->numbers.get("shots"_k) < weapon->number("shots_max"_k);
  r.require(fits, {"E_BAD_ARG"_k, {}, "TD-READY-02"_k});
}

void reload(Resolution& r, ItemId id) {  // Source: TD-READY-02
  const Record* weapon = weapon_record(r, id);
  const Readies spent = count_ready(r, id, weapon->number("reload_turns"_k));
  if (spent.n < spent.most) return say(r, "loads_on"_k, id, {{"n"_k, spent.n}, {"most"_k, spent.most}});
  r.emit(ItemNumberSet{r.actor(), id, "shots"_k, weapon->number("shots_max"_k)});
  say(r, "reloads"_k, id);
}

void check_reach(Resolution& r, ItemId id) {
  check_held(r, id);
  const Record* weapon = weapon_record(r, id);
  const bool adjustable = weapon && weapon->flag("one_reach"_k);
  const std::int64_t n = r.number("n"_k);
  const bool fits = adjustable && n >= weapon->number("reach_from"_k) && n <= weapon->number("reach_to"_k);
  r.require(fits, {"E_BAD_OPTION"_k, {}, "TD-READY-01"_k});
}

void set_reach(Resolution& r, ItemId id) {
  const std::int64_t n = r.number("n"_k);
  r.emit(ItemNumberSet{r.actor(), id, "reach_set"_k, n});
  say(r, "sets_reach"_k, id, {{"n"_k, n}});
}

constexpr std::array jobs{Job{"draw"_k, check_draw, draw}, Job{"put_away"_k, check_held, put_away},
                          Job{"regain"_k, check_regain, regain}, Job{"reload"_k, check_reload, reload},
                          Job{"reach"_k, check_reach, set_reach}};

}  // namespace

void ready(Resolution& r) {  // Source: TD-READY-01
  const Cell from = require_job(r);
  const Key wanted = r.choice("job"_k);
  if (wanted == "pick_up"_k) return take_up(r, from);
  if (wanted == "other"_k) {
    if (!start_job(r, "ready"_k)) return finish_job(r);
    log_line(r, "readies"_k, {{"who"_k, r.actor()}}, "TD-READY-01"_k);
    return finish_ready(r);
  }
  const ItemId item = r.item("item"_k);
  const Job& job = *std::find_if(jobs.begin(), jobs.end(), [&](const Job& one) { return one.key == wanted; });
  job.check(r, item);
  if (!start_job(r, "ready"_k, [&](Resolution& again, Cell) { job.check(again, item); })) return finish_job(r);
  job.play(r, item);
  finish_ready(r);
}

}  // namespace ft::rules::threed6
