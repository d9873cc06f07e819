// Content as files: exported, read by other campaigns, refused whole where anything in it is wrong.
#include "tests/server/table/content_fixture.hpp"

namespace ft::test {

using wire::Delta;

TEST_F(Content, AnExportIsReadByAnotherCampaign) {
  put_sabre("1d8+1");
  put(gm, {{"kind", "creature"}, {"id", "duke"}, {"name", "The \"Duke\""}, {"text", "Line\nand line"}});
  const std::string text = exported(wire::AskExport::OWN);
  undo();
  undo();
  ASSERT_TRUE(table->state().state.campaign.records.empty());

  import(gm, text);

  EXPECT_EQ(exported(wire::AskExport::OWN), text);
  EXPECT_EQ(entry(gm, "duke"), "The \"Duke\"");
  undo();  // all of it is one step
  EXPECT_TRUE(table->state().state.campaign.records.empty());
}

TEST_F(Content, AnExportOfAllChangesNothingWhereItIsReadAgain) {
  import(gm, exported(wire::AskExport::ALL));

  EXPECT_TRUE(table->state().state.campaign.records.empty());
  EXPECT_TRUE(problems(gm).empty());
}

TEST_F(Content, WrongFileIsRefusedWithFileLineFieldAndExpectation) {  // P28
  import(gm, "[[weapon]]\nid = \"sabre\"\ndamage = \"1d8\"\n\n[[weapon]]\nid = \"axe\"\ndamage = true\n");

  EXPECT_EQ(problems(gm), (std::vector<std::string>{"mine.toml:7 weapon.axe.damage: dice such as 2d6+3, or a number"}));
  EXPECT_TRUE(table->state().state.campaign.records.empty());

  import(gm, "[[weapon]\n");
  ASSERT_EQ(problems(gm).size(), 1U);
  EXPECT_TRUE(problems(gm)[0].starts_with("mine.toml:1 : TOML: ")) << problems(gm)[0];
}

TEST_F(Content, ARecordTwiceInAFileIsRefused) {  // P28
  import(gm,
         "[[weapon]]\nid = \"club\"\nname = \"Club\"\ndamage = \"1d12\"\n"
         "[[weapon]]\nid = \"club\"\nname = \"Club\"\ndamage = \"1d6\"\n");

  EXPECT_EQ(problems(gm), (std::vector<std::string>{"mine.toml:5 weapon.club.id: an id that no other weapon has"}));
  EXPECT_TRUE(table->state().state.campaign.records.empty());
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
  EXPECT_TRUE(table->state().state.campaign.records.empty());
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
  EXPECT_TRUE(table->state().state.campaign.records.empty());

  weapons(0, 2'000);
  EXPECT_EQ(table->state().state.campaign.records.size(), 2'000U);
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
  EXPECT_EQ(table->state().state.campaign.records.size(), 100U);

  novels("second", 6);
  EXPECT_EQ(gm.refusal(), "E_CONTENT_LIMIT");
  EXPECT_EQ(table->state().state.campaign.records.size(), 100U);
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
  EXPECT_TRUE(table->state().state.campaign.records.empty());
}

TEST_F(Content, PartsFromADroppedConnectionAreForgotten) {  // P28
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

}  // namespace ft::test
