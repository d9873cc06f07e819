#include "persistence/memory/memory_campaigns.hpp"

namespace ft::persistence {
namespace {

template <class Change>
Result<void> change(MemoryStoreData& disk, CampaignId campaign, Change apply) {
  const std::lock_guard lock(disk.mutex);
  const auto found = disk.campaigns.find(campaign);
  if (found == disk.campaigns.end()) return fail(StoreError::not_found, "there is no such campaign");
  apply(found->second);
  return {};
}

}  // namespace

Result<Campaign> MemoryCampaigns::create(const NewCampaign& campaign) {
  const std::lock_guard lock(disk_.mutex);
  if (!disk_.accounts.contains(campaign.owner)) return fail(StoreError::not_found, "there is no such account");
  const Campaign made{.id = disk_.next_id(),
                      .name = campaign.name,
                      .system = campaign.system,
                      .owner = campaign.owner,
                      .created_at_s = campaign.created_at_s,
                      .archived = false,
                      .settings = campaign.settings};
  disk_.campaigns.emplace(made.id, made);
  return made;
}

Result<CampaignWithGm> MemoryCampaigns::create_with_gm(const NewCampaign& campaign, std::string_view gm_name) {
  auto made = create(campaign);
  if (!made) return std::unexpected(made.error());
  const std::lock_guard lock(disk_.mutex);
  const Seat gm{.id = disk_.next_id(),
                .campaign = made->id,
                .display_name = std::string(gm_name),
                .role = Role::gm,
                .account = made->owner,
                .removed = false};
  disk_.seats.emplace(gm.id, gm);
  return CampaignWithGm{*made, gm};
}

Result<Campaign> MemoryCampaigns::find(CampaignId campaign) {
  const std::lock_guard lock(disk_.mutex);
  return look_up(disk_.campaigns, campaign);
}

Result<std::vector<Campaign>> MemoryCampaigns::list() {
  const std::lock_guard lock(disk_.mutex);
  std::vector<Campaign> all;
  for (const auto& [id, campaign] : disk_.campaigns) all.push_back(campaign);
  return all;
}

Result<std::vector<Campaign>> MemoryCampaigns::list_owned_by(AccountId owner) {
  auto all = list();
  if (all) std::erase_if(*all, [&](const Campaign& campaign) { return campaign.owner != owner; });
  return all;
}

Result<void> MemoryCampaigns::rename(CampaignId campaign, std::string_view name) {
  return change(disk_, campaign, [&](Campaign& changed) { changed.name = name; });
}

Result<void> MemoryCampaigns::set_settings(CampaignId campaign, BytesView settings) {
  return change(disk_, campaign, [&](Campaign& changed) { changed.settings = settings; });
}

Result<void> MemoryCampaigns::set_played(CampaignId campaign, UnixSeconds played_at_s, std::string_view picture) {
  return change(disk_, campaign, [&](Campaign& changed) {
    changed.played_at_s = played_at_s;
    changed.picture = picture;
  });
}

Result<void> MemoryCampaigns::archive(CampaignId campaign) {
  return change(disk_, campaign, [](Campaign& changed) { changed.archived = true; });
}

Result<void> MemoryCampaigns::unarchive(CampaignId campaign) {
  return change(disk_, campaign, [](Campaign& changed) { changed.archived = false; });
}

Result<void> MemoryCampaigns::move_to_bin(CampaignId campaign, UnixSeconds deleted_at_s) {
  return change(disk_, campaign, [&](Campaign& changed) { changed.deleted_at_s = deleted_at_s; });
}

Result<void> MemoryCampaigns::restore_from_bin(CampaignId campaign) { return move_to_bin(campaign, 0); }

Result<std::vector<CampaignId>> MemoryCampaigns::list_deleted_until(UnixSeconds deleted_at_s) {
  const std::lock_guard lock(disk_.mutex);
  std::vector<CampaignId> deleted;
  for (const auto& [id, campaign] : disk_.campaigns)
    if (campaign.deleted_at_s > 0 && campaign.deleted_at_s <= deleted_at_s) deleted.push_back(id);
  return deleted;
}

}  // namespace ft::persistence
