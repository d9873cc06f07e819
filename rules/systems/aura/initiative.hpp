// Contests of Initiative. Source: AU-INIT.
#pragma once

#include "rules/systems/aura/declared.hpp"

namespace ft::rules::aura {

/// Who beat whom: members whom nobody beat, challengers who beat somebody, highest first, members whom somebody beat, and
/// challengers who beat nobody.
struct Order {
  std::vector<Declared*> unbeaten, winners, beaten, losers;
};
/// Challengers roll, the challenged roll or decline. A total must be strictly higher. Source: AU-INIT-02, AU-INIT-03, AU-INIT-06.
[[nodiscard]] Order contest(Resolution& r, const std::vector<Declared*>& group,
                            const std::vector<Declared*>& challengers);

/// The house rule, what it may say, and what else the GM may. Stored: never renumber. Source: AU-INIT-08.
enum Simultaneity : std::int64_t { winner_first = 0, snapshot = 1, ask_gm = 2, challenged_first = 3, in_order = 4 };
/// How two meet, by the GM; the first of these where the GM is silent. Source: AU-INIT-08, AU-INT-04, AU-ARB-14.
[[nodiscard]] std::int64_t gm_says(Resolution& r, Key about, const Params& who, const std::vector<Option>& options);

/// Who of these comes first where several claim the same thing; in the order of their requests. Source: AU-INIT-07.
[[nodiscard]] CreatureId first_of_race(Resolution& r, const std::vector<CreatureId>& rivals);

}  // namespace ft::rules::aura
