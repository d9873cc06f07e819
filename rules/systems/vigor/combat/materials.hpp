// Fire and frost on what they harm. Source: VG-TYPE-01.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::vigor {

/// Asks the GM whether each that thermal damage harms catches fire, or that cold damage harms becomes brittle: a mark without
/// numbers. Other types leave no mark. Source: VG-TYPE-01 (Thermal, Cold).
void ask_what_becomes_of(Resolution& r, Key damage_type, const std::vector<CreatureId>& harmed);

}  // namespace ft::rules::vigor
