// Who may read something.
#pragma once

#include <vector>

#include "rules/kernel/values/ids.hpp"

namespace ft::rules {

/// Audience of a log entry or a note: all (of an entry those who know the creatures it names), the players of `only` and the GM, or
/// the GM alone.
struct Audience {
  enum class Kind : std::uint8_t { all, players_of, gm };
  Kind kind = Kind::all;
  std::vector<CreatureId> only;
  bool operator==(const Audience&) const = default;
};

}  // namespace ft::rules
