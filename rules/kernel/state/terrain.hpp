// What makes ground plain: a scene lists the other cells alone.
#pragma once

#include "rules/kernel/state/state.hpp"

namespace ft::rules {

/// Whether the cell needs no entry in Scene::terrain.
[[nodiscard]] inline bool is_plain(const CellTerrain& ground) {
  return !ground.blocks_move && !ground.blocks_sight && !ground.difficult && ground.numbers.all().empty() &&
         ground.name.empty();
}

}  // namespace ft::rules
