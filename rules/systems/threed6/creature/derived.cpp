// Numbers worked out from attributes, load, wounds and posture. Source: threed6.md 2.1, 3.2, 3.16, 3.17, 3.20.
#include "rules/systems/threed6/creature/derived.hpp"

#include <algorithm>

#include "rules/systems/threed6/schema/house_rule.hpp"

namespace ft::rules::threed6 {

std::int64_t basic_lift(const Actor& actor) {  // Source: 2.1; ruling 1
  const std::int64_t strength = actor.number(key::ST), exact = strength * strength * 20;
  return house_rule(actor.world().campaign(), "round_lift"_k) != 0 ? (exact + 50) / 100 * 100 : exact;
}

std::int64_t encumbrance(const Ruleset& system, const Actor& actor) {  // Source: TD-ENC-01
  const std::int64_t weight = load(system, actor), lift = basic_lift(actor);
  constexpr std::array<std::int64_t, 5> multiples{1, 2, 3, 6, 10};
  const auto level = std::find_if(multiples.begin(), multiples.end(), [&](auto most) { return weight <= most * lift; });
  return level - multiples.begin();
}

namespace {

/// Keeps the total at `least` or more.
void keep_at_least(Sum& sum, std::int64_t least, Key rule) {
  sum.add("least"_k, std::max<std::int64_t>(0, least - sum.total()), rule);
}

void halve_for_state(Sum& sum, const Actor& actor) {  // Source: TD-INJ-02, TD-FAT-02
  if (actor.reeling()) halve_up(sum, "wounded"_k, "TD-INJ-02"_k);
  if (actor.very_tired()) halve_up(sum, "exhausted"_k, "TD-FAT-02"_k);
}

/// The Move that a posture leaves. Source: TD-POST-02.
std::int64_t in_posture(Key posture, std::int64_t move) {
  if (posture == key::sitting || posture == key::supine) return 0;
  if (posture == key::prone) return 1;
  return posture == key::standing ? move : std::max<std::int64_t>(1, move / 3);
}

}  // namespace

Sum ground_move(const Ruleset& system, const Actor& actor) {
  Sum sum = actor.basic_move();
  const std::int64_t level = std::min<std::int64_t>(4, encumbrance(system, actor)), basic = sum.total();
  sum.add("encumbered"_k, basic * (10 - 2 * level) / 10 - basic, "TD-ENC-02"_k);
  keep_at_least(sum, 1, "TD-ENC-02"_k);
  halve_for_state(sum, actor);
  return sum;
}

Sum move_sum(const Ruleset& system, const Actor& actor) {  // Source: TD-ORD-01
  Sum sum = ground_move(system, actor);
  const std::int64_t standing = sum.total();
  return sum.add("posture"_k, in_posture(actor.posture(), standing) - standing, "TD-POST-02"_k);
}

bool tires(const Actor& actor) { return 3 * actor.number(key::fp) <= actor.number(key::fp_max); }

Sum water_move(const Actor& actor) {
  Sum sum = actor.basic_move();
  const std::int64_t basic = sum.total();
  if (!actor.flag("at_home_in_water"_k)) sum.add("water"_k, basic / 5 - basic, "TD-SWIM-03"_k);
  keep_at_least(sum, 1, "TD-SWIM-03"_k);
  if (tires(actor)) halve_up(sum, "exhausted"_k, "TD-SWIM-04"_k);
  return sum;
}

Sum dodge_sum(const Ruleset& system, const Actor& actor) {  // Source: TD-ORD-02
  Sum sum;
  sum.keep("basic_speed"_k, actor.basic_speed() / 4).keep("base"_k, 3, "TD-DODGE-01"_k);
  sum.add("encumbered"_k, -std::min<std::int64_t>(4, encumbrance(system, actor)), "TD-ENC-03"_k);
  keep_at_least(sum, 1, "TD-ENC-03"_k);
  halve_for_state(sum, actor);
  return sum;
}

std::int64_t step_of(std::int64_t move) { return move == 0 ? 0 : std::max<std::int64_t>(1, (move + 9) / 10); }
std::int64_t half_of(std::int64_t move) { return move == 0 ? 0 : std::max<std::int64_t>(1, move / 2); }

namespace {

const Feature* learned(const Actor& actor, Key skill) {
  const auto& all = actor.creature().features;
  const auto at = std::find_if(all.begin(), all.end(), [&](const Feature& one) { return one.key == skill; });
  return at == all.end() ? nullptr : &*at;
}

}  // namespace

bool has_learned(const Actor& actor, Key skill) { return learned(actor, skill) != nullptr; }

Sum skill_sum(const Ruleset& system, const Actor& actor, Key skill) {
  Sum sum;
  if (const Feature* own = learned(actor, skill)) return sum.keep(skill, own->data.get("level"_k));
  const Record& record = system.content().at(key::skill, skill);
  Sum usual = actor.attribute(record.word("attribute"_k));
  const bool sneaks = skill == "stealth"_k;  // the better of DX and IQ
  if (sneaks && actor.attribute(key::IQ).total() > usual.total()) usual = actor.attribute(key::IQ);
  return sum.add(usual).add("default_skill"_k, record.number("untrained"_k), "TD-DICE-08"_k);
}

namespace {

DiceText of_pips(std::int64_t pips) {
  const std::int64_t dice = std::max<std::int64_t>(1, (pips + 1) / 4);
  return {static_cast<int>(dice), 6, static_cast<int>(pips - 4 * dice)};
}

}  // namespace

DiceText thrust(std::int64_t strength) { return of_pips(std::max<std::int64_t>(0, 2 * strength / 5 - 1)); }
DiceText swing(std::int64_t strength) { return of_pips(std::max<std::int64_t>(0, 3 * strength / 5 - 1)); }

DiceText damage_dice(const Actor& actor, const Record& mode) {
  const Key strength = mode.word("strength"_k);
  DiceText dice = strength == "thr"_k  ? thrust(actor.number(key::ST))
                  : strength == "sw"_k ? swing(actor.number(key::ST))
                                       : mode.dice("damage"_k);
  dice.plus += static_cast<int>(mode.number("adds"_k));
  return dice;
}

}  // namespace ft::rules::threed6
