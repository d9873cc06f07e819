// The tail of the log, each group as those who were there came to know it: a later reveal shows nothing of the past.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "server/codec/wire/deltas.hpp"

namespace ft::table {

/// What a group of log lines is to viewers who know the same.
struct ProjectedEvents {
  std::vector<const rules::Viewer*> viewers;  // of those that were asked about
  codec::LogContext context;
  rules::Events events;
  codec::NamesInLog names = {};  // of what the events name
};

/// Belongs to the table's thread.
class GameLog {
 public:
  /// Stores the events worth a line. by: every possible viewer; one without a seat stands for all without a creature.
  void add(const std::vector<ProjectedEvents>& by, const codec::WireNames& wire_names);
  void add(const codec::ChatRolled& roll, std::int64_t at_ms);
  void mark_voided(const std::set<rules::ResolutionId>& groups);
  /// Oldest first.
  [[nodiscard]] std::vector<codec::KnownLogGroup> as_known(const rules::Viewer& viewer) const;
  /// Filters the groups of which the viewer has seen a line.
  [[nodiscard]] std::vector<rules::ResolutionId> known_among(const std::vector<rules::ResolutionId>& groups,
                                                             const rules::Viewer& viewer) const;

 private:
  struct Version {
    std::vector<rules::SeatId> seats;  // of players
    codec::LogContext context;
    std::shared_ptr<const rules::Events> events;
    codec::NamesInLog names = {};
  };
  struct LogGroup {
    rules::ResolutionId resolution;
    bool voided = false;
    std::optional<Version> gm;
    std::vector<Version> players;
    std::shared_ptr<const codec::ChatRolled> roll;
    std::int64_t at_ms = 0;
    [[nodiscard]] const Version* version_for(const rules::Viewer& viewer) const;
  };
  [[nodiscard]] static std::optional<codec::KnownLogGroup> as_known(const LogGroup& group, const rules::Viewer& viewer);
  void push(LogGroup group);
  std::deque<LogGroup> groups_;
};

/// Whether a chat roll is shown to this person: law T3 for dice.
[[nodiscard]] bool may_see(const codec::ChatRolled& roll, const rules::Viewer& viewer);

}  // namespace ft::table
