// Source: APPNOTE.TXT 6.3.10, sections 4.3 and 4.5.3.
#include "server/assets/zip_directory.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace ft::assets {
namespace {

constexpr std::size_t end_bytes = 22, locator_bytes = 20, wide_end_bytes = 56, entry_bytes = 46, header_bytes = 30;
constexpr std::uint64_t most_directory_bytes = 128 * 1024 * 1024;
constexpr std::uint64_t elsewhere = 0xFFFFFFFF;  // the number stands in the wide field

std::uint64_t number_at(std::string_view bytes, std::size_t at, std::size_t size) {
  std::uint64_t number = 0;
  for (std::size_t i = size; i-- > 0;) number = number << 8 | static_cast<unsigned char>(bytes.at(at + i));
  return number;
}

std::unexpected<std::string> damage(const char* what) {
  return std::unexpected(std::string("the ZIP is damaged: ") + what);
}

struct Directory {
  std::uint64_t at;
  std::uint64_t size_bytes;
};

std::expected<Directory, std::string> find_directory(int descriptor) {
  struct stat file {};
  if (::fstat(descriptor, &file) != 0) return std::unexpected(std::string(std::strerror(errno)));
  const auto size = static_cast<std::uint64_t>(file.st_size);
  if (size < end_bytes) return damage("too short");
  const auto end = read_at(descriptor, size - end_bytes, end_bytes);
  if (!end) return std::unexpected(end.error());
  if (!end->starts_with("PK\5\6")) return damage("no end");
  Directory directory{number_at(*end, 16, 4), number_at(*end, 12, 4)};

  if (size >= end_bytes + locator_bytes) {
    const auto locator = read_at(descriptor, size - end_bytes - locator_bytes, locator_bytes);
    if (!locator) return std::unexpected(locator.error());
    if (locator->starts_with("PK\6\7")) {
      const auto wide = read_at(descriptor, number_at(*locator, 8, 8), wide_end_bytes);
      if (!wide) return std::unexpected(wide.error());
      if (!wide->starts_with("PK\6\6")) return damage("no wide end");
      directory = {number_at(*wide, 48, 8), number_at(*wide, 40, 8)};
    }
  }
  if (directory.size_bytes > most_directory_bytes) return damage("the directory is too large");
  return directory;
}

// The number of an entry, from its wide field where that has it. taken: how many numbers of that field went before.
std::uint64_t wide_number(std::string_view extra, std::uint64_t narrow, std::size_t& taken) {
  if (narrow != elsewhere) return narrow;
  while (extra.size() >= 4) {
    const std::size_t size = number_at(extra, 2, 2);
    if (4 + size > extra.size()) return narrow;
    if (number_at(extra, 0, 2) == 1) {
      const std::size_t at = 4 + 8 * taken++;
      return at + 8 <= 4 + size ? number_at(extra, at, 8) : narrow;
    }
    extra.remove_prefix(4 + size);
  }
  return narrow;
}

}  // namespace

std::expected<std::string, std::string> read_at(int descriptor, std::uint64_t at, std::size_t size) {
  std::string bytes(size, '\0');
  std::size_t have = 0;
  while (have < size) {
    const ssize_t count = ::pread(descriptor, bytes.data() + have, size - have, static_cast<off_t>(at + have));
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return std::unexpected(std::string(std::strerror(errno)));
    if (count == 0) return std::unexpected(std::string("the file ends too early"));
    have += static_cast<std::size_t>(count);
  }
  return bytes;
}

std::expected<void, std::string> read_zip_directory(int descriptor, const std::function<bool(const ZipEntry&)>& take) {
  const auto directory = find_directory(descriptor);
  if (!directory) return std::unexpected(directory.error());
  const auto bytes = read_at(descriptor, directory->at, directory->size_bytes);
  if (!bytes) return std::unexpected(bytes.error());
  for (std::string_view left = *bytes; !left.empty();) {
    if (left.size() < entry_bytes || !left.starts_with("PK\1\2")) return damage("no entry");
    const std::size_t name = number_at(left, 28, 2), extra = number_at(left, 30, 2), comment = number_at(left, 32, 2);
    if (entry_bytes + name + extra + comment > left.size()) return damage("an entry ends too early");
    if (number_at(left, 10, 2) != 0) return damage("a file is compressed");
    const std::string_view more = left.substr(entry_bytes + name, extra);
    std::size_t taken = 0;
    const std::uint64_t unpacked = wide_number(more, number_at(left, 24, 4), taken);
    const std::uint64_t packed = wide_number(more, number_at(left, 20, 4), taken);
    const std::uint64_t header_at = wide_number(more, number_at(left, 42, 4), taken);
    if (packed != unpacked) return damage("a file has two sizes");
    if (!take({left.substr(entry_bytes, name), header_at, packed})) return damage("an entry is none of ours");
    left.remove_prefix(entry_bytes + name + extra + comment);
  }
  return {};
}

std::expected<std::uint64_t, std::string> zip_data_at(int descriptor, std::uint64_t header_at) {
  const auto header = read_at(descriptor, header_at, header_bytes);
  if (!header) return std::unexpected(header.error());
  if (!header->starts_with("PK\3\4")) return damage("no header");
  return header_at + header_bytes + number_at(*header, 26, 2) + number_at(*header, 28, 2);
}

}  // namespace ft::assets
