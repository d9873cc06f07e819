// Encounters: finding, starting, leaving and closing them; each has its own clock (law T10).
#pragma once

#include <functional>

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules {

/// The scene of the command. Refuses: E_NO_SUCH (scene).
[[nodiscard]] SceneId require_scene(Resolution& r);
/// The encounter of that scene, or none. phase: other encounters may run beside it.
[[nodiscard]] EncounterId encounter_in(const World& world, SceneId scene, Key phase = {});
/// The scene of the command, in which no encounter of that phase may run yet. Refuses: E_NO_SUCH (scene), `running`.
[[nodiscard]] SceneId require_no_encounter(Resolution& r, const RefusalSpec& running, Key phase = {});
/// The encounter of the scene of the command. Refuses: `none`.
[[nodiscard]] EncounterId require_encounter(Resolution& r, const RefusalSpec& none, Key phase = {});
/// The encounter that a creature of its scene may join. Refuses: `none`, `member` (it is in an encounter).
[[nodiscard]] EncounterId require_newcomer(Resolution& r, CreatureId who, const RefusalSpec& none,
                                           const RefusalSpec& member, Key phase = {});
/// Those an encounter of the scene starts with, by id: placed there, in no encounter, and fit for it.
[[nodiscard]] std::vector<CreatureId> combatants(const World& world, SceneId scene,
                                                 const std::function<bool(CreatureId)>& fit);

/// A due command (System::due): for an encounter with the form field `encounter`, or for a creature in its encounter.
[[nodiscard]] Command table_command(Key action, EncounterId encounter);
[[nodiscard]] Command table_command(Key action, CreatureId actor);
/// Starts the encounter; its clock begins at the campaign's time. The second has the resolution's id and returns it.
void begin_encounter(Resolution& r, Encounter encounter);
EncounterId begin_encounter(Resolution& r, SceneId scene, const std::vector<CreatureId>& order, Key phase = {});
/// Ends the encounter. The campaign's clock advances to the encounter's if that is later.
void close_encounter(Resolution& r, EncounterId id);
/// Removes the creature from its encounter: its turn ends, and the encounter ends with its last member.
void remove_from_encounter(Resolution& r, CreatureId who);
/// The kernel's action leave_encounter: ends what the actor keeps only during the encounter (Ruleset::on_leave_encounter) and
/// removes it. It joins an encounter of its new scene like any newcomer.
void leave_encounter(Resolution& r);

}  // namespace ft::rules
