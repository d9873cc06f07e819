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

std::int64_t newest_version() { return static_cast<std::int64_t>(postgres::migrations().size()); }

}  // namespace

Result<std::unique_ptr<Store>> open_postgres(const std::string& url, const std::filesystem::path& data_folder,
                                             const MigrationNotice& notice) {
  auto files = AssetFiles::open(data_folder / "assets");
  if (!files) return std::unexpected(files.error());
  auto journal = PostgresConnection::open(url);
  if (!journal) return std::unexpected(journal.error());
  const auto say_so = [&](std::int64_t version) -> Result<void> {
    if (notice)
      notice("the database of version " + std::to_string(version) + " is now brought to version " +
             std::to_string(newest_version()) + "; of PostgreSQL the server keeps no copy, pg_dump makes one");
    return {};
  };
  if (auto migrated = sql::migrate(**journal, postgres::migrations(), say_so); !migrated) {
    return std::unexpected(migrated.error());
  }
  auto worker = PostgresConnection::open(url);
  if (!worker) return std::unexpected(worker.error());
  return std::make_unique<PostgresStore>(std::move(*journal), std::move(*worker), std::move(*files));
}

Result<InspectedStore> inspect_postgres(const std::string& url, const std::filesystem::path& scratch) {
  auto files = AssetFiles::open(scratch / "assets");
  if (!files) return std::unexpected(files.error());
  auto journal = PostgresConnection::open(url, PostgresConnection::Access::read_only);
  if (!journal) return std::unexpected(journal.error());
  auto version = sql::known_version(**journal, postgres::migrations());
  if (!version) return std::unexpected(version.error());
  InspectedStore inspected{*version, newest_version(), nullptr};
  if (*version < inspected.newest) return inspected;
  auto worker = PostgresConnection::open(url, PostgresConnection::Access::read_only);
  if (!worker) return std::unexpected(worker.error());
  inspected.store = std::make_unique<PostgresStore>(std::move(*journal), std::move(*worker), std::move(*files));
  return inspected;
}

}  // namespace ft::persistence
