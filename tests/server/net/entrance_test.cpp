// Setting up, logging in and out, and whose pages may ask (N1, N2).
#include <future>
#include <string>
#include <vector>

#include "tests/server/net/lobby_fixture.hpp"

namespace ft::test {

using wire::v1::Login;
using wire::v1::Me;

class Entrance : public LobbyFixture {
 protected:
  explicit Entrance(net::Settings settings = {}) : LobbyFixture(std::move(settings)) {}

  Answer log_in(Browser& browser, const std::string& name, const std::string& password) {
    Login login;
    login.set_name(name);
    login.set_password(password);
    return browser.post("/api/login", login);
  }
  // The status of an invented invite link, for a client at `address` as a proxy would say.
  unsigned guess_a_link(const std::string& address) {
    wire::v1::PreviewInvite guess;
    guess.set_token("guess");
    return Browser(server.port())
        .send({.method = "POST",
               .path = "/api/invites/look",
               .body = guess.SerializeAsString(),
               .headers = {{"Origin", ""}, {"X-Forwarded-For", address}}})
        .status;
  }
  Answer try_setup(const std::string& token, const std::string& name, const std::string& password) {
    wire::v1::Setup setup;
    setup.set_token(token);
    setup.set_name(name);
    setup.set_password(password);
    return Browser(server.port()).post("/api/setup", setup);
  }
};

TEST_F(Entrance, AStrangerSeesThatSetupIsNeeded) {
  const Me me = gm.get("/api/me").as<Me>();

  EXPECT_TRUE(me.setup_needed());
  EXPECT_EQ(me.account(), "");
  EXPECT_EQ(me.base_url(), "http://table.test");
  std::vector<std::string> systems;
  for (const auto& card : me.systems()) systems.push_back(card.id());
  EXPECT_EQ(systems, (std::vector<std::string>{"grimwire", "vigor", "heimr", "threed6", "aura"}));  // by accessibility
  for (const auto& card : me.systems()) EXPECT_TRUE(card.sample() && !card.source().empty()) << card.id();
}

TEST_F(Entrance, TheSetupLinkMakesTheFirstAccountAndLogsItIn) {
  set_up();

  const Me me = gm.get("/api/me").as<Me>();
  EXPECT_EQ(me.account(), "Gil");
  EXPECT_FALSE(me.setup_needed());
}

TEST_F(Entrance, TheSetupLinkWorksOnce) {
  set_up();

  const Answer again = try_setup(server.setup_token(), "Mallory", "open sesame");
  EXPECT_EQ(again.status, 410u);
  EXPECT_NE(again.problem().find("already used"), std::string::npos);
}

TEST_F(Entrance, AWrongSetupTokenAndAShortPasswordAreRefused) {
  EXPECT_EQ(try_setup("guess", "Gil", "open sesame").status, 410u);
  EXPECT_EQ(try_setup(server.setup_token(), "Gil", "1234567").status, 400u);
  EXPECT_EQ(try_setup(server.setup_token(), "Gil", "12345678").status, 200u);
}

TEST_F(Entrance, NamesWithControlCharactersOrTooManyLettersAreRefused) {
  EXPECT_EQ(try_setup(server.setup_token(), "G\ail", "open sesame").status, 400u);
  const Answer longer = try_setup(server.setup_token(), std::string(10'000, 'G'), "open sesame");
  EXPECT_EQ(longer.status, 400u);
  EXPECT_EQ(longer.problem(), "Name has 10000 characters: at most 40.");
}

TEST_F(Entrance, TheSessionCookieIsHttpOnlyAndStrict) {
  wire::v1::Setup setup;
  setup.set_token(server.setup_token());
  setup.set_name("Gil");
  setup.set_password("open sesame");

  const Answer answer = gm.post("/api/setup", setup);

  ASSERT_EQ(answer.set_cookies.size(), 1u);
  EXPECT_TRUE(answer.set_cookies[0].starts_with("ft_account="));
  EXPECT_NE(answer.set_cookies[0].find("; HttpOnly; SameSite=Strict"), std::string::npos);
  EXPECT_EQ(answer.set_cookies[0].find("Secure"), std::string::npos);
}

TEST_F(Entrance, LoggingOutEndsTheLoginAndLoggingInBeginsAnother) {
  set_up();
  const auto old_cookies = gm.cookies;

  EXPECT_EQ(gm.send({.method = "POST", .path = "/api/logout"}).status, 200u);

  Browser thief(server.port());
  thief.cookies = old_cookies;
  EXPECT_EQ(thief.get("/api/me").as<Me>().account(), "");
  EXPECT_EQ(log_in(gm, "gil", "open sesame").as<Me>().account(), "Gil");
}

TEST_F(Entrance, AWrongPasswordAndAnUnknownNameGetTheSameAnswer) {
  set_up();
  Browser browser(server.port());

  const Answer wrong = log_in(browser, "Gil", "open barley");
  const Answer unknown = log_in(browser, "Nobody", "open sesame");

  EXPECT_EQ(wrong.status, 401u);
  EXPECT_EQ(unknown.status, 401u);
  EXPECT_EQ(wrong.problem(), unknown.problem());
}

TEST_F(Entrance, AfterTenFailuresEvenTheRightPasswordWaitsFiveMinutes) {
  set_up();
  Browser browser(server.port());
  for (int i = 0; i < 10; ++i) EXPECT_EQ(log_in(browser, "Gil", "guess number " + std::to_string(i)).status, 401u);

  EXPECT_EQ(log_in(browser, "Gil", "open sesame").status, 429u);

  server.now_s += 86'400;
  EXPECT_EQ(log_in(browser, "Gil", "open sesame").status, 429u) << "the machine's clock was set forward";
  server.now_s -= 2 * 86'400;
  server.pass(299);
  EXPECT_EQ(log_in(browser, "Gil", "open sesame").status, 429u) << "and back";
  server.pass(1);
  EXPECT_EQ(log_in(browser, "Gil", "open sesame").status, 200u);
}

TEST_F(Entrance, GuessesSentAtOnceAreNoMoreThanTen) {
  set_up();
  std::vector<std::future<unsigned>> guesses;
  for (int i = 0; i < 20; ++i) {
    guesses.push_back(std::async(std::launch::async, [this] {
      Browser browser(server.port());
      return log_in(browser, "Gil", "open barley").status;
    }));
  }

  std::map<unsigned, int> statuses;
  for (auto& guess : guesses) ++statuses[guess.get()];

  EXPECT_EQ(statuses, (std::map<unsigned, int>{{401, 10}, {429, 10}}));
}

TEST_F(Entrance, RightPasswordsNeverWait) {
  set_up();

  for (int i = 0; i < 12; ++i) EXPECT_EQ(log_in(gm, "Gil", "open sesame").status, 200u);
}

TEST_F(Entrance, ALoginLastsThirtyDays) {
  set_up();

  server.now_s += 30 * 86'400 - 1;
  EXPECT_EQ(gm.get("/api/me").as<Me>().account(), "Gil");
  server.now_s += 1;
  EXPECT_EQ(gm.get("/api/me").as<Me>().account(), "");
}

TEST_F(Entrance, APageOfAnotherSiteIsRefused) {
  set_up();

  const Answer answer =
      gm.send({.method = "POST", .path = "/api/logout", .headers = {{"Origin", "http://evil.example"}}});

  EXPECT_EQ(answer.status, 403u);
  EXPECT_EQ(gm.get("/api/me").as<Me>().account(), "Gil");
}

TEST_F(Entrance, ANameThatPointsHereIsNotOurs) {  // DNS rebinding
  const Answer answer = gm.send({.method = "POST",
                                 .path = "/api/logout",
                                 .headers = {{"Origin", "http://evil.example"}, {"Host", "evil.example"}}});

  EXPECT_EQ(answer.status, 403u);
}

TEST_F(Entrance, OtherMethodsAreRefused) {
  for (const std::string method : {"DELETE", "PUT", "PATCH", "OPTIONS"})
    EXPECT_EQ(gm.send({.method = method, .path = "/api/me"}).status, 405u) << method;
}

TEST_F(Entrance, GarbageAndOversizedBodiesAreRefused) {
  EXPECT_EQ(gm.send({.method = "POST", .path = "/api/login", .body = "\xff\xff\xff"}).status, 400u);
  EXPECT_EQ(gm.send({.method = "POST", .path = "/api/login", .body = std::string(65 * 1024, 'x')}).status, 413u);
  EXPECT_EQ(gm.get("/api/nothing").status, 404u);
}

class BehindTls : public Entrance {
 protected:
  BehindTls() : Entrance({.public_url = "https://table.example.org"}) {}

  // As a proxy on this machine forwards it, from a page of `origin`, for a client at `address`.
  static Ask through_proxy(const std::string& path, const google::protobuf::MessageLite& body,
                           const std::string& origin = "https://table.example.org",
                           const std::string& address = "203.0.113.7") {
    return {.method = "POST",
            .path = path,
            .body = body.SerializeAsString(),
            .headers = {{"Origin", origin},
                        {"Host", "table.example.org"},
                        {"X-Forwarded-For", address},
                        {"X-Forwarded-Proto", "https"}}};
  }
  [[nodiscard]] wire::v1::Setup first_account() const {
    wire::v1::Setup setup;
    setup.set_token(server.setup_token());
    setup.set_name("Gil");
    setup.set_password("open sesame");
    return setup;
  }
};

TEST_F(BehindTls, CookiesAreSecure) {
  const Answer answer = gm.send(through_proxy("/api/setup", first_account()));

  ASSERT_EQ(answer.status, 200u);
  ASSERT_EQ(answer.set_cookies.size(), 1u);
  EXPECT_TRUE(answer.set_cookies[0].starts_with("__Host-ft_account="));
  EXPECT_TRUE(answer.set_cookies[0].ends_with("; Secure"));
}

TEST_F(BehindTls, ALoginFromBeforeThePrefixHoldsAndEndsWithTheNext) {
  ASSERT_EQ(gm.send(through_proxy("/api/setup", first_account())).status, 200u);
  const std::string token = gm.cookies.at("__Host-ft_account");
  gm.cookies = {{"ft_account", token}};
  EXPECT_EQ(gm.get("/api/me").as<Me>().account(), "Gil");

  Login login;
  login.set_name("Gil");
  login.set_password("open sesame");
  const Answer again = gm.send(through_proxy("/api/login", login));

  ASSERT_EQ(again.set_cookies.size(), 2u);
  EXPECT_TRUE(again.set_cookies[0].starts_with("ft_account=; ") && again.set_cookies[0].contains("Max-Age=0"));
  EXPECT_TRUE(again.set_cookies[1].starts_with("__Host-ft_account="));
}

TEST_F(BehindTls, OnlyPagesOfThePublicAddressMayAsk) {
  for (const std::string foreign :
       {"https://table.example.com", "http://table.example.org", "https://table.example.org.evil.example", "null"}) {
    EXPECT_EQ(gm.send(through_proxy("/api/setup", first_account(), foreign)).status, 403u) << foreign;
  }
  EXPECT_EQ(gm.send(through_proxy("/api/setup", first_account())).status, 200u);
}

TEST_F(BehindTls, LocalPageLearnsThePublicAddressBeforeACodeIsSpent) {
  const std::string page = "http://127.0.0.1:" + std::to_string(server.port());

  const Answer answer = gm.send({.method = "POST",
                                 .path = "/api/setup",
                                 .body = first_account().SerializeAsString(),
                                 .headers = {{"Origin", page}}});

  EXPECT_EQ(answer.status, 403u);
  EXPECT_EQ(answer.problem(), "This page does not belong to this server. Open https://table.example.org instead.");
  EXPECT_EQ(gm.send(through_proxy("/api/setup", first_account())).status, 200u);
}

TEST_F(BehindTls, OnlyPagesOfThePublicAddressMayConnectToATable) {
  ASSERT_EQ(gm.send(through_proxy("/api/setup", first_account())).status, 200u);
  wire::v1::NewCampaign wanted;
  wanted.set_name("The Ford");
  wanted.set_system("grimwire");
  campaign = gm.send(through_proxy("/api/campaigns", wanted)).as<wire::v1::CampaignCard>().id();

  EXPECT_TRUE(gm.open_table(campaign, {{"Origin", "https://table.example.org"}, {"Host", "table.example.org"}}));
  EXPECT_FALSE(gm.open_table(campaign, {{"Origin", "http://table.example.org"}, {"Host", "table.example.org"}}));
  EXPECT_EQ(gm.refused_with, 403u);
}

TEST_F(BehindTls, FailuresCountForThePersonAndNotForTheProxy) {
  for (int i = 0; i < 10; ++i) EXPECT_EQ(guess_a_link("198.51.100.1"), 404u);

  EXPECT_EQ(guess_a_link("198.51.100.1"), 429u);
  EXPECT_EQ(guess_a_link("198.51.100.2"), 404u);
}

class WithoutTls : public Entrance {
 protected:
  WithoutTls() : Entrance({.public_url = "http://localhost:8080"}) {}
};

TEST_F(WithoutTls, NoProxyIsBelieved) {
  for (int i = 0; i < 10; ++i) EXPECT_EQ(guess_a_link("198.51.100." + std::to_string(i)), 404u);

  EXPECT_EQ(guess_a_link("198.51.100.99"), 429u);
}

TEST_F(Entrance, WithoutAPublicAddressNoProxyIsBelieved) {
  for (int i = 0; i < 10; ++i) EXPECT_EQ(guess_a_link("198.51.100." + std::to_string(i)), 404u);

  EXPECT_EQ(guess_a_link("198.51.100.99"), 429u);
}

}  // namespace ft::test
