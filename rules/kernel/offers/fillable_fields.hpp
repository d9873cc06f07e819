// Refusals of offers whose empty field no creature or item could fill.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules {

/// While `field` is empty, refuses unless some known creature in the actor's scene satisfies `fits`. Lets an offer say
/// why it has no target.
/// fits: takes a CreatureId.
template <class Fits>
void require_any_target(Resolution& r, Key field, const RefusalSpec& no_target, const Fits& fits) {
  if (r.has(field)) return;
  const SceneId scene = r.world().creature(r.actor()).scene;
  bool any = false;
  if (scene)
    for (const Creature* other : r.known().in_scene(scene)) any = any || fits(other->id);
  r.require(any, no_target);
}

/// While `field` is empty, refuses unless some item of the actor satisfies `fits`.
/// fits: takes an Item.
template <class Fits>
void require_any_item(Resolution& r, Key field, const RefusalSpec& nothing, const Fits& fits) {
  if (r.has(field)) return;
  bool any = false;
  for (const Item& item : r.world().creature(r.actor()).items) any = any || fits(item);
  r.require(any, nothing);
}

}  // namespace ft::rules
