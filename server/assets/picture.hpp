// Turns an upload into a picture that is safe to show, or returns why it is none.
#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <string>

namespace ft::assets {

/// Maps that are drawn for print are often as wide as this.
inline constexpr std::int64_t longest_side_px = 16'384;

/// What an upload may hold.
struct PictureLimits {
  std::int64_t kept_bytes;  // of the picture without its tail
  std::int64_t pixels;
};
inline constexpr PictureLimits limits_of_maps = {.kept_bytes = 64'000'000, .pixels = longest_side_px * longest_side_px};
inline constexpr PictureLimits limits_of_portraits = {1024 * 1024, 2048 * 2048};

struct PictureSize {
  std::int64_t width_px;
  std::int64_t height_px;
};

struct Picture {
  std::filesystem::path file;  // of our own making, without the camera's notes
  PictureSize size;
  std::string mime = "image/webp";  // or that of JPEG
};

struct PictureProblem {
  enum class Kind { not_a_picture, too_large, unavailable };
  Kind kind;
  std::string text;  // for the person who uploaded it
};

/// Reads `upload` as PNG, JPEG or WebP by its bytes, not by its name, and writes `upload`.webp beside it, upright; of more than
/// 100 million pixels, for which WebP has no room, `upload`.jpg. A random tail after the image, which readers pass over, gives each a
/// hash that only those can name who were shown it.
/// name: the user's file name. Picture thread: libvips runs as a process of its own, up to a minute.
[[nodiscard]] std::expected<Picture, PictureProblem> make_picture(const std::filesystem::path& upload,
                                                                  const std::string& name,
                                                                  const PictureLimits& most = limits_of_maps);

}  // namespace ft::assets
