// Finding the map's size, then the names.
#include "tests/case_runner/zones.hpp"

#include "rules/kernel/movement/zones.hpp"
#include "tests/case_runner/setting.hpp"

namespace ft::scn {

using namespace rules;

Case with_zones_read(Case one) {
  Scene scene;
  for (const Words& given : one.givens)
    for (Words& part : given.parts())
      if (part.take_if("map")) read_size(scene, part);
  if (scene.grid != Scene::Grid::zones) return one;
  const auto zone = [&](std::string_view name) { return zone_named(scene, name); };
  for (Words& given : one.givens) given.read_zones(zone);
  for (Words& step : one.steps) step.read_zones(zone);
  return one;
}

}  // namespace ft::scn
