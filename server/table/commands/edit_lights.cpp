// Edits of lights.
#include <algorithm>

#include "server/table/commands/edit_events.hpp"
#include "server/table/history/campaign_limits.hpp"
#include "server/table/history/table_state.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

const Refusal no_light{"E_FORM"_k, {{"field"_k, "light"_k}}, {}};

}  // namespace

Verdict placed(const Editing& on, const Scene& scene, std::vector<Light>& lights) {
  std::size_t created = 0;
  for (Light& light : lights) {
    if (!reaches(scene, light.at)) return Refusal{"E_LIGHT_OFF_MAP"_k, {{"most"_k, squares_beyond}}, {}};
    if (light.id && !scene.lights.find(light.id)) return no_such("light"_k).error();
    if (!light.id) light.id = on.draw_fixture(), ++created;
  }
  if (created > 0 && scene.lights.all().size() + created > most_lights)
    return limit_reached("limit_lights"_k, most_lights);
  return std::nullopt;
}

EditEvents events_of(const Editing& on, const codec::PutLights& put) {
  const Scene* scene = find_scene(on.state, put.scene);
  if (!scene) return no_such("scene"_k);
  if (put.lights.empty()) return std::unexpected(no_light);
  LightsSet set{put.scene, put.lights};
  if (const Verdict why_not = placed(on, *scene, set.lights)) return std::unexpected(*why_not);
  return Events{std::move(set)};
}

EditEvents events_of(const Editing& on, const codec::RemoveLights& remove) {
  const Scene* scene = find_scene(on.state, remove.scene);
  if (!scene) return no_such("scene"_k);
  if (remove.lights.empty()) return std::unexpected(no_light);
  if (!std::ranges::all_of(remove.lights, [&](FixtureId id) { return scene->lights.find(id) != nullptr; }))
    return no_such("light"_k);
  return Events{LightsRemoved{remove.scene, remove.lights}};
}

}  // namespace ft::table
