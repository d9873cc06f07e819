// Taking back and cancelling (law R7), and the GM's edits (law R13).
#include <algorithm>

#include "tests/server/table/table_fixture.hpp"

namespace ft::test {

using wire::Delta;

class Undo : public TableFixture {
 protected:
  Undo() {
    sit(gm, 1, "Gil", true);
    sit(ada, 2, "Ann");
    sit(bea, 3, "Ben");
    give(gm, "Ada", 2);
    give(gm, "Bea", 3);
    settle();
    for (Client* client : {&gm, &ada, &bea}) client->forget();
  }
  void undo(Client& by) {
    say(by, "/undo mistake");
    settle();
  }
  void redo() {
    wire::Edit again;
    again.set_redo(true);
    edit(gm, again);
    settle();
  }
  /// Every client's state equals a fresh snapshot.
  void expect_all_agree() {
    for (Client* client : {&gm, &ada, &bea}) {
      const std::string before = in_order(client->state);
      hello(*client);
      EXPECT_EQ(in_order(client->state), before) << client->seat.name;
    }
  }
};

TEST_F(Undo, APlayerTakesBackTheirOwnStep) {
  step(ada, "Ada", 2, 2);
  settle();
  undo(ada);
  EXPECT_EQ(creature("Ada").place.cell.column, 1);
  EXPECT_TRUE(ada.got(Delta::kAccepted));
  expect_all_agree();
}

TEST_F(Undo, RedoDoesTheNewestUndoneStepsAgain) {
  step(ada, "Ada", 2, 2);
  settle();
  set_hp(gm, "Bea", 12);
  settle();
  undo(gm);
  undo(gm);
  EXPECT_EQ(creature("Ada").place.cell.column, 1);

  redo();
  EXPECT_EQ(creature("Ada").place.cell.column, 2);
  EXPECT_EQ(hp("Bea"), 20);
  redo();
  EXPECT_EQ(hp("Bea"), 12);
  expect_all_agree();

  redo();
  EXPECT_EQ(gm.refusal(), "E_NOTHING_TO_REDO");
}

TEST_F(Undo, WhatWasDoneAgainIsUndoneAgain) {
  step(ada, "Ada", 2, 2);
  settle();
  undo(gm);
  redo();
  undo(gm);
  EXPECT_EQ(creature("Ada").place.cell.column, 1);
  redo();
  EXPECT_EQ(creature("Ada").place.cell.column, 2);
  expect_all_agree();
}

TEST_F(Undo, AChangeEndsWhatRedoCouldDoAgain) {
  step(ada, "Ada", 2, 2);
  settle();
  undo(gm);
  set_hp(gm, "Bea", 12);
  settle();

  redo();
  EXPECT_EQ(gm.refusal(), "E_NOTHING_TO_REDO");
  EXPECT_EQ(creature("Ada").place.cell.column, 1);
}

TEST_F(Undo, OnlyTheGmRedoes) {
  step(ada, "Ada", 2, 2);
  settle();
  undo(ada);
  wire::Edit again;
  again.set_redo(true);
  edit(ada, again);
  settle();
  EXPECT_EQ(ada.refusal(), "E_ROLE");
}

TEST_F(Undo, RedoBringsARollsResultBackAndItsDiceAreSpent) {
  command(gm, "start_fight");
  settle();
  dice.faces = {10, 4, 10, 2};
  strike(ada, "Ada", "Bea");
  settle();
  answer(bea, false);
  settle();
  undo(gm);
  EXPECT_EQ(hp("Bea"), 20);
  const int thrown = dice.thrown;

  redo();
  EXPECT_EQ(hp("Bea"), 16);
  EXPECT_EQ(dice.thrown, thrown);
  undo(ada);
  EXPECT_EQ(ada.refusal(), "E_ROLE") << "a roll is still the GM's to take back";
  expect_all_agree();
}

TEST_F(Undo, RedoLastsAcrossARestart) {
  step(ada, "Ada", 2, 2);
  settle();
  set_hp(gm, "Bea", 12);
  settle();
  undo(gm);
  undo(gm);
  kill();
  start();
  for (Client* client : {&gm, &ada, &bea}) hello(*client);

  redo();
  EXPECT_EQ(creature("Ada").place.cell.column, 2);
  kill();
  start();
  for (Client* client : {&gm, &ada, &bea}) hello(*client);
  EXPECT_EQ(creature("Ada").place.cell.column, 2);
  redo();
  EXPECT_EQ(hp("Bea"), 12);
  expect_all_agree();
}

TEST_F(Undo, ACanceledActionIsNotDoneAgain) {
  dice.faces = {10, 4};
  strike(ada, "Ada", "Bea");
  settle();
  wire::Edit cancel;
  cancel.mutable_cancel()->set_question(open_question(bea));
  edit(gm, cancel);
  settle();

  redo();
  EXPECT_EQ(gm.refusal(), "E_NOTHING_TO_REDO");
}

// P52
TEST_F(Undo, TheGmIsSentWhatRedoDoesAgain) {
  const auto next = [this] { return gm.of(Delta::kNextRedo).back().next_redo(); };
  step(ada, "Ada", 2, 2);
  settle();
  undo(gm);
  EXPECT_NE(next().action(), 0U);
  EXPECT_EQ(next().actor(), gm.creature("Ada"));

  redo();
  EXPECT_EQ(next().seat(), 0U);
  EXPECT_EQ(gm.of(Delta::kNextUndo).back().next_undo().actor(), gm.creature("Ada")) << "undo names it again";
  EXPECT_FALSE(ada.got(Delta::kNextRedo));
}

// P52
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
  EXPECT_EQ(bea.refusal(), "E_ROLE");

  dice.faces = {10, 4};
  strike(ada, "Ada", "Bea");
  settle();
  answer(bea, false);
  settle();
  undo(ada);
  EXPECT_EQ(ada.refusal(), "E_ROLE");
}

TEST_F(Undo, TheGmTakesBackARollAndTheSameCommandMeetsTheSameDice) {
  command(gm, "start_fight");
  settle();
  dice.faces = {10, 4};
  strike(ada, "Ada", "Bea");
  settle();
  answer(bea, false);
  settle();
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
  EXPECT_EQ(dice.thrown, thrown) << "no die was thrown again";
  expect_all_agree();
}

TEST_F(Undo, KeptDiceEndWithTheTurn) {
  command(gm, "start_fight");
  settle();
  dice.faces = {10, 4};
  strike(ada, "Ada", "Bea");
  settle();
  answer(bea, false);
  settle();
  undo(gm);
  EXPECT_EQ(table->state().kept_dice.size(), 1U);

  command(ada, "end_turn", "Ada");
  settle();

  EXPECT_TRUE(table->state().kept_dice.empty());
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
  const auto params_of = [&](const Client& client, std::string_view text) {
    std::string all;
    for (const Delta& delta : client.of(Delta::kLog))
      if (delta.log().has_log_line() && delta.log().log_line().text() == client.name(text))
        for (const wire::Param& param : delta.log().log_line().params())
          all += client.names.at(param.name()) + "=" +
                 (param.value().has_key() ? client.names.at(param.value().key()) : param.value().text()) + " ";
    return all;
  };
  step(ada, "Ada", 2, 2);
  settle();
  undo(gm);
  EXPECT_EQ(params_of(gm, "undone_of"), "name=Gil what=step player=Ann who= ");
  EXPECT_EQ(params_of(ada, "undone_of"), params_of(gm, "undone_of"));
  EXPECT_EQ(params_of(bea, "undone_of"), "");

  gm.forget();
  set_hp(gm, "Ghoul", 5);
  settle();
  undo(gm);
  EXPECT_EQ(params_of(gm, "undone_of"), "name=Gil what=set number player=Gil who= ");
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

TEST_F(Undo, GroundPaintedInAFightBelongsToTheFight) {
  command(gm, "start_fight");
  settle();
  wire::Edit change;
  change.mutable_paint_ground()->set_scene(gm.state.scenes(0).id());
  wire::CellTerrain& ground = *change.mutable_paint_ground()->add_cells();
  ground.mutable_cell()->set_column(5);
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

TEST_F(Undo, EditsAreTheGmsAndMarked) {
  set_hp(ada, "Ada", 99);
  settle();
  EXPECT_EQ(ada.refusal(), "E_ROLE");

  set_hp(gm, "Ada", 9);
  settle();
  ASSERT_TRUE(ada.got(Delta::kLog));
  EXPECT_TRUE(ada.of(Delta::kLog)[0].log().by_gm());
  EXPECT_EQ(ada.of(Delta::kLog)[0].log().change().after(), 9);
}

TEST_F(Undo, EditsThatMakeNoSenseAreRefused) {
  set_hp(gm, "Ada", 1000);
  settle();
  EXPECT_EQ(gm.refusal(), "E_BOUNDS");

  wire::Edit off;
  off.mutable_place_creature()->set_creature(gm.creature("Ada"));
  off.mutable_place_creature()->set_scene(gm.state.scenes(0).id());
  off.mutable_place_creature()->mutable_place()->set_kind(wire::Place::CELL);
  off.mutable_place_creature()->mutable_place()->set_column(30);
  edit(gm, off);
  settle();
  EXPECT_EQ(gm.refusal(), "E_OFF_MAP");

  wire::Edit fact;
  fact.mutable_set_strictness()->set_key(gm.name("E_FORM"));
  fact.mutable_set_strictness()->set_value(2);
  edit(gm, fact);
  settle();
  EXPECT_EQ(gm.refusal(), "E_NO_SUCH");
}

TEST_F(Undo, ARuleSwitchedOffIsNotAsked) {
  wire::Edit off;
  off.mutable_set_strictness()->set_key(gm.name("E_FAR"));
  off.mutable_set_strictness()->set_value(2);
  edit(gm, off);
  step(ada, "Ada", 9, 9);
  settle();
  EXPECT_EQ(creature("Ada").place.cell.column, 9);
}

TEST_F(Undo, RemovingTakesTheCreatureOutOfItsFight) {
  command(gm, "start_fight");
  settle();
  wire::Edit remove;
  remove.set_remove_creature(gm.creature("Ada"));
  edit(gm, remove);
  settle();
  EXPECT_EQ(table->state().state.encounters[0].order.size(), 3U);
  EXPECT_EQ(table->state().state.encounters[0].turn, creature("Bea").id) << "the next in order is up";
  expect_all_agree();
}

TEST_F(Undo, PlayersChooseOnlyHeroesWithoutAPlayer) {
  give(ada, "Ghoul", 2);
  settle();
  EXPECT_EQ(ada.refusal(), "E_ROLE");
  give(ada, "Bea", 2);
  settle();
  EXPECT_EQ(creature("Bea").seats, std::vector{seat(3)});

  wire::Edit free_bea;
  free_bea.mutable_edit_creature()->set_creature(gm.creature("Bea"));
  free_bea.mutable_edit_creature()->mutable_seats();
  edit(gm, free_bea);
  give(ada, "Bea", 2);
  settle();
  EXPECT_EQ(creature("Bea").seats, std::vector{seat(2)});
  expect_all_agree();
}

}  // namespace ft::test
