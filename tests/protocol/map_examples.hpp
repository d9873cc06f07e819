// Parts of a map, one of each, with every field set.
#pragma once

#include "tests/protocol/examples.hpp"

namespace ft::codec {

/// A creature that the rules made.
inline constexpr rules::CreatureId ghoul{0x9ABCDEF00001};

[[nodiscard]] rules::TerrainRun a_pool();
[[nodiscard]] rules::Wall a_door();
[[nodiscard]] rules::Light a_lamp();
[[nodiscard]] rules::Note a_note();
[[nodiscard]] rules::Note a_drawing();
[[nodiscard]] rules::Region a_region();
[[nodiscard]] rules::SceneNotes the_notes();
[[nodiscard]] rules::SceneRegions the_regions();
[[nodiscard]] rules::SceneLights the_lights();
[[nodiscard]] rules::SceneWalls the_walls();
[[nodiscard]] rules::Ghost a_ghost();
[[nodiscard]] rules::Ghost a_ghost_of_an_item();
[[nodiscard]] rules::MapMemory a_memory();
/// The samples of the first square.
[[nodiscard]] rules::Raster a_corner();
/// A whole chunk.
[[nodiscard]] rules::RevealedArea for_all();

}  // namespace ft::codec
