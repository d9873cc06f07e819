// Reading content records: dice, shapes, and problems that say what would be right.
#include "rules/kernel/content/content.hpp"

#include <gmock/gmock.h>

#include "tests/rules/kernel/tiny_system.hpp"

namespace ft::rules {
namespace {

using namespace literals;
using ::testing::HasSubstr;

Draft draft(auto value, int line = 1) { return {.is = std::move(value), .file = "tools.toml", .line = line}; }
Draft text(const char* value, int line = 1) { return draft(std::string(value), line); }
Draft number(std::int64_t value, int line = 1) { return draft(value, line); }

/// A tool with what every tool needs, and these fields.
Draft tool(Draft::Table fields, const char* id = "saw") {
  Draft::Table table{{"kind", text("tool")}, {"id", text(id)}};
  if (std::none_of(fields.begin(), fields.end(), [](const auto& field) { return field.first == "harm"; }))
    table.push_back({"harm", text("1d6")});
  for (auto& field : fields) table.push_back(std::move(field));
  return draft(std::move(table), 3);
}

ContentProblem only_problem(std::vector<Draft> drafts) {
  const auto content = read_content(tiny_schema(), drafts);
  if (content || content.error().size() != 1) return {"", 0, "not exactly one problem", ""};
  return content.error().front();
}

TEST(DiceText, ReadsCountSidesAndBonus) {
  EXPECT_EQ(read_dice("2d6+3"), (DiceText{2, 6, 3}));
  EXPECT_EQ(read_dice("1d4"), (DiceText{1, 4, 0}));
  EXPECT_EQ(read_dice("d20"), (DiceText{1, 20, 0}));
  EXPECT_EQ(read_dice("3d8-2"), (DiceText{3, 8, -2}));
  EXPECT_EQ(read_dice("7"), (DiceText{0, 0, 7}));
  EXPECT_EQ(read_dice("0"), DiceText{});
}

TEST(DiceText, RefusesEverythingElse) {
  for (const char* wrong : {"", "d", "2d", "0d6", "2d0", "101d6", "1d1001", "2d6+", "2d6 + 3", "2d6+x", "two", "1d6d6",
                            "--1", "2d6+3+4", "2d6+-3", "2d-6"})
    EXPECT_EQ(read_dice(wrong), std::nullopt) << wrong;
}

TEST(Content, OmittedFieldsGetDefaults) {
  const auto content = read_content(tiny_schema(), {tool({})});
  ASSERT_TRUE(content);
  const Record& saw = content->at("tool"_k, "saw"_k);
  EXPECT_EQ(saw.name, "saw");
  EXPECT_EQ(saw.number("charge"_k), 2);
  EXPECT_FALSE(saw.flag("sharp"_k));
  EXPECT_EQ(saw.dice("harm"_k), (DiceText{1, 6, 0}));
  EXPECT_FALSE(saw.has("how"_k));
}

TEST(Content, ANameIsOneLineOfAtMostAHundredLetters) {
  std::string hundred;
  for (int letter = 0; letter < 100; ++letter) hundred += "\xC3\xA4";
  EXPECT_TRUE(read_content(tiny_schema(), {tool({{"name", text(hundred.c_str())}})}));

  for (const Draft& wrong :
       {text((hundred + "a").c_str(), 5), text("saw\nblade", 5), text("saw\x07", 5), number(7, 5)}) {
    const ContentProblem problem = only_problem({tool({{"name", wrong}})});
    EXPECT_EQ(problem.field, "tool.saw.name");
    EXPECT_EQ(problem.line, 5);
    EXPECT_EQ(problem.expected, "a name: one line of at most 100 letters");
  }
}

TEST(Content, ANumberThatStandsForDiceIsOneThatCanBeAdded) {
  for (const std::int64_t wrong : {1'000'001LL, -1'000'001LL, 4'294'967'296LL})
    EXPECT_EQ(only_problem({tool({{"harm", number(wrong)}})}).field, "tool.saw.harm") << wrong;
  EXPECT_TRUE(read_content(tiny_schema(), {tool({{"harm", number(1'000'000)}})}));
}

TEST(Content, ReadsEveryKindOfField) {
  const auto content =
      read_content(tiny_schema(), {tool({{"sharp", draft(true)},
                                         {"harm", number(4)},
                                         {"how", text("slow")},
                                         {"tags", draft(Draft::List{text("iron"), text("old")})},
                                         {"bonus", draft(Draft::Table{{"courage", number(-1)}})},
                                         {"parts", draft(Draft::List{draft(Draft::Table{{"charge", number(8)}})})}})});
  ASSERT_TRUE(content);
  const Record& saw = content->at("tool"_k, "saw"_k);
  EXPECT_TRUE(saw.flag("sharp"_k));
  EXPECT_EQ(saw.dice("harm"_k), (DiceText{0, 0, 4}));
  EXPECT_EQ(saw.word("how"_k), "slow"_k);
  EXPECT_TRUE(saw.has_word("tags"_k, "iron"_k));
  EXPECT_EQ(saw.numbers("bonus"_k).get("courage"_k), -1);
  EXPECT_EQ(saw.records("parts"_k).front().number("charge"_k), 8);
  EXPECT_TRUE(content->names().has("old"_k));
}

TEST(Content, NamesFileLineAndFieldOfANumberOutOfRange) {
  const ContentProblem problem = only_problem({tool({{"charge", number(10, 17)}})});
  EXPECT_EQ(problem.file, "tools.toml");
  EXPECT_EQ(problem.line, 17);
  EXPECT_EQ(problem.field, "tool.saw.charge");
  EXPECT_EQ(problem.expected, "a whole number from 0 to 9");
}

TEST(Content, AcceptsANumberAtItsBounds) {
  EXPECT_TRUE(read_content(tiny_schema(), {tool({{"charge", number(0)}})}));
  EXPECT_TRUE(read_content(tiny_schema(), {tool({{"charge", number(9)}})}));
}

TEST(Content, SaysWhichWordsDiceAndFieldsWouldBeRight) {
  EXPECT_THAT(only_problem({tool({{"how", text("later")}})}).expected, HasSubstr("fast, slow"));
  EXPECT_THAT(only_problem({tool({{"harm", text("2x6")}})}).expected, HasSubstr("2d6+3"));
  EXPECT_THAT(only_problem({tool({{"weight", number(1)}})}).expected, HasSubstr("charge, sharp, harm"));
  EXPECT_EQ(only_problem({tool({{"bonus", draft(Draft::Table{{"luck", number(1)}})}})}).field, "tool.saw.bonus.luck");
}

TEST(Content, MissingRequiredFieldIsAProblem) {
  Draft::Table table{{"kind", text("tool")}, {"id", text("saw")}};
  EXPECT_EQ(only_problem({draft(std::move(table))}).field, "tool.saw.harm");
}

TEST(Content, RefusesUnknownKindsMissingIdsAndIdsUsedTwice) {
  EXPECT_THAT(only_problem({draft(Draft::Table{{"kind", text("toy")}, {"id", text("ball")}})}).expected,
              HasSubstr("tool"));
  EXPECT_EQ(only_problem({draft(Draft::Table{{"kind", text("tool")}, {"harm", number(1)}})}).field, "tool.id");
  EXPECT_EQ(only_problem({tool({}), tool({})}).field, "tool.saw.id");
}

TEST(Content, AllProblemsAreReportedAtOnce) {
  const auto content = read_content(
      tiny_schema(), {tool({{"charge", number(99)}, {"how", text("x")}}), tool({{"sharp", number(1)}}, "axe")});
  ASSERT_FALSE(content);
  EXPECT_EQ(content.error().size(), 3U);
}

// ---- names of other records, and a campaign's own ------------------------------------------------------------------

/// A tool may need another one to be made with.
Schema schema_with_makers() {
  Schema schema = tiny_schema();
  RecordField maker;
  maker.key = "made_with";
  maker.kind = RecordField::Kind::words;
  maker.words = {"hands"};
  maker.kinds = {"tool"};
  schema.records.front().fields.push_back(maker);
  return schema;
}
Draft made_with(const char* other, const char* id = "saw") {
  return tool({{"made_with", draft(Draft::List{text(other, 12)})}}, id);
}

TEST(Content, NamesRecordsThatAreThereWhereverTheyStand) {
  EXPECT_TRUE(read_content(schema_with_makers(), {made_with("hands")}));
  EXPECT_TRUE(read_content(schema_with_makers(), {made_with("file"), tool({}, "file")}));

  const auto content = read_content(schema_with_makers(), {made_with("magic")});
  ASSERT_FALSE(content);
  EXPECT_EQ(content.error().front().line, 12);
  EXPECT_EQ(content.error().front().field, "tool.saw.made_with");
  EXPECT_EQ(content.error().front().expected, "one of: hands, or the id of a tool");
}

TEST(Content, RefusesANameWithTheKeyOfAnother) {  // both are 0x5e4daa9d
  EXPECT_EQ(only_problem({tool({}, "costarring"), tool({}, "liquid")}).field, "tool.id");
}

TEST(CustomContent, StandsBesideAndInsteadOfTheBooks) {
  const Schema schema = schema_with_makers();
  const auto book = read_content(schema, {tool({{"charge", number(1)}}), tool({}, "axe")});
  const auto own = read_own_content(schema, *book, {{tool({{"charge", number(9)}}), made_with("axe", "adze")}, {}});
  ASSERT_TRUE(own);

  EXPECT_EQ(own->at("tool"_k, "saw"_k).number("charge"_k), 9);
  EXPECT_EQ(own->at("tool"_k, "saw"_k).origin, Record::Origin::changed);
  EXPECT_EQ(own->at("tool"_k, "adze"_k).origin, Record::Origin::own);
  EXPECT_EQ(own->at("tool"_k, "axe"_k).origin, Record::Origin::book);
  EXPECT_EQ(book->at("tool"_k, "saw"_k).number("charge"_k), 1);
}

TEST(CustomContent, WithdrawnRecordCanStillBeNamed) {
  const auto book = read_content(tiny_schema(), {tool({}), tool({}, "axe")});
  const auto own = read_own_content(tiny_schema(), *book, {{}, {{"tool"_k, "axe"_k}}});
  ASSERT_TRUE(own);

  EXPECT_EQ(own->all("tool"_k).size(), 1U);
  EXPECT_EQ(own->every("tool"_k).size(), 2U);
  EXPECT_NE(own->find("tool"_k, "axe"_k), nullptr);
}

TEST(OneRecord, RecordNamesOnlyOfferedRecords) {
  const Schema schema = schema_with_makers();
  const auto book = read_content(schema, {tool({}, "axe"), tool({}, "file")});
  const auto own = read_own_content(schema, *book, {{}, {{"tool"_k, "axe"_k}}});

  EXPECT_TRUE(read_record(schema, names_of(schema), *own, made_with("file")));
  EXPECT_FALSE(read_record(schema, names_of(schema), *own, made_with("axe")));
}

}  // namespace
}  // namespace ft::rules
