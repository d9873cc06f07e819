// The list of campaigns: what is known of one before its table is opened.
#pragma once

#include <vector>

#include "persistence/seats.hpp"
#include "persistence/store_error.hpp"
#include "persistence/types.hpp"

namespace ft::persistence {

struct Campaign {
  CampaignId id;
  std::string name;
  std::string system;  // the rulebook's name; opaque here
  AccountId owner;
  UnixSeconds created_at_s;
  bool archived;
  Bytes settings;                // opaque here
  UnixSeconds played_at_s = 0;   // last; 0: never
  std::string picture = {};      // of its last scene; opaque here
  UnixSeconds deleted_at_s = 0;  // 0: it is not in the bin
};

struct NewCampaign {
  std::string name;
  std::string system;
  AccountId owner;
  UnixSeconds created_at_s;
  Bytes settings = {};
};

struct CampaignWithGm {
  Campaign campaign;
  Seat gm;
};

/// Worker thread. Calls that name a campaign fail with not_found if there is none.
class Campaigns {
 public:
  virtual ~Campaigns() = default;

  [[nodiscard]] virtual Result<Campaign> create(const NewCampaign& campaign) = 0;

  /// The campaign and its owner's seat as its GM, both or neither.
  [[nodiscard]] virtual Result<CampaignWithGm> create_with_gm(const NewCampaign& campaign,
                                                              std::string_view gm_name) = 0;
  [[nodiscard]] virtual Result<Campaign> find(CampaignId campaign) = 0;

  /// All campaigns, archived and deleted ones too, by id.
  [[nodiscard]] virtual Result<std::vector<Campaign>> list() = 0;
  [[nodiscard]] virtual Result<std::vector<Campaign>> list_owned_by(AccountId owner) = 0;

  [[nodiscard]] virtual Result<void> rename(CampaignId campaign, std::string_view name) = 0;
  [[nodiscard]] virtual Result<void> set_settings(CampaignId campaign, BytesView settings) = 0;
  [[nodiscard]] virtual Result<void> set_played(CampaignId campaign, UnixSeconds played_at_s,
                                                std::string_view picture) = 0;
  [[nodiscard]] virtual Result<void> archive(CampaignId campaign) = 0;
  [[nodiscard]] virtual Result<void> unarchive(CampaignId campaign) = 0;
  [[nodiscard]] virtual Result<void> move_to_bin(CampaignId campaign, UnixSeconds deleted_at_s) = 0;
  [[nodiscard]] virtual Result<void> restore_from_bin(CampaignId campaign) = 0;

  /// Those that were deleted at `deleted_at_s` or before and are still in the bin, by id.
  [[nodiscard]] virtual Result<std::vector<CampaignId>> list_deleted_until(UnixSeconds deleted_at_s) = 0;
};

}  // namespace ft::persistence
