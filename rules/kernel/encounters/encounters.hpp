// Encounters: finding, starting, leaving and closing them; each has its own clock (law T10).
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules {

/// The active scene. Refuses: E_NO_SUCH (scene).
[[nodiscard]] SceneId require_shown_scene(Resolution& r);
/// The encounter of that scene, or none. phase: other encounters may run beside it.
[[nodiscard]] EncounterId encounter_in(const World& world, SceneId scene, Key phase = {});
/// The creatures placed in the scene that are in no encounter, by id.
[[nodiscard]] std::vector<CreatureId> creatures_outside_encounters(const World& world, SceneId scene);

/// A due command (System::due): for an encounter with the form field `encounter`, or for a creature in its encounter.
[[nodiscard]] Command table_command(Key action, EncounterId encounter);
[[nodiscard]] Command table_command(Key action, CreatureId actor);
/// Starts the encounter; its clock begins at the campaign's time.
void begin_encounter(Resolution& r, Encounter encounter);
/// Ends the encounter. The campaign's clock advances to the encounter's if that is later.
void close_encounter(Resolution& r, EncounterId id);
/// Removes the creature from its encounter: its turn ends, and the encounter ends with its last member.
void remove_from_encounter(Resolution& r, CreatureId who);
/// The kernel's action leave_encounter: ends what the actor keeps only during the encounter (Ruleset::on_leave_encounter) and
/// removes it. It joins an encounter of its new scene like any newcomer.
void leave_encounter(Resolution& r);

}  // namespace ft::rules
