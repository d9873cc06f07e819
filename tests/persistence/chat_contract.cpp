// M1 to M3 of persistence/README.md, on every kind of store.
#include "tests/persistence/contract.hpp"

namespace ft::persistence::tests {
namespace {

class ChatContract : public Contract {
 protected:
  void SetUp() override {
    Contract::SetUp();
    mire_ = some_campaign(store());
    gm_ = some_seat(store(), mire_, "GM");
    bo_ = some_seat(store(), mire_, "Bo");
    cy_ = some_seat(store(), mire_, "Cy");
  }

  [[nodiscard]] Chat& chat() { return store().chat(); }

  ChatId say(SeatId from, std::vector<SeatId> to, const Bytes& bytes) {
    return must(chat().append({mire_, from, std::move(to), 100, bytes})).id;
  }

  std::vector<Bytes> read(ChatPage page) {
    std::vector<Bytes> all;
    for (const ChatMessage& message : must(chat().page(page))) all.push_back(message.bytes);
    return all;
  }

  CampaignId mire_ = 0;
  SeatId gm_ = 0;
  SeatId bo_ = 0;
  SeatId cy_ = 0;
};
INSTANTIATE_TEST_SUITE_P(On, ChatContract, ::testing::ValuesIn(every_kind()), name_of_kind);

using Messages = std::vector<Bytes>;

TEST_P(ChatContract, PagesRunFromTheNewestBack) {  // M1
  for (int number = 1; number <= 5; ++number) say(bo_, {}, std::to_string(number));

  const auto first = must(chat().page({.campaign = mire_, .limit = 2}));
  ASSERT_EQ(first.size(), 2U);
  EXPECT_EQ(first[0].bytes, "5");
  EXPECT_EQ(first[1].bytes, "4");
  EXPECT_EQ(read({.campaign = mire_, .before = first[1].id, .limit = 10}), (Messages{"3", "2", "1"}));
}

TEST_P(ChatContract, MessageKeepsItsFields) {  // M1
  must(chat().append({mire_, bo_, {cy_, gm_, cy_}, 12345, Bytes("\0hi", 3)}));
  reopen();

  const auto page = must(chat().page({.campaign = mire_, .limit = 10}));
  ASSERT_EQ(page.size(), 1U);
  EXPECT_EQ(page[0].from_seat, bo_);
  EXPECT_EQ(page[0].to_seats, (std::vector{gm_, cy_}));
  EXPECT_EQ(page[0].at_s, 12345);
  EXPECT_EQ(page[0].bytes, Bytes("\0hi", 3));
}

TEST_P(ChatContract, MessageToAnUnknownSeatIsRefused) {  // M1
  EXPECT_EQ(outcome_of(chat().append({mire_, bo_, {cy_ + 100}, 100, "hi"})), "not_found");
  EXPECT_EQ(outcome_of(chat().append({mire_ + 100, bo_, {}, 100, "hi"})), "not_found");
  EXPECT_EQ(read({.campaign = mire_, .limit = 10}), Messages{});
}

TEST_P(ChatContract, ReaderSeesOnlyMessagesToOrFromThem) {  // M2
  say(gm_, {}, "to all");
  say(bo_, {gm_}, "Bo to GM");
  say(gm_, {bo_, cy_}, "GM to Bo and Cy");
  say(cy_, {gm_}, "Cy to GM");

  EXPECT_EQ(read({.campaign = mire_, .limit = 10, .reader = bo_}), (Messages{"GM to Bo and Cy", "Bo to GM", "to all"}));
  EXPECT_EQ(read({.campaign = mire_, .limit = 2, .reader = bo_}), (Messages{"GM to Bo and Cy", "Bo to GM"}));
  EXPECT_EQ(read({.campaign = mire_, .limit = 10}).size(), 4U);
}

TEST_P(ChatContract, AnErasedMessageIsGoneForGood) {  // M3
  say(bo_, {}, "stays");
  const ChatId gone = say(bo_, {gm_}, "goes");

  EXPECT_EQ(outcome_of(chat().erase(mire_ + 100, gone)), "not_found");
  must(chat().erase(mire_, gone));

  EXPECT_EQ(read({.campaign = mire_, .limit = 10}), Messages{"stays"});
  EXPECT_EQ(outcome_of(chat().erase(mire_, gone)), "not_found");
  EXPECT_GT(say(bo_, {}, "later"), gone);
}

}  // namespace
}  // namespace ft::persistence::tests
