// Offers leave fields blank. One that nobody, or nothing, could fill is refused, so that it says why.
#pragma once

#include "rules/kernel/resolution.hpp"

namespace ft::rules {

/// Where the form leaves `field` blank, some known creature in the actor's scene has to fit, else it is refused for
/// `nobody`. fits: takes a CreatureId.
template <class Fits>
void require_somebody(Resolution& r, Key field, const Ground& nobody, const Fits& fits) {
  if (r.has(field)) return;
  const SceneId scene = r.world().creature(r.actor()).scene;
  bool any = false;
  if (scene)
    for (const Creature* other : r.known().in_scene(scene)) any = any || fits(other->id);
  r.require(any, nobody);
}

/// The same for what the actor has. fits: takes an Item.
template <class Fits>
void require_own_item(Resolution& r, Key field, const Ground& nothing, const Fits& fits) {
  if (r.has(field)) return;
  bool any = false;
  for (const Item& item : r.world().creature(r.actor()).items) any = any || fits(item);
  r.require(any, nothing);
}

}  // namespace ft::rules
