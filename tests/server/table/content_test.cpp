// A GM writes content of the campaign's own: it counts at once, lasts, and is taken back like any other deed.
#include <algorithm>

#include "tests/server/table/playground.hpp"

namespace ft::test {

using wire::Delta;

class Content : public Playground {
 protected:
  Content() {
    sit(gm, 1, "Gil", true);
    sit(ada, 2, "Ann");
    give(gm, "Ada", 2);
    settle();
  }

  using Fields = std::vector<std::pair<std::string, std::string>>;
  static wire::Draft draft(const Fields& fields) {
    wire::Draft made;
    for (const auto& [name, text] : fields) {
      wire::Draft::Entry& entry = *made.mutable_table()->add_entries();
      entry.set_name(name);
      entry.mutable_value()->set_text(text);
    }
    return made;
  }
  void put(Client& who, const Fields& fields) {
    wire::Edit change;
    *change.mutable_put_record() = draft(fields);
    edit(who, change);
    settle();
  }
  void put_sabre(const std::string& damage) {
    put(gm, {{"kind", "weapon"}, {"id", "sabre"}, {"name", "Sabre"}, {"damage", damage}});
  }
  wire::RecordName name_of(Client& who, std::string_view kind, std::string_view id) {
    wire::RecordName name;
    name.set_kind(who.name(kind));
    name.set_id(who.name(id));
    return name;
  }
  void remove(std::string_view kind, std::string_view id) {
    wire::Edit change;
    *change.mutable_remove_record() = name_of(gm, kind, id);
    edit(gm, change);
    settle();
  }
  void restore(std::string_view kind, std::string_view id) {
    wire::Edit change;
    *change.mutable_restore_record() = name_of(gm, kind, id);
    edit(gm, change);
    settle();
  }
  void import(Client& who, std::string text) {
    wire::Edit change;
    change.mutable_import_content()->set_file("mine.toml");
    change.mutable_import_content()->set_text(std::move(text));
    edit(who, change);
    settle();
  }
  std::string exported(wire::AskExport::Which which) {
    wire::ClientFrame frame;
    frame.mutable_ask_export()->set_which(which);
    send(gm, frame);
    settle();
    return gm.of(Delta::kContentFile).back().content_file().text();
  }
  void give_item(std::string_view who, std::string_view kind) {
    wire::Edit change;
    change.mutable_give_item()->set_creature(gm.creature(who));
    change.mutable_give_item()->set_kind(gm.name(kind));
    change.mutable_give_item()->set_placement(gm.name("held"));
    edit(gm, change);
    settle();
  }
  void undo() {
    wire::Edit change;
    change.mutable_undo();
    edit(gm, change);
    settle();
  }
  /// "Sabre" or "Sabre (gone)", as the client was told last; "" where it knows none.
  static std::string entry(const Client& who, std::string_view id) {
    std::string known;
    for (const wire::Delta& delta : who.deltas) {
      if (delta.has_record() && who.names.at(delta.record().id()) == id)
        known = delta.record().name() + (delta.record().withdrawn() ? " (gone)" : "");
      if (delta.has_record_gone() && who.names.at(delta.record_gone().id()) == id) known.clear();
    }
    return known;
  }
  /// "field: expected" of the newest list of problems.
  static std::vector<std::string> problems(const Client& who) {
    std::vector<std::string> all;
    const auto told = who.of(Delta::kContentProblems);
    if (told.empty()) return all;
    for (const auto& problem : told.back().content_problems().problems())
      all.push_back((problem.file().empty() ? "" : problem.file() + ":" + std::to_string(problem.line()) + " ") +
                    problem.field() + ": " + problem.expected());
    return all;
  }
  /// What the weapon's die shows at its highest, when Ada strikes.
  std::int64_t hurt_by_ada(int face) {
    const std::int64_t before = hp("Ghoul");
    dice.faces = {10, face};
    strike(ada, "Ada", "Ghoul");
    settle();
    answer(gm, false);
    settle();
    return before - hp("Ghoul");
  }
};

TEST_F(Content, ANewRecordCountsAtOnceAndEverybodyLearnsItsName) {
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
  EXPECT_TRUE(table->memory().state.campaign.records.empty());
  EXPECT_EQ(hurt_by_ada(5), 5);
}

TEST_F(Content, WhatIsWrongIsNamedByItsFieldAndNothingChanges) {
  put(gm, {{"kind", "weapon"}, {"id", "sabre"}, {"damage", "sharp"}, {"weight", "heavy"}});

  EXPECT_EQ(problems(gm), (std::vector<std::string>{"weight: no such field; one of: damage, text",
                                                    "damage: dice such as 2d6+3, or a number"}));
  EXPECT_FALSE(gm.of(Delta::kAccepted).size() > 1);  // the one for giving Ada away
  EXPECT_TRUE(table->memory().state.campaign.records.empty());
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
  EXPECT_TRUE(table->memory().state.campaign.records.empty());
}

TEST_F(Content, ACreatureTheGmWritesIsInNoByteToAPlayer) {  // P13
  put(gm, {{"kind", "creature"}, {"id", "traitor_duke"}, {"name", "The Duke"}});
  leave(ada);
  hello(ada);
  EXPECT_EQ(entry(gm, "traitor_duke"), "The Duke");
  undo();
  kill();
  start();
  for (Client* client : {&gm, &ada}) hello(*client);

  for (const char* secret : {"traitor_duke", "The Duke"}) {
    EXPECT_EQ(ada.bytes.find(secret), std::string::npos) << secret;
    EXPECT_NE(gm.bytes.find(secret), std::string::npos) << secret;
  }
}

TEST_F(Content, ANameThatBecomesKnownIsTold) {  // P26
  put(gm, {{"kind", "creature"}, {"id", "nemesis"}, {"name", "The Duke"}});
  put(gm, {{"kind", "weapon"}, {"id", "nemesis"}, {"name", "A sword"}, {"damage", "1d4"}});

  EXPECT_EQ(entry(ada, "nemesis"), "A sword");
  EXPECT_EQ(ada.bytes.find("The Duke"), std::string::npos);
}

TEST_F(Content, WhatIsRemovedIsOfferedNoMoreButKeptByWhoHasIt) {
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

TEST_F(Content, ItIsTakenBackLikeAnyDeed) {
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
  EXPECT_EQ(table->memory().state.campaign.records.size(), 1U);
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

TEST_F(Content, AnExportIsReadByAnotherCampaign) {
  put_sabre("1d8+1");
  put(gm, {{"kind", "creature"}, {"id", "duke"}, {"name", "The \"Duke\""}, {"text", "Line\nand line"}});
  const std::string text = exported(wire::AskExport::OWN);
  undo();
  undo();
  ASSERT_TRUE(table->memory().state.campaign.records.empty());

  import(gm, text);

  EXPECT_EQ(exported(wire::AskExport::OWN), text);
  EXPECT_EQ(entry(gm, "duke"), "The \"Duke\"");
  undo();  // all of it is one deed
  EXPECT_TRUE(table->memory().state.campaign.records.empty());
}

TEST_F(Content, AnExportOfAllChangesNothingWhereItIsReadAgain) {
  import(gm, exported(wire::AskExport::ALL));

  EXPECT_TRUE(table->memory().state.campaign.records.empty());
  EXPECT_TRUE(problems(gm).empty());
}

TEST_F(Content, AWrongFileIsRefusedWithFileLineFieldAndWhatWasExpected) {  // P28
  import(gm, "[[weapon]]\nid = \"sabre\"\ndamage = \"1d8\"\n\n[[weapon]]\nid = \"axe\"\ndamage = true\n");

  EXPECT_EQ(problems(gm), (std::vector<std::string>{"mine.toml:7 weapon.axe.damage: dice such as 2d6+3, or a number"}));
  EXPECT_TRUE(table->memory().state.campaign.records.empty());

  import(gm, "[[weapon]\n");
  ASSERT_EQ(problems(gm).size(), 1U);
  EXPECT_TRUE(problems(gm)[0].starts_with("mine.toml:1 : TOML: ")) << problems(gm)[0];
}

TEST_F(Content, ALongFileComesInPartsAndNotWithoutEnd) {  // P27
  wire::ClientFrame frame;
  frame.mutable_import_part()->set_first(true);
  frame.mutable_import_part()->set_text("[[weapon]]\nid = \"sab");
  send(gm, frame);
  import(gm, "re\"\nname = \"Sabre\"\ndamage = \"1d8\"\n");
  EXPECT_EQ(entry(gm, "sabre"), "Sabre");

  frame.mutable_import_part()->set_text(std::string(60'000, '#'));
  for (int part = 0; part < 20; ++part) {
    frame.mutable_import_part()->set_first(part == 0);
    send(gm, frame);
    settle();
  }
  import(gm, "");
  EXPECT_EQ(gm.refusal(), "E_CONTENT_LIMIT");
}

TEST_F(Content, ARecordIsAskedForAsItIsWritten) {
  put_sabre("1d8");
  for (const char* id : {"sabre", "club"}) {
    wire::ClientFrame frame;
    *frame.mutable_ask_record()->mutable_record() = name_of(ada, "weapon", id);
    send(ada, frame);
    settle();
  }

  const auto told = ada.of(Delta::kRecordDraft);
  ASSERT_EQ(told.size(), 2U);
  EXPECT_EQ(told[0].record_draft().entry().origin(), wire::RecordEntry::OWN);
  const auto& fields = told[1].record_draft().draft().table().entries();
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
  EXPECT_EQ(table->memory().state.campaign.records.size(), 1U);
}

// ---- while a question is open (law R14)

TEST_F(Content, AnOpenQuestionStaysWhereTheChangeMakesNoDifference) {
  strike(ada, "Ada", "Ghoul");
  settle();
  const std::string question = open_question(gm);
  put_sabre("1d8");

  EXPECT_EQ(open_question(gm), question);
  dice.faces = {10, 4};
  answer(gm, false);
  settle();
  EXPECT_EQ(hp("Ghoul"), 16);
}

TEST_F(Content, WhatWouldNowGoDifferentlyIsTakenBackAndTheGmTold) {
  put_sabre("1d8");
  give_item("Ada", "sabre");
  strike(ada, "Ada", "Ghoul");
  settle();
  ASSERT_NE(open_question(gm), "");
  put_sabre("1d12");

  EXPECT_EQ(open_question(gm), "");
  EXPECT_TRUE(table->memory().open.empty());
  EXPECT_TRUE(gm.got(Delta::kVoided));
  EXPECT_NE(gm.of(Delta::kStatus).back().status().reason().find("content"), std::string::npos);
  EXPECT_FALSE(ada.got(Delta::kStatus));
  EXPECT_EQ(hurt_by_ada(12), 12);
}

}  // namespace ft::test
