// Lights of a map, added and removed.
#include "rules/kernel/state/scene_lights.hpp"

#include <algorithm>

namespace ft::rules {

const Light* SceneLights::find(FixtureId id) const {
  const auto at = std::ranges::lower_bound(all(), id, {}, &Light::id);
  return at != all().end() && at->id == id ? &*at : nullptr;
}

void SceneLights::set(std::span<const Light> lights) {
  std::vector<Light> list(all().begin(), all().end());
  for (const Light& light : lights) {
    const auto at = std::ranges::lower_bound(list, light.id, {}, &Light::id);
    if (at != list.end() && at->id == light.id)
      *at = light;
    else
      list.insert(at, light);
  }
  list_ = std::make_shared<const std::vector<Light>>(std::move(list));
}

void SceneLights::remove(std::span<const FixtureId> ids) {
  std::vector<Light> list(all().begin(), all().end());
  std::erase_if(list, [&](const Light& light) { return std::ranges::find(ids, light.id) != ids.end(); });
  list_ = list.empty() ? nullptr : std::make_shared<const std::vector<Light>>(std::move(list));
}

}  // namespace ft::rules
