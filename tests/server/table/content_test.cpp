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
  /// before: what was sent of the file in parts.
  void import(Client& who, std::string text, const std::string& before = "") {
    wire::Edit change;
    wire::ImportContent& file = *change.mutable_import_content();
    const std::string whole = before + text;
    file.set_file("mine.toml");
    file.set_bytes(static_cast<std::uint32_t>(whole.size()));
    file.set_digest(rules::Key(whole).hash);
    file.set_text(std::move(text));
    edit(who, change);
    settle();
  }
  void import_part(Client& who, std::string text, bool first = false) {
    wire::ClientFrame frame;
    frame.mutable_import_part()->set_first(first);
    frame.mutable_import_part()->set_text(std::move(text));
    send(who, frame);
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

TEST_F(Content, ANameThatBecomesKnownIsTold) {  // P26
  put(gm, {{"kind", "creature"}, {"id", "nemesis"}, {"name", "The Duke"}});
  put(gm, {{"kind", "weapon"}, {"id", "nemesis"}, {"name", "A sword"}, {"damage", "1d4"}});

  EXPECT_EQ(entry(ada, "nemesis"), "A sword");
  EXPECT_EQ(ada.bytes.find("The Duke"), std::string::npos);
}

TEST_F(Content, WhichCreaturesOfTheRulebookTheGmChangedIsNotTold) {  // P13
  const wire::RecordName rat = name_of(ada, "creature", "rat");
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
  EXPECT_FALSE(shown->withdrawn());
}

TEST_F(Content, APlayerCannotAskHowManyCreaturesTheGmHasWritten) {  // P13, P20
  put(gm, {{"kind", "creature"}, {"id", "duke"}, {"name", "The Duke"}});
  wire::ClientFrame ask;
  *ask.mutable_ask_record()->mutable_record() = name_of(ada, "creature", "club");
  send(ada, ask);
  settle();
  EXPECT_EQ(ada.refusal(), "E_ROLE") << "whether there is one or not";

  ask.mutable_ask_record()->mutable_record()->set_id(gm.name("duke"));
  EXPECT_EQ(table->receive(ada.connection, ask.SerializeAsString()), table::Receipt::bad_frame)
      << "as an index that is none";
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

TEST_F(Content, ARecordTwiceInAFileIsRefused) {  // P28
  import(gm,
         "[[weapon]]\nid = \"club\"\nname = \"Club\"\ndamage = \"1d12\"\n"
         "[[weapon]]\nid = \"club\"\nname = \"Club\"\ndamage = \"1d6\"\n");

  EXPECT_EQ(problems(gm), (std::vector<std::string>{"mine.toml:5 weapon.club.id: an id that no other weapon has"}));
  EXPECT_TRUE(table->memory().state.campaign.records.empty());
}

TEST_F(Content, AFileHoldsNoRecordThatNoFormCouldSave) {  // P27
  const std::string head = "[[weapon]]\nid = \"sabre\"\ndamage = \"1d8\"\ntext = \"";
  import(gm, head + std::string(10'001, 'x') + "\"\n");
  EXPECT_EQ(problems(gm), (std::vector<std::string>{"mine.toml:4 weapon.sabre.text: at most 10000 letters"}));

  std::string many = "[[creature]]\nid = \"hydra\"\nwields = [";
  for (int head_of_it = 0; head_of_it < 5'000; ++head_of_it) many += "\"club\",";
  import(gm, many + "]\n");
  EXPECT_EQ(problems(gm), (std::vector<std::string>{"mine.toml:1 creature.hydra: at most 5000 values"}));

  import(gm, "[[weapon]]\nid = \"sabre\"\ndamage = 4294967296\n");
  EXPECT_EQ(problems(gm),
            (std::vector<std::string>{"mine.toml:3 weapon.sabre.damage: dice such as 2d6+3, or a number"}));
  EXPECT_TRUE(table->memory().state.campaign.records.empty());
}

TEST_F(Content, ACampaignHasAtMostTwoThousandRecordsOfItsOwn) {  // P27
  const auto weapons = [&](int first, int count) {
    std::string text;
    for (int i = first; i < first + count; ++i)
      text += "[[weapon]]\nid = \"w" + std::to_string(i) + "\"\ndamage = \"1d4\"\n";
    const std::size_t half = text.size() / 2;
    import_part(gm, text.substr(0, half), true);
    import(gm, text.substr(half), text.substr(0, half));
  };
  weapons(0, 2'001);
  EXPECT_EQ(gm.refusal(), "E_CONTENT_LIMIT");
  EXPECT_TRUE(table->memory().state.campaign.records.empty());

  weapons(0, 2'000);
  EXPECT_EQ(table->memory().state.campaign.records.size(), 2'000U);
  gm.forget();
  put_sabre("1d8");
  EXPECT_EQ(gm.refusal(), "E_CONTENT_LIMIT");
  gm.forget();
  put(gm, {{"kind", "weapon"}, {"id", "w7"}, {"name", "Seventh"}, {"damage", "1d6"}});
  EXPECT_EQ(entry(gm, "w7"), "Seventh");
}

TEST_F(Content, ACampaignHasAtMostAMegabyteOfItsOwn) {  // P27
  const auto novels = [&](const std::string& called, int count) {
    std::string sent, text;
    for (int i = 0; i < count; ++i) {
      if (i > 0) import_part(gm, text, i == 1), sent += text;
      text = "[[weapon]]\nid = \"" + called + std::to_string(i) + "\"\ndamage = \"1d4\"\ntext = \"" +
             std::string(9'900, 'x') + "\"\n";
    }
    import(gm, text, sent);
  };
  novels("first", 100);
  EXPECT_EQ(table->memory().state.campaign.records.size(), 100U);

  novels("second", 6);
  EXPECT_EQ(gm.refusal(), "E_CONTENT_LIMIT");
  EXPECT_EQ(table->memory().state.campaign.records.size(), 100U);
}

TEST_F(Content, ALongFileComesInPartsAndNotWithoutEnd) {  // P27
  import_part(gm, "[[weapon]]\nid = \"sab", true);
  import(gm, "re\"\nname = \"Sabre\"\ndamage = \"1d8\"\n", "[[weapon]]\nid = \"sab");
  EXPECT_EQ(entry(gm, "sabre"), "Sabre");

  for (int part = 0; part < 20; ++part) import_part(gm, std::string(60'000, '#'), part == 0);
  import(gm, "");
  EXPECT_EQ(gm.refusal(), "E_CONTENT_LIMIT");
}

TEST_F(Content, AFileThatLostAPartOnTheWayIsRefused) {  // P28
  const std::string whole =
      "[[weapon]]\nid = \"sabre\"\ndamage = \"1d8\"\n[[weapon]]\nid = \"net\"\ndamage = \"1d4\"\n";
  const std::size_t cut = whole.find("net");
  import_part(gm, whole.substr(0, 17), true);
  import(gm, whole.substr(cut), whole.substr(0, cut));

  ASSERT_EQ(problems(gm).size(), 1U);
  EXPECT_TRUE(problems(gm)[0].starts_with("mine.toml:0 : the whole file")) << problems(gm)[0];
  EXPECT_TRUE(table->memory().state.campaign.records.empty());
}

TEST_F(Content, WhatWasSentBeforeAConnectionDroppedIsForgotten) {  // P28
  const std::string whole = "# Mine\n[[weapon]]\nid = \"sabre\"\ndamage = \"1d8\"\n";
  import_part(gm, "# ", true);
  leave(gm);
  hello(gm, true);
  import_part(gm, "Mine\n");
  import(gm, whole.substr(7), "# Mine\n");
  EXPECT_EQ(problems(gm).size(), 1U);

  import_part(gm, "", true);
  import_part(gm, "# Mine\n");
  import(gm, whole.substr(7), "# Mine\n");
  EXPECT_EQ(entry(gm, "sabre"), "sabre");
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

TEST_F(Content, TheLogCallsARecordByItsName) {
  const auto told = [&] {
    std::vector<std::string> notes;
    for (const Delta& delta : gm.of(Delta::kLog))
      if (delta.log().has_noted())
        notes.push_back(gm.names.at(delta.log().noted().text()) + " " + delta.log().noted().params(0).value().text());
    return notes;
  };
  gm.forget();
  put_sabre("1d8");
  remove("weapon", "sabre");
  restore("weapon", "sabre");
  remove("weapon", "club");
  restore("weapon", "club");

  EXPECT_EQ(told(), (std::vector<std::string>{"content_written Sabre", "content_removed Sabre", "content_offered Sabre",
                                              "content_removed Club", "content_restored Club"}));
}

// ---- after an upgrade

class UpgradedContent : public Content {
 protected:
  UpgradedContent() {
    put(gm, {{"kind", "weapon"}, {"id", "cannon"}, {"name", "Cannon"}, {"damage", "1d12"}});
    put_sabre("1d8");
    kill();
    start(Edition::narrow);
    for (Client* client : {&gm, &ada}) client->forget(), hello(*client);
  }
  /// Why the record is left out, as the client was told last.
  static std::string problem(const Client& who, std::string_view id) {
    std::string why;
    for (const Delta& delta : who.deltas) {
      for (const wire::RecordEntry& entry : delta.welcome().schema().records())
        if (who.names.at(entry.id()) == id) why = entry.problem();
      if (delta.has_record() && who.names.at(delta.record().id()) == id) why = delta.record().problem();
    }
    return why;
  }
  wire::RecordDraft asked(std::string_view id) {
    wire::ClientFrame frame;
    *frame.mutable_ask_record()->mutable_record() = name_of(gm, "weapon", id);
    send(gm, frame);
    settle();
    return gm.got(Delta::kRecordDraft) ? gm.of(Delta::kRecordDraft).back().record_draft() : wire::RecordDraft();
  }
};

TEST_F(UpgradedContent, WhatTheRulebookNoLongerTakesIsToldToTheGm) {
  EXPECT_NE(problem(gm, "cannon").find("at most a d8"), std::string::npos) << problem(gm, "cannon");
  EXPECT_EQ(problem(gm, "sabre"), "");
  EXPECT_EQ(ada.bytes.find("at most a d8"), std::string::npos);
  EXPECT_NE(gm.of(Delta::kSnapshot).back().snapshot().status().reason().find("left out"), std::string::npos);
}

TEST_F(UpgradedContent, WhatTheRulebookNoLongerTakesStandsInNobodysWay) {
  put_sabre("1d6");
  EXPECT_EQ(gm.of(Delta::kAccepted).size(), 1U);

  EXPECT_NE(exported(wire::AskExport::OWN).find("cannon"), std::string::npos);
  put(gm, {{"kind", "weapon"}, {"id", "cannon"}, {"name", "Cannon"}, {"damage", "1d20"}});
  EXPECT_EQ(problems(gm), (std::vector<std::string>{"damage: at most a d8"}));
}

TEST_F(UpgradedContent, WhatTheRulebookNoLongerTakesIsReadMendedAndCountsAgain) {
  EXPECT_GT(asked("cannon").draft().table().entries_size(), 0);

  put(gm, {{"kind", "weapon"}, {"id", "cannon"}, {"name", "Cannon"}, {"damage", "1d8"}});

  EXPECT_EQ(problem(gm, "cannon"), "");
  EXPECT_EQ(entry(ada, "cannon"), "Cannon");
}

TEST_F(UpgradedContent, WhatTheRulebookNoLongerTakesIsRemovedAndTakenBack) {
  remove("weapon", "cannon");
  EXPECT_EQ(table->memory().state.campaign.records.size(), 1U);
  EXPECT_TRUE(gm.got(Delta::kRecordGone));

  undo();
  EXPECT_EQ(table->memory().state.campaign.records.size(), 2U);
  EXPECT_NE(problem(gm, "cannon"), "");
}

// ---- while a question is open (law R14)

TEST_F(Content, AQuestionWhoseAnswersChangeIsAskedAnew) {  // R4
  put_sabre("1d8");
  command(ada, "arm", "Ada");
  settle();
  ASSERT_EQ(ada.of(Delta::kQuestion).back().question().options_size(), 2);
  ada.forget();

  remove("weapon", "sabre");

  EXPECT_TRUE(ada.got(Delta::kQuestionClosed));
  ASSERT_TRUE(ada.got(Delta::kQuestion));
  EXPECT_EQ(ada.of(Delta::kQuestion).back().question().options_size(), 1);
  wire::ClientFrame frame;
  wire::Answer& club = *frame.mutable_answer();
  club.set_client_id(++ada.last_id);
  club.set_question(open_question(ada));
  club.mutable_value()->set_key(ada.name("club"));
  kill();
  start();
  for (Client* client : {&gm, &ada}) hello(*client);
  EXPECT_EQ(table->status().kind, codec::TableStatus::Kind::playing);
  send(ada, frame);
  settle();
  EXPECT_TRUE(table->memory().open.empty());
  EXPECT_EQ(creature("Ada").items.size(), 1U);
}

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
