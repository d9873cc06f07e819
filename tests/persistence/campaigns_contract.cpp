// C1 and C2 of persistence/README.md, on every kind of store.
#include "tests/persistence/contract.hpp"

namespace ft::persistence::tests {
namespace {

class CampaignsContract : public Contract {
 protected:
  [[nodiscard]] Campaigns& campaigns() { return store().campaigns(); }
};
INSTANTIATE_TEST_SUITE_P(On, CampaignsContract, ::testing::ValuesIn(every_kind()), name_of_kind);

TEST_P(CampaignsContract, CampaignKeepsItsFields) {  // C1
  const AccountId ada = some_account(store());

  const CampaignId mire = must(campaigns().create({"Mire", "grimwire", ada, 100, Bytes("\0on", 3)})).id;
  reopen();

  const Campaign found = must(campaigns().find(mire));
  EXPECT_EQ(found.name, "Mire");
  EXPECT_EQ(found.system, "grimwire");
  EXPECT_EQ(found.owner, ada);
  EXPECT_EQ(found.created_at_s, 100);
  EXPECT_EQ(found.settings, Bytes("\0on", 3));
  EXPECT_FALSE(found.archived);
}

TEST_P(CampaignsContract, ACampaignChangesOnePropertyAtATime) {  // C1
  const CampaignId mire = some_campaign(store());

  must(campaigns().rename(mire, "Fen"));
  must(campaigns().set_settings(mire, "warn"));
  must(campaigns().archive(mire));

  const Campaign found = must(campaigns().find(mire));
  EXPECT_EQ(found.name, "Fen");
  EXPECT_EQ(found.settings, "warn");
  EXPECT_TRUE(found.archived);
  must(campaigns().unarchive(mire));
  EXPECT_FALSE(must(campaigns().find(mire)).archived);
}

TEST_P(CampaignsContract, CampaignKeepsTimeOfLastPlayAndScenePicture) {  // C1
  const CampaignId mire = some_campaign(store());
  EXPECT_EQ(must(campaigns().find(mire)).played_at_s, 0);
  EXPECT_EQ(must(campaigns().find(mire)).picture, "");

  must(campaigns().set_played(mire, 1'700'000'000, "ab12"));
  reopen();

  EXPECT_EQ(must(campaigns().find(mire)).played_at_s, 1'700'000'000);
  EXPECT_EQ(must(campaigns().list()).front().picture, "ab12");
  EXPECT_EQ(outcome_of(campaigns().set_played(777, 1, "")), "not_found");
}

TEST_P(CampaignsContract, CampaignsAreListedByOwner) {  // C1
  const AccountId ada = some_account(store(), "Ada");
  const AccountId bo = some_account(store(), "Bo");
  const CampaignId one = must(campaigns().create({"One", "grimwire", ada, 100})).id;
  const CampaignId two = must(campaigns().create({"Two", "heimr", bo, 100})).id;
  const CampaignId three = must(campaigns().create({"Three", "aura", ada, 100})).id;

  const auto ids = [](const std::vector<Campaign>& list) {
    std::vector<CampaignId> all;
    for (const Campaign& campaign : list) all.push_back(campaign.id);
    return all;
  };
  EXPECT_EQ(ids(must(campaigns().list())), (std::vector{one, two, three}));
  EXPECT_EQ(ids(must(campaigns().list_owned_by(ada))), (std::vector{one, three}));
}

TEST_P(CampaignsContract, ACampaignThatIsNotThereIsNotFound) {  // C1
  EXPECT_EQ(outcome_of(campaigns().find(7)), "not_found");
  EXPECT_EQ(outcome_of(campaigns().rename(7, "x")), "not_found");
  EXPECT_EQ(outcome_of(campaigns().set_settings(7, "x")), "not_found");
  EXPECT_EQ(outcome_of(campaigns().archive(7)), "not_found");
  EXPECT_EQ(outcome_of(campaigns().unarchive(7)), "not_found");
  EXPECT_EQ(outcome_of(campaigns().create({"x", "grimwire", 7, 100})), "not_found");
  EXPECT_EQ(outcome_of(campaigns().create_with_gm({"x", "grimwire", 7, 100}, "Ada")), "not_found");
}

TEST_P(CampaignsContract, ACampaignIsMadeWithItsGmsSeat) {  // C2
  const AccountId ada = some_account(store());

  const CampaignWithGm made = must(campaigns().create_with_gm({"Mire", "grimwire", ada, 100}, "Ada"));
  reopen();

  EXPECT_EQ(must(campaigns().find(made.campaign.id)).name, "Mire");
  const Seat gm = must(store().seats().find_of_account(made.campaign.id, ada));
  EXPECT_EQ(gm.id, made.gm.id);
  EXPECT_EQ(gm.display_name, "Ada");
  EXPECT_EQ(gm.role, Role::gm);
}

TEST(PostgresCampaigns, CampaignIsNotCreatedWithoutItsSeat) {  // C2
  const auto place = postgres_place();
  const auto store = must(place->open());
  const AccountId ada = some_account(*store);

  EXPECT_EQ(outcome_of(store->campaigns().create_with_gm({"Mire", "grimwire", ada, 100}, {"A\0a", 3})), "invalid");

  EXPECT_TRUE(must(store->campaigns().list()).empty());
}

}  // namespace
}  // namespace ft::persistence::tests
