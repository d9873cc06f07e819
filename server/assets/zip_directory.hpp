// Where the files of a ZIP begin: of those that libvips writes, not compressed.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <string>
#include <string_view>

namespace ft::assets {

struct ZipEntry {
  std::string_view name;    // lasts for the call
  std::uint64_t header_at;  // its bytes follow this header
  std::uint64_t size_bytes;
};

/// Calls `take` for each file in the directory of the ZIP behind `descriptor`; where it returns false, stops and fails. Nothing of
/// what the file says is trusted: what lies beyond it is damage. Fails with a sentence.
[[nodiscard]] std::expected<void, std::string> read_zip_directory(int descriptor,
                                                                  const std::function<bool(const ZipEntry&)>& take);

/// Where the bytes of a file begin. header_at: of its entry.
[[nodiscard]] std::expected<std::uint64_t, std::string> zip_data_at(int descriptor, std::uint64_t header_at);

/// `size` bytes from `at` on; fails where there are fewer.
[[nodiscard]] std::expected<std::string, std::string> read_at(int descriptor, std::uint64_t at, std::size_t size);

}  // namespace ft::assets
