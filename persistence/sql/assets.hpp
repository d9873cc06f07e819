// Assets: rows in a table of the database, bytes in files.
#pragma once

#include "persistence/assets.hpp"
#include "persistence/files/asset_files.hpp"
#include "persistence/sql/db_connection.hpp"

namespace ft::persistence::sql {

class SqlAssets final : public Assets {
 public:
  /// session: outlives this.
  SqlAssets(DbConnection& session, AssetFiles files) : session_(session), files_(std::move(files)) {}

  Result<std::unique_ptr<AssetUpload>> begin(std::int64_t limit_bytes) override;
  Result<std::int64_t> size_of(const Sha256& hash) override;
  Result<Bytes> read(const Sha256& hash, std::int64_t offset, std::size_t limit) override;
  Result<void> discard_unused(const Sha256& hash) override;
  Result<void> put(const Asset& asset) override;
  Result<Asset> find(CampaignId campaign, const Sha256& hash) override;
  Result<std::vector<CampaignId>> users_of(const Sha256& hash) override;
  Result<std::vector<Asset>> list(CampaignId campaign) override;
  Result<void> remove(CampaignId campaign, const Sha256& hash) override;

  /// Ends every use by a campaign. The bytes go first, so that a call that was cut short can be repeated.
  [[nodiscard]] Result<void> erase_all_of(CampaignId campaign);

 private:
  DbConnection& session_;
  AssetFiles files_;
};

}  // namespace ft::persistence::sql
