// The 3d6 rulebook as a System: what rules/game registers.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::threed6 {

/// The rulebook with its content. Source: threed6.md.
[[nodiscard]] std::unique_ptr<const System> make_system(Content content);

}  // namespace ft::rules::threed6
