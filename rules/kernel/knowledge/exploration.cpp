// What creatures explore of maps with vision, step by step.
#include <algorithm>
#include <map>

#include "rules/kernel/knowledge/sight.hpp"
#include "rules/kernel/knowledge/surroundings.hpp"

namespace ft::rules {

namespace {

/// The creatures of a scene and where the events led them, from moment to moment.
class Moments {
 public:
  Moments(const Ruleset& system, const State& state, const Scene& scene) : system_(system), scene_(scene) {
    for (const Creature& creature : state.creatures)
      if (creature.scene == scene.id) standing_.push_back({&creature, creature.place});
  }

  /// Goes back to before the events.
  void rewind(const Events& events) {
    for (auto event = events.rbegin(); event != events.rend(); ++event)
      if (const Moved* moved = move_here(*event)) put(moved->creature, moved->from);
  }

  /// The move of a creature that is still in the scene, or null.
  [[nodiscard]] const Moved* move_here(const Event& event) const {
    const auto* moved = std::get_if<Moved>(&event);
    return moved && moved->scene == scene_.id ? moved : nullptr;
  }

  void put(CreatureId id, const Place& place) {
    for (StandingCreature& one : standing_)
      if (one.creature->id == id) one.place = place;
  }

  /// Adds what creatures with players see now.
  void look(std::map<CreatureId, Raster>& seen) const {
    const Surroundings around(system_, scene_, standing_);
    for (const StandingCreature& one : standing_)
      if (!one.creature->seats.empty()) {
        Raster& all = seen[one.creature->id];
        all = all | around.seen_by(one).seen;
      }
  }

 private:
  const Ruleset& system_;
  const Scene& scene_;
  std::vector<StandingCreature> standing_;
};

}  // namespace

Events exploration(const Ruleset& system, const State& state, const Events& events) {
  Events explored;
  for (const Scene& scene : state.scenes) {
    if (scene.vision_mode != VisionMode::vision) continue;
    Moments moments(system, state, scene);
    std::map<CreatureId, Raster> seen;
    moments.look(seen);
    const bool redrawn = std::ranges::any_of(events, [&](const Event& event) {
      const auto* edited = std::get_if<SceneEdited>(&event);
      return edited && edited->scene.id == scene.id;
    });
    if (!redrawn) moments.rewind(events);  // else places before it are those of another grid
    for (const Event& event : events)
      if (const Moved* moved = moments.move_here(event)) {
        moments.put(moved->creature, moved->to);
        moments.look(seen);
      }
    for (auto& [id, raster] : seen) {
      const auto before = std::ranges::find(scene.revealed, id, &RevealedArea::to);
      if (before != scene.revealed.end()) raster = raster - before->samples;
      if (!raster.empty()) explored.emplace_back(AreaRevealed{scene.id, {id, std::move(raster)}});
    }
  }
  return explored;
}

}  // namespace ft::rules
