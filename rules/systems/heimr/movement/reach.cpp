// What a way would cost: a turn for each location. Source: HM-MOVE-01, HM-GRID-03.
#include "rules/systems/heimr/movement/reach.hpp"

#include "rules/systems/heimr/movement/board.hpp"

namespace ft::rules::heimr {

Verdict may_go(const View& view, CreatureId mover, Cell from, Cell to) {
  const Creature& creature = view.creature(mover);
  Place at = creature.place;
  if (at.cell != from) at.height = arrival_level(view.map(creature.scene), from, at.height);
  at.cell = from;
  return may_cross(view, mover, at, to);
}

PathPreview preview_move(const View& view, CreatureId mover, const Path& path) {
  PathPreview preview;
  const Creature* creature = view.find(mover);
  if (!creature) return preview;
  const bool in_combat = view.world().encounter_of(mover) != nullptr;
  const std::int64_t moves = Actor(view.world(), mover).number(key::standard) == 0 ? 1 : 0;
  Cell from = creature->place.cell;
  for (const Cell to : path) {
    const auto turns = static_cast<std::int64_t>(preview.cost.size()) + 1;
    preview.cost.push_back(turns * 1000);
    preview.band.push_back(!in_combat || turns <= moves ? "within_move"_k : "beyond"_k);
    if (!preview.refusal) preview.refusal = may_go(view, mover, from, to);
    if (!preview.refusal) ++preview.stops_at;
    from = to;
  }
  preview.left = in_combat ? (moves - static_cast<std::int64_t>(path.size())) * 1000 : 0;
  return preview;
}

}  // namespace ft::rules::heimr
