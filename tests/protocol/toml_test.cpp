// Content files: results, and the sentences of errors.
#include <gtest/gtest.h>

#include <filesystem>

#include "server/codec/content/content_toml.hpp"
#include "server/codec/content/sample.hpp"
#include "tests/protocol/problem_text.hpp"

namespace ft::codec {

namespace {

std::string problems_of(std::string_view text) {
  const auto drafts = read_content_text(text, "weapons.toml");
  return drafts ? "none" : as_text(drafts.error());
}

const rules::Draft& field(const rules::Draft& draft, std::string_view name) {
  for (const auto& [key, value] : std::get<rules::Draft::Table>(draft.is))
    if (key == name) return value;
  throw std::out_of_range(std::string(name));
}

}  // namespace

// ---- content ----------------------------------------------------------------------------------------------------

TEST(ContentFiles, RecordsBecomeDraftsOfTheirKindWithTheirLines) {
  const auto drafts = read_content_text(
      "[[weapon]]\nid = \"knife\"\nrange_m = 5\nlight = true\n\n[[armour]]\ntypes = [\"blunt\", \"edged\"]\n",
      "gear.toml");

  ASSERT_TRUE(drafts) << as_text(drafts.error());
  ASSERT_EQ(drafts->size(), 2U);
  const rules::Draft& armour = drafts->at(0);  // kinds by name
  const rules::Draft& knife = drafts->at(1);
  EXPECT_EQ(std::get<std::string>(field(knife, "kind").is), "weapon");
  EXPECT_EQ(std::get<std::int64_t>(field(knife, "range_m").is), 5);
  EXPECT_EQ(std::get<bool>(field(knife, "light").is), true);
  EXPECT_EQ(field(knife, "range_m").line, 3);
  EXPECT_EQ(field(knife, "range_m").file, "gear.toml");
  EXPECT_EQ(std::get<rules::Draft::List>(field(armour, "types").is).size(), 2U);
}

TEST(ContentFiles, AFractionIsRefusedWithItsLineAndField) {
  EXPECT_EQ(
      problems_of("[[weapon]]\nid = \"knife\"\nrange_m = 1.5\n"),
      "weapons.toml:3: weapon.knife.range_m: expected a whole number: lengths and shares are counted in whole units\n");
}

TEST(ContentFiles, ADateIsRefused) {
  EXPECT_NE(problems_of("[[weapon]]\nmade = 2024-01-01\n").find("weapons.toml:2: weapon.1.made: expected text"),
            std::string::npos);
}

TEST(ContentFiles, InvalidTomlIsRefusedWithItsLine) {
  EXPECT_TRUE(problems_of("[[weapon]]\nid = \n").starts_with("weapons.toml:2: expected TOML: "))
      << problems_of("[[weapon]]\nid = \n");
}

TEST(ContentFiles, AnUnusualLetterOutsideTextIsRefusedAndInTextIsNot) {
  EXPECT_NE(problems_of("\uFE0F[[weapon]]\n").find("weapons.toml:1: "), std::string::npos);
  EXPECT_EQ(problems_of("[[weapon]]\nid = \"knife\"\nname = \"Knife \uFE0F\"\n"), "none");
}

TEST(ContentFiles, AFieldOutsideAnyRecordIsRefused) {
  EXPECT_EQ(problems_of("name = \"Knives\"\n"),
            "weapons.toml:1: name: expected records of this kind, each begun by [[name]]\n");
}

TEST(ContentFiles, ARecordSaysItsKindOnce) {
  EXPECT_EQ(problems_of("[[weapon]]\nid = \"knife\"\nkind = \"armour\"\n"),
            "weapons.toml:1: weapon.kind: expected no such field: [[weapon]] is the kind\n");
}

TEST(ContentFiles, AllProblemsAreReported) {
  const auto drafts = read_content_text("[[weapon]]\na = 1.5\nb = 2.5\n", "weapons.toml");

  ASSERT_FALSE(drafts);
  EXPECT_EQ(drafts.error().size(), 2U);
}

TEST(ContentFiles, AFolderThatIsNotThereIsAProblem) {
  const auto drafts = read_content_folder("/nowhere/at/all");

  ASSERT_FALSE(drafts);
  EXPECT_EQ(as_text(drafts.error()), "/nowhere/at/all: expected a folder that can be read\n");
}

TEST(ContentFiles, DigestCoversTheContentNotItsPosition) {
  const auto one = read_content_text("[[weapon]]\nid = \"knife\"\n", "a.toml");
  const auto moved = read_content_text("\n\n[[weapon]]\nid = \"knife\"\n", "b.toml");
  const auto other = read_content_text("[[weapon]]\nid = \"knive\"\n", "a.toml");

  EXPECT_EQ(digest(*one), digest(*moved));
  EXPECT_NE(digest(*one), digest(*other));
}

TEST(ContentFiles, TheFilesOfEveryRulebookAreRead) {
  for (const auto& rulebook : std::filesystem::directory_iterator(FT_RULEBOOKS)) {
    if (!rulebook.is_directory()) continue;
    const auto drafts = read_content_folder(rulebook.path() / "content");
    EXPECT_TRUE(drafts) << as_text(drafts.error());
    const auto sample = read_sample_file(rulebook.path() / "sample" / "sample.toml");
    EXPECT_TRUE(sample) << as_text(sample.error());
  }
}

// ---- records as text --------------------------------------------------------------------------------------------

TEST(WrittenRecords, WrittenRecordReadsBackUnchanged) {  // X5
  const std::string text =
      "[[weapon]]\nid = \"knife\"\nname = \"The \\\"Knife\\\"\\nof Ur\\u0007 \\\\\"\nlight = true\nrange_m = -5\n"
      "types = [\"blunt\", \"edged\"]\nby = { \"two words\" = 2, blunt = 1 }\nempty = []\n"
      "effects = [\n  { op = \"push\", to = [\"a\"] },\n  {},\n]\n";
  const auto drafts = read_content_text(text, "a.toml");
  ASSERT_TRUE(drafts) << as_text(drafts.error());

  const std::string written = write_record({}, drafts->front());

  const auto again = read_content_text(written, "b.toml");
  ASSERT_TRUE(again) << written << as_text(again.error());
  EXPECT_EQ(digest(*again), digest(*drafts)) << written;
  EXPECT_EQ(write_record({}, again->front()), written);
}

TEST(WrittenRecords, HaveTheirFieldsInTheOrderOfTheForm) {  // X5
  rules::Schema schema;
  schema.records = {{"weapon", "Weapon", {rules::RecordField{}, rules::RecordField{}}}};
  schema.records[0].fields[0].key = "range_m";
  schema.records[0].fields[1].key = "damage";
  const auto drafts = read_content_text("[[weapon]]\ndamage = \"1d4\"\nid = \"knife\"\nrange_m = 5\n", "a.toml");

  EXPECT_EQ(write_record(schema, drafts->front()), "[[weapon]]\nid = \"knife\"\nrange_m = 5\ndamage = \"1d4\"\n");
}

TEST(ContentPage, PageListsAllowedValuesOfEachField) {  // X6
  rules::Schema schema;
  schema.title = "Small";
  schema.records = {{"weapon", "Weapon", {rules::RecordField{}, rules::RecordField{}}, "What hurts."}};
  rules::RecordField& range = schema.records[0].fields[0];
  range = {"range_m", "Range", rules::RecordField::Kind::number, false, 3, 0, 50, {}, {}, {}, "Metres."};
  rules::RecordField& worn = schema.records[0].fields[1];
  worn = {"with", "Used with", rules::RecordField::Kind::words, true, 0, 0, 0, {"hands"}, {}, {"armour"}, ""};

  EXPECT_EQ(content_page(schema),
            "# Content of Small\n\nFiles are TOML. A record begins with its kind, `[[weapon]]`, and has an `id`, a "
            "`name`, and of these fields:\n\n## [[weapon]] Weapon\nWhat hurts.\n\n"
            "- `range_m` Range: a whole number, 0 to 50; 3 if left out - Metres.\n"
            "- `with` (required) Used with: a list, each one of: hands; or the id of a record of kind armour\n");
}

}  // namespace ft::codec
