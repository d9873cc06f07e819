// Everything the server keeps, behind one door, and the ways to open it.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string_view>

#include "persistence/account_links.hpp"
#include "persistence/accounts.hpp"
#include "persistence/assets.hpp"
#include "persistence/campaigns.hpp"
#include "persistence/chat.hpp"
#include "persistence/journal.hpp"
#include "persistence/seats.hpp"
#include "persistence/snapshots.hpp"
#include "persistence/store_error.hpp"

namespace ft::persistence {

/// Two threads use a store: the journal thread calls `journal`, the worker thread everything else. They share no
/// connection, so neither waits for the other in this process. Open and destroy it while neither runs.
class Store {
 public:
  virtual ~Store() = default;

  [[nodiscard]] virtual Journal& journal() = 0;

  [[nodiscard]] virtual JournalReader& history() = 0;
  [[nodiscard]] virtual Snapshots& snapshots() = 0;
  [[nodiscard]] virtual Accounts& accounts() = 0;
  [[nodiscard]] virtual AccountLinks& account_links() = 0;
  [[nodiscard]] virtual Campaigns& campaigns() = 0;
  [[nodiscard]] virtual Seats& seats() = 0;
  [[nodiscard]] virtual Chat& chat() = 0;
  [[nodiscard]] virtual Assets& assets() = 0;

  /// Deletes everything of a campaign: its journal, snapshots, seats, invites, chat, and the bytes that no other campaign uses.
  /// Its table is not open, and never will be. After a failure or a kill the campaign is still there: repeat the call.
  /// Fails: not_found. Worker thread.
  [[nodiscard]] virtual Result<void> erase(CampaignId campaign) = 0;

  /// Asks the store for a sign of life, for the health page. Worker thread.
  [[nodiscard]] virtual Result<void> check() = 0;
};

/// Takes a sentence for who runs the server: the database is about to be brought to a newer version.
using MigrationNotice = std::function<void(std::string_view sentence)>;

/// Opens `data_folder`/fairtable.sqlite, creating both, and brings it to the newest version. A database of an older
/// version is copied first, to `data_folder`/fairtable-version-N.sqlite, which stays.
/// Fails: full, corrupt, busy, unreachable (no permission), newer_database.
[[nodiscard]] Result<std::unique_ptr<Store>> open_sqlite(const std::filesystem::path& data_folder,
                                                         const MigrationNotice& notice = {});

/// Opens a PostgreSQL database by its URL, and brings it to the newest version, without a copy; asset bytes are files
/// under `data_folder`. A connection lost later gives unreachable or in_doubt, and is made again at the next call.
[[nodiscard]] Result<std::unique_ptr<Store>> open_postgres(const std::string& url,
                                                           const std::filesystem::path& data_folder,
                                                           const MigrationNotice& notice = {});

/// A store whose database stays as it is, whatever is called.
struct InspectedStore {
  std::int64_t version = 0;  // of the database
  std::int64_t newest = 0;   // that this program knows
  std::unique_ptr<Store> store;
};

/// Copies `data_folder`/fairtable.sqlite, which a server may be using, into the empty folder `scratch`, and opens the
/// copy, brought to the newest version. Fails: not_found (no database), full, and as `open_sqlite`.
[[nodiscard]] Result<InspectedStore> inspect_sqlite(const std::filesystem::path& data_folder,
                                                    const std::filesystem::path& scratch);

/// Opens the database, which a server may be using, for reading alone: what writes fails. There is no store where its
/// version is an older one. scratch: an empty folder. Fails: as `open_postgres`.
[[nodiscard]] Result<InspectedStore> inspect_postgres(const std::string& url, const std::filesystem::path& scratch);

}  // namespace ft::persistence
