// The store on a PostgreSQL server: one connection for each of the two threads.
#include "persistence/sql/store.hpp"
#include "persistence/postgres/journal.hpp"
#include "persistence/postgres/migrations.hpp"
#include "persistence/postgres/postgres_connection.hpp"
#include "persistence/sql/migrate.hpp"

namespace ft::persistence {
namespace {

using postgres::PostgresConnection;

class PostgresStore final : public sql::SqlStore {
 public:
  PostgresStore(std::unique_ptr<PostgresConnection> journal, std::unique_ptr<PostgresConnection> worker,
                AssetFiles files)
      : SqlStore(std::move(worker), std::move(files)), journal_session_(std::move(journal)) {}

  Journal& journal() override { return journal_; }
  JournalReader& history() override { return history_; }
  Result<void> erase_journal(CampaignId table) override {
    return sql::in_transaction(worker(), [&]() -> Result<void> {
      auto batches = worker().run("DELETE FROM journal WHERE table_id = $1", {table});
      if (!batches) return std::unexpected(batches.error());
      return sql::discard_rows(worker().run("DELETE FROM journal_tables WHERE table_id = $1", {table}));
    });
  }

 private:
  std::unique_ptr<PostgresConnection> journal_session_;
  postgres::PostgresJournal journal_{*journal_session_};
  postgres::PostgresJournal history_{worker()};
};

}  // namespace

Result<std::unique_ptr<Store>> open_postgres(const std::string& url, const std::filesystem::path& data_folder) {
  auto files = AssetFiles::open(data_folder / "assets");
  if (!files) return std::unexpected(files.error());
  auto journal = PostgresConnection::open(url);
  if (!journal) return std::unexpected(journal.error());
  if (auto migrated = sql::migrate(**journal, postgres::migrations()); !migrated) {
    return std::unexpected(migrated.error());
  }
  auto worker = PostgresConnection::open(url);
  if (!worker) return std::unexpected(worker.error());
  return std::make_unique<PostgresStore>(std::move(*journal), std::move(*worker), std::move(*files));
}

}  // namespace ft::persistence
