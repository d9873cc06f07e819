// The campaigns a person has to do with, making a new one, and its name.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "server/lobby/caller.hpp"

namespace ft::lobby {

/// A campaign as the front page shows it to the person who sits there as `seat`.
struct CampaignCard {
  persistence::Campaign campaign;
  persistence::Seat seat;
};

struct Overview {
  std::string account;                  // empty: not logged in
  std::vector<CampaignCard> campaigns;  // in play, newest first
  std::vector<CampaignCard> archived;   // the account's own
  std::vector<CampaignCard> deleted;    // the account's own, still in the bin
  bool setup_needed;
};

/// What the front page shows. Never refuses a stranger: there is only less to see.
[[nodiscard]] Answer<Overview> overview(LobbyContext& lobby, const Caller& caller);

/// Of an account, in play, archived and in the bin together: each is a query of its own where they are listed.
inline constexpr std::size_t most_campaigns = 200;

struct CampaignRequest {
  std::string name;
  std::string system;
  Start start;
};

/// Makes the campaign and its GM's seat; its table begins when it is first opened. Refuses: not_logged_in, bad_request
/// (name, system), conflict (most_campaigns).
[[nodiscard]] Answer<CampaignCard> create_campaign(LobbyContext& lobby, const Caller& caller,
                                                   const CampaignRequest& request);

/// Returns the name as it is kept. GM only. Refuses: bad_request (name).
[[nodiscard]] Answer<std::string> rename_campaign(LobbyContext& lobby, const Caller& caller,
                                                  persistence::CampaignId campaign, std::string_view typed);

}  // namespace ft::lobby
