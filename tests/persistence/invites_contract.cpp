// I1 to I5 of persistence/README.md, on every kind of store.
#include <algorithm>
#include <thread>

#include "tests/persistence/contract.hpp"

namespace ft::persistence::tests {
namespace {

class InvitesContract : public Contract {
 protected:
  void SetUp() override {
    Contract::SetUp();
    mire_ = some_campaign(store());
  }

  [[nodiscard]] Seats& seats() { return store().seats(); }

  InviteId invite(std::string_view link, std::int64_t uses) {
    return must(seats().create_invite({token(link), mire_, Role::player, std::nullopt, 1000, uses, 100})).id;
  }

  Result<Seat> redeem(std::string_view link, const std::string& name, UnixSeconds now_s = 500) {
    return seats().redeem_invite({token(link), token("device of " + name), name, now_s});
  }

  CampaignId mire_ = 0;
};
INSTANTIATE_TEST_SUITE_P(On, InvitesContract, ::testing::ValuesIn(every_kind()), name_of_kind);

TEST_P(InvitesContract, RedeemingMakesASeatWithItsDevice) {  // I1
  invite("link", 2);

  const Seat bo = must(redeem("link", "Bo"));

  EXPECT_EQ(bo.campaign, mire_);
  EXPECT_EQ(bo.display_name, "Bo");
  EXPECT_EQ(bo.role, Role::player);
  EXPECT_EQ(must(seats().find_by_token(token("device of Bo"), 500)).seat.id, bo.id);
  EXPECT_EQ(must(seats().find_invite(token("link"))).uses_left, 1);
}

TEST_P(InvitesContract, LookingAtAnInviteSpendsNothing) {  // I1
  const InviteId made = invite("link", 1);

  const Invite seen = must(seats().find_invite(token("link")));

  EXPECT_EQ(seen.id, made);
  EXPECT_EQ(seen.expires_at_s, 1000);
  EXPECT_EQ(seen.created_at_s, 100);
  EXPECT_EQ(seen.uses_left, 1);
  EXPECT_EQ(must(seats().list_invites(mire_)).size(), 1U);
  EXPECT_EQ(outcome_of(redeem("link", "Bo")), "ok");
}

TEST_P(InvitesContract, AnInviteEndsWithItsUses) {  // I2
  invite("link", 2);
  must(redeem("link", "Bo"));
  must(redeem("link", "Cy"));

  EXPECT_EQ(outcome_of(redeem("link", "Di")), "used_up");
  EXPECT_EQ(must(seats().list(mire_)).size(), 2U);
}

TEST_P(InvitesContract, AnInviteEndsWithItsTime) {  // I2
  invite("link", 5);

  EXPECT_EQ(outcome_of(redeem("link", "Bo", 999)), "ok");
  EXPECT_EQ(outcome_of(redeem("link", "Cy", 1000)), "expired");
}

TEST_P(InvitesContract, ARevokedInviteOpensNothing) {  // I2
  const InviteId made = invite("link", 5);

  must(seats().revoke_invite(made));

  EXPECT_EQ(outcome_of(redeem("link", "Bo")), "revoked");
  EXPECT_TRUE(must(seats().find_invite(token("link"))).revoked);
  EXPECT_EQ(outcome_of(seats().revoke_invite(made + 100)), "not_found");
}

TEST_P(InvitesContract, AGuessedInviteOpensNothing) {  // I2
  EXPECT_EQ(outcome_of(redeem("guess", "Bo")), "not_found");
}

TEST_P(InvitesContract, AFailedRedemptionSpendsNothing) {  // I3
  invite("link", 5);
  must(redeem("link", "Bo"));

  EXPECT_EQ(outcome_of(redeem("link", "Bo")), "already_exists");  // the same device token again

  EXPECT_EQ(must(seats().find_invite(token("link"))).uses_left, 4);
  EXPECT_EQ(must(seats().list(mire_)).size(), 1U);
}

TEST_P(InvitesContract, AnInviteToASeatOpensItOnAnotherDevice) {  // I4
  const SeatId bo = some_seat(store(), mire_);
  must(seats().create_invite({token("back"), mire_, Role::player, bo, 1000, 1, 100}));

  const Seat seat = must(redeem("back", "ignored"));

  EXPECT_EQ(seat.id, bo);
  EXPECT_EQ(seat.display_name, "Bo");
  EXPECT_EQ(must(seats().find_by_token(token("device of ignored"), 500)).seat.id, bo);
  EXPECT_EQ(must(seats().list(mire_)).size(), 1U);
}

TEST_P(InvitesContract, AnInviteThatMakesNoSenseIsRefused) {  // I4
  const CampaignId fen = some_campaign(store(), "Bea");
  const SeatId at_fen = some_seat(store(), fen);
  invite("link", 1);

  const auto create = [&](NewInvite made) { return outcome_of(seats().create_invite(made)); };
  EXPECT_EQ(create({token("a"), mire_, Role::player, std::nullopt, 1000, 0, 100}), "invalid");
  EXPECT_EQ(create({token("b"), mire_, Role::player, at_fen, 1000, 1, 100}), "invalid");
  EXPECT_EQ(create({token("c"), mire_, Role::player, at_fen + 100, 1000, 1, 100}), "not_found");
  EXPECT_EQ(create({token("d"), mire_ + 100, Role::player, std::nullopt, 1000, 1, 100}), "not_found");
  EXPECT_EQ(create({token("link"), mire_, Role::player, std::nullopt, 1000, 1, 100}), "already_exists");
}

TEST_P(InvitesContract, SimultaneousRedemptionsShareTheUses) {  // I5
  invite("link", 3);
  constexpr std::size_t people = 6;
  std::vector<std::unique_ptr<Store>> stores;
  for (std::size_t person = 0; person < people; ++person) stores.push_back(open_another());

  std::vector<std::string> outcomes(people);
  {
    std::vector<std::jthread> threads;
    for (std::size_t person = 0; person < people; ++person) {
      threads.emplace_back([&, person] {
        const std::string name = "P" + std::to_string(person);
        outcomes[person] = outcome_of(stores[person]->seats().redeem_invite({token("link"), token(name), name, 500}));
      });
    }
  }

  EXPECT_EQ(std::ranges::count(outcomes, "ok"), 3);
  EXPECT_EQ(std::ranges::count(outcomes, "used_up"), 3);
  EXPECT_EQ(must(seats().list(mire_)).size(), 3U);
  EXPECT_EQ(must(seats().find_invite(token("link"))).uses_left, 0);
}

}  // namespace
}  // namespace ft::persistence::tests
