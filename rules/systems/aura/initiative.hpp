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

/// Who of these comes first where several claim the same thing; in the order of their requests. Source: AU-INIT-07.
[[nodiscard]] CreatureId first_of_race(Resolution& r, const std::vector<CreatureId>& rivals);

}  // namespace ft::rules::aura
