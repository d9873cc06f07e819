// Damage to Durability and Health, and healing. Source: VG-DMG-04, VG-DMG-06, VG-DMG-07, VG-SHOCK-01, VG-SHOCK-03, VG-SHOCK-09.
#include "rules/systems/vigor/conditions/harm.hpp"

#include <algorithm>

#include "rules/systems/vigor/conditions/death.hpp"

namespace ft::rules::vigor {

void heal(Resolution& r) {
  const CreatureId who = r.creature("target"_k);
  const bool dead = Actor(r.world(), who).has(key::dead);
  r.require(!dead, {"E_TARGET"_k, {}, "VG-SHOCK-08"_k});
  if (r.has("durability"_k)) restore_durability(r, who, r.number("durability"_k));
  if (r.has("health"_k)) restore_health(r, who, r.number("health"_k));
}

namespace {

/// Wounded as Durability now says. Source: VG-SHOCK-01, G-24.
void settle_wounded(Resolution& r, CreatureId who) {
  const Actor actor(r.world(), who);
  const bool thing = actor.flag(key::object) || (actor.number(key::health_max) == 0 && !actor.flag(key::living));
  if (thing) return;  // VG-OBJ-02, VG-SHOCK-09
  const bool full = actor.number(key::durability) >= actor.number(key::durability_max) &&
                    actor.number(key::health) >= actor.number(key::health_max);
  const bool heals = r.house_rule("wounded_persists"_k) == 0 ? actor.number(key::durability) > 0 : full;
  if (actor.number(key::durability) <= 0 && !actor.has(key::wounded)) {
    gain(r, who, key::wounded);
    log_line(r, "is_wounded"_k, {{"who"_k, who}}, "VG-SHOCK-01"_k);
  } else if (heals && actor.has(key::wounded)) {
    lose(r, who, key::wounded);
    log_line(r, "no_longer_wounded"_k, {{"who"_k, who}}, "VG-SHOCK-01"_k);
  }
}

void lose_points(Resolution& r, CreatureId who, std::int64_t damage, Depth depth) {
  const Actor actor(r.world(), who);
  const std::int64_t durability = actor.number(key::durability), health = actor.number(key::health);
  const bool poured =
      depth == Depth::health_alone && actor.number(key::health_max) > 0;  // VG-OBJ-02: all has Durability
  const std::int64_t to_durability = poured ? 0 : std::min(damage, durability);
  const bool goes_on = poured || durability == 0 || r.house_rule("overflow"_k) != 0;  // G-41
  const std::int64_t to_health = goes_on ? std::min(damage - to_durability, health) : 0;
  r.set(who, key::durability, durability - to_durability);
  r.set(who, key::health, health - to_health);
}

}  // namespace

void suffer(Resolution& r, CreatureId who, std::int64_t damage, Depth depth) {
  const Actor actor(r.world(), who);
  if (damage < 1 || actor.has(key::dead)) return;
  if (actor.has(key::shock)) return die(r, who, "VG-SHOCK-03"_k);
  lose_points(r, who, damage, depth);
  settle_wounded(r, who);
  if (Actor(r.world(), who).has(key::stabilized)) return resume_shock(r, who);
  const Actor now(r.world(), who);
  if (now.number(key::health_max) == 0) {
    if (now.number(key::durability) == 0) die(r, who, "VG-SHOCK-09"_k);
  } else if (now.number(key::health) == 0) {
    enter_shock(r, who);
  }
}

void restore_durability(Resolution& r, CreatureId who, std::int64_t n) {
  const Actor actor(r.world(), who);
  const std::int64_t now = actor.number(key::durability), most = actor.number(key::durability_max);
  const std::int64_t after = std::max(now, std::min(most, now + n));
  r.set(who, key::durability, after);
  if (after > now) log_line(r, "durability_back"_k, {{"who"_k, who}, {"n"_k, after - now}}, "VG-DMG-07"_k);
  settle_wounded(r, who);
}

void restore_health(Resolution& r, CreatureId who, std::int64_t n) {
  const Actor actor(r.world(), who);
  const std::int64_t now = actor.number(key::health), most = actor.number(key::health_max);
  const std::int64_t after = std::max(now, std::min(most, now + n));
  r.set(who, key::health, after);
  if (after > now) log_line(r, "health_back"_k, {{"who"_k, who}, {"n"_k, after - now}}, "VG-DMG-07"_k);
  settle_wounded(r, who);
  if (Actor(r.world(), who).number(key::health) > 0) wake_from_shock(r, who);
}

}  // namespace ft::rules::vigor
