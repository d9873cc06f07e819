// Derived values of a creature. Source: grimwire.md section 2.1.
#include "rules/systems/grimwire/creature/actor.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/systems/grimwire/schema/house_rule.hpp"

namespace ft::rules::grimwire {

Key attribute_named(Key name) {  // Source: GW-ATTR-02
  return name == "INT"_k ? MND : name == "STR"_k ? TOG : name == "SOC"_k ? PER : name;
}

Sum Actor::attribute_sum(Key attribute) const {
  Sum sum;
  sum.keep(attribute, number(attribute), "GW-ATTR-01"_k);
  for (const Condition& condition : creature_->conditions)
    for (const Modifier& modifier : condition.modifiers)
      if (modifier.target == attribute && !modifier.when)
        sum.add(condition.source_key ? condition.source_key : condition.key, modifier.value);
  const std::int64_t total = sum.total(), bounded = std::clamp<std::int64_t>(total, -10, 10);
  return sum.add("attribute_bound"_k, bounded - total, "GW-ATTR-01"_k);
}

std::int64_t Actor::burnout() const {
  return std::min<std::int64_t>(
      4, number(key::burnout_real) + std::ranges::count(creature_->conditions, key::agony, &Condition::key));
}

std::int64_t Actor::roll_penalty() const {
  const std::int64_t level = burnout();
  return level == 0 ? 0 : level == 1 ? -1 : level == 2 ? -3 : -5;
}

std::int64_t Actor::condition_cap() const {
  const bool agony_counts = house_rule(world_->campaign(), "agony_caps"_k) != 0;  // G-72
  const std::int64_t most = number(key::condition_max), level = agony_counts ? burnout() : number(key::burnout_real);
  return level >= 3 ? most / 2 : level == 2 ? most * 8 / 10 : most;
}

namespace {
/// The floor of the half, but a crawl is never below 1 m.
void halve(Sum& sum, Key source, Key rule, std::int64_t least) {
  const std::int64_t total = sum.total();
  sum.add(source, std::max(least, total / 2) - total, rule);
}
}  // namespace

Sum Actor::speed_sum(std::int64_t from_techniques) const {  // Source: GW-MOVE-01, GW-KD
  Sum sum;
  if (burnout() == 4) return sum.keep("burnout"_k, 0, "GW-BURN-01"_k);
  if (crawls()) {
    sum.keep("crawl"_k, 3, "GW-MOVE-01"_k);
  } else {
    sum.keep(key::base_speed, number(key::base_speed), "GW-MOVE-01"_k).add(AGL, attribute(AGL), "GW-MOVE-01"_k);
    sum.add("technique_bonus"_k, from_techniques, "GW-DATA-05"_k);
    for (const Condition& condition : creature_->conditions)
      for (const Modifier& modifier : condition.modifiers)
        if (modifier.target == key::speed && !modifier.when) sum.add(condition.key, modifier.value);
    if (sum.total() < 0) sum.add("attribute_bound"_k, -sum.total());
  }
  const std::int64_t least = crawls() ? 1 : 0;
  if (burnout() == 2) halve(sum, "burnout"_k, "GW-BURN-01"_k, least);
  if (number("swims"_k) != 0) halve(sum, "swims"_k, "GW-MOVE-06"_k, least);
  if (grappled() || !held_ones().empty()) halve(sum, key::grappling, "GW-GRAP-02"_k, least);
  for (const Condition& condition : creature_->conditions)
    if (condition.key == key::limp || condition.data.get("speed_halved"_k) != 0)
      halve(sum, condition.key, "GW-MOVE-01"_k, least);
  for (const Condition& condition : creature_->conditions)
    if (condition.data.get("speed_none"_k) != 0) sum.add(condition.key, -sum.total(), "GW-DATA-05"_k);
  return sum;
}

std::int64_t Actor::light_attacks() const {
  const std::int64_t cor = attribute(COR);
  return cor <= 2 ? 1 : cor <= 5 ? 2 : cor <= 8 ? 3 : 4;
}

std::int64_t Actor::critical_level() const { return std::max<std::int64_t>(1, number(key::condition_max) / 4); }

std::int64_t Actor::magic_range() const { return std::max<std::int64_t>(0, 18 + 2 * attribute(RSN)); }

bool Actor::needs_air() const {
  return number(key::mechanical) == 0 && (number(key::breathes) != 0 || number(key::circulates) != 0);
}

bool Actor::unconscious() const {  // Source: GW-UNC-01
  return has(key::asleep) || has(key::knocked_out) || has(key::out_cold) || has(key::dying) || has(key::powered_off);
}

bool Actor::able() const { return !has(key::dead) && !unconscious() && !has(key::stunned) && !has(key::paralysed); }

bool Actor::can_defend() const { return !has(key::dead) && !unconscious() && !has(key::paralysed); }

std::vector<CreatureId> Actor::grapplers() const { return by_id(relations_to(key::grappling)); }
std::vector<CreatureId> Actor::held_ones() const { return by_id(relations_from(key::grappling)); }

bool Actor::grappling(CreatureId other) const {
  const auto held = held_ones();
  return std::find(held.begin(), held.end(), other) != held.end();
}

namespace {

std::int64_t whole_metres(Length length) { return (length.tenth_mm + 9999) / 10000; }

/// Cells between two spans of a row or column; 0 where they overlap.
std::int64_t gap(std::int32_t a, std::int32_t a_size, std::int32_t b, std::int32_t b_size) {
  return std::max({std::int64_t{0}, std::int64_t{b} - (a + a_size - 1), std::int64_t{a} - (b + b_size - 1)});
}

/// The straight distance, rounded down like everything (G-01).
std::int64_t root_of_sum(std::int64_t x, std::int64_t y, std::int64_t z) {
  std::int64_t root = std::max({x, y, z});
  while ((root + 1) * (root + 1) <= x * x + y * y + z * z) ++root;
  return root;
}

struct Spot {
  Place place;
  std::int32_t size = 1;
};

std::int64_t metres(const World& world, const Scene& scene, const Spot& a, const Spot& b) {  // Source: G-02
  const Cell p = a.place.cell, q = b.place.cell;
  const std::int64_t up = whole_metres({std::abs(a.place.height - b.place.height)});
  if (!scene.has_squares()) {
    const std::int64_t cells = least_distance(scene, footprint(scene, p, a.size), footprint(scene, q, b.size));
    return std::max(whole_metres(scene.cell * cells), up);
  }
  const std::int64_t x = whole_metres(scene.cell * gap(p.column, a.size, q.column, b.size));
  const std::int64_t y = whole_metres(scene.cell * gap(p.row, a.size, q.row, b.size));
  return house_rule(world.campaign(), "metric"_k) != 0 ? root_of_sum(x, y, up) : std::max({x, y, up});
}

}  // namespace

std::int64_t metres_between(const World& world, const Scene& scene, Place a, Place b) {
  return metres(world, scene, {a}, {b});
}

std::int64_t metres_between(const World& world, CreatureId a, CreatureId b) {
  const Creature &first = world.creature(a), &second = world.creature(b);
  return metres(world, world.scene(first.scene), {first.place, first.size}, {second.place, second.size});
}

bool within_melee(const World& world, CreatureId a, CreatureId b) {
  return world.creature(a).scene == world.creature(b).scene && metres_between(world, a, b) <= 3;
}

bool line_between(const World& world, CreatureId a, CreatureId b) {
  const Creature &first = world.creature(a), &second = world.creature(b);
  return first.scene == second.scene &&
         has_line_of_sight(world.scene(first.scene), first.place.cell, second.place.cell);
}

}  // namespace ft::rules::grimwire
