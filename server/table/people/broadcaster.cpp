#include "server/table/people/broadcaster.hpp"

#include <algorithm>

#include "server/table/people/stored_chat_line.hpp"

namespace ft::table {

namespace {

constexpr std::size_t kept_room = 256;  // bytes for the next frame of a seat

template <class List, class Is>
auto* find_in(List& presences, Is is) {
  const auto at = std::find_if(presences.begin(), presences.end(), is);
  return at == presences.end() ? nullptr : &*at;
}
}  // namespace

bool reads(const Presence& who, const codec::ChatLine& line) {
  return meant_for(line, who.viewer.seat) && (!who.seat.opened_by || meant_for(line, who.seat.opened_by));
}

Presence* Broadcaster::of_seat(rules::SeatId seat) {
  return find_in(presences_, [&](const Presence& who) { return who.seat.id == seat; });
}

Presence* Broadcaster::of_connection(ConnectionId connection) {
  return find_in(presences_, [&](const Presence& who) { return who.outbox && who.connection == connection; });
}

bool Broadcaster::is_connected(rules::SeatId seat) const {
  return find_in(presences_, [&](const Presence& who) { return who.seat.id == seat && who.is_connected(); }) != nullptr;
}

bool Broadcaster::is_gm_connected() const {
  return find_in(presences_, [](const Presence& who) { return who.seat.gm && who.is_connected(); }) != nullptr;
}

std::string Broadcaster::bytes_of(const Words& words) {
  codec::Deltas deltas(wire_names_);
  words(deltas);
  return deltas.take();
}

void Broadcaster::send(Presence& who, const Words& words) { who.held += bytes_of(words); }

void Broadcaster::broadcast(const Words& words, const std::function<bool(const Presence&)>& chosen) {
  std::vector<Presence*> group;
  for (Presence& who : presences_)
    if (!chosen || chosen(who)) group.push_back(&who);
  send(group, words);
}

void Broadcaster::send(const std::vector<Presence*>& group, const Words& words) {
  if (group.empty()) return;
  const std::string bytes = bytes_of(words);
  for (Presence* who : group) who->held += bytes;
}

void Broadcaster::read_pending() {
  for (Presence& who : presences_)
    if (who.outbox) who.outbox->read_pending();
}

void Broadcaster::flush() {
  std::string frame;  // its room goes on to the next seat
  for (Presence& who : presences_) {
    if (who.held.empty()) continue;
    frame.clear();
    if (frame.capacity() > kept_room) frame.shrink_to_fit();
    frame.swap(who.held);
    push(who, frame);
  }
  evict_unresumable();
}

void Broadcaster::discard() {
  for (Presence& who : presences_) who.held.clear();
}

void Broadcaster::send_now(Presence& who, const Words& words) {
  if (const std::string bytes = bytes_of(words); !bytes.empty()) push(who, bytes);
}

void Broadcaster::push(Presence& who, std::string_view frame) {
  const bool taken = !who.outbox || who.outbox->push(frame);
  if (!who.new_token.empty())
    who.resume.emplace(std::exchange(who.new_token, {}), settings_);
  else if (who.resume)
    who.resume->sent(frame);
  if (!taken) drop_connection(who);
}

void Broadcaster::resume(Presence& who, std::uint64_t frames_seen) {
  for (const std::string& frame :
       who.resume->after(frames_seen, bytes_of([](codec::Deltas& deltas) { deltas.resumed(); }))) {
    if (!who.outbox->push(frame)) return drop_connection(who);
  }
}

void Broadcaster::drop_connection(Presence& who) {
  Outbox* outbox = who.outbox;
  left(who);
  if (outbox) outbox->close(codec::Closing::Code::resume_again);
}

void Broadcaster::close(Presence& who, const codec::Closing& why) {
  if (!who.outbox) return;
  Outbox* outbox = who.outbox;
  left(who);
  (void)outbox->push(bytes_of([&](codec::Deltas& deltas) { deltas.closing(why); }));  // full: it closes without words
  outbox->close(why.code);
}

void Broadcaster::forget(Presence& who) {
  presences_.remove_if([&](const Presence& other) { return &other == &who; });
}

void Broadcaster::left(Presence& who) {
  who.outbox = nullptr;
  who.offers_shown = false;
  if (who.resume) who.resume->left();
  leaves_(who.seat.id);
}

void Broadcaster::evict_unresumable() {
  presences_.remove_if([](const Presence& who) { return !who.outbox && (!who.resume || who.resume->unresumable()); });
}

}  // namespace ft::table
