// The journal in PostgreSQL: one statement for a group, however many tables it holds.
#pragma once

#include "persistence/journal.hpp"
#include "persistence/sql/db_connection.hpp"

namespace ft::persistence::postgres {

class PostgresJournal final : public Journal {
 public:
  /// session: outlives this.
  explicit PostgresJournal(sql::DbConnection& session) : session_(session) {}

  Result<std::vector<Batch>> read(CampaignId table, std::int64_t from_number, std::size_t limit) override;
  Result<OpenedTable> open(CampaignId table) override;
  Result<std::vector<AppendOutcome>> append(std::span<const Append> group) override;
  Result<std::vector<AppendOutcome>> retry(std::span<const Append> group) override;
  Result<std::int64_t> last_number(CampaignId table) override;

 private:
  [[nodiscard]] Result<std::vector<AppendOutcome>> add_group(std::span<const Append> group);
  [[nodiscard]] Result<std::vector<bool>> find_committed(std::span<const Append> group);
  [[nodiscard]] Result<AppendOutcome> why_refused(const Append& append);

  sql::DbConnection& session_;
};

}  // namespace ft::persistence::postgres
