#include "rules/kernel/projection/disclosed_health.hpp"

#include <algorithm>

#include "rules/kernel/names.hpp"
#include "rules/kernel/state/world.hpp"

namespace ft::rules {

namespace {

/// 8 with all of it, 0 with none; between them 1 to 7, rounded down.
std::int64_t eighths(std::int64_t health, std::int64_t most) {
  if (health >= most) return 8;
  return health <= 0 ? 0 : std::clamp<std::int64_t>(health * 8 / most, 1, 7);
}

Key word_of(std::int64_t eighths) {
  if (eighths == 8) return "unhurt"_k;
  return eighths >= 4 ? "wounded_some"_k : "wounded_badly"_k;
}

bool is_computed(const Ruleset& system) {
  const NumberSchema* most = system.number(system.most_health_number());
  return most && most->derived;
}

}  // namespace

DisclosedHealth disclosed_health(const Ruleset& system, const Campaign& campaign) {
  if (system.schema().health.empty()) return DisclosedHealth::nothing;
  return static_cast<DisclosedHealth>(system.house_rule(campaign, "foe_health"_k));
}

bool is_health(const Ruleset& system, Key number) {
  return number && (number == system.health_number() || number == system.most_health_number());
}

std::optional<Numbers::Entry> health_as_disclosed(const Ruleset& system, const World& world, const Creature& creature) {
  const Key health = system.health_number();
  const DisclosedHealth disclosed = disclosed_health(system, world.campaign());
  if (!creature.numbers.has(health) || disclosed == DisclosedHealth::nothing || disclosed == DisclosedHealth::numbers)
    return std::nullopt;
  const std::int64_t part = eighths(creature.numbers.get(health), system.most_health(world, creature));
  if (disclosed == DisclosedHealth::words) return Numbers::Entry{"health_state"_k, word_of(part).hash};
  return Numbers::Entry{"health_eighths"_k, part};
}

bool rescales_disclosed_health(const Ruleset& system, const State& before, const Event& event) {
  if (const auto* set = std::get_if<HouseRuleSet>(&event))
    return set->key == "foe_health"_k || (is_computed(system) && !system.schema().health.empty());
  const auto* set = std::get_if<NumberSet>(&event);
  if (!set || !set->owner.creature() || is_health(system, set->key) || !is_computed(system)) return false;
  World world(before);
  const Creature* creature = world.find(set->owner.creature());
  if (!creature) return true;
  const std::int64_t most = system.most_health(world, *creature);
  world.apply(event);
  return system.most_health(world, world.creature(creature->id)) != most;
}

}  // namespace ft::rules
