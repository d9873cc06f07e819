// Who is near.
#pragma once

#include "rules/kernel/offers/fillable_fields.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

/// While the form names no target, requires that another creature within 3 m fits. fits: takes an Actor. `E_NOBODY_NEAR`.
template <class Fits>
void require_any_target_near(Resolution& r, const Fits& fits) {
  require_any_target(r, "target"_k, {"E_NOBODY_NEAR"_k, {}, {}}, [&](CreatureId who) {
    return who != r.actor() && metres_between(r.world(), r.actor(), who) <= 3 && fits(Actor(r.world(), who));
  });
}

/// require_any_target_near for any creature that is not dead.
inline void require_any_target_near(Resolution& r) {
  require_any_target_near(r, [](const Actor& other) { return !other.has(key::dead); });
}

/// Requires the target within so many metres of the actor. `E_RANGE`.
void require_within(Resolution& r, CreatureId target, std::int64_t most_m, Key rule);

/// The living within so many metres of a place, by id.
[[nodiscard]] std::vector<CreatureId> creatures_within(const World& world, SceneId scene, Place center,
                                                       std::int64_t radius_m);

}  // namespace ft::rules::grimwire
