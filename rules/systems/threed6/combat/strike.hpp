// One attack from its roll to the injury. Source: TD-HIT-02.
#pragma once

#include "rules/systems/threed6/combat/attack.hpp"

namespace ft::rules::threed6 {

/// Attack roll, defence, damage, injury; nothing where it has become impossible. Source: TD-HIT-02.
void strike(Resolution& r, const Attack& attack);
/// What the GM says where the table plays so, else 0; target: the target, or the kind of a thing. Source: TD-RNG-02, TD-HIT-06.
[[nodiscard]] std::int64_t modifier_of_gm(Resolution& r, CreatureId attacker, const Value& target);
/// The same of an attack that is known to be possible, such as suppression fire; its shots are spent elsewhere.
/// Returns how many hit before the defence. Source: TD-RNG-09.
std::int64_t play_attack(Resolution& r, const Attack& attack);

}  // namespace ft::rules::threed6
