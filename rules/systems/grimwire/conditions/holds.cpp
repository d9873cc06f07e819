// Being held and holding. Source: GW-GRAP-03, GW-GRAP-04, GW-GRAP-12, GW-WIN-17, GW-WIN-18.
#include "rules/systems/grimwire/conditions/holds.hpp"

#include <algorithm>

#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/creature/mind.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"
#include "rules/systems/grimwire/dice/contests.hpp"

namespace ft::rules::grimwire {

namespace {

bool rolls(const Resolution& r, CreatureId who) {
  return Actor(r.world(), who).pc() || r.house_rule("npc_contests"_k) != 0;
}

/// Player characters may let the held one go on; the others always block. Source: GW-GRAP-03.
std::vector<CreatureId> who_blocks(Resolution& r, CreatureId held, const std::vector<CreatureId>& holders) {
  std::vector<Question> questions;
  std::vector<CreatureId> asked;
  for (const CreatureId holder : holders) {
    if (!Actor(r.world(), holder).pc()) continue;
    Question question{.asked = controller_of(r.world(), holder),
                      .prompt = "q_block_hold"_k,
                      .params = {{"who"_k, holder}, {"actor"_k, held}},
                      .rule = "GW-GRAP-03"_k,
                      .default_answer = true};
    questions.push_back(std::move(question));
    asked.push_back(holder);
  }
  std::vector<CreatureId> blocking = holders;
  if (questions.empty()) return blocking;
  const std::vector<Value> answers = r.ask_each(std::move(questions));
  for (std::size_t i = 0; i < asked.size(); ++i)
    if (!*answers[i].as<bool>()) std::erase(blocking, asked[i]);
  return blocking;
}

/// What is compared where a creature does not roll.
Sum standing_struggle(const Resolution& r, CreatureId who, Key purpose, const Struggle& how) {
  return standing_number(r, {who, better_of(r, who, how.attributes, purpose), purpose});
}

/// The held creature rolls once: every number of a holder must be reached, every roll of a holder exceeded.
bool held_rolls_free(Resolution& r, CreatureId held, Key attribute, const std::vector<CreatureId>& blocking,
                     const Struggle& how) {
  const Roller side{held, attribute, "struggle"_k};
  const RollResult thrown = roll_d20(r, side);
  bool free = thrown.natural > 1;
  Sum hardest;
  for (const CreatureId holder : blocking) {
    if (rolls(r, holder)) {
      const Roller grip{holder, choose_attribute(r, holder, how.attributes, "hold"_k, how.rule), "hold"_k};
      const RollResult against = roll_d20(r, grip);
      const bool beaten = against.natural <= 1 || thrown.total.total() > against.total.total();
      log_roll(r, grip, against, thrown.total, beaten ? "failed"_k : "passed"_k, how.rule, held);
      free &= beaten;
    } else {
      const Sum number = standing_struggle(r, holder, "hold"_k, how);
      if (hardest.parts().empty() || number.total() > hardest.total()) hardest = number;
    }
  }
  free &= hardest.parts().empty() || thrown.total.total() >= hardest.total();
  if (r.house_rule("open_numbers"_k) == 0) hardest.hide();
  log_roll(r, side, thrown, hardest, free ? "passed"_k : "failed"_k, how.rule,
           blocking.empty() ? Ref{} : Ref(blocking.front()));
  return free;
}

/// Each holder rolls, or compares numbers; any success keeps the held creature.
bool free_of_rolling_holders(Resolution& r, CreatureId held, const std::vector<CreatureId>& blocking,
                             const Struggle& how) {
  bool free = true;
  for (const CreatureId holder : blocking) {
    const Sum number = standing_struggle(r, held, "struggle"_k, how);
    if (rolls(r, holder)) {
      const Key with = choose_attribute(r, holder, how.attributes, "hold"_k, how.rule);
      free &= !passes(r, {{holder, with, "hold"_k}, number, how.rule, held});
    } else {
      free &= standing_struggle(r, holder, "hold"_k, how).total() < number.total();
    }
  }
  return free;
}

}  // namespace

bool wins_struggle(Resolution& r, CreatureId held, const Struggle& how) {
  const std::vector<CreatureId> holders = Actor(r.world(), held).grapplers();
  const bool held_rolls = rolls(r, held);
  const Key attribute = held_rolls ? choose_attribute(r, held, how.attributes, "struggle"_k, how.rule) : Key{};
  const std::vector<CreatureId> blocking = who_blocks(r, held, holders);
  if (blocking.empty()) return true;
  return held_rolls ? held_rolls_free(r, held, attribute, blocking, how)
                    : free_of_rolling_holders(r, held, blocking, how);
}

bool stopped_by_hold(Resolution& r, CreatureId who) {
  if (!Actor(r.world(), who).grappled() || wins_struggle(r, who, {.rule = "GW-GRAP-03"_k})) return false;
  log_line(r, "cannot_act_held"_k, {{"who"_k, who}}, "GW-GRAP-03"_k);
  return true;
}

namespace {

/// A held mover's TOG against its holders'. Source: GW-GRAP-04.
bool slips_hold(Resolution& r, CreatureId mover) {
  if (!Actor(r.world(), mover).grappled() || wins_struggle(r, mover, {.rule = "GW-GRAP-04"_k, .attributes = {TOG}}))
    return true;
  log_line(r, "cannot_act_held"_k, {{"who"_k, mover}}, "GW-GRAP-04"_k);
  return false;
}

bool resists_drag(Resolution& r, CreatureId held, CreatureId mover) {
  if (!Actor(r.world(), held).able()) return false;
  if (!r.ask_yes({.asked = controller_of(r.world(), held),
                  .prompt = "q_cling"_k,
                  .params = {{"who"_k, held}, {"actor"_k, mover}},
                  .rule = "GW-GRAP-04"_k,
                  .default_answer = false}))
    return false;
  return contest(r, {{held, TOG, "cling"_k}, {mover, TOG, "drag"_k}, "GW-GRAP-04"_k}).won;
}

/// A holder's roll to drag those it holds. Source: GW-GRAP-04.
bool drags(Resolution& r, CreatureId mover) {
  const Actor actor(r.world(), mover);
  const std::vector<CreatureId> held = actor.held_ones();
  if (held.empty()) return true;
  std::int64_t heaviest = INT64_MIN;
  for (const CreatureId one : held) heaviest = std::max(heaviest, Actor(r.world(), one).number(key::weight_class));
  Sum target;
  target.keep("base_number"_k, 11, "GW-GRAP-04"_k)
      .add("weight"_k, 3 * (heaviest - actor.number(key::weight_class)), "GW-GRAP-04"_k);
  const Key with = choose_attribute(r, mover, {TOG, AGL}, "drag"_k, "GW-GRAP-04"_k);
  if (!passes(r, {{mover, with, "drag"_k, {}}, target, "GW-GRAP-04"_k, held.front()})) return false;
  return std::none_of(held.begin(), held.end(), [&](CreatureId one) { return resists_drag(r, one, mover); });
}

}  // namespace

bool may_move_in_hold(Resolution& r, CreatureId mover) {
  const Actor actor(r.world(), mover);
  const bool free = !actor.grappled() && actor.held_ones().empty();
  if (free || actor.number("hold_slipped"_k) != 0) return true;
  if (!slips_hold(r, mover) || !drags(r, mover)) return false;
  if (r.world().creature(mover).encounter) r.set(mover, "hold_slipped"_k, 1);
  return true;
}

void after_step_in_hold(Resolution& r, CreatureId mover, Place behind) {
  for (const CreatureId held : Actor(r.world(), mover).held_ones()) {
    const Creature& dragged = r.world().creature(held);
    if (dragged.place != behind) r.emit(Moved{held, dragged.scene, Place(dragged.place), behind, "dragged"_k});
    part_holds(r, held);
  }
  part_holds(r, mover);
}

void part_holds(Resolution& r, CreatureId moved) {
  for (const CreatureId holder : Actor(r.world(), moved).grapplers())
    if (!within_melee(r.world(), holder, moved)) let_go(r, holder, moved);
  for (const CreatureId held : Actor(r.world(), moved).held_ones())
    if (!within_melee(r.world(), moved, held)) let_go(r, moved, held);
}

}  // namespace ft::rules::grimwire
