// What is stored beside the journal once a batch is durable: snapshots, and when the campaign was played.
#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;

namespace {
constexpr std::int64_t seconds_between_notes = 60;
}  // namespace

void Table::keep_snapshot() {
  if (!settings_.journaled || !content_ || !can_be_kept(state_) || is_read_only()) return;
  if (!snapshot_being_kept_.expired()) return;
  snapshot_at_ = state_.number + batches_between_snapshots;
  const auto snapshot = std::make_shared<const codec::Snapshot>(snapshot_of(state_, content_->revision()));
  snapshot_being_kept_ = snapshot;
  deps_.worker.post([id = id_, snapshot, names = *stored_names_, &store = deps_.store, &core = deps_.core,
                     log = deps_.log] {
    const auto bytes = codec::encode(*snapshot, names);  // here: a large campaign takes up to 0.1 s
    auto kept = store.snapshots().put(id, snapshot->number, bytes);
    if (kept) kept = store.snapshots().keep_newest(id, 8);
    if (!kept)
      core.post([log, text = kept.error().text] { log("a snapshot was not kept, the journal has it all: " + text); });
  });
}

/// For the list of campaigns: when it was played last, and the map that players see, unless fog covers it. Once a minute, and with
/// each other map.
void Table::note_played() {
  if (!settings_.journaled) return;
  const Scene* shown = find_scene(state_.state, state_.state.campaign.shown);
  const bool is_whole = shown && shown->vision_mode == VisionMode::open;
  const std::string picture = is_whole ? shown->picture.asset : std::string();
  const std::int64_t now_s = deps_.clock.unix_ms() / 1000;
  if (now_s < played_noted_s_ + seconds_between_notes && picture == picture_noted_) return;
  played_noted_s_ = now_s;
  picture_noted_ = picture;
  deps_.worker.post([id = id_, now_s, picture, &store = deps_.store, &core = deps_.core, log = deps_.log] {
    const auto kept = store.campaigns().set_played(id, now_s, picture);
    if (!kept) core.post([log, text = kept.error().text] { log("when a campaign was played was not kept: " + text); });
  });
}

}  // namespace ft::table
