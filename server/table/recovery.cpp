// A fault in a turn: the turn is forgotten, memory is read again from the journal, and play goes on (law T7).
#include <algorithm>

#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

constexpr int most_faults = 3;  // of one person, then the connection ends; of turns without a message, then play
const codec::Closing faulty_page{codec::Closing::Code::bad_frame,
                                 "What this page sends makes the server fail. Load it again."};

template <class Message>
std::uint32_t client_id_of(const Message& message) {
  if constexpr (requires { message.client_id; }) return message.client_id;
  return 0;
}

}  // namespace

/// The part that is being worked off from here on.
void Table::begin_part(TurnPart part) {
  parts_.push_back(std::move(part));
  in_part_ = true;
}

void Table::begin_part(const FromClient& from) {
  const auto at = arrivals_.find(from.connection);
  const Presence* who = audience_->of_connection(from.connection);
  const SeatId seat = who ? who->seat.id : at != arrivals_.end() ? at->second.seat.id : SeatId{};
  begin_part({.seat = seat,
              .client_id = std::visit([](const auto& message) { return client_id_of(message); }, from.request),
              .hello = std::holds_alternative<codec::Hello>(from.request)});
}

/// A bug, or an exception of the library. Nothing of the turn is durable, and nothing of it was sent.
void Table::recover(const std::string& what) {
  deps_.log("table " + std::to_string(id_) + " met a fault, and forgets the turn: " + what);
  const bool by_message = std::any_of(parts_.begin(), parts_.end(), [](const TurnPart& part) { return part.seat; });
  faults_in_a_row_ = by_message ? 0 : faults_in_a_row_ + 1;
  if (!settings_.journaled || faults_in_a_row_ >= most_faults) return stop_read_only("The server met a fault.");

  const std::vector<TurnPart> to_blame = blamed_parts();
  for (const PendingCommand& wanted : queue_.all())
    parts_.push_back({.seat = wanted.seat, .client_id = wanted.client_id});
  forget_turn();
  answer_forgotten(to_blame);
  stopping_.clear();
  std::copy_if(to_blame.begin(), to_blame.end(), std::back_inserter(stopping_),
               [](const TurnPart& part) { return part.open || part.due; });
  parts_.clear();
  in_flight_ = true;
  read(state_.number);
}

/// The part that met the fault, and the message that it followed; all messages of the turn where it met it as a whole,
/// and where there are none what the table did by itself.
std::vector<TurnPart> Table::blamed_parts() const {
  const auto is_message = [](const TurnPart& part) { return bool(part.seat); };
  std::vector<TurnPart> blamed;
  if (!in_part_) {
    std::copy_if(parts_.begin(), parts_.end(), std::back_inserter(blamed), is_message);
    return blamed.empty() ? parts_ : blamed;
  }
  blamed.push_back(parts_.back());
  const auto before = std::find_if(parts_.rbegin(), parts_.rend(), is_message);
  if (parts_.back().open && before != parts_.rend()) blamed.push_back(*before);
  return blamed;
}

/// Drops the work in progress and the collected frames.
void Table::forget_turn() {
  batch_ = {};
  queue_.clear();
  due_.clear_timers();
  changed_ = false;
  if (!audience_) return;
  questions_->clear();
  audience_->discard();
  std::vector<SeatId> newcomers;  // their Welcome is gone too: they come again
  for (const Presence& who : audience_->all())
    if (who.here() && !who.new_token.empty()) newcomers.push_back(who.seat.id);
  for (const SeatId seat : newcomers) reconnect_fresh(seat);
}

void Table::reconnect_fresh(SeatId seat) {
  Presence* who = audience_->of_seat(seat);
  if (!who || !who->here()) return;
  who->new_token.clear();
  audience_->drop_connection(*who);
}

/// Answers the forgotten messages: E_BUG for the one that met the fault, E_BUSY for the others.
void Table::answer_forgotten(const std::vector<TurnPart>& to_blame) {
  const auto blamed = [&](const TurnPart& part) {
    return std::any_of(to_blame.begin(), to_blame.end(), [&](const TurnPart& other) {
      return other.seat == part.seat && other.client_id == part.client_id;
    });
  };
  for (const TurnPart& part : parts_) {
    Presence* who = part.seat ? audience_->of_seat(part.seat) : nullptr;
    if (!who || !who->here() || chat_.is_pending(part.seat, part.client_id)) continue;
    if (part.hello) {
      reconnect_fresh(part.seat);
      continue;
    }
    if (part.client_id == 0) continue;
    const Refusal why{blamed(part) ? "E_BUG"_k : "E_BUSY"_k, {}, {}};
    audience_->tell(*who, [&](codec::Deltas& deltas) { deltas.refused(part.client_id, why); });
  }
  const auto is_message = [](const TurnPart& part) { return bool(part.seat); };
  if (std::count_if(to_blame.begin(), to_blame.end(), is_message) == 1)
    count_fault(std::find_if(to_blame.begin(), to_blame.end(), is_message)->seat);
}

void Table::count_fault(SeatId seat) {
  if (++faults_of_[seat] < most_faults) return;
  faults_of_.erase(seat);
  if (Presence* who = audience_->of_seat(seat); who && who->here()) audience_->close(*who, faulty_page);
}

/// Restores memory from the journal. Sends everything again that may have been sent in the forgotten turn.
void Table::go_on_after_fault() {
  refresh_viewers();
  for (Presence& who : audience_->all()) {
    const auto reader = who.seat.gm ? codec::WireNames::Reader::gm : codec::WireNames::Reader::player;
    who.areas = visible_areas(system(), state_.state, who.viewer);
    who.declarations = declarations_for(who.viewer);
    who.offers_shown = false;
    const std::size_t shipped = vocabulary_->glossary().names().size();
    audience_->tell(who, [&](codec::Deltas& deltas) {
      if (dictionary_->size() > shipped) deltas.names(shipped, reader);
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
  for (const TurnPart& part : std::exchange(stopping_, {})) {
    if (part.due) stop_due(*part.due, true, {});
    const auto open = state_.open.find(part.open);
    if (open != state_.open.end() && open->second.divergence.empty())
      diverge(open->second, "The server met a fault over it.");
  }
}

}  // namespace ft::table
