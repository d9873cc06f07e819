// Assets of a memory store.
#pragma once

#include "persistence/memory/memory_store_data.hpp"

namespace ft::persistence {

class MemoryAssets final : public Assets {
 public:
  /// disk: outlives this.
  explicit MemoryAssets(MemoryStoreData& disk) : disk_(disk) {}

  Result<std::unique_ptr<AssetUpload>> begin(std::int64_t limit_bytes) override;
  Result<std::int64_t> size_of(const Sha256& hash) override;
  Result<Bytes> read(const Sha256& hash, std::int64_t offset, std::size_t limit) override;
  Result<void> discard_unused(const Sha256& hash) override;
  Result<void> put(const Asset& asset) override;
  Result<Asset> find(CampaignId campaign, const Sha256& hash) override;
  Result<std::vector<CampaignId>> users_of(const Sha256& hash) override;
  Result<std::vector<Asset>> list(CampaignId campaign) override;
  Result<void> remove(CampaignId campaign, const Sha256& hash) override;

 private:
  MemoryStoreData& disk_;
};

}  // namespace ft::persistence
