// What a way would cost: a turn for each location. Source: HM-MOVE-01, HM-GRID-03.
#include "rules/systems/heimr/reach.hpp"

#include "rules/kernel/movement.hpp"
#include "rules/systems/heimr/budget.hpp"

namespace ft::rules::heimr {

PathPreview preview_move(const View& view, CreatureId mover, const Path& path) {
  PathPreview preview;
  const Creature* creature = view.find(mover);
  if (!creature) return preview;
  const bool in_combat = combat_of(view.world(), mover) != nullptr;
  const std::int64_t has = Actor(view.world(), mover).number(key::standard) == 0 ? 1 : 0;
  preview.refusal = path_legal(view, *creature, path);
  for (std::size_t i = 0; i < path.size(); ++i) {
    const auto turns = static_cast<std::int64_t>(i + 1);
    preview.cost.push_back(turns * 1000);
    preview.band.push_back(!in_combat || turns <= has ? "within_move"_k : "beyond"_k);
  }
  preview.left = (has - static_cast<std::int64_t>(path.size())) * 1000;
  preview.stops_at = preview.refusal ? 0 : path.size();
  return preview;
}

}  // namespace ft::rules::heimr
