// Reality Check as a System: what rules/game registers.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::aura {

/// The rulebook with its content. Source: aura.md.
[[nodiscard]] std::unique_ptr<const System> make_system(Content content);

}  // namespace ft::rules::aura
