// The front door of one table, and its turns.
#include "server/table/table.hpp"

#include <algorithm>

#include "rules/kernel/values/assert.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

constexpr std::size_t unread_limit = 16;      // messages of one connection while the table is being opened
constexpr std::size_t longest_chain = 1'000;  // what may follow from one message by itself

bool may_be_dropped(const codec::Request& request) {
  return std::holds_alternative<codec::Drag>(request) || std::holds_alternative<codec::Ping>(request) ||
         std::holds_alternative<codec::Measure>(request);
}

/// Before its Welcome a connection has no names, and a status needs none.
void push_status(Outbox& outbox, const codec::TableStatus& status) {
  codec::WireNames no_names(NameTable{}, Schema{});
  codec::Deltas deltas(no_names);
  deltas.status(status);
  (void)outbox.push(deltas.take());
}

}  // namespace

Table::Table(const TableDependencies& surroundings, const Settings& settings, RandomSource& randomness,
             persistence::CampaignId id, Handover predecessor)
    : deps_(surroundings),
      settings_(settings),
      randomness_(randomness),
      id_(id),
      predecessor_(std::move(predecessor)),
      chat_(surroundings, id) {
  open();
}

Table::~Table() = default;

void Table::connect(ConnectionId connection, Seat seat, Outbox& outbox) {
  if (open_failure_) return refuse_connection(outbox, *open_failure_);
  const bool waits = failure_status_.kind == codec::TableStatus::Kind::storage_stalled;
  if (waits) push_status(outbox, status_for(seat.gm));
  pending_connections_[connection] = {std::move(seat), &outbox, {}};
}

ReceiveResult Table::receive(ConnectionId connection, std::string_view bytes) {
  const auto pending = pending_connections_.find(connection);
  Presence* who = broadcaster_ ? broadcaster_->of_connection(connection) : nullptr;
  if (pending == pending_connections_.end() && !who) return ReceiveResult::gone;
  if (!content_ || (!who && !pending->second.unread.empty())) {  // in order
    if (pending->second.unread.size() >= unread_limit) return ReceiveResult::busy;
    pending->second.unread.emplace_back(bytes);
    return ReceiveResult::taken;
  }

  const bool of_gm = who ? who->seat.gm : pending->second.seat.gm;
  auto request = codec::decode_request(bytes, *wire_names_,
                                       of_gm ? codec::WireNames::Reader::gm : codec::WireNames::Reader::player);
  const bool said_hello = who || std::any_of(inbox_.begin(), inbox_.end(), [&](const Inbound& inbound) {
                            const auto* from = std::get_if<FromClient>(&inbound);
                            return from && from->connection == connection;
                          });
  if (!request || (!said_hello && !std::holds_alternative<codec::Hello>(*request))) {
    const codec::Closing why{codec::Closing::Code::bad_frame, "Invalid message. Reload the page."};
    if (who) {
      const SeatId seat = who->seat.id;
      broadcaster_->close(*who, why);
      on_disconnected(seat);
    } else {
      Outbox& outbox = *pending->second.outbox;
      pending_connections_.erase(pending);
      refuse_connection(outbox, why);
    }
    return ReceiveResult::bad_frame;
  }

  if (const auto* echo = std::get_if<codec::Echo>(&*request); echo && who && who->new_token.empty()) {
    broadcaster_->send_now(*who, [&](codec::Deltas& deltas) { deltas.echo(echo->number); });
    return ReceiveResult::taken;
  }
  if (may_be_dropped(*request)) {
    std::erase_if(inbox_, [&](const Inbound& inbound) {  // the latest drag wins; an older one is of no use
      const auto* from = std::get_if<FromClient>(&inbound);
      return from && from->connection == connection && from->request.index() == request->index();
    });
    if (inbox_.size() > settings_.inbox_size / 2) return ReceiveResult::taken;
  }
  if (inbox_.size() >= settings_.inbox_size) return ReceiveResult::busy;
  inbox_.push_back(FromClient{connection, std::move(*request), deps_.clock.unix_ms()});
  turn_soon();
  return ReceiveResult::taken;
}

/// Heroes of people who were removed are free for others.
void Table::free_heroes() {
  if (is_read_only()) return;
  Events freed;
  for (const Creature& hero : state_.state.creatures) {
    std::vector<SeatId> seats = hero.seats;
    if (std::erase_if(seats, [&](SeatId seat) { return removed_.contains(seat); }) > 0)
      freed.emplace_back(
          CreatureEdited{hero.id, hero.name, hero.side, std::move(seats), hero.picture, hero.size, hero.facing});
  }
  apply_events({.group = {}, .at_ms = batch_.at_ms, .action = {}, .actor = {}}, freed);
}

std::vector<SeatId> Table::connected_seats() const {
  std::vector<SeatId> seats;
  if (broadcaster_)
    for (const Presence& who : broadcaster_->all())
      if (who.is_connected()) seats.push_back(who.seat.id);
  std::sort(seats.begin(), seats.end());
  return seats;
}

bool Table::idle() const {
  return pending_connections_.empty() && connected_seats().empty() && !in_flight_ && !turn_coming_ && inbox_.empty();
}

/// What went wrong, in words for the operator, goes to the GM; players get what it means for them.
codec::TableStatus Table::status_for(bool gm) const {
  codec::TableStatus now = status();
  if (gm || now.reason.empty()) return now;
  now.damaged = false;
  switch (now.kind) {
    case codec::TableStatus::Kind::playing: now.reason.clear(); break;
    case codec::TableStatus::Kind::paused:
      now.reason = "The open action no longer matches the rules. The GM can cancel it.";
      break;
    case codec::TableStatus::Kind::storage_stalled: now.reason = "The server cannot save right now."; break;
    case codec::TableStatus::Kind::read_only:
      now.reason = "Server fault. Everything shown is saved; the game is read-only until the GM resumes it.";
      break;
  }
  return now;
}

codec::TableStatus Table::status() const {
  using Kind = codec::TableStatus::Kind;
  if (failure_status_.kind != Kind::playing) return failure_status_;
  for (const auto& [id, open] : state_.open)
    if (!open.divergence.empty())
      return {Kind::paused, "The open action no longer matches the rules. The GM can cancel it. " + open.divergence};
  if (state_.stopped) return {Kind::paused, {}};
  return {Kind::playing, notice()};
}

/// What the GM should know while play goes on; empty: nothing.
std::string Table::notice() const {
  if (!notice_.empty()) return notice_;
  if (budgets_->half_is_used(deps_.clock.steady_ms())) return writing_notice();
  return content_ ? content_->rejection() : std::string();
}

std::string Table::writing_notice() const {
  const auto busiest = people_.find(budgets_->busiest());
  return "Players write unusually much into this campaign" +
         (busiest == people_.end() ? std::string() : ", most of it " + busiest->second.name) + ". From " +
         std::to_string(WriteBudgets::most_bytes_of_all >> 20) + " MB a day on each may write only " +
         std::to_string(WriteBudgets::bytes_of_share_per_minute >> 10) +
         " KB a minute. You can remove a player in the list of players.";
}

void Table::say_status() {
  if (broadcaster_ && status() == last_status_) return;
  for (const auto& [connection, pending] : pending_connections_)
    push_status(*pending.outbox, status_for(pending.seat.gm));
  if (!broadcaster_) return;
  last_status_ = status();
  const bool is_trouble = last_status_.kind == codec::TableStatus::Kind::storage_stalled ||
                          last_status_.kind == codec::TableStatus::Kind::read_only;
  for (Presence& who : broadcaster_->all()) {
    const auto say = [&](codec::Deltas& deltas) { deltas.status(status_for(who.seat.gm)); };
    if (!is_trouble)
      broadcaster_->send(who, say);
    else if (who.is_connected() && who.new_token.empty())
      broadcaster_->send_now(who, say);
  }
}

void Table::close_all(const codec::Closing& why) {
  const bool resumes = why.code == codec::Closing::Code::resume_again;  // the outbox has the words itself
  for (auto& [connection, pending] : std::exchange(pending_connections_, {}))
    resumes ? pending.outbox->close(why.code) : refuse_connection(*pending.outbox, why);
  if (!broadcaster_) return;
  for (Presence& who : broadcaster_->all())
    if (who.is_connected()) resumes ? broadcaster_->drop_connection(who) : broadcaster_->close(who, why);
}

// ---- the turn ------------------------------------------------------------------------------------------------------

void Table::turn_soon() {
  if (std::exchange(turn_coming_, true)) return;
  deps_.core.post_at_turn_end([this, alive = std::weak_ptr(alive_)] {
    if (alive.lock()) turn();
  });
}

void Table::deliver(Inbound inbound) {
  if (open_failure_) return;
  inbox_.push_back(std::move(inbound));
  turn_soon();
}

std::function<void(Table::Inbound)> Table::inbox_if_alive() {
  return [this, alive = std::weak_ptr(alive_)](Inbound inbound) {
    if (alive.lock()) deliver(std::move(inbound));
  };
}

/// Plays all inbox messages in arrival order, then commits once. While an append is under way nothing runs: its answer
/// calls for the next turn. A busy core comes here late: what has come since takes part, so that no one waits for two turns;
/// of what several people sent within these milliseconds, the order is unknown.
void Table::turn() {
  const bool can_play = content_ && !in_flight_ && !open_failure_;
  if (can_play) broadcaster_->read_pending();
  turn_coming_ = false;  // only now: what was handed in calls for no other turn
  if (!can_play) return;
  try {
    batch_.at_ms = deps_.clock.unix_ms();
    parts_.begin_turn();
    kept_.clear();
    work_off_inbox();
    parts_.end_parts();
    commit();
    parts_.end_turn();
  } catch (const std::exception& bug) {  // also what the library throws: this turn is forgotten alone (law T7)
    recover(bug.what());
  }
}

void Table::work_off_inbox() {
  std::size_t chain = 0;
  const auto follow = [&] {
    received_ms_ = batch_.at_ms;
    while (play_due() ||
           (!not_playing() && (resolutions_->apply_auto_answer() || resolutions_->time_out_optional() || run_queue())))
      FT_ASSERT(++chain < longest_chain, "what follows by itself comes to an end");
  };
  follow();
  while (!inbox_.empty()) {
    const SeatId player = player_of(inbox_.front());
    if (player) encode_batch();  // what came before is not theirs
    Inbound inbound = std::move(inbox_.front());
    inbox_.pop_front();
    handle(std::move(inbound));
    chain = 0;
    follow();
    if (player) charge_bytes(player, encode_batch());
  }
}

/// Whose message it is; none: a GM's, or the table's own.
SeatId Table::player_of(const Inbound& inbound) const {
  const auto* from = std::get_if<FromClient>(&inbound);
  const Presence* who = from ? broadcaster_->of_connection(from->connection) : nullptr;
  return who && !who->seat.gm ? who->seat.id : SeatId{};
}

/// What a player has written counts against their budget.
void Table::charge_bytes(SeatId player, std::size_t bytes) {
  if (bytes == 0) return;
  budgets_->charge(player, bytes, deps_.clock.steady_ms());
  say_status();
}

void Table::handle(Inbound inbound) {
  if (auto* from = std::get_if<FromClient>(&inbound)) {
    parts_.begin(part_of(*from));
    return handle_request(std::move(*from));
  }
  parts_.begin({});
  handle_own(inbound);
  kept_.push_back(std::move(inbound));
}

/// Messages of the table's timers, its store and its host.
void Table::handle_own(const Inbound& inbound) {
  if (const auto* kept = std::get_if<ChatStored>(&inbound)) return on_chat_stored(*kept);
  if (const auto* erased = std::get_if<ChatDeleted>(&inbound)) return on_chat_deleted(*erased);
  if (std::holds_alternative<SeatRemoved>(inbound)) return free_heroes();
  if (const auto* fired = std::get_if<DueTimerFired>(&inbound)) return due_.on_timer(*fired);
  if (!not_playing()) resolutions_->on_timeout(std::get<QuestionTimeout>(inbound).question);
}

namespace {
/// Whether a request asks and changes nothing, which is all that a GM may who sees as another.
bool only_asks(const codec::Request& request) {
  return std::visit(
      []<class Asked>(const Asked&) {
        return std::is_same_v<Asked, codec::AskOffers> || std::is_same_v<Asked, codec::AskChoices> ||
               std::is_same_v<Asked, codec::AskSheet> || std::is_same_v<Asked, codec::AskRecord> ||
               std::is_same_v<Asked, codec::AskReachableZones> || std::is_same_v<Asked, codec::Drag> ||
               std::is_same_v<Asked, codec::Echo>;
      },
      request);
}
}  // namespace

void Table::handle_request(FromClient from) {
  if (const auto* hello = std::get_if<codec::Hello>(&from.request);
      hello && pending_connections_.contains(from.connection))
    return handle_hello(from.connection, *hello);
  received_ms_ = from.at_ms;
  Presence* who = broadcaster_->of_connection(from.connection);
  if (!who) return;
  if (who->seat.sees_as && !only_asks(from.request)) {
    if (const std::uint32_t asked = part_of(from).client_id) refuse(*who, asked, {"E_WATCHING"_k, {}, {}});
    return;
  }
  const bool writes =
      std::holds_alternative<codec::Play>(from.request) || std::holds_alternative<codec::Say>(from.request) ||
      std::holds_alternative<codec::Edit>(from.request) || std::holds_alternative<codec::SetAutoAnswer>(from.request);
  const std::int64_t wait_s = writes && !who->seat.gm ? budgets_->wait_s(who->seat.id, deps_.clock.steady_ms()) : 0;
  if (wait_s > 0) return refuse(*who, part_of(from).client_id, {"E_TOO_MUCH"_k, {{"seconds"_k, wait_s}}, {}});
  std::visit([&](auto& asked) { request(*who, std::move(asked)); }, from.request);
}

Verdict Table::not_playing() const {
  switch (status().kind) {
    case codec::TableStatus::Kind::playing: return std::nullopt;
    case codec::TableStatus::Kind::read_only: return Refusal{"E_READ_ONLY"_k, {}, {}};
    default: return Refusal{"E_STOPPED"_k, {}, {}};
  }
}

void Table::accept(Presence& to, std::uint32_t client_id) {
  remember({to.seat.id, client_id});
  broadcaster_->send(to, [&](codec::Deltas& deltas) { deltas.accepted(client_id); });
}

void Table::remember(const codec::RequestCompleted& done) {
  if (done.client_id == 0) return;
  add_to_batch(done);
  state_.done.remember(done);
}

void Table::refuse(Presence& to, std::uint32_t client_id, Refusal refusal) {
  refusal.params = project(system(), state_.state, std::move(refusal.params), to.viewer);
  broadcaster_->send(to, [&](codec::Deltas& deltas) { deltas.refused(client_id, refusal); });
}

/// A broken journal stops this table alone (law T7). What was not durable is discarded: memory is read again, so that
/// a new connection sees the true state. reason: in words for the GM.
void Table::stop_read_only(const std::string& reason) {
  deps_.log("table " + std::to_string(id_) + " is read-only: " + reason);
  failure_status_ = {codec::TableStatus::Kind::read_only, reason};
  inbox_.clear();
  forget_turn();
  say_status();
  in_flight_ = settings_.journaled && content_;  // no turn before memory is what the journal says
  if (in_flight_) read(state_.number);
}

}  // namespace ft::table
