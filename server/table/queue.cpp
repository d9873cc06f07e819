// Commands on their way to a resolution: played, enqueued, dropped.
#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

/// The sender's presence; null: the table itself, or the sender has left.
Presence* Table::sender_of(const PendingCommand& wanted) {
  return wanted.seat ? broadcaster_->of_seat(wanted.seat) : nullptr;
}

Table::PlayResult Table::refuse(const PendingCommand& wanted, Refusal refusal) {
  if (Presence* sender = sender_of(wanted)) refuse(*sender, wanted.client_id, std::move(refusal));
  return PlayResult::refused;
}

ArrivalStamp Table::stamp_now() { return {received_ms_, ++state_.requests}; }

/// Opens the command, or enqueues it where it has to wait. A refusal is sent to its sender.
Table::PlayResult Table::play(PendingCommand wanted) {
  if (wanted.arrived.sequence == 0) wanted.arrived = stamp_now();
  const Resolutions::Blocker obstacle = resolutions_->find_blocker(wanted.command);
  switch (obstacle.admission) {
    case Admission::opens: break;
    case Admission::waits: stand_behind(wanted, obstacle); return enqueue(std::move(wanted));
    case Admission::refused: return refuse(wanted, {"E_PENDING"_k, {{"who"_k, "asked"_k}}, {}});
  }
  if (const Verdict why_not = resolutions_->open(wanted)) return refuse(wanted, *why_not);
  return PlayResult::opened;
}

/// A newer command of the same actor takes the older one's place.
Table::PlayResult Table::enqueue(PendingCommand wanted) {
  if (const auto older = queue_.take_older_than(wanted))
    refuse(*older, {"E_REPLACED"_k, {}, {}});
  else if (queue_.is_full())
    return refuse(wanted, {"E_PENDING"_k, {{"who"_k, "asked"_k}}, {}});
  queue_.enqueue(std::move(wanted));
  return PlayResult::queued;
}

void Table::stand_behind(PendingCommand& wanted, const Resolutions::Blocker& obstacle) const {
  const auto open = state_.open.find(obstacle.open);
  if (open != state_.open.end()) table::stand_behind(wanted, open->second);
}

void Table::drop_queued_of(SeatId seat) {
  if (!queue_.take_if([&](const PendingCommand& wanted) { return wanted.seat == seat; }).empty()) turn_soon();
}

/// If the book has such a refusal, the end of a round refuses the queued commands of that encounter.
void Table::drop_queued_at_round_end(const Events& events) {
  const std::string& refusal = system().schema().expire_queue_refusal;
  if (refusal.empty()) return;
  for (const Event& event : events) {
    const auto* started = std::get_if<RoundStarted>(&event);
    if (!started || started->round == 1) continue;
    const auto in_fight = [&](const PendingCommand& wanted) {
      return scope_of(state_.state, wanted.command.actor).encounter == started->encounter;
    };
    for (const PendingCommand& dropped : queue_.take_if(in_fight)) refuse(dropped, {Key(refusal), {}, {}});
  }
}

/// Plays the first waiting command that may now begin; one that may no longer even wait is refused. Whether there was
/// one.
bool Table::run_queue() {
  auto first = queue_.take_first([this](PendingCommand& wanted) {
    const Resolutions::Blocker obstacle = resolutions_->find_blocker(wanted.command);
    if (obstacle.admission != Admission::waits) return false;
    stand_behind(wanted, obstacle);
    return true;
  });
  if (!first) return false;
  first->viewer = viewer_of(state_.state, first->seat, first->viewer.role);
  parts_.begin({.seat = first->seat, .client_id = first->client_id});
  (void)play(std::move(*first));
  return true;
}

}  // namespace ft::table
