// The blind-spot module: what defending against shots leaves unseen. Source: HM-BLIND-01 to 06.
#pragma once

#include "rules/systems/heimr/combat/attack_roll.hpp"

namespace ft::rules::heimr {

/// -5 where the attack comes out of the target's blind spot, else 0. Source: HM-BLIND-05.
[[nodiscard]] std::int64_t blind_penalty(const Resolution& r, const Attack& attack);
/// The shot was defended against: opposite to where it came from the target sees nothing. Source: HM-BLIND-01 to 04, W9.
void open_blind_spot(Resolution& r, const Attack& attack);

}  // namespace ft::rules::heimr
