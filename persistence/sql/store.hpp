// What the stores on a database have in common: all but the journal is the same SQL over one session.
#pragma once

#include <memory>

#include "persistence/sql/account_links.hpp"
#include "persistence/sql/accounts.hpp"
#include "persistence/sql/assets.hpp"
#include "persistence/sql/campaigns.hpp"
#include "persistence/sql/chat.hpp"
#include "persistence/sql/db_connection.hpp"
#include "persistence/sql/seats.hpp"
#include "persistence/sql/snapshots.hpp"
#include "persistence/store.hpp"

namespace ft::persistence::sql {

/// Everything of the worker thread, over the session of the worker thread.
class SqlStore : public Store {
 public:
  Snapshots& snapshots() override { return snapshots_; }
  Accounts& accounts() override { return accounts_; }
  AccountLinks& account_links() override { return account_links_; }
  Campaigns& campaigns() override { return campaigns_; }
  Seats& seats() override { return seats_; }
  Chat& chat() override { return chat_; }
  Assets& assets() override { return assets_; }
  Result<void> erase(CampaignId campaign) override;
  Result<void> check() override { return require_row(worker_->run("SELECT 1", {}), "the database gives no answer"); }

 protected:
  SqlStore(std::unique_ptr<DbConnection> worker, AssetFiles files)
      : worker_(std::move(worker)), assets_(*worker_, std::move(files)) {}
  [[nodiscard]] DbConnection& worker() { return *worker_; }
  [[nodiscard]] virtual Result<void> erase_journal(CampaignId table) = 0;

 private:
  std::unique_ptr<DbConnection> worker_;
  SqlSnapshots snapshots_{*worker_};
  SqlAccounts accounts_{*worker_};
  SqlAccountLinks account_links_{*worker_};
  SqlCampaigns campaigns_{*worker_};
  SqlSeats seats_{*worker_};
  SqlChat chat_{*worker_};
  SqlAssets assets_;
};

}  // namespace ft::persistence::sql
