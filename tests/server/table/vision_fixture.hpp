// A map of which players are sent what the GM reveals, or what their creatures see.
#pragma once

#include "tests/server/table/undo_fixture.hpp"

namespace ft::test {

/// Under fog that the GM lifts by hand.
class Fog : public Undo {
 protected:
  Fog() {
    wire::Edit edited = frame_of_scene();
    edited.mutable_edit_scene()->set_vision_mode(wire::Scene::MANUAL);
    send_edit(edited);
  }
  [[nodiscard]] std::uint32_t scene() const { return gm.state.scenes(0).id(); }
  [[nodiscard]] const rules::Scene& map() const { return table->state().state.scenes[0]; }
  [[nodiscard]] wire::Edit frame_of_scene() const {
    wire::Edit edited;
    *edited.mutable_edit_scene() = gm.state.scenes(0);
    edited.mutable_edit_scene()->clear_revealed();
    return edited;
  }
  void send_edit(const wire::Edit& change, Client* by = nullptr) {
    for (Client* client : {&gm, &ada, &bea}) client->forget();
    edit(by ? *by : gm, change);
    settle();
  }
  /// The first 16 x 16 squares, or in its first chunk the square of a cell alone.
  [[nodiscard]] wire::Edit reveal_edit(std::optional<rules::Cell> cell, std::string_view to = {}) const {
    wire::Edit change;
    wire::RevealArea& reveal = *change.mutable_reveal_area();
    reveal.set_scene(scene());
    if (!to.empty()) reveal.mutable_area()->set_creature(gm.creature(to));
    wire::RasterChunk& chunk = *reveal.mutable_area()->add_chunks();
    if (!cell) return change;
    std::string rows(512, '\0');
    for (int row = 0; row < 4; ++row)
      rows[static_cast<std::size_t>((cell->row * 4 + row) * 8 + cell->column / 2)] =
          static_cast<char>(cell->column % 2 == 0 ? 0x0f : 0xf0);
    chunk.set_samples(rows);
    return change;
  }
  void reveal(std::optional<rules::Cell> cell = {}, std::string_view to = {}) { send_edit(reveal_edit(cell, to)); }
  void hide(std::optional<rules::Cell> cell = {}, std::string_view from = {}) {
    wire::Edit change = reveal_edit(cell, from);
    change.mutable_reveal_area()->set_hide(true);
    send_edit(change);
  }
  [[nodiscard]] rules::Cell at(std::string_view name) const { return creature(name).place.cell; }
};

/// A wall from the top of the map to its bottom right of Ada, with a door before her; players see what their creatures see.
class Vision : public Fog {
 protected:
  Vision() {
    wire::Edit walls;
    walls.mutable_put_walls()->set_scene(scene());
    const int x = 720 * (at("Ada").column + 1), y = 720 * at("Ada").row;
    add_wall(walls, x, 0, y);
    add_wall(walls, x, y, y + 720).set_door(wire::Wall::DOOR);
    add_wall(walls, x, y + 720, 720 * map().rows);
    send_edit(walls);
    wire::Edit edited = frame_of_scene();
    edited.mutable_edit_scene()->set_vision_mode(wire::Scene::VISION);
    send_edit(edited);
  }
  static wire::Wall& add_wall(wire::Edit& walls, int x, int top, int bottom) {
    wire::Wall& wall = *walls.mutable_put_walls()->add_walls();
    wall.set_from_x(x);
    wall.set_to_x(x);
    wall.set_from_y(top);
    wall.set_to_y(bottom);
    wall.set_sight(wire::Wall::FULL);
    wall.set_move(wire::Wall::FULL);
    return wall;
  }
  void set_door(wire::Wall::State state) {
    wire::Edit change;
    wire::SetDoor& door = *change.mutable_set_door();
    door.set_scene(scene());
    for (const rules::Wall& wall : map().walls.all())
      if (wall.door != rules::Wall::Door::none) door.set_wall(wall.id.value);
    door.set_state(state);
    send_edit(change);
  }
  /// Pitch dark: creatures see what is beside them.
  void darken() {
    wire::Edit edited = frame_of_scene();
    edited.mutable_edit_scene()->set_darkness(10);
    send_edit(edited);
  }
  [[nodiscard]] std::int64_t explored_by(std::string_view name) const {
    const auto area = std::ranges::find(map().revealed, creature(name).id, &rules::RevealedArea::to);
    return area == map().revealed.end() ? 0 : area->samples.count();
  }
};

}  // namespace ft::test
