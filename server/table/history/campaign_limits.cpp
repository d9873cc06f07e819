#include "server/table/history/campaign_limits.hpp"

#include <algorithm>
#include <map>
#include <numeric>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/state/terrain.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

/// What events add to a campaign, less what they take off.
struct Added {
  const State& state;
  std::int64_t creatures = 0, scenes = 0, conditions = 0, items = 0, cells = 0;

  void operator()(const CreatureAdded& e) {
    ++creatures;
    conditions += std::ssize(e.creature.conditions);
    items += std::ssize(e.creature.items);
  }
  void operator()(const SceneAdded&) { ++scenes; }
  void operator()(const ConditionGained&) { ++conditions; }
  void operator()(const ItemGained&) { ++items; }
  void operator()(const TerrainSet& e) {
    std::map<Cell, bool> is_painted;
    for (const CellTerrain& ground : e.cells) is_painted[ground.cell] = !is_plain(ground);
    for (const auto& [cell, painted] : is_painted) cells += painted - was_painted(e.scene, cell);
  }
  void operator()(const NumberSet& e) {
    if (e.owner.kind == Ref::Kind::cell) cells += !was_painted({e.owner.within}, unpack(e.owner.id));
  }
  template <class Other>
  void operator()(const Other&) {}

  [[nodiscard]] bool was_painted(SceneId id, Cell cell) const {
    const Scene* scene = find_scene(state, id);
    return scene && terrain_at(*scene, cell);
  }
};

template <class Of>
std::size_t sum(const std::vector<Of>& all, const auto& part) {
  return std::accumulate(all.begin(), all.end(), std::size_t{0},
                         [&](std::size_t count, const Of& one) { return count + (one.*part).size(); });
}

}  // namespace

Refusal limit_reached(Key what, std::size_t most) {
  return {"E_CONTENT_LIMIT"_k, {{"most"_k, static_cast<std::int64_t>(most)}, {"what"_k, what}}, {}};
}

Verdict beyond_limits(const State& state, const Events& events) {
  Added added{state};
  for (const Event& event : events) std::visit(added, event);
  const auto within = [](Key what, std::int64_t more, std::size_t most, const auto& there_are) -> Verdict {
    if (more <= 0 || static_cast<std::int64_t>(there_are()) + more <= static_cast<std::int64_t>(most)) return {};
    return limit_reached(what, most);
  };
  const Verdict verdicts[]{
      within("limit_creatures"_k, added.creatures, most_creatures, [&] { return state.creatures.size(); }),
      within("limit_scenes"_k, added.scenes, most_scenes, [&] { return state.scenes.size(); }),
      within("limit_conditions"_k, added.conditions, most_conditions,
             [&] { return sum(state.creatures, &Creature::conditions); }),
      within("limit_items"_k, added.items, most_items, [&] { return sum(state.creatures, &Creature::items); }),
      within("limit_cells"_k, added.cells, most_painted_cells, [&] { return sum(state.scenes, &Scene::terrain); })};
  const auto full = std::ranges::find_if(verdicts, [](const Verdict& one) { return one.has_value(); });
  return full == std::end(verdicts) ? Verdict{} : *full;
}

}  // namespace ft::table
