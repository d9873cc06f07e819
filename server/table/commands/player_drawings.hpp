// What players may do with the drawings of a map: add their own where they see it or explored it, change and remove those.
#pragma once

#include "server/table/commands/edit_events.hpp"

namespace ft::table {

/// Of a player in a scene: drawings, and bytes of their words and corners.
inline constexpr std::size_t most_own_drawings = 100;
inline constexpr std::int64_t most_own_drawing_bytes = 60'000;

/// Makes the notes a player's who puts them: for all players where they are new, else for those they are for.
/// scene: one that the player knows.
/// Refuses: E_DRAW_OFF, E_DRAW_OWN, E_DRAW_KIND, E_DRAW_UNSEEN, E_CONTENT_LIMIT; what, depends on nothing that the player does not know.
[[nodiscard]] rules::Verdict sign(const Editing& on, const rules::Scene& scene, std::vector<rules::Note>& notes);

/// Why the player who edits may not remove the notes: E_DRAW_OFF, E_DRAW_OWN.
[[nodiscard]] rules::Verdict why_not_removed(const Editing& on, const rules::Scene& scene,
                                             const std::vector<rules::FixtureId>& notes);

}  // namespace ft::table
