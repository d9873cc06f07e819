// Campaigns that are not played: archived, or in the bin until they are erased. Owner only.
#pragma once

#include <string>

#include "server/lobby/caller.hpp"

namespace ft::lobby {

/// How long a deleted campaign can be restored.
inline constexpr persistence::UnixSeconds bin_lasts_s = 30 * 86'400;

/// What an owner does with a campaign as a whole.
enum class CampaignMove { archive, unarchive, remove, restore };

/// Refuses: not_logged_in, forbidden (another's campaign, or none), gone (its time in the bin is over).
[[nodiscard]] Answer<void> move_campaign(LobbyContext& lobby, const Caller& caller, persistence::CampaignId campaign,
                                         CampaignMove move);

/// The sentence for those at the table, who are sent away by it. Empty: they may stay.
[[nodiscard]] std::string farewell(CampaignMove move);

/// Erases the oldest campaign whose time in the bin is over. Returns whether there was one: call again. A clock set forward
/// while the server runs erases nothing: days count here as the server saw them pass. Nor does one that is wrong at the
/// start: nothing is erased for an hour.
[[nodiscard]] Answer<bool> erase_one_from_bin(LobbyContext& lobby);

}  // namespace ft::lobby
