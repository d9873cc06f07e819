// Edits of notes and drawings.
#include <algorithm>
#include <numeric>

#include "rules/kernel/knowledge/viewers.hpp"
#include "server/table/commands/player_drawings.hpp"
#include "server/table/history/campaign_limits.hpp"
#include "server/table/history/table_state.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

const Refusal no_note{"E_FORM"_k, {{"field"_k, "note"_k}}, {}};

/// Why a note cannot stand in the scene as it is.
Verdict misdrawn(const Scene& scene, const Note& note) {
  if (!note.has_title_if_needed()) return Refusal{"E_NOTE_TITLE"_k, {}, {}};
  if (!note.has_all_corners())
    return Refusal{"E_DRAWING_CORNERS"_k, {{"most"_k, static_cast<std::int64_t>(Note::most_corners)}}, {}};
  if (note.roof && note.shape != Note::Shape::polygon) return Refusal{"E_ROOF_SHAPE"_k, {}, {}};
  if (!std::ranges::all_of(note.points(), [&](MapPoint point) { return reaches(scene, point); }))
    return Refusal{"E_NOTE_OFF_MAP"_k, {{"most"_k, squares_beyond}}, {}};
  return std::nullopt;
}

std::size_t count_corners(const SceneNotes& notes) {
  return std::accumulate(notes.all().begin(), notes.all().end(), std::size_t{0},
                         [](std::size_t count, const Note& note) { return count + note.corners.size(); });
}

/// Whether it names a creature that is not there; one that has gone since it was written may stay.
bool has_unknown_reader(const State& state, const Note& note, const Note* before) {
  return std::ranges::any_of(note.audience.only, [&](CreatureId reader) {
    const bool had = before && std::ranges::find(before->audience.only, reader) != before->audience.only.end();
    return !had && !find_creature(state, reader);
  });
}

}  // namespace

EditEvents events_of(const Editing& on, const codec::PutNotes& put) {
  const Scene* scene = find_scene(on.state, put.scene);
  if (!scene || !knows_scene(on.state, on.by, put.scene)) return no_such("scene"_k);
  if (put.notes.empty()) return std::unexpected(no_note);
  NotesSet set{put.scene, put.notes};
  std::size_t created = 0;
  for (const Note& note : set.notes)
    if (const Verdict why_not = misdrawn(*scene, note)) return std::unexpected(*why_not);
  if (!on.by.is_gm())
    if (const Verdict why_not = sign(on, *scene, set.notes)) return std::unexpected(*why_not);
  for (Note& note : set.notes) {
    if (note.audience.kind != Audience::Kind::players_of) note.audience.only.clear();
    const Note* before = scene->notes.find(note.id);
    if (note.id && !before) return no_such("note"_k);
    if (on.by.is_gm() && before) note.by = before->by;
    if (has_unknown_reader(on.state, note, before)) return no_such("creature"_k);
    if (!note.id) note.id = on.draw_fixture(), ++created;
  }
  if (created > 0 && scene->notes.all().size() + created > most_notes)
    return std::unexpected(limit_reached("limit_notes"_k, most_notes));
  SceneNotes after = scene->notes;
  after.set(set.notes);
  if (const std::size_t corners = count_corners(after); corners > most_corners && corners > count_corners(scene->notes))
    return std::unexpected(limit_reached("limit_corners"_k, most_corners));
  return Events{std::move(set)};
}

EditEvents events_of(const Editing& on, const codec::RemoveNotes& remove) {
  const Scene* scene = find_scene(on.state, remove.scene);
  if (!scene || !knows_scene(on.state, on.by, remove.scene)) return no_such("scene"_k);
  if (remove.notes.empty()) return std::unexpected(no_note);
  if (!on.by.is_gm())
    if (const Verdict why_not = why_not_removed(on, *scene, remove.notes)) return std::unexpected(*why_not);
  if (!std::ranges::all_of(remove.notes, [&](FixtureId id) { return scene->notes.find(id) != nullptr; }))
    return no_such("note"_k);
  return Events{NotesRemoved{remove.scene, remove.notes}};
}

}  // namespace ft::table
