// The journal and snapshots of a memory store.
#pragma once

#include "persistence/memory/memory_store_data.hpp"

namespace ft::persistence {

class MemoryJournal final : public Journal {
 public:
  /// disk: outlives this.
  explicit MemoryJournal(MemoryStoreData& disk) : disk_(disk) {}

  Result<std::vector<Batch>> read(CampaignId table, std::int64_t from_number, std::size_t limit) override;
  Result<OpenedTable> open(CampaignId table) override;
  Result<std::vector<AppendOutcome>> append(std::span<const Append> group) override;
  Result<std::vector<AppendOutcome>> retry(std::span<const Append> group) override;
  Result<std::int64_t> last_number(CampaignId table) override;

 private:
  MemoryStoreData& disk_;
};

class MemorySnapshots final : public Snapshots {
 public:
  /// disk: outlives this.
  explicit MemorySnapshots(MemoryStoreData& disk) : disk_(disk) {}

  Result<void> put(CampaignId table, std::int64_t number, BytesView bytes) override;
  Result<Snapshot> latest_at_or_before(CampaignId table, std::int64_t number) override;
  Result<void> keep_newest(CampaignId table, std::size_t count) override;

 private:
  MemoryStoreData& disk_;
};

}  // namespace ft::persistence
