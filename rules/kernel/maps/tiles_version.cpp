// FNV-1a over what decides how a picture is cut.
#include "rules/kernel/maps/tiles_version.hpp"

namespace ft::rules {

namespace {

class Mix {
 public:
  void add_byte(std::uint8_t byte) { value_ = (value_ ^ byte) * 0x100000001b3; }
  void add(std::int32_t number) {
    for (std::uint32_t left = static_cast<std::uint32_t>(number), byte = 0; byte < 4; ++byte, left >>= 8)
      add_byte(static_cast<std::uint8_t>(left & 0xff));
  }
  [[nodiscard]] std::string hex() const {
    std::string digits;
    for (int shift = 60; shift >= 0; shift -= 4) digits += "0123456789abcdef"[value_ >> shift & 15];
    return digits;
  }

 private:
  std::uint64_t value_ = 0xcbf29ce484222325;
};

}  // namespace

std::string tiles_version(const Scene& scene) {
  const MapPicture& picture = scene.picture;
  if (picture.asset.empty()) return "";
  Mix mix;
  for (const char letter : picture.asset) mix.add_byte(static_cast<std::uint8_t>(letter));
  for (const std::int32_t number : {picture.width_px, picture.height_px, picture.cell_milli_px,
                                    picture.offset_x_milli_px, picture.offset_y_milli_px, scene.columns, scene.rows})
    mix.add(number);
  mix.add(static_cast<std::int32_t>(scene.grid));
  return mix.hex();
}

}  // namespace ft::rules
