#include "persistence/sqlite/erase_journal.hpp"

namespace ft::persistence::sqlite {
namespace {

// The newest batches of the table, at most 1,000, each with the position of the one before.
const std::string with_newest =
    "WITH RECURSIVE newest (position, previous, place) AS ("
    " SELECT position, previous_position, 1 FROM journal"
    "  WHERE position = (SELECT last_position FROM journal_tables WHERE table_id = $1)"
    " UNION ALL SELECT journal.position, journal.previous_position, place + 1"
    "  FROM newest JOIN journal ON journal.position = newest.previous WHERE place < 1000) ";

// Whether there were any.
Result<bool> erase_newest(sql::DbConnection& session, CampaignId table) {
  return sql::in_transaction(session, [&]() -> Result<bool> {
    auto oldest = session.run(with_newest + "SELECT previous FROM newest ORDER BY place DESC LIMIT 1", {table});
    if (!oldest) return std::unexpected(oldest.error());
    if (oldest->empty()) return false;
    auto erased =
        session.run(with_newest + "DELETE FROM journal WHERE position IN (SELECT position FROM newest)", {table});
    if (!erased) return std::unexpected(erased.error());
    auto moved = session.run("UPDATE journal_tables SET last_position = $2 WHERE table_id = $1",
                             {table, oldest->front().integer(0)});
    if (!moved) return std::unexpected(moved.error());
    return true;
  });
}

}  // namespace

Result<void> erase_journal(sql::DbConnection& session, CampaignId table) {
  for (bool more = true; more;) {
    auto erased = erase_newest(session, table);
    if (!erased) return std::unexpected(erased.error());
    more = *erased;
  }
  for (const std::string_view rows :
       {"DELETE FROM journal_marks WHERE table_id = $1", "DELETE FROM journal_tables WHERE table_id = $1"}) {
    if (auto erased = session.run(rows, {table}); !erased) return std::unexpected(erased.error());
  }
  return {};
}

}  // namespace ft::persistence::sqlite
