// A fault in a turn: the turn is forgotten, memory is read again from the journal, and play goes on (law T7).
#include <algorithm>

#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

const codec::Closing faulty_page{codec::Closing::Code::bad_frame,
                                 "What this page sends makes the server fail. Load it again."};

template <class Message>
std::uint32_t client_id_of(const Message& message) {
  if constexpr (requires { message.client_id; }) return message.client_id;
  return 0;
}

}  // namespace

TurnPart Table::part_of(const FromClient& from) const {
  const auto at = pending_connections_.find(from.connection);
  const Presence* who = broadcaster_->of_connection(from.connection);
  const SeatId seat = who ? who->seat.id : at != pending_connections_.end() ? at->second.seat.id : SeatId{};
  return {.seat = seat,
          .client_id = std::visit([](const auto& message) { return client_id_of(message); }, from.request),
          .hello = std::holds_alternative<codec::Hello>(from.request)};
}

/// Writes a fault into the server's log, under a number that those who meet it read too.
void Table::number_fault(std::string_view doing, const std::string& what) {
  fault_ = draw_fault_number(randomness_);
  deps_.log("table " + std::to_string(id_) + " failed an internal check " + std::string(doing) + " (number " + fault_ +
            "): " + what);
}

/// A bug, or what the library throws. Nothing of the turn is durable, and nothing of it was sent.
void Table::recover(const std::string& what) {
  number_fault("and drops the turn", what);
  if (!parts_.count_fault() || !settings_.journaled)
    return stop_read_only("The server met a fault (number " + fault_ + ").");

  const std::vector<TurnPart> to_blame = parts_.blamed();
  for (const PendingCommand& wanted : queue_.all()) parts_.begin({.seat = wanted.seat, .client_id = wanted.client_id});
  forget_turn();
  answer_forgotten(to_blame);
  parts_.forget_turn(to_blame);
  in_flight_ = true;
  read(state_.number);
}

/// What was under way is gone, and so are the unsent deltas.
void Table::forget_turn() {
  forget_batch();
  queue_.clear();
  due_.clear_timers();
  changed_ = false;
  if (!broadcaster_) return;
  questions_->clear();
  broadcaster_->discard();
  std::vector<SeatId> newcomers;  // their Welcome is gone too: they come again
  for (const Presence& who : broadcaster_->all())
    if (who.is_connected() && !who.new_token.empty()) newcomers.push_back(who.seat.id);
  for (const SeatId seat : newcomers) reconnect_fresh(seat);
}

void Table::reconnect_fresh(SeatId seat) {
  Presence* who = broadcaster_->of_seat(seat);
  if (!who || !who->is_connected()) return;
  who->new_token.clear();
  broadcaster_->drop_connection(*who);
}

/// Those whose messages are forgotten: what met the fault is refused for it, the others may try again.
void Table::answer_forgotten(const std::vector<TurnPart>& to_blame) {
  const auto blamed = [&](const TurnPart& part) {
    return std::any_of(to_blame.begin(), to_blame.end(), [&](const TurnPart& other) {
      return other.seat == part.seat && other.client_id == part.client_id;
    });
  };
  for (const TurnPart& part : parts_.all()) {
    Presence* who = part.seat ? broadcaster_->of_seat(part.seat) : nullptr;
    if (!who || !who->is_connected() || chat_.is_pending(part.seat, part.client_id)) continue;
    if (part.hello) {
      reconnect_fresh(part.seat);
      continue;
    }
    if (part.client_id == 0) continue;
    const Refusal why = blamed(part) ? Refusal{"E_BUG"_k, {{"number"_k, fault_}}, {}} : Refusal{"E_BUSY"_k, {}, {}};
    broadcaster_->send(*who, [&](codec::Deltas& deltas) { deltas.refused(part.client_id, why); });
  }
  const auto is_message = [](const TurnPart& part) { return bool(part.seat); };
  if (std::count_if(to_blame.begin(), to_blame.end(), is_message) == 1)
    count_fault(std::find_if(to_blame.begin(), to_blame.end(), is_message)->seat);
}

void Table::count_fault(SeatId seat) {
  if (parts_.count_fault_of(seat)) return;
  if (Presence* who = broadcaster_->of_seat(seat); who && who->is_connected()) broadcaster_->close(*who, faulty_page);
}

/// Memory is what the journal says. All seats get again what may have been sent in the forgotten turn.
void Table::go_on_after_fault() {
  refresh_viewers();
  for (Presence& who : broadcaster_->all()) {
    const auto reader = who.seat.gm ? codec::WireNames::Reader::gm : codec::WireNames::Reader::player;
    who.areas = visible_areas({system(), state_.state}, who.viewer);
    who.declarations = declarations_for(declaration_sources(), who.viewer);
    who.offers_shown = false;
    const std::size_t shipped = stored_names_->rulebook_names().names().size();
    broadcaster_->send(who, [&](codec::Deltas& deltas) {
      if (wire_names_->size() > shipped) deltas.names(shipped, reader);
      deltas.areas(who.areas);
      deltas.declarations(who.declarations);
      deltas.offers_stale();
      deltas.status(status_for(who.seat.gm));
    });
  }
  last_status_ = status();
  for (const auto& [seat, person] : people_) say_who_is_here(seat);
  for (Inbound& inbound : kept_) {
    if (const auto* kept = std::get_if<ChatStored>(&inbound); kept && kept->line) chat_.remove(kept->line->line.id);
    inbox_.push_back(std::move(inbound));
  }
  kept_.clear();
  restore_open_resolutions();
  // What the table did by itself would meet the fault again.
  for (const TurnPart& part : parts_.take_stopping()) {
    if (part.due) stop_due(*part.due, true, {});
    const auto open = state_.open.find(part.open);
    if (open != state_.open.end() && open->second.divergence.empty())
      resolutions_->diverge(part.open, "The server met a fault (number " + fault_ + ") over it.");
  }
}

}  // namespace ft::table
