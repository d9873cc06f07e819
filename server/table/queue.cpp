// What the table does with the commands that wait: enqueues, drops and starts them.
#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

/// The sender's presence; null: the table itself, or the sender has left.
Presence* Table::sender_of(const PendingCommand& wanted) {
  return wanted.seat ? audience_->of_seat(wanted.seat) : nullptr;
}

Table::Played Table::refuse(const PendingCommand& wanted, Refusal refusal) {
  if (Presence* sender = sender_of(wanted))
    refuse(*sender, wanted.client_id, std::move(refusal));
  else if (!wanted.seat)
    refused_unasked_ = std::move(refusal);
  return Played::refused;
}

/// A newer command of the same actor takes the older one's place.
Table::Played Table::enqueue(PendingCommand wanted) {
  if (const auto older = queue_.take_older_than(wanted))
    refuse(*older, {"E_REPLACED"_k, {}, {}});
  else if (queue_.is_full())
    return refuse(wanted, {"E_PENDING"_k, {{"who"_k, "asked"_k}}, {}});
  queue_.enqueue(std::move(wanted));
  return Played::waits;
}

void Table::stand_behind(PendingCommand& wanted, const Blocker& obstacle) const {
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
    const Blocker obstacle = find_blocker(wanted.command);
    if (obstacle.says != Admission::waits) return false;
    stand_behind(wanted, obstacle);
    return true;
  });
  if (!first) return false;
  first->viewer = viewer_of(state_.state, first->seat, first->viewer.role);
  begin_part({.seat = first->seat, .client_id = first->client_id});
  (void)play(std::move(*first));
  return true;
}

}  // namespace ft::table
