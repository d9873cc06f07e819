// Origins, addresses behind a proxy, cookies, throttling, passwords and tokens (A1 to A5).
#include <gtest/gtest.h>

#include "server/auth/cookies.hpp"
#include "server/auth/login_guard.hpp"
#include "server/auth/network.hpp"
#include "server/auth/origin.hpp"
#include "server/auth/password.hpp"
#include "server/auth/throttle.hpp"
#include "server/auth/token.hpp"

namespace ft::auth::test {

constexpr std::string_view public_url = "https://table.example.org";

bool is_ours(std::string_view origin, std::string_view host, std::string_view url = "") {
  return check_origin({origin, host}, url) == OriginVerdict::same_origin;
}

TEST(Origin, ThePublicAddressIsOurs) {
  EXPECT_TRUE(is_ours("https://table.example.org", "127.0.0.1:8080", public_url));
  EXPECT_FALSE(is_ours("http://table.example.org", "table.example.org", public_url));
  EXPECT_FALSE(is_ours("https://table.example.org.evil.example", "table.example.org", public_url));
}

TEST(Origin, BehindTlsNoOtherAddressIsOurs) {
  for (const std::string host : {"localhost:8080", "192.168.1.5:8080", "pc.local:8080"}) {
    EXPECT_FALSE(is_ours("http://" + host, host, public_url)) << host;
    EXPECT_TRUE(is_ours("http://" + host, host, "http://table.lan:8080")) << host;
  }
}

TEST(Origin, LocalNetworkIsOursUnderItsOwnHost) {
  for (const std::string host : {"localhost:8080", "192.168.1.5:8080", "[::1]:8080", "pc:8080", "pc.local:8080"}) {
    EXPECT_TRUE(is_ours("http://" + host, host)) << host;
  }
  EXPECT_FALSE(is_ours("http://localhost:9090", "localhost:8080"));
  EXPECT_FALSE(is_ours("null", "localhost:8080"));
}

TEST(Origin, AForeignNameThatPointsHereIsNotOurs) { EXPECT_FALSE(is_ours("http://evil.example", "evil.example")); }

TEST(Origin, RequestWithoutAnOriginIsOurs) { EXPECT_TRUE(is_ours("", "evil.example")); }

TEST(PublicUrl, IsASchemeAHostAndPerhapsAPort) {
  EXPECT_EQ(tidy_public_url("https://Table.Example.org/"), "https://table.example.org");
  EXPECT_EQ(tidy_public_url("http://table:8080"), "http://table:8080");
  for (const std::string_view wrong : {"", "https://", "table.example.org", "https://a/b", "https://a b", "ftp://a"}) {
    EXPECT_EQ(tidy_public_url(wrong), "") << wrong;
  }
}

TEST(Address, AProxyIsBelievedOnlyFromThisNetwork) {
  EXPECT_EQ(address_of_person("127.0.0.1", "6.6.6.6, 1.2.3.4", Proxy::in_front), "1.2.3.4");
  EXPECT_EQ(address_of_person("172.17.0.2", "2001:db8::1", Proxy::in_front), "2001:db8::1");
  EXPECT_EQ(address_of_person("8.8.8.8", "1.2.3.4", Proxy::in_front), "8.8.8.8");
  EXPECT_EQ(address_of_person("127.0.0.1", "1.2.3.4", Proxy::none), "127.0.0.1");
  EXPECT_EQ(address_of_person("127.0.0.1", "<script>", Proxy::in_front), "127.0.0.1");
}

TEST(Cookies, OursAreReadAndOthersSkipped) {
  const auto cookies = cookies_from("theme=night; ft_account=abc;ft_seat_7=def; broken");

  EXPECT_EQ(find_cookie(cookies, "ft_account"), "abc");
  EXPECT_EQ(find_cookie(cookies, seat_cookie(7)), "def");
  EXPECT_EQ(find_cookie(cookies, "theme"), "");
  EXPECT_EQ(cookies.size(), 2u);
}

TEST(Cookies, OneThatNoOtherHostCanSetGoesFirst) {
  for (const std::string header :
       {"ft_account=planted; __Host-ft_account=own", "__Host-ft_account=own; ft_account=planted"}) {
    const auto cookies = cookies_from(header);

    ASSERT_EQ(cookies.size(), 1u);
    EXPECT_EQ(cookies[0].value, "own");
    EXPECT_EQ(cookies[0].reach, CookieReach::https_only);
  }
}

TEST(Cookies, CookiesAreHttpOnlyStrictAndSecureBehindHttps) {
  EXPECT_EQ(set_cookie({"ft_account", "abc"}, 60), "ft_account=abc; Path=/; HttpOnly; SameSite=Strict; Max-Age=60");
  EXPECT_EQ(set_cookie({"ft_account", "", CookieReach::https_only}, 0),
            "__Host-ft_account=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0; Secure");
}

TEST(Throttle, TenFailuresAreEnoughForFiveMinutes) {
  Throttle throttle({.failures = 10, .window_s = 300});
  for (int i = 0; i < 10; ++i) {
    EXPECT_EQ(throttle.ask("1.2.3.4", 1000), Throttle::Verdict::may_try);
    throttle.record_failure("1.2.3.4", 1000);
  }

  EXPECT_EQ(throttle.ask("1.2.3.4", 1299), Throttle::Verdict::wait);
  EXPECT_EQ(throttle.ask("1.2.3.5", 1299), Throttle::Verdict::may_try);
  EXPECT_EQ(throttle.ask("1.2.3.4", 1300), Throttle::Verdict::may_try);
}

TEST(Throttle, AnAttemptUnderWayCountsUntilItIsTakenBack) {
  Throttle throttle({.failures = 2, .window_s = 300});
  throttle.record_failure("1.2.3.4", 1000);
  throttle.record_failure("1.2.3.4", 1000);
  EXPECT_EQ(throttle.ask("1.2.3.4", 1000), Throttle::Verdict::wait);

  throttle.refund_attempt("1.2.3.4");
  throttle.refund_attempt("5.6.7.8");

  EXPECT_EQ(throttle.ask("1.2.3.4", 1000), Throttle::Verdict::may_try);
}

TEST(Network, Ipv6CountsByItsFirst64BitsHoweverItIsWritten) {
  EXPECT_EQ(network_of("2001:db8::1"), network_of("2001:0db8:0:0:ffff::2"));
  EXPECT_EQ(network_of("2001:db8:1:2:3::4"), network_of("2001:db8:1:2:ffff::1"));
  EXPECT_NE(network_of("2001:db8:1:2:3::4"), network_of("2001:db8:1:3::4"));
  EXPECT_EQ(network_of("fe80::1%eth0"), network_of("fe80::2"));
}

TEST(Network, Ipv4CountsWhole) {
  EXPECT_EQ(network_of("::ffff:1.2.3.4"), "1.2.3.4");
  EXPECT_NE(network_of("1.2.3.4"), network_of("1.2.3.5"));
}

TEST(LoginGuard, GuessesAtOneAccountFromManyNetworksAreSlowed) {
  LoginGuard guard({.account = {.failures = 2, .window_s = 900}});
  guard.begin({"1.1.1.1", "gil"}, 0);
  guard.begin({"2.2.2.2", "gil"}, 0);

  EXPECT_EQ(guard.ask({"3.3.3.3", "gil"}, 899), Throttle::Verdict::wait);
  EXPECT_EQ(guard.ask({"3.3.3.3", "ada"}, 899), Throttle::Verdict::may_try);
  EXPECT_EQ(guard.ask({"3.3.3.3", "gil"}, 900), Throttle::Verdict::may_try);
}

TEST(LoginGuard, TheOwnersNetworkStaysOpenWhileOthersGuess) {
  LoginGuard guard({.account = {.failures = 1, .window_s = 900}});
  guard.begin({"1.1.1.1", "gil"}, 0);
  guard.succeed({"1.1.1.1", "gil"});
  guard.begin({"2.2.2.2", "gil"}, 0);

  EXPECT_EQ(guard.ask({"1.1.1.1", "gil"}, 1), Throttle::Verdict::may_try);
  EXPECT_EQ(guard.ask({"3.3.3.3", "gil"}, 1), Throttle::Verdict::wait);
}

TEST(LoginGuard, ANetworkThatFailsTooOftenWaitsForEveryAccount) {
  LoginGuard guard({.network = {.failures = 1, .window_s = 300}});
  guard.begin({"1.1.1.1", "gil"}, 0);

  EXPECT_EQ(guard.ask({"1.1.1.1", "ada"}, 299), Throttle::Verdict::wait);
}

TEST(Throttle, RemembersABoundedNumberOfGuessers) {
  Throttle throttle({.failures = 1, .window_s = 300, .remembered = 2});
  throttle.record_failure("1.1.1.1", 0);
  throttle.record_failure("2.2.2.2", 1);
  throttle.record_failure("3.3.3.3", 2);

  EXPECT_EQ(throttle.ask("1.1.1.1", 2), Throttle::Verdict::may_try);
  EXPECT_EQ(throttle.ask("3.3.3.3", 2), Throttle::Verdict::wait);
}

TEST(Password, OnlyTheSameOneMatches) {
  const auto hash = hash_password("open sesame");
  ASSERT_TRUE(hash);

  EXPECT_TRUE(hash->starts_with("$argon2id$"));
  EXPECT_EQ(match_password("open sesame", *hash), PasswordMatch::right);
  EXPECT_EQ(match_password("open barley", *hash), PasswordMatch::wrong);
  EXPECT_EQ(match_password("no account has this password", ""), PasswordMatch::wrong);
}

TEST(Token, Is256BitsAndNeverTheSame) {
  EXPECT_EQ(new_token().size(), 43u);
  EXPECT_NE(new_token(), new_token());
}

}  // namespace ft::auth::test
