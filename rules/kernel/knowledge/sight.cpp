// Sight of a map through the creatures of a viewer.
#include "rules/kernel/knowledge/sight.hpp"

#include <algorithm>

#include "rules/kernel/knowledge/sight_memory.hpp"

namespace ft::rules {

Sight::Sight(const Scene& scene, const Viewer& viewer, const Sights& sights) : scene_(&scene), viewer_(&viewer) {
  if (is_computed()) look(sights.of(scene));
}

void Sight::look(const SceneSight& all) {
  all_ = &all;
  for (std::size_t at = 0; at < all.creatures().size(); ++at) {
    const Creature& one = *all.creatures()[at].creature;
    if (viewer_->creatures.empty() ? !one.seats.empty() : viewer_->sees_through(one.id)) by_.push_back(at);
  }
}

bool Sight::sees_any(Raster SeenByOne::*part, std::span<const Sample> samples) const {
  return std::ranges::any_of(by_, [&](std::size_t one) { return (all_->seen_by(one).*part).contains_any(samples); });
}

bool Sight::sees(const Place& place, std::int32_t size) const {
  if (!is_computed()) return is_revealed(*scene_, *viewer_, place, size);
  if (place.kind == Place::Kind::nowhere || by_.empty()) return false;
  return sees_any(&SeenByOne::clear, shown_by(*scene_, place, size));
}

bool Sight::sees(const Creature& creature) const {
  if (!is_computed()) return is_revealed(*scene_, *viewer_, creature.place, creature.size);
  return std::ranges::any_of(by_, [&](std::size_t one) { return all_->perceives(one, creature); });
}

bool Sight::sees(const Place& place) const { return sees(place, 1); }

bool Sight::sees(Cell cell) const {
  return is_computed() ? sees_any(&SeenByOne::seen, samples_of_cell(scene_->grid, cell))
                       : is_revealed(*scene_, *viewer_, cell);
}

bool Sight::sees(const Wall& wall) const {
  return is_computed() ? sees_any(&SeenByOne::seen, samples_beside(wall)) : is_revealed(*scene_, *viewer_, wall);
}

std::vector<Light> Sight::lights() const {
  std::vector<Light> seen;
  if (!all_ || by_.empty()) return seen;
  for (const SceneSight::Lamp& lamp : all_->lamps())
    if (sees_any(&SeenByOne::clear, lamp.lit)) seen.push_back(*lamp.light);
  return seen;
}

Raster Sight::seen() const {
  Raster all;
  for (const std::size_t one : by_) all = all | all_->seen_by(one).seen;
  return all;
}

LitArea Sight::lit() const {
  if (!all_ || !all_->around().has_darkness()) return {};
  const Raster all = seen();
  const auto& [bright, dim, darkened] = all_->around().lit();
  LitArea lit{bright & all, dim & all, darkened & all};
  return scene_->darkness == 0 && lit.bright == all ? LitArea{} : lit;
}

}  // namespace ft::rules
