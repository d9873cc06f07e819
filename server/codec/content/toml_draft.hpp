// TOML text as a Draft. Inside codec only: the one place that knows toml++.
#pragma once

#include <expected>
#include <filesystem>
#include <string>
#include <string_view>

#include "server/codec/content/content_problems.hpp"

namespace ft::codec {

/// The whole file as one table. Refuses what is no TOML, fractions, dates, and more than 4 MiB.
[[nodiscard]] std::expected<rules::Draft, Problems> read_toml(std::string_view text, const std::string& file);
/// As read_toml, of a file's bytes.
[[nodiscard]] std::expected<rules::Draft, Problems> read_toml_file(const std::filesystem::path& path,
                                                                   const std::string& name);

}  // namespace ft::codec
