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

/// A roll at each full hour until it wakes. Source: TD-REC-03.
void wake_by_the_hour(Resolution& r, CreatureId who, std::int64_t hours) {
  for (; hours > 0; --hours)
    if (rolls_HT(r, who, "waking"_k, "TD-REC-03"_k)) return wake(r, who);
}

/// One roll to wake, then each roll is one to live. Source: TD-REC-05.
void lie_badly_hurt(Resolution& r, CreatureId who, std::int64_t half_days) {
  for (; half_days > 0; --half_days) {
    if (!Actor(r.world(), who).has(key::no_waking)) {
      if (rolls_HT(r, who, "waking"_k, "TD-REC-05"_k)) return wake(r, who);
      gain(r, who, key::no_waking);
    } else if (!rolls_HT(r, who, "death"_k, "TD-REC-05"_k)) {
      return die(r, who);
    }
  }
}

/// The time begins again when the HP have come into another class. Source: TD-REC-06.
void note_class(Resolution& r, CreatureId who, Numbers& data) {
  const HpClass now = hp_class(Actor(r.world(), who));
  const std::int64_t noted = data.get("hp_class"_k);
  if (noted == now) return;
  data.set("hp_class"_k, now);
  if (noted == 0) return;
  data.set("waited"_k, 0);
  data.set("helped"_k, 0);
  lose(r, who, key::no_waking);
}

}  // namespace

void lie_unconscious(Resolution& r, CreatureId who, std::int64_t seconds) {
  const Condition* lying = Actor(r.world(), who).find(key::unconscious);
  if (!lying || Actor(r.world(), who).has(key::dead)) return;
  Numbers data = lying->data;
  note_class(r, who, data);
  const std::int64_t before = data.get("waited"_k), after = before + seconds, rested = data.get("rested_s"_k);
  data.set("waited"_k, after);
  data.set("rested_s"_k, rested + seconds);
  gain(r, who, key::unconscious, data);
  forget_running(r, who, rested + seconds);
  restore_fatigue(r, who, points_of_rest(rested, seconds));  // TD-FAT-05
  if (!Actor(r.world(), who).has(key::unconscious)) return;
  const std::int64_t faint = data.get("minute"_k) * minute_s;
  if (faint > 0) return after >= faint ? wake(r, who) : void();  // TD-REC-08
  if (data.get(key::fp) != 0) return;
  const std::int64_t state = data.get("hp_class"_k);
  if (state == alive) return after >= 15 * minute_s ? wake(r, who) : void();  // TD-REC-02
  if (state == down || data.get("helped"_k) != 0) return wake_by_the_hour(r, who, after / hour_s - before / hour_s);
  lie_badly_hurt(r, who, after / (12 * hour_s) - before / (12 * hour_s));
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
