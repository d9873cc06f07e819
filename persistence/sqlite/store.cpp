// The embedded store: one SQLite file, one connection for each of the threads that use it.
#include <filesystem>

#include "persistence/sql/migrate.hpp"
#include "persistence/sql/store.hpp"
#include "persistence/sqlite/checkpointer.hpp"
#include "persistence/sqlite/erase_journal.hpp"
#include "persistence/sqlite/journal.hpp"
#include "persistence/sqlite/migrations.hpp"
#include "persistence/sqlite/sqlite_connection.hpp"

namespace ft::persistence {
namespace {

namespace fs = std::filesystem;
using sqlite::SqliteConnection;

struct Sessions {
  std::unique_ptr<SqliteConnection> journal;
  std::unique_ptr<SqliteConnection> worker;
  std::unique_ptr<SqliteConnection> checkpointer;
};

class SqliteStore final : public sql::SqlStore {
 public:
  SqliteStore(Sessions sessions, AssetFiles files)
      : SqlStore(report(std::move(sessions.worker)), std::move(files)),
        checkpointer_(std::move(sessions.checkpointer)),
        journal_session_(report(std::move(sessions.journal))) {}

  Journal& journal() override { return journal_; }
  JournalReader& history() override { return history_; }

  Result<void> erase_journal(CampaignId table) override { return sqlite::erase_journal(worker(), table); }

 private:
  // The sessions commit only while the store is open, so that `checkpointer_` is there whenever they call.
  std::unique_ptr<SqliteConnection> report(std::unique_ptr<SqliteConnection> session) {
    session->after_commit([this](int pages) { checkpointer_.on_wal_size(pages); });
    return session;
  }

  sqlite::Checkpointer checkpointer_;
  std::unique_ptr<SqliteConnection> journal_session_;
  sqlite::SqliteJournal journal_{*journal_session_};
  sqlite::SqliteJournalReader history_{worker()};
};

Result<Sessions> open_sessions(const fs::path& file) {
  auto journal = SqliteConnection::open(file);
  if (!journal) return std::unexpected(journal.error());
  if (auto migrated = sql::migrate(**journal, sqlite::migrations()); !migrated) {
    return std::unexpected(migrated.error());
  }
  auto worker = SqliteConnection::open(file);
  if (!worker) return std::unexpected(worker.error());
  auto checkpointer = SqliteConnection::open(file);
  if (!checkpointer) return std::unexpected(checkpointer.error());
  return Sessions{std::move(*journal), std::move(*worker), std::move(*checkpointer)};
}

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite(const fs::path& data_folder) {
  auto files = AssetFiles::open(data_folder / "assets");  // makes the data folder as well
  if (!files) return std::unexpected(files.error());
  auto sessions = open_sessions(data_folder / "fairtable.sqlite");
  if (!sessions) return std::unexpected(sessions.error());
  return std::make_unique<SqliteStore>(std::move(*sessions), std::move(*files));
}

}  // namespace ft::persistence
