// A drag in progress: authorised like a move, computed from what the mover knows, never journaled (laws T3, C1).
#include "rules/kernel/path_search.hpp"
#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

void Table::request(Presence& from, codec::Drag drag) {
  if (!from.seat.gm && !from.viewer.plays(drag.creature)) return;
  const World world(state_.state);
  const View view(system(), world, from.viewer);
  const Creature* mover = view.find(drag.creature);
  if (!mover || mover->place.kind == Place::Kind::nowhere || !world.find(mover->scene)) return;
  const Crossing crossing = [&](Cell a, Cell b) { return system().zone_crossing(view, drag.creature, a, b); };
  const FoundPath found = search_path(view, *mover, drag.way_points, crossing);
  PathPreview preview;
  if (found.too_far)
    preview.refusal = Refusal{"E_PATH_TOO_LONG"_k, {}, {}};
  else
    preview = system().preview(view, drag.creature, found.path);
  broadcaster_->send(from, [&](codec::Deltas& deltas) { deltas.drag_preview(drag, found.path, preview); });
}

}  // namespace ft::table
