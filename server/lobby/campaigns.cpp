#include "server/lobby/campaigns.hpp"

#include <algorithm>
#include <charconv>
#include <functional>
#include <set>

#include "server/auth/token.hpp"
#include "server/lobby/names.hpp"

namespace ft::lobby {
namespace {

using enum Problem::Kind;

constexpr std::size_t most_seats = 20;  // of one browser on the front page

// The campaigns that the cookies name, newest first.
std::set<persistence::CampaignId, std::greater<>> campaigns_of_cookies(const Caller& caller) {
  constexpr std::string_view prefix = "ft_seat_";
  std::set<persistence::CampaignId, std::greater<>> ids;
  for (const auth::Cookie& cookie : caller.cookies) {
    persistence::CampaignId id = 0;
    const std::string_view digits = std::string_view(cookie.name).substr(std::min(prefix.size(), cookie.name.size()));
    if (!cookie.name.starts_with(prefix)) continue;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), id);
    if (read.ec == std::errc() && read.ptr == digits.data() + digits.size()) ids.insert(id);
  }
  if (ids.size() > most_seats) ids.erase(std::next(ids.begin(), most_seats), ids.end());
  return ids;
}

// Adds the campaigns where this browser was given a seat, but for those already there. Tokens that open nothing cost one
// query together.
Answer<void> add_given_seats(LobbyContext& lobby, const Caller& caller, std::vector<CampaignCard>& cards) {
  const auto ids = campaigns_of_cookies(caller);
  std::vector<persistence::TokenHash> tokens;
  for (const persistence::CampaignId id : ids)
    tokens.push_back(auth::hash_of_token(auth::find_cookie(caller.cookies, auth::seat_cookie(id))));
  const auto seats = lobby.store.seats().find_by_tokens(tokens);
  if (!seats) return store_unavailable(seats.error());

  for (const persistence::Seat& seat : *seats) {
    const auto here = [&](const CampaignCard& card) { return card.campaign.id == seat.campaign; };
    if (!ids.contains(seat.campaign) || std::ranges::any_of(cards, here)) continue;
    const auto campaign = lobby.store.campaigns().find(seat.campaign);
    if (!campaign) return store_unavailable(campaign.error());
    if (!campaign->archived) cards.push_back({*campaign, seat});
  }
  return {};
}

Answer<void> add_owned(LobbyContext& lobby, const persistence::Account& account, std::vector<CampaignCard>& cards) {
  const auto owned = lobby.store.campaigns().list_owned_by(account.id);
  if (!owned) return store_unavailable(owned.error());
  for (const persistence::Campaign& campaign : *owned) {
    if (campaign.archived) continue;
    const auto seat = lobby.store.seats().find_of_account(campaign.id, account.id);
    if (!seat && seat.error().error != persistence::StoreError::not_found) return store_unavailable(seat.error());
    if (seat) cards.push_back({campaign, *seat});
  }
  return {};
}

}  // namespace

Answer<Overview> overview(LobbyContext& lobby, const Caller& caller) {
  const auto accounts = lobby.store.accounts().count();
  if (!accounts) return store_unavailable(accounts.error());
  const auto account = account_of(lobby, caller);
  if (!account) return std::unexpected(account.error());

  Overview seen{.account = *account ? (*account)->name : "", .campaigns = {}, .setup_needed = *accounts == 0};
  if (*account)
    if (auto added = add_owned(lobby, **account, seen.campaigns); !added) return std::unexpected(added.error());
  if (auto added = add_given_seats(lobby, caller, seen.campaigns); !added) return std::unexpected(added.error());
  std::ranges::sort(seen.campaigns, std::greater<>(), [](const CampaignCard& card) { return card.campaign.id; });
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

  const auto made = lobby.store.campaigns().create_with_gm(
      {*name, request.system, (*account)->id, lobby.now_s(),
       request.start == Start::sample ? lobby.settings_of_sample : persistence::Bytes()},
      (*account)->name);
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
