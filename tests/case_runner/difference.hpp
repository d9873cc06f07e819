// What the GM changed by hand, as events: the difference of two states.
#pragma once

#include "rules/kernel/state/event.hpp"

namespace ft::scn {

/// Events whose fold over `before` is `after`. Creatures, scenes and encounters may be added; only creatures removed.
[[nodiscard]] rules::Events difference(const rules::State& before, const rules::State& after);

/// Whether a condition matches: all that `like` has must be equal, the rest is free.
[[nodiscard]] bool fits(const rules::Condition& is, const rules::Condition& like);

}  // namespace ft::scn
