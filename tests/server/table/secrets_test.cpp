// A hidden thing is absent: its name is in no byte sent to a player (laws R6, T3).
#include <algorithm>

#include "tests/server/table/table_fixture.hpp"

namespace ft::test {

using wire::Delta;

class Secrets : public TableFixture {
 protected:
  Secrets() {
    sit(gm, 1, "Gil", true);
    sit(ada, 2, "Ann");
    give(gm, "Ada", 2);
    settle();
  }
  void hide(std::string_view who, bool hidden) {
    wire::Edit change;
    change.mutable_hide_creature()->set_creature(gm.creature(who));
    change.mutable_hide_creature()->set_hidden(hidden);
    edit(gm, change);
    settle();
  }
};

TEST_F(Secrets, AHiddenCreatureIsInNoByteToAPlayer) {  // P13
  command(gm, "start_fight");
  settle();
  dice.faces = {10, 6};
  strike(ada, "Ada", "Ghoul");
  settle();
  answer(gm, false);
  step(gm, "Lurker", 5, 2);
  set_hp(gm, "Lurker", 3);
  say(gm, "/gr 1d20 # for the Lurker");
  settle();
  hello(ada);

  EXPECT_EQ(ada.bytes.find("Lurker"), std::string::npos);
  EXPECT_NE(gm.bytes.find("Lurker"), std::string::npos);
}

TEST_F(Secrets, ACommandAgainstAHiddenCreatureIsAsIfItWereNotThere) {  // P13
  wire::ClientFrame frame;
  wire::Command& strike_it = *frame.mutable_command();
  strike_it.set_client_id(++ada.last_id);
  strike_it.set_action(ada.name("strike"));
  strike_it.set_actor(ada.creature("Ada"));
  wire::Param& field = *strike_it.add_form();
  field.set_name(ada.name("target"));
  field.mutable_value()->mutable_ref()->set_creature(gm.creature("Lurker"));
  send(ada, frame);
  settle();
  EXPECT_EQ(ada.refusal(), "E_NO_SUCH");
}

TEST_F(Secrets, ShownCreatureComesWholeAndHiddenOneGoes) {
  ada.forget();
  hide("Lurker", false);
  ASSERT_TRUE(ada.got(Delta::kCreature));
  EXPECT_EQ(ada.of(Delta::kCreature)[0].creature().name(), "Lurker");

  hide("Lurker", true);
  EXPECT_TRUE(ada.got(Delta::kCreatureRemoved));
  EXPECT_EQ(ada.creature("Lurker"), 0U);
}

TEST_F(Secrets, ALaterRevealShowsNothingOfThePast) {  // P13, P16
  set_hp(gm, "Lurker", 3);
  settle();
  hide("Lurker", false);
  hello(ada);
  const wire::Snapshot received = ada.of(Delta::kSnapshot).back().snapshot();
  for (const auto& line : received.log()) EXPECT_NE(line.change().on().creature(), gm.creature("Lurker"));
}

TEST_F(Secrets, NumbersOfTheGmStayTheGms) {
  for (const wire::Creature& one : ada.state.creatures())
    for (const wire::Number& number : one.numbers()) EXPECT_NE(number.key(), ada.name("plot"));
}

TEST_F(Secrets, AnotherSceneIsNotShown) {  // P13
  wire::Edit add;
  add.mutable_add_scene()->set_name("Crypt of the Worm");
  add.mutable_add_scene()->set_columns(10);
  add.mutable_add_scene()->set_rows(10);
  add.mutable_add_scene()->set_cell(1000);
  edit(gm, add);
  settle();
  EXPECT_EQ(ada.bytes.find("Crypt of the Worm"), std::string::npos);

  wire::Edit show;
  for (const wire::Scene& scene : gm.state.scenes())
    if (scene.name() == "Crypt of the Worm") show.set_show_scene(scene.id());
  edit(gm, show);
  put(gm, "Ada", show.show_scene(), {1, 1});
  settle();
  EXPECT_EQ(ada.state.scenes_size(), 1);
  EXPECT_EQ(ada.state.scenes(0).name(), "Crypt of the Worm");
  EXPECT_EQ(ada.creature("Bea"), 0U) << "who stays behind is out of sight";
  const std::string received = in_order(ada.state);
  hello(ada);
  EXPECT_EQ(in_order(ada.state), received);
}

TEST_F(Secrets, ALogGroupSaysNothingOfHowMuchHappenedBefore) {  // P12
  ada.forget();
  for (int i = 0; i < 20; ++i) say(ada, "/r 1d20");
  settle();

  std::vector<std::uint64_t> groups;
  for (const wire::Delta& delta : ada.of(Delta::kLog)) groups.push_back(delta.log().group());
  ASSERT_EQ(groups.size(), 20U);
  EXPECT_FALSE(std::is_sorted(groups.begin(), groups.end()));
  EXPECT_LT(std::ranges::max(groups), std::uint64_t{1} << 32);
  EXPECT_GT(std::ranges::max(groups), std::uint64_t{1} << 24);
}

TEST_F(Secrets, ViewerWithoutNewsGetsNoFrame) {  // P13
  wire::ClientFrame frame;
  frame.mutable_ask_offers()->set_creature(ada.creature("Ada"));
  send(ada, frame);
  settle();
  ada.forget();

  set_hp(gm, "Lurker", 7);
  settle();
  wire::Edit undo;
  undo.mutable_undo();
  edit(gm, undo);
  settle();

  EXPECT_TRUE(ada.deltas.empty()) << "that something happened out of sight is nobody's business";
}

TEST_F(Secrets, WhispersAndHiddenRollsReachOnlyThoseTheyAreFor) {  // P16
  sit(bea, 3, "Ben");
  say(ada, "/w Gil the ferryman lies");
  say(ada, "/gr 1d6 # quiet roll");
  say(ada, "/sr 1d6 # own roll");
  say(ada, "/br 1d6 # blind roll");
  say(ada, "/wisper Gil typing error");
  settle();
  hello(bea);
  hello(ada);

  for (const char* secret : {"ferryman", "quiet roll", "own roll", "blind roll", "typing error"})
    EXPECT_EQ(bea.bytes.find(secret), std::string::npos) << secret;
  EXPECT_EQ(ada.refusal(), "E_CHAT_WORD");
  EXPECT_NE(gm.bytes.find("ferryman"), std::string::npos);
  EXPECT_NE(gm.bytes.find("blind roll"), std::string::npos);
  EXPECT_EQ(ada.bytes.find("blind roll"), std::string::npos);
  EXPECT_EQ(gm.bytes.find("own roll"), std::string::npos);
}

}  // namespace ft::test
