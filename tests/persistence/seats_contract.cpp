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
  EXPECT_EQ(outcome_of(seats().add_token({token("t"), 7, 100})), "not_found");
  EXPECT_EQ(outcome_of(seats().create({7, "x", Role::player})), "not_found");
}

TEST_P(SeatsContract, SeveralDevicesSitInOneSeat) {  // P2
  const SeatId bo = some_seat(store(), some_campaign(store()));
  must(seats().add_token({token("phone"), bo, 100}));
  must(seats().add_token({token("tablet"), bo, 100}));

  EXPECT_EQ(must(seats().find_by_token(token("phone"), 100)).seat.id, bo);
  EXPECT_EQ(must(seats().find_by_token(token("tablet"), 100)).seat.id, bo);
  EXPECT_EQ(outcome_of(seats().find_by_token(token("guess"), 100)), "not_found");
  EXPECT_EQ(outcome_of(seats().add_token({token("phone"), bo, 100})), "already_exists");
}

TEST_P(SeatsContract, SeatsOfSeveralTokensAreFoundAtOnce) {  // P2
  const CampaignId mire = some_campaign(store());
  const SeatId bo = some_seat(store(), mire), cy = some_seat(store(), mire, "Cy"), di = some_seat(store(), mire, "Di");
  must(seats().add_token({token("phone"), bo, 100}));
  must(seats().add_token({token("tablet"), bo, 100}));
  must(seats().add_token({token("desk"), cy, 100}));
  must(seats().add_token({token("gone"), di, 100}));
  must(seats().remove(di));

  const std::vector<TokenHash> tokens = {token("desk"), token("guess"), token("tablet"), token("phone"), token("gone")};
  const auto found = must(seats().find_by_tokens(tokens, 100));

  ASSERT_EQ(found.size(), 3u);
  EXPECT_EQ(found[0].seat.id, bo);
  EXPECT_EQ(found[1].seat.id, bo);
  EXPECT_EQ(found[2].seat.id, cy);
  EXPECT_EQ(found[2].device.token, token("desk"));
  EXPECT_TRUE(must(seats().find_by_tokens({}, 100)).empty());
  EXPECT_TRUE(must(seats().find_by_tokens(tokens, 100 + 400 * 86'400)).empty());
}

TEST_P(SeatsContract, ADeviceCanBeRevokedAlone) {  // P2
  const SeatId bo = some_seat(store(), some_campaign(store()));
  must(seats().add_token({token("phone"), bo, 100}));
  must(seats().add_token({token("tablet"), bo, 100}));

  must(seats().revoke_token(token("phone")));
  must(seats().revoke_token(token("never there")));
  EXPECT_EQ(outcome_of(seats().find_by_token(token("phone"), 100)), "not_found");
  EXPECT_EQ(outcome_of(seats().find_by_token(token("tablet"), 100)), "ok");

  must(seats().revoke_tokens_of(bo));
  EXPECT_EQ(outcome_of(seats().find_by_token(token("tablet"), 100)), "not_found");
}

TEST_P(SeatsContract, DevicesAreListedWithBrowserAndUse) {  // P2
  const CampaignId mire = some_campaign(store());
  const CampaignId fen = some_campaign(store(), "Bo");
  const SeatId bo = some_seat(store(), mire);
  const SeatId cy = some_seat(store(), mire, "Cy");
  must(seats().add_token({token("tablet"), cy, 200, "Safari on iPad"}));
  must(seats().add_token({token("phone"), bo, 100, "Firefox on Android"}));
  must(seats().add_token({token("elsewhere"), some_seat(store(), fen), 100}));

  must(seats().record_token_use(token("phone"), 300));
  must(seats().record_token_use(token("never there"), 300));
  reopen();

  const auto devices = must(seats().list_devices(mire));
  ASSERT_EQ(devices.size(), 2U);
  EXPECT_EQ(devices[0].seat, bo);
  EXPECT_EQ(devices[0].browser, "Firefox on Android");
  EXPECT_EQ(devices[0].created_at_s, 100);
  EXPECT_EQ(devices[0].used_at_s, 300);
  EXPECT_EQ(devices[1].token, token("tablet"));
  EXPECT_EQ(devices[1].used_at_s, 200);
}

TEST_P(SeatsContract, ATokenEnds400DaysAfterItsLastUse) {  // P4
  const SeatId bo = some_seat(store(), some_campaign(store()));
  must(seats().add_token({token("phone"), bo, 100}));
  must(seats().add_token({token("tablet"), bo, 101}));

  EXPECT_EQ(outcome_of(seats().find_by_token(token("phone"), 100 + 400 * 86'400 - 1)), "ok");
  EXPECT_EQ(outcome_of(seats().find_by_token(token("phone"), 100 + 400 * 86'400)), "expired");
  must(seats().remove_expired_tokens(100 + 400 * 86'400));
  EXPECT_EQ(outcome_of(seats().find_by_token(token("phone"), 0)), "not_found");
  must(seats().record_token_use(token("tablet"), 1'000'000));
  EXPECT_EQ(outcome_of(seats().find_by_token(token("tablet"), 1'000'000 + 400 * 86'400 - 1)), "ok");
}

TEST_P(SeatsContract, RemovedSeatCannotBeOpened) {  // P3
  const CampaignId mire = some_campaign(store());
  const SeatId bo = some_seat(store(), mire);
  must(seats().add_token({token("phone"), bo, 100}));
  must(seats().create_invite({token("back"), mire, Role::player, bo, 1000, 1, 100}));

  must(seats().remove(bo));

  EXPECT_TRUE(must(seats().find(bo)).removed);
  EXPECT_EQ(outcome_of(seats().find_by_token(token("phone"), 100)), "not_found");
  EXPECT_EQ(outcome_of(seats().add_token({token("tablet"), bo, 100})), "revoked");
  EXPECT_EQ(outcome_of(seats().redeem_invite({token("back"), token("tablet"), "", 200})), "revoked");
}

}  // namespace
}  // namespace ft::persistence::tests
