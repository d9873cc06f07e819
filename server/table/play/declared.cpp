#include "server/table/play/declared.hpp"

#include <algorithm>

namespace ft::table {

using namespace rules;

namespace {

/// What was declared in this resolution, as far as the viewer may know it; none where that is nothing.
std::optional<codec::Declaration> as_declared(const DeclarationSources& from, const OpenResolution& open,
                                              const Viewer& viewer) {
  const State& state = from.state.state;
  codec::Declaration seen;
  for (const Event& event : open.events) {
    if (!is_declaration(event)) continue;
    if (const auto known = project(from.system, state, event, viewer, true))
      seen.declared.push_back(std::get<ActionDeclared>(*known));
  }
  if (seen.declared.empty()) return std::nullopt;
  seen.resolution = open.opened.id;
  seen.arrived_ms = open.arrived.at_ms - from.opened_ms;
  for (const Question& question : open.questions) {
    if (question.secrecy == Secrecy::secret || !may_know(from.system, state, question, viewer)) continue;
    auto& waits_for = seen.waits_for;
    if (!question.non_blocking && std::find(waits_for.begin(), waits_for.end(), question.asked) == waits_for.end())
      waits_for.push_back(question.asked);
    const auto clock = from.questions.running_clock({open.opened.id, question.tag});
    if (!clock || clock->ends_at_ms <= seen.ends_at_ms) continue;
    seen.ends_at_ms = clock->ends_at_ms;
    seen.total_ms = clock->total_ms;
  }
  return seen;
}

/// A queued command; none where the viewer does not know its actor. listed: the declarations that they see.
std::optional<codec::Queued> as_queued(const DeclarationSources& from, const PendingCommand& wanted,
                                       const Viewer& viewer, const std::vector<codec::Declaration>& listed) {
  const Creature* actor = find_creature(from.state.state, wanted.command.actor);
  const bool mine = wanted.seat == viewer.seat;
  if (!mine && !viewer.is_gm() && !(actor && knows(from.system, from.state.state, *actor, viewer))) return std::nullopt;
  codec::Queued queued;
  queued.command.actor = wanted.command.actor;
  if (mine || viewer.is_gm()) queued.command = wanted.command;
  queued.mine = mine;
  queued.client_id = mine ? wanted.client_id : 0;
  const Resolutions::Blocker blocker = from.resolutions.find_blocker(wanted.command);
  const bool named = std::any_of(listed.begin(), listed.end(),
                                 [&](const auto& declared) { return declared.resolution == blocker.open; });
  if (named) queued.waits_for = blocker.open;
  queued.waits_for_right = blocker.right;
  queued.arrived_ms = wanted.arrived.at_ms - from.opened_ms;
  return queued;
}

}  // namespace

codec::Declarations declarations_for(const DeclarationSources& from, const Viewer& viewer) {
  codec::Declarations seen;
  seen.now_ms = from.now_ms;
  std::vector<std::pair<std::uint64_t, std::uint32_t*>> order;
  seen.open.reserve(from.state.open.size());
  for (const OpenResolution* open : in_order(from.state.open)) {
    auto declared = as_declared(from, *open, viewer);
    if (!declared) continue;
    seen.open.push_back(std::move(*declared));
    order.emplace_back(open->arrived.sequence, &seen.open.back().order);
  }
  seen.queue.reserve(from.queue.all().size());
  for (const PendingCommand& wanted : from.queue.all()) {
    auto queued = as_queued(from, wanted, viewer, seen.open);
    if (!queued) continue;
    seen.queue.push_back(std::move(*queued));
    order.emplace_back(wanted.arrived.sequence, &seen.queue.back().order);
  }
  std::sort(order.begin(), order.end());
  for (std::size_t i = 0; i < order.size(); ++i) *order[i].second = static_cast<std::uint32_t>(i + 1);
  return seen;
}

void send_declarations(const DeclarationSources& from, Broadcaster& broadcaster) {
  std::vector<std::pair<codec::Declarations, std::vector<Presence*>>> groups;
  for (Presence& who : broadcaster.all()) {
    codec::Declarations now = declarations_for(from, who.viewer);
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
    broadcaster.send(people, [&](codec::Deltas& deltas) { deltas.declarations(now); });
}

}  // namespace ft::table
