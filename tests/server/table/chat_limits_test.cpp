// How much a person may write, and what a line may hold.
#include "tests/server/table/people_fixture.hpp"

namespace ft::test {

using wire::Delta;

class ChatLimits : public PeopleFixture {};

TEST_F(ChatLimits, NoMoreThan64LinesWaitForTheStore) {
  for (int i = 1; i <= 65; ++i) say(ada, "line " + std::to_string(i));

  while (loop.step()) continue;  // the store's thread has not come to any

  EXPECT_EQ(ada.refusal(), "E_NOT_KEPT");
  settle();
  EXPECT_EQ(bea.of(Delta::kChat).size(), 64U);
  EXPECT_EQ(bea.of(Delta::kChat).back().chat().text(), "line 64");
  say(ada, "line 66");
  settle();
  EXPECT_EQ(bea.of(Delta::kChat).back().chat().text(), "line 66");
}

TEST_F(ChatLimits, APlayerWhoWritesTooMuchWaits) {
  const std::string line(2'000, 'x');
  const int most = static_cast<int>(table::WriteBudgets::most_bytes) / 2'000;
  for (int i = 0; i < most; ++i) say(ada, line), settle();
  EXPECT_EQ(ada.refusal(), "");
  say(ada, line);  // the last one may exceed it
  settle();
  say(ada, line);
  settle();
  EXPECT_EQ(ada.refusal(), "E_TOO_MUCH");
  command(ada, "arm", "Ada");
  settle();
  EXPECT_TRUE(table->state().open.empty());
  ada.forget();
  wire::ClientFrame order;
  order.mutable_auto_answer()->set_client_id(++ada.last_id);
  order.mutable_auto_answer()->set_creature(ada.creature("Ada"));
  order.mutable_auto_answer()->set_prompt(ada.name("dodge"));
  order.mutable_auto_answer()->mutable_value()->set_yes(true);
  send(ada, order);
  settle();
  EXPECT_EQ(ada.refusal(), "E_TOO_MUCH");
  say(bea, line);
  say(gm, line);
  settle();
  EXPECT_EQ(bea.refusal() + gm.refusal(), "") << "each has a budget, and the GM none";

  ada.forget();
  wait(60'000);
  say(ada, line);
  settle();
  EXPECT_EQ(ada.refusal(), "");
}

TEST_F(ChatLimits, TheGmReadsWhenPlayersHaveWrittenHalfOfWhatTheyMay) {
  const std::string line(2'000, 'x');
  const auto write_for_four_minutes = [&] {
    wait(240'000);
    while (ada.refusal().empty()) say(ada, line), settle();
    ada.forget();
  };
  // While she writes 256 KiB, 91 KiB of what all may write come back.
  for (int rounds = 0; rounds < 100 && table->status().reason.empty(); ++rounds) write_for_four_minutes();

  ASSERT_TRUE(gm.got(Delta::kStatus));
  EXPECT_EQ(gm.of(Delta::kStatus).back().status().reason(),
            "Players write unusually much into this campaign, most of it Ann. From 32 MB a day on each may write only "
            "2 KB a minute. You can remove a player in the list of players.");
  EXPECT_EQ(table->status().kind, codec::TableStatus::Kind::playing);
  EXPECT_EQ(bea.of(Delta::kStatus).back().status().reason(), "");

  table->remove_seat(seat(2));
  settle();
  EXPECT_EQ(gm.of(Delta::kStatus).back().status().reason(), "") << "what a removed player wrote counts no more";
}

TEST_F(ChatLimits, ALineThatIsTooLongOrCannotBePrintedIsRefused) {
  const std::string most(2'000, 'a');
  for (const std::string& bad : {most + "a", std::string("a\vb"), std::string("\x7F")}) {
    ada.forget();
    say(ada, bad);
    settle();
    EXPECT_EQ(ada.refusal(), "E_CHAT_TEXT");
    EXPECT_FALSE(ada.closed);
  }
  for (const std::string& good : {std::string("two\nlines\twith a tab"), std::string(500, 'a'), most}) {
    bea.forget();
    say(ada, good);
    settle();
    EXPECT_TRUE(bea.got(Delta::kChat));
  }
}

}  // namespace ft::test
