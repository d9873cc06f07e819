// Postures, stun, unconsciousness and what they end. Source: threed6.md 2.3, TD-INJ-06, TD-INJ-07, TD-POST.
#include "rules/systems/threed6/conditions/states.hpp"

#include <algorithm>

#include "rules/kernel/resolution/conditions.hpp"
#include "rules/kernel/resolution/relations.hpp"

namespace ft::rules::threed6 {

void gain(Resolution& r, CreatureId who, Key key, Numbers data) {
  Condition made;
  made.key = key;
  made.data = std::move(data);
  if (const Condition* present = Actor(r.world(), who).find(key))
    replace_condition(r, who, Condition(*present), std::move(made));
  else
    (void)add_condition(r, who, std::move(made));
}

void lose(Resolution& r, CreatureId who, Key key) {
  end_conditions(r, who, [&](const Condition& one) { return one.key == key; });
}

void set_posture(Resolution& r, CreatureId who, Key posture) {
  if (Actor(r.world(), who).posture() == posture) return;
  for (const Key other : postures) lose(r, who, other);
  if (posture != key::standing) gain(r, who, posture);
  log_line(r, "posture_line"_k, {{"who"_k, who}, {"what"_k, posture}}, "TD-POST-01"_k);
}

void lose_preparations(Resolution& r, CreatureId who) {
  for (const Key tie : {key::aims_at, key::evaluates, key::feinted}) unrelate(r, tie, who, {});
  for (const Key ends : {key::concentrating, key::readying, key::waiting_for}) lose(r, who, ends);
  cease_fire(r, who);
}

void cease_fire(Resolution& r, CreatureId who) {
  if (!Actor(r.world(), who).has(key::suppressing)) return;
  lose(r, who, key::suppressing);
  unrelate(r, key::suppressed, who, {});
}

void stun(Resolution& r, CreatureId who, Key kind, std::int64_t seconds) {
  lose_preparations(r, who);
  const Condition* present = Actor(r.world(), who).find(kind);
  const std::int64_t before = present ? present->data.get("turns"_k) : seconds;
  Numbers data;
  if (before > 0 && seconds > 0) data.set("turns"_k, std::max(before, seconds));  // the longer one counts
  const Actor actor(r.world(), who);
  const bool in_own_turn = actor.encounter() && actor.number(key::turn_state) == key::acting.hash;
  if (in_own_turn) data.set("turn"_k, actor.number(key::turns_taken) + 1);  // it does not count for the recovery
  gain(r, who, kind, std::move(data));
  log_line(r, "is_stunned"_k, {{"who"_k, who}}, "TD-STUN-01"_k);
}

void fall_unconscious(Resolution& r, CreatureId who, Numbers why) {
  lose_preparations(r, who);
  for (const Key ends : {key::stunned, key::mentally_stunned, key::surprised, key::awake_again, key::resting})
    lose(r, who, ends);
  r.set(who, key::hurt, 0);
  r.set(who, key::shock, 0);
  gain(r, who, key::unconscious, std::move(why));
  log_line(r, "falls_unconscious"_k, {{"who"_k, who}}, "TD-INJ-06"_k);
  set_posture(r, who, key::prone);
}

void die(Resolution& r, CreatureId who) {
  lose_preparations(r, who);
  gain(r, who, key::dead);
  log_line(r, "dies"_k, {{"who"_k, who}}, "TD-INJ-04"_k);
  set_posture(r, who, key::prone);
}

}  // namespace ft::rules::threed6
