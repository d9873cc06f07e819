// A5 of persistence/README.md, on every kind of store.
#include "tests/persistence/contract.hpp"

namespace ft::persistence::tests {
namespace {

class AccountLinksContract : public Contract {
 protected:
  [[nodiscard]] AccountLinks& links() { return store().account_links(); }
};
INSTANTIATE_TEST_SUITE_P(On, AccountLinksContract, ::testing::ValuesIn(every_kind()), name_of_kind);

TEST_P(AccountLinksContract, ALinkMakesOneAccount) {  // A5
  const AccountId ada = some_account(store());
  must(links().create({token("link"), ada, 100, 1000}));

  EXPECT_EQ(must(links().find(token("link"))).made_by, ada);
  EXPECT_EQ(outcome_of(links().redeem(token("guess"), {"Eve", "x", 500}, 500)), "not_found");
  EXPECT_EQ(must(links().redeem(token("link"), {"Bo", "x", 500}, 999)).name, "Bo");
  EXPECT_EQ(outcome_of(links().redeem(token("link"), {"Cy", "x", 500}, 500)), "not_found");
  EXPECT_EQ(outcome_of(links().find(token("link"))), "not_found");
  EXPECT_EQ(must(store().accounts().count()), 2);
  EXPECT_EQ(must(store().accounts().first()).id, ada);
}

TEST_P(AccountLinksContract, ARefusedAccountLeavesTheLink) {  // A5
  must(links().create({token("link"), some_account(store()), 100, 1000}));

  EXPECT_EQ(outcome_of(links().redeem(token("link"), {"ADA", "x", 500}, 500)), "already_exists");
  EXPECT_EQ(outcome_of(links().redeem(token("link"), {"Bo", "x", 500}, 1000)), "expired");
  EXPECT_EQ(outcome_of(links().redeem(token("link"), {"Bo", "x", 500}, 500)), "ok");
}

TEST_P(AccountLinksContract, LinksAreListedAndTakenBack) {  // A5
  const AccountId ada = some_account(store());
  const AccountLinkId one = must(links().create({token("one"), ada, 100, 1000})).id;
  const AccountLinkId two = must(links().create({token("two"), ada, 200, 2000})).id;
  EXPECT_EQ(outcome_of(links().create({token("two"), ada, 200, 2000})), "already_exists");
  EXPECT_EQ(outcome_of(links().create({token("three"), ada + 100, 200, 2000})), "not_found");

  must(links().remove(one));
  must(links().remove(one));
  reopen();

  const auto list = must(links().list());
  ASSERT_EQ(list.size(), 1U);
  EXPECT_EQ(list[0].id, two);
  EXPECT_EQ(list[0].token, token("two"));
  EXPECT_EQ(list[0].created_at_s, 200);
  EXPECT_EQ(list[0].expires_at_s, 2000);
  EXPECT_EQ(outcome_of(links().redeem(token("one"), {"Bo", "x", 500}, 500)), "not_found");
}

TEST_P(AccountLinksContract, WithoutAccountsThereIsNoFirst) {  // A5
  EXPECT_EQ(outcome_of(store().accounts().first()), "not_found");
}

}  // namespace
}  // namespace ft::persistence::tests
