// P1 to P3 of persistence/README.md, on every kind of store.
#include "tests/persistence/contract.hpp"

namespace ft::persistence::tests {
namespace {

class SeatsContract : public Contract {
 protected:
  [[nodiscard]] Seats& seats() { return store().seats(); }
};
INSTANTIATE_TEST_SUITE_P(On, SeatsContract, ::testing::ValuesIn(every_kind()), name_of_kind);

TEST_P(SeatsContract, SeatKeepsItsFields) {  // P1
  const CampaignId mire = some_campaign(store());
  const AccountId ada = must(store().accounts().find_by_name("Ada")).id;

  const SeatId gm = must(seats().create({mire, "The GM", Role::gm, ada})).id;
  const SeatId bo = must(seats().create({mire, "Bo", Role::player})).id;
  must(seats().rename(bo, "Boe"));
  reopen();

  const auto list = must(seats().list(mire));
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(list[0].id, gm);
  EXPECT_EQ(list[0].role, Role::gm);
  EXPECT_EQ(list[0].account, ada);
  EXPECT_EQ(list[1].display_name, "Boe");
  EXPECT_EQ(list[1].account, std::nullopt);
  EXPECT_EQ(must(seats().find_of_account(mire, ada)).id, gm);
  EXPECT_EQ(outcome_of(seats().find_of_account(mire, ada + 100)), "not_found");
}

TEST_P(SeatsContract, ASeatThatIsNotThereIsNotFound) {  // P1
  EXPECT_EQ(outcome_of(seats().find(7)), "not_found");
  EXPECT_EQ(outcome_of(seats().rename(7, "x")), "not_found");
  EXPECT_EQ(outcome_of(seats().remove(7)), "not_found");
  EXPECT_EQ(outcome_of(seats().add_token(token("t"), 7, 100)), "not_found");
  EXPECT_EQ(outcome_of(seats().create({7, "x", Role::player})), "not_found");
}

TEST_P(SeatsContract, SeveralDevicesSitInOneSeat) {  // P2
  const SeatId bo = some_seat(store(), some_campaign(store()));
  must(seats().add_token(token("phone"), bo, 100));
  must(seats().add_token(token("tablet"), bo, 100));

  EXPECT_EQ(must(seats().find_by_token(token("phone"))).id, bo);
  EXPECT_EQ(must(seats().find_by_token(token("tablet"))).id, bo);
  EXPECT_EQ(outcome_of(seats().find_by_token(token("guess"))), "not_found");
  EXPECT_EQ(outcome_of(seats().add_token(token("phone"), bo, 100)), "already_exists");
}

TEST_P(SeatsContract, SeatsOfSeveralTokensAreFoundAtOnce) {  // P2
  const CampaignId mire = some_campaign(store());
  const SeatId bo = some_seat(store(), mire), cy = some_seat(store(), mire, "Cy"), di = some_seat(store(), mire, "Di");
  must(seats().add_token(token("phone"), bo, 100));
  must(seats().add_token(token("tablet"), bo, 100));
  must(seats().add_token(token("desk"), cy, 100));
  must(seats().add_token(token("gone"), di, 100));
  must(seats().remove(di));

  const std::vector<TokenHash> tokens = {token("desk"), token("guess"), token("tablet"), token("phone"), token("gone")};
  const auto found = must(seats().find_by_tokens(tokens));

  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[0].id, bo);
  EXPECT_EQ(found[1].id, cy);
  EXPECT_TRUE(must(seats().find_by_tokens({})).empty());
}

TEST_P(SeatsContract, ADeviceCanBeRevokedAlone) {  // P2
  const SeatId bo = some_seat(store(), some_campaign(store()));
  must(seats().add_token(token("phone"), bo, 100));
  must(seats().add_token(token("tablet"), bo, 100));

  must(seats().revoke_token(token("phone")));
  must(seats().revoke_token(token("never there")));
  EXPECT_EQ(outcome_of(seats().find_by_token(token("phone"))), "not_found");
  EXPECT_EQ(outcome_of(seats().find_by_token(token("tablet"))), "ok");

  must(seats().revoke_tokens_of(bo));
  EXPECT_EQ(outcome_of(seats().find_by_token(token("tablet"))), "not_found");
}

TEST_P(SeatsContract, RemovedSeatCannotBeOpened) {  // P3
  const CampaignId mire = some_campaign(store());
  const SeatId bo = some_seat(store(), mire);
  must(seats().add_token(token("phone"), bo, 100));
  must(seats().create_invite({token("back"), mire, Role::player, bo, 1000, 1, 100}));

  must(seats().remove(bo));

  EXPECT_TRUE(must(seats().find(bo)).removed);
  EXPECT_EQ(outcome_of(seats().find_by_token(token("phone"))), "not_found");
  EXPECT_EQ(outcome_of(seats().add_token(token("tablet"), bo, 100)), "revoked");
  EXPECT_EQ(outcome_of(seats().redeem_invite({token("back"), token("tablet"), "", 200})), "revoked");
}

}  // namespace
}  // namespace ft::persistence::tests
