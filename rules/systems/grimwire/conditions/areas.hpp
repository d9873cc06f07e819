// Areas that stay on a scene: fire, smoke, poison; and cells that hurt. Source: GW-SPLASH-02, GW-AMB-01, GW-DATA-04.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

/// An area that is about to stay somewhere.
struct LastingArea {
  Key key;        // harmful_area, burning_area or smoke
  CreatureId by;  // whose turns its rounds are counted on
  Key source;     // the item or technique it came from
  Place center;
  std::int64_t radius_m = 0;
  std::int64_t rounds = 0;
  DiceText damage = {};
  Key type = {};
};

/// Puts an area on the scene. Emits.
void place_area(Resolution& r, SceneId scene, const LastingArea& area);

/// A turn begins: areas in which the creature stands will hurt it unless it walks out of them first.
void areas_await(Resolution& r, CreatureId who);
/// Damage of the areas it stands in, once a turn: at its first act other than walking, or when its turn ends.
void areas_catch(Resolution& r, CreatureId who);
/// A step from one place to another: areas entered hurt, areas left do not. Source: GW-SPLASH-02.
void areas_crossed(Resolution& r, CreatureId who, Place from);
/// Rounds pass for a creature outside a conflict that stands in areas.
void areas_hurt_for_a_round(Resolution& r, CreatureId who, std::int64_t rounds_gone);

/// A turn of `whose` begins: its areas grow older, and end at their time. Source: GW-SPLASH-02.
void areas_age(Resolution& r, SceneId scene, CreatureId whose);
/// A round begins: areas whose maker has no turn in this conflict grow older.
void orphaned_areas_age(Resolution& r, EncounterId encounter);
/// Rounds pass outside every conflict.
void areas_age_by(Resolution& r, std::int64_t rounds);

/// What the ground itself does at a turn's start, or after so many rounds outside a conflict. Source: GW-AMB-01.
void suffer_ambience(Resolution& r, CreatureId who, std::int64_t round);
/// Whether the ground under the creature hurts.
[[nodiscard]] bool in_harmful_place(const World& world, CreatureId who);

}  // namespace ft::rules::grimwire
