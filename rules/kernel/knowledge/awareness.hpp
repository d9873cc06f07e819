// Hiding per observer: which creature is aware of which, by relations (RelationSchema::awareness).
#pragma once

#include <vector>

#include "rules/kernel/content/ruleset.hpp"
#include "rules/kernel/values/command.hpp"

namespace ft::rules {

/// Index of the relations that decide awareness. Empty in most states.
class AwarenessIndex {
 public:
  AwarenessIndex(const Ruleset& system, const std::vector<Relation>& relations);

  /// Whether one creature of a scene is aware of another there: it has found it, or the other does not hide from it.
  [[nodiscard]] bool is_aware(const Creature& watcher, const Creature& of) const {
    const Awareness tie = between(watcher.id, of.id);
    return tie == Awareness::aware || (tie == Awareness::untold && !of.hidden);
  }

  /// Whether a player is aware of a creature that is not theirs: through at least one of their creatures, or their allies', in its scene
  /// which has found it or from which it does not hide. A player without a creature there is aware of what every
  /// player's creature is aware of. find: the creature of an id, or null.
  template <class Find>
  [[nodiscard]] bool aware(const Viewer& viewer, const Creature& of, const Find& find) const {
    if (ties_.empty()) return !of.hidden;
    bool watches = false;
    for (const auto* through : {&viewer.creatures, &viewer.allies})
      for (const CreatureId id : *through) {
        const Creature* watcher = find(id);
        if (!watcher || watcher->scene != of.scene) continue;
        watches = true;
        if (is_aware(*watcher, of)) return true;
      }
    return !watches && !of.hidden && !hides_from_any(of.id, [&](CreatureId id) {
      const Creature* watcher = find(id);
      return watcher && !watcher->seats.empty();
    });
  }

 private:
  struct Tie {
    CreatureId watcher, of;
    Awareness says;
  };
  [[nodiscard]] Awareness between(CreatureId watcher, CreatureId of) const;
  template <class Test>
  [[nodiscard]] bool hides_from_any(CreatureId who, const Test& test) const {
    for (const Tie& tie : ties_)
      if (tie.of == who && tie.says == Awareness::unaware && test(tie.watcher)) return true;
    return false;
  }
  std::vector<Tie> ties_;
};

}  // namespace ft::rules
