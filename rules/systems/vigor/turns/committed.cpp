// Acts of several actions that span turns. Source: VG-TURN-05, VG-ACT-07.
#include "rules/systems/vigor/turns/committed.hpp"

#include <algorithm>

#include "rules/kernel/kept_command.hpp"

namespace ft::rules::vigor {

namespace {

std::int64_t left_to_pay(const Numbers& data) { return data.get(key::actions_needed) - data.get(key::actions_paid); }

bool wants_to_continue(Resolution& r, CreatureId who, const Numbers& data) {
  return r.ask_yes({.asked = who,
                    .prompt = "q_continue"_k,
                    .params = {{"who"_k, who}, {"action"_k, name_of_act(data)}, {"left"_k, left_to_pay(data)}},
                    .rule = "VG-TURN-05"_k,
                    .default_answer = true});
}

/// The act as it was begun, if it still is legal.
void complete(Resolution& r, CreatureId who) {
  const Condition* act = Actor(r.world(), who).find(key::committed);
  const Command command = kept_command(r.system(), r.world(), who, act->data);
  if (const Verdict problem = r.why_not([&](Resolution& again) { again.perform(command); }))
    return end_act(r, who, "act_broken"_k, problem);
  r.perform(command);
}

}  // namespace

bool pay_in(Resolution& r, const Price& price) {
  const CreatureId who = r.actor();
  const Actor actor(r.world(), who);
  if (is_paid_in(actor)) {
    lose(r, who, key::committed);
    return true;
  }
  const std::int64_t left = actor.number(key::actions_left);
  const bool at_once = !price.spans || !actor.encounter() || r.nesting > 0 || left >= price.actions;
  pay(r, price);
  if (at_once) return true;
  Numbers data = keep_command(r.command());
  data.set(key::actions_needed, price.actions);
  data.set(key::actions_paid, left);
  if (!price.physical) data.set("mental"_k, 1);
  const Key action = name_of_act(data);
  gain(r, who, key::committed, {}, std::move(data));
  log_line(r, "act_begins"_k, {{"who"_k, who}, {"action"_k, action}, {"left"_k, price.actions - left}}, "VG-TURN-05"_k);
  if (price.vigor > 0) settle_vigor(r, who);
  return false;
}

void continue_act(Resolution& r, CreatureId who) {
  const Condition* act = Actor(r.world(), who).find(key::committed);
  if (!act || !act->data.has("does"_k)) return lose(r, who, key::committed);
  if (!wants_to_continue(r, who, act->data)) return end_act(r, who, "act_given_up"_k);
  Condition later = *Actor(r.world(), who).find(key::committed);
  const std::int64_t left = Actor(r.world(), who).number(key::actions_left);
  const std::int64_t paid = std::min(left, left_to_pay(later.data));
  r.set(who, key::actions_left, left - paid);
  later.data.set(key::actions_paid, later.data.get(key::actions_paid) + paid);
  replace_condition(r, who, *Actor(r.world(), who).find(key::committed), later);
  const std::int64_t rest = left_to_pay(later.data);
  const Key action = name_of_act(later.data);
  log_line(r, "act_continues"_k, {{"who"_k, who}, {"action"_k, action}, {"left"_k, rest}}, "VG-TURN-05"_k);
  if (rest <= 0) complete(r, who);
}

void abandon(Resolution& r) {
  const CreatureId who = r.actor();
  const Actor actor(r.world(), who);
  const Encounter* encounter = actor.encounter();
  r.require(!encounter || encounter->turn == who, {"E_NOT_YOUR_TURN"_k, {{"who"_k, who}}, {}});
  r.require(actor.has(key::committed), {"E_NOTHING_BEGUN"_k, {{"who"_k, who}}, {}});
  end_act(r, who, "act_given_up"_k);
}

}  // namespace ft::rules::vigor
