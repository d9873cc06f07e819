// A server with its GM, a sample campaign, and as many players as a test needs.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "tests/server/net/browser.hpp"
#include "tests/server/net/running_server.hpp"

namespace ft::test {

class LobbyFixture : public testing::Test {
 protected:
  explicit LobbyFixture(net::Settings settings = {}) : server(std::move(settings)), gm(server.port()) {}

  /// The GM opens the setup link.
  void set_up() {
    ft::wire::v1::Setup setup;
    setup.set_token(server.setup_token());
    setup.set_name("Gil");
    setup.set_password("open sesame");
    ASSERT_EQ(gm.post("/api/setup", setup).status, 200u);
  }

  /// The GM makes a sample campaign of `system`; `campaign` is its id.
  void make_campaign() {
    ft::wire::v1::NewCampaign wanted;
    wanted.set_name("The Ford");
    wanted.set_system(system);
    wanted.set_sample(true);
    campaign = gm.post("/api/campaigns", wanted).as<ft::wire::v1::CampaignCard>().id();
  }

  /// The token of a new invite.
  std::string invite(std::int64_t lasts_s = 0, std::uint32_t uses = 0) {
    ft::wire::v1::NewInvite terms;
    terms.set_lasts_s(lasts_s);
    terms.set_uses(uses);
    last_invite = gm.post(about("/invites"), terms).as<ft::wire::v1::InviteEntry>();
    return last_invite.link().substr(last_invite.link().find('#') + 1);
  }

  Answer join(Browser& browser, const std::string& token, const std::string& name) {
    ft::wire::v1::Join wanted;
    wanted.set_token(token);
    wanted.set_display_name(name);
    return browser.post("/api/join", wanted);
  }

  /// A player who joined.
  Browser player(const std::string& name) {
    Browser browser(server.port());
    EXPECT_EQ(join(browser, invite(), name).status, 200u);
    return browser;
  }

  [[nodiscard]] std::string about(const std::string& rest) const {
    return "/api/campaigns/" + std::to_string(campaign) + rest;
  }

  std::string system = "grimwire";
  RunningServer server;
  Browser gm;
  std::uint64_t campaign = 0;
  ft::wire::v1::InviteEntry last_invite;
};

/// A gathering whose campaign is made.
class CampaignFixture : public LobbyFixture {
 protected:
  explicit CampaignFixture(net::Settings settings = {}) : LobbyFixture(std::move(settings)) {}
  void SetUp() override {
    set_up();
    make_campaign();
  }
};

}  // namespace ft::test
