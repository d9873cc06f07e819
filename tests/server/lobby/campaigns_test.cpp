// How many campaigns an account has.
#include "server/lobby/campaigns.hpp"

#include <gtest/gtest.h>

#include "persistence/memory/memory_store.hpp"
#include "server/auth/token.hpp"
#include "server/lobby/campaign_bin.hpp"

namespace ft::lobby::test {

class Campaigns : public testing::Test {
 protected:
  Caller logged_in(const std::string& name) {
    const auto account = store_->accounts().create({name, "hash", 1})->id;
    (void)store_->accounts().add_login({auth::hash_of_token(name), account, 2'000'000'000, 1, ""});
    return {{{"ft_account", name}}, "127.0.0.1"};
  }
  Answer<CampaignCard> make(const Caller& caller) {
    return create_campaign(lobby_, caller, {"Fen", "vigor", Start::empty});
  }

  std::int64_t now_s_ = 1'000;
  std::unique_ptr<persistence::Store> store_ = persistence::open_memory();
  LobbyContext lobby_{.store = *store_,
                      .now_s = [this] { return now_s_; },
                      .steady_s = [this] { return now_s_; },
                      .settings_of_sample = "",
                      .systems = {{.id = "vigor", .title = "", .summary = "", .source = "", .has_sample = false}},
                      .base_url = "http://table.test"};
};

TEST_F(Campaigns, AnAccountHasAtMostTwoHundredWithThoseArchivedAndInTheBin) {  // L10
  const Caller gil = logged_in("Gil"), hal = logged_in("Hal");
  const auto first = make(gil), second = make(gil);
  ASSERT_TRUE(first && second);
  ASSERT_TRUE(move_campaign(lobby_, gil, first->campaign.id, CampaignMove::archive));
  ASSERT_TRUE(move_campaign(lobby_, gil, second->campaign.id, CampaignMove::remove));
  for (int made = 2; made < 200; ++made) ASSERT_TRUE(make(gil)) << made;

  const auto refused = make(gil);

  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().kind, Problem::Kind::conflict);
  EXPECT_EQ(refused.error().text,
            "You have 200 campaigns, the archived and deleted ones included. There is room again 30 days after you "
            "delete one.");
  EXPECT_TRUE(make(hal)) << "each account by itself";
  now_s_ += bin_lasts_s;
  ASSERT_TRUE(erase_one_from_bin(lobby_).value());
  EXPECT_TRUE(make(gil));
}

}  // namespace ft::lobby::test
