// Encounters: where one runs, who could be in it, and its clock, which runs beside the campaign's (law T10).
#pragma once

#include "rules/kernel/resolution.hpp"
#include "rules/kernel/system.hpp"

namespace ft::rules {

/// The scene that the table sees. Refuses: E_NO_SUCH (scene).
[[nodiscard]] SceneId require_shown_scene(Resolution& r);
/// The encounter of that scene, or none. phase: other encounters may run beside it.
[[nodiscard]] EncounterId running_in(const World& world, SceneId scene, Key phase = {});
/// Who stands in the scene and is in no encounter, by id.
[[nodiscard]] std::vector<CreatureId> unengaged_in(const World& world, SceneId scene);

/// What the table itself sends (System::due): an action of the encounter, whose form has the field `encounter`; or one
/// that a creature takes, or that befalls it, in the encounter it is in.
[[nodiscard]] Command table_command(Key action, EncounterId encounter);
[[nodiscard]] Command table_command(Key action, CreatureId actor);
/// What the table does next unasked in this encounter: whoever was taken to another scene leaves it, then what the
/// rulebook says.
[[nodiscard]] std::optional<Due> due_in(const System& system, const World& world, EncounterId encounter);

/// Begins the encounter, its clock where the campaign's stands.
void begin_encounter(Resolution& r, Encounter encounter);
/// Ends the encounter. The campaign's clock then stands no earlier than the encounter's stood.
void close_encounter(Resolution& r, EncounterId id);
/// Takes the creature out of its encounter: its turn ends, and with the last one the encounter.
void take_out(Resolution& r, CreatureId who);
/// The action that every rulebook has (with_kernel): what of the fight ends for its actor (System::leave_fight), and
/// then it is out of it. A fight in its new scene it joins as any newcomer does.
void leave_encounter(Resolution& r);

}  // namespace ft::rules
