// Defences rolled in advance and published. Source: heimr.md 3.10.
#pragma once

#include <optional>

#include "rules/systems/heimr/challenge.hpp"

namespace ft::rules::heimr {

/// A published defence as the condition `defence` on its owner keeps it; everybody sees its result.
struct Defence {
  Key kind;     // dodge, block, parry
  ItemId item;  // the shield or weapon; none for a dodge
  std::int64_t d6 = 0, raw = 0, potential = 0, result = 0;
};
[[nodiscard]] std::optional<Defence> published_defence(const World& world, CreatureId who);

/// Asks which kind (default the best), throws and publishes it, in place of an unused one. Nothing happens for somebody
/// who cannot defend. Source: HM-DEF-05, W16, W17.
void publish_defence(Resolution& r, CreatureId who);
/// Several at once, asked together, thrown in the order given. Source: G-A1.
void publish_defences(Resolution& r, const std::vector<CreatureId>& who);
/// Takes the published defence away: daze, helplessness, a grab, a lost shield. Source: HM-DEF-04.
void discard_defence(Resolution& r, CreatureId who);

}  // namespace ft::rules::heimr
