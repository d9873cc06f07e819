// The frames of events: what each person is sent of what has happened, as far as they may know it (law T3).
#include <algorithm>

#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;

/// All viewers to project for: connected and resumable seats, and the seats of the log. Cached until a seat or a
/// visibility changes.
const std::vector<Viewer>& Table::viewers() {
  if (!viewers_.empty()) return viewers_;
  viewers_ = possible_viewers(state_.state);
  for (const Presence& who : broadcaster_->all()) {
    const bool there = who.seat.gm || std::any_of(viewers_.begin(), viewers_.end(), [&](const Viewer& viewer) {
                         return !viewer.is_gm() && viewer.seat == who.viewer.seat;
                       });
    if (!there) viewers_.push_back(who.viewer);
  }
  return viewers_;
}

std::vector<Presence*> Table::among(const std::vector<const Viewer*>& viewers) {
  std::vector<Presence*> people;
  people.reserve(broadcaster_->all().size());
  for (Presence& who : broadcaster_->all())
    if (std::any_of(viewers.begin(), viewers.end(), [&](const Viewer* viewer) {
          return who.seat.gm ? viewer->is_gm() : !viewer->is_gm() && viewer->seat == who.viewer.seat;
        }))
      people.push_back(&who);
  return people;
}

/// Takes what was known after the last step, where nothing has changed since.
Known Table::known_by_each() {
  const bool is_kept = known_.has_value();
  Known known = is_kept ? std::move(*known_) : Known{{system(), state_.state}, {}, {}};
  known_.reset();
  if (!is_kept) known.exploration = Exploration(known.sights);
  for (const Presence& who : broadcaster_->all())
    if (!who.seat.gm && !known.by_each.contains(who.seat.id))
      known.by_each[who.seat.id] = project(known.sights, who.viewer);
  return known;
}

/// Viewers with equal knowledge share the bytes.
void Table::broadcast_events(const std::vector<ProjectedEvents>& groups) {
  for (const ProjectedEvents& group : groups)
    if (!group.events.empty())
      broadcaster_->send(among(group.viewers),
                         [&](codec::Deltas& deltas) { deltas.append_events(group.events, group.context); });
}

/// GMs know everything and receive the events, and what was explored by them. A person is in one group.
void Table::broadcast_diffs(const std::vector<ProjectedEvents>& groups, Known before, const Events& explored) {
  std::vector<std::vector<Presence*>> people;  // before the viewers that the groups point at are forgotten
  for (const ProjectedEvents& group : groups) people.push_back(among(group.viewers));
  refresh_viewers();
  known_ = Known{std::move(before.sights), {}, std::move(before.exploration)};
  known_->exploration.settle(state_.state);
  for (Presence& who : broadcaster_->all()) {
    State& knew = before.by_each[who.seat.id];
    for (std::size_t i = 0; i < groups.size(); ++i) {
      const ProjectedEvents& group = groups[i];
      if (std::find(people[i].begin(), people[i].end(), &who) == people[i].end()) continue;
      broadcaster_->send(who, [&](codec::Deltas& deltas) {
        if (who.seat.gm) {
          deltas.append_events(group.events, group.context);
          return deltas.append_changes(explored);
        }
        deltas.append_log({group.context, group.events, std::nullopt, group.names});
        deltas.append_changes(fold_steps(knew, group.events));
        const State& knows = known_->by_each[who.seat.id] = project(known_->sights, who.viewer);
        deltas.diff(knew, knows);
      });
    }
  }
}

/// Recalculated areas, and that offers are out of date: sent to viewers with a difference.
void Table::broadcast_derived() {
  const Sights sights(system(), state_.state);
  for (Presence& who : broadcaster_->all()) {
    tell_areas(who, sights);
    if (!who.held.empty() &&
        std::exchange(who.offers_shown, false))  // who learned nothing is offered the same (law R6)
      broadcaster_->send(who, [](codec::Deltas& deltas) { deltas.offers_stale(); });
  }
}

DeclarationSources Table::declaration_sources() const {
  return {state_, system(), *questions_, *resolutions_, queue_, opened_ms_, deps_.clock.steady_ms()};
}

void Table::tell_areas(Presence& who, const Sights& sights) {
  std::vector<VisibleArea> seen = visible_areas(sights, who.viewer);
  if (seen == who.areas) return;
  broadcaster_->send(who, [&](codec::Deltas& deltas) { deltas.areas(seen); });
  who.areas = std::move(seen);
}

}  // namespace ft::table
