#include "persistence/sql/snapshots.hpp"

namespace ft::persistence::sql {

Result<void> SqlSnapshots::put(CampaignId table, std::int64_t number, BytesView bytes) {
  return discard_rows(
      session_.run("INSERT INTO snapshots (table_id, number, bytes) VALUES ($1, $2, $3)"
                   " ON CONFLICT (table_id, number) DO UPDATE SET bytes = excluded.bytes",
                   {table, number, Blob{bytes}}));
}

Result<Snapshot> SqlSnapshots::latest_at_or_before(CampaignId table, std::int64_t number) {
  auto row = first_row(session_.run("SELECT number, bytes FROM snapshots WHERE table_id = $1 AND number <= $2"
                                    " ORDER BY number DESC LIMIT 1",
                                    {table, number}),
                       "the table has no snapshot as old as that");
  if (!row) return std::unexpected(row.error());
  return Snapshot{row->integer(0), row->text(1)};
}

Result<void> SqlSnapshots::keep_newest(CampaignId table, std::size_t count) {
  return discard_rows(
      session_.run("DELETE FROM snapshots WHERE table_id = $1 AND number NOT IN"
                   " (SELECT number FROM snapshots WHERE table_id = $1 ORDER BY number DESC LIMIT $2)",
                   {table, static_cast<std::int64_t>(count)}));
}

}  // namespace ft::persistence::sql
