// Guards: who stands in the way, and how one gets past. Source: HM-GUARD-01 to 08.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// Taking post: an ally, a thing, the spot here, a border. Source: HM-GUARD-01.
void guard(Resolution& r);

/// The outcome of an attempt that a guard may answer.
struct Interception {
  CreatureId guard;      // who answered it, or none: no guard, or the guard was outmanoeuvred
  bool stopped = false;  // hit while outmanoeuvring: the action is over, an attack does not go on at the guard
};
/// Melee attacks and moves may be outmanoeuvred, shots not. Source: HM-GUARD-06.
enum class Attempt : std::uint8_t { on_foot, shot };

/// The first guard of that thing that is able and aware of `mover`, in initiative order after it; asks whether to
/// outmanoeuvre (W4) and the guard for its free attack (W5). what: a creature, item or location; of a border both ends, the
/// first being where the guard stands. Source: HM-GUARD-02 to 08.
[[nodiscard]] Interception meet_guard(Resolution& r, CreatureId mover, Ref what, Ref other_end, Attempt attempt);
/// Whether a guard stops `mover` from that thing (a creature, item, cell or border), with the consequences:
/// outmanoeuvring, the guard's free attack. Returns the guard who intercepted, or none. Source: HM-GUARD-02 to 08, W4,
/// W5.
[[nodiscard]] CreatureId intercepted_by(Resolution& r, CreatureId mover, Ref what, Ref other_end);

}  // namespace ft::rules::heimr
