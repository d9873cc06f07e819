// Edits of the fog of a map.
#include <algorithm>

#include "rules/kernel/knowledge/fog.hpp"
#include "rules/kernel/lattice/raster_builder.hpp"
#include "server/table/commands/edit_events.hpp"
#include "server/table/history/table_state.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

/// The samples of a map; of hexes those of a square more each way.
Raster samples_of_whole(const Scene& scene) {
  const std::int32_t beyond = !hexagonal(scene) ? 0 : 1;
  const std::int32_t columns = 4 * (scene.columns + beyond), rows = 4 * (scene.rows + beyond);
  RasterBuilder all({{0, 0}, {columns - 1, rows - 1}});
  for (std::int32_t row = 0; row < rows; ++row) all.set_run(row, 0, columns - 1);
  return all.build();
}

EditEvents revealed(const Scene& scene, RevealedArea area) {
  const auto same = std::ranges::find(scene.revealed, area.to, &RevealedArea::to);
  if (same != scene.revealed.end()) area.samples = area.samples - same->samples;
  if (area.samples.empty()) return std::unexpected(Refusal{"E_FOG_STAYS"_k, {}, {}});
  return Events{AreaRevealed{scene.id, std::move(area)}};
}

/// from: the creature whose players shall see it no more; none: all of them.
EditEvents hidden(const Scene& scene, CreatureId from, const Raster& samples) {
  Events events;
  for (const RevealedArea& area : scene.revealed)
    if (const Raster gone = area.samples & samples; (!from || area.to == from) && !gone.empty())
      events.emplace_back(AreaRevealed{scene.id, {area.to, gone}, true});
  if (events.empty()) return std::unexpected(Refusal{"E_FOG_STAYS"_k, {}, {}});
  return events;
}

}  // namespace

EditEvents events_of(const Editing& on, const codec::RevealArea& edit) {
  const Scene* scene = find_scene(on.state, edit.scene);
  if (!scene) return no_such("scene"_k);
  if (!has_fog(*scene)) return std::unexpected(Refusal{"E_NO_FOG"_k, {}, {}});
  const Creature* to = find_creature(on.state, edit.area.to);
  if (edit.area.to && !to) return no_such("creature"_k);
  if (to && to->seats.empty() && !edit.hide)
    return std::unexpected(Refusal{"E_FOG_NO_PLAYER"_k, {{"who"_k, to->id}}, {}});
  Raster samples = edit.area.samples & samples_of_whole(*scene);
  return edit.hide ? hidden(*scene, edit.area.to, samples) : revealed(*scene, {edit.area.to, std::move(samples)});
}

}  // namespace ft::table
