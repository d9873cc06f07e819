// A GM writes custom content: it counts at once, lasts, and can be undone.
#include <algorithm>

#include "tests/server/table/content_fixture.hpp"

namespace ft::test {

using wire::Delta;

TEST_F(Content, NewRecordCountsAtOnceAndItsNameIsSent) {
  put_sabre("1d8");

  EXPECT_TRUE(gm.got(Delta::kAccepted));
  EXPECT_EQ(entry(gm, "sabre"), "Sabre");
  EXPECT_EQ(entry(ada, "sabre"), "Sabre");
  give_item("Ada", "sabre");
  EXPECT_EQ(hurt_by_ada(8), 8);
}

TEST_F(Content, ARecordOfTheRulebookIsChangedAndRestored) {
  give_item("Ada", "club");
  put(gm, {{"kind", "weapon"}, {"id", "club"}, {"name", "Great club"}, {"damage", "1d12"}});
  EXPECT_EQ(entry(ada, "club"), "Great club");
  EXPECT_EQ(hurt_by_ada(12), 12);

  restore("weapon", "club");

  EXPECT_EQ(entry(ada, "club"), "Club");
  EXPECT_TRUE(table->state().state.campaign.records.empty());
  EXPECT_EQ(hurt_by_ada(5), 5);
}

TEST_F(Content, WrongRecordIsReportedByFieldAndChangesNothing) {
  put(gm, {{"kind", "weapon"}, {"id", "sabre"}, {"damage", "sharp"}, {"weight", "heavy"}});

  EXPECT_EQ(problems(gm),
            (std::vector<std::string>{"weight: no such field; one of: damage, light_dim, light_bright, text",
                                      "damage: dice such as 2d6+3, or a number"}));
  EXPECT_FALSE(gm.of(Delta::kAccepted).size() > 1);  // the one for giving Ada away
  EXPECT_TRUE(table->state().state.campaign.records.empty());
}

TEST_F(Content, TheRulesToo) {
  put_sabre("0");

  EXPECT_EQ(problems(gm), (std::vector<std::string>{"damage: dice that hurt"}));
}

TEST_F(Content, ARecordNamesOthersThatAreThere) {
  wire::Edit change;
  *change.mutable_put_record() = draft({{"kind", "creature"}, {"id", "guard"}});
  wire::Draft::Entry& wields = *change.mutable_put_record()->mutable_table()->add_entries();
  wields.set_name("wields");
  wields.mutable_value()->mutable_list()->add_values()->set_text("halberd");
  edit(gm, change);
  settle();

  EXPECT_EQ(problems(gm), (std::vector<std::string>{"wields: the id of a weapon"}));
}

TEST_F(Content, APlayerIsRefused) {
  put(ada, {{"kind", "weapon"}, {"id", "sabre"}, {"damage", "9d9"}});
  EXPECT_EQ(ada.refusal(), "E_ROLE");

  ada.forget();
  wire::ClientFrame ask;
  ask.mutable_ask_export();
  send(ada, ask);
  settle();
  EXPECT_EQ(ada.refusal(), "E_ROLE");

  ada.forget();
  *ask.mutable_ask_record()->mutable_record() = name_of(ada, "creature", "rat");
  send(ada, ask);
  settle();
  EXPECT_EQ(ada.refusal(), "E_ROLE");
  EXPECT_TRUE(table->state().state.campaign.records.empty());
}

TEST_F(Content, ACreatureTheGmWritesIsInNoByteToAPlayer) {  // P13
  import(gm, "[[creature]]\nid = \"traitor_duke\"\nname = \"The Duke\"\nmarks = { traitor_clues = 3 }\n");
  leave(ada);
  hello(ada);
  EXPECT_EQ(entry(gm, "traitor_duke"), "The Duke");
  undo();
  kill();
  start();
  for (Client* client : {&gm, &ada}) hello(*client);

  for (const char* secret : {"traitor_duke", "The Duke", "traitor_clues"}) {
    EXPECT_EQ(ada.bytes.find(secret), std::string::npos) << secret;
    EXPECT_NE(gm.bytes.find(secret), std::string::npos) << secret;
  }
}

TEST_F(Content, NamesAreSentOnceKnown) {  // P26
  put(gm, {{"kind", "creature"}, {"id", "nemesis"}, {"name", "The Duke"}});
  put(gm, {{"kind", "weapon"}, {"id", "nemesis"}, {"name", "A sword"}, {"damage", "1d4"}});

  EXPECT_EQ(entry(ada, "nemesis"), "A sword");
  EXPECT_EQ(ada.bytes.find("The Duke"), std::string::npos);
}

TEST_F(Content, ChangedRulebookCreaturesStaySecret) {  // P13
  const wire::RecordId rat = name_of(ada, "creature", "rat");
  ada.forget();
  put(gm, {{"kind", "creature"}, {"id", "rat"}, {"name", "Rat king"}});
  remove("creature", "rat");
  EXPECT_FALSE(ada.got(Delta::kRecord) || ada.got(Delta::kRecordGone) || ada.got(Delta::kNames));
  EXPECT_EQ(entry(gm, "rat"), "Rat king (gone)");

  leave(ada);
  hello(ada);
  const wire::Schema schema = ada.of(Delta::kWelcome).back().welcome().schema();
  const auto shown = std::find_if(schema.records().begin(), schema.records().end(),
                                  [&](const auto& one) { return one.id() == rat.id(); });
  ASSERT_NE(shown, schema.records().end());
  EXPECT_EQ(shown->name(), "Rat");
  EXPECT_EQ(shown->origin(), wire::RecordEntry::BOOK);
  EXPECT_FALSE(shown->retired());
}

TEST_F(Content, APlayerCannotAskHowManyCreaturesTheGmHasWritten) {  // P13, P20
  put(gm, {{"kind", "creature"}, {"id", "duke"}, {"name", "The Duke"}});
  wire::ClientFrame ask;
  *ask.mutable_ask_record()->mutable_record() = name_of(ada, "creature", "club");
  send(ada, ask);
  settle();
  EXPECT_EQ(ada.refusal(), "E_ROLE") << "whether there is one or not";

  ask.mutable_ask_record()->mutable_record()->set_id(gm.name("duke"));
  EXPECT_EQ(table->receive(ada.connection, ask.SerializeAsString()), table::ReceiveResult::bad_frame)
      << "as an index that is none";
}

TEST_F(Content, AThingIsGivenAsNew) {
  give_item("Ada", "club");
  ASSERT_EQ(creature("Ada").items.size(), 1U);
  EXPECT_EQ(creature("Ada").items[0].numbers, (rules::Numbers{{rules::Key("hp"), 5}}));
}

TEST_F(Content, OnlyThingsAreGivenAndOnlyWhereThingsAreCarried) {
  give_item("Ada", "dazed");
  EXPECT_EQ(gm.refusal(), "E_NO_SUCH");
  give_item("Ada", "club", "heroes");
  EXPECT_EQ(gm.refusal(), "E_NO_SUCH");
}

TEST_F(Content, ConditionsThatComeByTheRulesAloneAreNotGivenByHand) {
  for (const std::string condition : {"marked", "dazed"}) {
    wire::Edit give;
    give.mutable_add_condition()->set_creature(gm.creature("Ada"));
    give.mutable_add_condition()->set_key(gm.name(condition));
    edit(gm, give);
    settle();
  }
  EXPECT_EQ(gm.refusal(), "E_NO_SUCH");
  ASSERT_EQ(creature("Ada").conditions.size(), 1U);
  EXPECT_EQ(creature("Ada").conditions[0].key, rules::Key("dazed"));
}

TEST_F(Content, RemovedRecordIsNotOfferedButItsItemsKeepIt) {
  put_sabre("1d8");
  give_item("Ada", "sabre");
  remove("weapon", "sabre");

  EXPECT_EQ(entry(ada, "sabre"), "Sabre (gone)");
  EXPECT_EQ(hurt_by_ada(8), 8);
  EXPECT_EQ(exported(wire::AskExport::ALL).find("sabre"), std::string::npos);

  restore("weapon", "sabre");
  EXPECT_EQ(entry(ada, "sabre"), "Sabre");
}

TEST_F(Content, OneOfTheRulebookCanBeRemovedToo) {
  remove("weapon", "club");
  EXPECT_EQ(entry(gm, "club"), "Club (gone)");

  restore("weapon", "club");
  EXPECT_EQ(entry(gm, "club"), "Club");
}

TEST_F(Content, IsUndoneLikeAnyStep) {
  put_sabre("1d8");
  put_sabre("1d10");
  give_item("Ada", "sabre");
  undo();  // the gift
  undo();  // the second edge
  give_item("Ada", "sabre");
  EXPECT_EQ(hurt_by_ada(8), 8);

  gm.forget();
  put(gm, {{"kind", "weapon"}, {"id", "net"}, {"name", "Net"}, {"damage", "1d4"}});
  undo();
  EXPECT_EQ(entry(gm, "net"), "");
  EXPECT_EQ(entry(ada, "net"), "");
  EXPECT_EQ(table->state().state.campaign.records.size(), 1U);
}

TEST_F(Content, ItLastsOverARestart) {
  put_sabre("1d8");
  give_item("Ada", "sabre");
  remove("weapon", "club");
  kill();
  start();
  for (Client* client : {&gm, &ada}) client->forget(), hello(*client);

  const wire::Schema schema = ada.of(Delta::kWelcome).back().welcome().schema();
  const auto is_sabre = [&](const wire::RecordEntry& entry) { return ada.names.at(entry.id()) == "sabre"; };
  ASSERT_EQ(std::count_if(schema.records().begin(), schema.records().end(), is_sabre), 1);
  EXPECT_EQ(std::find_if(schema.records().begin(), schema.records().end(), is_sabre)->origin(), wire::RecordEntry::OWN);
  EXPECT_EQ(hurt_by_ada(8), 8);
}

TEST_F(Content, ARecordIsAskedForAsItIsWritten) {
  put_sabre("1d8");
  for (const char* id : {"sabre", "club"}) {
    wire::ClientFrame frame;
    *frame.mutable_ask_record()->mutable_record() = name_of(ada, "weapon", id);
    send(ada, frame);
    settle();
  }

  const auto received = ada.of(Delta::kRecordDraft);
  ASSERT_EQ(received.size(), 2U);
  EXPECT_EQ(received[0].record_draft().entry().origin(), wire::RecordEntry::OWN);
  const auto& fields = received[1].record_draft().draft().table().entries();
  const auto damage =
      std::find_if(fields.begin(), fields.end(), [](const auto& entry) { return entry.name() == "damage"; });
  ASSERT_NE(damage, fields.end());
  EXPECT_EQ(damage->value().text(), "1d6");
}

TEST_F(Content, TwoNamesWithOneKeyAreRefused) {  // "costarring" and "liquid" are alike to 32-bit FNV-1a
  put(gm, {{"kind", "weapon"}, {"id", "costarring"}, {"damage", "1d4"}});
  put(gm, {{"kind", "weapon"}, {"id", "liquid"}, {"damage", "1d4"}});

  EXPECT_EQ(problems(gm).size(), 1U);
  EXPECT_EQ(table->status().kind, codec::TableStatus::Kind::playing);
  EXPECT_EQ(table->state().state.campaign.records.size(), 1U);
}

TEST_F(Content, TheLogCallsARecordByItsName) {
  const auto received = [&] {
    std::vector<std::string> notes;
    for (const Delta& delta : gm.of(Delta::kLog))
      if (delta.log().has_log_line())
        notes.push_back(gm.names.at(delta.log().log_line().text()) + " " +
                        delta.log().log_line().params(0).value().text());
    return notes;
  };
  gm.forget();
  put_sabre("1d8");
  remove("weapon", "sabre");
  restore("weapon", "sabre");
  remove("weapon", "club");
  restore("weapon", "club");

  EXPECT_EQ(received(),
            (std::vector<std::string>{"content_written Sabre", "content_removed Sabre", "content_offered Sabre",
                                      "content_removed Club", "content_restored Club"}));
}

// ---- after an upgrade

}  // namespace ft::test
