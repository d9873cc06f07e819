#include "persistence/memory/memory_assets.hpp"

#include <algorithm>

namespace ft::persistence {
namespace {

class MemoryUpload final : public AssetUpload {
 public:
  MemoryUpload(MemoryStoreData& disk, std::int64_t limit_bytes) : disk_(disk), limit_bytes_(limit_bytes) {}

  Result<void> append(BytesView bytes) override {
    if (static_cast<std::int64_t>(bytes_.size() + bytes.size()) > limit_bytes_) {
      return fail(StoreError::too_large, "the upload is larger than " + std::to_string(limit_bytes_) + " bytes");
    }
    bytes_ += bytes;
    return {};
  }

  Result<StoredBytes> finish() override {
    const std::lock_guard lock(disk_.mutex);
    const StoredBytes stored{sha256(bytes_), static_cast<std::int64_t>(bytes_.size())};
    disk_.asset_bytes[stored.hash] = bytes_;
    return stored;
  }

 private:
  MemoryStoreData& disk_;
  std::int64_t limit_bytes_;
  Bytes bytes_;
};

}  // namespace

Result<std::unique_ptr<AssetUpload>> MemoryAssets::begin(std::int64_t limit_bytes) {
  return std::make_unique<MemoryUpload>(disk_, limit_bytes);
}

Result<std::int64_t> MemoryAssets::size_of(const Sha256& hash) {
  const std::lock_guard lock(disk_.mutex);
  const auto bytes = look_up(disk_.asset_bytes, hash);
  if (!bytes) return std::unexpected(bytes.error());
  return static_cast<std::int64_t>(bytes->size());
}

Result<Bytes> MemoryAssets::read(const Sha256& hash, std::int64_t offset, std::size_t limit) {
  const std::lock_guard lock(disk_.mutex);
  auto bytes = look_up(disk_.asset_bytes, hash);
  if (!bytes) return bytes;
  if (offset < 0 || static_cast<std::size_t>(offset) >= bytes->size()) return Bytes();
  return bytes->substr(static_cast<std::size_t>(offset), limit);
}

Result<void> MemoryAssets::discard_unused(const Sha256& hash) {
  const std::lock_guard lock(disk_.mutex);
  const bool used = std::ranges::any_of(disk_.assets, [&](const auto& asset) { return asset.second.hash == hash; });
  if (!used) disk_.asset_bytes.erase(hash);
  return {};
}

Result<void> MemoryAssets::put(const Asset& asset) {
  const std::lock_guard lock(disk_.mutex);
  if (!disk_.asset_bytes.contains(asset.hash)) return fail(StoreError::not_found, "there are no such bytes");
  if (!disk_.campaigns.contains(asset.campaign)) return fail(StoreError::not_found, "there is no such campaign");
  disk_.assets.insert_or_assign({asset.campaign, asset.hash}, asset);
  return {};
}

Result<Asset> MemoryAssets::find(CampaignId campaign, const Sha256& hash) {
  const std::lock_guard lock(disk_.mutex);
  return look_up(disk_.assets, {campaign, hash});
}

Result<std::vector<CampaignId>> MemoryAssets::users_of(const Sha256& hash) {
  const std::lock_guard lock(disk_.mutex);
  std::vector<CampaignId> users;
  for (const auto& [key, asset] : disk_.assets) {
    if (asset.hash == hash) users.push_back(asset.campaign);
  }
  return users;
}

Result<std::vector<Asset>> MemoryAssets::list(CampaignId campaign) {
  const std::lock_guard lock(disk_.mutex);
  std::vector<Asset> assets;
  for (const auto& [key, asset] : disk_.assets) {
    if (asset.campaign == campaign) assets.push_back(asset);
  }
  std::ranges::stable_sort(assets, {}, &Asset::created_at_s);
  return assets;
}

Result<void> MemoryAssets::remove(CampaignId campaign, const Sha256& hash) {
  {
    const std::lock_guard lock(disk_.mutex);
    if (disk_.assets.erase({campaign, hash}) == 0) return fail(StoreError::not_found, "there is no such asset");
  }
  return discard_unused(hash);
}

}  // namespace ft::persistence
