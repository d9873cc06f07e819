// The limits of one network (N13), without sockets.
#include "server/net/limits/network_limiter.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace ft::net::test {

using std::chrono::milliseconds;
using Use = NetworkLimiter::Use;
using Verdict = NetworkLimiter::Verdict;

const Settings settings{.limits = {.network_connections = 2,
                                   .network_requests = {.per_s = 2, .burst = 3},
                                   .network_upgrades = {.per_s = 1, .burst = 1},
                                   .network_pictures = {.per_s = 1, .burst = 2},
                                   .networks = 4}};
constexpr NetworkLimiter::Time start{};

class NetworkLimits : public testing::Test {
 protected:
  Verdict request(const std::string& address, milliseconds at = {}) {
    return limiter.spend(Use::request, address, start + at);
  }
  void spend_all(const std::string& address) {
    for (int i = 0; i < 3; ++i) EXPECT_EQ(request(address), Verdict::allow);
    EXPECT_EQ(request(address), Verdict::reject);
  }
  NetworkLimiter limiter{settings};
};

TEST_F(NetworkLimits, ABurstIsFineAndOneMoreIsTooMuchForThatNetworkAlone) {
  spend_all("203.0.113.7");

  EXPECT_EQ(request("203.0.113.8"), Verdict::allow);
}

TEST_F(NetworkLimits, TimeGivesUsesBack) {
  spend_all("203.0.113.7");

  EXPECT_EQ(request("203.0.113.7", milliseconds(499)), Verdict::reject);
  EXPECT_EQ(request("203.0.113.7", milliseconds(500)), Verdict::allow);
}

TEST_F(NetworkLimits, AddressesWithTheSame64BitsAreOneNetwork) {
  spend_all("2001:db8:0:1::1");

  EXPECT_EQ(request("2001:db8:0:1:2:3:4:5"), Verdict::reject);
  EXPECT_EQ(request("2001:db8:0:2::1"), Verdict::allow);
}

TEST_F(NetworkLimits, UpgradesCountApartFromRequests) {
  spend_all("203.0.113.7");

  EXPECT_EQ(limiter.spend(Use::upgrade, "203.0.113.7", start), Verdict::allow);
  EXPECT_EQ(limiter.spend(Use::upgrade, "203.0.113.7", start), Verdict::reject);
}

TEST_F(NetworkLimits, ImagesCountApartFromRequests) {
  spend_all("203.0.113.7");

  for (int i = 0; i < 2; ++i) EXPECT_EQ(limiter.spend(Use::picture, "203.0.113.7", start), Verdict::allow);
  EXPECT_EQ(limiter.spend(Use::picture, "203.0.113.7", start), Verdict::reject);
}

TEST(NetworkLimitsWithAPublicUrl, ThisMachineIsANetwork) {
  for (const std::string url : {"https://table.example.org", "http://table.example.org"}) {
    const Settings published{.public_url = url, .limits = settings.limits};
    NetworkLimiter limiter(published);
    for (int i = 0; i < 3; ++i) EXPECT_EQ(limiter.spend(Use::request, "127.0.0.1", start), Verdict::allow);

    EXPECT_EQ(limiter.spend(Use::request, "127.0.0.1", start), Verdict::reject) << url;
  }
}

TEST_F(NetworkLimits, ThisMachineIsNotLimited) {
  for (int i = 0; i < 10; ++i) {
    EXPECT_EQ(request("127.0.0.1"), Verdict::allow);
    EXPECT_EQ(request("::1"), Verdict::allow);
  }
}

TEST_F(NetworkLimits, IdleNetworksAreForgottenFirst) {
  for (const std::string idle : {"192.0.2.1", "192.0.2.2", "192.0.2.3"}) EXPECT_EQ(request(idle), Verdict::allow);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(request("203.0.113.7", milliseconds(900)), Verdict::allow);

  EXPECT_EQ(request("192.0.2.4", milliseconds(1000)), Verdict::allow);  // the fifth of four

  EXPECT_EQ(request("203.0.113.7", milliseconds(1000)), Verdict::reject);
}

TEST_F(NetworkLimits, MoreBusyNetworksThanAreRememberedGetANewBurst) {
  for (const std::string busy : {"192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4"}) spend_all(busy);

  EXPECT_EQ(request("192.0.2.5"), Verdict::allow);

  EXPECT_EQ(request("192.0.2.1"), Verdict::allow);
}

TEST_F(NetworkLimits, AConnectionCountsUntilItEnds) {
  std::vector<NetworkLimiter::Slot> open;
  for (int i = 0; i < 2; ++i) open.push_back(limiter.open("203.0.113.7").value());
  EXPECT_FALSE(limiter.open("203.0.113.7"));
  EXPECT_TRUE(limiter.open("203.0.113.8"));

  open.pop_back();

  EXPECT_TRUE(limiter.open("203.0.113.7"));
}

}  // namespace ft::net::test
