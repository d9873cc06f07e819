// Snapshots in a table of the database.
#pragma once

#include "persistence/snapshots.hpp"
#include "persistence/sql/db_connection.hpp"

namespace ft::persistence::sql {

class SqlSnapshots final : public Snapshots {
 public:
  /// session: outlives this.
  explicit SqlSnapshots(DbConnection& session) : session_(session) {}

  Result<void> put(CampaignId table, std::int64_t number, BytesView bytes) override;
  Result<Snapshot> latest_at_or_before(CampaignId table, std::int64_t number) override;
  Result<void> keep_newest(CampaignId table, std::size_t count) override;

 private:
  DbConnection& session_;
};

}  // namespace ft::persistence::sql
