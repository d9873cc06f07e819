// Commands that wait, in order of arrival, and the reason that the log gives for it.
#include <algorithm>

#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

constexpr std::size_t most_waiting = 64;  // of a table
constexpr std::int64_t close_ms = 2'000;  // who speaks this soon after another may wonder who was first

}  // namespace

/// Who asked for it; null: the table itself.
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

std::vector<Table::PendingCommand>::iterator Table::find_waiting(SeatId seat, std::uint32_t client_id) {
  return std::find_if(queue_.begin(), queue_.end(), [&](const PendingCommand& wanted) {
    return wanted.seat == seat && wanted.client_id == client_id;
  });
}

/// A newer request of the same actor takes the older one's place.
Table::Played Table::wait(PendingCommand wanted) {
  const auto older = std::find_if(queue_.begin(), queue_.end(), [&](const PendingCommand& other) {
    return other.command.actor == wanted.command.actor && (wanted.command.actor || other.seat == wanted.seat);
  });
  if (older != queue_.end()) {
    refuse(*older, {"E_REPLACED"_k, {}, {}});
    queue_.erase(older);
  } else if (queue_.size() >= most_waiting) {
    return refuse(wanted, {"E_PENDING"_k, {{"who"_k, "asked"_k}}, {}});
  }
  queue_.push_back(std::move(wanted));
  return Played::waits;
}

/// What is declared and in its way was there first.
void Table::stand_behind(PendingCommand& wanted, const Blocker& obstacle) const {
  const auto open = state_.open.find(obstacle.open);
  if (open == state_.open.end() || open->second.came.nth >= wanted.came.nth) return;
  if (!std::any_of(open->second.events.begin(), open->second.events.end(), is_declaration)) return;
  wanted.first = open->second.opened.command.actor;
  wanted.behind = open->second.came;
}

/// Why it is played only now: somebody else's came just before it; none where nobody wonders. For those two alone: others
/// may not know of what is declared at whom.
std::optional<TableNote> Table::explain_order(const PendingCommand& wanted) const {
  const CreatureId who = wanted.command.actor;
  if (!who || !wanted.behind || !wanted.first || wanted.first == who) return std::nullopt;
  const std::int64_t later_ms = wanted.came.at_ms - wanted.behind->at_ms;
  if (later_ms >= close_ms) return std::nullopt;
  const std::string& rule = system().schema().first_come;
  Noted note{later_ms == 0 ? "came_next"_k : "came_later"_k,
             {{"who"_k, who}, {"first"_k, wanted.first}, {"ms"_k, later_ms}},
             rule.empty() ? Key() : Key(rule),
             {rules::Audience::Kind::players_of, {who, wanted.first}}};
  return TableNote{TableNote::At::beginning, std::move(note)};
}

void Table::drop_queued_of(SeatId seat) {
  if (std::erase_if(queue_, [&](const PendingCommand& wanted) { return wanted.seat == seat; }) > 0) turn_soon();
}

/// Where the book says so, a round takes with it what still waits of those in it.
void Table::drop_queued_at_round_end(const Events& events) {
  const std::string& refusal = system().schema().round_ends_queue;
  if (refusal.empty()) return;
  for (const Event& event : events) {
    const auto* started = std::get_if<RoundStarted>(&event);
    if (!started || started->round == 1) continue;
    const auto in_it = [&](const PendingCommand& wanted) {
      return scope_of(state_.state, wanted.command.actor).encounter == started->encounter;
    };
    for (const PendingCommand& wanted : queue_)
      if (in_it(wanted)) refuse(wanted, {Key(refusal), {}, {}});
    std::erase_if(queue_, in_it);
  }
}

/// Plays the first waiting command that may now begin, checked anew; one that may no longer even wait is refused.
/// Whether there was one.
bool Table::run_queue() {
  for (auto at = queue_.begin(); at != queue_.end(); ++at) {
    if (const Blocker obstacle = find_blocker(at->command); obstacle.says == Admission::waits) {
      stand_behind(*at, obstacle);
      continue;
    }
    PendingCommand wanted = std::move(*at);
    queue_.erase(at);
    wanted.viewer = viewer_of(state_.state, wanted.seat, wanted.viewer.role);
    begin_part({.seat = wanted.seat, .client_id = wanted.client_id});
    (void)play(std::move(wanted));
    return true;
  }
  return false;
}

}  // namespace ft::table
