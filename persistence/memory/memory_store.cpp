#include "persistence/memory/memory_store.hpp"

#include "persistence/memory/memory_account_links.hpp"
#include "persistence/memory/memory_accounts.hpp"
#include "persistence/memory/memory_assets.hpp"
#include "persistence/memory/memory_campaigns.hpp"
#include "persistence/memory/memory_chat.hpp"
#include "persistence/memory/memory_journal.hpp"
#include "persistence/memory/memory_seats.hpp"

namespace ft::persistence {
namespace {

void erase_rows_of(MemoryStoreData& disk, CampaignId campaign) {
  const std::lock_guard lock(disk.mutex);
  const auto is_own = [campaign](const auto& entry) { return entry.second.campaign == campaign; };
  disk.journal.erase(campaign);
  disk.snapshots.erase(campaign);
  std::erase_if(disk.chat, is_own);
  std::erase_if(disk.invites, is_own);
  std::erase_if(disk.seat_tokens, [&](const auto& token) { return is_own(*disk.seats.find(token.second.seat)); });
  std::erase_if(disk.seats, is_own);
  disk.campaigns.erase(campaign);
}

class MemoryStore final : public Store {
 public:
  explicit MemoryStore(std::shared_ptr<MemoryStoreData> disk) : disk_(std::move(disk)) {}

  Journal& journal() override { return journal_; }
  JournalReader& history() override { return journal_; }
  Snapshots& snapshots() override { return snapshots_; }
  Accounts& accounts() override { return accounts_; }
  AccountLinks& account_links() override { return account_links_; }
  Campaigns& campaigns() override { return campaigns_; }
  Seats& seats() override { return seats_; }
  Chat& chat() override { return chat_; }
  Assets& assets() override { return assets_; }
  Result<void> erase(CampaignId campaign) override {
    if (auto found = campaigns_.find(campaign); !found) return std::unexpected(found.error());
    const auto own = assets_.list(campaign);
    for (const Asset& asset : *own)
      if (auto removed = assets_.remove(campaign, asset.hash); !removed) return removed;
    erase_rows_of(*disk_, campaign);
    return {};
  }
  Result<void> check() override { return {}; }

 private:
  std::shared_ptr<MemoryStoreData> disk_;
  MemoryJournal journal_{*disk_};
  MemorySnapshots snapshots_{*disk_};
  MemoryAccounts accounts_{*disk_};
  MemoryAccountLinks account_links_{*disk_, accounts_};
  MemoryCampaigns campaigns_{*disk_};
  MemorySeats seats_{*disk_};
  MemoryChat chat_{*disk_};
  MemoryAssets assets_{*disk_};
};

}  // namespace

std::shared_ptr<MemoryStoreData> make_memory_disk() { return std::make_shared<MemoryStoreData>(); }

std::unique_ptr<Store> open_memory(std::shared_ptr<MemoryStoreData> disk) {
  return std::make_unique<MemoryStore>(std::move(disk));
}

}  // namespace ft::persistence
