// A map with fog, as a GM makes one.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>

#include "tests/server/net/requests.hpp"

namespace ft::test {

using Square = std::pair<int, int>;  // column, row
using Squares = std::set<Square>;

/// The scene that players see, as this person knows it.
[[nodiscard]] inline wire::Scene shown_scene(const Person& who) {
  for (const wire::Scene& scene : who.knows.state.scenes())
    if (scene.id() == who.knows.state.campaign().shown()) return scene;
  return {};
}

/// The shown scene becomes one of squares with this picture, whose grid begins at 32, 16 with squares of 64 pixels, and with fog or
/// without. Nothing of it is revealed.
/// more_px: by how much wider and higher the GM says that it is.
inline void show_picture(Person& gm, const std::string& hash, Square counts,
                         wire::Scene::VisionMode mode = wire::Scene::MANUAL, int more_px = 0) {
  const wire::Scene before = shown_scene(gm);
  wire::ClientFrame frame;
  wire::Scene& scene = *frame.mutable_edit()->mutable_edit_scene();
  scene.set_id(before.id());
  scene.set_name("The cellar");
  scene.set_grid(wire::Scene::SQUARE);
  scene.set_columns(counts.first);
  scene.set_rows(counts.second);
  scene.set_cell(before.cell());
  scene.set_vision_mode(mode);
  wire::MapPicture& picture = *scene.mutable_picture();
  picture.set_asset(hash);
  picture.set_width_px(64 * counts.first + 64 + more_px);
  picture.set_height_px(64 * counts.second + 32 + more_px);
  picture.set_cell_milli_px(64'000);
  picture.set_offset_x_milli_px(32'000);
  picture.set_offset_y_milli_px(16'000);
  EXPECT_EQ(answer_to(gm, frame), "");
}

/// Reveals squares of the shown scene. creature: to its players alone; 0: to all.
inline void reveal(Person& gm, const Squares& squares, std::uint32_t creature = 0) {
  std::map<Square, std::string> chunks;
  for (const auto& [column, row] : squares) {
    std::string& samples = chunks.try_emplace({row / 16, column / 16}, 512, '\0').first->second;
    for (int line = 4 * (row % 16); line < 4 * (row % 16) + 4; ++line) {
      char& eight = samples[static_cast<std::size_t>(8 * line + column % 16 / 2)];
      eight = static_cast<char>(eight | (column % 2 == 0 ? 0x0f : 0xf0));
    }
  }
  wire::ClientFrame frame;
  wire::RevealArea& wanted = *frame.mutable_edit()->mutable_reveal_area();
  wanted.set_scene(shown_scene(gm).id());
  wanted.mutable_area()->set_creature(creature);
  for (const auto& [at, samples] : chunks) {
    wire::RasterChunk& chunk = *wanted.mutable_area()->add_chunks();
    chunk.set_column(at.second);
    chunk.set_row(at.first);
    chunk.set_samples(samples);
  }
  EXPECT_EQ(answer_to(gm, frame), "");
}

}  // namespace ft::test
