// A drag in progress: authorised like a move, computed from what the mover knows, never journaled (laws T3, C1).
#include "rules/kernel/maps/movement.hpp"
#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;

void Table::request(Presence& from, codec::Drag drag) {
  if (!from.seat.gm && !from.viewer.plays(drag.creature)) return;
  const World world(state_.state);
  const View view(system(), world, from.viewer);
  const Creature* mover = view.find(drag.creature);
  if (!mover || mover->place.kind == Place::Kind::nowhere || !world.find(mover->scene)) return;
  const Crossing crossing = [&](Cell a, Cell b) { return system().crossing(view, drag.creature, a, b); };
  const Path path = find_path(view, *mover, drag.way_points, crossing);
  const PathPreview preview = system().preview(view, drag.creature, path);
  audience_->tell(from, [&](codec::Deltas& deltas) { deltas.drag_preview(drag, path, preview); });
}

}  // namespace ft::table
