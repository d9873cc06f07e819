// Hiding per observer.
#include "rules/kernel/knowledge/awareness.hpp"

namespace ft::rules {

AwarenessIndex::AwarenessIndex(const Ruleset& system, const std::vector<Relation>& relations) {
  for (const Relation& relation : relations) {
    if (relation.to.kind != Ref::Kind::creature || relation.from.kind != Ref::Kind::creature) continue;
    if (const Awareness says = system.awareness(relation.key); says != Awareness::untold)
      ties_.push_back({relation.to.creature(), relation.from.creature(), says});
  }
}

/// The newest relation decides if there are several.
Awareness AwarenessIndex::between(CreatureId watcher, CreatureId of) const {
  Awareness last = Awareness::untold;
  for (const Tie& tie : ties_)
    if (tie.watcher == watcher && tie.of == of) last = tie.says;
  return last;
}

}  // namespace ft::rules
