// How much one campaign holds by edits, so that it opens, and is joined, quickly (law T6).
#pragma once

#include <cstddef>

#include "rules/kernel/state/event.hpp"
#include "rules/kernel/values/refusal.hpp"

namespace ft::table {

inline constexpr std::size_t most_creatures = 1'000;
inline constexpr std::size_t most_scenes = 100;
inline constexpr std::size_t most_conditions = 5'000;          // of all creatures together
inline constexpr std::size_t most_items = 10'000;              // that creatures have, together
inline constexpr std::size_t most_walls = 50'000;              // of all scenes together
inline constexpr std::size_t most_squares_of_walls = 100'000;  // how long those of a scene are together
inline constexpr std::size_t most_lights = 2'000;              // of one scene
inline constexpr std::size_t most_notes = 1'000;               // of one scene
inline constexpr std::size_t most_corners = 20'000;            // of the drawings of one scene
inline constexpr std::size_t most_note_bytes = 2'000'000;      // titles, texts and corners of all scenes together
inline constexpr std::size_t most_regions = 500;               // of one scene
inline constexpr std::size_t most_region_corners = 50'000;     // of all scenes together
inline constexpr std::size_t most_fog_chunks = 20'000;         // of revealed areas of all scenes together: 10 MiB
inline constexpr std::size_t most_painted_cells = 250'000;     // of all scenes together: one of the widest
inline constexpr std::size_t most_kinds_of_terrain = 2'000;  // of one scene: a map of zones with a name each, and more

/// The bytes of a note that count: its words and corners.
[[nodiscard]] std::int64_t size_of(const rules::Note& note);

/// E_CONTENT_LIMIT: there would be more than `most`. what: the text of the server's schema that names them.
[[nodiscard]] rules::Refusal limit_reached(rules::Key what, std::size_t most);

/// E_CONTENT_LIMIT where the events of an edit would make more of something than a campaign holds. What play itself adds is not
/// bounded, and edits that make less pass however much there is.
[[nodiscard]] rules::Verdict beyond_limits(const rules::State& state, const rules::Events& events);

}  // namespace ft::table
