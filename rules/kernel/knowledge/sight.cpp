// Sight of a map through the creatures of a viewer.
#include "rules/kernel/knowledge/sight.hpp"

#include <algorithm>

#include "rules/kernel/knowledge/sight_memory.hpp"

namespace ft::rules {

void Sight::compute(std::span<const Creature* const> here) {
  std::vector<StandingCreature> standing;
  for (const Creature* one : here) standing.push_back({one, one->place});
  const Surroundings around(*system_, *scene_, standing);
  if (around.has_darkness()) lit_ = around.lit();
  for (const StandingCreature& one : standing) {
    const Creature& creature = *one.creature;
    if (viewer_->creatures.empty() ? creature.seats.empty() : !viewer_->sees_through(creature.id)) continue;
    by_.push_back(around.seen_by(one));
  }
}

bool Sight::sees_any(Raster SeenByOne::*part, std::span<const Sample> samples) const {
  return std::ranges::any_of(by_, [&](const SeenByOne& one) { return (one.*part).contains_any(samples); });
}

bool Sight::sees(const Place& place, std::int32_t size) const {
  if (!is_computed()) return is_revealed(*scene_, *viewer_, place, size);
  if (place.kind == Place::Kind::nowhere || by_.empty()) return false;
  return sees_any(&SeenByOne::clear, shown_by(*scene_, place, size));
}

bool Sight::sees(const Creature& creature) const {
  if (!is_computed()) return is_revealed(*scene_, *viewer_, creature.place, creature.size);
  if (creature.place.kind == Place::Kind::nowhere || by_.empty()) return false;
  const std::vector<Sample>& shown = shown_by(*scene_, creature.place, creature.size);
  return std::ranges::any_of(by_,
                             [&](const SeenByOne& one) { return one.perceives(*system_, *scene_, creature, shown); });
}

bool Sight::sees(const Place& place) const { return sees(place, 1); }

bool Sight::sees(Cell cell) const {
  return is_computed() ? sees_any(&SeenByOne::seen, samples_of_cell(scene_->grid, cell))
                       : is_revealed(*scene_, *viewer_, cell);
}

bool Sight::sees(const Wall& wall) const {
  return is_computed() ? sees_any(&SeenByOne::seen, samples_beside(wall)) : is_revealed(*scene_, *viewer_, wall);
}

bool Sight::sees(const Light& light) const {
  if (light.off || light.darkens || !is_computed()) return false;
  const Raster& lit = lit_by(*scene_, light).dim;
  return std::ranges::any_of(samples_about(light.at), [&](Sample sample) {
    return lit.contains(sample) && sees_any(&SeenByOne::clear, std::span(&sample, 1));
  });
}

Raster Sight::seen() const {
  Raster all;
  for (const SeenByOne& one : by_) all = all | one.seen;
  return all;
}

LitArea Sight::lit() const {
  const Raster all = seen();
  LitArea lit{lit_.bright & all, lit_.dim & all, lit_.darkened & all};
  return scene_->darkness == 0 && lit.bright == all ? LitArea{} : lit;
}

}  // namespace ft::rules
