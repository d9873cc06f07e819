// Contests of Initiative. Source: AU-INIT.
#pragma once

#include "rules/systems/aura/turns/declared.hpp"

namespace ft::rules::aura {

/// Result of a contest: members no challenger beat, winning challengers (highest first), beaten members, losing
/// challengers.
struct Order {
  std::vector<DeclaredAction*> unbeaten, winners, beaten, losers;
};
/// Challengers roll, the challenged roll or decline. A total must be strictly higher. Source: AU-INIT-02, AU-INIT-03, AU-INIT-06.
[[nodiscard]] Order contest(Resolution& r, const std::vector<DeclaredAction*>& group,
                            const std::vector<DeclaredAction*>& challengers);

/// A creature in an order, and the Initiative that put it there.
struct Placed {
  CreatureId who;
  std::int64_t initiative;
};
/// Logs which of two comes first, and why: higher Initiative, or the earlier declaration. Source: AU-INIT-04,
/// AU-INIT-07.
void tell_who_comes_first(Resolution& r, const Placed& first, const Placed& second, Key rule);

/// The house rule, what it may say, and what else the GM may. Stored: never renumber. Source: AU-INIT-08.
enum Simultaneity : std::int64_t { winner_first = 0, snapshot = 1, ask_gm = 2, challenged_first = 3, in_order = 4 };
/// How two meet, by the GM; the first of these where the GM is silent. Source: AU-INIT-08, AU-INT-04, AU-ARB-14.
[[nodiscard]] std::int64_t ask_gm_choice(Resolution& r, Key about, const Params& who,
                                         const std::vector<Option>& options);

/// The actions left after races: of several to one place, or for one item, at the same time only the
/// fastest succeeds; the others cost nothing. Source: AU-INIT-07, AU-INT-05.
[[nodiscard]] std::vector<DeclaredAction*> settle_races(Resolution& r, const std::vector<DeclaredAction*>& together);

}  // namespace ft::rules::aura
