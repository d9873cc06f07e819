// The account's page: password and logins (L6).
#include "tests/server/net/lobby_fixture.hpp"

namespace ft::test {

using wire::v1::Me;

class AccountTest : public CampaignFixture {
 protected:
  Answer log_in(Browser& browser, const std::string& password) {
    wire::v1::Login login;
    login.set_name("Gil");
    login.set_password(password);
    return browser.post("/api/login", login);
  }
  Answer change_password(Browser& browser, const std::string& present, const std::string& wanted) {
    wire::v1::ChangePassword change;
    change.set_present(present);
    change.set_wanted(wanted);
    return browser.post("/api/account/password", change);
  }
};

TEST_F(AccountTest, ANewPasswordEndsEveryOtherLoginAndKeepsThisOne) {  // L6
  Browser phone(server.port());
  ASSERT_EQ(log_in(phone, "open sesame").status, 200u);
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
  Browser phone(server.port());
  ASSERT_EQ(log_in(phone, "open sesame").status, 200u);

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

}  // namespace ft::test
