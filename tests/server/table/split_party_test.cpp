// A party in two scenes: each player knows the one that is shown and the one where their creature stands (sight S24).
#include <gmock/gmock.h>

#include "tests/server/table/undo_fixture.hpp"

namespace ft::test {

using wire::Delta;

/// The yard is shown; Ada goes down to the cellar, Bea stays.
class SplitParty : public Undo {
 protected:
  SplitParty() {
    wire::Edit add;
    add.mutable_add_scene()->set_name("Wine cellar");
    add.mutable_add_scene()->set_columns(10);
    add.mutable_add_scene()->set_rows(10);
    add.mutable_add_scene()->set_cell(1000);
    change(add);
    for (const wire::Scene& scene : gm.state.scenes())
      if (scene.name() == "Wine cellar") cellar = scene.id();
  }
  void change(const wire::Edit& what) {
    for (Client* client : {&gm, &ada, &bea}) client->forget();
    edit(gm, what);
    settle();
  }
  void put(std::string_view who, std::uint32_t scene, rules::Cell cell) {
    for (Client* client : {&gm, &ada, &bea}) client->forget();
    TableFixture::put(gm, who, scene, cell);
    settle();
  }
  void descend() { put("Ada", cellar, {2, 2}); }
  void start_fight(std::uint32_t scene) {
    wire::ClientFrame frame;
    frame.mutable_command()->set_client_id(++gm.last_id);
    frame.mutable_command()->set_action(gm.name("start_fight"));
    frame.mutable_command()->set_scene(scene);
    send(gm, frame);
    settle();
  }
  [[nodiscard]] static std::vector<std::string> scenes_of(const Client& client) {
    std::vector<std::string> names;
    for (const wire::Scene& scene : client.state.scenes()) names.push_back(scene.name());
    return names;
  }
  void ping(Client& by, std::uint32_t scene) {
    for (Client* client : {&gm, &ada, &bea}) client->forget();
    wire::ClientFrame frame;
    frame.mutable_ping()->set_scene(scene);
    send(by, frame);
    settle();
  }

  std::uint32_t cellar = 0;
  const std::uint32_t yard = 1;
};

TEST_F(SplitParty, WhoGoesToAnotherSceneSeesItAndIsSeenNoMoreByTheRest) {  // P65
  EXPECT_EQ(ada.bytes.find("Wine cellar"), std::string::npos);

  descend();

  EXPECT_THAT(scenes_of(ada), testing::SizeIs(2));
  EXPECT_THAT(scenes_of(bea), testing::SizeIs(1));
  EXPECT_EQ(bea.bytes.find("Wine cellar"), std::string::npos);
  EXPECT_EQ(bea.creature("Ada"), 0U);
  EXPECT_NE(ada.creature("Bea"), 0U) << "the yard is shown to all";
  expect_all_agree();

  put("Ada", yard, {2, 2});

  EXPECT_THAT(scenes_of(ada), testing::SizeIs(1));
  EXPECT_NE(bea.creature("Ada"), 0U);
  expect_all_agree();
}

TEST_F(SplitParty, AStepInTheOtherSceneIsSentThereAlone) {
  descend();
  for (Client* client : {&gm, &ada, &bea}) client->forget();

  step(ada, "Ada", 3, 2);
  settle();

  EXPECT_EQ(creature("Ada").place.cell, (rules::Cell{3, 2}));
  EXPECT_TRUE(bea.deltas.empty());
  expect_all_agree();
}

TEST_F(SplitParty, EachSceneHasItsFight) {
  descend();
  start_fight(cellar);
  ASSERT_EQ(gm.state.encounters_size(), 1);
  EXPECT_EQ(gm.state.encounters(0).scene(), cellar);
  EXPECT_EQ(ada.state.encounters_size(), 1);
  EXPECT_EQ(bea.state.encounters_size(), 0);

  start_fight(yard);
  ASSERT_EQ(gm.state.encounters_size(), 2);
  EXPECT_EQ(bea.state.encounters_size(), 1);
  ASSERT_TRUE(creature("Ada").encounter && creature("Bea").encounter);
  EXPECT_NE(creature("Bea").encounter, creature("Ada").encounter) << "each in the fight of their scene";

  for (Client* client : {&gm, &ada, &bea}) client->forget();
  command(ada, "end_turn", "Ada");
  settle();
  EXPECT_TRUE(bea.deltas.empty()) << "a turn that ends in the cellar";
  expect_all_agree();
}

TEST_F(SplitParty, AQuestionInOneSceneHoldsUpNoCreatureInTheOther) {  // sight S11
  descend();
  put("Ghoul", cellar, {3, 2});
  start_fight(cellar);
  while (gm.state.encounters(0).turn() != gm.creature("Ada")) {
    command(gm, "end_turn", "Ghoul");
    settle();
  }
  strike(ada, "Ada", "Ghoul");
  settle();
  ASSERT_FALSE(open_question(gm).empty());
  for (Client* client : {&gm, &ada, &bea}) client->forget();

  step(bea, "Bea", 2, 3);
  settle();

  EXPECT_EQ(creature("Bea").place.cell, (rules::Cell{2, 3}));
  EXPECT_FALSE(bea.got(Delta::kDeclarations));
  expect_all_agree();
}

TEST_F(SplitParty, PingsReachThoseWhoKnowTheScene) {
  descend();
  ping(ada, cellar);
  EXPECT_TRUE(gm.got(Delta::kPing));
  EXPECT_FALSE(bea.got(Delta::kPing));
  ping(bea, cellar);
  EXPECT_FALSE(gm.got(Delta::kPing)) << "she knows no cellar";
  ping(bea, yard);
  EXPECT_TRUE(ada.got(Delta::kPing)) << "it is shown";
}

TEST_F(SplitParty, AWayBackIsPartOfUndo) {
  descend();
  undo(gm);
  EXPECT_THAT(scenes_of(ada), testing::SizeIs(1));
  EXPECT_NE(bea.creature("Ada"), 0U);
  expect_all_agree();
}

TEST_F(SplitParty, APlayerWhoComesBackHasBothScenes) {
  descend();
  kill();
  start();
  sit(gm, 1, "Gil", true);
  sit(ada, 2, "Ann");
  sit(bea, 3, "Ben");
  EXPECT_THAT(scenes_of(ada), testing::SizeIs(2));
  EXPECT_THAT(scenes_of(bea), testing::SizeIs(1));
}

}  // namespace ft::test
