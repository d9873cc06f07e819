// Commands that wait, in order of arrival; and what everybody is told of them and of what is about to happen.
#include <algorithm>

#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {
constexpr std::size_t most_waiting = 64;  // of a table
}

/// Who asked for it; null: the table itself.
Presence* Table::sender_of(const Wanted& wanted) { return wanted.seat ? audience_->of_seat(wanted.seat) : nullptr; }

Table::Played Table::refuse(const Wanted& wanted, Refusal refusal) {
  if (Presence* sender = sender_of(wanted)) refuse(*sender, wanted.client_id, std::move(refusal));
  return Played::refused;
}

std::vector<Table::Wanted>::iterator Table::find_waiting(SeatId seat, std::uint32_t client_id) {
  return std::find_if(waiting_.begin(), waiting_.end(),
                      [&](const Wanted& wanted) { return wanted.seat == seat && wanted.client_id == client_id; });
}

/// A newer request of the same actor takes the older one's place.
Table::Played Table::wait(Wanted wanted) {
  const auto older = std::find_if(waiting_.begin(), waiting_.end(), [&](const Wanted& other) {
    return other.command.actor == wanted.command.actor && (wanted.command.actor || other.seat == wanted.seat);
  });
  if (older != waiting_.end()) {
    refuse(*older, {"E_REPLACED"_k, {}, {}});
    waiting_.erase(older);
  } else if (waiting_.size() >= most_waiting) {
    return refuse(wanted, {"E_PENDING"_k, {{"who"_k, "asked"_k}}, {}});
  }
  waiting_.push_back(std::move(wanted));
  return Played::waits;
}

void Table::leave_queue(SeatId seat) {
  if (std::erase_if(waiting_, [&](const Wanted& wanted) { return wanted.seat == seat; }) > 0) turn_soon();
}

/// Where the book says so, a round takes with it what still waits of those in it.
void Table::drop_with_rounds(const Events& events) {
  const std::string& refusal = system().schema().round_ends_queue;
  if (refusal.empty()) return;
  for (const Event& event : events) {
    const auto* started = std::get_if<RoundStarted>(&event);
    if (!started || started->round == 1) continue;
    const auto in_it = [&](const Wanted& wanted) {
      return scope_of(memory_.state, wanted.command.actor).encounter == started->encounter;
    };
    for (const Wanted& wanted : waiting_)
      if (in_it(wanted)) refuse(wanted, {Key(refusal), {}, {}});
    std::erase_if(waiting_, in_it);
  }
}

/// Plays the first waiting command that may now begin, checked anew; one that may no longer even wait is refused.
/// Whether there was one.
bool Table::play_waiting() {
  for (auto at = waiting_.begin(); at != waiting_.end(); ++at) {
    if (admission(at->command) == Admission::waits) continue;
    Wanted wanted = std::move(*at);
    waiting_.erase(at);
    wanted.viewer = viewer_of(memory_.state, wanted.seat, wanted.viewer.role);
    (void)play(std::move(wanted));
    return true;
  }
  return false;
}

/// What was declared in this resolution, as far as the viewer may know it.
std::optional<codec::Declaration> Table::as_declared(const OpenResolution& open, const Viewer& viewer) const {
  codec::Declaration told;
  for (const Event& event : open.events) {
    const auto* noted = std::get_if<Noted>(&event);
    if (!noted || noted->text != "declared"_k) continue;
    if (const auto known = project(system(), memory_.state, event, viewer, true))
      told.declared.push_back(std::get<Noted>(*known));
  }
  if (told.declared.empty()) return std::nullopt;
  told.resolution = open.opened.id;
  told.arrived_ms = open.came.at_ms - opened_ms_;
  for (const Question& question : open.questions) {
    if (question.secrecy == Secrecy::secret || !may_know(system(), memory_.state, question, viewer)) continue;
    auto& waits_for = told.waits_for;
    if (!question.brief && std::find(waits_for.begin(), waits_for.end(), question.asked) == waits_for.end())
      waits_for.push_back(question.asked);
    const auto clock = clocks_.find({open.opened.id, question.tag});
    if (clock == clocks_.end() || !clock->second.timer || clock->second.ends_at_ms <= told.ends_at_ms) continue;
    told.ends_at_ms = clock->second.ends_at_ms;
    told.total_ms = clock->second.total_ms;
  }
  return told;
}

/// What is about to happen and who acts next, as far as the viewer may know it. The order counts what they know of.
codec::Declarations Table::declarations_for(const Viewer& viewer) const {
  codec::Declarations told;
  told.now_ms = around_.clock.unix_ms();
  std::vector<std::pair<std::uint64_t, std::uint32_t*>> order;
  told.open.reserve(memory_.open.size());
  for (const OpenResolution* open : in_order(memory_.open)) {
    auto declared = as_declared(*open, viewer);
    if (!declared) continue;
    told.open.push_back(std::move(*declared));
    order.emplace_back(open->came.nth, &told.open.back().order);
  }
  told.queue.reserve(waiting_.size());
  for (const Wanted& wanted : waiting_) {
    const Creature* actor = find_creature(memory_.state, wanted.command.actor);
    const bool mine = wanted.seat == viewer.seat;
    if (!mine && !viewer.is_gm() && !(actor && knows(system(), memory_.state, *actor, viewer))) continue;
    codec::Queued queued;
    queued.command.actor = wanted.command.actor;
    if (mine || viewer.is_gm()) queued.command = wanted.command;
    queued.mine = mine;
    queued.client_id = mine ? wanted.client_id : 0;
    const Obstacle obstacle = in_the_way(wanted.command);
    const bool named = std::any_of(told.open.begin(), told.open.end(),
                                   [&](const auto& declared) { return declared.resolution == obstacle.open; });
    if (named) queued.waits_for = obstacle.open;
    queued.waits_for_right = obstacle.right;
    queued.arrived_ms = wanted.came.at_ms - opened_ms_;
    told.queue.push_back(std::move(queued));
    order.emplace_back(wanted.came.nth, &told.queue.back().order);
  }
  std::sort(order.begin(), order.end());
  for (std::size_t i = 0; i < order.size(); ++i) *order[i].second = static_cast<std::uint32_t>(i + 1);
  return told;
}

/// Those for whom it has changed; who knows the same shares the bytes.
void Table::tell_declarations() {
  std::vector<std::pair<codec::Declarations, std::vector<Presence*>>> groups;
  for (Presence& who : audience_->all()) {
    codec::Declarations now = declarations_for(who.viewer);
    if (now == who.declarations) continue;
    who.declarations = now;
    const auto alike =
        std::find_if(groups.begin(), groups.end(), [&](const auto& group) { return group.first == now; });
    if (alike == groups.end())
      groups.push_back({std::move(now), {&who}});
    else
      alike->second.push_back(&who);
  }
  for (const auto& [now, people] : groups)
    audience_->tell(people, [&](codec::Deltas& deltas) { deltas.declarations(now); });
}

}  // namespace ft::table
