// Aiming. Source: TD-AIM-01 to 03.
#pragma once

#include "rules/systems/threed6/combat/declared_attack.hpp"

namespace ft::rules::threed6 {

void aim(Resolution& r);
/// What an aim adds to this attack. Source: TD-AIM-02.
[[nodiscard]] std::int64_t aim_bonus(const Resolution& r, const Attack& attack);
/// A Wait keeps the aim for the next turn, where the table plays so. Source: TD-AIM-02; switch wait_keeps_aim.
void keep_aim_over_wait(Resolution& r);

}  // namespace ft::rules::threed6
