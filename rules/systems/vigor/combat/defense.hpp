// Dodge, Deflect and Block. Source: VG-REACT-01 to 04.
#pragma once

#include "rules/systems/vigor/combat/aim.hpp"

namespace ft::rules::vigor {

/// Sent without a question: why there is nothing to defend against.
void dodge(Resolution& r);
void deflect(Resolution& r);
void block(Resolution& r);

/// Marks the target by what a defense is judged by that is sent after the attack. Source: section 4.
void note_attack(Resolution& r, const Attack& attack);
/// Asks the target whether it defends (W5), and rolls. Whether it evades the attack. Source: VG-REACT-04, VG-REACT-11.
[[nodiscard]] bool defends(Resolution& r, const Attack& attack, std::int64_t attack_total);

}  // namespace ft::rules::vigor
