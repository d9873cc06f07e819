// A creature's sheet.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::heimr {

/// Attributes, base fatigue and every ability with its parts. Source: heimr.md 2.1.
[[nodiscard]] std::vector<SheetLine> sheet(const Ruleset& system, const View& view, CreatureId id);

}  // namespace ft::rules::heimr
