// The journal in SQLite: in order of arrival, each batch pointing back at its table's batch before.
#pragma once

#include "persistence/journal.hpp"
#include "persistence/sqlite/sqlite_connection.hpp"

namespace ft::persistence::sqlite {

class SqliteJournalReader final : public JournalReader {
 public:
  /// session: outlives this.
  explicit SqliteJournalReader(sql::DbConnection& session) : session_(session) {}

  Result<std::vector<Batch>> read(CampaignId table, std::int64_t from_number, std::size_t limit) override;

 private:
  [[nodiscard]] Result<std::int64_t> position_at_or_after(CampaignId table, std::int64_t number);

  sql::DbConnection& session_;
};

class SqliteJournal final : public Journal {
 public:
  /// session: outlives this.
  explicit SqliteJournal(SqliteConnection& session) : session_(session), reader_(session) {}

  Result<std::vector<Batch>> read(CampaignId table, std::int64_t from_number, std::size_t limit) override;
  Result<OpenedTable> open(CampaignId table) override;
  Result<std::vector<AppendOutcome>> append(std::span<const Append> group) override;
  Result<std::vector<AppendOutcome>> retry(std::span<const Append> group) override;
  Result<std::int64_t> last_number(CampaignId table) override;

 private:
  enum class Repeat { no, yes };
  Result<std::vector<AppendOutcome>> add_group(std::span<const Append> group, Repeat repeat);
  Result<AppendOutcome> add(const Append& append);
  Result<AppendOutcome> why_refused(const Append& append);
  Result<bool> has(const Append& append);

  SqliteConnection& session_;
  SqliteJournalReader reader_;
};

}  // namespace ft::persistence::sqlite
