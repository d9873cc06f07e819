// Active defences: which are legal, their numbers, the choice, the roll. Source: TD-DEF, TD-DODGE, TD-BLOCK, TD-PARRY.
#pragma once

#include "rules/systems/threed6/combat/attack.hpp"

namespace ft::rules::threed6 {

/// One legal defence. kind: dodge, parry, block; item: the weapon or shield, none for the body.
struct Defence {
  Key kind;
  ItemId item;
  Sum number;
};
/// The legal ones: dodge, parries, block. Source: TD-DEF-04, TD-DEF-05.
[[nodiscard]] std::vector<Defence> defences_against(const Resolution& r, const Attack& attack);
/// Asks for a defence and rolls it; how many of the hits stand. Source: TD-DEF-01, TD-DEF-07, TD-RNG-08.
[[nodiscard]] std::int64_t hits_left(Resolution& r, const Attack& attack, std::int64_t hits);

}  // namespace ft::rules::threed6
