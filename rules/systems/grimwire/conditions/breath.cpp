// Breath and its lack. Source: GW-BREATH-01 to 05, GW-ATTR-06, G-44.
#include "rules/systems/grimwire/conditions/breath.hpp"

#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/conditions/damage.hpp"
#include "rules/systems/grimwire/creature/ground.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"

namespace ft::rules::grimwire {

namespace {

/// Whether lack of air does anything to it: under water to all, else to those who need air. Source: GW-BREATH-03, 04.
bool is_harmed(const Resolution& r, const Actor& actor, const Condition& air) {
  if (actor.has(key::dead)) return false;
  if (air.data.get("under_water"_k) != 0) return true;
  return actor.needs_air() && (!actor.unconscious() || r.house_rule("suffocation_dry"_k) != 0);
}

}  // namespace

bool suffocates(const Resolution& r, CreatureId who) {
  const Actor actor(r.world(), who);
  const Condition* without_air = actor.find(key::suffocating);
  return without_air && is_harmed(r, actor, *without_air);
}

void suffocate(Resolution& r, CreatureId who) {
  if (!suffocates(r, who)) return;
  if (Actor(r.world(), who).unconscious()) {
    Damage damage{.on = who, .by = {}, .type = "drown"_k, .rolled = {}, .attack = false, .armour = false};
    damage.rolled.add(key::suffocating, 6, "GW-BREATH-03"_k);
    deal(r, damage);
    return;
  }
  Sum number;
  number.keep("base_number"_k, 11, "GW-BREATH-02"_k);
  if (passes(r, {{who, MND, "breath"_k, {}}, number, "GW-BREATH-02"_k, {}})) return;
  log_line(r, "passes_out"_k, {{"who"_k, who}}, "GW-BREATH-02"_k);
  Condition out = condition(key::knocked_out, {});
  out.source_key = key::suffocating;
  gain(r, who, out);
}

std::optional<std::int64_t> rounds_until_suffocation(const Resolution& r, CreatureId who) {
  const bool enters_vacuum = in_vacuum(r.world(), who) && air_has_changed(r.world(), who);
  const Actor actor(r.world(), who);
  if (suffocates(r, who) || (enters_vacuum && is_harmed(r, actor, {}))) return 1;
  const Condition* breath = actor.find(key::holding_breath);
  if (!breath || breath->ends.unit != "rounds"_k || !is_harmed(r, actor, *breath)) return std::nullopt;
  return breath->ends.left;
}

namespace {

void begin_to_suffocate(Resolution& r, CreatureId who, Condition without_air) {
  lose(r, who, "holding_breath"_k);
  log_line(r, "suffocates"_k, {{"who"_k, who}}, "GW-BREATH-01"_k);
  gain(r, who, std::move(without_air));
  if (!r.world().encounter_of(who)) log_line(r, "by_rounds"_k, {{"who"_k, who}}, "GW-BREATH-01"_k);
}

/// The breath that was held is used up. Source: GW-BREATH-01.
void run_out_of_breath(Resolution& r, CreatureId who, const Condition& breath) {
  Condition without_air = condition(key::suffocating, breath.source);
  without_air.data = breath.data;
  begin_to_suffocate(r, who, std::move(without_air));
}

}  // namespace

void run_out(Resolution& r, CreatureId on, const Condition& ended) {
  lose(r, on, ended.id);
  if (ended.key == key::holding_breath) run_out_of_breath(r, on, ended);
}

bool air_has_changed(const World& world, CreatureId who) {
  const Condition* without_air = Actor(world, who).find(key::suffocating);
  if (in_vacuum(world, who)) return !without_air && Actor(world, who).needs_air() && !Actor(world, who).has(key::dead);
  return without_air && without_air->source_key == "vacuum"_k;
}

void settle_air(Resolution& r, CreatureId who) {
  if (!air_has_changed(r.world(), who)) return;
  if (!in_vacuum(r.world(), who)) return lose(r, who, key::suffocating);
  Condition without_air = condition(key::suffocating, {});
  without_air.source_key = "vacuum"_k;
  begin_to_suffocate(r, who, without_air);
}

}  // namespace ft::rules::grimwire
