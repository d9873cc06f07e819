// A View is a World as one viewer may know it: what predicates, offers and questions read (law R6).
#pragma once

#include <optional>

#include "rules/kernel/state/world.hpp"
#include "rules/kernel/values/command.hpp"

namespace ft::rules {

class Ruleset;

/// `Known` of the design: hidden creatures are absent, not flagged. View::full reads everything. Borrows world and
/// viewer.
class View {
 public:
  View(const Ruleset& system, const World& world, const Viewer& viewer)
      : system_(&system), world_(&world), viewer_(&viewer) {}
  View(const Ruleset& system, const World& world, Viewer&& viewer) = delete;
  static View full(const World& world) {
    static const Viewer gm = Viewer::gm();
    return {world, gm};
  }

  [[nodiscard]] const World& world() const { return *world_; }
  [[nodiscard]] const Viewer& viewer() const { return *viewer_; }
  [[nodiscard]] bool knows(const Creature& creature) const;
  /// The creature, or null where it is unknown or gone.
  [[nodiscard]] const Creature* find(CreatureId id) const;
  [[nodiscard]] const Creature& creature(CreatureId id) const { return world_->creature(id); }
  /// The known creatures of a scene, in id order.
  [[nodiscard]] std::vector<const Creature*> in_scene(SceneId scene) const;
  /// The scene, without terrain under fog, and with doors and other terrain as the viewer remembers them, should they have changed
  /// since. Walls under fog are in it: `sees_step` says which of them count. Asserts that the scene exists. Valid until the next event,
  /// and until another scene is asked for. Source: sight S17.
  [[nodiscard]] const Scene& map(SceneId scene) const;

 private:
  View(const World& world, const Viewer& gm) : world_(&world), viewer_(&gm) {}
  const Ruleset* system_ = nullptr;  // none: of the GM
  const World* world_;
  const Viewer* viewer_;
  mutable std::optional<Scene> known_;  // the map with fog that was asked for last
};

}  // namespace ft::rules
