// Opening: raise the epoch, read the journal on the worker, and take up what was open as if nothing had happened.
#include "server/table/table.hpp"

#include <algorithm>

#include "rules/kernel/values/assert.hpp"
#include "server/table/history/new_campaign.hpp"

namespace ft::table {

using namespace rules;

namespace {

constexpr std::chrono::milliseconds try_again{1'000};
constexpr std::chrono::milliseconds closed_for_newer{
    60'000};  // each try takes the table from a newer server that plays it

}  // namespace

void Table::open() {
  const bool taken = deps_.journal.open(id_, deps_.core, [this, alive = std::weak_ptr(alive_)](auto result) {
    if (alive.lock()) opened(std::move(result));
  });
  if (!taken) open_later("the journal's queue is full");
}

void Table::opened(persistence::Result<persistence::OpenedTable> opened) {
  if (!opened) return open_later(opened.error().text);
  epoch_ = opened->epoch;
  end_of_journal_ = opened->last_number;
  compare_with_predecessor(opened->last_number);
  read(opened->last_number);
}

void Table::read(std::int64_t number) {
  deps_.worker.post([this, alive = std::weak_ptr(alive_), number, id = id_, &store = deps_.store, &core = deps_.core,
                     &rulebooks = deps_.rulebooks]() mutable {
    auto result = std::make_shared<persistence::Result<Loaded>>(load(store, rulebooks, id, number));
    core.post([this, alive, result] {
      if (alive.lock()) loaded(std::move(*result));
    });
  });
}

void Table::open_later(const std::string& reason) {
  deps_.log("table " + std::to_string(id_) + " cannot be opened yet: " + reason);
  failure_status_ = {codec::TableStatus::Kind::storage_stalled, reason};
  say_status();
  retry_timer_ = deps_.core.post_after(try_again, [this] { open(); });
}

void Table::loaded(persistence::Result<Loaded> loaded) {
  const bool again = content_ != nullptr;  // what a turn had made of it is forgotten
  if (!loaded) return not_loaded(loaded.error());
  if (again && !loaded->damage.empty()) return hand_over(loaded->damage);  // the next table reads what is there now
  state_ = std::move(loaded->state);
  known_.reset();
  due_.on_change();
  viewers_.clear();
  ids_.clear();
  in_flight_ = false;
  if (!again) begin_with(std::move(*loaded));
  try {
    batch_.at_ms = deps_.clock.unix_ms();
    take_up();
    again ? take_up_again() : take_up_first();
  } catch (const std::exception& bug) {
    number_fault("while it was opened", bug.what());
    if (!is_read_only() && !again && settings_.journaled) return read_once_more();
    if (!is_read_only())
      return stop_read_only("The server met a fault (number " + fault_ + ") as it opened this table.");
    forget_batch();  // shown all the same
  }
  last_status_ = status();  // as the snapshots of those who wait will say
  for (const StoredChatLine& kept : chat_.lines()) state_.done.remember({kept.line.seat, kept.line.client_id});
  std::map<ConnectionId, std::deque<std::string>> unread;  // apart: what is received may end an arrival
  for (auto& [connection, pending] : pending_connections_) unread[connection] = std::exchange(pending.unread, {});
  for (const auto& [connection, messages] : unread)
    for (const std::string& bytes : messages)
      if (receive(connection, bytes) != ReceiveResult::taken) break;
  turn_soon();
}

/// As after a fault in a turn: heroes are not freed this time.
void Table::read_once_more() {
  forget_turn();
  in_flight_ = true;
  read(state_.number);
}

/// A store that is away is asked again; a campaign that this server cannot play lets no one in for a while.
void Table::not_loaded(const persistence::StoreFailure& failure) {
  const bool passes =
      failure.error == persistence::StoreError::unreachable || failure.error == persistence::StoreError::busy;
  if (passes && content_) {
    if (!is_read_only()) failure_status_ = {codec::TableStatus::Kind::storage_stalled, failure.text};
    say_status();
    retry_timer_ = deps_.core.post_after(try_again, [this] { read(state_.number); });
    return;
  }
  if (passes) return open_later(failure.text);
  if (content_) return hand_over(failure.text);  // the next table reads what is there now
  deps_.log("table " + std::to_string(id_) + " cannot be read: " + failure.text);
  if (failure.error == persistence::StoreError::newer_database)
    return give_up("The journal of this table was written by a newer version of Fairtable.",
                   {codec::Closing::Code::no_such_table,
                    "This campaign was played with a newer version of Fairtable. Ask the host to start that version."},
                   closed_for_newer);
  give_up(failure.text);
}

/// Refuses every connection: the state in memory is not the journal's. why: for each connection. closed: until it is
/// opened again for those who come.
void Table::give_up(const std::string& reason, codec::Closing why, std::chrono::milliseconds closed) {
  open_failure_ = std::move(why);
  failure_status_ = {codec::TableStatus::Kind::read_only, reason};
  inbox_.clear();
  forget_turn();
  in_flight_ = false;
  close_all(*open_failure_);
  if (is_handed_over()) return;
  retry_timer_ = deps_.core.post_after(closed, [this] {  // who comes later finds it opened again
    open_failure_->code = codec::Closing::Code::resume_again;
    opens_again_ = true;
  });
}

/// The journal is not as this table left it: another server has opened it, or the database has lost its end. Everyone
/// reconnects, repeats what has no answer, and finds a table that the host has loaded again.
void Table::hand_over(const std::string& reason) {
  deps_.log("table " + std::to_string(id_) + " sends everyone to reconnect and is loaded again: " + reason);
  give_up(reason, {codec::Closing::Code::resume_again, {}});
}

/// A GM wants a read-only table to play. The answer is not journaled: nothing is written there.
void Table::open_again(Presence& from, std::uint32_t client_id) {
  broadcaster_->send(from, [&](codec::Deltas& deltas) { deltas.accepted(client_id); });
  opens_again_ = true;
  deps_.core.post([this, alive = std::weak_ptr(alive_)] {
    if (alive.lock()) hand_over("a GM opens it again");
  });
}

void Table::compare_with_predecessor(std::int64_t last_number) {
  if (last_number < predecessor_.number) {
    const std::int64_t lost = predecessor_.number - last_number;
    notice_ = "The database lost the last " + std::to_string(lost) + (lost == 1 ? " entry" : " entries") +
              " of this campaign: play goes on from what is left. Ask the host about synchronous replication.";
    deps_.log("table " + std::to_string(id_) + ": the database lost the last " + std::to_string(lost) +
              " entries, up to number " + std::to_string(predecessor_.number));
  } else if (predecessor_.repeated) {
    notice_ =
        "Two servers share one database, and people of this campaign are on both: each arrival there makes everyone "
        "here reconnect. Nothing is lost. Ask the host to send everyone to one server.";
  }
}

ResolutionsContext Table::resolutions_context() {
  return {
      .state = state_,
      .batch = batch_,
      .content = *content_,
      .questions = *questions_,
      .names = *stored_names_,
      .random = randomness_,
      .ids = ids_,
      .apply_events = [this](const codec::LogContext& context, const Events& events) { apply_events(context, events); },
      .on_opened =
          [this](const PendingCommand& command) {
            if (Presence* sender = sender_of(command)) accept(*sender, command.client_id);
          },
      .on_committed = [this](const Events& events) { drop_queued_at_round_end(events); },
      .take_back = [this](ResolutionId id, const std::string& reason) { return undo_steps({id}, {}, reason); },
      .on_continued = [this](ResolutionId id) { parts_.begin({.open = id}); },
      .on_diverged = [this] { say_status(); },
      .log = [this](const std::string& line) { deps_.log("table " + std::to_string(id_) + ": " + line); }};
}

/// What the store says of the table, but for what the journal makes of it.
void Table::begin_with(Loaded loaded) {
  failure_status_ = {};
  if (!loaded.damage.empty()) {
    deps_.log("table " + std::to_string(id_) + " is read-only: " + loaded.damage);
    failure_status_ = {
        codec::TableStatus::Kind::read_only,
        loaded.damage +
            " What can be read is shown, and nothing more is written. Ask the host to mend it, or play on from here.",
        true};
  }
  opened_ms_ = deps_.clock.unix_ms();
  campaign_ = loaded.campaign;
  with_sample_ = loaded.begins_with_sample;
  stored_names_ = std::move(loaded.stored_names);
  wire_names_ = std::move(loaded.wire_names);
  broadcaster_ = std::make_unique<Broadcaster>(*wire_names_, settings_, [this](SeatId seat) { drop_queued_of(seat); });
  content_ = std::make_unique<CampaignContent>(
      ContentContext{*loaded.rulebook, *stored_names_, *wire_names_, state_.state, *broadcaster_});
  questions_ = std::make_unique<Questions>(
      QuestionsContext{deps_, settings_, state_, *content_, *broadcaster_, [this] { return !not_playing(); },
                       [this](const QuestionTimeout& timeout) { deliver(timeout); }});
  resolutions_ = std::make_unique<Resolutions>(resolutions_context());
  for (codec::Participant& person : loaded.people) people_[person.seat] = person;
  removed_.merge(loaded.removed);
  chat_.load(std::move(loaded.chat));
  // Tables that were opened together do not all store theirs together.
  snapshot_at_ = state_.number + batches_between_snapshots - id_ % (batches_between_snapshots / 2);
}

void Table::take_up() {
  if (state_.number == 0 && is_read_only()) state_.state = empty_state(system());
  if (state_.number == 0 && !is_read_only()) found(with_sample_);
  content_->learn(NameTable{});  // what is secret stays so, should the next line fail
  follow_content();
  content_->learn(NameTable{});  // names of secret content are kept though it is there no more
}

void Table::take_up_first() {
  restore_open_resolutions();
  free_heroes();
}

void Table::take_up_again() {
  if (is_read_only()) return;  // only to show what is durable
  failure_status_ = {};
  go_on_after_fault();
}

/// The first batch: the state the campaign begins with.
void Table::found(bool with_sample) {
  const State first = with_sample ? with_drawn_ids(content_->rulebook().sample, [this] { return ids_.next().value; })
                                  : empty_state(system());
  apply_events({.group = {}, .at_ms = batch_.at_ms, .action = {}, .actor = {}}, founding_events(first));
}

}  // namespace ft::table
