#include "server/table/audience.hpp"

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

std::shared_ptr<const std::string> Audience::bytes_of(const Words& words) {
  try {
    words(deltas_);
  } catch (...) {
    (void)deltas_.take();  // what was half said is for nobody
    throw;
  }
  return deltas_.empty() ? nullptr : std::make_shared<const std::string>(deltas_.take());
}

void Audience::tell(Presence& who, const Words& words) {
  if (auto bytes = bytes_of(words)) who.held.push_back(std::move(bytes));
}

void Audience::tell_all(const Words& words, const std::function<bool(const Presence&)>& whom) {
  std::vector<Presence*> group;
  for (Presence& who : presences_)
    if (!whom || whom(who)) group.push_back(&who);
  tell(group, words);
}

void Audience::tell(const std::vector<Presence*>& group, const Words& words) {
  if (group.empty()) return;
  const auto bytes = bytes_of(words);
  if (!bytes) return;
  for (Presence* who : group) who->held.push_back(bytes);
}

void Audience::release() {
  for (Presence& who : presences_)
    if (!who.held.empty()) send(who, Frame{std::exchange(who.held, {})});
  forget_hopeless();
}

void Audience::discard() {
  for (Presence& who : presences_) who.held.clear();
}

void Audience::send_now(Presence& who, const Words& words) {
  if (auto bytes = bytes_of(words)) send(who, Frame{{std::move(bytes)}});
}

void Audience::send(Presence& who, Frame frame) {
  if (!who.new_token.empty())
    who.resume.emplace(std::exchange(who.new_token, {}), settings_);
  else if (who.resume)
    who.resume->sent(frame);
  if (who.outbox && !who.outbox->push(std::move(frame))) hang_up(who);
}

void Audience::resume(Presence& who, std::uint64_t frames_seen) {
  const auto resumed = bytes_of([](codec::Deltas& deltas) { deltas.resumed(); });
  for (Frame& frame : who.resume->after(frames_seen, Frame{{resumed}})) {
    if (!who.outbox->push(std::move(frame))) return hang_up(who);
  }
}

void Audience::hang_up(Presence& who) {
  Outbox* outbox = who.outbox;
  left(who);
  if (outbox) outbox->close(codec::Closing::Code::resume_again);
}

void Audience::close(Presence& who, const codec::Closing& why) {
  if (!who.outbox) return;
  Outbox* outbox = who.outbox;
  left(who);
  if (auto bytes = bytes_of([&](codec::Deltas& deltas) { deltas.closing(why); }))
    (void)outbox->push(Frame{{std::move(bytes)}});  // a full queue closes without words
  outbox->close(why.code);
}

void Audience::forget(Presence& who) {
  presences_.remove_if([&](const Presence& other) { return &other == &who; });
}

void Audience::left(Presence& who) {
  who.outbox = nullptr;
  who.offers_shown = false;
  if (who.resume) who.resume->left();
}

void Audience::forget_hopeless() {
  presences_.remove_if([](const Presence& who) { return !who.outbox && (!who.resume || who.resume->hopeless()); });
}

}  // namespace ft::table
