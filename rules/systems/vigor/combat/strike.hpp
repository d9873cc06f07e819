// One attack from its roll to its damage. Source: VG-ATK-01 to 04.
#pragma once

#include <optional>
#include <vector>

#include "rules/systems/vigor/combat/aim.hpp"

namespace ft::rules::vigor {

/// What an attack came to at one target.
struct Struck {
  CreatureId target;
  bool hit = false;        // not missed, not evaded
  std::int64_t total = 0;  // of the attack roll
  std::int64_t suffered = 0;
};
/// Lets those act who readied an action for the attack, rolls against the Guard, asks the target for its defense, deals damage.
/// None: what they did cancels the attack. Source: VG-ATK-04, VG-REACT-06.
std::optional<Struck> strike(Resolution& r, const Attack& attack);
/// One attack roll against each of the targets that are still in the area after the responses, with a defense each; damage is
/// rolled once and lands on all that are hit. Those hit, but for those killed outright; none: the attack is canceled. Source: VG-ATK-07, VG-REACT-06.
std::optional<std::vector<Struck>> strike_area(Resolution& r, Attack attack, std::vector<CreatureId> targets);
/// The Guard that this attack must beat. Source: VG-ATK-02, VG-POS-04, VG-SIZE-02.
[[nodiscard]] Sum effective_guard(const Resolution& r, const Attack& attack);

}  // namespace ft::rules::vigor
