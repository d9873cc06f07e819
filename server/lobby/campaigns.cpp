#include "server/lobby/campaigns.hpp"

#include <algorithm>
#include <functional>

#include "server/lobby/campaign_bin.hpp"
#include "server/lobby/names.hpp"

namespace ft::lobby {
namespace {

using enum Problem::Kind;

// Adds the campaigns where this browser was given a seat, but for those already there.
Answer<void> add_given_seats(LobbyContext& lobby, const Caller& caller, std::vector<CampaignCard>& cards) {
  const auto seats = seats_of_cookies(lobby, caller);
  if (!seats) return std::unexpected(seats.error());
  for (const persistence::Seat& seat : *seats) {
    const auto here = [&](const CampaignCard& card) { return card.campaign.id == seat.campaign; };
    if (std::ranges::any_of(cards, here)) continue;
    const auto campaign = lobby.store.campaigns().find(seat.campaign);
    if (!campaign) return store_unavailable(campaign.error());
    if (!campaign->archived && campaign->deleted_at_s == 0) cards.push_back({*campaign, seat});
  }
  return {};
}

// Where a campaign of the account is listed; null: it waits to be erased.
std::vector<CampaignCard>* list_of(Overview& seen, const persistence::Campaign& campaign,
                                   persistence::UnixSeconds now_s) {
  if (campaign.deleted_at_s == 0) return campaign.archived ? &seen.archived : &seen.campaigns;
  return now_s - campaign.deleted_at_s < bin_lasts_s ? &seen.deleted : nullptr;
}

Answer<void> add_owned(LobbyContext& lobby, const persistence::Account& account, Overview& seen) {
  const auto owned = lobby.store.campaigns().list_owned_by(account.id);
  if (!owned) return store_unavailable(owned.error());
  for (const persistence::Campaign& campaign : *owned) {
    std::vector<CampaignCard>* list = list_of(seen, campaign, lobby.now_s());
    if (!list) continue;
    const auto seat = lobby.store.seats().find_of_account(campaign.id, account.id);
    if (!seat && seat.error().error != persistence::StoreError::not_found) return store_unavailable(seat.error());
    if (seat) list->push_back({campaign, *seat});
  }
  return {};
}

// What became of a campaign whose making is in doubt: it, if it was made.
persistence::Result<persistence::CampaignWithGm> find_made(persistence::Store& store,
                                                           const persistence::NewCampaign& wanted) {
  const auto owned = store.campaigns().list_owned_by(wanted.owner);
  if (!owned) return std::unexpected(owned.error());
  const auto made = std::ranges::find_if(owned->rbegin(), owned->rend(), [&](const persistence::Campaign& one) {
    return one.name == wanted.name && one.system == wanted.system && one.created_at_s == wanted.created_at_s;
  });
  if (made == owned->rend()) return persistence::fail(persistence::StoreError::not_found, "it was not made");
  const auto gm = store.seats().find_of_account(made->id, wanted.owner);
  if (!gm) return std::unexpected(gm.error());
  return persistence::CampaignWithGm{*made, *gm};
}

}  // namespace

Answer<Overview> overview(LobbyContext& lobby, const Caller& caller) {
  const auto accounts = lobby.store.accounts().count();
  if (!accounts) return store_unavailable(accounts.error());
  const auto account = account_of(lobby, caller);
  if (!account) return std::unexpected(account.error());

  Overview seen{.account = *account ? (*account)->name : "",
                .campaigns = {},
                .archived = {},
                .deleted = {},
                .setup_needed = *accounts == 0};
  if (*account)
    if (auto added = add_owned(lobby, **account, seen); !added) return std::unexpected(added.error());
  if (auto added = add_given_seats(lobby, caller, seen.campaigns); !added) return std::unexpected(added.error());
  for (auto* list : {&seen.campaigns, &seen.archived, &seen.deleted})
    std::ranges::sort(*list, std::greater<>(), [](const CampaignCard& card) { return card.campaign.id; });
  return seen;
}

Answer<CampaignCard> create_campaign(LobbyContext& lobby, const Caller& caller, const CampaignRequest& request) {
  const auto account = account_of(lobby, caller);
  if (!account) return std::unexpected(account.error());
  if (!*account) return refuse(not_logged_in, "Log in to create a campaign.");
  const auto name = normalize_name(request.name, campaign_name);
  if (!name) return std::unexpected(name.error());
  const auto system = std::ranges::find(lobby.systems, request.system, &SystemCard::id);
  if (system == lobby.systems.end()) return refuse(bad_request, "Unknown rulebook.");
  if (request.start == Start::sample && !system->has_sample) {
    return refuse(bad_request, "This rulebook has no sample scene. Create an empty campaign.");
  }

  const auto owned = lobby.store.campaigns().list_owned_by((*account)->id);
  if (!owned) return store_unavailable(owned.error());
  if (owned->size() >= most_campaigns) {
    return refuse(conflict, "You have " + std::to_string(most_campaigns) +
                                " campaigns, the archived and deleted ones included. There is room again 30 days after "
                                "you delete one.");
  }

  const persistence::NewCampaign wanted{
      *name, request.system, (*account)->id, lobby.now_s(),
      request.start == Start::sample ? lobby.settings_of_sample : persistence::Bytes()};
  auto made = lobby.store.campaigns().create_with_gm(wanted, (*account)->name);
  if (!made && made.error().error == persistence::StoreError::in_doubt) made = find_made(lobby.store, wanted);
  if (!made) return store_unavailable(made.error());
  return CampaignCard{made->campaign, made->gm};
}

Answer<std::string> rename_campaign(LobbyContext& lobby, const Caller& caller, persistence::CampaignId campaign,
                                    std::string_view typed) {
  if (auto gm = require_gm(lobby, caller, campaign); !gm) return std::unexpected(gm.error());
  auto name = normalize_name(typed, campaign_name);
  if (!name) return std::unexpected(name.error());
  const auto kept = lobby.store.campaigns().rename(campaign, *name);
  if (!kept) return store_unavailable(kept.error());
  return *name;
}

}  // namespace ft::lobby
