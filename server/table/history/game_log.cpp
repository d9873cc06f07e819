// Which events get a log line, and for which viewers.
#include "server/table/history/game_log.hpp"

#include <algorithm>

namespace ft::table {

using namespace rules;

namespace {

constexpr std::ptrdiff_t longest = 300;  // pieces that players have, and as many that they have not

bool worth_a_line(const Event& event, bool is_edit, const codec::WireNames& wire_names) {
  if (is_edit) return true;
  if (const auto* number = std::get_if<NumberSet>(&event)) return wire_names.is_resource(number->key);
  if (const auto* moved = std::get_if<Moved>(&event)) return bool(moved->movement_type);
  if (const auto* made = std::get_if<RelationMade>(&event)) return !wire_names.keeps_books(made->relation.key);
  if (const auto* ended = std::get_if<RelationEnded>(&event)) return !wire_names.keeps_books(ended->key);
  if (const auto* gained = std::get_if<ConditionGained>(&event)) return !wire_names.keeps_books(gained->condition.key);
  if (const auto* ended = std::get_if<ConditionEnded>(&event)) return !wire_names.keeps_books(ended->key);
  return std::holds_alternative<RollMade>(event) || std::holds_alternative<Calculated>(event) ||
         std::holds_alternative<LogLine>(event) || std::holds_alternative<ActionDeclared>(event) ||
         std::holds_alternative<RuleOverridden>(event);
}

std::shared_ptr<const Events> lines_of(const ProjectedEvents& knowing, const codec::WireNames& wire_names) {
  Events lines;
  for (const Event& event : knowing.events)
    if (worth_a_line(event, knowing.context.by_gm && !knowing.context.action, wire_names)) lines.push_back(event);
  return lines.empty() ? nullptr : std::make_shared<const Events>(std::move(lines));
}

}  // namespace

void GameLog::add(const std::vector<ProjectedEvents>& by, const codec::WireNames& wire_names) {
  LogGroup group;
  for (const ProjectedEvents& knowing : by) {
    auto lines = lines_of(knowing, wire_names);
    if (!lines) continue;
    group.resolution = knowing.context.group;
    Version version{{}, knowing.context, lines, knowing.names};
    for (const Viewer* viewer : knowing.viewers) {
      if (viewer->is_gm())
        group.gm = version;
      else
        version.seats.push_back(viewer->seat);
    }
    if (!version.seats.empty()) group.players.push_back(std::move(version));
  }
  if (group.resolution) push(std::move(group));
}

void GameLog::add(const codec::ChatRolled& roll, std::int64_t at_ms) {
  if (roll.to == codec::ChatRolled::To::message) return;  // its line shows it
  LogGroup group;
  group.resolution = roll.id;
  group.roll = std::make_shared<const codec::ChatRolled>(roll);
  group.at_ms = at_ms;
  push(std::move(group));
}

/// What is no player's pushes out nothing that is, nor the other way round: else the log would shrink by what they do not know.
void GameLog::push(LogGroup group) {
  const auto is_shared = [](const LogGroup& one) {
    return one.roll ? one.roll->to == codec::ChatRolled::To::everyone : !one.players.empty();
  };
  const auto alike = [&, shared = is_shared(group)](const LogGroup& one) { return is_shared(one) == shared; };
  groups_.push_back(std::move(group));
  if (std::ranges::count_if(groups_, alike) > longest) groups_.erase(std::ranges::find_if(groups_, alike));
}

void GameLog::mark_voided(const std::set<ResolutionId>& groups) {
  for (LogGroup& group : groups_)
    if (groups.contains(group.resolution)) group.voided = true;
}

std::optional<codec::KnownLogGroup> GameLog::as_known(const LogGroup& group, const Viewer& viewer) {
  if (group.roll) {
    if (!may_see(*group.roll, viewer)) return std::nullopt;
    return codec::KnownLogGroup{
        {.group = group.resolution, .at_ms = group.at_ms, .action = {}, .actor = {}, .voided = group.voided},
        {},
        *group.roll,
        {}};
  }
  const Version* version = group.version_for(viewer);
  if (!version) return std::nullopt;
  codec::KnownLogGroup known{version->context, *version->events, std::nullopt, version->names};
  known.context.voided = group.voided;
  return known;
}

const GameLog::Version* GameLog::LogGroup::version_for(const Viewer& viewer) const {
  if (viewer.is_gm()) return gm ? &*gm : nullptr;
  for (const SeatId seat : {viewer.seat, SeatId{}})  // later seats know what all knew
    for (const Version& version : players)
      if (std::find(version.seats.begin(), version.seats.end(), seat) != version.seats.end()) return &version;
  return nullptr;
}

std::vector<codec::KnownLogGroup> GameLog::as_known(const Viewer& viewer) const {
  std::vector<codec::KnownLogGroup> known;
  for (const LogGroup& group : groups_)
    if (auto one = as_known(group, viewer)) known.push_back(std::move(*one));
  return known;
}

std::vector<ResolutionId> GameLog::known_among(const std::vector<ResolutionId>& groups, const Viewer& viewer) const {
  std::set<ResolutionId> known;
  for (const LogGroup& group : groups_)
    if (std::find(groups.begin(), groups.end(), group.resolution) != groups.end() && as_known(group, viewer))
      known.insert(group.resolution);
  std::vector<ResolutionId> in_order;
  std::copy_if(groups.begin(), groups.end(), std::back_inserter(in_order),
               [&](ResolutionId id) { return known.contains(id); });
  return in_order;
}

bool may_see(const codec::ChatRolled& roll, const Viewer& viewer) {
  switch (roll.to) {
    case codec::ChatRolled::To::everyone: return true;
    case codec::ChatRolled::To::gm: return viewer.is_gm() || viewer.seat == roll.seat;
    case codec::ChatRolled::To::blind: return viewer.is_gm();
    case codec::ChatRolled::To::self: return viewer.seat == roll.seat;
    case codec::ChatRolled::To::message: return false;
  }
  return false;
}

}  // namespace ft::table
