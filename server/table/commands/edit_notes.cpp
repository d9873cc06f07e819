// Edits of notes.
#include <algorithm>

#include "server/table/commands/edit_events.hpp"
#include "server/table/history/campaign_limits.hpp"
#include "server/table/history/table_state.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

const Refusal no_note{"E_FORM"_k, {{"field"_k, "note"_k}}, {}};

}  // namespace

EditEvents events_of(const Editing& on, const codec::PutNotes& put) {
  const Scene* scene = find_scene(on.state, put.scene);
  if (!scene) return no_such("scene"_k);
  if (put.notes.empty()) return std::unexpected(no_note);
  NotesSet set{put.scene, put.notes};
  std::uint64_t created = 0;
  for (Note& note : set.notes) {
    if (note.title.empty()) return std::unexpected(Refusal{"E_NOTE_TITLE"_k, {}, {}});
    if (!reaches(*scene, note.at))
      return std::unexpected(Refusal{"E_NOTE_OFF_MAP"_k, {{"most"_k, squares_beyond}}, {}});
    if (note.audience.kind != Audience::Kind::players_of) note.audience.only.clear();
    if (!note.id)
      note.id = {on.id.value << 16 | ++created};
    else if (!scene->notes.find(note.id))
      return no_such("note"_k);
  }
  if (created > 0 && scene->notes.all().size() + created > most_notes)
    return std::unexpected(limit_reached("limit_notes"_k, most_notes));
  return Events{std::move(set)};
}

EditEvents events_of(const Editing& on, const codec::RemoveNotes& remove) {
  const Scene* scene = find_scene(on.state, remove.scene);
  if (!scene) return no_such("scene"_k);
  if (remove.notes.empty()) return std::unexpected(no_note);
  if (!std::ranges::all_of(remove.notes, [&](FixtureId id) { return scene->notes.find(id) != nullptr; }))
    return no_such("note"_k);
  return Events{NotesRemoved{remove.scene, remove.notes}};
}

}  // namespace ft::table
