// A seat that ends elsewhere ends its open connection too: on another server of the database, or by time (N4).
#include "server/lobby/password.hpp"
#include "tests/server/net/lobby_fixture.hpp"
#include "tests/server/net/test_player.hpp"

namespace ft::test {

class ClaimChecks : public CampaignFixture {
 protected:
  explicit ClaimChecks(net::Limits limits = {.claim_interval = std::chrono::milliseconds(40)})
      : CampaignFixture({.limits = limits}) {}

  void SetUp() override {
    CampaignFixture::SetUp();
    gil.browser = gm;
    gil.arrive(campaign);
    ada.browser = player("Ada");
    ada.arrive(campaign);
  }

  // What another process does to the same database.
  lobby::LobbyContext elsewhere() {
    return {.store = server.store(),
            .now_s = [this] { return server.now_s.load(); },
            .steady_s = [] { return 0; },
            .settings_of_sample = {},
            .systems = {},
            .base_url = {}};
  }

  Person gil{"Gil", Browser(server.port())}, ada{"Ada", Browser(server.port())};
};

TEST_F(ClaimChecks, APasswordResetByAnotherProcessClosesTheConnectionsOfItsAccount) {
  auto other = elsewhere();
  ASSERT_TRUE(lobby::reset_password(other, "Gil", "close sesame"));

  EXPECT_EQ(gil.wait_for_close().code, wire::Closing::NOT_ALLOWED);
  ada.round_trip();
}

TEST_F(ClaimChecks, ALoginThatExpiresClosesItsConnections) {
  server.pass(30 * 86'400);

  const auto closed = gil.wait_for_close();

  EXPECT_EQ(closed.code, wire::Closing::NOT_ALLOWED);
  EXPECT_EQ(closed.text, "You are not in this game. Ask its GM for an invite link.");
  ada.round_trip();
}

TEST_F(ClaimChecks, ASeatRemovedByAnotherServerIsClosed) {
  ASSERT_TRUE(server.store().seats().remove(ada.seat));

  EXPECT_EQ(ada.wait_for_close().code, wire::Closing::NOT_ALLOWED);
  gil.round_trip();
}

class HungLobby : public ClaimChecks {
 protected:
  HungLobby()
      : ClaimChecks(
            {.arrival_deadline = std::chrono::milliseconds(500), .claim_interval = std::chrono::milliseconds(20)}) {}
  ~HungLobby() override { free.set_value(); }

  std::promise<void> free;
};

TEST_F(HungLobby, ClosesNoConnection) {
  server.hold_lobby(free.get_future().share());
  for (int i = 0; i < 3; ++i) EXPECT_FALSE(gm.open_table(campaign)) << "refused after half a second each";

  ada.round_trip();
  gil.round_trip();
}

}  // namespace ft::test
