// Things that are thrown though they are no thrown weapons. Source: TD-THROW-04, TD-THROW-05, TD-DEF-05.
#include "rules/systems/threed6/combat/thrown_things.hpp"

#include <algorithm>

namespace ft::rules::threed6 {

namespace {

constexpr std::int64_t pound = 100;

/// What any thing is when it flies: crushing, by thrust. weight: of its class for parries.
Record flying(std::int64_t weight) {
  Record mode;
  mode.fields = {{"mode"_k, "thrust"_k}, {"strength"_k, "thr"_k}, {"damage_type"_k, "cr"_k}};
  Record record;
  record.kind = key::weapon;
  record.id = "thrown_thing"_k;
  record.fields = {{"class"_k, "thrown"_k},
                   {"modes"_k, std::vector<Record>{mode}},
                   {"reach_to"_k, std::int64_t{0}},
                   {"weight"_k, weight}};
  return record;
}

}  // namespace

Weapon thrown_thing(const Ruleset& system, const Actor& actor, ItemId id) {
  static const Record heavy = flying(pound + 1), small = flying(pound);
  const Item* item = actor.item(id);
  if (!item) return {};
  return {id, weight_of(system, item->kind) > pound ? &heavy : &small, item->placement};
}

Weapon thrown_body() {
  static const Record body = flying(pound + 1);
  return {{}, &body, key::both_hands};
}

DiceText thrown_dice(const Ruleset& system, const Actor& actor, ItemId id) {
  const Item* item = actor.item(id);
  return thrown_dice(actor, item ? weight_of(system, item->kind) : 0);
}

DiceText thrown_dice(const Actor& actor, std::int64_t weight) {
  const std::int64_t lift = basic_lift(actor);
  DiceText dice = thrust(actor.number(key::ST));
  if (8 * weight <= lift)
    dice.plus -= 2 * dice.count;
  else if (4 * weight <= lift)
    dice.plus -= dice.count;
  else if (2 * weight <= lift)
    dice.plus += 0;
  else if (weight <= lift)
    dice.plus += dice.count;
  else if (weight <= 2 * lift)
    dice.plus += 0;
  else if (weight <= 4 * lift)
    dice.plus -= dice.count / 2;
  else
    dice.plus -= dice.count;
  return dice;
}

std::int64_t yards_of_throw(const Actor& actor, std::int64_t weight) {
  struct Row {
    std::int64_t ratio, modifier;  // both in hundredths
  };
  constexpr std::array<Row, 15> rows{{{5, 350},
                                      {10, 250},
                                      {15, 200},
                                      {20, 150},
                                      {40, 100},
                                      {50, 80},
                                      {100, 60},
                                      {150, 40},
                                      {200, 30},
                                      {250, 25},
                                      {300, 20},
                                      {400, 15},
                                      {600, 10},
                                      {1000, 6},
                                      {1200, 5}}};
  const std::int64_t lift = basic_lift(actor);
  const auto row =
      std::find_if(rows.begin(), rows.end(), [&](const Row& one) { return 100 * weight <= one.ratio * lift; });
  return row == rows.end() ? 0 : actor.strength_now().total() * row->modifier / 100;
}

}  // namespace ft::rules::threed6
