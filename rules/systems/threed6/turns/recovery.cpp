// Unconsciousness and its end. Source: TD-REC-02 to 06, TD-REC-08, TD-FAT-05.
#include "rules/systems/threed6/turns/recovery.hpp"

#include "rules/systems/threed6/conditions/states.hpp"
#include "rules/systems/threed6/dice/margins.hpp"
#include "rules/systems/threed6/turns/fatigue.hpp"

namespace ft::rules::threed6 {

namespace {

constexpr std::int64_t minute_s = 60, hour_s = 3600;

/// What the HP say about waking: 1 by itself, 2 by a roll each hour, 3 by one roll after twelve. Source: TD-REC-02, 03, 05.
enum HpClass : std::int64_t { alive = 1, down = 2, badly_hurt = 3 };
HpClass hp_class(const Actor& actor) {
  const std::int64_t hp = actor.number(key::hp);
  return hp > 0 ? alive : hp > -actor.number(key::hp_max) ? down : badly_hurt;
}

bool rolls_HT(Resolution& r, CreatureId who, Key purpose, Key rule) {
  return roll_success(r, {who, purpose, attribute_now(Actor(r.world(), who), key::HT), rule}).success;
}

/// One roll to wake, then each roll is one to live. Source: TD-REC-05.
void lie_badly_hurt(Resolution& r, CreatureId who) {
  if (Actor(r.world(), who).has(key::no_waking))
    return rolls_HT(r, who, "death"_k, "TD-REC-05"_k) ? void() : die(r, who);
  if (rolls_HT(r, who, "waking"_k, "TD-REC-05"_k)) return wake(r, who);
  gain(r, who, key::no_waking);
}

/// The time begins again when the HP have come into another class, but not that of a faint. Source: TD-REC-06, TD-REC-08.
void note_class(Resolution& r, CreatureId who, Numbers& data) {
  const HpClass now = hp_class(Actor(r.world(), who));
  const std::int64_t noted = data.get("hp_class"_k);
  if (noted == now) return;
  data.set("hp_class"_k, now);
  if (noted == 0 || data.get("minute"_k) != 0) return;
  data.set("waited"_k, 0);
  data.set("helped"_k, 0);
  lose(r, who, key::no_waking);
}

/// How long it lies before it may wake, or has to roll.
std::int64_t period_of(const Numbers& data) {
  if (data.get("minute"_k) != 0) return data.get("minute"_k) * minute_s;
  if (data.get("hp_class"_k) == alive) return 15 * minute_s;
  return data.get("hp_class"_k) == down || data.get("helped"_k) != 0 ? hour_s : 12 * hour_s;
}

/// The end of such a time. Source: TD-REC-02, TD-REC-03, TD-REC-05, TD-REC-08.
void come_to(Resolution& r, CreatureId who, const Numbers& data) {
  if (data.get("minute"_k) != 0 || data.get("hp_class"_k) == alive) return wake(r, who);
  if (period_of(data) == 12 * hour_s) return lie_badly_hurt(r, who);
  if (rolls_HT(r, who, "waking"_k, "TD-REC-03"_k)) wake(r, who);
}

/// Until it may wake, by its FP or else by its time, and no longer than so many seconds; returns those that passed.
std::int64_t lie_on(Resolution& r, CreatureId who, std::int64_t seconds) {
  Numbers data = Actor(r.world(), who).find(key::unconscious)->data;
  note_class(r, who, data);
  const bool by_fp = data.get(key::fp) != 0 && data.get("minute"_k) == 0;
  const std::int64_t waited = data.get("waited"_k), rested = data.get("rested_s"_k), period = period_of(data);
  const std::int64_t left = by_fp ? seconds_to_point(rested) : period - waited % period;
  const std::int64_t passed = std::min(seconds, left);
  data.set("waited"_k, waited + passed);
  data.set("rested_s"_k, rested + passed);
  gain(r, who, key::unconscious, data);
  forget_running(r, who, rested + passed);
  restore_fatigue(r, who, points_of_rest(rested, passed));  // TD-FAT-05
  if (!by_fp && passed == left && Actor(r.world(), who).has(key::unconscious)) come_to(r, who, data);
  return passed;
}

}  // namespace

void lie_unconscious(Resolution& r, CreatureId who, std::int64_t seconds) {
  const auto lies = [&] {
    const Actor actor(r.world(), who);
    return actor.has(key::unconscious) && !actor.has(key::dead);
  };
  while (seconds > 0 && lies()) seconds -= lie_on(r, who, seconds);
}

void medical_help(Resolution& r) {  // Source: TD-REC-05
  const CreatureId who = r.creature("target"_k);
  const Actor actor(r.world(), who);
  const Condition* lying = actor.find(key::unconscious);
  const bool fits = lying && !actor.has(key::dead) && hp_class(actor) == badly_hurt;
  r.require(fits, {"E_NO_SUCH_TARGET"_k, {}, "TD-REC-05"_k});
  Numbers data = lying->data;
  data.set("hp_class"_k, badly_hurt);
  data.set("helped"_k, 1);
  data.set("waited"_k, 0);
  lose(r, who, key::no_waking);
  gain(r, who, key::unconscious, data);
  log_line(r, "is_helped"_k, {{"who"_k, who}}, "TD-REC-05"_k);
}

}  // namespace ft::rules::threed6
