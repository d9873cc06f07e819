// The effects of techniques. Source: GW-DATA-05.
#pragma once

#include "rules/systems/grimwire/movement/leap.hpp"
#include "rules/systems/grimwire/techniques/techniques.hpp"

namespace ft::rules::grimwire {

/// Plays one effect. critical: the roll was a natural 20. What it changes about what was interrupted goes into `effects`.
void apply_effect(Resolution& r, const Use& use, const Record& effect, Effects& effects, bool critical);
/// Whether the effect happens to each target, rather than once or to the user.
[[nodiscard]] bool concerns_target(const Record& effect);
/// The leap of a `move` effect: toward the moment's subject, or the target.
[[nodiscard]] Leap leap_of(const Use& use, const Record& effect);

}  // namespace ft::rules::grimwire
