// TOML text as a Draft. Inside codec only: the one place that knows toml++.
#pragma once

#include <expected>
#include <filesystem>
#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "server/codec/content/content_problems.hpp"

namespace ft::codec {

/// Fields whose numbers may be fractions, and are read as whole parts of one: `{{"at"}, 720}` reads `at = [1.5, 2]` as 1080 and 1440.
struct Fractions {
  std::set<std::string, std::less<>> fields;
  std::int32_t parts = 1;
};

/// The whole file as one table. Refuses what is no TOML, other fractions, dates, and more than 4 MiB.
[[nodiscard]] std::expected<rules::Draft, Problems> read_toml(std::string_view text, const std::string& file,
                                                              const Fractions& fractions = {});
/// As read_toml, of a file's bytes.
[[nodiscard]] std::expected<rules::Draft, Problems> read_toml_file(const std::filesystem::path& path,
                                                                   const std::string& name,
                                                                   const Fractions& fractions = {});

}  // namespace ft::codec
