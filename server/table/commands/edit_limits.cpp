#include "server/table/commands/edit_limits.hpp"

#include <algorithm>
#include <numeric>

#include "rules/kernel/maps/geometry.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

Verdict unless_below(std::size_t most, std::size_t there_would_be) {
  if (there_would_be <= most) return std::nullopt;
  return Refusal{"E_CONTENT_LIMIT"_k, {{"most"_k, static_cast<std::int64_t>(most)}}, {}};
}

template <class Of>
std::size_t sum(const std::vector<Of>& all, const auto& part) {
  return std::accumulate(all.begin(), all.end(), std::size_t{0},
                         [&](std::size_t count, const Of& one) { return count + (one.*part).size(); });
}

struct Limits {
  const State& state;

  Verdict operator()(const codec::AddCreature&) const {
    return unless_below(most_creatures, state.creatures.size() + 1);
  }
  Verdict operator()(const codec::AddScene&) const { return unless_below(most_scenes, state.scenes.size() + 1); }
  Verdict operator()(const codec::AddCondition&) const {
    return unless_below(most_conditions, sum(state.creatures, &Creature::conditions) + 1);
  }
  Verdict operator()(const codec::GiveItem&) const {
    return unless_below(most_items, sum(state.creatures, &Creature::items) + 1);
  }
  Verdict operator()(const codec::PaintGround& paint) const {
    const Scene* scene = find_scene(state, paint.scene);
    if (!scene) return std::nullopt;
    const auto added = std::ranges::count_if(
        paint.cells, [&](const CellTerrain& ground) { return !is_plain(ground) && !terrain_at(*scene, ground.cell); });
    if (added == 0) return std::nullopt;
    return unless_below(most_painted_cells, sum(state.scenes, &Scene::terrain) + static_cast<std::size_t>(added));
  }
  template <class Other>
  Verdict operator()(const Other&) const {
    return std::nullopt;
  }

  static bool is_plain(const CellTerrain& ground) {
    return !ground.blocks_move && !ground.blocks_sight && !ground.difficult && ground.numbers.all().empty() &&
           ground.name.empty();
  }
};

}  // namespace

Verdict beyond_limits(const State& state, const codec::Edit::What& edit) { return std::visit(Limits{state}, edit); }

}  // namespace ft::table
