#include "persistence/postgres/group.hpp"

#include "persistence/postgres/parameters.hpp"

namespace ft::persistence::postgres {
namespace {

void add_number(std::string& array, std::int64_t value) {
  array += array.empty() ? '{' : ',';
  array += std::to_string(value);
}

// Within an array each backslash is doubled, and each element with one is quoted.
void add_bytes(std::string& array, BytesView bytes) {
  array += array.empty() ? '{' : ',';
  array += R"("\\x)";
  append_hex(array, bytes);
  array += '"';
}

void close(std::string& array) { array += array.empty() ? "{}" : "}"; }

}  // namespace

Runs runs_of(std::span<const Append> group) {
  Runs runs;
  std::set<CampaignId> broken;
  for (const Append& append : group) {
    auto [place, first] = runs.of_table.try_emplace(append.table, Run{append.epoch, append.expected_number, 0});
    Run& run = place->second;
    const bool follows = run.epoch == append.epoch && run.expected_number + run.batches == append.expected_number;
    const bool belongs = follows && !broken.contains(append.table);
    if (belongs) ++run.batches;
    if (!belongs) broken.insert(append.table);
    runs.in_run.push_back(belongs);
  }
  return runs;
}

RunArrays arrays_of(const std::map<CampaignId, Run>& runs) {
  RunArrays arrays;
  for (const auto& [table, run] : runs) {
    add_number(arrays.tables, table);
    add_number(arrays.epochs, run.epoch);
    add_number(arrays.expected_numbers, run.expected_number);
    add_number(arrays.batches, run.batches);
  }
  for (std::string* array : {&arrays.tables, &arrays.epochs, &arrays.expected_numbers, &arrays.batches}) close(*array);
  return arrays;
}

BatchArrays arrays_of(std::span<const Append> batches) {
  BatchArrays arrays;
  for (const Append& batch : batches) {
    add_number(arrays.tables, batch.table);
    add_number(arrays.numbers, batch.expected_number + 1);
    add_bytes(arrays.bytes, batch.bytes);
  }
  for (std::string* array : {&arrays.tables, &arrays.numbers, &arrays.bytes}) close(*array);
  return arrays;
}

}  // namespace ft::persistence::postgres
