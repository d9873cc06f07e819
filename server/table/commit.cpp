// The chain by which everything is journaled and broadcast (laws T1, T3): fold -> batch -> project -> frames, once for
// each command's events, by `apply_events`; then append -> flush, once for the turn, by `commit`. Memory runs ahead of
// the journal, so that the next command of the turn is played on it; frames are held until the append is durable, and
// should it never land, memory is folded again from the journal.
#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;

namespace {
constexpr std::chrono::milliseconds append_again{1'000};
}  // namespace

/// After it, state, log and undo history have the events, the batch has their record and each person's frame what they
/// may know of it; open resolutions have taken them into account. May throw: the turn is then forgotten. Called in a turn.
void Table::apply_events(const codec::LogContext& context, const Events& events) {
  if (events.empty()) return;
  const bool differently = changes_knowledge(system(), state_.state, events);
  Known known = differently ? known_by_each() : Known{{system(), state_.state}, {}, {}};
  known_.reset();

  due_.on_change();
  add_to_batch(codec::EventsRecorded{context.group, events});
  const Witnesses witnesses{viewers(), known.sights, differently ? &known.exploration : nullptr};
  const auto groups = take_in(state_, context, events, witnesses, *wire_names_);  // folds and projects
  const Events explored = differently ? explore(known.sights, known.exploration) : Events{};
  state_.undo_history.trim([this](ResolutionId step) { return state_.open.contains(step); });
  content_->on_events(events);

  if (differently)
    broadcast_diffs(groups, std::move(known), explored);
  else
    broadcast_events(groups);
  changed_ = true;
  resolutions_->append_concurrent_events(context.group, events);
}

/// Journals and folds what creatures have seen for the first time, lost sight of and remember, beside the step: undoing that takes none
/// of it back. Returns it.
Events Table::explore(const Sights& sights, Exploration& exploration) {
  Events explored = exploration.learned(sights);
  if (explored.empty()) return explored;
  add_to_batch(codec::EventsRecorded{{}, explored});
  record_knowledge(state_, explored);
  return explored;
}

void Table::forget_batch() {
  batch_ = {};
  batch_bytes_.clear();
}

/// Encodes the new records, each once. Returns how many bytes they take; where nothing is journaled none are.
std::size_t Table::encode_batch() {
  if (batch_.records.empty() || !settings_.journaled) return 0;
  const std::size_t before = batch_bytes_.size();
  batch_bytes_ += codec::encode(batch_, *stored_names_);
  batch_.records.clear();
  return batch_bytes_.size() - before;
}

/// The end of a turn: one append for all of its records. No turn runs until `on_append_result`. With no records, frames
/// leave at once.
void Table::commit() {
  if (is_read_only()) forget_batch();  // nothing is written there
  if (std::exchange(changed_, false)) broadcast_derived();
  if (batch_.records.empty() && batch_bytes_.empty()) {
    questions_->send_waits();
    questions_->run_clocks();
    send_declarations(declaration_sources(), *broadcaster_);
    tell_next_undo();
    broadcaster_->flush();
    return;
  }
  encode_batch();
  const auto bytes = std::make_shared<const std::string>(std::move(batch_bytes_));
  forget_batch();
  if (!settings_.journaled) return on_durable();
  in_flight_ = true;
  append(bytes);
}

void Table::append(std::shared_ptr<const std::string> bytes) {
  const bool taken = deps_.journal.append({id_, epoch_, state_.number, bytes}, deps_.core,
                                          [this, alive = std::weak_ptr(alive_)](const AppendResult& result) {
                                            if (alive.lock()) on_append_result(result);
                                          });
  if (taken) return;
  on_append_result(
      {AppendResult::Kind::storage_stalled, "the journal's queue is full: the disk is too slow for this many tables"});
  retry_timer_ = deps_.core.post_after(append_again, [this, bytes = std::move(bytes)] { append(bytes); });
}

void Table::on_append_result(const AppendResult& result) {
  switch (result.kind) {
    case AppendResult::Kind::committed: return on_durable();
    case AppendResult::Kind::storage_stalled:
      failure_status_ = {codec::TableStatus::Kind::storage_stalled, result.reason};
      return say_status();
    case AppendResult::Kind::refused: return hand_over(result.reason);
    case AppendResult::Kind::broken: return stop_read_only(result.reason);
  }
}

/// The batch is durable: frames leave. Where questions and declarations meet a fault, everyone reconnects.
void Table::on_durable() {
  in_flight_ = false;
  ++state_.number;
  if (failure_status_.kind == codec::TableStatus::Kind::storage_stalled) {
    failure_status_ = {};
    say_status();
  }
  try {
    questions_->send_waits();
    questions_->run_clocks();
    send_declarations(declaration_sources(), *broadcaster_);
    tell_next_undo();
  } catch (const std::exception& bug) {
    number_fault("and could not send the events", bug.what());
    broadcaster_->discard();
    for (Presence& who : broadcaster_->all()) who.resume.reset();
    for (const SeatId seat : connected_seats()) reconnect_fresh(seat);
  }
  note_played();
  broadcaster_->flush();
  if (state_.number >= snapshot_at_) keep_snapshot();
  if (!inbox_.empty()) turn_soon();
}

}  // namespace ft::table
