// C3 and C4 of persistence/README.md, on every kind of store.
#include "tests/persistence/contract.hpp"

namespace ft::persistence::tests {
namespace {

class BinContract : public Contract {
 protected:
  [[nodiscard]] Campaigns& campaigns() { return store().campaigns(); }

  Sha256 picture(CampaignId campaign, BytesView bytes) {
    auto upload = must(store().assets().begin(1000));
    must(upload->append(bytes));
    const Sha256 hash = must(upload->finish()).hash;
    must(store().assets().put({hash, campaign, "Map", "image/png", 1, 1, 3, 100}));
    return hash;
  }

  /// Batches with the campaign's id as text.
  void journal(CampaignId campaign, std::int64_t batches) {
    const OpenedTable opened = must(store().journal().open(campaign));
    const Bytes bytes = std::to_string(campaign);
    std::vector<Append> group;
    for (std::int64_t number = 0; number < batches; ++number)
      group.push_back({campaign, opened.epoch, opened.last_number + number, bytes});
    for (const AppendOutcome outcome : must(store().journal().append(group)))
      ASSERT_EQ(outcome, AppendOutcome::committed);
  }

  /// A campaign with something of each kind; its player's device has the token `device`.
  CampaignId full_campaign(const std::string& owner, std::string_view device) {
    const CampaignId id = some_campaign(store(), owner);
    const SeatId bo = some_seat(store(), id);
    must(store().seats().add_token({token(device), bo, 100}));
    must(store().seats().create_invite({token(owner + "'s link"), id, Role::player, bo, 1000, 1, 100}));
    must(store().chat().append({id, bo, {bo}, 100, "hello"}));
    must(store().snapshots().put(id, 1, "snapshot"));
    return id;
  }
};
INSTANTIATE_TEST_SUITE_P(On, BinContract, ::testing::ValuesIn(every_kind()), name_of_kind);

TEST_P(BinContract, ADeletedCampaignIsInTheBinUntilItIsRestored) {  // C3
  const CampaignId mire = some_campaign(store());
  const CampaignId fen = some_campaign(store(), "Bo");

  must(campaigns().move_to_bin(mire, 500));
  reopen();

  EXPECT_EQ(must(campaigns().find(mire)).deleted_at_s, 500);
  EXPECT_EQ(must(campaigns().find(fen)).deleted_at_s, 0);
  EXPECT_EQ(must(campaigns().list()).size(), 2U);
  EXPECT_TRUE(must(campaigns().list_deleted_until(499)).empty());
  EXPECT_EQ(must(campaigns().list_deleted_until(500)), std::vector{mire});
  must(campaigns().restore_from_bin(mire));
  EXPECT_EQ(must(campaigns().find(mire)).deleted_at_s, 0);
  EXPECT_TRUE(must(campaigns().list_deleted_until(500)).empty());
  EXPECT_EQ(outcome_of(campaigns().move_to_bin(777, 1)), "not_found");
  EXPECT_EQ(outcome_of(campaigns().restore_from_bin(777)), "not_found");
}

TEST_P(BinContract, ErasingLeavesNothingOfACampaignAndAllOfOthers) {  // C4
  const CampaignId mire = full_campaign("Ada", "phone");
  const CampaignId fen = full_campaign("Bo", "tablet");
  const Sha256 own = picture(mire, "own");
  const Sha256 shared = picture(mire, "shared");
  (void)picture(fen, "shared");
  for (int turn = 0; turn < 3; ++turn) {
    journal(mire, 700);
    journal(fen, 5);
  }

  must(store().erase(mire));
  reopen();

  EXPECT_EQ(outcome_of(campaigns().find(mire)), "not_found");
  EXPECT_EQ(outcome_of(store().erase(mire)), "not_found");
  EXPECT_TRUE(must(store().history().read(mire, 1, 10)).empty());
  EXPECT_EQ(must(store().journal().last_number(mire)), 0);
  EXPECT_EQ(outcome_of(store().snapshots().latest_at_or_before(mire, 9)), "not_found");
  EXPECT_TRUE(must(store().seats().list(mire)).empty());
  EXPECT_EQ(outcome_of(store().seats().find_by_token(token("phone"), 100)), "not_found");
  EXPECT_EQ(outcome_of(store().seats().find_invite(token("Ada's link"))), "not_found");
  EXPECT_EQ(outcome_of(store().assets().size_of(own)), "not_found");

  EXPECT_EQ(must(store().assets().users_of(shared)), std::vector{fen});
  EXPECT_EQ(must(store().assets().read(shared, 0, 10)), "shared");
  EXPECT_EQ(must(store().history().read(fen, 1, 100)).size(), 15U);
  EXPECT_EQ(must(store().history().read(fen, 15, 1)).front().bytes, std::to_string(fen));
  EXPECT_EQ(outcome_of(store().seats().find_by_token(token("tablet"), 100)), "ok");
  EXPECT_EQ(must(store().seats().find_invite(token("Bo's link"))).campaign, fen);
  EXPECT_EQ(outcome_of(store().snapshots().latest_at_or_before(fen, 9)), "ok");
  EXPECT_EQ(must(store().accounts().count()), 2);
}

}  // namespace
}  // namespace ft::persistence::tests
