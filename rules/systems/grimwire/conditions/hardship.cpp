// The clocks of bodies and machines. Source: GW-BURN-02 to 05, GW-REST-01.
#include "rules/systems/grimwire/conditions/hardship.hpp"

#include <algorithm>
#include <array>

#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/creature/machines.hpp"

namespace ft::rules::grimwire {

namespace {

constexpr std::int64_t day = 24;

struct Need {
  Key hours;
  bool of_machines = false;
  bool burns_out = false;  // hunger and thirst are for the GM to judge
};
constexpr std::array needs{Need{.hours = "hours_since_rest"_k, .burns_out = true}, Need{.hours = "hours_since_food"_k},
                           Need{.hours = "hours_since_water"_k},
                           Need{.hours = "hours_since_maintenance"_k, .of_machines = true, .burns_out = true},
                           Need{.hours = "hours_since_charge"_k, .of_machines = true, .burns_out = true}};

/// Three days cost a level, each further day another.
std::int64_t levels(std::int64_t hours) { return hours < three_days ? 0 : 1 + (hours - three_days) / day; }

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
  log_line(r, "suffers"_k, {{"who"_k, who}, {"cause"_k, cause}}, "GW-BURN-04"_k);
  if (hardship_of(Actor(r.world(), who), cause)) return;
  Condition hardship = condition("hardship"_k, {});
  hardship.source_key = cause;
  gain(r, who, hardship);
}

void end_hardship(Resolution& r, CreatureId who, Key cause) {
  const Condition* hardship = hardship_of(Actor(r.world(), who), cause);
  if (!hardship) return;
  lose(r, who, ConditionId(hardship->id));
  log_line(r, "relieved"_k, {{"who"_k, who}, {"cause"_k, cause}}, "GW-BURN-04"_k);
}

}  // namespace ft::rules::grimwire
