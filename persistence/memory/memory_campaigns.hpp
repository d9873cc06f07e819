// Campaigns of a memory store.
#pragma once

#include "persistence/memory/memory_store_data.hpp"

namespace ft::persistence {

class MemoryCampaigns final : public Campaigns {
 public:
  /// disk: outlives this.
  explicit MemoryCampaigns(MemoryStoreData& disk) : disk_(disk) {}

  Result<Campaign> create(const NewCampaign& campaign) override;
  Result<CampaignWithGm> create_with_gm(const NewCampaign& campaign, std::string_view gm_name) override;
  Result<Campaign> find(CampaignId campaign) override;
  Result<std::vector<Campaign>> list() override;
  Result<std::vector<Campaign>> list_owned_by(AccountId owner) override;
  Result<void> rename(CampaignId campaign, std::string_view name) override;
  Result<void> set_settings(CampaignId campaign, BytesView settings) override;
  Result<void> set_played(CampaignId campaign, UnixSeconds played_at_s, std::string_view picture) override;
  Result<void> archive(CampaignId campaign) override;
  Result<void> unarchive(CampaignId campaign) override;
  Result<void> move_to_bin(CampaignId campaign, UnixSeconds deleted_at_s) override;
  Result<void> restore_from_bin(CampaignId campaign) override;
  Result<std::vector<CampaignId>> list_deleted_until(UnixSeconds deleted_at_s) override;

 private:
  MemoryStoreData& disk_;
};

}  // namespace ft::persistence
