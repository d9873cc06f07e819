// What of a scene a GM edits as a whole.
#pragma once

#include "rules/kernel/state/state.hpp"

namespace ft::rules {

/// Gives a scene another's name, grid and its lines, size, picture, vision mode, darkness, folder and archive.
inline void copy_frame(const Scene& from, Scene& to) {
  to.name = from.name;
  to.grid = from.grid;
  to.columns = from.columns;
  to.rows = from.rows;
  to.cell = from.cell;
  to.picture = from.picture;
  to.vision_mode = from.vision_mode;
  to.darkness = from.darkness;
  to.grid_hidden = from.grid_hidden;
  to.folder = from.folder;
  to.archived = from.archived;
}

}  // namespace ft::rules
