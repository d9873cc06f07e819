// A campaign's ready table, made as people make one: the GM by the setup link, players by invites.
#pragma once

#include <string>

#include "tests/server/net/test_player.hpp"

namespace ft::bench {

/// Makes the GM's account and a sample campaign of that rulebook, and sits down at it. Its id.
inline std::uint64_t found_table(test::Person& gm, const std::string& setup_token, const std::string& system) {
  namespace wire = test::wire;
  wire::Setup setup;
  setup.set_token(setup_token);
  setup.set_name(gm.name);
  setup.set_password("open sesame");
  (void)gm.browser.post("/api/setup", setup).as<wire::Me>();
  wire::NewCampaign wanted;
  wanted.set_name("The Causeway");
  wanted.set_system(system);
  wanted.set_sample(true);
  const std::uint64_t campaign = gm.browser.post("/api/campaigns", wanted).as<wire::CampaignCard>().id();
  gm.arrive(campaign);
  return campaign;
}

/// Joins by an invite of the GM, and sits down.
inline void join_table(test::Person& player, test::Person& gm, std::uint64_t campaign) {
  namespace wire = test::wire;
  const std::string path = "/api/campaigns/" + std::to_string(campaign) + "/invites";
  const std::string link = gm.browser.post(path, wire::NewInvite()).as<wire::InviteEntry>().link();
  wire::Join join;
  join.set_token(link.substr(link.find('#') + 1));
  join.set_display_name(player.name);
  (void)player.browser.post("/api/join", join).as<wire::Joined>();
  player.arrive(campaign);
}

}  // namespace ft::bench
