// The clocks of bodies and machines. Source: GW-BURN-02 to 05, GW-REST-01.
#include "rules/systems/grimwire/conditions/hardship.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/systems/grimwire/conditions/conditions.hpp"

namespace ft::rules::grimwire {

namespace {

constexpr std::int64_t three_days = 72, day = 24;

struct Need {
  Key hours;
  bool of_machines;
  bool burns_out;  // hunger and thirst are for the GM to judge
};
constexpr std::array needs{Need{"hours_since_rest"_k, false, true}, Need{"hours_since_food"_k, false, false},
                           Need{"hours_since_water"_k, false, false}, Need{"hours_since_maintenance"_k, true, true},
                           Need{"hours_since_charge"_k, true, true}};

/// Three days cost a level, each further day another.
std::int64_t levels(std::int64_t hours) { return hours < three_days ? 0 : 1 + (hours - three_days) / day; }

bool mechanical(const Actor& actor) { return actor.number(key::mechanical) != 0; }

void burn_out(Resolution& r, CreatureId who, std::int64_t times) {
  for (; times > 0 && Actor(r.world(), who).burnout() < 4; --times) add_burnout(r, who);
}

/// Every whole day of a hardship costs a level. Source: GW-BURN-04.
void suffer_on(Resolution& r, CreatureId who, std::int64_t hours) {
  std::vector<Condition> hardships;
  for (const Condition* hardship : Actor(r.world(), who).all("hardship"_k)) hardships.push_back(*hardship);
  for (Condition& hardship : hardships) {
    const std::int64_t before = hardship.data.get("hours"_k);
    hardship.data.set("hours"_k, before + hours);
    r.emit(ConditionChanged{who, hardship});
    burn_out(r, who, (before + hours) / day - before / day);
  }
}

}  // namespace

void wear_down(Resolution& r, CreatureId who, std::int64_t hours) {
  if (!Actor(r.world(), who).pc()) return;
  for (const Need& need : needs) {
    const Actor actor(r.world(), who);
    if (need.of_machines != mechanical(actor) || actor.has(key::dead)) continue;
    const std::int64_t before = actor.number(need.hours);
    r.set(who, need.hours, before + hours);
    if (need.burns_out) burn_out(r, who, levels(before + hours) - levels(before));
  }
  if (!Actor(r.world(), who).has(key::dead)) suffer_on(r, who, hours);
}

bool cause_open(const World& world, CreatureId who) {
  const Actor actor(world, who);
  if (actor.has("hardship"_k)) return true;
  return std::any_of(needs.begin(), needs.end(), [&](const Need& need) {
    return need.burns_out && need.of_machines == mechanical(actor) && actor.number(need.hours) >= three_days;
  });
}

bool without_power(const Actor& actor) {
  return mechanical(actor) && actor.number("hours_since_charge"_k) >= three_days;
}

bool burns_out_in_play(const Resolution& r, CreatureId who) {
  return !mechanical(Actor(r.world(), who)) || r.house_rule("mech_burnout_all"_k) != 0;
}

bool suffers_from(const Actor& actor, Key cause) {
  const bool of_circuits = cause == "dampness"_k || cause == "irradiation"_k;
  return of_circuits == mechanical(actor);
}

namespace {
const Condition* hardship_of(const Actor& actor, Key cause) {
  for (const Condition* hardship : actor.all("hardship"_k))
    if (hardship->source_key == cause) return hardship;
  return nullptr;
}
}  // namespace

void begin_hardship(Resolution& r, CreatureId who, Key cause) {
  note(r, "suffers"_k, {{"who"_k, who}, {"cause"_k, cause}}, "GW-BURN-04"_k);
  if (hardship_of(Actor(r.world(), who), cause)) return;
  Condition hardship = condition("hardship"_k, {});
  hardship.source_key = cause;
  gain(r, who, hardship);
}

void end_hardship(Resolution& r, CreatureId who, Key cause) {
  const Condition* hardship = hardship_of(Actor(r.world(), who), cause);
  if (!hardship) return;
  lose(r, who, ConditionId(hardship->id));
  note(r, "relieved"_k, {{"who"_k, who}, {"cause"_k, cause}}, "GW-BURN-04"_k);
}

bool on_ground(const World& world, CreatureId who, Key what) {
  const Creature& creature = world.creature(who);
  const Scene* scene = world.find(creature.scene);
  const CellTerrain* ground =
      scene && creature.place.kind == Place::Kind::cell ? terrain_at(*scene, creature.place.cell) : nullptr;
  return ground && ground->numbers.get(what) != 0;
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
  note(r, "eats"_k, {{"who"_k, who}}, "GW-BURN-04"_k);
  r.set(who, "hours_since_food"_k, 0);
  r.set(who, "hours_since_water"_k, 0);
  end_hardship(r, who, "hunger"_k);
  end_hardship(r, who, "thirst"_k);
}

void take_power(Resolution& r, CreatureId who, CreatureId from) {
  use_up(r, from, power_of(r.world(), from).item);
  note(r, "recharged"_k, {{"who"_k, who}}, "GW-BURN-03"_k);
  r.set(who, "hours_since_charge"_k, 0);
  if (!Actor(r.world(), who).has(key::powered_off)) return;
  r.set(who, key::burnout_real, std::min<std::int64_t>(3, Actor(r.world(), who).number(key::burnout_real)));
  lose(r, who, key::powered_off);
  note(r, "wakes"_k, {{"who"_k, who}}, "GW-BURN-03"_k);
}

}  // namespace ft::rules::grimwire
