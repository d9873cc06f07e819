// A1 to A4 of persistence/README.md, on every kind of store.
#include "tests/persistence/contract.hpp"

namespace ft::persistence::tests {
namespace {

class AccountsContract : public Contract {
 protected:
  [[nodiscard]] Accounts& accounts() { return store().accounts(); }
};
INSTANTIATE_TEST_SUITE_P(On, AccountsContract, ::testing::ValuesIn(every_kind()), name_of_kind);

TEST_P(AccountsContract, AnAccountIsFoundByIdAndByNameInAnyCase) {  // A1
  const Account made = must(accounts().create({"Zoë Ärger", "secret", 100}));

  EXPECT_EQ(must(accounts().find(made.id)).name, "Zoë Ärger");
  EXPECT_EQ(must(accounts().find_by_name("ZOË äRGER")).id, made.id);
  EXPECT_EQ(must(accounts().find_by_name("zoë ärger")).password_hash, "secret");
  EXPECT_EQ(must(accounts().find_by_name("zoë ärger")).created_at_s, 100);
  EXPECT_EQ(outcome_of(accounts().find_by_name("Zoe Arger")), "not_found");
  EXPECT_EQ(outcome_of(accounts().find(made.id + 1)), "not_found");
  EXPECT_EQ(must(accounts().count()), 1);
}

TEST_P(AccountsContract, ANameIsTakenInEveryCase) {  // A1
  must(accounts().create({"Ada", "one", 100}));

  EXPECT_EQ(outcome_of(accounts().create({"aDA", "two", 100})), "already_exists");
  EXPECT_EQ(must(accounts().count()), 1);
}

TEST_P(AccountsContract, ANameThatIsNoTextIsRefused) {  // A1
  EXPECT_EQ(outcome_of(accounts().create({"", "x", 100})), "invalid");
  EXPECT_EQ(outcome_of(accounts().create({"\xff\xfe", "x", 100})), "invalid");
  EXPECT_EQ(outcome_of(accounts().create({"caf\xc3", "x", 100})), "invalid");
  EXPECT_EQ(outcome_of(accounts().create({std::string("a\0b", 3), "x", 100})), "invalid");
  EXPECT_EQ(outcome_of(accounts().find_by_name("\xff")), "not_found");
}

TEST_P(AccountsContract, ALoginOpensItsAccountUntilItExpires) {  // A2
  const AccountId ada = some_account(store());
  must(accounts().add_login({token("phone"), ada, 1000}));

  EXPECT_EQ(must(accounts().find_login(token("phone"), 999)).account.id, ada);
  EXPECT_EQ(outcome_of(accounts().find_login(token("phone"), 1000)), "expired");
  EXPECT_EQ(outcome_of(accounts().find_login(token("other"), 0)), "not_found");
  EXPECT_EQ(outcome_of(accounts().add_login({token("phone"), ada, 1000})), "already_exists");
  EXPECT_EQ(outcome_of(accounts().add_login({token("tablet"), ada + 1, 1000})), "not_found");
}

TEST_P(AccountsContract, LoginsAreListedWithBrowserAndUse) {  // A2
  const AccountId ada = some_account(store());
  const AccountId bo = some_account(store(), "Bo");
  must(accounts().add_login({token("phone"), ada, 1000, 100, "Firefox on Android"}));
  must(accounts().add_login({token("tablet"), ada, 1000, 200, "Safari on iPad"}));
  must(accounts().add_login({token("of Bo"), bo, 1000}));

  must(accounts().record_login_use(token("phone"), 300));
  must(accounts().record_login_use(token("never there"), 300));
  reopen();

  const auto logins = must(accounts().list_logins(ada));
  ASSERT_EQ(logins.size(), 2U);
  EXPECT_EQ(logins[0].token, token("phone"));
  EXPECT_EQ(logins[0].browser, "Firefox on Android");
  EXPECT_EQ(logins[0].created_at_s, 100);
  EXPECT_EQ(logins[0].used_at_s, 300);
  EXPECT_EQ(logins[0].expires_at_s, 1000);
  EXPECT_EQ(logins[1].used_at_s, 200);
  EXPECT_NE(logins[0].id, logins[1].id);
  EXPECT_EQ(must(accounts().find_login(token("phone"), 0)).login.id, logins[0].id);
  EXPECT_EQ(must(accounts().find_login(token("phone"), 0)).login.used_at_s, 300);
}

TEST_P(AccountsContract, AllOtherLoginsEndAtOnce) {  // A2
  const AccountId ada = some_account(store());
  const AccountId bo = some_account(store(), "Bo");
  must(accounts().add_login({token("phone"), ada, 1000}));
  must(accounts().add_login({token("tablet"), ada, 1000}));
  must(accounts().add_login({token("of Bo"), bo, 1000}));

  must(accounts().remove_other_logins(ada, token("tablet")));

  EXPECT_EQ(outcome_of(accounts().find_login(token("phone"), 0)), "not_found");
  EXPECT_EQ(outcome_of(accounts().find_login(token("tablet"), 0)), "ok");
  EXPECT_EQ(outcome_of(accounts().find_login(token("of Bo"), 0)), "ok");
}

TEST_P(AccountsContract, LoggingOutEndsOneDevice) {  // A2
  const AccountId ada = some_account(store());
  must(accounts().add_login({token("phone"), ada, 1000}));
  must(accounts().add_login({token("tablet"), ada, 1000}));

  must(accounts().remove_login(token("phone")));
  must(accounts().remove_login(token("never there")));

  EXPECT_EQ(outcome_of(accounts().find_login(token("phone"), 0)), "not_found");
  EXPECT_EQ(outcome_of(accounts().find_login(token("tablet"), 0)), "ok");
}

TEST_P(AccountsContract, ExpiredLoginsAreForgotten) {  // A2
  const AccountId ada = some_account(store());
  must(accounts().add_login({token("old"), ada, 1000}));
  must(accounts().add_login({token("young"), ada, 1001}));

  must(accounts().remove_expired_logins(1000));

  EXPECT_EQ(outcome_of(accounts().find_login(token("old"), 0)), "not_found");
  EXPECT_EQ(outcome_of(accounts().find_login(token("young"), 0)), "ok");
}

TEST_P(AccountsContract, ANewPasswordEndsEveryLogin) {  // A3
  const AccountId ada = some_account(store());
  must(accounts().add_login({token("phone"), ada, 1000}));

  must(accounts().set_password_hash(ada, "new", std::nullopt));

  EXPECT_EQ(must(accounts().find(ada)).password_hash, "new");
  EXPECT_EQ(outcome_of(accounts().find_login(token("phone"), 0)), "not_found");
  EXPECT_EQ(outcome_of(accounts().set_password_hash(ada + 1, "new", std::nullopt)), "not_found");
}

TEST_P(AccountsContract, ANewPasswordKeepsTheLoginThatSetIt) {  // A3
  const AccountId ada = some_account(store());
  const AccountId bo = some_account(store(), "Bo");
  must(accounts().add_login({token("phone"), ada, 1000}));
  must(accounts().add_login({token("tablet"), ada, 1000}));
  must(accounts().add_login({token("of Bo"), bo, 1000}));

  must(accounts().set_password_hash(ada, "new", token("tablet")));

  EXPECT_EQ(outcome_of(accounts().find_login(token("phone"), 0)), "not_found");
  EXPECT_EQ(outcome_of(accounts().find_login(token("tablet"), 0)), "ok");
  EXPECT_EQ(outcome_of(accounts().find_login(token("of Bo"), 0)), "ok");
}

TEST_P(AccountsContract, TheSetupTokenMakesOneAccount) {  // A4
  must(accounts().put_setup_token(token("setup")));

  EXPECT_EQ(outcome_of(accounts().find_setup_token(token("setup"))), "ok");
  EXPECT_EQ(outcome_of(accounts().create_with_setup_token(token("guess"), {"Eve", "x", 100})), "not_found");
  EXPECT_EQ(must(accounts().create_with_setup_token(token("setup"), {"Ada", "x", 100})).name, "Ada");
  EXPECT_EQ(outcome_of(accounts().create_with_setup_token(token("setup"), {"Bo", "x", 100})), "not_found");
  EXPECT_EQ(outcome_of(accounts().find_setup_token(token("setup"))), "not_found");
  EXPECT_EQ(must(accounts().count()), 1);
}

TEST_P(AccountsContract, ARefusedAccountLeavesTheSetupToken) {  // A4
  must(accounts().create({"Ada", "x", 100}));
  must(accounts().put_setup_token(token("setup")));

  EXPECT_EQ(outcome_of(accounts().create_with_setup_token(token("setup"), {"ADA", "x", 100})), "already_exists");
  EXPECT_EQ(outcome_of(accounts().find_setup_token(token("setup"))), "ok");
}

TEST_P(AccountsContract, ANewSetupTokenReplacesTheOld) {  // A4
  must(accounts().put_setup_token(token("old")));
  must(accounts().put_setup_token(token("new")));

  EXPECT_EQ(outcome_of(accounts().find_setup_token(token("old"))), "not_found");
  EXPECT_EQ(outcome_of(accounts().find_setup_token(token("new"))), "ok");
}

}  // namespace
}  // namespace ft::persistence::tests
