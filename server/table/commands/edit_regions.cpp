// Edits of regions.
#include <algorithm>

#include "server/table/commands/edit_events.hpp"
#include "server/table/history/campaign_limits.hpp"
#include "server/table/history/table_state.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

const Refusal no_region{"E_FORM"_k, {{"field"_k, "region"_k}}, {}};

}  // namespace

EditEvents events_of(const Editing& on, const codec::PutRegions& put) {
  const Scene* scene = find_scene(on.state, put.scene);
  if (!scene) return no_such("scene"_k);
  if (put.regions.empty()) return std::unexpected(no_region);
  RegionsSet set{put.scene, put.regions};
  std::uint64_t created = 0;
  for (Region& region : set.regions) {
    if (!std::ranges::all_of(region.corners, [&](MapPoint corner) { return reaches(*scene, corner); }))
      return std::unexpected(Refusal{"E_REGION_OFF_MAP"_k, {{"most"_k, squares_beyond}}, {}});
    if (!region.id)
      region.id = {on.id.value << 16 | ++created};
    else if (!scene->regions.find(region.id))
      return no_such("region"_k);
  }
  if (created > 0 && scene->regions.all().size() + created > most_regions)
    return std::unexpected(limit_reached("limit_regions"_k, most_regions));
  return Events{std::move(set)};
}

EditEvents events_of(const Editing& on, const codec::RemoveRegions& remove) {
  const Scene* scene = find_scene(on.state, remove.scene);
  if (!scene) return no_such("scene"_k);
  if (remove.regions.empty()) return std::unexpected(no_region);
  if (!std::ranges::all_of(remove.regions, [&](FixtureId id) { return scene->regions.find(id) != nullptr; }))
    return no_such("region"_k);
  return Events{RegionsRemoved{remove.scene, remove.regions}};
}

}  // namespace ft::table
