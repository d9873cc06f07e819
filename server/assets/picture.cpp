#include "server/assets/picture.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <charconv>
#include <fstream>

#include "server/assets/limited_process.hpp"
#include "server/auth/token.hpp"

namespace ft::assets {
namespace {

using enum PictureProblem::Kind;

constexpr ProcessLimits look = {.memory_bytes = 1'000'000'000, .file_bytes = 0, .wall_time = std::chrono::seconds(10)};

constexpr ProcessLimits encode(std::int64_t most_bytes) {
  return {.memory_bytes = 2'000'000'000, .file_bytes = most_bytes, .wall_time = std::chrono::seconds(60)};
}

struct Header {
  std::string loader;
  std::int64_t width_px = 0;
  std::int64_t height_px = 0;
};

std::unexpected<PictureProblem> problem(PictureProblem::Kind kind, std::string text) {
  return std::unexpected(PictureProblem{kind, std::move(text)});
}

std::unexpected<PictureProblem> none_of_the_three(const std::string& name) {
  return problem(not_a_picture, name + " is not an image: upload a PNG, JPEG or WebP.");
}

std::unexpected<PictureProblem> tool_missing(const ProcessFailure& failure) {
  spdlog::error("pictures: {} (is the package libvips-tools installed?)", failure.text);
  return problem(unavailable, "The server cannot process images. Tell its administrator.");
}

PictureProblem not_written(const ProcessFailure& failure, const std::string& name) {
  switch (failure.kind) {
    case ProcessFailure::Kind::not_started: return tool_missing(failure).error();
    case ProcessFailure::Kind::too_slow:
      return {too_large, name + " takes too long to process: upload a smaller image."};
    case ProcessFailure::Kind::given_up: return {unavailable, "The server is ending. Try again."};
    case ProcessFailure::Kind::wrote_too_much: return {too_large, name + " is too complex: upload a smaller image."};
    case ProcessFailure::Kind::disk_full:
      spdlog::error("pictures: {}", failure.text);
      return {unavailable, "The server's disk is full. Nothing was saved."};
    case ProcessFailure::Kind::failed: break;
  }
  spdlog::info("pictures: not readable: {}", failure.text);
  return {not_a_picture, name + " is damaged: the image cannot be read."};
}

// The value of a line "field: value" of vipsheader.
std::string field(const std::string& header, const std::string& name) {
  const std::size_t line = header.starts_with(name + ": ") ? 0 : header.find("\n" + name + ": ");
  if (line == std::string::npos) return "";
  const std::size_t begin = header.find(": ", line) + 2;
  return header.substr(begin, header.find('\n', begin) - begin);
}

std::int64_t number(const std::string& text) {
  std::int64_t value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

std::expected<Header, ProcessFailure> read_header(const std::filesystem::path& file) {
  const auto text = run_limited({"vipsheader", "-a", file.filename().string()}, file.parent_path(), look);
  if (!text) return std::unexpected(text.error());
  return Header{field(*text, "vips-loader"), number(field(*text, "width")), number(field(*text, "height"))};
}

}  // namespace

std::expected<Picture, PictureProblem> make_picture(const std::filesystem::path& upload, const std::string& name,
                                                    const PictureLimits& most) {
  const auto header = read_header(upload);
  if (!header && header.error().kind == ProcessFailure::Kind::not_started) return tool_missing(header.error());
  if (!header || (header->loader != "pngload" && header->loader != "jpegload" && header->loader != "webpload")) {
    return none_of_the_three(name);
  }
  if (header->width_px > longest_side_px || header->height_px > longest_side_px ||
      header->width_px * header->height_px > most.pixels) {
    return problem(too_large, name + " is " + std::to_string(header->width_px) + " x " +
                                  std::to_string(header->height_px) + " pixels: at most " +
                                  std::to_string(longest_side_px) + " per side and " +
                                  std::to_string(most.pixels / 1'000'000) + " million in total.");
  }

  constexpr std::int64_t most_pixels_of_webp = 100'000'000, longest_side_of_webp = 16'383;
  const bool as_webp = std::max(header->width_px, header->height_px) <= longest_side_of_webp &&
                       header->width_px * header->height_px <= most_pixels_of_webp;
  const std::filesystem::path file = upload.string() + (as_webp ? ".webp" : ".jpg");
  const std::string to = file.filename().string() + (as_webp ? "[Q=88,effort=2,strip]" : "[Q=88,strip]");
  const auto written =
      run_limited({"vips", "autorot", upload.filename().string(), to}, upload.parent_path(), encode(most.kept_bytes));
  if (!written) return std::unexpected(not_written(written.error(), name));
  const auto made = read_header(file);
  if (!made) return tool_missing(made.error());
  std::ofstream end(file, std::ios::binary | std::ios::app);
  end << auth::new_token() << std::flush;
  if (!end)
    return std::unexpected(
        not_written({ProcessFailure::Kind::disk_full, file.string() + ": its end cannot be written"}, name));
  return Picture{file, {made->width_px, made->height_px}, as_webp ? "image/webp" : "image/jpeg"};
}

}  // namespace ft::assets
