// What of a scene a GM edits as a whole, and the map in it.
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

/// The scene's grid, size, walls and terrain alone.
inline Scene map_of(const Scene& scene) {
  Scene map;
  map.grid = scene.grid;
  map.columns = scene.columns;
  map.rows = scene.rows;
  map.cell = scene.cell;
  map.walls = scene.walls;
  map.terrain = scene.terrain;
  return map;
}

}  // namespace ft::rules
