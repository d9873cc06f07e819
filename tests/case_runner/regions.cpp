// Regions, given.
#include "tests/case_runner/regions.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/content/content.hpp"
#include "rules/kernel/maps/cell_points.hpp"
#include "rules/kernel/state/world.hpp"

namespace ft::scn {

using namespace rules;

namespace {

constexpr std::array kinds{"stop", "alert", "trap", "passage", "darkness", "damage"};

Region::Kind read_region_kind(Words& words) {
  const std::string word = words.word("a kind of region");
  const auto at = std::ranges::find(kinds, word);
  if (at == kinds.end()) words.wrong("stop, alert, trap, passage, darkness or damage");
  return static_cast<Region::Kind>(at - kinds.begin());
}

void read_damage(Region& region, Words& words) {
  const std::optional<DiceText> read = read_dice(words.peek().text);
  if (!read) words.wrong("dice, such as 2d6+1 or 4");
  words.take();
  region.dice = read->count;
  region.sides = read->sides;
  region.damage = read->plus;
}

/// The rectangle about the middles of these cells.
std::vector<MapPoint> corners_about(Scene::Grid grid, const std::vector<Cell>& cells) {
  MapPoint least{farthest_point, farthest_point}, most{-farthest_point, -farthest_point};
  for (const Cell cell : cells) {
    const auto [x, y] = center_of(grid, cell);
    least = {std::min(least.x, x), std::min(least.y, y)};
    most = {std::max(most.x, x), std::max(most.y, y)};
  }
  constexpr std::int32_t half = square_units / 2;
  least = {least.x - half, least.y - half};
  most = {most.x + half, most.y + half};
  return {least, {most.x, least.y}, most, {least.x, most.y}};
}

/// Lets the passage lead to the region of that name.
void lead_to(const State& state, const std::string& name, Region& passage, const Words& words) {
  for (const Scene& scene : state.scenes)
    for (const Region& one : scene.regions.all())
      if (one.name == name) {
        passage.to_scene = scene.id;
        passage.to_region = one.id;
        return;
      }
  words.wrong("the name of a region that is given");
}

}  // namespace

void region(CaseSetup& stage, Words& words) {
  words.expect("region");
  std::uint64_t id = 1;
  for (const Scene& scene : stage.state.scenes) id += scene.regions.all().size();
  Region region;
  region.id = {id};
  region.kind = read_region_kind(words);
  region.corners = corners_about(stage.scene().grid, words.cells());
  if (region.kind == Region::Kind::damage) read_damage(region, words);
  SceneId in = stage.scene().id;
  while (!words.done()) {
    if (words.take_if("named"))
      region.name = words.word("a name");
    else if (words.take_if("to"))
      lead_to(stage.state, words.word("a name"), region, words);
    else if (words.take_if("level"))
      region.darkness = static_cast<std::int32_t>(words.number("a darkness from 0 to 10"));
    else if (words.take_if("elsewhere"))
      in = stage.elsewhere();
    else if (words.take_if("off"))
      region.off = true;
    else
      words.wrong("named, to, level, elsewhere or off");
  }
  fold(stage.state, RegionsSet{in, {region}});
}

}  // namespace ft::scn
