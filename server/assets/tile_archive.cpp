// Layout, integers with the lowest byte first: 8 letters, squares across and down (4 bytes each), then of each tile by level, row
// and column its beginning (5 bytes) and size (3 bytes), then their bytes.
#include "server/assets/tile_archive.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <fstream>
#include <optional>

#include "server/assets/zip_directory.hpp"

namespace ft::assets {
namespace {

constexpr std::string_view magic = "FTTILES1";
constexpr std::size_t head_bytes = 16, place_bytes = 8;
constexpr std::uint64_t most_tile_bytes = (1 << 24) - 1, most_archive_bytes = (std::uint64_t{1} << 40) - 1;

class Descriptor {
 public:
  explicit Descriptor(const std::filesystem::path& file) : number_(::open(file.c_str(), O_RDONLY | O_CLOEXEC)) {}
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  Descriptor(const Descriptor&) = delete;
  [[nodiscard]] bool is_open() const { return number_ >= 0; }
  [[nodiscard]] int number() const { return number_; }

 private:
  int number_;
};

void put(std::string& to, std::uint64_t number, std::size_t size) {
  for (std::size_t i = 0; i < size; ++i) to += static_cast<char>(number >> (8 * i) & 0xff);
}

std::uint64_t get(std::string_view from, std::size_t at, std::size_t size) {
  std::uint64_t number = 0;
  for (std::size_t i = size; i-- > 0;) number = number << 8 | static_cast<unsigned char>(from[at + i]);
  return number;
}

std::string head_of(const TilePlan& plan) {
  std::string head(magic);
  put(head, static_cast<std::uint64_t>(plan.across), 4);
  put(head, static_cast<std::uint64_t>(plan.down), 4);
  return head;
}

// Among all tiles.
std::uint64_t index_of(const TilePlan& plan, std::int32_t level, std::int64_t column, std::int64_t row) {
  std::int64_t before = 0;
  for (std::int32_t lower = 0; lower < level; ++lower) before += plan.across_at(lower) * plan.down_at(lower);
  return static_cast<std::uint64_t>(before + row * plan.across_at(level) + column);
}

std::uint64_t tiles_of(const TilePlan& plan) { return index_of(plan, plan.highest_level() + 1, 0, 0); }

// The index of the tile that libvips calls ".../LEVEL/COLUMN_ROW.webp", where the highest level is the largest image. Nothing: it is
// no tile of the plan.
std::optional<std::uint64_t> index_of_file(const TilePlan& plan, std::string_view name) {
  if (!name.ends_with(".webp")) return std::nullopt;
  name.remove_suffix(5);
  const auto take_number = [&](char before) -> std::int64_t {
    const std::size_t at = name.rfind(before);
    if (at == name.npos) return -1;
    const std::string_view digits = name.substr(at + 1);
    std::int32_t number = -1;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    name = name.substr(0, at);
    return read.ec == std::errc() && read.ptr == digits.data() + digits.size() ? number : -1;
  };
  const std::int64_t row = take_number('_');
  const std::int64_t column = take_number('/');
  const std::int64_t depth = take_number('/');
  if (depth < 0 || depth > plan.highest_level()) return std::nullopt;
  const auto level = static_cast<std::int32_t>(plan.highest_level() - depth);
  const bool exists = column >= 0 && row >= 0 && column < plan.across_at(level) && row < plan.down_at(level);
  return exists ? std::optional(index_of(plan, level, column, row)) : std::nullopt;
}

// Makes what was written outlast the machine, so that no file of a finished name is half there.
bool sync(const std::filesystem::path& file) {
  const Descriptor open(file);
  return open.is_open() && ::fsync(open.number()) == 0;
}

}  // namespace

std::expected<void, std::string> pack_tiles(const std::filesystem::path& zip, const TilePlan& plan,
                                            const std::filesystem::path& archive) {
  const Descriptor from(zip);
  if (!from.is_open()) return std::unexpected("there is no " + zip.string());
  std::string places(tiles_of(plan) * place_bytes, '\0');
  std::uint64_t end = head_bytes + places.size(), packed = 0;
  std::ofstream to(archive, std::ios::binary | std::ios::trunc);
  to << head_of(plan) << places;
  std::string failed;
  const auto read = read_zip_directory(from.number(), [&](const ZipEntry& entry) {
    const auto index = index_of_file(plan, entry.name);
    if (!index) return !entry.name.ends_with(".webp");  // what else libvips writes
    std::string place;
    put(place, end, 5);
    put(place, entry.size_bytes, 3);
    const bool fits = entry.size_bytes > 0 && entry.size_bytes <= most_tile_bytes && end < most_archive_bytes;
    const bool is_first = get(places, *index * place_bytes, place_bytes) == 0;
    if (!fits || !is_first) return false;
    const auto at = zip_data_at(from.number(), entry.header_at);
    const auto bytes = at ? read_at(from.number(), *at, entry.size_bytes) : std::unexpected(at.error());
    if (!bytes) failed = bytes.error();
    if (!bytes || !bytes->starts_with("RIFF")) return false;
    to << *bytes;
    places.replace(*index * place_bytes, place_bytes, place);
    end += entry.size_bytes;
    ++packed;
    return to.good();
  });
  if (!read) return std::unexpected(failed.empty() ? read.error() : failed);
  if (packed != tiles_of(plan)) return std::unexpected("only " + std::to_string(packed) + " tiles were made");
  to.seekp(head_bytes);
  to << places << std::flush;
  to.close();
  if (!to || !sync(archive)) return std::unexpected(archive.string() + " cannot be written: is the disk full?");
  return {};
}

std::expected<std::vector<TileBytes>, std::string> read_tiles(const std::filesystem::path& archive,
                                                              const TilePlan& plan, const TilesWanted& wanted) {
  const Descriptor file(archive);
  if (!file.is_open()) return std::unexpected(std::string(std::strerror(errno)));
  const auto head = read_at(file.number(), 0, head_bytes);
  if (!head) return std::unexpected(head.error());
  if (*head != head_of(plan)) return std::unexpected(std::string("it is no archive of this plan"));
  (void)::futimens(file.number(), nullptr);  // where that fails, it is forgotten earlier

  std::vector<TileBytes> tiles;
  for (std::uint32_t number = 0; number < TilesWanted::side * TilesWanted::side; ++number) {
    if ((wanted.mask >> number & 1) == 0) continue;
    const std::int64_t column = std::int64_t{wanted.x} * TilesWanted::side + number % TilesWanted::side;
    const std::int64_t row = std::int64_t{wanted.y} * TilesWanted::side + number / TilesWanted::side;
    const bool exists = wanted.level >= 0 && wanted.level <= plan.highest_level() && wanted.x >= 0 && wanted.y >= 0 &&
                        column < plan.across_at(wanted.level) && row < plan.down_at(wanted.level);
    if (!exists) return std::unexpected(std::string("no such tile"));
    const std::uint64_t index = index_of(plan, wanted.level, column, row);
    const auto place = read_at(file.number(), head_bytes + index * place_bytes, place_bytes);
    if (!place) return std::unexpected(place.error());
    auto bytes = read_at(file.number(), get(*place, 0, 5), get(*place, 5, 3));
    if (!bytes) return std::unexpected(bytes.error());
    tiles.push_back({number, *std::move(bytes)});
  }
  return tiles;
}

}  // namespace ft::assets
