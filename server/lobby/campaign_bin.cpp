#include "server/lobby/campaign_bin.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>

namespace ft::lobby {
namespace {

using enum Problem::Kind;
using persistence::Campaign;
using persistence::StoreError;
using persistence::UnixSeconds;

constexpr std::int64_t clock_in_doubt_s = 3'600;  // after a start: by then someone or a time server has set it

// In the same words where there is none as where it is another's.
Answer<Campaign> require_own(LobbyContext& lobby, const Caller& caller, persistence::CampaignId id) {
  const auto account = require_account(lobby, caller);
  if (!account) return std::unexpected(account.error());
  auto campaign = lobby.store.campaigns().find(id);
  if (!campaign && campaign.error().error != StoreError::not_found) return store_unavailable(campaign.error());
  if (!campaign || campaign->owner != account->id) return refuse(forbidden, std::string(only_the_gm));
  return *campaign;
}

persistence::Result<void> moved(LobbyContext& lobby, persistence::CampaignId id, CampaignMove move) {
  persistence::Campaigns& campaigns = lobby.store.campaigns();
  switch (move) {
    case CampaignMove::archive: return campaigns.archive(id);
    case CampaignMove::unarchive: return campaigns.unarchive(id);
    case CampaignMove::remove: return campaigns.move_to_bin(id, lobby.now_s());
    case CampaignMove::restore: break;
  }
  return campaigns.restore_from_bin(id);
}

}  // namespace

Answer<void> move_campaign(LobbyContext& lobby, const Caller& caller, persistence::CampaignId id, CampaignMove move) {
  const auto campaign = require_own(lobby, caller, id);
  if (!campaign) return std::unexpected(campaign.error());
  const bool in_bin = campaign->deleted_at_s > 0;
  if (in_bin && lobby.now_s() - campaign->deleted_at_s >= bin_lasts_s) {
    return refuse(gone, campaign->name + " was deleted more than 30 days ago and cannot be restored.");
  }
  if (in_bin && move == CampaignMove::remove) return {};  // its time goes on
  if (auto done = moved(lobby, id, move); !done) return store_unavailable(done.error());
  return {};
}

std::string farewell(CampaignMove move) {
  if (move == CampaignMove::archive) return "The GM archived this campaign.";
  if (move == CampaignMove::remove) return "The GM deleted this campaign.";
  return "";
}

Answer<bool> erase_one_from_bin(LobbyContext& lobby) {
  if (lobby.steady_s() < lobby.began_steady_s + clock_in_doubt_s) return false;
  const UnixSeconds seen_to_pass = lobby.began_at_s + lobby.steady_s() - lobby.began_steady_s;
  const UnixSeconds now_s = std::min(lobby.now_s(), seen_to_pass);
  const auto over = lobby.store.campaigns().list_deleted_until(now_s - bin_lasts_s);
  if (!over) return store_unavailable(over.error());
  if (over->empty()) return false;
  if (auto erased = lobby.store.erase(over->front()); !erased) return store_unavailable(erased.error());
  spdlog::info("erased campaign {}, deleted 30 days ago", over->front());
  return true;
}

}  // namespace ft::lobby
