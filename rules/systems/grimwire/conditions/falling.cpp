// Falls: by the GM, the impact, and what breaks them. Source: GW-FALL-01 to 05, G-37 to G-39.
#include "rules/systems/grimwire/conditions/falling.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/conditions/damage.hpp"
#include "rules/systems/grimwire/conditions/holds.hpp"
#include "rules/systems/grimwire/conditions/moments.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"
#include "rules/systems/grimwire/procedures.hpp"

namespace ft::rules::grimwire {

void fall_from(Resolution& r) {  // Source: GW-FALL-01, by the GM
  const CreatureId who = r.creature("target"_k);
  const bool* half = r.has("half"_k) ? r.field("half"_k).as<bool>() : nullptr;
  const std::int64_t down = r.number("height"_k) * 10 + (half && *half ? 5 : 0);
  const bool* jumped = r.has("jumped"_k) ? r.field("jumped"_k).as<bool>() : nullptr;
  r.require(!Actor(r.world(), who).has(key::falling), {"E_TARGET"_k, {{"target"_k, who}}, "GW-FALL-01"_k});
  const Place at = r.world().creature(who).place;
  const SceneId scene = r.world().creature(who).scene;
  const std::int64_t ground = ground_tenths(r.world().scene(scene), at.cell);
  r.emit(Moved{who, scene, at, Place::at(at.cell, {(ground + down) * tenth}), "fallen"_k});
  begin_fall(r, who, down, jumped && *jumped ? Intent::jumped : Intent::fell);
}

void land(Resolution& r) { impact(r, r.actor()); }

namespace {

/// One row of the table; heights in tenths of a metre.
struct Row {
  std::int64_t from_tenths;
  std::int64_t turns;
  DiceText damage;
  std::int64_t tn;
};
constexpr std::array<Row, 7> table{{{least_fall_tenths, 1, {1, 6, 0}, 10},
                                    {90, 2, {2, 8, 0}, 13},
                                    {180, 2, {2, 12, 0}, 16},
                                    {450, 3, {3, 20, 0}, 19},
                                    {810, 4, {4, 20, 0}, 22},
                                    {1260, 5, {5, 20, 0}, 25},
                                    {1800, 6, {6, 20, 0}, 28}}};

const Row& row_of(std::int64_t tenths) {
  const Row* found = &table.front();
  for (const Row& row : table)
    if (row.from_tenths <= tenths) found = &row;
  return *found;
}

enum class Timing : std::uint8_t { slots, immediate, own_turns };

bool is_surface(const Resolution& r, CreatureId who, std::initializer_list<Key> surfaces) {
  const Creature& creature = r.world().creature(who);
  const CellTerrain* ground = terrain_at(r.world().scene(creature.scene), creature.place.cell);
  const std::int64_t surface = ground ? ground->numbers.get("surface"_k) : 0;
  return std::any_of(surfaces.begin(), surfaces.end(), [&](Key key) { return surface == key.hash; });
}

/// Whether the fall is broken. Source: GW-FALL-02.
bool is_broken(Resolution& r, CreatureId who, std::int64_t tenths, const Row& row) {
  const bool soft = is_surface(r, who, {"soft"_k}), water = is_surface(r, who, {"water"_k, "rushing_water"_k});
  if (tenths < 450 && (soft || water)) return true;
  if (tenths == 450 && !soft && !water) return false;
  if (tenths > 450 && !soft) return false;
  if (fails_undiced(r.world(), who, AGL)) return false;
  Sum number;
  number.keep("base_number"_k, row.tn, "GW-FALL-01"_k);
  return passes(r, {{who, AGL, "fall_roll"_k, {}}, number, "GW-FALL-02"_k, {}});
}

}  // namespace

std::int64_t ground_tenths(const Scene& scene, Cell cell) {
  const CellTerrain* ground = terrain_at(scene, cell);
  return ground ? ground->numbers.get("height_m"_k) * 10 + ground->numbers.get("half_m"_k) * 5 : 0;
}

void begin_fall(Resolution& r, CreatureId who, std::int64_t tenths, Intent intent) {
  if (tenths < least_fall_tenths) return;
  const Key text = tenths % 10 == 0 ? "falls"_k : "falls_and_a_half"_k;
  log_line(r, text, {{"who"_k, who}, {"n"_k, tenths / 10}}, "GW-FALL-01"_k);
  (void)moment(r, {"falls"_k, who, who, key::after});  // GW-WIN-15
  const Encounter* conflict = r.world().encounter_of(who);
  const auto timing = static_cast<Timing>(r.house_rule("fall_timing"_k));
  const bool at_once = !conflict || timing == Timing::immediate;
  Condition falling = condition(key::falling, {}, {"turns"_k, 0, who});
  falling.data = {{"height_tenths"_k, tenths}, {"jumped"_k, intent == Intent::jumped ? 1 : 0}};
  if (!at_once) {
    const auto participants = static_cast<std::int64_t>(conflict->order.size());
    const std::int64_t alone = participants == 1 ? 0 : participants;                 // no other turn to wait for (G-59)
    const std::int64_t running = conflict->turn && timing == Timing::slots ? 1 : 0;  // the slot in which it began
    falling.data.set("slots_left"_k, std::min(row_of(tenths).turns, alone) + running);
  }
  falling.ends = {};
  gain(r, who, falling);
  if (at_once) impact(r, who);
}

void impact(Resolution& r, CreatureId who) {
  const Condition* falling = Actor(r.world(), who).find(key::falling);
  if (!falling) return;
  const std::int64_t tenths = falling->data.get("height_tenths"_k);
  const bool jumped = falling->data.get("jumped"_k) != 0 && tenths <= 90;  // G-38
  const Row& row = row_of(tenths);
  lose(r, who, key::falling);
  const Place above = r.world().creature(who).place;
  const SceneId scene = r.world().creature(who).scene;
  const Length ground{ground_tenths(r.world().scene(scene), above.cell) * tenth};
  if (above.height != ground.tenth_mm) r.emit(Moved{who, scene, above, Place::at(above.cell, ground), "fallen"_k});
  part_holds(r, who);
  const bool broken = is_broken(r, who, tenths, row);
  if (broken && jumped) return;  // GW-FALL-03
  Damage damage{.on = who,
                .by = {},
                .type = "fall"_k,
                .rolled = {},
                .minimum_one = false,
                .halved = broken,
                .attack = false,
                .armour = false};
  for (const Die& die : throw_dice(r, row.damage, who, "damage"_k))
    damage.rolled.add("fall"_k, die.face, "GW-FALL-01"_k);
  if (!broken) gain(r, who, condition(key::knocked_down, {}));
  deal(r, damage);
}

CreatureId next_to_land(const World& world, const Encounter& encounter) {
  for (const CreatureId who : encounter.order) {
    const Condition* falling = Actor(world, who).find(key::falling);
    if (falling && falling->data.get("slots_left"_k) <= 0) return who;
  }
  return {};
}

void slot_ends(Resolution& r, EncounterId encounter, CreatureId whose) {
  const bool own_turns = static_cast<Timing>(r.house_rule("fall_timing"_k)) == Timing::own_turns;
  const std::vector<CreatureId> order = r.world().encounter(encounter).order;
  for (const CreatureId who : order) {
    const Condition* present = Actor(r.world(), who).find(key::falling);
    if (!present || (own_turns && who != whose)) continue;
    Condition falling = *present;
    falling.data.set("slots_left"_k, falling.data.get("slots_left"_k) - 1);
    r.emit(ConditionChanged{who, falling});
  }
}

}  // namespace ft::rules::grimwire
