// The blind-spot module: what defending against shots leaves unseen. Source: HM-BLIND-01 to 06.
#include "rules/systems/heimr/combat/blind_spots.hpp"

#include <cstdlib>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/heimr/creature/places.hpp"

namespace ft::rules::heimr {

namespace {

struct Direction {
  std::int64_t x = 0, y = 0;  // each -1, 0 or 1
};

std::int64_t sign(std::int64_t value) { return value > 0 ? 1 : value < 0 ? -1 : 0; }

/// On a straight line, on a diagonal one, or of both alike near. Source: HM-BLIND-02.
enum class Line : std::uint8_t { straight, diagonal, either };
Line nearest_line(std::int64_t a, std::int64_t b) {
  const std::int64_t to_straight = std::min(a, b), to_diagonal = std::abs(a - b);
  if (to_straight == to_diagonal) return Line::either;
  return to_straight < to_diagonal ? Line::straight : Line::diagonal;
}

Line choose_line(Resolution& r, const Attack& attack) {  // W9
  Question question{.asked = attack.attacker,
                    .prompt = "q_blind_line"_k,
                    .params = {{"who"_k, attack.target}},
                    .rule = "HM-BLIND-02"_k,
                    .shape = Shape::one_of,
                    .options = {{"straight"_k, "straight"_k, {}}, {"diagonal"_k, "diagonal"_k, {}}},
                    .default_answer = "straight"_k};
  return *r.ask(std::move(question)).as<Key>() == "straight"_k ? Line::straight : Line::diagonal;
}

/// 90 degrees wide, edges in, away from the attack. Source: HM-BLIND-03.
bool in_wedge(std::int64_t x, std::int64_t y, Direction away) {
  if (x == 0 && y == 0) return false;
  if (away.x != 0 && away.y != 0) return x * away.x >= 0 && y * away.y >= 0;
  const std::int64_t forward = x * away.x + y * away.y, sideways = x * away.y + y * away.x;
  return forward >= 1 && std::abs(sideways) <= forward;
}

bool unseen(const World& world, CreatureId target, SceneId scene, Cell from) {
  return find_relation(world, key::blind_to, target, cell_ref(scene, from)) != nullptr;
}

}  // namespace

std::int64_t blind_penalty(const Resolution& r, const Attack& attack) {
  if (r.house_rule("blind_spots"_k) == 0) return 0;
  const World& world = r.world();
  const SceneId scene = world.creature(attack.attacker).scene;
  if (is_ranged(r, attack)) return unseen(world, attack.target, scene, location(world, attack.attacker)) ? -5 : 0;
  const Encounter* combat = world.encounter_of(attack.attacker);
  if (!combat || combat->turn != attack.attacker) return 0;
  const Relation* began = find_relation(world, key::began_in, attack.attacker, {});
  const bool entered = began && began->to != cell_ref(scene, location(world, attack.attacker));
  return entered && unseen(world, attack.target, scene, unpack(began->to.id)) ? -5 : 0;
}

void open_blind_spot(Resolution& r, const Attack& attack) {
  if (r.house_rule("blind_spots"_k) == 0 || same_location(r.world(), attack.attacker, attack.target)) return;
  const SceneId scene = r.world().creature(attack.target).scene;
  const Cell here = location(r.world(), attack.target), from = location(r.world(), attack.attacker);
  if (unseen(r.world(), attack.target, scene, from)) return;
  const std::int64_t dx = from.column - here.column, dy = from.row - here.row;
  Line line = nearest_line(std::abs(dx), std::abs(dy));
  if (line == Line::either) line = choose_line(r, attack);
  Direction away{-sign(dx), -sign(dy)};
  if (line == Line::straight) (std::abs(dx) > std::abs(dy) ? away.y : away.x) = 0;
  const Scene& board = r.world().scene(scene);
  std::vector<Cell> cells;
  for (std::int32_t row = 0; row < board.rows; ++row)
    for (std::int32_t column = 0; column < board.columns; ++column)
      if (in_wedge(column - here.column, row - here.row, away)) cells.push_back({column, row});
  for (const Cell cell : cells) relate(r, key::blind_to, attack.target, cell_ref(scene, cell));
}

}  // namespace ft::rules::heimr
