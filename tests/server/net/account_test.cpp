// The account's page: password and logins (L6, L7).
#include "server/auth/token.hpp"
#include "tests/server/net/lobby_fixture.hpp"

namespace ft::test {

using wire::v1::Account;
using wire::v1::Closing;
using wire::v1::Me;

class AccountTest : public CampaignFixture {
 protected:
  Answer log_in(Browser& browser, const std::string& password, const std::string& user_agent = "") {
    wire::v1::Login login;
    login.set_name("Gil");
    login.set_password(password);
    return browser.send({.method = "POST",
                         .path = "/api/login",
                         .body = login.SerializeAsString(),
                         .headers = {{"User-Agent", user_agent}}});
  }
  /// Another device of the GM.
  Browser device(const std::string& user_agent = "") {
    Browser browser(server.port());
    EXPECT_EQ(log_in(browser, "open sesame", user_agent).status, 200u);
    return browser;
  }
  Account account() { return gm.get("/api/account").as<Account>(); }
  Answer press(Browser& browser, const std::string& path) { return browser.send({.method = "POST", .path = path}); }
  Answer change_password(Browser& browser, const std::string& present, const std::string& wanted) {
    wire::v1::ChangePassword change;
    change.set_present(present);
    change.set_wanted(wanted);
    return browser.post("/api/account/password", change);
  }
};

TEST_F(AccountTest, ANewPasswordEndsEveryOtherLoginAndKeepsThisOne) {  // L6
  Browser phone = device();
  const auto socket = phone.open_table(campaign);

  ASSERT_EQ(change_password(gm, "open sesame", "a better password").status, 200u);

  EXPECT_EQ(gm.get("/api/me").as<Me>().account(), "Gil");
  EXPECT_EQ(phone.get("/api/me").as<Me>().account(), "");
  EXPECT_EQ(socket->wait_for_close().code, wire::v1::Closing::RESUME_AGAIN);
  EXPECT_EQ(phone.open_table(campaign)->wait_for_close().code, wire::v1::Closing::NOT_ALLOWED);
  EXPECT_EQ(log_in(phone, "open sesame").status, 401u);
  EXPECT_EQ(log_in(phone, "a better password").status, 200u);
}

TEST_F(AccountTest, AWrongPresentOrAShortNewPasswordChangesNothing) {  // L6
  Browser phone = device();

  EXPECT_EQ(change_password(gm, "open says me", "a better password").problem(), "The present password is wrong.");
  EXPECT_EQ(change_password(gm, "open says me", "a better password").status, 403u);
  EXPECT_EQ(change_password(gm, "open sesame", "shorter").problem(), "Password too short: use at least 8 characters.");
  EXPECT_EQ(change_password(gm, "open sesame", std::string(1025, 'x')).problem(),
            "Password too long: at most 1024 characters.");

  EXPECT_EQ(phone.get("/api/me").as<Me>().account(), "Gil");
  EXPECT_EQ(log_in(phone, "open sesame").status, 200u);
}

TEST_F(AccountTest, APlayerAndAStrangerHaveNoPasswordToChange) {  // L6
  Browser bea = player("Bea");
  Browser stranger(server.port());

  EXPECT_EQ(change_password(bea, "", "a better password").status, 401u);
  EXPECT_EQ(change_password(stranger, "open sesame", "a better password").problem(),
            "Not logged in. Log in, then try again.");
}

TEST_F(AccountTest, PresentPasswordsAreGuessedAsSlowlyAsLogins) {  // A4, L6
  for (int i = 0; i < 10; ++i) EXPECT_EQ(change_password(gm, "guess", "a better password").status, 403u);

  EXPECT_EQ(change_password(gm, "open sesame", "a better password").status, 429u);
  EXPECT_EQ(gm.get("/api/me").as<Me>().account(), "Gil");
}

TEST_F(AccountTest, LoginsAreListedWithBrowserSinceAndLastUse) {  // L7
  server.now_s = 1'000'060;
  Browser phone = device("Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0");
  server.now_s = 1'010'000;
  (void)phone.get("/api/me");
  server.now_s = 1'010'100;
  (void)phone.get("/api/me");  // less than an hour later

  const Account seen = account();

  ASSERT_EQ(seen.logins_size(), 2);
  EXPECT_TRUE(seen.logins(0).here());
  EXPECT_EQ(seen.logins(0).since_s(), 1'000'000);
  EXPECT_FALSE(seen.logins(1).here());
  EXPECT_EQ(seen.logins(1).browser(), "Firefox on Android");
  EXPECT_EQ(seen.logins(1).since_s(), 1'000'060);
  EXPECT_EQ(seen.logins(1).used_at_s(), 1'010'000);
}

TEST_F(AccountTest, AnExpiredLoginIsNotListed) {  // L7
  server.now_s = 1'000'001;
  Browser phone = device();
  server.now_s = 1'000'000 + 30 * 86'400;  // the GM's first login is over

  EXPECT_EQ(gm.get("/api/account").status, 401u);
  EXPECT_EQ(phone.get("/api/account").as<Account>().logins_size(), 1);
}

TEST_F(AccountTest, OneLoginIsEndedAndItsTableIsLeft) {  // L7
  Browser phone = device();
  Browser tablet = device();
  const auto socket = phone.open_table(campaign);
  const std::string id = std::to_string(account().logins(1).id());

  ASSERT_EQ(press(gm, "/api/account/logins/" + id + "/end").status, 200u);

  EXPECT_EQ(socket->wait_for_close().code, Closing::RESUME_AGAIN);
  EXPECT_EQ(phone.open_table(campaign)->wait_for_close().code, Closing::NOT_ALLOWED);
  EXPECT_EQ(phone.get("/api/me").as<Me>().account(), "");
  EXPECT_EQ(tablet.get("/api/me").as<Me>().account(), "Gil");
  EXPECT_EQ(press(gm, "/api/account/logins/" + id + "/end").problem(), "This device is already logged out.");
}

TEST_F(AccountTest, AllOtherLoginsAreEndedAtOnce) {  // L7
  Browser phone = device();
  Browser tablet = device();

  ASSERT_EQ(press(gm, "/api/account/logins/end_others").status, 200u);

  EXPECT_EQ(phone.get("/api/me").as<Me>().account(), "");
  EXPECT_EQ(tablet.get("/api/me").as<Me>().account(), "");
  EXPECT_EQ(account().logins_size(), 1);
}

TEST_F(AccountTest, ThePresentLoginIsEndedByLoggingOut) {  // L7
  const std::string id = std::to_string(account().logins(0).id());

  EXPECT_EQ(press(gm, "/api/account/logins/" + id + "/end").problem(),
            "This is the device you use now: log out instead.");
  EXPECT_EQ(account().logins_size(), 1);
}

TEST_F(AccountTest, PlayersAndStrangersSeeAndEndNoLogins) {  // L7
  Browser bea = player("Bea");
  const std::string id = std::to_string(account().logins(0).id());

  EXPECT_EQ(bea.get("/api/account").status, 401u);
  EXPECT_EQ(press(bea, "/api/account/logins/" + id + "/end").status, 401u);
  EXPECT_EQ(press(bea, "/api/account/logins/end_others").status, 401u);
  EXPECT_EQ(press(gm, "/api/account/logins/x/end").status, 404u);
  EXPECT_EQ(account().logins_size(), 1);
}

TEST_F(AccountTest, TheFiftyFirstLoginEndsTheOneUsedLongestAgo) {  // L7
  auto& accounts = server.store().accounts();
  const auto gil = accounts.find_by_name("Gil")->id;
  for (int i = 1; i < 50; ++i)
    ASSERT_TRUE(accounts.add_login({auth::hash_of_token(std::to_string(i)), gil, 2'000'000, 1'000'000 + i}));
  EXPECT_EQ(account().logins_size(), 50);
  server.now_s = 1'000'100;
  const Browser last = device();

  EXPECT_EQ(gm.get("/api/account").status, 401u);
}

}  // namespace ft::test
