// Sprints: who may run faster than Move, how fast, and what it costs; facing where one goes. Source: TD-RUN-02, TD-RUN-05.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/threed6/creature/derived.hpp"

namespace ft::rules::threed6 {

/// Move of a runner, halved when tired. Source: TD-RUN-06.
[[nodiscard]] std::int64_t running_move(const Ruleset& system, const Actor& actor);
/// After a second straight ahead at full Move. Source: TD-RUN-02.
[[nodiscard]] bool may_sprint(const Actor& actor);
/// Yards of a Move: of a sprint where that is earned and longer. Source: TD-RUN-02, TD-RUN-06.
[[nodiscard]] std::int64_t sprint_yards(const Ruleset& system, const Actor& actor);
/// What a Move leaves for the next turn, and its second of sprint; before: the yards moved earlier this turn.
/// Source: TD-RUN-02, TD-RUN-05.
void note_run(Resolution& r, CreatureId who, bool forward, std::int64_t before);
/// Seconds of sprint; every fifteen an HT roll. Source: TD-RUN-05.
void spend_in_sprint(Resolution& r, CreatureId who, std::int64_t seconds);
/// HT, or 1 FP. Source: TD-RUN-05.
void roll_endurance(Resolution& r, CreatureId who);
/// It looks the way it went last. Source: TD-MAN-03.
void face_along(Resolution& r, CreatureId who, const Path& path);

}  // namespace ft::rules::threed6
