// A map whose squares have colors of their own, and what is read from its tiles.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "server/assets/limited_process.hpp"
#include "tests/persistence/temporary_folder.hpp"

namespace ft::test {

using Color = std::array<int, 3>;

/// No two squares of a map of 12 x 8 differ by less than 20 in one channel.
[[nodiscard]] inline Color color_of_square(int column, int row) { return {20 * column, 30 * row, 128}; }

[[nodiscard]] inline bool is_close(const Color& a, const Color& b) {
  for (std::size_t i = 0; i < 3; ++i)
    if (std::abs(a[i] - b[i]) > 9) return false;
  return true;
}

/// An uncompressed PNG; color_at gives that of a pixel.
template <class Function>
[[nodiscard]] std::string png_of(int width, int height, Function color_at) {
  const auto number = [](std::uint32_t value) {
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(value >> shift & 0xff);
    return bytes;
  };
  const auto chunk = [&](const std::string& name, const std::string& data) {
    std::uint32_t crc = 0xffffffff;
    for (const unsigned char byte : name + data) {
      crc ^= byte;
      for (int bit = 0; bit < 8; ++bit) crc = crc >> 1 ^ (crc & 1 ? 0xedb88320 : 0);
    }
    return number(static_cast<std::uint32_t>(data.size())) + name + data + number(~crc);
  };

  std::string lines;
  for (int y = 0; y < height; ++y) {
    lines += '\0';  // no filter
    for (int x = 0; x < width; ++x)
      for (const int channel : color_at(x, y)) lines += static_cast<char>(channel);
  }
  std::uint32_t a = 1, b = 0;  // Adler-32
  for (const unsigned char byte : lines) {
    a = (a + byte) % 65'521;
    b = (b + a) % 65'521;
  }
  std::string stored("\x78\x01", 2);
  for (std::size_t at = 0; at < lines.size(); at += 65'535) {
    const std::string part = lines.substr(at, 65'535);
    const auto size = static_cast<std::uint32_t>(part.size());
    stored += at + part.size() == lines.size() ? '\1' : '\0';
    for (const std::uint32_t each : {size, ~size}) {
      stored += static_cast<char>(each & 0xff);
      stored += static_cast<char>(each >> 8 & 0xff);
    }
    stored += part;
  }
  stored += number(b << 16 | a);
  const std::string header = number(static_cast<std::uint32_t>(width)) + number(static_cast<std::uint32_t>(height)) +
                             std::string("\x08\x02\0\0\0", 5);
  return std::string("\x89PNG\r\n\x1a\n", 8) + chunk("IHDR", header) + chunk("IDAT", stored) + chunk("IEND", "");
}

/// Squares of 64 pixels, the first at 32, 16, with a black frame around them.
[[nodiscard]] inline std::string marked_map(int columns, int rows) {
  return png_of(64 * columns + 64, 64 * rows + 32, [&](int x, int y) {
    const int column = x < 32 ? -1 : (x - 32) / 64, row = y < 16 ? -1 : (y - 16) / 64;
    const bool inside = column >= 0 && column < columns && row >= 0 && row < rows;
    return inside ? color_of_square(column, row) : Color{0, 0, 0};
  });
}

/// The pixels of a picture that libvips reads.
class Pixels {
 public:
  explicit Pixels(const std::string& webp) {
    const persistence::tests::TemporaryFolder folder;
    std::ofstream(folder.path() / "tile.webp", std::ios::binary) << webp;
    const auto run = [&](const std::vector<std::string>& command) {
      const auto done = assets::run_limited(
          command, folder.path(),
          {.memory_bytes = 4'000'000'000, .file_bytes = 100'000'000, .wall_time = std::chrono::seconds(20)});
      EXPECT_TRUE(done) << done.error().text;
      return done.value_or("0");
    };
    width = std::stoi(run({"vipsheader", "-f", "width", "tile.webp"}));
    height = std::stoi(run({"vipsheader", "-f", "height", "tile.webp"}));
    bands = std::stoi(run({"vipsheader", "-f", "bands", "tile.webp"}));
    (void)run({"vips", "rawsave", "tile.webp", "tile.raw"});
    std::ifstream file(folder.path() / "tile.raw", std::ios::binary);
    bytes_ = {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  }
  [[nodiscard]] Color at(int x, int y) const { return {channel(x, y, 0), channel(x, y, 1), channel(x, y, 2)}; }
  /// 255 where there is no such channel.
  [[nodiscard]] int alpha(int x, int y) const { return bands < 4 ? 255 : channel(x, y, 3); }

  int width = 0, height = 0, bands = 0;

 private:
  [[nodiscard]] int channel(int x, int y, int which) const {
    return static_cast<unsigned char>(bytes_.at(static_cast<std::size_t>((y * width + x) * bands + which)));
  }
  std::string bytes_;
};

}  // namespace ft::test
