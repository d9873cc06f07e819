// Fog over a map: the GM reveals parts of it, and players are sent nothing else (P61).
#include <gmock/gmock.h>

#include "tests/server/table/vision_fixture.hpp"

namespace ft::test {

using testing::SizeIs;
using wire::Delta;

TEST_F(Fog, ACreatureUnderFogComesAndGoesAsTheGmRevealsAndHidesItsSquare) {  // P61
  EXPECT_EQ(ada.creature("Bea"), 0U);
  EXPECT_NE(ada.creature("Ada"), 0U) << "her own";
  EXPECT_NE(gm.creature("Bea"), 0U);

  reveal(at("Bea"));
  EXPECT_NE(ada.creature("Bea"), 0U);
  EXPECT_THAT(ada.of(Delta::kRevealed), SizeIs(1)) << "not the whole scene";
  EXPECT_FALSE(ada.got(Delta::kScene));
  hide(at("Bea"));
  EXPECT_EQ(ada.creature("Bea"), 0U);
  undo(gm);
  EXPECT_NE(ada.creature("Bea"), 0U);
  undo(gm);
  EXPECT_EQ(ada.creature("Bea"), 0U);
  expect_all_agree();
}

TEST_F(Fog, ACreatureAppearsWhereItStepsOutOfTheFog) {  // P61
  const rules::Cell next{at("Bea").column, at("Bea").row + 1};
  reveal(next);
  EXPECT_EQ(ada.creature("Bea"), 0U);
  ada.forget();
  step(bea, "Bea", next.column, next.row);
  settle();
  EXPECT_TRUE(ada.got(Delta::kCreature));
  step(bea, "Bea", next.column, next.row + 1);
  settle();
  EXPECT_TRUE(ada.got(Delta::kCreatureRemoved));
  ada.forget();
  step(bea, "Bea", next.column + 1, next.row + 2);
  settle();
  EXPECT_TRUE(ada.deltas.empty()) << "that something moves in the fog is not sent";
  expect_all_agree();
}

TEST_F(Fog, WhatIsRevealedToOneCreatureReachesItsPlayerAlone) {  // P61
  reveal(at("Bea"), "Ada");
  EXPECT_NE(ada.creature("Bea"), 0U);
  EXPECT_TRUE(bea.deltas.empty());
  EXPECT_THAT(bea.state.scenes(0).revealed(), SizeIs(0));
  hide({}, {});
  EXPECT_EQ(ada.creature("Bea"), 0U) << "hidden from all is hidden from her too";
  expect_all_agree();
}

TEST_F(Fog, TheNameOfWhatIsUnderFogIsInNoByte) {  // P13, P61
  hello(ada);
  for (const wire::Delta& delta : ada.of(Delta::kSnapshot))
    EXPECT_EQ(delta.snapshot().state().DebugString().find("Bea"), std::string::npos);
}

TEST_F(Fog, FogAndWhatIsRevealedSurviveARestart) {
  reveal(at("Bea"), "Ada");
  reveal(at("Ada"));
  const rules::Scene before = map();
  kill();
  start();
  settle();
  EXPECT_EQ(map(), before);
  EXPECT_EQ(map().revealed.size(), 2U);
}

TEST_F(Fog, EditsOfFogThatMakeNoSenseAreRefused) {
  reveal(at("Bea"));
  reveal(at("Bea"));
  EXPECT_EQ(gm.refusal(), "E_FOG_STAYS");
  hide(at("Ada"));
  EXPECT_EQ(gm.refusal(), "E_FOG_STAYS");
  send_edit(reveal_edit(at("Ada")), &ada);
  EXPECT_EQ(ada.refusal(), "E_ROLE");
  reveal(at("Ghoul"), "Ghoul");
  EXPECT_EQ(gm.refusal(), "E_FOG_NO_PLAYER");
  wire::Edit beyond = reveal_edit({});
  beyond.mutable_reveal_area()->mutable_area()->mutable_chunks(0)->set_column(40);
  send_edit(beyond);
  EXPECT_EQ(gm.refusal(), "E_FOG_STAYS") << "off the map";
  wire::Edit open = frame_of_scene();
  open.mutable_edit_scene()->set_vision_mode(wire::Scene::OPEN);
  send_edit(open);
  EXPECT_NE(ada.creature("Bea"), 0U);
  reveal(at("Ada"));
  EXPECT_EQ(gm.refusal(), "E_NO_FOG");
}

TEST_F(Vision, AnOpenedDoorShowsWhatIsBehindIt) {  // P61
  EXPECT_EQ(ada.creature("Bea"), 0U);
  EXPECT_EQ(bea.creature("Ada"), 0U);
  EXPECT_GT(explored_by("Ada"), 0);
  const std::int64_t before = explored_by("Ada");

  set_door(wire::Wall::OPEN);

  EXPECT_NE(ada.creature("Bea"), 0U);
  EXPECT_NE(bea.creature("Ada"), 0U);
  EXPECT_TRUE(ada.got(Delta::kSeen) && ada.got(Delta::kRevealed));
  EXPECT_GT(explored_by("Ada"), before);
  expect_all_agree();
}

TEST_F(Vision, SharedVisionShowsWhatTheOthersOfTheSideSee) {
  EXPECT_TRUE(bea.creature("Ghoul") && !ada.creature("Ghoul"));
  wire::Edit share;
  share.mutable_set_switch()->set_key(gm.name("shared_vision"));
  share.mutable_set_switch()->set_value(1);
  edit(gm, share);
  settle();

  EXPECT_TRUE(ada.creature("Bea") && ada.creature("Ghoul"));
  expect_all_agree();
  share.mutable_set_switch()->set_value(0);
  edit(gm, share);
  settle();
  EXPECT_FALSE(ada.creature("Bea") || ada.creature("Ghoul"));
  expect_all_agree();
}

TEST_F(Vision, WhatWasSeenStaysExploredWhateverIsUndone) {  // sight S12
  set_door(wire::Wall::OPEN);
  const std::int64_t explored = explored_by("Ada");
  undo(gm);

  EXPECT_EQ(ada.creature("Bea"), 0U) << "the door is closed again";
  EXPECT_EQ(explored_by("Ada"), explored);
  expect_all_agree();
  const rules::Scene before = map();
  kill();
  start();
  settle();
  EXPECT_EQ(map(), before);
}

TEST_F(Vision, WhatWasUndoneIsDoneAgainThoughItShowedSomething) {
  set_door(wire::Wall::OPEN);
  undo(gm);
  EXPECT_EQ(ada.creature("Bea"), 0U);
  redo();
  EXPECT_NE(ada.creature("Bea"), 0U);
  expect_all_agree();
}

TEST_F(Vision, ASceneIsUndoneThoughSomethingWasSeenInIt) {
  wire::Edit add;
  *add.mutable_add_scene() = *frame_of_scene().mutable_edit_scene();
  add.mutable_add_scene()->set_name("Cellar");
  add.mutable_add_scene()->set_vision_mode(wire::Scene::VISION);
  send_edit(add);
  ASSERT_EQ(table->state().state.scenes.size(), 2U);
  wire::Edit place;
  place.mutable_place_creature()->set_creature(gm.creature("Ada"));
  place.mutable_place_creature()->set_scene(gm.state.scenes(1).id());
  place.mutable_place_creature()->mutable_place()->set_kind(wire::Place::CELL);
  send_edit(place);
  ASSERT_FALSE(table->state().state.scenes[1].revealed.empty());

  undo(gm);
  undo(gm);

  EXPECT_EQ(table->state().state.scenes.size(), 1U);
  expect_all_agree();
}

TEST_F(Vision, AStepOutOfSightSendsNothing) {  // sight S11
  for (Client* client : {&gm, &ada, &bea}) client->forget();
  step(bea, "Bea", at("Bea").column, at("Bea").row + 1);
  settle();
  EXPECT_TRUE(ada.deltas.empty());
  EXPECT_TRUE(bea.got(Delta::kCreaturePatch) || bea.got(Delta::kCreature));
  expect_all_agree();
}

TEST_F(Fog, WhatACreatureExploredGoesWithItAndComesBackWithIt) {
  reveal(at("Ada"), "Ada");
  ASSERT_EQ(map().revealed.size(), 1U);
  wire::Edit remove;
  remove.set_remove_creature(gm.creature("Ada"));
  send_edit(remove);
  EXPECT_TRUE(map().revealed.empty());
  undo(gm);
  EXPECT_EQ(map().revealed.size(), 1U);
  expect_all_agree();
}

}  // namespace ft::test
