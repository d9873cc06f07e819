// Readied actions firing. Source: HM-READY-02 to 06.
#include "rules/systems/heimr/turns/moments.hpp"

#include <algorithm>

#include "rules/kernel/kept_command.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/creature/abilities.hpp"
#include "rules/systems/heimr/creature/places.hpp"
#include "rules/systems/heimr/creature/states.hpp"
#include "rules/systems/heimr/dice/checks.hpp"
#include "rules/systems/heimr/turns/order.hpp"

namespace ft::rules::heimr {

namespace {

bool names(const Numbers& data, Key field_key, CreatureId who) {
  const std::int64_t named = data.get(field_key);
  return named == 0 || named == static_cast<std::int64_t>(who.value);
}

/// Whether the readied action of `who` waits for this. An unnamed place is the location of its owner.
bool waits_for(const World& world, CreatureId who, const Condition& readied, const Moment& what) {
  const Numbers& data = readied.data;
  if (data.get("event"_k) != what.event.hash || !names(data, "by"_k, what.actor)) return false;
  const bool concerns_me = what.event == "acts_against"_k || what.event == "is_attacked"_k;
  if (concerns_me && !data.has("on"_k) && what.subject != who) return false;
  if (data.has("on"_k) && !names(data, "on"_k, what.subject)) return false;
  const bool in_a_place = what.event == "enters_zone"_k || what.event == "leaves_zone"_k;
  if (!in_a_place && !data.has("where"_k)) return true;
  const Cell where =
      data.has("where"_k) ? unpack(static_cast<std::uint64_t>(data.get("where"_k))) : location(world, who);
  return where == what.where;
}

/// Aware of the trigger creature, and able to act. Source: HM-READY-02.
bool notices(const World& world, CreatureId who, CreatureId actor) {
  return Actor(world, who).able() && !hidden_from(world, actor, who);
}

/// Completes an open target with the trigger creature.
Command filled_in(const Resolution& r, CreatureId who, const Numbers& data, CreatureId trigger) {
  Command command = kept_command(r.system(), r.world(), who, data);
  const ActionSchema* action = r.system().action(command.action);
  const bool aims = action && std::any_of(action->form.begin(), action->form.end(),
                                          [](const FieldSchema& field) { return Key(field.key) == "target"_k; });
  if (aims && data.get("whoever"_k) != 0 && !find(command.form, "target"_k))
    command.form.push_back({"target"_k, trigger});
  return command;
}

Verdict impossible(Resolution& r, const Command& command) {
  return r.why_not([&](Resolution& again) {
    ++again.nesting;
    again.perform(command);
    --again.nesting;
  });
}

bool wants_to_fire(Resolution& r, CreatureId who, const Command& command, CreatureId trigger) {
  return r.ask_yes({.asked = who,
                    .prompt = "q_readied"_k,
                    .params = {{"who"_k, who}, {"actor"_k, trigger}, {"action"_k, command.action}},
                    .rule = "HM-READY-02"_k,
                    .default_answer = false});
}

/// The readied action is played, and its owner stands before the one who triggered it. Source: HM-READY-03, HM-READY-04.
void fire(Resolution& r, CreatureId who, const Command& command, CreatureId trigger) {
  const bool turn_to_come = Actor(r.world(), who).number(key::turn_state) == key::waiting.hash;
  lose(r, who, key::readied);
  log_line(r, "readied_fires"_k, {{"who"_k, who}, {"action"_k, command.action}}, "HM-READY-02"_k);
  move_in_order(r, who, trigger, Beside::before);
  if (turn_to_come && r.house_rule("fired_readied_turn"_k) == 0) {  // G-70
    r.set(who, key::turn_state, key::done.hash);
    log_line(r, "turn_forgone"_k, {{"who"_k, who}}, "HM-READY-03"_k);
  }
  ++r.nesting;
  r.perform(command);
  --r.nesting;
}

/// Impossible at its moment. Source: HM-READY-04.
void lose_readied(Resolution& r, CreatureId who) {
  lose(r, who, key::readied);
  log_line(r, "readied_lost"_k, {{"who"_k, who}}, "HM-READY-04"_k);
}

const Condition* waiting_for(const World& world, CreatureId who, const Moment& what) {
  const Condition* readied = Actor(world, who).find(key::readied);
  return readied && waits_for(world, who, *readied, what) && notices(world, who, what.actor) ? readied : nullptr;
}

/// Whether it lost the contest over this intent and comes after the action. Source: HM-READY-05.
const Condition* held_back(const World& world, CreatureId who, const Moment& what) {
  const Condition* readied = Actor(world, who).find(key::readied);
  const bool late =
      readied && what.event == "attacks"_k && names(readied->data, "late"_k, what.actor) && readied->data.has("late"_k);
  return late ? readied : nullptr;
}

}  // namespace

void moment(Resolution& r, const Moment& what) {
  for (const CreatureId who : order_after(r.world(), what.actor)) {
    const Condition* late = held_back(r.world(), who, what);
    const Condition* readied = late ? late : waiting_for(r.world(), who, what);
    if (!readied) continue;
    const Command command = filled_in(r, who, readied->data, what.actor);
    if (impossible(r, command))
      lose_readied(r, who);
    else if (late || wants_to_fire(r, who, command, what.actor))
      fire(r, who, command, what.actor);
  }
}

void moment(Resolution& r, Key event, CreatureId actor, CreatureId subject) {
  moment(r, {event, actor, subject, location(r.world(), actor)});
}

namespace {

/// The one who intends it hides it with persuasion, the one who waits reads it with insight. Source: HM-READY-05.
bool sees_it_coming(Resolution& r, CreatureId who, CreatureId attacker) {
  const RollResult hides = roll_pool(r, attacker, pool_of(r, attacker, "persuasion"_k), "persuasion"_k);
  log_roll(r, attacker, hides, "persuasion"_k, {}, {}, "HM-READY-05"_k, who);
  Check reads{.who = who,
              .pool = pool_of(r, who, "insight"_k),
              .target = {},
              .purpose = "insight"_k,
              .rule = "HM-READY-05"_k,
              .by_willpower = false};
  reads.target.keep("persuasion"_k, hides.result);
  return overcome(r, reads, attacker).passed;
}

}  // namespace

void declared_against(Resolution& r, CreatureId attacker, CreatureId target) {
  const Moment what{"acts_against"_k, attacker, target, location(r.world(), attacker)};
  for (const CreatureId who : order_after(r.world(), attacker)) {
    const Condition* readied = waiting_for(r.world(), who, what);
    if (!readied) continue;
    const Command command = filled_in(r, who, readied->data, attacker);
    if (impossible(r, command)) {
      lose_readied(r, who);
      continue;
    }
    if (!wants_to_fire(r, who, command, attacker)) continue;
    if (sees_it_coming(r, who, attacker)) {
      fire(r, who, command, attacker);
      continue;
    }
    Condition later = *Actor(r.world(), who).find(key::readied);
    later.data.set("late"_k, static_cast<std::int64_t>(attacker.value));
    r.emit(ConditionChanged{who, std::move(later)});
  }
}

void intent_given_up(Resolution& r, CreatureId attacker) {
  for (const CreatureId who : order_after(r.world(), attacker)) {
    const Condition* readied = Actor(r.world(), who).find(key::readied);
    if (!readied || readied->data.get("late"_k) != static_cast<std::int64_t>(attacker.value)) continue;
    Condition waits = *readied;
    waits.data.remove("late"_k);
    r.emit(ConditionChanged{who, std::move(waits)});
  }
}

}  // namespace ft::rules::heimr
