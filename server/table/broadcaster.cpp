#include "server/table/broadcaster.hpp"

#include <algorithm>

namespace ft::table {

namespace {
template <class List, class Is>
auto* find_in(List& presences, Is is) {
  const auto at = std::find_if(presences.begin(), presences.end(), is);
  return at == presences.end() ? nullptr : &*at;
}
}  // namespace

Presence* Audience::of_seat(rules::SeatId seat) {
  return find_in(presences_, [&](const Presence& who) { return who.seat.id == seat; });
}

Presence* Audience::of_connection(ConnectionId connection) {
  return find_in(presences_, [&](const Presence& who) { return who.outbox && who.connection == connection; });
}

bool Audience::is_here(rules::SeatId seat) const {
  return find_in(presences_, [&](const Presence& who) { return who.seat.id == seat && who.here(); }) != nullptr;
}

bool Audience::is_gm_here() const {
  return find_in(presences_, [](const Presence& who) { return who.seat.gm && who.here(); }) != nullptr;
}

std::string Audience::bytes_of(const Words& words) {
  try {
    words(deltas_);
  } catch (...) {
    (void)deltas_.take();  // a half-built frame is dropped
    throw;
  }
  return deltas_.take();
}

void Audience::tell(Presence& who, const Words& words) { who.held += bytes_of(words); }

void Audience::broadcast(const Words& words, const std::function<bool(const Presence&)>& matches) {
  std::vector<Presence*> group;
  for (Presence& who : presences_)
    if (!matches || matches(who)) group.push_back(&who);
  tell(group, words);
}

void Audience::tell(const std::vector<Presence*>& group, const Words& words) {
  if (group.empty()) return;
  const std::string bytes = bytes_of(words);
  for (Presence* who : group) who->held += bytes;
}

void Audience::read_pending() {
  for (Presence& who : presences_)
    if (who.outbox) who.outbox->read_pending();
}

void Audience::release() {
  for (Presence& who : presences_)
    if (!who.held.empty()) send(who, std::exchange(who.held, {}));
  evict_unresumable();
}

void Audience::discard() {
  for (Presence& who : presences_) who.held.clear();
}

void Audience::send_now(Presence& who, const Words& words) {
  if (std::string bytes = bytes_of(words); !bytes.empty()) send(who, std::move(bytes));
}

void Audience::send(Presence& who, std::string frame) {
  const bool taken = !who.outbox || who.outbox->push(frame);
  if (!who.new_token.empty())
    who.resume.emplace(std::exchange(who.new_token, {}), settings_);
  else if (who.resume)
    who.resume->sent(std::move(frame));
  if (!taken) drop_connection(who);
}

void Audience::resume(Presence& who, std::uint64_t frames_seen) {
  for (const std::string& frame :
       who.resume->after(frames_seen, bytes_of([](codec::Deltas& deltas) { deltas.resumed(); }))) {
    if (!who.outbox->push(frame)) return drop_connection(who);
  }
}

void Audience::drop_connection(Presence& who) {
  Outbox* outbox = who.outbox;
  left(who);
  if (outbox) outbox->close(codec::Closing::Code::resume_again);
}

void Audience::close(Presence& who, const codec::Closing& why) {
  if (!who.outbox) return;
  Outbox* outbox = who.outbox;
  left(who);
  (void)outbox->push(bytes_of([&](codec::Deltas& deltas) { deltas.closing(why); }));  // full: it closes without words
  outbox->close(why.code);
}

void Audience::forget(Presence& who) {
  presences_.remove_if([&](const Presence& other) { return &other == &who; });
}

void Audience::left(Presence& who) {
  who.outbox = nullptr;
  who.offers_shown = false;
  if (who.resume) who.resume->left();
  leaves_(who.seat.id);
}

void Audience::evict_unresumable() {
  presences_.remove_if([](const Presence& who) { return !who.outbox && (!who.resume || who.resume->hopeless()); });
}

}  // namespace ft::table
