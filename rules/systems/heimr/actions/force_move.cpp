// Several take somebody along who cannot or will not walk. Source: HM-GRAB-07.
#include <algorithm>

#include "rules/systems/heimr/board.hpp"
#include "rules/systems/heimr/budget.hpp"
#include "rules/systems/heimr/effects.hpp"
#include "rules/systems/heimr/grab.hpp"
#include "rules/systems/heimr/procedures.hpp"

namespace ft::rules::heimr {

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

/// Friends with a bad leg want to be moved; whoever cannot act cannot resist. Source: HM-GRAB-07.
std::size_t needed_for(const World& world, CreatureId mover, CreatureId moved) {
  const Actor target(world, moved);
  const bool bad_leg = target.part_injured(key::right_leg) || target.part_injured(key::left_leg);
  const bool willing = !target.hostile_to(Actor(world, mover));
  const bool bound = target.has(key::bound) || !target.grabbers().empty();
  if (willing && bad_leg) return 1;
  return !target.able() ? 2 : bound ? 3 : 4;
}

/// Everyone stands here, can act, and has a move left to spend.
bool can_pull(const World& world, CreatureId mover, CreatureId moved) {
  const Actor actor(world, mover);
  return mover != moved && same_location(world, mover, moved) && actor.able() && !actor.has(key::prone) &&
         has_standard_to_spend(world, mover);
}

/// Those who play the other movers agree to spend their move. Source: HM-GRAB-07.
bool all_agree(Resolution& r, const std::vector<CreatureId>& movers, CreatureId moved) {
  std::vector<Question> questions;
  for (const CreatureId mover : movers) {
    if (mover == r.actor()) continue;
    Question question;
    question.asked = mover;
    question.about = "q_pull_along"_k;
    question.params = {{"who"_k, mover}, {"actor"_k, r.actor()}, {"target"_k, moved}};
    question.rule = "HM-GRAB-07"_k;
    question.otherwise = false;
    questions.push_back(std::move(question));
  }
  if (questions.empty()) return true;
  bool all = true;
  for (const Value& answer : r.ask_each(std::move(questions))) all &= *answer.as<bool>();
  return all;
}

}  // namespace

void force_move(Resolution& r) {
  require_in_combat(r);
  require_can(r, ActionType::standard);
  const CreatureId moved = r.creature("target"_k);
  const Cell to = r.place("to"_k).cell;
  const std::vector<CreatureId> movers = movers_in_form(r);
  const std::size_t needed = needed_for(r.world(), r.actor(), moved);
  std::size_t able = 0;
  for (const CreatureId mover : movers) able += can_pull(r.world(), mover, moved) ? 1 : 0;
  r.require(able == movers.size() && able >= needed,
            {"E_MOVERS"_k, {{"needed"_k, static_cast<std::int64_t>(needed)}}, {}});
  const SceneId scene = r.world().creature(r.actor()).scene;
  r.require(may_cross(r.known(), r.actor(), to));
  const auto cr = crossing_cr(r.known(), scene, location(r.world(), r.actor()), to);
  r.require(!cr, {"E_BORDER_CR"_k, {{"cr"_k, cr.value_or(0)}}, {}});
  pay(r, ActionType::standard);
  if (!all_agree(r, movers, moved))
    return note(r, "pull_fails"_k, {{"who"_k, r.actor()}, {"target"_k, moved}}, "HM-GRAB-07"_k);
  for (const CreatureId mover : movers)
    if (mover != r.actor()) owe_standard(r, mover);
  for (const CreatureId mover : movers)
    if (!cross(r, mover, to, "drags"_k)) return;
  const Creature& target = r.world().creature(moved);
  const Place from = target.place, there = r.world().creature(r.actor()).place;
  leave_cluster(r, moved);
  r.emit(Moved{moved, scene, from, there, "dragged"_k});
  part_holds(r, moved);
}

}  // namespace ft::rules::heimr
