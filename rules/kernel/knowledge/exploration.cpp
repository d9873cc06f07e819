// What creatures learn of maps with vision, event by event.
#include "rules/kernel/knowledge/exploration.hpp"

#include <algorithm>

#include "rules/kernel/state/world.hpp"

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

Exploration::Exploration(const Ruleset& system, const State& before) {
  for (const Scene& scene : before.scenes) {
    if (scene.vision_mode != VisionMode::vision) continue;
    scenes_.emplace_back(scene.id).look(system, before);
    scenes_.back().settle();
  }
  if (!scenes_.empty()) now_ = before;
}

Events Exploration::learned(const Ruleset& system, const Events& events, const State& after) {
  SceneId looked_at;  // by the last event
  if (!scenes_.empty())
    for (const Event& event : events) {
      fold(now_, event);
      looked_at = scene_looked_at(event);
      if (looked_at) moments_of(scenes_, looked_at).look(system, now_);
      if (const auto* edited = std::get_if<CreatureEdited>(&event))
        for (Moments& moments : scenes_)
          moments.look_at(*std::ranges::find(now_.creatures, edited->creature, &Creature::id));
    }
  Events learned;
  for (const Scene& scene : after.scenes) {
    if (scene.vision_mode != VisionMode::vision) continue;
    Moments& moments = moments_of(scenes_, scene.id);
    if (scene.id != looked_at) moments.look(system, after);
    for (Event& event : moments.learned(after)) learned.push_back(std::move(event));
  }
  return learned;
}

}  // namespace ft::rules
