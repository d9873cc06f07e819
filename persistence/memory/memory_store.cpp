#include "persistence/memory/memory_store.hpp"

#include "persistence/memory/memory_accounts.hpp"
#include "persistence/memory/memory_assets.hpp"
#include "persistence/memory/memory_campaigns.hpp"
#include "persistence/memory/memory_chat.hpp"
#include "persistence/memory/memory_journal.hpp"
#include "persistence/memory/memory_seats.hpp"

namespace ft::persistence {
namespace {

class MemoryStore final : public Store {
 public:
  explicit MemoryStore(std::shared_ptr<MemoryStoreData> disk) : disk_(std::move(disk)) {}

  Journal& journal() override { return journal_; }
  JournalReader& history() override { return journal_; }
  Snapshots& snapshots() override { return snapshots_; }
  Accounts& accounts() override { return accounts_; }
  Campaigns& campaigns() override { return campaigns_; }
  Seats& seats() override { return seats_; }
  Chat& chat() override { return chat_; }
  Assets& assets() override { return assets_; }
  Result<void> check() override { return {}; }

 private:
  std::shared_ptr<MemoryStoreData> disk_;
  MemoryJournal journal_{*disk_};
  MemorySnapshots snapshots_{*disk_};
  MemoryAccounts accounts_{*disk_};
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
