// Eating, recharging, maintaining. Source: GW-BURN-03, GW-BURN-04, GW-REST-01.
#include "rules/systems/grimwire/free_play/needs.hpp"

#include <algorithm>

#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/conditions/hardship.hpp"
#include "rules/systems/grimwire/creature/ground.hpp"
#include "rules/systems/grimwire/creature/nearby.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/turns/clock.hpp"
#include "rules/systems/grimwire/turns/pause.hpp"

namespace ft::rules::grimwire {

void eat(Resolution& r) {
  require_waking_pause(r);
  const CreatureId who = r.actor();
  const bool there = provisions_of(r.world(), who).there;
  r.require(there, {"E_REST_PLACE"_k, {{"who"_k, who}, {"what"_k, "no_provisions"_k}}, "GW-BURN-04"_k});
  r.require(Actor(r.world(), who).number(key::mechanical) == 0, {"E_TARGET"_k, {{"target"_k, who}}, "GW-BURN-03"_k});
  take_provisions(r, who);
}

namespace {

/// A machine within 3 m, the actor itself where none is named; itself it serves only while it can act.
CreatureId machine(Resolution& r) {
  require_waking_pause(r);
  const CreatureId who = r.has("target"_k) ? r.creature("target"_k) : r.actor();
  const Actor served(r.world(), who);
  const bool here = served.creature().scene == r.world().creature(r.actor()).scene;
  const bool serviceable = here && served.number(key::mechanical) != 0 && !served.has(key::dead);
  r.require(serviceable, {"E_TARGET"_k, {{"target"_k, who}}, "GW-BURN-03"_k});
  if (who != r.actor()) require_within(r, who, 3, "GW-BURN-03"_k);
  return who;
}

}  // namespace

void recharge(Resolution& r) {
  const CreatureId who = machine(r);
  const CreatureId from = power_of(r.world(), r.actor()).there ? r.actor() : who;
  const bool there = power_of(r.world(), from).there;
  r.require(there, {"E_REST_PLACE"_k, {{"who"_k, who}, {"what"_k, "no_power"_k}}, "GW-BURN-03"_k});
  if (!spend_time(r, r.actor(), hour_s)) return;
  take_power(r, who, from);
}

void maintain(Resolution& r) {
  const CreatureId who = machine(r);
  if (!spend_time(r, r.actor(), hour_s)) return;
  r.set(who, "hours_since_maintenance"_k, 0);
  log_line(r, "maintained"_k, {{"who"_k, who}}, "GW-BURN-03"_k);
}

namespace {

Supply supply(const World& world, CreatureId who, Key ground, Key kind) {
  if (on_ground(world, who, ground)) return {.there = true, .item = {}};
  for (const Item& item : world.creature(who).items)
    if (item.kind == kind && item.numbers.get("uses"_k) > 0) return {.there = true, .item = item.id};
  return {};
}

void use_up(Resolution& r, CreatureId owner, ItemId id) {
  const Item* item = id ? Actor(r.world(), owner).item(id) : nullptr;
  if (!item) return;
  const std::int64_t left = item->numbers.get("uses"_k) - 1;
  if (left > 0)
    r.emit(ItemNumberSet{owner, id, "uses"_k, left});
  else
    r.emit(ItemLost{owner, id});
}

}  // namespace

Supply provisions_of(const World& world, CreatureId who) { return supply(world, who, "provisioned"_k, "ration"_k); }

Supply power_of(const World& world, CreatureId who) { return supply(world, who, "powered"_k, "power_cell"_k); }

bool bedded(const World& world, CreatureId who) {
  const auto& items = world.creature(who).items;
  return on_ground(world, who, "comfortable"_k) ||
         std::any_of(items.begin(), items.end(), [](const Item& item) { return item.kind == "bedroll"_k; });
}

void take_provisions(Resolution& r, CreatureId who) {
  use_up(r, who, provisions_of(r.world(), who).item);
  log_line(r, "eats"_k, {{"who"_k, who}}, "GW-BURN-04"_k);
  r.set(who, "hours_since_food"_k, 0);
  r.set(who, "hours_since_water"_k, 0);
  end_hardship(r, who, "hunger"_k);
  end_hardship(r, who, "thirst"_k);
}

void take_power(Resolution& r, CreatureId who, CreatureId from) {
  use_up(r, from, power_of(r.world(), from).item);
  log_line(r, "recharged"_k, {{"who"_k, who}}, "GW-BURN-03"_k);
  r.set(who, "hours_since_charge"_k, 0);
  if (!Actor(r.world(), who).has(key::powered_off)) return;
  r.set(who, key::burnout_real, std::min<std::int64_t>(3, Actor(r.world(), who).number(key::burnout_real)));
  lose(r, who, key::powered_off);
  log_line(r, "wakes"_k, {{"who"_k, who}}, "GW-BURN-03"_k);
}

}  // namespace ft::rules::grimwire
