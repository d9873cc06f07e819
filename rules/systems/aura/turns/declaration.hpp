// What has happened since an action was declared. Source: AU-ARB-03, AU-MEL-05.
#pragma once

#include "rules/systems/aura/creature/actor.hpp"

namespace ft::rules::aura {

/// Whether the actor's latest ordinary action has been declared in this resolution, rather than only considered or
/// offered.
[[nodiscard]] bool has_declared(const Resolution& r, CreatureId actor);
/// Whether `on` lost that condition since the actor declared its ordinary action: then it was there during the attack.
/// Source: AU-MEL-05.
[[nodiscard]] bool ended_since_declaration(const Resolution& r, CreatureId actor, CreatureId on, Key condition);

}  // namespace ft::rules::aura
