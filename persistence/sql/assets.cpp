#include "persistence/sql/assets.hpp"

namespace ft::persistence::sql {
namespace {

constexpr std::string_view no_such_asset = "the campaign has no such asset";

Asset asset_of(const Row& row) {
  return {.hash = row.hash(0),
          .campaign = row.integer(1),
          .name = row.text(2),
          .mime = row.text(3),
          .width = row.integer(4),
          .height = row.integer(5),
          .size_bytes = row.integer(6),
          .created_at_s = row.integer(7)};
}

}  // namespace

Result<std::unique_ptr<AssetUpload>> SqlAssets::begin(std::int64_t limit_bytes) { return files_.begin(limit_bytes); }

Result<std::int64_t> SqlAssets::size_of(const Sha256& hash) { return files_.size_of(hash); }

Result<Bytes> SqlAssets::read(const Sha256& hash, std::int64_t offset, std::size_t limit) {
  return files_.read(hash, offset, limit);
}

Result<void> SqlAssets::discard_unused(const Sha256& hash) {
  auto uses = session_.run("SELECT campaign FROM assets WHERE hash = $1 LIMIT 1", {blob(hash)});
  if (!uses) return std::unexpected(uses.error());
  if (!uses->empty()) return {};
  return files_.remove(hash);
}

Result<void> SqlAssets::put(const Asset& asset) {
  if (auto stored = files_.find(asset.hash); !stored) return stored;
  return discard_rows(session_.run(
      "INSERT INTO assets (hash, campaign, name, mime, width, height, size_bytes, created_at_s)"
      " VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (campaign, hash) DO UPDATE SET name = excluded.name,"
      " mime = excluded.mime, width = excluded.width, height = excluded.height, size_bytes = excluded.size_bytes,"
      " created_at_s = excluded.created_at_s",
      {blob(asset.hash), asset.campaign, asset.name, asset.mime, asset.width, asset.height, asset.size_bytes,
       asset.created_at_s}));
}

Result<Asset> SqlAssets::find(CampaignId campaign, const Sha256& hash) {
  auto row = first_row(session_.run("SELECT hash, campaign, name, mime, width, height, size_bytes, created_at_s"
                                    " FROM assets WHERE campaign = $1 AND hash = $2",
                                    {campaign, blob(hash)}),
                       no_such_asset);
  if (!row) return std::unexpected(row.error());
  return asset_of(*row);
}

Result<std::vector<CampaignId>> SqlAssets::users_of(const Sha256& hash) {
  return map_rows(session_.run("SELECT campaign FROM assets WHERE hash = $1 ORDER BY campaign", {blob(hash)}),
                  [](const Row& row) { return row.integer(0); });
}

Result<std::vector<Asset>> SqlAssets::list(CampaignId campaign) {
  return map_rows(session_.run("SELECT hash, campaign, name, mime, width, height, size_bytes, created_at_s"
                               " FROM assets WHERE campaign = $1 ORDER BY created_at_s, hash",
                               {campaign}),
                  asset_of);
}

Result<void> SqlAssets::remove(CampaignId campaign, const Sha256& hash) {
  auto removed = require_row(
      session_.run("DELETE FROM assets WHERE campaign = $1 AND hash = $2 RETURNING campaign", {campaign, blob(hash)}),
      no_such_asset);
  if (!removed) return removed;
  return discard_unused(hash);
}

Result<void> SqlAssets::erase_all_of(CampaignId campaign) {
  const auto own = list(campaign);
  if (!own) return std::unexpected(own.error());
  for (const Asset& asset : *own) {
    const auto users = users_of(asset.hash);
    if (!users) return std::unexpected(users.error());
    if (users->size() == 1)
      if (auto removed = files_.remove(asset.hash); !removed) return removed;
  }
  return discard_rows(session_.run("DELETE FROM assets WHERE campaign = $1", {campaign}));
}

}  // namespace ft::persistence::sql
