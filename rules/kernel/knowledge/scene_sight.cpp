// Each creature of a scene looks once.
#include "rules/kernel/knowledge/scene_sight.hpp"

#include <algorithm>
#include <iterator>

#include "rules/kernel/knowledge/sight_memory.hpp"
#include "rules/kernel/vision/samples.hpp"

namespace ft::rules {

SceneSight::SceneSight(const Ruleset& system, const Scene& scene, std::vector<StandingCreature> creatures)
    : system_(&system),
      scene_(&scene),
      creatures_(std::move(creatures)),
      around_(system, scene, creatures_),
      eyes_(creatures_.size()) {}

const SeenByOne& SceneSight::seen_by(std::size_t one) const {
  std::optional<SeenByOne>& sees = eyes_[one].sees;
  if (!sees) sees = around_.seen_by(creatures_[one]);
  return *sees;
}

bool SceneSight::perceives(std::size_t one, std::size_t other) const {
  if (shown_.empty())
    for (const auto& [creature, place] : creatures_) shown_.push_back(shown_by(*scene_, place, creature->size));
  const SeenByOne& sees = seen_by(one);
  std::vector<bool>& all = eyes_[one].perceives;
  if (all.empty())
    for (std::size_t at = 0; at < creatures_.size(); ++at)
      all.push_back(sees.perceives(*system_, *scene_, *creatures_[at].creature, shown_[at]));
  return all[other];
}

bool SceneSight::perceives(std::size_t one, const Creature& other) const {
  const auto id_of = [](const StandingCreature& standing) { return standing.creature->id; };
  const auto at = std::ranges::lower_bound(creatures_, other.id, {}, id_of);
  if (at != creatures_.end() && at->creature == &other)
    return perceives(one, static_cast<std::size_t>(at - creatures_.begin()));
  return seen_by(one).perceives(*system_, *scene_, other, shown_by(*scene_, other.place, other.size));
}

const std::vector<SceneSight::Lamp>& SceneSight::lamps() const {
  if (lamps_) return *lamps_;
  lamps_.emplace();
  for (const Light& light : scene_->lights.all()) {
    if (light.off || light.darkens) continue;
    const Raster& lit = lit_by(*scene_, light).dim;
    Lamp lamp{&light, {}};
    std::ranges::copy_if(samples_about(light.at), std::back_inserter(lamp.lit),
                         [&](Sample sample) { return lit.contains(sample); });
    if (!lamp.lit.empty()) lamps_->push_back(std::move(lamp));
  }
  return *lamps_;
}

const SceneSight& Sights::of(const Scene& scene) const {
  if (const auto known = scenes_.find(&scene); known != scenes_.end()) return known->second;
  std::vector<StandingCreature> creatures;
  for (const Creature& one : state_->creatures)
    if (one.scene == scene.id) creatures.push_back({&one, one.place});
  return scenes_.try_emplace(&scene, *system_, scene, std::move(creatures)).first->second;
}

}  // namespace ft::rules
