// Who is sent that the table waits for another: those who know the creature that is asked, what the question names, and where that is
// (P17, sight S25).
#include <gmock/gmock.h>

#include "tests/server/table/question_fixture.hpp"

namespace ft::test {

using testing::IsEmpty;
using testing::SizeIs;
using wire::Delta;

class Waits : public Questions {
 protected:
  /// Bea is asked, and the question names the Ghoul.
  void strike_bea_unseen() {
    hide("Ghoul");
    strike(gm, "Ghoul", "Bea");
    settle();
  }
  void set_hidden(std::string_view who, bool hidden) {
    for (Client* client : {&gm, &ada}) client->forget();
    wire::Edit change;
    change.mutable_hide_creature()->set_creature(gm.creature(who));
    change.mutable_hide_creature()->set_hidden(hidden);
    edit(gm, change);
    settle();
  }
  /// As a fresh page has it.
  [[nodiscard]] int waits_of(Client& client) {
    hello(client);
    return client.of(Delta::kSnapshot).back().snapshot().waiting_size();
  }
};

TEST_F(Waits, AQuestionThatNamesAnUnknownCreatureSendsOthersNothing) {  // P17, sight S25
  strike_bea_unseen();

  ASSERT_TRUE(bea.got(Delta::kQuestion));
  EXPECT_FALSE(ada.got(Delta::kWaiting));
  EXPECT_EQ(waits_of(ada), 0);
}

TEST_F(Waits, TheyFollowWhatIsKnownWhileTheQuestionIsOpen) {  // P17, sight S25
  strike_bea_unseen();

  set_hidden("Ghoul", false);
  ASSERT_THAT(ada.of(Delta::kWaiting), SizeIs(1));
  EXPECT_EQ(ada.of(Delta::kWaiting)[0].waiting().creature(), ada.creature("Bea"));
  EXPECT_EQ(waits_of(ada), 1);

  set_hidden("Ghoul", true);
  EXPECT_THAT(ada.of(Delta::kQuestionClosed), SizeIs(1));
  EXPECT_THAT(bea.of(Delta::kQuestionClosed), IsEmpty()) << "she is still asked";
  EXPECT_EQ(waits_of(ada), 0);

  set_hidden("Ghoul", false);
  ada.forget();
  answer(bea, true);
  settle();
  EXPECT_THAT(ada.of(Delta::kQuestionClosed), SizeIs(1));
}

TEST_F(Waits, WhoIsGivenTheAskedCreatureIsSentTheQuestion) {  // P17
  strike_bea();
  ada.forget();
  give(gm, "Bea", 2);
  settle();
  EXPECT_THAT(ada.of(Delta::kQuestionClosed), SizeIs(1));
  ASSERT_FALSE(ada.of(Delta::kQuestion).empty());
  EXPECT_TRUE(ada.of(Delta::kQuestion).back().question().mine());
}

TEST_F(Waits, WhoComesBackIsSentNoneTwice) {  // P6
  strike_bea();
  ASSERT_THAT(ada.of(Delta::kWaiting), SizeIs(1));
  leave(ada);
  set_hp(gm, "Ghoul", 5);
  settle();
  ada.forget();
  hello(ada, true);
  EXPECT_THAT(ada.of(Delta::kWaiting), IsEmpty());
  answer(bea, true);
  settle();
  EXPECT_THAT(ada.of(Delta::kQuestionClosed), SizeIs(1));
}

TEST_F(Waits, AQuestionOfAnotherSceneIsKnownThereAlone) {  // sight S24, S25
  wire::Edit add;
  add.mutable_add_scene()->set_name("Wine cellar");
  add.mutable_add_scene()->set_columns(10);
  add.mutable_add_scene()->set_rows(10);
  add.mutable_add_scene()->set_cell(1000);
  edit(gm, add);
  settle();
  const std::uint32_t yard = 1;
  std::uint32_t cellar = 0;
  for (const wire::Scene& scene : gm.state.scenes())
    if (scene.id() != yard) cellar = scene.id();
  put(gm, "Ghoul", cellar, {5, 5});
  settle();
  for (Client* client : {&gm, &ada, &bea}) client->forget();
  wire::ClientFrame frame;
  frame.mutable_command()->set_client_id(++gm.last_id);
  frame.mutable_command()->set_action(gm.name("rally"));
  frame.mutable_command()->set_scene(cellar);
  send(gm, frame);
  settle();
  ASSERT_TRUE(gm.got(Delta::kQuestion)) << "the GM is asked for the Ghoul";
  EXPECT_THAT(ada.deltas, IsEmpty());

  put(gm, "Ada", cellar, {3, 3});
  settle();
  EXPECT_THAT(ada.of(Delta::kWaiting), SizeIs(1));
  EXPECT_THAT(bea.of(Delta::kWaiting), IsEmpty());
  put(gm, "Ada", yard, {3, 3});
  settle();
  EXPECT_THAT(ada.of(Delta::kQuestionClosed), SizeIs(1));
}

}  // namespace ft::test
