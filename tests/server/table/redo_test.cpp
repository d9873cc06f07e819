// Doing again what was undone (law R7).
#include "tests/server/table/undo_fixture.hpp"

namespace ft::test {

using wire::Delta;

class Redo : public Undo {};

TEST_F(Redo, RedoDoesTheNewestUndoneStepsAgain) {
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

TEST_F(Redo, WhatWasDoneAgainIsUndoneAgain) {
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

TEST_F(Redo, AChangeEndsWhatRedoCouldDoAgain) {
  step(ada, "Ada", 2, 2);
  settle();
  undo(gm);
  set_hp(gm, "Bea", 12);
  settle();

  redo();
  EXPECT_EQ(gm.refusal(), "E_NOTHING_TO_REDO");
  EXPECT_EQ(creature("Ada").place.cell.column, 1);
}

TEST_F(Redo, OnlyTheGmRedoes) {
  step(ada, "Ada", 2, 2);
  settle();
  undo(ada);
  wire::Edit again;
  again.set_redo(true);
  edit(ada, again);
  settle();
  EXPECT_EQ(ada.refusal(), "E_ROLE");
}

TEST_F(Redo, RedoBringsARollsResultBackAndItsDiceAreSpent) {
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
  EXPECT_EQ(ada.refusal(), "E_NOTHING_TO_UNDO") << "the step is the GM's now";
  expect_all_agree();
}

TEST_F(Redo, RedoLastsAcrossARestart) {
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

TEST_F(Redo, ACanceledActionIsNotDoneAgain) {
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

TEST_F(Redo, RedoEndsATurnAgainWhoseNextOneHadAQuestion) {
  set_hp(gm, "Bea", 1);
  settle();
  command(gm, "start_fight");
  settle();
  command(ada, "end_turn", "Ada");
  settle();
  ASSERT_NE(open_question(bea), "");
  undo(gm);
  EXPECT_TRUE(table->state().open.empty());

  redo();
  EXPECT_NE(open_question(bea), "") << "the table has begun the next turn by itself";
  kill();
  start();
  for (Client* client : {&gm, &ada, &bea}) hello(*client);
  answer(bea, true);
  settle();
  EXPECT_TRUE(table->state().open.empty());
  expect_all_agree();
}

// P52
TEST_F(Redo, TheGmIsSentWhatRedoDoesAgain) {
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

}  // namespace ft::test
