// Facing, tracking, and being hidden from those who look. Source: AU-FACE-01 to 07. Its geometry: kernel/facing.hpp.
#pragma once

#include "rules/systems/aura/creature/actor.hpp"

namespace ft::rules::aura {

/// Faces a direction of the map from now on: the one nearest to so many degrees. Nothing where it does already.
void face(Resolution& r, CreatureId who, std::int64_t degrees);
/// Turns the actor to the form's `degrees`, if it has them. Source: AU-FACE-05.
void face_as_said(Resolution& r);
/// Each conscious tracker turns to its target if aware of it; creatures in plain sight then stop hiding. Not while an
/// action is in progress. Call after every action. Source: AU-FACE-06, AU-FACE-07.
void turn_trackers(Resolution& r, EncounterId encounter);

/// Whether a free line leads from a cell of the one to a cell of the other. People do not stand in the way.
/// Source: AU-GRID-05.
[[nodiscard]] bool in_sight(const Scene& scene, const Creature& a, const Creature& b);
/// Whether the observer has the other before it, in sight and without cover: hiding there is impossible.
/// Source: AU-FACE-07.
[[nodiscard]] bool in_plain_sight(const World& world, CreatureId observer, CreatureId other);
/// Ends hiding between creatures in plain sight of each other. Call after every move and turn.
void end_hiding(Resolution& r, CreatureId moved);

}  // namespace ft::rules::aura
