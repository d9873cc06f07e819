#include "persistence/postgres/journal.hpp"

#include <algorithm>

#include "persistence/postgres/group.hpp"

namespace ft::persistence::postgres {

Result<std::vector<Batch>> PostgresJournal::read(CampaignId table, std::int64_t from_number, std::size_t limit) {
  std::int64_t next = std::max<std::int64_t>(from_number, 1);
  auto batches = sql::map_rows(
      session_.run("SELECT number, bytes FROM journal WHERE table_id = $1 AND number >= $2 ORDER BY number LIMIT $3",
                   {table, next, static_cast<std::int64_t>(limit)}),
      [](const sql::Row& row) {
        return Batch{row.integer(0), row.text(1)};
      });
  if (!batches) return batches;
  for (const Batch& batch : *batches) {
    if (batch.number != next) {
      return fail(StoreError::corrupt,
                  "journal of table " + std::to_string(table) + ": number " + std::to_string(next) + " is missing");
    }
    ++next;
  }
  return batches;
}

Result<OpenedTable> PostgresJournal::open(CampaignId table) {
  auto row = sql::first_row(session_.run("INSERT INTO journal_tables (table_id, epoch, last_number) VALUES ($1, 1, 0)"
                                         " ON CONFLICT (table_id) DO UPDATE SET epoch = journal_tables.epoch + 1"
                                         " RETURNING epoch, last_number",
                                         {table}),
                            "the table got no epoch");
  if (!row) return std::unexpected(row.error());
  return OpenedTable{row->integer(0), row->integer(1)};
}

Result<std::vector<AppendOutcome>> PostgresJournal::append(std::span<const Append> group) {
  return sql::in_transaction(session_, [&] { return add_group(group); });
}

Result<std::vector<AppendOutcome>> PostgresJournal::retry(std::span<const Append> group) {
  return sql::in_transaction(session_, [&]() -> Result<std::vector<AppendOutcome>> {
    auto before = find_committed(group);
    if (!before) return std::unexpected(before.error());
    std::vector<Append> missing;
    for (std::size_t place = 0; place < group.size(); ++place) {
      if (!(*before)[place]) missing.push_back(group[place]);
    }
    auto added = add_group(missing);
    if (!added) return added;
    std::vector<AppendOutcome> outcomes;
    auto next = added->begin();
    for (const bool landed : *before) outcomes.push_back(landed ? AppendOutcome::committed : *next++);
    return outcomes;
  });
}

// The UPDATE locks each table's row: a later opener waits for this commit, or this waits for it and is fenced.
Result<std::vector<AppendOutcome>> PostgresJournal::add_group(std::span<const Append> group) {
  const Runs runs = runs_of(group);
  std::vector<Append> batches;
  for (std::size_t place = 0; place < group.size(); ++place) {
    if (runs.in_run[place]) batches.push_back(group[place]);
  }
  const RunArrays run_arrays = arrays_of(runs.of_table);
  const BatchArrays batch_arrays = arrays_of(batches);
  auto rows = session_.run(
      "WITH run AS (SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[])"
      "   AS run (table_id, epoch, expected_number, batches)),"
      " landed AS (UPDATE journal_tables SET last_number = last_number + run.batches FROM run"
      "   WHERE journal_tables.table_id = run.table_id AND journal_tables.epoch = run.epoch"
      "   AND last_number = run.expected_number RETURNING journal_tables.table_id),"
      " added AS (INSERT INTO journal (table_id, number, bytes)"
      "   SELECT table_id, number, bytes FROM unnest($5::bigint[], $6::bigint[], $7::bytea[])"
      "   AS batch (table_id, number, bytes) JOIN landed USING (table_id))"
      " SELECT table_id FROM landed",
      {run_arrays.tables, run_arrays.epochs, run_arrays.expected_numbers, run_arrays.batches, batch_arrays.tables,
       batch_arrays.numbers, batch_arrays.bytes});
  if (!rows) return std::unexpected(rows.error());
  std::set<CampaignId> landed;
  for (const sql::Row& row : *rows) landed.insert(row.integer(0));

  std::vector<AppendOutcome> outcomes;
  for (std::size_t place = 0; place < group.size(); ++place) {
    const bool added = runs.in_run[place] && landed.contains(group[place].table);
    auto outcome = added ? Result<AppendOutcome>(AppendOutcome::committed) : why_refused(group[place]);
    if (!outcome) return std::unexpected(outcome.error());
    outcomes.push_back(*outcome);
  }
  return outcomes;
}

// A transaction in doubt may still be committing at the other end of a lost connection. It holds the locks of its
// tables: once they are had here it is over, and what it left can be read.
Result<std::vector<bool>> PostgresJournal::find_committed(std::span<const Append> group) {
  const BatchArrays arrays = arrays_of(group);
  auto locked = session_.run(
      "SELECT table_id FROM journal_tables WHERE table_id = ANY ($1::bigint[]) ORDER BY table_id FOR UPDATE",
      {arrays.tables});
  if (!locked) return std::unexpected(locked.error());
  auto places = session_.run(
      "SELECT place FROM unnest($1::bigint[], $2::bigint[], $3::bytea[]) WITH ORDINALITY"
      " AS batch (table_id, number, bytes, place)"
      " JOIN journal USING (table_id, number) WHERE journal.bytes = batch.bytes",
      {arrays.tables, arrays.numbers, arrays.bytes});
  if (!places) return std::unexpected(places.error());
  std::vector<bool> landed(group.size(), false);
  for (const sql::Row& row : *places) landed[static_cast<std::size_t>(row.integer(0) - 1)] = true;
  return landed;
}

Result<AppendOutcome> PostgresJournal::why_refused(const Append& append) {
  auto current = session_.run("SELECT epoch FROM journal_tables WHERE table_id = $1", {append.table});
  if (!current) return std::unexpected(current.error());
  const bool same_epoch = !current->empty() && current->front().integer(0) == append.epoch;
  return same_epoch ? AppendOutcome::conflict : AppendOutcome::fenced;
}

Result<std::int64_t> PostgresJournal::last_number(CampaignId table) {
  auto rows = session_.run("SELECT last_number FROM journal_tables WHERE table_id = $1", {table});
  if (!rows) return std::unexpected(rows.error());
  return rows->empty() ? 0 : rows->front().integer(0);
}

}  // namespace ft::persistence::postgres
