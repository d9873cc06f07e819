// Numbers, items and conditions as senses and light.
#include "rules/kernel/knowledge/senses.hpp"

#include <algorithm>

#include "rules/kernel/maps/areas.hpp"
#include "rules/kernel/names.hpp"

namespace ft::rules {

namespace {

/// The radii of a light, in the schema's unit.
struct Radii {
  std::int64_t bright = 0, dim = 0;
};

const Record* record_of(const Ruleset& system, Key kind) {
  for (const RecordSchema& schema : system.schema().records)
    if (schema.is_item)
      if (const Record* record = system.content().find(Key(schema.kind), kind)) return record;
  return nullptr;
}

Radii radii_of(const Ruleset& system, Key kind) {
  const Record* record = record_of(system, kind);
  return record ? Radii{record->number("light_bright"_k), record->number("light_dim"_k)} : Radii{};
}

Radii radii_of(const Ruleset& system, const Item& item) { return burns(item) ? radii_of(system, item.kind) : Radii{}; }

Radii wider(Radii a, Radii b) { return {std::max(a.bright, b.bright), std::max(a.dim, b.dim)}; }

std::optional<Light> light_at(const Ruleset& system, const Scene& scene, MapPoint at, Radii radii) {
  const Length unit = unit_of(system.schema(), scene);
  const Length bright = unit * std::max<std::int64_t>(radii.bright, 0);
  const Length dim = std::min(std::max(bright, unit * radii.dim), Light::farthest);
  if (dim <= Length{}) return std::nullopt;
  return Light{.id = {}, .at = at, .bright = std::min(bright, dim), .dim = dim};
}

template <class Test>
bool has_condition(const Ruleset& system, const Creature& creature, Test test) {
  return std::ranges::any_of(creature.conditions, [&](const Condition& condition) {
    const ConditionSchema* declared = system.condition(condition.key);
    return declared && test(*declared);
  });
}

}  // namespace

Senses senses_of(const Ruleset& system, const Scene& scene, const Creature& creature) {
  const auto reach = [&](Key number) {
    return unit_of(system.schema(), scene) * std::max<std::int64_t>(creature.numbers.get(number), 0);
  };
  return {has_condition(system, creature, [](const ConditionSchema& one) { return one.blinds; }),
          reach("dark_vision"_k), reach("tremor_sense"_k)};
}

bool is_invisible(const Ruleset& system, const Creature& creature) {
  return has_condition(system, creature, [](const ConditionSchema& one) { return one.makes_invisible; });
}

std::optional<Light> light_of(const Ruleset& system, const Scene& scene, const Creature& creature, const Place& place) {
  if (place.kind == Place::Kind::nowhere) return std::nullopt;
  Radii radii{creature.numbers.get("light_bright"_k), creature.numbers.get("light_dim"_k)};
  for (const Item& item : creature.items)
    if (item.placement != "pack"_k) radii = wider(radii, radii_of(system, item));
  return light_at(system, scene, eye_point(scene, place, creature.size), radii);
}

std::optional<Light> light_of(const Ruleset& system, const Scene& scene, const Item& item) {
  if (item.place.kind == Place::Kind::nowhere) return std::nullopt;
  return light_at(system, scene, eye_point(scene, item.place, 1), radii_of(system, item));
}

bool burns(const Item& item) { return item.numbers.get("alight"_k) > 0; }

bool can_burn(const Ruleset& system, Key kind) { return radii_of(system, kind).dim > 0; }

bool is_of_sight(Key number) {
  return number == "light_bright"_k || number == "light_dim"_k || number == "dark_vision"_k ||
         number == "tremor_sense"_k || number == "alight"_k;
}

bool is_of_sight(const ConditionSchema& condition) {
  return condition.blinds || condition.makes_invisible || condition.blocks_sight;
}

}  // namespace ft::rules
