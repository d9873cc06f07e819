// What was made when the answer of the database got lost is found again, and not made twice.
#include <gtest/gtest.h>

#include "persistence/faulty/faulty_store.hpp"
#include "persistence/memory/memory_store.hpp"
#include "server/auth/token.hpp"
#include "server/lobby/campaigns.hpp"
#include "server/lobby/people.hpp"

namespace ft::lobby {
namespace {

/// A GM who is logged in, and a lobby whose first write, or the one at `at_write`, takes effect but gets no answer.
class InDoubt : public testing::Test {
 protected:
  explicit InDoubt(std::int64_t at_write = 1)
      : store_(persistence::make_faulty(persistence::open_memory(disk_), {at_write, persistence::FaultMoment::after})) {
    const auto store = persistence::open_memory(disk_);
    gm_ = store->accounts().create({"Gil", "x", 1})->id;
    (void)store->accounts().add_login({auth::hash_of_token("login"), gm_, 2'000, 1, ""});
  }
  persistence::CampaignId campaign() {
    return persistence::open_memory(disk_)->campaigns().create_with_gm({"Mire", "vigor", gm_, 1}, "Gil")->campaign.id;
  }

  std::shared_ptr<persistence::MemoryStoreData> disk_ = persistence::make_memory_disk();
  std::unique_ptr<persistence::Store> store_;
  LobbyContext lobby_{.store = *store_,
                      .now_s = [] { return 1'000; },
                      .steady_s = [] { return 1'000; },
                      .settings_of_sample = "",
                      .systems = {{.id = "vigor", .title = "", .summary = "", .source = "", .has_sample = false}},
                      .base_url = "http://table.test"};
  Caller caller_{{{"ft_account", "login"}}, "127.0.0.1"};
  persistence::AccountId gm_ = 0;
};

/// Before a link is redeemed, expired tokens are removed.
class JoinInDoubt : public InDoubt {
 protected:
  JoinInDoubt() : InDoubt(2) {}
};

TEST_F(InDoubt, ACampaignIsMadeOnce) {
  const auto card = create_campaign(lobby_, caller_, {"Fen", "vigor", Start::empty});

  ASSERT_TRUE(card);
  EXPECT_EQ(card->campaign.name, "Fen");
  EXPECT_EQ(card->seat.role, persistence::Role::gm);
  EXPECT_EQ(store_->campaigns().list()->size(), 1U);
}

TEST_F(InDoubt, AnInviteIsMadeOnceAndItsLinkOpens) {
  const auto mire = campaign();

  const auto invited = invite(lobby_, caller_, mire, {});

  ASSERT_TRUE(invited);
  EXPECT_EQ(store_->seats().list_invites(mire)->size(), 1U);
  EXPECT_TRUE(preview_invite(lobby_, {{}, "127.0.0.1"}, invited->link.substr(invited->link.find('#') + 1)));
}

TEST_F(JoinInDoubt, APlayerHasOneSeatAndMaySit) {
  const auto mire = campaign();
  const persistence::NewInvite terms{.token = auth::hash_of_token("link"),
                                     .campaign = mire,
                                     .role = persistence::Role::player,
                                     .expires_at_s = 2'000,
                                     .uses_left = 1,
                                     .created_at_s = 1};
  ASSERT_TRUE(persistence::open_memory(disk_)->seats().create_invite(terms));

  const auto joined = join(lobby_, {{}, "127.0.0.1"}, {"link", "Ann"});

  ASSERT_TRUE(joined) << joined.error().text;
  EXPECT_EQ(store_->seats().list(mire)->size(), 2U) << "the GM's and Ann's";
  EXPECT_TRUE(store_->seats().find_by_token(auth::hash_of_token(joined->seat_token), 1'000));
}

}  // namespace
}  // namespace ft::lobby
