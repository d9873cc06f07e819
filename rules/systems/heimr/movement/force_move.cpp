// Several creatures move one that cannot or will not walk. Source: HM-GRAB-07.
#include "rules/systems/heimr/movement/force_move.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/movement/zones.hpp"
#include "rules/systems/heimr/creature/places.hpp"
#include "rules/systems/heimr/movement/board.hpp"
#include "rules/systems/heimr/movement/crossing.hpp"
#include "rules/systems/heimr/movement/reach.hpp"
#include "rules/systems/heimr/turns/budget.hpp"

namespace ft::rules::heimr {

namespace {

std::vector<CreatureId> movers_in_form(Resolution& r);
std::size_t needed_for(const World& world, CreatureId mover, CreatureId moved);
bool can_pull(const World& world, CreatureId mover, CreatureId moved);
bool all_agree(Resolution& r, const std::vector<CreatureId>& movers, CreatureId moved);
Verdict may_drag(const Resolution& r, Cell from, Cell to, std::size_t movers);
Path way_to(const Resolution& r, Cell to, std::size_t movers);
bool drag_over(Resolution& r, const std::vector<CreatureId>& movers, CreatureId moved, Cell to);

}  // namespace

void force_move(Resolution& r) {
  require_can(r, ActionType::standard);
  const CreatureId moved = r.creature("target"_k);
  const Cell to = r.place("to"_k).cell;
  const std::vector<CreatureId> movers = movers_in_form(r);
  const std::size_t needed = needed_for(r.world(), r.actor(), moved);
  std::size_t able = 0;
  for (const CreatureId mover : movers) able += can_pull(r.world(), mover, moved) ? 1 : 0;
  r.require(able == movers.size() && able >= needed,
            {"E_MOVERS"_k, {{"needed"_k, static_cast<std::int64_t>(needed)}}, {}});
  const Path way = way_to(r, to, movers.size());
  r.require(may_drag(r, location(r.world(), r.actor()), way.front(), movers.size()));
  pay(r, ActionType::standard);
  if (!all_agree(r, movers, moved))
    return log_line(r, "pull_fails"_k, {{"who"_k, r.actor()}, {"target"_k, moved}}, "HM-GRAB-07"_k);
  for (const CreatureId mover : movers)
    if (mover != r.actor() && r.world().encounter_of(mover)) owe_standard(r, mover);
  for (const Cell next : way)
    if (!drag_over(r, movers, moved, next)) return;
}

namespace {

/// The actor and those the form names, each once.
std::vector<CreatureId> movers_in_form(Resolution& r) {
  std::vector<CreatureId> movers{r.actor()};
  for (const Key field : {"second"_k, "third"_k, "fourth"_k}) {
    if (!r.has(field)) continue;
    const CreatureId mover = r.creature(field);
    const bool twice = std::find(movers.begin(), movers.end(), mover) != movers.end();
    r.require(!twice, {"E_TARGET_INVALID"_k, {}, "HM-GRAB-07"_k});
    movers.push_back(mover);
  }
  return movers;
}

/// Friends with a bad leg want to be moved; the incapacitated cannot resist. Source: HM-GRAB-07.
std::size_t needed_for(const World& world, CreatureId mover, CreatureId moved) {
  const Actor target(world, moved);
  const bool bad_leg = target.part_injured(key::right_leg) || target.part_injured(key::left_leg);
  const bool willing = !target.hostile_to(Actor(world, mover));
  const bool bound = target.has(key::bound) || !target.grabbers().empty();
  if (willing && bad_leg) return 1;
  return !target.able() ? 2 : bound ? 3 : 4;
}

bool free_to_walk(const Actor& actor) {  // Source: HM-MOVE-08, HM-EFF-09
  constexpr std::array walking{"feet"_k, key::right_leg, key::left_leg, "body"_k};
  return !actor.has(key::prone) &&
         std::none_of(walking.begin(), walking.end(), [&](Key part) { return actor.bound_at(part); });
}

/// Everyone stands here, can act and walk, and has a move left to spend.
bool can_pull(const World& world, CreatureId mover, CreatureId moved) {
  const Actor actor(world, mover);
  return mover != moved && same_location(world, mover, moved) && actor.able() && free_to_walk(actor) &&
         has_standard_to_spend(world, mover);
}

/// Whether the other movers' players agree to spend their move. Source: HM-GRAB-07.
bool all_agree(Resolution& r, const std::vector<CreatureId>& movers, CreatureId moved) {
  std::vector<Question> questions;
  for (const CreatureId mover : movers) {
    if (mover == r.actor()) continue;
    Question question{.asked = mover,
                      .prompt = "q_pull_along"_k,
                      .params = {{"who"_k, mover}, {"actor"_k, r.actor()}, {"target"_k, moved}},
                      .rule = "HM-GRAB-07"_k,
                      .default_answer = false};
    questions.push_back(std::move(question));
  }
  if (questions.empty()) return true;
  bool all = true;
  for (const Value& answer : r.ask_each(std::move(questions))) all &= *answer.as<bool>();
  return all;
}

/// A border that all of them may go over: without a roll, and with room for the one they take along. E_LIMIT.
Verdict may_drag(const Resolution& r, Cell from, Cell to, std::size_t movers) {
  const SceneId scene = r.world().creature(r.actor()).scene;
  if (const Verdict barred = may_go(r.known(), r.actor(), from, to)) return barred;
  if (const auto cr = crossing_cr(r.known(), scene, from, to))
    return Refusal{"E_BORDER_CR"_k, {{"cr"_k, *cr}}, "HM-GRAB-07"_k};
  if (!r.world().encounter_of(r.actor())) return std::nullopt;
  for (const Relation* border : borders_between(r.known(), scene, from, to)) {
    const std::int64_t limit = border->data.get("limit"_k), count = border->data.get("count"_k);
    const bool room = limit == 0 || count + static_cast<std::int64_t>(movers) + 1 <= limit;
    if (!room) return Refusal{"E_LIMIT"_k, {{"most"_k, limit}}, {}};
  }
  return std::nullopt;
}

/// In combat the next location; outside it the shortest way there. Source: HM-GRAB-07, HM-GRID-02.
Path way_to(const Resolution& r, Cell to, std::size_t movers) {
  if (r.world().encounter_of(r.actor())) return {to};
  const Creature& actor = r.world().creature(r.actor());
  const Path way = zone_path(r.known(), actor.scene, actor.place.cell, to,
                             [&](Cell from, Cell next) { return may_drag(r, from, next, movers); });
  return way.empty() ? Path{to} : way;
}

/// All go one location on together. Whether they arrived.
bool drag_over(Resolution& r, const std::vector<CreatureId>& movers, CreatureId moved, Cell to) {
  for (const CreatureId mover : movers)
    if (!cross(r, mover, to, "drags"_k)) return false;
  carry_over(r, moved, r.world().creature(r.actor()).place);
  return true;
}

}  // namespace

}  // namespace ft::rules::heimr
