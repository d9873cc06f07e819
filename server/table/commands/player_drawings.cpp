#include "server/table/commands/player_drawings.hpp"

#include <algorithm>

#include "rules/kernel/knowledge/fog.hpp"
#include "rules/kernel/vision/samples.hpp"
#include "server/table/history/campaign_limits.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

/// Whether the note is there and the player drew it. One that is not there is answered as another's, so that no hidden one shows.
bool is_own(const Editing& on, const Scene& scene, FixtureId id) {
  const Note* note = scene.notes.find(id);
  return note && note->by == on.by.seat;
}

Verdict why_not_at_all(const Editing& on) {
  const bool may = on.system.house_rule(on.state.campaign, "players_draw"_k) != 0;
  return may ? Verdict{} : Refusal{"E_DRAW_OFF"_k, {}, {}};
}

/// The points that its line is drawn through; of an ellipse, whose corners lie beside it, its middle and the ends of its axes.
std::vector<MapPoint> drawn_points(const Note& note) {
  if (note.shape == Note::Shape::text) return {note.at};
  std::vector<MapPoint> points = note.points();
  points.erase(points.begin());  // its place may lie beside a bent line
  if (note.shape != Note::Shape::ellipse) return points;
  const auto [x, y] = note.at;
  const auto [left, right] = std::minmax(points[0].x, points[1].x);
  const auto [top, bottom] = std::minmax(points[0].y, points[1].y);
  return {note.at, {left, y}, {right, y}, {x, top}, {x, bottom}};
}

bool is_on_known_ground(const Editing& on, const Scene& scene, const Note& note) {
  if (!has_fog(scene)) return true;
  const Raster known = revealed_to(scene, on.by);
  return std::ranges::all_of(drawn_points(note),
                             [&](MapPoint point) { return known.contains_any(samples_about(point)); });
}

/// Why the player would have too many or too large drawings in the scene, with these.
Verdict too_many(const Editing& on, const Scene& scene, const std::vector<Note>& notes) {
  SceneNotes after = scene.notes;
  const auto named = [](const Note& note) { return bool(note.id); };
  std::vector<Note> changed;
  std::ranges::copy_if(notes, std::back_inserter(changed), named);
  if (!changed.empty()) after.set(changed);
  std::size_t count = 0;
  std::int64_t bytes = 0;
  const auto add = [&](const Note& note) { ++count, bytes += size_of(note); };
  for (const Note& note : after.all())
    if (note.by == on.by.seat) add(note);
  for (const Note& note : notes)
    if (!note.id) add(note);
  if (count > most_own_drawings && changed.size() < notes.size())
    return limit_reached("limit_own_drawings"_k, most_own_drawings);
  if (bytes > most_own_drawing_bytes) return limit_reached("limit_own_drawing_bytes"_k, most_own_drawing_bytes);
  return std::nullopt;
}

}  // namespace

Verdict sign(const Editing& on, const Scene& scene, std::vector<Note>& notes) {
  if (const Verdict why_not = why_not_at_all(on)) return why_not;
  for (Note& note : notes) {
    if (note.id && !is_own(on, scene, note.id)) return Refusal{"E_DRAW_OWN"_k, {}, {}};
    if (note.shape == Note::Shape::pin || note.roof) return Refusal{"E_DRAW_KIND"_k, {}, {}};
    if (!is_on_known_ground(on, scene, note)) return Refusal{"E_DRAW_UNSEEN"_k, {}, {}};
    note.audience = note.id ? scene.notes.find(note.id)->audience : rules::Audience{};
    note.by = on.by.seat;
  }
  return too_many(on, scene, notes);
}

Verdict why_not_removed(const Editing& on, const Scene& scene, const std::vector<FixtureId>& notes) {
  if (const Verdict why_not = why_not_at_all(on)) return why_not;
  const bool all_own = std::ranges::all_of(notes, [&](FixtureId id) { return is_own(on, scene, id); });
  return all_own ? Verdict{} : Refusal{"E_DRAW_OWN"_k, {}, {}};
}

}  // namespace ft::table
