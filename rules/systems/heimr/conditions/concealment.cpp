// What conceals, and who is found. Source: HM-CONC-01 to 05, HM-HIDE-07, HM-HIDE-08.
#include "rules/systems/heimr/conditions/concealment.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/schema/house_rule.hpp"

namespace ft::rules::heimr {

namespace {

struct Cover {
  Key key;
  std::int64_t effectiveness, height;
};
constexpr std::array covers{Cover{"thick_tree"_k, 2, 4},   Cover{"cart_or_crate"_k, 2, 1}, Cover{"shrubbery"_k, 1, 1},
                            Cover{"stone_merlon"_k, 5, 2}, Cover{"wooden_table"_k, 3, 1},  Cover{"tall_grass"_k, 1, 1}};

/// The side of `here` on which `there` lies; diagonals lie on two.
bool on_side(Cell here, Cell there, Key side) {
  if (side == "up"_k) return there.row < here.row;
  if (side == "down"_k) return there.row > here.row;
  if (side == "left"_k) return there.column < here.column;
  return there.column > here.column;
}

/// Not from observers that look over it, nor from the wrong side. Source: HM-CONC-04, G-45.
bool covers_from(const World& world, const Cover& cover, const CellTerrain& ground, Place target, Place attacker) {
  const bool overlooked = house_rule(world.campaign(), "cover_overlooked"_k) != 0;
  const bool looks_over = overlooked && attacker.height - target.height >= cover.height;
  const Key side(static_cast<std::uint32_t>(ground.numbers.get("cover_side"_k)));
  const bool all_round = !side || side == "all"_k;
  return ground.numbers.get(cover.key) != 0 && !looks_over && (all_round || on_side(target.cell, attacker.cell, side));
}

bool burns_near(const Ruleset& system, const Item& item, Cell at, Cell cell) {
  const Record* gear = system.content().find(key::gear, item.kind);
  const std::int64_t lights = gear ? gear->number("lights"_k) : 0;
  const std::int64_t far = std::abs(at.column - cell.column) + std::abs(at.row - cell.row);
  return item.numbers.get("lit"_k) != 0 && lights > 0 && far <= lights;
}

/// A torch, camp fire or other light that lies or is held near enough. Source: HM-CONC-05.
bool is_lit(const Ruleset& system, const World& world, SceneId scene, Cell cell) {
  for (const Item& item : world.scene(scene).items)
    if (burns_near(system, item, item.place.cell, cell)) return true;
  for (const Creature* creature : world.creatures())
    for (const Item& item : creature->items) {
      const bool held = item.placement != key::accessible && item.placement != key::pack;
      if (creature->scene == scene && held && burns_near(system, item, creature->place.cell, cell)) return true;
    }
  return false;
}

/// How dark a location is. Source: HM-CONC-05.
std::int64_t darkness_around(const Ruleset& system, const World& world, const Creature& hidden,
                             const CellTerrain& ground) {
  return is_lit(system, world, hidden.scene, hidden.place.cell) ? 0 : ground.numbers.get("darkness"_k);
}

void add_sight(Sum& sum, const CellTerrain& ground, std::int64_t darkness, std::int64_t most) {
  const std::int64_t weather = ground.numbers.get("roof"_k) != 0 ? 0 : ground.numbers.get("weather"_k);
  sum.add("darkness"_k, std::min(darkness, most), "HM-CONC-02"_k);
  sum.add("weather"_k, std::min(weather, most - std::min(darkness, most)), "HM-CONC-02"_k);
}

}  // namespace

Sum concealment(const Ruleset& system, const World& world, CreatureId target, CreatureId attacker) {
  const Creature &hidden = world.creature(target), &eye = world.creature(attacker);
  Sum sum;
  const std::vector<CreatureId> cluster = cluster_of(world, target);
  if (std::find(cluster.begin(), cluster.end(), attacker) != cluster.end()) return sum;
  const CellTerrain* ground = terrain_at(world.scene(hidden.scene), hidden.place.cell);
  if (!ground) return sum;
  const bool all_add = house_rule(world.campaign(), "concealment_adds"_k) != 0;  // G-44
  const Cover* best = nullptr;
  for (const Cover& cover : covers) {
    if (!covers_from(world, cover, *ground, hidden.place, eye.place)) continue;
    if (all_add) sum.add(cover.key, cover.effectiveness, "HM-CONC-02"_k);
    if (!best || cover.effectiveness > best->effectiveness) best = &cover;
  }
  if (best && !all_add) sum.add(best->key, best->effectiveness, "HM-CONC-02"_k);
  add_sight(sum, *ground, darkness_around(system, world, hidden, *ground), all_add ? 6 : 3);  // HM-CONC-03
  return sum;
}

void is_found(Resolution& r, CreatureId who, CreatureId observer) {
  if (!hidden_from(r.world(), who, observer)) return;
  unrelate(r, key::hidden_from, who, observer);
  unrelate(r, key::suspects, observer, who);
  log_line(r, "given_away"_k, {{"who"_k, who}, {"target"_k, observer}}, "HM-HIDE-07"_k);
}

void lose_cover(Resolution& r, CreatureId who) {
  for (const CreatureId observer : observers_not_seeing(r.world(), who))
    if (concealment(r.system(), r.world(), who, observer).total() == 0) is_found(r, who, observer);
}

}  // namespace ft::rules::heimr
