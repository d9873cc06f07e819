// What creatures learn of maps with vision, event by event.
#include "rules/kernel/knowledge/exploration.hpp"

#include <algorithm>
#include <utility>

namespace ft::rules {

namespace {

/// The scene in which creatures look after an event, or none.
SceneId scene_looked_at(const Event& event) {
  if (const auto* moved = std::get_if<Moved>(&event)) return moved->scene;
  const auto* door = std::get_if<DoorSet>(&event);
  return door ? door->scene : SceneId{};
}

Moments& moments_of(std::vector<Moments>& scenes, SceneId id) {
  const auto at = std::ranges::find(scenes, id, &Moments::scene);
  return at != scenes.end() ? *at : scenes.emplace_back(id);
}

}  // namespace

Exploration::Exploration(const Sights& before) {
  for (const Scene& scene : before.state().scenes) {
    if (scene.vision_mode != VisionMode::vision) continue;
    scenes_.emplace_back(scene.id).look(before);
    scenes_.back().settle();
  }
}

void Exploration::settle(const State& state) {
  looked_at_ = {};
  for (Moments& moments : std::exchange(scenes_, {})) {
    const auto scene = std::ranges::find(state.scenes, moments.scene(), &Scene::id);
    if (scene == state.scenes.end() || scene->vision_mode != VisionMode::vision) continue;
    moments.settle(*scene);
    scenes_.push_back(std::move(moments));
  }
}

void Exploration::follow(const Sights& now, const Event& event) {
  if (scenes_.empty()) return;
  looked_at_ = scene_looked_at(event);
  if (looked_at_) moments_of(scenes_, looked_at_).look(now);
  if (const auto* edited = std::get_if<CreatureEdited>(&event))
    for (Moments& moments : scenes_)
      moments.look_at(*std::ranges::find(now.state().creatures, edited->creature, &Creature::id));
}

Events Exploration::learned(const Sights& after) {
  Events learned;
  for (const Scene& scene : after.state().scenes) {
    if (scene.vision_mode != VisionMode::vision) continue;
    Moments& moments = moments_of(scenes_, scene.id);
    if (scene.id != looked_at_) moments.look(after);
    for (Event& event : moments.learned(after.state())) learned.push_back(std::move(event));
  }
  return learned;
}

}  // namespace ft::rules
