// Encounters: where one runs, who could be in it, and its clock, which runs beside the campaign's (law T10).
#pragma once

#include "rules/kernel/resolution.hpp"

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

/// Begins the encounter, its clock where the campaign's stands.
void begin_encounter(Resolution& r, Encounter encounter);
/// Ends the encounter. The campaign's clock then stands no earlier than the encounter's stood.
void close_encounter(Resolution& r, EncounterId id);

}  // namespace ft::rules
