// What borders, hiding and climbing bring along in full: the parts of them that attacks need already.
#include <cstdlib>

#include "rules/systems/heimr/board.hpp"

namespace ft::rules::heimr {

void hold_on(Resolution&, CreatureId) {}
void make_noise(Resolution&, CreatureId, Noise) {}
Sum concealment(const World&, CreatureId, CreatureId) { return {}; }
std::vector<const Relation*> borders_between(const World&, SceneId, Cell, Cell) { return {}; }
std::optional<std::int64_t> crossing_cr(const World&, SceneId, Cell, Cell) { return {}; }
Verdict may_cross(const View&, CreatureId, Cell) { return {}; }
bool cross(Resolution&, CreatureId, Cell, Key) { return true; }
std::int64_t distance(const World&, SceneId, Place from, Place to) {
  return std::abs(from.cell.column - to.cell.column) + std::abs(from.cell.row - to.cell.row);
}

}  // namespace ft::rules::heimr
