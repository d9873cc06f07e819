#include "persistence/sqlite/journal.hpp"

#include <algorithm>
#include <set>

namespace ft::persistence::sqlite {
namespace {

// Every so many batches of a table one gets an index entry. Fewer entries mean fewer pages in each commit; more
// mean fewer steps before a reader stands where it wanted to. Stored: older journals keep the marks they have.
constexpr std::int64_t mark_every = 64;

}  // namespace

Result<std::vector<Batch>> SqliteJournalReader::read(CampaignId table, std::int64_t from_number, std::size_t limit) {
  const std::int64_t first = std::max<std::int64_t>(from_number, 1);
  const auto end = first + static_cast<std::int64_t>(limit);
  std::vector<Batch> batches;
  if (limit == 0) return batches;
  auto position = position_at_or_after(table, end - 1);
  if (!position) return std::unexpected(position.error());
  std::int64_t newer = 0;  // the number read before this one, 0 at the start
  while (*position != 0 && newer != first) {
    auto row = sql::first_row(
        session_.run("SELECT number, previous_position, bytes FROM journal WHERE position = $1 AND table_id = $2",
                     {*position, table}),
        "");
    if (!row && row.error().error != StoreError::not_found) return std::unexpected(row.error());
    const std::int64_t number = row ? row->integer(0) : 0;
    if (number < 1 || (newer != 0 && number != newer - 1)) {
      return fail(StoreError::corrupt, "journal of table " + std::to_string(table) + ": the batch before number " +
                                           std::to_string(newer) + " is missing");
    }
    if (number < first) break;
    if (number < end) batches.push_back({number, row->text(2)});
    newer = number;
    *position = row->integer(1);
  }
  std::ranges::reverse(batches);
  return batches;
}

// 0 if the table has no batch at all. Where no mark lies ahead, the newest batch is less than mark_every away.
Result<std::int64_t> SqliteJournalReader::position_at_or_after(CampaignId table, std::int64_t number) {
  auto marks =
      session_.run("SELECT position FROM journal_marks WHERE table_id = $1 AND number >= $2 ORDER BY number LIMIT 1",
                   {table, number});
  if (!marks) return std::unexpected(marks.error());
  if (!marks->empty()) return marks->front().integer(0);
  auto heads = session_.run("SELECT last_position FROM journal_tables WHERE table_id = $1", {table});
  if (!heads) return std::unexpected(heads.error());
  return heads->empty() ? 0 : heads->front().integer(0);
}

Result<std::vector<Batch>> SqliteJournal::read(CampaignId table, std::int64_t from_number, std::size_t limit) {
  return reader_.read(table, from_number, limit);
}

Result<OpenedTable> SqliteJournal::open(CampaignId table) {
  auto row = sql::first_row(
      session_.run("INSERT INTO journal_tables (table_id, epoch, last_number, last_position) VALUES ($1, 1, 0, 0)"
                   " ON CONFLICT (table_id) DO UPDATE SET epoch = epoch + 1 RETURNING epoch, last_number",
                   {table}),
      "the table got no epoch");
  if (!row) return std::unexpected(row.error());
  return OpenedTable{row->integer(0), row->integer(1)};
}

Result<std::vector<AppendOutcome>> SqliteJournal::append(std::span<const Append> group) {
  return sql::in_transaction(session_, [&] { return add_group(group, Repeat::no); });
}

Result<std::vector<AppendOutcome>> SqliteJournal::retry(std::span<const Append> group) {
  return sql::in_transaction(session_, [&] { return add_group(group, Repeat::yes); });
}

Result<std::vector<AppendOutcome>> SqliteJournal::add_group(std::span<const Append> group, Repeat repeat) {
  std::vector<AppendOutcome> outcomes;
  std::set<CampaignId> refused;
  for (const Append& append : group) {
    if (repeat == Repeat::yes) {
      auto landed = has(append);
      if (!landed) return std::unexpected(landed.error());
      if (*landed) {
        outcomes.push_back(AppendOutcome::committed);
        continue;
      }
    }
    auto outcome = refused.contains(append.table) ? why_refused(append) : add(append);
    if (!outcome) return std::unexpected(outcome.error());
    if (*outcome != AppendOutcome::committed) refused.insert(append.table);
    outcomes.push_back(*outcome);
  }
  return outcomes;
}

Result<AppendOutcome> SqliteJournal::add(const Append& append) {
  auto inserted = session_.run(
      "INSERT INTO journal (table_id, number, previous_position, bytes)"
      " SELECT table_id, last_number + 1, last_position, $4 FROM journal_tables"
      " WHERE table_id = $1 AND epoch = $2 AND last_number = $3",
      {append.table, append.epoch, append.expected_number, sql::Blob{append.bytes}});
  if (!inserted) return std::unexpected(inserted.error());
  if (!session_.changed_rows()) return why_refused(append);
  const std::int64_t position = session_.inserted_position();
  auto moved =
      session_.run("UPDATE journal_tables SET last_number = last_number + 1, last_position = $2 WHERE table_id = $1",
                   {append.table, position});
  if (!moved) return std::unexpected(moved.error());
  const std::int64_t number = append.expected_number + 1;
  if (number % mark_every != 0) return AppendOutcome::committed;
  auto marked = session_.run("INSERT INTO journal_marks (table_id, number, position) VALUES ($1, $2, $3)",
                             {append.table, number, position});
  if (!marked) return std::unexpected(marked.error());
  return AppendOutcome::committed;
}

Result<AppendOutcome> SqliteJournal::why_refused(const Append& append) {
  auto current = session_.run("SELECT epoch FROM journal_tables WHERE table_id = $1", {append.table});
  if (!current) return std::unexpected(current.error());
  const bool same_epoch = !current->empty() && current->front().integer(0) == append.epoch;
  return same_epoch ? AppendOutcome::conflict : AppendOutcome::fenced;
}

Result<bool> SqliteJournal::has(const Append& append) {
  auto batches = read(append.table, append.expected_number + 1, 1);
  if (!batches) return std::unexpected(batches.error());
  return !batches->empty() && batches->front().bytes == append.bytes;
}

Result<std::int64_t> SqliteJournal::last_number(CampaignId table) {
  auto rows = session_.run("SELECT last_number FROM journal_tables WHERE table_id = $1", {table});
  if (!rows) return std::unexpected(rows.error());
  return rows->empty() ? 0 : rows->front().integer(0);
}

}  // namespace ft::persistence::sqlite
