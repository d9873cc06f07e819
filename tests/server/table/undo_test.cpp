// Taking back and cancelling (law R7).
#include <algorithm>

#include "tests/server/table/undo_fixture.hpp"

namespace ft::test {

using wire::Delta;

TEST_F(Undo, APlayerTakesBackTheirOwnStep) {
  step(ada, "Ada", 2, 2);
  settle();
  undo(ada);
  EXPECT_EQ(creature("Ada").place.cell.column, 1);
  EXPECT_TRUE(ada.got(Delta::kAccepted));
  expect_all_agree();
}

TEST_F(Undo, WhatThePlayerDoesNotKnowIsNotInTheWay) {  // sight S11
  step(ada, "Ada", 2, 2);
  settle();
  set_hp(gm, "Lurker", 3);
  settle();

  undo(ada);

  EXPECT_EQ(ada.refusal(), "");
  EXPECT_EQ(creature("Ada").place.cell.column, 1);
  EXPECT_EQ(hp("Lurker"), 3);
  undo(bea);
  EXPECT_EQ(bea.refusal(), "E_NOTHING_TO_UNDO");
  expect_all_agree();
}

TEST_F(Undo, TheGmIsSentWhatTheNextUndoTakesBack) {
  const auto next = [this] { return gm.of(Delta::kNextUndo).back().next_undo(); };
  step(ada, "Ada", 2, 2);
  settle();
  EXPECT_NE(next().action(), 0U);
  EXPECT_EQ(next().actor(), gm.creature("Ada"));
  EXPECT_EQ(next().seat(), static_cast<std::uint32_t>(ada.seat.id.value));

  wire::Edit hide;
  hide.mutable_hide_creature()->set_creature(gm.creature("Bea"));
  hide.mutable_hide_creature()->set_hidden(true);
  edit(gm, hide);
  settle();
  EXPECT_EQ(next().action(), 0U);
  EXPECT_EQ(next().actor(), gm.creature("Bea"));
  EXPECT_EQ(next().edit(), "hide_creature");

  undo(gm);
  EXPECT_EQ(next().actor(), gm.creature("Ada"));
  gm.forget();
  hello(gm);
  EXPECT_EQ(next().actor(), gm.creature("Ada")) << "also to who joins";
  EXPECT_FALSE(ada.got(Delta::kNextUndo));
}

TEST_F(Undo, MoveToAnotherSceneLeavesTheFightAndUndoReturns) {
  command(gm, "start_fight");
  settle();
  const rules::EncounterId fight = creature("Ada").encounter;
  ASSERT_TRUE(fight);
  wire::Edit add;
  add.mutable_add_scene()->set_name("Cellar");
  add.mutable_add_scene()->set_columns(10);
  add.mutable_add_scene()->set_rows(10);
  add.mutable_add_scene()->set_cell(1000);
  edit(gm, add);
  settle();
  gm.forget();
  wire::Edit place;
  place.mutable_place_creature()->set_creature(gm.creature("Ada"));
  for (const wire::Scene& scene : gm.state.scenes())
    if (scene.name() == "Cellar") place.mutable_place_creature()->set_scene(scene.id());
  place.mutable_place_creature()->mutable_place()->set_kind(wire::Place::CELL);
  edit(gm, place);
  settle();

  EXPECT_FALSE(creature("Ada").encounter);
  const std::vector<wire::Delta> lines = gm.of(Delta::kLog);
  EXPECT_TRUE(std::any_of(lines.begin(), lines.end(), [&](const wire::Delta& delta) {
    return delta.log().has_log_line() && delta.log().log_line().text() == gm.name("leaves_fight");
  }));
  expect_all_agree();

  undo(gm);
  EXPECT_EQ(creature("Ada").encounter, fight);
  expect_all_agree();
}

TEST_F(Undo, APlayerMayNotTakeBackAnothersNorARoll) {
  step(ada, "Ada", 2, 2);
  settle();
  undo(bea);
  EXPECT_EQ(bea.refusal(), "E_NOTHING_TO_UNDO");

  strike_undefended();
  undo(ada);
  EXPECT_EQ(ada.refusal(), "E_ROLE");
}

TEST_F(Undo, TheGmTakesBackARollAndTheSameCommandMeetsTheSameDice) {
  command(gm, "start_fight");
  settle();
  strike_undefended();
  EXPECT_EQ(hp("Bea"), 16);

  undo(gm);
  EXPECT_EQ(hp("Bea"), 20);
  ASSERT_TRUE(ada.got(Delta::kVoided));
  const int thrown = dice.thrown;
  strike(ada, "Ada", "Bea");
  settle();
  answer(bea, false);
  settle();

  EXPECT_EQ(hp("Bea"), 16);
  EXPECT_EQ(dice.thrown, thrown) << "no die was rolled again";
  expect_all_agree();
}

TEST_F(Undo, KeptDiceEndWithTheTurn) {
  command(gm, "start_fight");
  settle();
  strike_undefended();
  undo(gm);
  EXPECT_EQ(table->state().kept_dice.size(), 1U);

  command(ada, "end_turn", "Ada");
  settle();

  EXPECT_TRUE(table->state().kept_dice.empty());
}

TEST_F(Undo, KeptDiceOfNoFightEndAfterSomeBatches) {
  strike_undefended();
  undo(gm);
  const auto edits = [&](std::int64_t count) {
    for (std::int64_t i = 0; i < count; ++i) {
      set_hp(gm, "Ghoul", static_cast<int>(30 + i % 2));
      settle();
    }
  };

  edits(table::VoidedDice::batches_outside);
  EXPECT_EQ(table->state().kept_dice.size(), 1U);
  EXPECT_FALSE(can_be_kept(table->state()));
  edits(1);
  EXPECT_TRUE(table->state().kept_dice.empty());
  EXPECT_TRUE(can_be_kept(table->state()));
}

TEST_F(Undo, KeptDiceOfNoFightOutliveARestart) {
  strike_undefended();
  const auto left = hp("Bea");
  undo(gm);
  set_hp(gm, "Ghoul", 31);
  settle();

  kill();
  start();
  for (Client* client : {&gm, &ada, &bea}) hello(*client);

  EXPECT_EQ(table->state().kept_dice.size(), 1U);
  const int thrown = dice.thrown;
  strike_undefended();
  EXPECT_EQ(hp("Bea"), left);
  EXPECT_EQ(dice.thrown, thrown) << "no die was rolled again";
}

TEST_F(Undo, WhatCanBeRedoneIsNoPartOfASnapshot) {
  set_hp(gm, "Ghoul", 31);
  settle();
  undo(gm);
  EXPECT_FALSE(can_be_kept(table->state()));
  redo();
  EXPECT_TRUE(can_be_kept(table->state()));
}

TEST_F(Undo, UndoCoversTheTablesOwnSteps) {
  command(gm, "start_fight");
  settle();
  command(ada, "end_turn", "Ada");
  settle();
  EXPECT_EQ(table->state().state.encounters[0].turn, creature("Bea").id);

  undo(gm);

  EXPECT_EQ(table->state().state.encounters[0].turn, creature("Ada").id);
  expect_all_agree();
}

TEST_F(Undo, IsRefusedWhileAQuestionIsOpenElsewhereAndCancelsTheNewestOne) {
  strike(ada, "Ada", "Bea");
  settle();
  undo(gm);
  EXPECT_TRUE(table->state().open.empty());
  EXPECT_TRUE(bea.got(Delta::kQuestionClosed));

  strike(ada, "Ada", "Bea");
  step(bea, "Bea", 3, 3);
  settle();
  gm.forget();
  undo(gm);
  EXPECT_EQ(gm.refusal(), "E_UNDO_OPEN");
}

TEST_F(Undo, GmCancelsAnOpenAction) {
  strike(ada, "Ada", "Bea");
  settle();
  wire::Edit cancel;
  cancel.mutable_cancel()->set_question(open_question(gm));
  cancel.mutable_cancel()->set_reason("wrong target");
  edit(gm, cancel);
  settle();
  EXPECT_TRUE(table->state().open.empty());
  EXPECT_EQ(hp("Bea"), 20);
  ASSERT_TRUE(bea.got(Delta::kVoided));
  EXPECT_EQ(bea.of(Delta::kVoided)[0].voided().reason(), "wrong target");
  kill();
  start();
  settle();
  EXPECT_TRUE(table->state().open.empty());
}

TEST_F(Undo, GmUndoLogsTheStepAndItsOwner) {
  step(ada, "Ada", 2, 2);
  settle();
  undo(gm);
  EXPECT_EQ(log_lines(gm, "undone_of"), std::vector<std::string>{"name=Gil what=step player=Ann who=Ada "});
  EXPECT_EQ(log_lines(ada, "undone_of"), log_lines(gm, "undone_of"));
  EXPECT_TRUE(log_lines(bea, "undone_of").empty());

  gm.forget();
  set_hp(gm, "Ghoul", 5);
  settle();
  undo(gm);
  EXPECT_EQ(log_lines(gm, "undone_of"), std::vector<std::string>{"name=Gil what=set number player=Gil who=Ghoul "});
}

// ---- an action that waits for a GM who is away

TEST_F(Undo, AskerCancelsOnlyAWaitForAnAbsentGm) {  // P50
  strike(ada, "Ada", "Ghoul");
  settle();
  ASSERT_TRUE(ada.got(Delta::kWaiting));
  EXPECT_TRUE(ada.of(Delta::kWaiting)[0].waiting().own());
  EXPECT_FALSE(bea.of(Delta::kWaiting)[0].waiting().own());
  wire::Edit cancel;
  cancel.mutable_cancel()->set_question(ada.of(Delta::kWaiting)[0].waiting().question());
  edit(ada, cancel);
  settle();
  EXPECT_EQ(ada.refusal(), "E_ROLE") << "the GM is here";
  leave(gm);

  edit(bea, cancel);
  settle();
  EXPECT_EQ(bea.refusal(), "E_ROLE") << "it is not hers";
  ada.forget();
  edit(ada, cancel);
  settle();

  EXPECT_TRUE(ada.got(Delta::kAccepted));
  EXPECT_TRUE(table->state().open.empty());
  step(ada, "Ada", 2, 2);
  settle();
  EXPECT_EQ(creature("Ada").place.cell.column, 2);
}

TEST_F(Undo, AskerDoesNotCancelAPlayersQuestion) {
  strike(ada, "Ada", "Bea");
  settle();
  leave(gm);
  wire::Edit cancel;
  cancel.mutable_cancel()->set_question(ada.of(Delta::kWaiting)[0].waiting().question());
  edit(ada, cancel);
  settle();

  EXPECT_EQ(ada.refusal(), "E_ROLE");
  EXPECT_FALSE(table->state().open.empty());
}

TEST_F(Undo, HasAnEnd) {
  kill();
  start();
  for (Client* client : {&gm, &ada}) hello(*client);
  for (int i = 0; i < 5; ++i) undo(gm);
  EXPECT_EQ(gm.refusal(), "E_NOTHING_TO_UNDO");
  EXPECT_EQ(table->state().state.creatures.size(), 4U) << "the campaign's beginning stays";
}

TEST_F(Undo, UndoOfAnEditLastsAcrossARestart) {
  set_hp(gm, "Ghoul", 5);
  settle();
  undo(gm);
  EXPECT_EQ(hp("Ghoul"), 20);
  kill();
  start();
  settle();
  EXPECT_EQ(hp("Ghoul"), 20);
}

TEST_F(Undo, UndoBringsBackWhatWasDue) {
  const auto evening = [&] { return table->state().state.campaign.numbers.get(rules::Key("evening")); };
  for (const int value : {1, 0}) {
    wire::Edit change;
    change.mutable_set_number()->mutable_owner()->set_campaign(true);
    change.mutable_set_number()->set_key(gm.name("evening"));
    change.mutable_set_number()->set_value(value);
    edit(gm, change);
    settle();
  }
  wait(10'000);
  ASSERT_EQ(evening(), 0) << "nothing was due";
  undo(gm);
  EXPECT_EQ(evening(), 1);
  wait(5'000);
  EXPECT_EQ(evening(), 0) << "dusk came";
}

TEST_F(Undo, GroundPaintedInAFightBelongsToTheFight) {
  command(gm, "start_fight");
  settle();
  wire::Edit change;
  change.mutable_paint_ground()->set_scene(gm.state.scenes(0).id());
  wire::TerrainRun& ground = *change.mutable_paint_ground()->add_runs();
  ground.set_cells(1);
  ground.mutable_first()->set_column(5);
  ground.set_difficult(true);
  edit(gm, change);
  settle();
  const rules::State& state = table->state().state;
  ASSERT_EQ(state.scenes[0].terrain.size(), 1U);

  wire::Edit back;
  back.mutable_undo()->set_encounter(gm.state.encounters(0).id());
  edit(gm, back);
  settle();

  EXPECT_TRUE(state.scenes[0].terrain.empty());
  EXPECT_EQ(state.encounters.size(), 1U);
  expect_all_agree();
}

// ---- edits -----------------------------------------------------------------------------------------------------

}  // namespace ft::test
