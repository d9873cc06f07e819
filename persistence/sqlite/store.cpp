// The embedded store: one SQLite file, one connection for each of the threads that use it.
#include <filesystem>

#include "persistence/files/descriptor.hpp"
#include "persistence/sql/migrate.hpp"
#include "persistence/sql/store.hpp"
#include "persistence/sqlite/checkpointer.hpp"
#include "persistence/sqlite/copy_database.hpp"
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

constexpr const char* file_name = "fairtable.sqlite";

// As the database is now, for who wants to go back to the program that knew no more.
Result<void> keep_copy(SqliteConnection& session, const fs::path& folder, std::int64_t version,
                       const MigrationNotice& notice) {
  const fs::path copy = folder / ("fairtable-version-" + std::to_string(version) + ".sqlite");
  if (auto kept = sqlite::copy_database(session, copy); !kept) {
    return fail(kept.error().error, "the database has the older version " + std::to_string(version) +
                                        ", and no copy of it can be kept as " + copy.string() +
                                        ", so that it stays as it is: " + kept.error().text);
  }
  if (notice)
    notice("the database of version " + std::to_string(version) + " is kept as " + copy.string() +
           "; it is now brought to version " + std::to_string(sqlite::migrations().size()));
  return {};
}

Result<Sessions> open_sessions(const fs::path& folder, const MigrationNotice& notice) {
  const fs::path file = folder / file_name;
  auto journal = SqliteConnection::open(file);
  if (!journal) return std::unexpected(journal.error());
  const auto copy_first = [&](std::int64_t version) { return keep_copy(**journal, folder, version, notice); };
  if (auto migrated = sql::migrate(**journal, sqlite::migrations(), copy_first); !migrated) {
    return std::unexpected(migrated.error());
  }
  auto worker = SqliteConnection::open(file);
  if (!worker) return std::unexpected(worker.error());
  auto checkpointer = SqliteConnection::open(file);
  if (!checkpointer) return std::unexpected(checkpointer.error());
  return Sessions{std::move(*journal), std::move(*worker), std::move(*checkpointer)};
}

// To read the database without writing beside it. SQLite reads a write-ahead log only with its index, and makes
// one where there is none; then no program has the database open, and both files are copied.
Result<std::unique_ptr<SqliteConnection>> open_to_inspect(const fs::path& file, const fs::path& scratch) {
  const fs::path log = file.string() + "-wal", index = file.string() + "-shm";
  if (!fs::exists(log) || fs::exists(index)) return SqliteConnection::open_read_only(file);
  const fs::path folder = scratch / "found";
  std::error_code failed;
  fs::create_directory(folder, failed);
  for (const fs::path& one : {file, log})
    if (!failed) fs::copy_file(one, folder / one.filename(), failed);
  if (failed) return fail_with_errno(failed.value(), "copying " + file.string());
  return SqliteConnection::open(folder / file.filename());
}

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite(const fs::path& data_folder, const MigrationNotice& notice) {
  auto files = AssetFiles::open(data_folder / "assets");  // makes the data folder as well
  if (!files) return std::unexpected(files.error());
  auto sessions = open_sessions(data_folder, notice);
  if (!sessions) return std::unexpected(sessions.error());
  return std::make_unique<SqliteStore>(std::move(*sessions), std::move(*files));
}

Result<InspectedStore> inspect_sqlite(const fs::path& data_folder, const fs::path& scratch) {
  const fs::path file = data_folder / file_name;
  if (!fs::exists(file)) return fail(StoreError::not_found, "there is no database in " + data_folder.string());
  auto session = open_to_inspect(file, scratch);
  if (!session) return std::unexpected(session.error());
  auto version = sql::known_version(**session, sqlite::migrations());
  if (!version) return std::unexpected(version.error());
  if (auto copied = sqlite::copy_database(**session, scratch / file_name); !copied) {
    return std::unexpected(copied.error());
  }
  auto store = open_sqlite(scratch);
  if (!store) return std::unexpected(store.error());
  return InspectedStore{*version, static_cast<std::int64_t>(sqlite::migrations().size()), std::move(*store)};
}

}  // namespace ft::persistence
