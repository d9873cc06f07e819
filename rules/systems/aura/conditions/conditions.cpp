// Conditions with parents and daughters. Source: AU-COND-01 to 08, AU-EXP, 2.4.
#include "rules/systems/aura/conditions/conditions.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/resolution/conditions.hpp"

namespace ft::rules::aura {

namespace {

struct Pair {
  Key first, second;
};

// Conditions that a cell may impose, by their number. Source: AU-MOVE-11.
constexpr std::array imposed_by_ground{
    Pair{"imposes_slowed"_k, key::slowed},   Pair{"imposes_prone"_k, key::prone},
    Pair{"imposes_dazed"_k, key::dazed},     Pair{"imposes_blinded"_k, key::blinded},
    Pair{"imposes_exposed"_k, key::exposed}, Pair{"imposes_unguarded"_k, key::unguarded},
    Pair{"imposes_shaken"_k, key::shaken},   Pair{"imposes_exhausted"_k, key::exhausted}};

bool of_ground(const Condition& one) { return one.source_key == key::terrain; }
bool independent(const Condition& one) { return !one.parent && !of_ground(one); }

/// Something goes on imposing it: another condition, a cell, a holder. Source: AU-COND-06.
bool kept_up(const Condition& one) {
  const bool by_holder = (one.key == key::restrained || one.key == key::restraining) && one.source;
  return !independent(one) || by_holder;
}

/// Changes every instance for which `change` returns true.
template <class Change>
void change_where(Resolution& r, CreatureId on, Change change) {
  std::vector<Condition> changed;
  for (Condition one : r.world().creature(on).conditions)
    if (change(one)) changed.push_back(std::move(one));
  for (Condition& one : changed) r.emit(ConditionChanged{on, std::move(one)});
}

const Condition* find_equal(const Creature& creature, const Condition& made) {
  for (const Condition& one : creature.conditions)
    if (one.key == made.key && one.source == made.source && one.source_key == made.source_key &&
        one.parent == made.parent && one.ends == made.ends)
      return &one;
  return nullptr;
}

/// Neither who lies nor who is held runs on. Source: AU-MOVE-07.
void stop_running(Resolution& r, CreatureId on, Key key) {
  if (key == key::prone || key == key::restrained) r.set(on, key::heading, 0);
}

}  // namespace

Duration this_round() { return {key::end_of_round, 1, {}}; }
Duration next_round() { return {key::end_of_round, 2, {}}; }
Duration until_short_rest() { return {key::short_rest, 1, {}}; }
Duration default_end(const Resolution& r) {
  return r.house_rule("exposed_default"_k) == 0 ? this_round() : next_round();
}

Duration ending_of(Key until) {
  if (until == "end_of_round"_k) return this_round();
  if (until == "end_of_next_round"_k) return next_round();
  return until == "short_rest"_k ? until_short_rest() : Duration{};
}

ConditionId impose(Resolution& r, CreatureId on, Key key, Duration ends, Ref source, Key source_key,
                   ConditionId parent) {
  Condition made{{}, key, source, source_key, parent, ends, {}, {}};
  if (const Condition* present = find_equal(r.world().creature(on), made)) return present->id;  // AU-COND-04
  const ConditionId id = add_condition(r, on, std::move(made));
  stop_running(r, on, key);
  if (const Key daughter = imposes(key)) impose(r, on, daughter, {}, source, key, id);
  return id;
}

void remove(Resolution& r, CreatureId on, Key key) {
  end_conditions(r, on, [&](const Condition& one) { return one.key == key && independent(one); });
}

void remove_from(Resolution& r, CreatureId on, Key key, Ref source) {
  end_conditions(r, on, [&](const Condition& one) { return one.key == key && !one.parent && one.source == source; });
}

void recover_guard(Resolution& r, CreatureId who) {
  remove(r, who, key::unguarded);
  remove(r, who, key::exposed);
}

void shake_off(Resolution& r, CreatureId who, Key key) {
  end_conditions(r, who, [&](const Condition& one) { return one.key == key && !kept_up(one); });
  change_where(r, who, [&](Condition& one) {
    if (one.key != key || one.data.get(key::ignored) != 0) return false;
    one.data.set(key::ignored, 1);
    return true;
  });
}

void expire_round(Resolution& r, CreatureId who) {
  end_conditions(r, who, [](const Condition& one) { return one.ends.unit == key::end_of_round && one.ends.left <= 1; });
  change_where(r, who, [](Condition& one) {
    const bool counts = one.ends.unit == key::end_of_round, was_ignored = one.data.has(key::ignored);
    if (counts) --one.ends.left;
    one.data.remove(key::ignored);
    return counts || was_ignored;
  });
}

void expire_at_rest(Resolution& r, CreatureId who) {
  end_conditions(r, who, [](const Condition& one) {
    return one.ends.unit == key::short_rest || one.ends.unit == key::end_of_round;
  });
}

void meet_terrain(Resolution& r, CreatureId who) {
  struct Imposed {
    Key condition;
    Ref cell;
  };
  std::vector<Imposed> imposed;
  const Creature& creature = r.world().creature(who);
  const Scene* scene = r.world().find(creature.scene);
  if (scene && creature.place.kind == Place::Kind::cell)
    for (const Cell cell : footprint(*scene, creature.place.cell, creature.size))
      if (const CellTerrain* ground = terrain_at(*scene, cell))
        for (const auto& [number, condition] : imposed_by_ground)
          if (ground->numbers.get(number) != 0) imposed.push_back({condition, cell_ref(scene->id, cell)});
  const auto is_imposed = [&](Key key) {
    return std::any_of(imposed.begin(), imposed.end(), [&](const Imposed& one) { return one.condition == key; });
  };
  end_conditions(r, who, [&](const Condition& one) { return of_ground(one) && !one.parent && !is_imposed(one.key); });
  for (const auto& [condition, cell] : imposed) {
    const auto& present = r.world().creature(who).conditions;
    const bool goes_on = std::any_of(present.begin(), present.end(), [&, key = condition](const Condition& one) {
      return one.key == key && of_ground(one);
    });
    if (!goes_on) impose(r, who, condition, {}, cell, key::terrain);
  }
}

void fall_prone(Resolution& r, CreatureId who, Ref source) {
  if (!Actor(r, who).has(key::prone)) impose(r, who, key::prone, {}, source);
}

}  // namespace ft::rules::aura
