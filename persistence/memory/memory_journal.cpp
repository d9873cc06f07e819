#include "persistence/memory/memory_journal.hpp"

#include <algorithm>
#include <set>

namespace ft::persistence {
namespace {

std::int64_t last_of(const JournalTable& table) { return static_cast<std::int64_t>(table.batches.size()); }

AppendOutcome add(JournalTable& table, const Append& append) {
  if (table.epoch == 0 || table.epoch != append.epoch) return AppendOutcome::fenced;
  if (last_of(table) != append.expected_number) return AppendOutcome::conflict;
  table.batches.emplace_back(append.bytes);
  return AppendOutcome::committed;
}

bool has(const JournalTable& table, const Append& append) {
  return append.expected_number >= 0 && append.expected_number < last_of(table) &&
         table.batches[static_cast<std::size_t>(append.expected_number)] == append.bytes;
}

}  // namespace

Result<std::vector<Batch>> MemoryJournal::read(CampaignId table, std::int64_t from_number, std::size_t limit) {
  const std::lock_guard lock(disk_.mutex);
  std::vector<Batch> batches;
  const auto found = disk_.journal.find(table);
  if (found == disk_.journal.end()) return batches;
  for (auto number = std::max<std::int64_t>(from_number, 1); number <= last_of(found->second); ++number) {
    if (batches.size() == limit) break;
    batches.push_back({number, found->second.batches[static_cast<std::size_t>(number - 1)]});
  }
  return batches;
}

Result<OpenedTable> MemoryJournal::open(CampaignId table) {
  const std::lock_guard lock(disk_.mutex);
  JournalTable& opened = disk_.journal[table];
  return OpenedTable{++opened.epoch, last_of(opened)};
}

Result<std::vector<AppendOutcome>> MemoryJournal::append(std::span<const Append> group) {
  const std::lock_guard lock(disk_.mutex);
  std::vector<AppendOutcome> outcomes;
  std::set<CampaignId> refused;
  for (const Append& append : group) {
    JournalTable& table = disk_.journal[append.table];
    AppendOutcome outcome =
        refused.contains(append.table) && table.epoch == append.epoch ? AppendOutcome::conflict : add(table, append);
    if (outcome != AppendOutcome::committed) refused.insert(append.table);
    outcomes.push_back(outcome);
  }
  return outcomes;
}

Result<std::vector<AppendOutcome>> MemoryJournal::retry(std::span<const Append> group) {
  std::vector<AppendOutcome> outcomes(group.size(), AppendOutcome::committed);
  std::vector<Append> missing;
  std::vector<std::size_t> places;
  {
    const std::lock_guard lock(disk_.mutex);
    for (std::size_t place = 0; place < group.size(); ++place) {
      if (has(disk_.journal[group[place].table], group[place])) continue;
      missing.push_back(group[place]);
      places.push_back(place);
    }
  }
  auto added = append(missing);
  if (!added) return added;
  for (std::size_t i = 0; i < places.size(); ++i) outcomes[places[i]] = (*added)[i];
  return outcomes;
}

Result<std::int64_t> MemoryJournal::last_number(CampaignId table) {
  const std::lock_guard lock(disk_.mutex);
  const auto found = disk_.journal.find(table);
  return found == disk_.journal.end() ? 0 : last_of(found->second);
}

Result<void> MemorySnapshots::put(CampaignId table, std::int64_t number, BytesView bytes) {
  const std::lock_guard lock(disk_.mutex);
  disk_.snapshots[table][number] = Bytes(bytes);
  return {};
}

Result<Snapshot> MemorySnapshots::latest_at_or_before(CampaignId table, std::int64_t number) {
  const std::lock_guard lock(disk_.mutex);
  const auto& kept = disk_.snapshots[table];
  const auto after = kept.upper_bound(number);
  if (after == kept.begin()) return fail(StoreError::not_found, "the table has no snapshot as old as that");
  return Snapshot{std::prev(after)->first, std::prev(after)->second};
}

Result<void> MemorySnapshots::keep_newest(CampaignId table, std::size_t count) {
  const std::lock_guard lock(disk_.mutex);
  auto& kept = disk_.snapshots[table];
  while (kept.size() > count) kept.erase(kept.begin());
  return {};
}

}  // namespace ft::persistence
