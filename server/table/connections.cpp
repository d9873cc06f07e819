// Coming and going: Hello, Welcome with everything a viewer may know, or the tail of what a client missed (law T4).
#include "server/table/table.hpp"

#include <algorithm>

namespace ft::table {

using namespace rules;

namespace {

const codec::Closing no_seat{codec::Closing::Code::removed, "You were removed from this game."};

/// The seat of a connection through which a GM sees as a player: one of its own, which is never online.
Seat seeing_as(const Seat& gm, const codec::Participant& player) {
  constexpr std::uint64_t no_seat_of_the_store = std::uint64_t{1} << 62;
  return {SeatId{no_seat_of_the_store | gm.id.value << 31 | player.seat.value}, player.name, false, player.seat, gm.id};
}

}  // namespace

/// Answers a Hello. An earlier connection of the seat gives way.
void Table::handle_hello(ConnectionId connection, const codec::Hello& hello) {
  const auto at = pending_connections_.find(connection);
  if (at == pending_connections_.end()) return;
  PendingConnection pending = std::move(at->second);
  pending_connections_.erase(at);
  if (hello.protocol != codec::protocol_version)
    return refuse_connection(*pending.outbox,
                             {codec::Closing::Code::old_client, "The server was updated. Reload the page."});

  if (removed_.contains(pending.seat.id)) return refuse_connection(*pending.outbox, no_seat);

  if (const SeatId player = pending.seat.sees_as) {
    const auto person = people_.find(player);
    if (!pending.seat.gm || person == people_.end() || person->second.gm)
      return refuse_connection(*pending.outbox,
                               {codec::Closing::Code::not_allowed, "There is no such player to see as."});
    pending.seat = seeing_as(pending.seat, person->second);
  }
  Presence* who = broadcaster_->of_seat(pending.seat.id);
  if (who) broadcaster_->close(*who, {codec::Closing::Code::taken_over, "You joined from another window."});
  const bool resumes = who && who->resume && who->resume->can(hello.resume, hello.frames_seen);
  if (!who) who = &broadcaster_->all().emplace_back();
  who->seat = pending.seat;
  who->connection = connection;
  who->outbox = pending.outbox;
  who->import.reset();
  const SeatId seat = pending.seat.sees_as ? pending.seat.sees_as : pending.seat.id;
  who->viewer = viewer_of(state_.state, seat, pending.seat.gm ? Viewer::Role::gm : Viewer::Role::player);
  viewers_.clear();
  if (!pending.seat.sees_as) people_[seat] = {seat, pending.seat.name, pending.seat.gm, true};
  if (resumes) {
    broadcaster_->resume(*who, hello.frames_seen);
    broadcaster_->send(*who, [&](codec::Deltas& deltas) { deltas.status(status_for(who->seat.gm)); });
  } else {
    const auto reader = pending.seat.gm ? codec::WireNames::Reader::gm : codec::WireNames::Reader::player;
    const codec::ListedRecords records = content_->listed(reader);
    const bool with_schema = hello.names_digest != codec::names_digest(*wire_names_, system(), records, reader);
    who->held.clear();
    who->resume.reset();
    who->next_undo.reset();
    who->next_redo.reset();
    who->new_token = draw_token(randomness_);
    broadcaster_->send(*who, [&](codec::Deltas& deltas) {
      deltas.welcome({seat, pending.seat.gm, campaign_, who->new_token, with_schema}, system(), records);
      const codec::ViewerSnapshot whole = snapshot_for(*who);
      deltas.snapshot(whole, settings_.log_bytes);
      who->areas = whole.areas;
      who->declarations = whole.declarations;
      who->waiting = whole.waiting;
    });
  }
  say_who_is_here(pending.seat.id);
}

/// Everything this viewer may know, by the one door (law T3).
codec::ViewerSnapshot Table::snapshot_for(const Presence& who) const {
  const Viewer& viewer = who.viewer;
  codec::ViewerSnapshot whole;
  const Sights sights(system(), state_.state);
  whole.state = project(sights, viewer);
  whole.log = state_.log.as_known(viewer);
  for (const StoredChatLine& kept : chat_.lines())
    if (reads(who, kept.line)) whole.chat.push_back(kept.line);
  questions_->add_to(whole, viewer);
  for (const auto& [seat, person] : people_) {
    whole.participants.push_back(person);
    whole.participants.back().online = broadcaster_->is_connected(seat);
  }
  for (const auto& [about, order] : state_.auto_answers) {
    const Creature* creature = find_creature(state_.state, order.creature);
    const bool of_gms = viewer.is_gm() && (!creature || creature->seats.empty());
    if (order.seat == viewer.seat || of_gms) whole.auto_answers.push_back(order);
  }
  whole.declarations = declarations_for(declaration_sources(), viewer);
  whole.areas = visible_areas(sights, viewer);
  whole.status = status_for(viewer.is_gm());
  return whole;
}

void Table::say_who_is_here(SeatId seat) {
  const auto at = people_.find(seat);
  if (at == people_.end()) return;  // a GM who saw as another
  codec::Participant person = at->second;
  person.online = broadcaster_->is_connected(seat);
  broadcaster_->broadcast([&](codec::Deltas& deltas) { deltas.participant(person); });
}

void Table::refresh_viewers() {
  viewers_.clear();
  for (Presence& who : broadcaster_->all()) who.viewer = viewer_of(state_.state, who.viewer.seat, who.viewer.role);
}

void Table::disconnect(ConnectionId connection) {
  if (pending_connections_.erase(connection) > 0 || !broadcaster_) return;
  Presence* who = broadcaster_->of_connection(connection);
  if (!who) return;
  const SeatId seat = who->seat.id;
  broadcaster_->left(*who);
  on_disconnected(seat);
}

void Table::on_disconnected(SeatId seat) {
  say_who_is_here(seat);
  turn_soon();
}

void Table::force_reconnect(SeatId seat) {
  for (auto& [connection, pending] : pending_connections_)
    if (pending.seat.id == seat) pending.outbox->close(codec::Closing::Code::resume_again);
  if (!broadcaster_) return;
  for (Presence& watcher : broadcaster_->all())
    if (watcher.seat.opened_by == seat && watcher.is_connected()) broadcaster_->drop_connection(watcher);
  Presence* who = broadcaster_->of_seat(seat);
  if (!who || !who->is_connected()) return;
  broadcaster_->drop_connection(*who);
  on_disconnected(seat);
}

void Table::remove_seat(SeatId seat) {
  removed_.insert(seat);
  budgets_->forget(seat, deps_.clock.steady_ms());
  for (auto at = pending_connections_.begin(); at != pending_connections_.end();) {
    const auto here = at++;
    if (here->second.seat.id != seat) continue;
    Outbox& outbox = *here->second.outbox;
    pending_connections_.erase(here);
    refuse_connection(outbox, no_seat);
  }
  if (!broadcaster_) return;
  if (Presence* who = broadcaster_->of_seat(seat)) {
    broadcaster_->close(*who, no_seat);
    broadcaster_->forget(*who);
  }
  const codec::Closing no_player{codec::Closing::Code::not_allowed, "This player is no longer in the game."};
  for (Presence& who : broadcaster_->all())
    if (who.seat.sees_as == seat) broadcaster_->close(who, no_player);
  std::erase_if(broadcaster_->all(), [&](const Presence& who) { return who.seat.sees_as == seat; });
  if (people_.contains(seat)) say_who_is_here(seat);
  people_.erase(seat);
  say_status();  // it may be about what that seat wrote
  deliver(SeatRemoved{});
}

/// For a connection that never came to sit: a table that may not be loaded has no dictionary, and needs none for this.
void Table::refuse_connection(Outbox& outbox, const codec::Closing& why) {
  codec::WireNames no_names(NameTable{}, Schema{});
  codec::Deltas deltas(no_names);
  deltas.closing(why);
  (void)outbox.push(deltas.take());
  outbox.close(why.code);
}

}  // namespace ft::table
