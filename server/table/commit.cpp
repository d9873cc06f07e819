// Where what happened is journaled and shown: append -> fold -> project for each viewer -> push -> acknowledge (law T1).
// The fold goes first in memory, so that the next command of the turn is played on it; but whatever is told of it is
// held until the append is durable, and should it never land, memory is folded again from the journal.
#include <algorithm>

#include "rules/kernel/values/assert.hpp"
#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;

namespace {

constexpr std::int64_t seconds_between_notes = 60;

}  // namespace

void Table::happen(const codec::LogContext& context, const Events& events) {
  if (events.empty()) return;
  due_.on_events();
  note(codec::Happened{context.group, events});
  const bool differently = changes_knowledge(system(), state_.state, events);
  std::vector<State> before;
  if (differently)
    for (const Presence& who : audience_->all())
      before.push_back(who.seat.gm ? State{} : project(system(), state_.state, who.viewer));

  const auto groups = take_in(state_, context, events, viewers(), system(), *dictionary_);
  content_->on_events(events);
  state_.timeline.trim([this](ResolutionId deed) { return state_.open.contains(deed); });

  if (differently)
    broadcast_diffs(groups, before);
  else
    tell(groups);
  changed_ = true;
  append_concurrent_events(context.group, events);
}

/// Everybody connected or lately connected, and everybody the log is kept for. The same until somebody sits down or
/// who knows what changes.
const std::vector<Viewer>& Table::viewers() {
  if (!viewers_.empty()) return viewers_;
  viewers_ = possible_viewers(state_.state);
  for (const Presence& who : audience_->all()) {
    const bool there = who.seat.gm || std::any_of(viewers_.begin(), viewers_.end(), [&](const Viewer& viewer) {
                         return !viewer.is_gm() && viewer.seat == who.seat.id;
                       });
    if (!there) viewers_.push_back(who.viewer);
  }
  return viewers_;
}

std::vector<Presence*> Table::among(const std::vector<const Viewer*>& viewers) {
  std::vector<Presence*> people;
  for (Presence& who : audience_->all())
    if (std::any_of(viewers.begin(), viewers.end(), [&](const Viewer* viewer) {
          return who.seat.gm ? viewer->is_gm() : !viewer->is_gm() && viewer->seat == who.seat.id;
        }))
      people.push_back(&who);
  return people;
}

/// Those who know the same share the bytes.
void Table::tell(const std::vector<ProjectedEvents>& groups) {
  for (const ProjectedEvents& group : groups)
    if (!group.events.empty())
      audience_->tell(among(group.viewers),
                      [&](codec::Deltas& deltas) { deltas.happened(group.events, group.context); });
}

/// before: what each presence knew, in their order. The GM, who knows everything, is told the facts.
void Table::broadcast_diffs(const std::vector<ProjectedEvents>& groups, const std::vector<State>& before) {
  std::vector<std::vector<Presence*>> people;  // before the viewers that the groups point at are forgotten
  for (const ProjectedEvents& group : groups) people.push_back(among(group.viewers));
  refresh_viewers();
  std::size_t index = 0;
  for (Presence& who : audience_->all()) {
    const State& knew = before[index++];
    for (std::size_t i = 0; i < groups.size(); ++i) {
      const ProjectedEvents& group = groups[i];
      if (std::find(people[i].begin(), people[i].end(), &who) == people[i].end()) continue;
      audience_->tell(who, [&](codec::Deltas& deltas) {
        if (who.seat.gm) return deltas.happened(group.events, group.context);
        deltas.told({group.context, group.events, std::nullopt});
        deltas.differs(knew, project(system(), state_.state, who.viewer));
      });
      if (!who.seat.gm) questions_->send_waiting_changes(who, knew);
    }
  }
}

/// Where areas lie and who is in them is worked out anew: maps seldom have any.
void Table::tell_areas(Presence& who) {
  std::vector<VisibleArea> seen = visible_areas(system(), state_.state, who.viewer);
  if (seen == who.areas) return;
  audience_->tell(who, [&](codec::Deltas& deltas) { deltas.areas(seen); });
  who.areas = std::move(seen);
}

/// The end of a turn: one append for everything, or nothing to append and what was told leaves at once.
void Table::commit() {
  if (std::exchange(changed_, false))
    for (Presence& who : audience_->all()) {
      tell_areas(who);
      if (!who.held.empty() &&
          std::exchange(who.offers_shown, false))  // who learned nothing is offered the same (law R6)
        audience_->tell(who, [](codec::Deltas& deltas) { deltas.offers_stale(); });
    }
  if (batch_.records.empty()) {
    questions_->run_clocks();
    tell_declarations();
    audience_->release();
    return;
  }
  if (!settings_.journaled) {
    batch_.records.clear();
    durable();
    return;
  }
  auto bytes = std::make_shared<const std::string>(codec::encode(std::exchange(batch_, {}), *vocabulary_));
  in_flight_ = true;
  const bool taken = deps_.journal.append({id_, epoch_, state_.number, std::move(bytes)}, deps_.core,
                                          [this, alive = std::weak_ptr(alive_)](const Written& result) {
                                            if (alive.lock()) written(result);
                                          });
  if (!taken) stop_read_only("the journal's queue is full: the disk is too slow for this many tables");
}

void Table::written(const Written& result) {
  switch (result.kind) {
    case Written::Kind::landed: return durable();
    case Written::Kind::paused: trouble_ = {codec::TableStatus::Kind::paused, result.reason}; return say_status();
    case Written::Kind::refused:
    case Written::Kind::broken: return stop_read_only(result.reason);
  }
}

/// For the list of campaigns: when it was played last, and the map that players see. Once a minute, and with each other map.
void Table::note_played() {
  if (!settings_.journaled) return;
  const Scene* shown = find_scene(state_.state, state_.state.campaign.shown);
  const std::string picture = shown ? shown->picture.asset : std::string();
  const std::int64_t now_s = deps_.clock.unix_ms() / 1000;
  if (now_s < played_noted_s_ + seconds_between_notes && picture == picture_noted_) return;
  played_noted_s_ = now_s;
  picture_noted_ = picture;
  deps_.worker.post([id = id_, now_s, picture, &store = deps_.store, &core = deps_.core, log = deps_.log] {
    const auto kept = store.campaigns().set_played(id, now_s, picture);
    if (!kept) core.post([log, text = kept.error().text] { log("when a campaign was played was not kept: " + text); });
  });
}

/// The batch has landed: now it is shown and acknowledged. Where that meets a fault, everybody comes afresh.
void Table::durable() {
  in_flight_ = false;
  ++state_.number;
  if (trouble_.kind == codec::TableStatus::Kind::paused) {
    trouble_ = {};
    say_status();
  }
  try {
    questions_->run_clocks();
    tell_declarations();
  } catch (const std::exception& bug) {
    deps_.log("table " + std::to_string(id_) + " met a fault, and could not tell what happened: " + bug.what());
    audience_->discard();
    for (Presence& who : audience_->all()) who.resume.reset();
    for (const SeatId seat : here()) come_afresh(seat);
  }
  note_played();
  audience_->release();
  if (state_.number >= snapshot_at_) keep_snapshot();
  if (!inbox_.empty()) turn_soon();
}

}  // namespace ft::table
