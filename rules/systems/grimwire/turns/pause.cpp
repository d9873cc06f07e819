// Time that several creatures fill side by side. Source: GW-REST-01, GW-LEARN-05, GW-CRAFT-03.
#include "rules/systems/grimwire/turns/pause.hpp"

#include <algorithm>

#include "rules/kernel/encounters/known_encounters.hpp"
#include "rules/systems/grimwire/turns/clock.hpp"
#include "rules/systems/grimwire/turns/spare_time.hpp"

namespace ft::rules::grimwire {

namespace {
bool sound(const Actor& actor) {
  return !actor.has(key::dead) && !actor.has(key::dying) && !actor.has(key::powered_off);
}
}  // namespace

void require_pause(Resolution& r) {
  const Actor actor(r.world(), r.actor());
  const Condition* control = actor.find(key::mind_controlled);
  const bool controlled = control && !r.viewer().is_gm() && !r.viewer().plays(control->source.creature());
  r.require(!controlled, {"E_CONTROLLED"_k, {{"who"_k, r.actor()}}, "GW-MINDC"_k});
  r.require(!knows_an_encounter(r.known()), {"E_MODE"_k, {{"mode"_k, "in_free_play"_k}}, "GW-REST-01"_k});
  r.require(sound(actor), {"E_CANNOT_ACT"_k, {{"who"_k, r.actor()}}, {}});
}

void require_waking_pause(Resolution& r) {
  require_pause(r);
  const Actor actor(r.world(), r.actor());
  r.require(actor.able(), {"E_CANNOT_ACT"_k, {{"who"_k, r.actor()}}, {}});
  r.require(!actor.has(key::frenzy) && !actor.has(key::amok), {"E_FRENZY"_k, {}, {}});
}

bool spend_time(Resolution& r, CreatureId who, std::int64_t seconds) {
  const std::int64_t spare = Actor(r.world(), who).number("spare_s"_k), used = std::min(spare, seconds);
  r.set(who, "spare_s"_k, spare - used);
  if (used == seconds) return true;
  const std::int64_t passed = pass_time(r, seconds - used);
  if (passed < seconds - used) {
    end_pause(r);
    return false;
  }
  for (const CreatureId other : player_characters(r.world()))
    if (other != who) r.set(other, "spare_s"_k, Actor(r.world(), other).number("spare_s"_k) + passed);
  return sound(Actor(r.world(), who)) && !r.world().encounter_of(who);
}

}  // namespace ft::rules::grimwire
