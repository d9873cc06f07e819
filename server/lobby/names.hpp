// Names that people type: of themselves, of campaigns, of files.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "server/lobby/problem.hpp"

namespace ft::lobby {

/// What a name is for, as its refusals say it ("your name"), and its most letters.
struct NameKind {
  std::string_view what;
  std::size_t most_letters;
};

inline constexpr NameKind display_name = {"Name", 40};
inline constexpr NameKind campaign_name = {"Campaign name", 80};
inline constexpr NameKind file_name = {"File name", 120};

/// The name without spaces around it. Refuses: empty, too long, not UTF-8, control and invisible direction characters.
[[nodiscard]] Answer<std::string> normalize_name(std::string_view typed, const NameKind& kind);

}  // namespace ft::lobby
