// Areas and harmful cells. Source: GW-SPLASH-02, GW-AMB-01, GW-DATA-04.
#include "rules/systems/grimwire/conditions/areas.hpp"

#include <algorithm>

#include "rules/kernel/maps/areas.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/resolution/conditions.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/conditions/damage.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"

namespace ft::rules::grimwire {

namespace {

constexpr Key marked = "in_area"_k;  // creature to scene; data: area, hurt

bool hurts(const Condition& area) { return area_of(area).damage.sides > 0 || area_of(area).damage.plus > 0; }

bool covers(const Scene& scene, const Condition& area, Place place) {
  return rules::covers(scene, area_of(area), place, metres(1));
}

std::vector<Condition> areas_around(const World& world, CreatureId who) {
  const Creature& creature = world.creature(who);
  std::vector<Condition> found;
  const Scene* scene = world.find(creature.scene);
  if (!scene || creature.place.kind != Place::Kind::cell) return found;
  for (const Condition& area : scene->areas)
    if (covers(*scene, area, creature.place)) found.push_back(area);
  return found;
}

const Relation* mark_of(const World& world, CreatureId who, const Condition& area) {
  const auto& all = world.relations();
  const auto at = std::find_if(all.begin(), all.end(), [&](const Relation& relation) {
    return relation.key == marked && relation.from == Ref(who) &&
           relation.data.get("area"_k) == static_cast<std::int64_t>(area.id.value);
  });
  return at == all.end() ? nullptr : &*at;
}

void mark(Resolution& r, CreatureId who, const Condition& area, std::int64_t hurt) {
  if (!r.world().encounter_of(who)) return;  // there are no turns to count in
  Relation relation{.id = {},
                    .key = marked,
                    .from = who,
                    .to = r.world().creature(who).scene,
                    .data = {{"area"_k, static_cast<std::int64_t>(area.id.value)}, {"hurt"_k, hurt}},
                    .gm_only = true};
  if (const Relation* present = mark_of(r.world(), who, area)) {
    relation.id = present->id;
    return r.emit(RelationChanged{relation});
  }
  relation.id = {r.next_id()};
  r.emit(RelationMade{relation});
}

/// Damage without a save; in flames one catches fire. Source: GW-SPLASH-02, GW-DATA-04 (molotov).
void hurt(Resolution& r, CreatureId who, const Condition& area) {
  if (!hurts(area) || Actor(r.world(), who).has(key::dead)) return;
  const DiceText dice = area_of(area).damage;
  mark(r, who, area, 1);
  const bool thrower_there = r.world().find(area.source.creature()) != nullptr;
  Damage damage{.on = who,
                .by = thrower_there ? area.source : Ref{},
                .type = area_of(area).damage_type,
                .rolled = {},
                .attack = false};
  for (const Die& die : throw_dice(r, dice, who, "area_damage"_k))
    damage.rolled.add(area.key, die.face, "GW-SPLASH-02"_k);
  damage.rolled.add("flat"_k, dice.plus);
  const Encounter* conflict = r.world().encounter_of(who);
  const bool own_turn = !conflict || conflict->turn == who;
  if (deal(r, damage) > 0 && own_turn && area.key == "burning_area"_k)
    gain(r, who, condition(key::burning, area.source));
}

void grow_older(Resolution& r, SceneId scene, Condition area, std::int64_t rounds) {
  area.ends.left -= rounds;
  if (area.ends.left > 0) return r.emit(ConditionChanged{scene, area});
  unrelate_where(r, [&](const Relation& relation) {
    return relation.key == marked && relation.data.get("area"_k) == static_cast<std::int64_t>(area.id.value);
  });
  r.emit(ConditionEnded{scene, area.id, area.key});
}

template <class Test>
void grow_older_where(Resolution& r, SceneId scene, std::int64_t rounds, Test test) {
  const std::vector<Condition> areas = r.world().scene(scene).areas;
  for (const Condition& area : areas)
    if (area.ends.unit == "start_of_own_turn"_k && test(area.ends.counts_turns_of.creature()))
      grow_older(r, scene, area, rounds);
}

}  // namespace

void place_area(Resolution& r, SceneId scene, const LastingArea& lasting) {
  Condition area = condition(lasting.key, lasting.by, {"start_of_own_turn"_k, lasting.rounds, lasting.by});
  area.source_key = lasting.source;
  const bool disc = r.house_rule("metric"_k) != 0;  // drawn as it covers
  put_area(area, {lasting.center.cell, {lasting.center.height}, lasting.radius_m, disc, lasting.damage, lasting.type});
  (void)add_condition(r, scene, std::move(area));
}

void areas_await(Resolution& r, CreatureId who) {
  unrelate(r, marked, who, {});
  for (const Condition& area : areas_around(r.world(), who))
    if (hurts(area)) mark(r, who, area, 0);
}

void areas_catch(Resolution& r, CreatureId who) {
  for (const Condition& area : areas_around(r.world(), who)) {
    const Relation* awaited = mark_of(r.world(), who, area);
    if (awaited && awaited->data.get("hurt"_k) == 0) hurt(r, who, area);
  }
}

void areas_crossed(Resolution& r, CreatureId who, Place from) {
  const Creature& creature = r.world().creature(who);
  const Place to = creature.place;
  const SceneId scene_id = creature.scene;
  const std::vector<Condition> areas = r.world().scene(scene_id).areas;
  for (const Condition& area : areas) {
    const Scene& scene = r.world().scene(scene_id);
    const bool was = covers(scene, area, from), is = covers(scene, area, to);
    const Relation* present = mark_of(r.world(), who, area);
    if (was && !is && present && present->data.get("hurt"_k) == 0) end_relation(r, *present);
    if (is && !was && !present) hurt(r, who, area);
  }
}

void areas_hurt_for_a_round(Resolution& r, CreatureId who, std::int64_t rounds_gone) {
  for (const Condition& area : areas_around(r.world(), who))
    if (area.ends.left > rounds_gone) hurt(r, who, area);
}

void areas_age(Resolution& r, SceneId scene, CreatureId whose) {
  grow_older_where(r, scene, 1, [&](CreatureId by) { return by == whose; });
}

void orphaned_areas_age(Resolution& r, EncounterId id) {
  const Encounter& encounter = r.world().encounter(id);
  const std::vector<CreatureId> order = encounter.order;
  grow_older_where(r, encounter.scene, 1, [&](CreatureId by) {
    return std::find(order.begin(), order.end(), by) == order.end() || Actor(r.world(), by).has(key::dead);
  });
}

void areas_age_by(Resolution& r, std::int64_t rounds) {
  std::vector<SceneId> quiet;
  for (const Scene* scene : r.world().scenes()) {
    const auto fights = r.world().encounters();
    const bool fought =
        std::any_of(fights.begin(), fights.end(), [&](const Encounter* e) { return e->scene == scene->id; });
    if (!fought) quiet.push_back(scene->id);
  }
  for (const SceneId scene : quiet) grow_older_where(r, scene, rounds, [](CreatureId) { return true; });
}

namespace {

const CellTerrain* harmful_ground(const World& world, CreatureId who) {
  const Creature& creature = world.creature(who);
  const Scene* scene = world.find(creature.scene);
  const CellTerrain* ground =
      scene && creature.place.kind == Place::Kind::cell ? terrain_at(*scene, creature.place.cell) : nullptr;
  const bool harmful =
      ground && (ground->numbers.get("ambient_damage"_k) > 0 || ground->numbers.get("ambient_die"_k) > 0);
  return harmful ? ground : nullptr;
}

}  // namespace

bool in_harmful_place(const World& world, CreatureId who) {
  if (harmful_ground(world, who)) return true;
  const auto around = areas_around(world, who);
  return std::any_of(around.begin(), around.end(), hurts);
}

void suffer_ambience(Resolution& r, CreatureId who, std::int64_t round) {
  const CellTerrain* ground = harmful_ground(r.world(), who);
  if (!ground || Actor(r.world(), who).has(key::dead)) return;
  const Numbers numbers = ground->numbers;
  if (round % std::max<std::int64_t>(1, numbers.get("ambient_period"_k)) != 0) return;
  const Key type(static_cast<std::uint32_t>(numbers.get("ambient_type"_k, "radiation"_k.hash)));
  Damage damage{.on = who, .by = {}, .type = type, .rolled = {}, .attack = false, .armour = false};
  if (Actor(r.world(), who).number(immunity_to(type)) != 0) return;
  damage.rolled.add("ambience"_k, numbers.get("ambient_damage"_k), "GW-AMB-01"_k);
  if (const auto die = static_cast<int>(numbers.get("ambient_die"_k)); die > 0)
    for (const Die& thrown : throw_dice(r, {1, die, 0}, who, "area_damage"_k))
      damage.rolled.add("ambience"_k, thrown.face, "GW-AMB-01"_k);
  deal(r, damage);
}

}  // namespace ft::rules::grimwire
