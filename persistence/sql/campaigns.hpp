// Campaigns in a table of the database.
#pragma once

#include "persistence/campaigns.hpp"
#include "persistence/sql/db_connection.hpp"

namespace ft::persistence::sql {

class SqlCampaigns final : public Campaigns {
 public:
  /// session: outlives this.
  explicit SqlCampaigns(DbConnection& session) : session_(session) {}

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
  DbConnection& session_;
};

}  // namespace ft::persistence::sql
