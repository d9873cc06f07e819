// Feints and evaluations: advantages for the next attack. Source: TD-FEINT-01 to 04, TD-EVAL-01, TD-EVAL-02.
#include "rules/systems/threed6/combat/feint.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/creature/sight.hpp"
#include "rules/systems/threed6/movement/steps.hpp"
#include "rules/systems/threed6/turns/maneuvers.hpp"

namespace ft::rules::threed6 {

void feint(Resolution& r) {  // Source: TD-FEINT-01
  require_maneuver(r);
  const Cell from = require_step(r, step_yards(r));
  const Attack as_if = attack_in_form(r, "feint"_k, from);
  require_attack(r, as_if, from);
  if (!choose(r, "feint"_k)) return conclude(r);
  take_step(r, Moment::before);
  if (can_feint(r, as_if)) play_feint(r, as_if, FeintUse::next_turn);
  take_step(r, Moment::after);
  conclude(r);
}

void evaluate(Resolution& r) {  // Source: TD-EVAL-01, TD-EVAL-02
  require_maneuver(r);
  const Cell from = require_step(r, step_yards(r));
  const CreatureId who = r.actor(), target = r.creature("target"_k);
  const Actor actor(r.world(), who);
  const bool possible = target != who && !Actor(r.world(), target).has(key::dead) &&
                        r.world().creature(target).scene == actor.creature().scene;
  r.require(possible, {"E_NO_SUCH_TARGET"_k, {}, "TD-EVAL-01"_k});
  const auto check = [&](Resolution& again, Cell here) {
    again.require(sees_from(again.known(), who, here, target), {"E_NO_LOS"_k, {}, "TD-EVAL-01"_k});
  };
  check(r, from);
  const std::int64_t yards = yards_between(r.world(), who, target);
  const std::int64_t most = move_sum(r.system(), actor).total() + longest_reach(r.system(), actor);
  r.require(yards <= most, {"E_OUT_OF_REACH"_k, {{"distance"_k, yards}}, "TD-EVAL-01"_k});
  if (!choose(r, "evaluate"_k)) return conclude(r);
  if (steps_first(r, check)) {
    const std::int64_t turn = Actor(r.world(), who).number(key::turns_taken);
    const Relation* before = find_relation(r.world(), key::evaluates, who, target);
    const bool in_a_row = before && before->data.get("turn_of_use"_k) == turn;
    const std::int64_t bonus = std::min<std::int64_t>(3, 1 + (in_a_row ? before->data.get("n"_k) : 0));
    unrelate(r, key::evaluates, who, {});
    relate(r, key::evaluates, who, target, {{"n"_k, bonus}, {"turn_of_use"_k, turn + 1}});
    log_line(r, "evaluates_line"_k, {{"who"_k, who}, {"target"_k, target}, {"n"_k, bonus}}, "TD-EVAL-02"_k);
  }
  take_step(r, Moment::after);
  conclude(r);
}

namespace {

struct FeintAnswer {
  Key skill;  // none: DX
  Sum number;
};

/// Skills with weapons, bare hands, cloak and shield, and DX; shock leaves them. Source: TD-FEINT-02, TD-STUN-01.
std::vector<FeintAnswer> feint_answers(const Resolution& r, CreatureId who) {
  const Actor actor(r.world(), who);
  std::vector<FeintAnswer> all;
  for (const Feature& feature : actor.creature().features) {
    const Record* skill = r.system().content().find(key::skill, feature.key);
    const Key use = skill ? skill->word("use"_k) : Key();
    if (use == "melee"_k || use == "unarmed"_k || use == key::shield || use == "cloak"_k)
      all.push_back({feature.key, skill_now(r.system(), actor, feature.key)});
  }
  all.push_back({key::DX, attribute_now(actor, key::DX)});
  return all;
}

FeintAnswer choose_answer(Resolution& r, CreatureId feinter, CreatureId who) {
  const std::vector<FeintAnswer> all = feint_answers(r, who);
  const auto lower = [](const FeintAnswer& a, const FeintAnswer& b) { return a.number.total() < b.number.total(); };
  const FeintAnswer& best = *std::max_element(all.begin(), all.end(), lower);
  if (all.size() == 1) return best;
  Question question{.asked = who,
                    .prompt = "q_feint_answer"_k,
                    .params = {{"actor"_k, feinter}, {"who"_k, who}},
                    .rule = "TD-FEINT-02"_k,
                    .shape = Shape::one_of,
                    .default_answer = best.skill};
  for (const FeintAnswer& one : all)
    question.options.push_back({one.skill, "o_skill"_k, {{"what"_k, one.skill}, {"n"_k, one.number.total()}}});
  const Key said = *r.ask(std::move(question)).as<Key>();
  return *std::find_if(all.begin(), all.end(), [&](const FeintAnswer& one) { return one.skill == said; });
}

/// Skill, shock and evaluation: a feint is no attack. Source: TD-FEINT-01, TD-FEINT-02, TD-EVAL-02.
Sum feint_number(const Resolution& r, const Attack& as_if) {
  const Actor feinter(r.world(), as_if.attacker);
  Sum sum = skill_now(r.system(), feinter, weapon_used(r, as_if).record->word("skill"_k));
  return sum.add("evaluation"_k, evaluation(r, as_if), "TD-EVAL-02"_k);
}

/// What an earlier feint takes off this turn. Source: TD-FEINT-03.
std::int64_t live_penalty(const Resolution& r, const Attack& as_if) {
  const Relation* tie = find_relation(r.world(), key::feinted, as_if.attacker, as_if.target);
  const std::int64_t turn = Actor(r.world(), as_if.attacker).number(key::turns_taken);
  return tie && tie->data.get("turn_of_use"_k) == turn ? tie->data.get("n"_k) : 0;
}

}  // namespace

bool can_feint(Resolution& r, const Attack& as_if) {
  const Actor feinter(r.world(), as_if.attacker);
  const Cell here = feinter.creature().place.cell;
  return feinter.free_to_act() && !r.why_not([&](Resolution& again) { require_attack(again, as_if, here); });
}

void play_feint(Resolution& r, const Attack& as_if, FeintUse use) {  // Source: TD-FEINT-02, TD-FEINT-03
  const Sum own = feint_number(r, as_if);
  const CreatureId foe = as_if.target;
  const bool answers = Actor(r.world(), foe).able();
  const FeintAnswer answer = answers ? choose_answer(r, as_if.attacker, foe) : FeintAnswer{};
  const Margin feinter = roll_success(r, {as_if.attacker, "feint"_k, own, "TD-FEINT-02"_k, foe});
  const Margin other =
      answers ? roll_success(r, {foe, "feint"_k, answer.number, "TD-FEINT-02"_k, as_if.attacker}) : Margin{};
  const std::int64_t turn = Actor(r.world(), as_if.attacker).number(key::turns_taken);
  const std::int64_t penalty = feinter.success ? feinter.margin - (other.success ? other.margin : 0) : 0;
  if (use == FeintUse::this_turn && penalty <= live_penalty(r, as_if)) return;
  unrelate(r, key::feinted, as_if.attacker, {});
  if (penalty <= 0) return;
  relate(r, key::feinted, as_if.attacker, foe,
         {{"n"_k, penalty}, {"turn_of_use"_k, turn + (use == FeintUse::next_turn && !reacts(r) ? 1 : 0)}});
  const Params params{{"who"_k, as_if.attacker}, {"target"_k, foe}, {"n"_k, penalty}};
  log_line(r, "feint_works"_k, params, "TD-FEINT-03"_k);
}

}  // namespace ft::rules::threed6
