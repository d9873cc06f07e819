// What the GM changed by hand, as events: the difference of two states.
#pragma once

#include "rules/kernel/event.hpp"

namespace ft::scn {

/// Events whose fold over `before` is `after`. Creatures, scenes and encounters may be added; only creatures removed.
[[nodiscard]] rules::Events difference(const rules::State& before, const rules::State& after);

}  // namespace ft::scn
