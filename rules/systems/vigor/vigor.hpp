// Vigor as a System: what rules/game registers.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::vigor {

/// The rulebook with its content. Source: vigor.md.
[[nodiscard]] std::unique_ptr<const System> make_system(Content content);

}  // namespace ft::rules::vigor
