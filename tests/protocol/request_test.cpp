// Client frames: what is read.
#include "tests/protocol/request_fixture.hpp"

namespace ft::codec {

TEST_F(Requests, HelloListsTheClientsKeys) {  // P1
  wire::v1::Hello* hello = frame.mutable_hello();
  hello->set_protocol(codec::protocol_version);
  hello->set_resume("token");
  hello->set_frames_seen(12);

  const Hello read_hello = read<Hello>();

  EXPECT_EQ(read_hello.protocol, protocol_version);
  EXPECT_EQ(read_hello.resume, "token");
  EXPECT_EQ(read_hello.frames_seen, 12U);
}

TEST_F(Requests, ACommandIsAnActionItsActorAndItsForm) {
  wire::v1::Path* path = field()->mutable_path();
  for (const int step : {4, 5, 1, 0, 0, -1}) path->add_steps(step);
  frame.mutable_command()->set_client_id(7);
  frame.mutable_command()->set_actor(3);
  frame.mutable_command()->add_overrides(index("E_TOO_FAR"_k));
  frame.mutable_command()->set_override_reason("near enough");

  const Play play = read<Play>();

  EXPECT_EQ(play.client_id, 7U);
  const rules::Command expected{
      "move"_k, {3}, {{"path"_k, rules::Path{{4, 5}, {5, 5}, {5, 4}}}}, {"E_TOO_FAR"_k}, "near enough"};
  EXPECT_EQ(play.command, expected);
}

TEST_F(Requests, AnAnswerNamesItsQuestion) {
  frame.mutable_answer()->set_question("deadbeef.2");
  frame.mutable_answer()->mutable_value()->set_yes(true);

  const Answer answer = read<Answer>();

  EXPECT_EQ(answer.question, (QuestionId{{0xDEADBEEF}, 2}));
  EXPECT_EQ(answer.value, rules::Value(true));
}

TEST_F(Requests, AnOrderWithoutAnAnswerMeansAskMe) {
  frame.mutable_auto_answer()->set_creature(3);
  frame.mutable_auto_answer()->set_prompt(index("attack"_k));

  EXPECT_FALSE(read<SetAutoAnswer>().answer);
}

TEST_F(Requests, AnOrderMayHaveALimit) {  // P48
  frame.mutable_auto_answer()->set_creature(3);
  frame.mutable_auto_answer()->set_prompt(index("attack"_k));
  EXPECT_FALSE(read<SetAutoAnswer>().ask_above);
  frame.mutable_auto_answer()->set_ask_above(0);
  EXPECT_EQ(read<SetAutoAnswer>().ask_above, 0);
  frame.mutable_auto_answer()->set_ask_above(2'000'000'000'000);
  EXPECT_EQ(why_bad(), "limit of an order out of range: 2000000000000");
}

TEST_F(Requests, CancelQueuedNamesTheClientId) {  // P47
  frame.mutable_cancel_queued()->set_client_id(7);
  EXPECT_EQ(read<CancelQueued>().client_id, 7U);
}

TEST_F(Requests, ChoicesAreAskedOfAFieldOrOfTheFormAsItIs) {
  frame.mutable_ask_choices()->set_action(index("move"_k));
  EXPECT_EQ(read<AskChoices>().field, rules::Key());
  frame.mutable_ask_choices()->set_field(index("path"_k));
  EXPECT_EQ(read<AskChoices>().field, "path"_k);
}

TEST_F(Requests, ASymbolComesAsItsIndex) {
  wire::v1::SetNumber* set = frame.mutable_edit()->mutable_set_number();
  set->mutable_owner()->set_creature(3);
  set->set_key(index("mood"_k));
  set->set_value(index("angry"_k));

  EXPECT_EQ(read_edit<SetNumber>().value, "angry"_k.hash);
}

TEST_F(Requests, AnEditIsNamedOnTheRecordAsOnTheWire) {
  frame.mutable_edit()->mutable_hide_creature()->set_creature(3);
  EXPECT_EQ(kind_of(read<Edit>()), "hide_creature");

  frame.mutable_edit()->mutable_remove_item()->set_creature(3);
  EXPECT_EQ(kind_of(read<Edit>()), "remove_item");
}

TEST_F(Requests, OmittedCreatureFieldsStay) {
  frame.mutable_edit()->mutable_edit_creature()->set_creature(3);
  frame.mutable_edit()->mutable_edit_creature()->set_name("Bea");

  const EditCreature edit = read_edit<EditCreature>();

  EXPECT_EQ(edit.name, "Bea");
  EXPECT_FALSE(edit.side || edit.picture || edit.size || edit.facing || edit.seats);
}

TEST_F(Requests, ANewScenesIdIsIgnored) {
  wire::v1::Scene* scene = frame.mutable_edit()->mutable_add_scene();
  scene->set_id(0xFFFFFFFF);
  scene->set_columns(10);
  scene->set_rows(10);
  scene->set_cell(10'000);

  EXPECT_EQ(read_edit<AddScene>().scene.id, rules::SceneId{});
}

TEST_F(Requests, TerrainIsPaintedInRuns) {
  wire::v1::PaintGround& paint = *frame.mutable_edit()->mutable_paint_ground();
  paint.set_scene(3);
  wire::v1::TerrainRun& run = *paint.add_runs();
  run.mutable_first()->set_column(2);
  run.mutable_first()->set_row(5);
  run.set_blocks_move(true);
  run.set_cells(3);

  EXPECT_EQ(read_edit<PaintGround>().runs, (std::vector<rules::TerrainRun>{{{2, 5}, 3, {.blocks_move = true}}}));

  run.set_cells(0);
  EXPECT_EQ(why_bad(), "cells of a run out of range: 0");
}

TEST_F(Requests, AFormIsADraft) {
  wire::v1::Draft::Table* table = frame.mutable_try_hero()->mutable_hero()->mutable_table();
  table->add_entries()->set_name("gear");
  table->mutable_entries(0)->mutable_value()->mutable_list()->add_values()->set_text("club");
  table->add_entries()->set_name("hp");
  table->mutable_entries(1)->mutable_value()->set_number(-7);

  const rules::Draft hero = read<TryHero>().hero;

  const auto& fields = std::get<rules::Draft::Table>(hero.is);
  EXPECT_EQ(std::get<std::string>(std::get<rules::Draft::List>(fields[0].second.is)[0].is), "club");
  EXPECT_EQ(fields[1].first, "hp");
  EXPECT_EQ(std::get<std::int64_t>(fields[1].second.is), -7);
}

TEST_F(Requests, AFormIsNeitherDeepNorEndlessNorEmpty) {  // P27
  wire::v1::Draft* deep = frame.mutable_edit()->mutable_put_record();
  for (int i = 0; i < 9; ++i) deep = deep->mutable_list()->add_values();
  deep->set_yes(true);
  EXPECT_EQ(why_bad(), "a form too deep");

  wire::v1::Draft::List* list = frame.mutable_edit()->mutable_put_record()->mutable_list();
  list->Clear();
  for (int i = 0; i < 5000; ++i) list->add_values()->set_yes(true);
  EXPECT_EQ(why_bad(), "a form of too many values");

  list->Clear();
  list->add_values();
  EXPECT_EQ(why_bad(), "a field of a form without a value");

  wire::v1::Draft::Table* table = frame.mutable_edit()->mutable_put_record()->mutable_table();
  for (int i = 0; i < 2; ++i) {
    table->add_entries()->set_name("id");
    table->mutable_entries(i)->mutable_value()->set_text("club");
  }
  EXPECT_EQ(why_bad(), "a field of a form twice");
}

TEST_F(Requests, ARecordIsCalledByNamesThatWereSent) {  // P20
  frame.mutable_ask_record()->mutable_record()->set_kind(index("weapon"_k));
  frame.mutable_ask_record()->mutable_record()->set_id(index("sword"_k));
  EXPECT_EQ(read<AskRecord>().record, (RecordId{"weapon"_k, "sword"_k}));

  frame.mutable_ask_record()->mutable_record()->set_id(999'999);
  EXPECT_NE(why_bad(), "it is read");
}

TEST_F(Requests, ABorderIsItsEndsItsKindAndItsNumbers) {
  wire::v1::PutBorder* put = frame.mutable_edit()->mutable_put_border();
  put->set_scene(1);
  put->mutable_to()->set_column(2);
  put->set_key(index("gate"_k));
  put->set_gm_only(true);
  for (const auto& [key, value] : {std::pair{"width"_k, std::int64_t{3}}, {"made_of"_k, index("stone"_k)}}) {
    put->add_data()->set_key(index(key));
    put->mutable_data(put->data_size() - 1)->set_value(value);
  }

  const PutBorder border = read_edit<PutBorder>();

  EXPECT_EQ(border.from, (rules::Cell{0, 0}));
  EXPECT_EQ(border.to, (rules::Cell{2, 0}));
  EXPECT_EQ(border.key, "gate"_k);
  EXPECT_EQ(border.data, (rules::Numbers{{"width"_k, 3}, {"made_of"_k, "stone"_k.hash}})) << "symbols travel by name";
  EXPECT_TRUE(border.gm_only);
}

TEST_F(Requests, ABorderWithoutAKindIsBad) {
  frame.mutable_edit()->mutable_put_border()->set_scene(1);
  EXPECT_EQ(why_bad(), "no kind of border");
}

TEST_F(Requests, ReachableZonesNeedACreature) {
  (void)frame.mutable_ask_reachable_zones();
  EXPECT_EQ(why_bad(), "no creature");
}

}  // namespace ft::codec
