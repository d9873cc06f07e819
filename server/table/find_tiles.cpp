// A map's picture in tiles: whether someone may have those they want (law S20).
#include "rules/kernel/knowledge/fog.hpp"
#include "rules/kernel/knowledge/viewers.hpp"
#include "rules/kernel/maps/tiles_version.hpp"
#include "server/table/people/map_tiles.hpp"
#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;

std::optional<TiledPicture> Table::find_tiles(const Seat& seat, const WantedTiles& wanted) const {
  if (!content_ || removed_.contains(seat.id)) return std::nullopt;
  const Scene* scene = find_scene(state_.state, {wire_names_->received(wanted.scene).value_or(0)});
  const Viewer viewer = viewer_of(state_.state, seat.id, seat.gm ? Viewer::Role::gm : Viewer::Role::player);
  if (!scene || !knows_scene(state_.state, viewer, scene->id) || (!has_fog(*scene) && !is_large(scene->picture)))
    return std::nullopt;
  const std::string version = tiles_version(*scene);
  if (version.empty() || version != wanted.version || wanted.mask == 0) return std::nullopt;

  const auto allowed = [&] {
    if (seat.gm || !has_fog(*scene)) return existing_tiles(*scene, wanted.bundle);
    return allowed_tiles(*scene, revealed_to(*scene, viewer), wanted.bundle);
  };
  if ((wanted.mask & ~allowed()) != 0) return std::nullopt;
  return TiledPicture{scene->picture, scene->grid, tile_counts(*scene)};
}

}  // namespace ft::table
