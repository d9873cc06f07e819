// The samples of cells and creatures.
#pragma once

#include <array>
#include <vector>

#include "rules/kernel/lattice/sample.hpp"
#include "rules/kernel/maps/cell_points.hpp"

namespace ft::rules {

/// The samples that the cells of a map may have.
[[nodiscard]] SampleBox samples_of_map(const Scene& scene);
/// The four samples about a point.
[[nodiscard]] std::array<Sample, 4> samples_about(MapPoint point);
/// The 16 samples in a cell or zone, by row.
[[nodiscard]] std::vector<Sample> samples_of_cell(Scene::Grid grid, Cell cell);
/// The samples of a creature, by row: those of the cells of its footprint. Source: sight 2.
[[nodiscard]] std::vector<Sample> samples_of_footprint(const Scene& scene, Cell at, std::int32_t size);
/// The samples of a creature on a map without a grid, by row: those within 7/8 of its radius. size: from 1 on, so that there
/// are some. Source: sight 2.
[[nodiscard]] std::vector<Sample> samples_of_disc(MapPoint center, std::int32_t size);
/// The same of a creature in a place of any map; none where it is nowhere.
[[nodiscard]] std::vector<Sample> samples_of_place(const Scene& scene, const Place& place, std::int32_t size);

}  // namespace ft::rules
