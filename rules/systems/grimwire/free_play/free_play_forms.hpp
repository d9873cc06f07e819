// Under which forms rests, learning, growth and crafting are offered.
#pragma once

#include <optional>

#include "rules/kernel/system.hpp"

namespace ft::rules::grimwire {

/// The forms of an action of free play; none where it is another's. In a conflict it is not offered at all.
[[nodiscard]] std::optional<std::vector<Params>> free_play_forms(const Ruleset& system, const View& view,
                                                                 CreatureId creature, Key action);

}  // namespace ft::rules::grimwire
