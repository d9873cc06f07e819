// Falls and what they do. Source: TD-CLIMB-07, TD-INJ-08.
#include "rules/systems/threed6/conditions/falling.hpp"

#include <algorithm>

#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/conditions/injury.hpp"
#include "rules/systems/threed6/conditions/states.hpp"
#include "rules/systems/threed6/creature/tables.hpp"

namespace ft::rules::threed6 {

namespace {

constexpr std::int64_t most_dice = 20;

DiceText dice_of_fall(const Content& content, std::int64_t yards) {
  if (const Record* row = row_at(content, "fall_row"_k, yards)) return row->dice("damage"_k);
  return {static_cast<int>(std::min(most_dice, yards / 3)), 6, 0};
}

/// What armor lets through.
std::int64_t roll_fall(Resolution& r, CreatureId who, std::int64_t yards, bool soft) {
  RollMade made;
  std::int64_t faces = 0;
  const DiceText dice = dice_of_fall(r.system().content(), yards);
  for (int i = 0; i < dice.count; ++i) {
    made.dice.push_back({6, r.roll(6, who, "fall_damage"_k)});
    faces += made.dice.back().face;
  }
  made.total.keep("dice"_k, faces).add("adds"_k, dice.plus, "TD-CLIMB-07"_k);
  made.total.add("soft_ground"_k, soft ? -dice.count : 0, "TD-CLIMB-07"_k);
  const std::int64_t least = r.house_rule("minimum_one"_k);
  made.total.add("least"_k, std::max<std::int64_t>(0, least - made.total.total()), "TD-DMG-01"_k);
  const std::int64_t damage = made.total.total();
  made.by = who;
  made.purpose = "fall_damage"_k;
  made.outcome = "cr"_k;
  made.rule = "TD-CLIMB-07"_k;
  r.emit(std::move(made));
  return std::max<std::int64_t>(0, damage - Actor(r.world(), who).number(key::dr));
}

}  // namespace

void fall_from(Resolution& r, CreatureId who, std::int64_t feet, bool soft) {
  log_line(r, "falls_feet"_k, {{"who"_k, who}, {"n"_k, feet}}, "TD-CLIMB-05"_k);
  const std::int64_t yards = feet / 3;
  if (yards == 0) return;
  const std::int64_t injury = roll_fall(r, who, yards, soft);
  if (injury > 0)
    injure(r, who, injury);
  else
    log_line(r, "bounces_off"_k, {{"who"_k, who}}, "TD-CLIMB-07"_k);
  if (!Actor(r.world(), who).conscious()) return;
  set_posture(r, who, key::prone);
  if (injury == 0) test_concentration(r, who);  // TD-CONC-03: knocked down
}

void fall(Resolution& r) {
  const CreatureId who = r.creature("target"_k);
  const std::int64_t feet = r.number("feet"_k);
  r.require(!Actor(r.world(), who).has(key::dead), {"E_DEAD"_k, {{"who"_k, who}}, "TD-CLIMB-07"_k});
  const bool* soft = r.has("soft"_k) ? r.field("soft"_k).as<bool>() : nullptr;
  lose(r, who, key::on_a_climb);
  fall_from(r, who, feet, soft && *soft);
}

}  // namespace ft::rules::threed6
