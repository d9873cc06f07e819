// A group of appends in the shape one SQL statement takes: arrays, as text.
#pragma once

#include <map>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "persistence/journal.hpp"

namespace ft::persistence::postgres {

/// Consecutive appends of one table under one epoch: they land or are refused as one.
struct Run {
  std::int64_t epoch;
  std::int64_t expected_number;
  std::int64_t batches;
};

/// What of a group may land: of each table the first append and those that follow it without a gap.
struct Runs {
  std::map<CampaignId, Run> of_table;
  std::vector<bool> in_run;  // by place in the group
};
[[nodiscard]] Runs runs_of(std::span<const Append> group);

/// The arrays of PostgreSQL: of tables, epochs, expected numbers and lengths of the runs.
struct RunArrays {
  std::string tables, epochs, expected_numbers, batches;
};
[[nodiscard]] RunArrays arrays_of(const std::map<CampaignId, Run>& runs);

/// Batches as columns: tables, numbers and bytes.
struct BatchArrays {
  std::string tables, numbers, bytes;
};
[[nodiscard]] BatchArrays arrays_of(std::span<const Append> batches);

}  // namespace ft::persistence::postgres
