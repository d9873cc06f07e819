// A climb: its kind and pace, how far it has come, and falling off it. Source: TD-CLIMB-01 to 06, TD-ENC-04.
#include "rules/systems/threed6/movement/climbing.hpp"

#include <algorithm>

#include "rules/systems/threed6/conditions/deep_water.hpp"
#include "rules/systems/threed6/conditions/falling.hpp"
#include "rules/systems/threed6/conditions/injury.hpp"
#include "rules/systems/threed6/conditions/states.hpp"
#include "rules/systems/threed6/dice/margins.hpp"
#include "rules/systems/threed6/movement/walking.hpp"
#include "rules/systems/threed6/turns/hooks.hpp"

namespace ft::rules::threed6 {

namespace {

/// Modifier, combat and regular speed in feet a minute. Source: TD-CLIMB-02.
struct Row {
  Key kind;
  std::int64_t modifier, combat, regular;
};
constexpr std::array rows{
    Row{"ladder"_k, 0, 180, 60},    Row{"tree"_k, 5, 60, 20},    Row{"mountain"_k, 0, 30, 10},
    Row{"stone_wall"_k, -3, 12, 4}, Row{"building"_k, -3, 6, 2}, Row{"rope"_k, -2, 60, 20},
};
constexpr Row ladder_down{"ladder"_k, 0, 120, 60}, rope_down{"rope"_k, -1, 120, 30},
    rope_down_equipped{"rope"_k, -1, 720, 720};

Row row_of(const Climb& climb) {
  if (climb.down && climb.kind == "ladder"_k) return ladder_down;
  if (climb.down && climb.kind == "rope"_k) return climb.equipment ? rope_down_equipped : rope_down;
  return *std::find_if(rows.begin(), rows.end(), [&](const Row& row) { return row.kind == climb.kind; });
}

Sum climbing_number(const Resolution& r, const Actor& actor, const Climb& climb) {
  const bool down_a_rope = climb.down && climb.kind == "rope"_k;
  const std::int64_t modifier = down_a_rope ? -r.house_rule("rope_down_penalty"_k) : row_of(climb).modifier;
  Sum sum = skill_now(r.system(), actor, "climbing"_k);
  sum.add("climb_row"_k, modifier, "TD-CLIMB-02"_k);
  return sum.add("encumbered"_k, -std::min<std::int64_t>(4, encumbrance(r.system(), actor)), "TD-ENC-04"_k);
}

}  // namespace

Climb climb_of(const Actor& actor) {
  const Numbers& data = actor.find(key::on_a_climb)->data;
  Climb climb;
  for (const Row& row : rows)
    if (row.kind.hash == data.get("climb_kind"_k)) climb.kind = row.kind;
  climb.down = data.get("downward"_k) != 0;
  climb.equipment = data.get("equipment"_k) != 0;
  climb.roped = data.get("roped"_k) != 0;
  climb.slack_ft = data.get("slack"_k);
  climb.height = data.get("feet"_k) * parts_of_foot + data.get("part"_k);
  climb.goal = data.get("goal"_k);
  climb.since_roll = data.get("since_roll"_k);
  climb.in_haste = data.get("combat_pace"_k) != 0;
  climb.ends_in_cell = data.get("to"_k) != 0;
  climb.end = {static_cast<std::int32_t>(data.get("column"_k)), static_cast<std::int32_t>(data.get("row"_k))};
  return climb;
}

void keep_climb(Resolution& r, CreatureId who, const Climb& climb) {
  gain(r, who, key::on_a_climb,
       {{"climb_kind"_k, climb.kind.hash},
        {"downward"_k, climb.down},
        {"equipment"_k, climb.equipment},
        {"roped"_k, climb.roped},
        {"slack"_k, climb.slack_ft},
        {"feet"_k, climb.height / parts_of_foot},
        {"part"_k, climb.height % parts_of_foot},
        {"goal"_k, climb.goal},
        {"since_roll"_k, climb.since_roll},
        {"combat_pace"_k, climb.in_haste},
        {"to"_k, climb.ends_in_cell},
        {"column"_k, climb.end.column},
        {"row"_k, climb.end.row}});
}

std::int64_t climbing_speed(const Climb& climb, bool in_haste) {
  return in_haste ? row_of(climb).combat : row_of(climb).regular;
}

bool holds_on(Resolution& r, CreatureId who, Climb& climb, bool in_haste) {
  const bool begins = !Actor(r.world(), who).has(key::on_a_climb), on_the_ground = begins && !climb.down;
  const bool faster = in_haste && !climb.in_haste, due = climb.since_roll >= between_climbing_rolls_s;
  climb.in_haste = in_haste;
  const bool rolls = climb.kind != "ladder"_k && (begins || faster || due);  // TD-CLIMB-03, TD-CLIMB-04
  if (!rolls) return true;
  if (in_haste) pay_fatigue(r, who, 1);
  const Actor actor(r.world(), who);
  Margin roll;
  if (actor.able()) roll = roll_success(r, {who, "climb_roll"_k, climbing_number(r, actor, climb), "TD-CLIMB-01"_k});
  climb.since_roll = 0;
  if (roll.success) return true;
  if (on_the_ground)
    log_line(r, "climb_fails"_k, {{"who"_k, who}}, "TD-CLIMB-05"_k);
  else
    fall_off(r, who, climb, roll.critical);
  return false;
}

void fall_off(Resolution& r, CreatureId who, const Climb& climb, bool rope_fails) {
  const std::int64_t height_ft = climb.height / parts_of_foot;
  const bool caught = climb.roped && !rope_fails && climb.slack_ft < height_ft;
  if (caught) {
    Climb hanging = climb;
    hanging.height -= climb.slack_ft * parts_of_foot;
    hanging.since_roll = between_climbing_rolls_s;  // it takes a roll to go on
    keep_climb(r, who, hanging);
    log_line(r, "rope_holds"_k, {{"who"_k, who}}, "TD-CLIMB-06"_k);
    return fall_from(r, who, climb.slack_ft, false);
  }
  lose(r, who, key::on_a_climb);
  const Creature& faller = r.world().creature(who);
  const bool lands_there = climb.down && climb.ends_in_cell;
  const bool deep = lands_there && is_deep(r.world().scene(faller.scene), climb.end);
  const Cell from = faller.place.cell;
  if (lands_there) move_with_burdens(r, who, Place::at(climb.end));
  fall_from(r, who, height_ft, deep);
  if (lands_there && r.world().encounter_of(who)) hooks(r).entered(r, who, from);  // TD-WAIT-05
  if (deep) enter_water(r, who, Immersion::by_accident);
}

}  // namespace ft::rules::threed6
