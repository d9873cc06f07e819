// Heimr as a System: what rules/game registers.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::heimr {

/// The rulebook with its content. Source: heimr.md.
[[nodiscard]] std::unique_ptr<const System> make_system(Content content);

}  // namespace ft::rules::heimr
