// What is too much for one network is refused with 429, and others go on (N13).
#include <gmock/gmock.h>

#include "tests/server/net/lobby_fixture.hpp"

namespace ft::test {

using testing::AllOf;
using testing::HasSubstr;

// No use comes back, so that no test depends on its pace.
constexpr net::Rate three_requests = {.per_s = 0, .burst = 3}, two_upgrades = {.per_s = 0, .burst = 2},
                    four_images = {.per_s = 0, .burst = 4};
const std::string image = "/assets/" + std::string(64, '0');

class ThroughProxy : public LobbyFixture {
 protected:
  explicit ThroughProxy(net::Limits limits = {.network_requests = three_requests,
                                              .network_upgrades = two_upgrades,
                                              .network_pictures = four_images})
      : LobbyFixture({.public_url = "https://table.example.org", .limits = limits}) {}

  // As a proxy on this machine forwards it for a client at `address`.
  Answer ask(const std::string& address, const std::string& path = "/api/me") {
    return Browser(server.port()).send({.path = path, .headers = {{"X-Forwarded-For", address}}});
  }
  bool upgrade(Browser& browser, const std::string& address) {
    return browser.open_table(1, {{"Origin", "https://table.example.org"},
                                  {"Host", "table.example.org"},
                                  {"X-Forwarded-For", address}}) != nullptr;
  }
};

TEST_F(ThroughProxy, RequestsBeyondTheLimitOfANetworkAreRefused) {
  for (int i = 0; i < 3; ++i) EXPECT_EQ(ask("198.51.100.1").status, 200u);

  const Answer refused = ask("198.51.100.1");

  EXPECT_EQ(refused.status, 429u);
  EXPECT_EQ(refused.headers.at("retry-after"), "1");
  EXPECT_EQ(ask("198.51.100.2").status, 200u);
}

TEST_F(ThroughProxy, AddressesOfOneNetworkShareItsLimit) {
  for (const std::string address : {"2001:db8:0:1::1", "2001:db8:0:1::2", "2001:db8:0:1:a:b:c:d"})
    EXPECT_EQ(ask(address).status, 200u);

  EXPECT_EQ(ask("2001:db8:0:1::4").status, 429u);
  EXPECT_EQ(ask("2001:db8:0:2::1").status, 200u);
}

TEST_F(ThroughProxy, AnUploadIsARequest) {
  for (int i = 0; i < 3; ++i) EXPECT_EQ(ask("198.51.100.1").status, 200u);

  const Answer refused = gm.send({.method = "POST",
                                  .path = "/api/campaigns/1/assets",
                                  .body = std::string(1'000'000, 'x'),
                                  .headers = {{"X-Forwarded-For", "198.51.100.1"}}});

  EXPECT_EQ(refused.status, 429u);
}

TEST_F(ThroughProxy, UpgradesBeyondTheLimitOfANetworkAreRefused) {
  Browser browser(server.port());
  for (int i = 0; i < 2; ++i) EXPECT_TRUE(upgrade(browser, "198.51.100.1"));

  EXPECT_FALSE(upgrade(browser, "198.51.100.1"));

  EXPECT_EQ(browser.refused_with, 429u);
  EXPECT_TRUE(upgrade(browser, "198.51.100.2"));
}

TEST_F(ThroughProxy, FilesAreNotCounted) {
  for (int i = 0; i < 10; ++i) EXPECT_NE(ask("198.51.100.1", "/").status, 429u);
}

TEST_F(ThroughProxy, ImagesBeyondTheLimitOfANetworkAreRefused) {
  for (int i = 0; i < 4; ++i) EXPECT_EQ(ask("198.51.100.1", image).status, 404u);

  const Answer refused = ask("198.51.100.1", image);

  EXPECT_EQ(refused.status, 429u);
  EXPECT_EQ(refused.headers.at("retry-after"), "1");
  EXPECT_EQ(refused.body, "Too many images from your network: at most 0 a second. Try again in a second.\n");
  EXPECT_EQ(ask("198.51.100.1").status, 200u) << "not an image";
  EXPECT_EQ(ask("198.51.100.2", image).status, 404u) << "another network";
}

TEST_F(ThroughProxy, WithoutAForwardedAddressThisMachineIsOneNetwork) {
  for (int i = 0; i < 3; ++i) EXPECT_EQ(gm.get("/api/me").status, 200u);

  EXPECT_EQ(gm.get("/api/me").status, 429u);
  EXPECT_EQ(ask("198.51.100.1").status, 200u);
}

class ThroughPlainProxy : public LobbyFixture {
 protected:
  ThroughPlainProxy()
      : LobbyFixture({.public_url = "http://table.example.org", .limits = {.network_requests = three_requests}}) {}
};

TEST_F(ThroughPlainProxy, ThisMachineIsOneNetwork) {
  for (int i = 0; i < 3; ++i) EXPECT_EQ(gm.get("/api/me").status, 200u);

  EXPECT_EQ(gm.get("/api/me").status, 429u);
}

class OnOwnMachine : public LobbyFixture {
 protected:
  OnOwnMachine() : LobbyFixture({.limits = {.network_requests = three_requests}}) {}
};

TEST_F(OnOwnMachine, NothingIsLimited) {
  for (int i = 0; i < 10; ++i) EXPECT_EQ(gm.get("/api/me").status, 200u);
}

TEST_F(ThroughProxy, TheHealthPageCountsWhatWasRefused) {
  for (int i = 0; i < 4; ++i) (void)ask("198.51.100.1");
  for (int i = 0; i < 4; ++i) (void)upgrade(gm, "198.51.100.1");

  const std::string health = gm.get("/health").body;
  EXPECT_THAT(health, HasSubstr(R"("requests_too_fast":1)"));
  EXPECT_THAT(health, HasSubstr(R"("upgrades_too_fast":2)"));
}

class AtDefaultLimits : public ThroughProxy {
 protected:
  AtDefaultLimits() : ThroughProxy(net::Limits()) {}
};

TEST_F(AtDefaultLimits, TheRefusalSaysHowMuchIsFineAndWhenToComeBack) {
  Answer answer = ask("198.51.100.1");
  for (int i = 0; i < 10'000 && answer.status == 200; ++i) answer = ask("198.51.100.1");

  EXPECT_EQ(answer.status, 429u);
  EXPECT_EQ(answer.problem(), "Too many requests from your network: at most 20 a second. Try again in a second.");
}

class WithoutProxy : public LobbyFixture {
 protected:
  WithoutProxy() : LobbyFixture({.limits = {.network_requests = three_requests, .loopback_counts = true}}) {}
};

TEST_F(WithoutProxy, NoHeaderChangesWhoseLimitCounts) {
  const auto ask = [&](const std::string& claimed) {
    return gm.send({.path = "/api/me", .headers = {{"X-Forwarded-For", claimed}}}).status;
  };
  for (int i = 1; i <= 3; ++i) EXPECT_EQ(ask("198.51.100." + std::to_string(i)), 200u);

  EXPECT_EQ(ask("198.51.100.4"), 429u);
}

class Connections : public CampaignFixture {
 protected:
  explicit Connections(net::Limits limits = {.network_connections = 8, .loopback_counts = true})
      : CampaignFixture({.limits = limits}) {}

  // Opens connections from `address`, each in use, until there are `wanted`. Earlier ones may still be on their way out.
  std::vector<RawConnection> hold(std::size_t wanted, const std::string& address) {
    std::vector<RawConnection> held;
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (held.size() < wanted && std::chrono::steady_clock::now() < end) {
      RawConnection connection(server.port(), address);
      connection.send("GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
      if (connection.read_some().starts_with("HTTP/1.1 200")) held.push_back(std::move(connection));
    }
    return held;
  }
  std::string one_more(const std::string& address) {
    RawConnection connection(server.port(), address);
    connection.send("GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n");
    return connection.read_to_end();
  }
};

TEST_F(Connections, BeyondTheLimitOfANetworkAreRefused) {
  const auto held = hold(8, "127.0.0.2");
  ASSERT_EQ(held.size(), 8u);

  EXPECT_THAT(one_more("127.0.0.2"), AllOf(HasSubstr("HTTP/1.1 429 "), HasSubstr("\r\nRetry-After: 10\r\n"),
                                           HasSubstr("Too many connections from your network: at most 8 at once.")));
  EXPECT_THAT(one_more("127.0.0.3"), HasSubstr("HTTP/1.1 200 "));
  EXPECT_THAT(one_more("127.0.0.3"), HasSubstr(R"("connections_refused":1)"));
}

TEST_F(Connections, ThatEndMakeRoomForOthers) {
  auto held = hold(8, "127.0.0.2");
  held.pop_back();

  EXPECT_EQ(hold(1, "127.0.0.2").size(), 1u);
}

TEST_F(Connections, OfSeatsDoNotCount) {
  const auto socket = gm.open_table(campaign);
  socket->greet();
  socket->wait_for_snapshot();

  EXPECT_EQ(hold(8, "127.0.0.1").size(), 8u);
}

TEST_F(Connections, WithoutASeatCountUntilTheyEnd) {
  const auto stranger = Browser(server.port()).open_table(campaign);
  ASSERT_TRUE(stranger);
  const auto held = hold(7, "127.0.0.1");
  ASSERT_EQ(held.size(), 7u);

  EXPECT_THAT(one_more("127.0.0.1"), HasSubstr("HTTP/1.1 429 "));
}

class FullServer : public Connections {
 protected:
  FullServer() : Connections({.connections = 8}) {}
};

TEST_F(FullServer, SaysSo) {
  const auto held = hold(8, "127.0.0.1");
  ASSERT_EQ(held.size(), 8u);

  EXPECT_THAT(one_more("127.0.0.1"),
              AllOf(HasSubstr("HTTP/1.1 503 "), HasSubstr("as many connections as it can hold")));
}

}  // namespace ft::test
