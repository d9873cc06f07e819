// Declared actions and the queue, as each viewer may know them.
#include <algorithm>

#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;

/// What was declared in this resolution, as far as the viewer may know it.
std::optional<codec::Declaration> Table::as_declared(const OpenResolution& open, const Viewer& viewer) const {
  codec::Declaration view;
  for (const Event& event : open.events) {
    if (!is_declaration(event)) continue;
    if (const auto known = project(system(), state_.state, event, viewer, true))
      view.declared.push_back(std::get<LogLine>(*known));
  }
  if (view.declared.empty()) return std::nullopt;
  view.resolution = open.opened.id;
  view.arrived_ms = open.came.at_ms - opened_ms_;
  for (const Question& question : open.questions) {
    if (question.secrecy == Secrecy::secret || !may_know(system(), state_.state, question, viewer)) continue;
    auto& waits_for = view.waits_for;
    if (!question.non_blocking && std::find(waits_for.begin(), waits_for.end(), question.asked) == waits_for.end())
      waits_for.push_back(question.asked);
    const auto clock = questions_->running_clock({open.opened.id, question.tag});
    if (!clock || clock->ends_at_ms <= view.ends_at_ms) continue;
    view.ends_at_ms = clock->ends_at_ms;
    view.total_ms = clock->total_ms;
  }
  return view;
}

/// What is about to happen and who acts next, as far as the viewer may know it. The order counts what they know of.
codec::Declarations Table::declarations_for(const Viewer& viewer) const {
  codec::Declarations view;
  view.now_ms = deps_.clock.unix_ms();
  std::vector<std::pair<std::uint64_t, std::uint32_t*>> order;
  view.open.reserve(state_.open.size());
  for (const OpenResolution* open : in_order(state_.open)) {
    auto declared = as_declared(*open, viewer);
    if (!declared) continue;
    view.open.push_back(std::move(*declared));
    order.emplace_back(open->came.nth, &view.open.back().order);
  }
  view.queue.reserve(queue_.all().size());
  for (const PendingCommand& wanted : queue_.all()) {
    const Creature* actor = find_creature(state_.state, wanted.command.actor);
    const bool mine = wanted.seat == viewer.seat;
    if (!mine && !viewer.is_gm() && !(actor && knows(system(), state_.state, *actor, viewer))) continue;
    codec::Queued queued;
    queued.command.actor = wanted.command.actor;
    if (mine || viewer.is_gm()) queued.command = wanted.command;
    queued.mine = mine;
    queued.client_id = mine ? wanted.client_id : 0;
    const Blocker obstacle = find_blocker(wanted.command);
    const bool named = std::any_of(view.open.begin(), view.open.end(),
                                   [&](const auto& declared) { return declared.resolution == obstacle.open; });
    if (named) queued.waits_for = obstacle.open;
    queued.waits_for_right = obstacle.right;
    queued.arrived_ms = wanted.came.at_ms - opened_ms_;
    view.queue.push_back(std::move(queued));
    order.emplace_back(wanted.came.nth, &view.queue.back().order);
  }
  std::sort(order.begin(), order.end());
  for (std::size_t i = 0; i < order.size(); ++i) *order[i].second = static_cast<std::uint32_t>(i + 1);
  return view;
}

/// Sends to viewers with a changed view; equal views share the bytes.
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
