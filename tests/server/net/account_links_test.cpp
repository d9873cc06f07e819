// More GM accounts, by one-time links of the first (L10).
#include "tests/server/net/lobby_fixture.hpp"

namespace ft::test {

using wire::v1::Account;
using wire::v1::AccountLink;
using wire::v1::CampaignCard;
using wire::v1::Me;
using wire::v1::SignUpCard;

class AccountLinksTest : public CampaignFixture {
 protected:
  /// The token of a new link.
  std::string link() {
    last_link = gm.send({.method = "POST", .path = "/api/account/links"}).as<AccountLink>();
    return last_link.link().substr(last_link.link().find('#') + 1);
  }
  Answer look(Browser& browser, const std::string& token) {
    wire::v1::PreviewSignUp wanted;
    wanted.set_token(token);
    return browser.post("/api/sign_up/look", wanted);
  }
  Answer sign_up(Browser& browser, const std::string& token, const std::string& name,
                 const std::string& password = "a long evening") {
    wire::v1::Setup wanted;
    wanted.set_token(token);
    wanted.set_name(name);
    wanted.set_password(password);
    return browser.post("/api/sign_up", wanted);
  }

  AccountLink last_link;
};

TEST_F(AccountLinksTest, ALinkMakesOneAccountWithItsOwnCampaigns) {  // L10
  const std::string token = link();
  EXPECT_EQ(last_link.link(), "http://table.test/sign_up#" + token);
  EXPECT_EQ(last_link.expires_at_s(), 1'000'000 + 7 * 86'400);
  Browser hal(server.port());
  EXPECT_EQ(look(hal, token).as<SignUpCard>().made_by(), "Gil");

  const Me me = sign_up(hal, token, "Hal").as<Me>();

  EXPECT_EQ(me.account(), "Hal");
  EXPECT_EQ(me.campaigns_size(), 0);
  wire::v1::NewCampaign wanted;
  wanted.set_name("The Bridge");
  wanted.set_system(system);
  const auto bridge = hal.post("/api/campaigns", wanted).as<CampaignCard>();
  EXPECT_TRUE(bridge.gm());
  EXPECT_EQ(gm.get("/api/me").as<Me>().campaigns_size(), 1);
  EXPECT_EQ(hal.get(about("/people")).status, 401u);
  EXPECT_EQ(hal.send({.method = "POST", .path = about("/delete")}).status, 403u);
  EXPECT_EQ(gm.get("/api/campaigns/" + std::to_string(bridge.id()) + "/people").status, 401u);
}

TEST_F(AccountLinksTest, AUsedWrongExpiredOrRevokedLinkGetsTheSameAnswer) {  // L10
  Browser hal(server.port());
  const std::string used = link();
  ASSERT_EQ(sign_up(hal, used, "Hal").status, 200u);
  const std::string revoked = link();
  const std::string path = "/api/account/links/" + std::to_string(last_link.id()) + "/revoke";
  ASSERT_EQ(gm.send({.method = "POST", .path = path}).status, 200u);
  const std::string expired = link();
  server.now_s += 7 * 86'400;

  Browser ivo(server.port());
  for (const std::string& token : {used, revoked, expired, std::string("guess")}) {
    EXPECT_EQ(look(ivo, token).status, 410u);
    EXPECT_EQ(sign_up(ivo, token, "Ivo").problem(),
              "This link was already used, revoked, or has expired. Ask for a new one.");
  }
}

TEST_F(AccountLinksTest, ARefusedNameOrPasswordSpendsNothing) {  // L10
  const std::string token = link();
  Browser hal(server.port());

  EXPECT_EQ(sign_up(hal, token, "gIL").problem(), "Name already taken: choose another.");
  EXPECT_EQ(sign_up(hal, token, "").problem(), "Name is missing: enter at least one character.");
  EXPECT_EQ(sign_up(hal, token, "Hal", "short").problem(), "Password too short: use at least 8 characters.");
  EXPECT_EQ(sign_up(hal, token, "Hal").status, 200u);
}

TEST_F(AccountLinksTest, OnlyTheFirstAccountMakesSeesAndRevokesLinks) {  // L10
  Browser hal(server.port());
  ASSERT_EQ(sign_up(hal, link(), "Hal").status, 200u);
  (void)link();
  const std::string path = "/api/account/links/" + std::to_string(last_link.id()) + "/revoke";
  Browser bea = player("Bea");

  EXPECT_EQ(hal.send({.method = "POST", .path = "/api/account/links"}).problem(),
            "Only the first account of this server invites GMs.");
  EXPECT_EQ(hal.send({.method = "POST", .path = path}).status, 403u);
  EXPECT_FALSE(hal.get("/api/account").as<Account>().may_invite());
  EXPECT_EQ(hal.get("/api/account").as<Account>().links_size(), 0);
  EXPECT_EQ(bea.send({.method = "POST", .path = "/api/account/links"}).status, 401u);
  EXPECT_TRUE(gm.get("/api/account").as<Account>().may_invite());
  ASSERT_EQ(gm.get("/api/account").as<Account>().links_size(), 1);
  EXPECT_EQ(gm.get("/api/account").as<Account>().links(0).link(), "");
}

TEST_F(AccountLinksTest, TwentyLinksAreOpenAtOnce) {  // L10
  for (int i = 0; i < 20; ++i) (void)link();

  EXPECT_EQ(gm.send({.method = "POST", .path = "/api/account/links"}).problem(),
            "20 invites are open: revoke one, or wait until one is used.");
  const std::string path = "/api/account/links/" + std::to_string(last_link.id()) + "/revoke";
  ASSERT_EQ(gm.send({.method = "POST", .path = path}).status, 200u);
  EXPECT_NE(link(), "");
}

TEST_F(AccountLinksTest, FiveAccountsAnHourAreMadeFromOneNetwork) {  // L10
  for (int i = 0; i < 5; ++i) {
    Browser newcomer(server.port());
    ASSERT_EQ(sign_up(newcomer, link(), "Newcomer " + std::to_string(i)).status, 200u);
  }
  const std::string sixth = link();
  Browser hal(server.port());

  EXPECT_EQ(sign_up(hal, sixth, "Hal").problem(), "Five accounts were made from your network. Try again in an hour.");
  server.pass(3'600);
  EXPECT_EQ(sign_up(hal, sixth, "Hal").status, 200u);
}

TEST_F(AccountLinksTest, WrongLinksAreGuessedTenTimesInFiveMinutes) {  // L10
  const std::string token = link();
  Browser stranger(server.port());
  for (int i = 0; i < 10; ++i) EXPECT_EQ(look(stranger, "guess").status, 410u);

  EXPECT_EQ(look(stranger, token).status, 429u);
  EXPECT_EQ(sign_up(stranger, token, "Hal").status, 429u);
}

}  // namespace ft::test
