// Everything the server keeps, behind one door, and the ways to open it.
#pragma once

#include <filesystem>
#include <memory>

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

/// Opens `data_folder`/fairtable.sqlite, creating both, and brings it to the newest version.
/// Fails: full, corrupt, busy, unreachable (no permission), newer_database.
[[nodiscard]] Result<std::unique_ptr<Store>> open_sqlite(const std::filesystem::path& data_folder);

/// Opens a PostgreSQL database by its URL; asset bytes are files under `data_folder`.
/// A connection lost later gives unreachable or in_doubt, and is made again at the next call.
[[nodiscard]] Result<std::unique_ptr<Store>> open_postgres(const std::string& url,
                                                           const std::filesystem::path& data_folder);

}  // namespace ft::persistence
