// A wrong content file of any rulebook is refused with its name, the line, the field and what would be right.
#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>

#include "rules/game/game.hpp"
#include "server/codec/content/content_toml.hpp"

namespace ft::rules {
namespace {

using codec::Problems;
using ::testing::HasSubstr;
namespace fs = std::filesystem;
using Kind = RecordField::Kind;

std::string toml(const Draft& draft);

/// A draft as it would stand on one line.
struct Toml {
  std::string operator()(std::monostate) const { return "\"\""; }
  std::string operator()(bool yes) const { return yes ? "true" : "false"; }
  std::string operator()(std::int64_t number) const { return std::to_string(number); }
  std::string operator()(const std::string& text) const { return "'''" + text + "'''"; }
  std::string operator()(const Draft::List& list) const {
    std::string all;
    for (const Draft& one : list) all += toml(one) + ", ";
    return "[" + all + "]";
  }
  std::string operator()(const Draft::Table& table) const {
    std::string all;
    for (const auto& [key, value] : table) all += (all.empty() ? "" : ", ") + key + " = " + toml(value);
    return "{" + all + "}";
  }
};
std::string toml(const Draft& draft) { return std::visit(Toml{}, draft.is); }

/// The pack of a rulebook, and beside it a file of one record that is right but for what the test does to it.
class Pack {
 public:
  explicit Pack(std::string_view system)
      : system_(system), drafts_(*codec::read_content_folder(fs::path(FT_SYSTEMS_FOLDER) / system / "content")) {}

  /// A record of that kind like one of the pack, its id "wrong"; line 1 is its head, line 2 its id, then a line a field.
  /// Empty where the pack has none: some kinds are forms that people fill in.
  [[nodiscard]] Draft::Table like_one(const std::string& kind) const {
    for (const Draft& draft : drafts_) {
      Draft::Table fields = std::get<Draft::Table>(draft.is);
      if (std::get<std::string>(fields.front().second.is) != kind) continue;
      std::erase_if(fields, [](const auto& field) { return field.first == "kind" || field.first == "id"; });
      return fields;
    }
    return {};
  }

  [[nodiscard]] Problems problems(const std::string& text) const {
    auto own = codec::read_content_text(text, "wrong.toml");
    if (!own) return own.error();
    std::vector<Draft> all = drafts_;
    all.insert(all.end(), own->begin(), own->end());
    auto system = make_system(system_, all);
    return system ? Problems{} : system.error();
  }

  [[nodiscard]] Problems problems(const std::string& kind, const Draft::Table& fields,
                                  const std::string& id = "id = \"wrong\"") const {
    std::string text = "[[" + kind + "]]\n" + id + "\n";
    for (const auto& [key, value] : fields) text += key + " = " + toml(value) + "\n";
    return problems(text);
  }

  /// Expects one problem: at this field, on this line, with these words.
  void expect(const Problems& problems, int line, const std::string& field, const std::string& expected) const {
    const auto as_text = [&] {
      std::string all;
      for (const ContentProblem& one : problems) all += codec::sentence(one) + "\n";
      return system_ + ", " + field + ": " + (all.empty() ? "nothing is refused" : all);
    };
    ASSERT_EQ(problems.size(), 1U) << as_text();
    EXPECT_EQ(problems.front().file, "wrong.toml") << as_text();
    EXPECT_EQ(problems.front().line, line) << as_text();
    EXPECT_EQ(problems.front().field, field) << as_text();
    EXPECT_THAT(problems.front().expected, HasSubstr(expected)) << as_text();
  }

  [[nodiscard]] Schema schema() const { return schema_of(system_); }

 private:
  std::string system_;
  std::vector<Draft> drafts_;
};

/// A wrong value for a field and what the answer must say.
struct Mistake {
  Draft value;
  std::string expected;
};
Draft value(auto is) { return {.is = std::move(is), .file = {}}; }

std::vector<Mistake> mistakes(const RecordField& field) {
  const std::string range = std::to_string(field.min) + " to " + std::to_string(field.max);
  const Draft number = value(std::int64_t{7}), word = value(std::string("no_such_word"));
  std::vector<Mistake> all;
  switch (field.kind) {
    case Kind::number: return {{word, range}, {value(field.min - 1), range}, {value(field.max + 1), range}};
    case Kind::flag: return {{number, "true or false"}};
    case Kind::text: return {{number, "a text in quotes"}};
    case Kind::dice: return {{word, "dice such as 2d6+3"}, {value(true), "dice such as 2d6+3"}};
    case Kind::record: return {{number, "a table"}};
    case Kind::records: return {{number, "a list of tables"}};
    case Kind::word:
      all = {{number, !field.words.empty()  ? field.words.front()
                      : field.kinds.empty() ? "a name"
                                            : "the id of a " + field.kinds.front()}};
      break;
    case Kind::words: all = {{number, "a list of names"}}; break;
    case Kind::numbers: return {{number, "a table of numbers"}};
  }
  if (field.words.empty()) return all;
  all.push_back({field.kind == Kind::word ? word : value(Draft::List{word}), field.words.front()});
  return all;
}

/// For every kind of record of every rulebook.
void each_kind(const std::function<void(const Pack&, const RecordSchema&)>& check) {
  for (const std::string_view id : system_ids()) {
    const Pack pack(id);
    for (const RecordSchema& record : pack.schema().records)
      if (!pack.like_one(record.kind).empty()) check(pack, record);
  }
}

constexpr int first_line = 3;  // of a record's fields

TEST(WrongContent, AValueThatItsFieldDoesNotTakeIsRefused) {
  each_kind([](const Pack& pack, const RecordSchema& record) {
    for (const RecordField& field : record.fields) {
      for (const Mistake& mistake : mistakes(field)) {
        Draft::Table fields = pack.like_one(record.kind);
        std::erase_if(fields, [&](const auto& one) { return one.first == field.key; });
        fields.insert(fields.begin(), {field.key, mistake.value});
        pack.expect(pack.problems(record.kind, fields), first_line, record.kind + ".wrong." + field.key,
                    mistake.expected);
      }
    }
  });
}

TEST(WrongContent, AnUnknownFieldIsRefused) {
  each_kind([](const Pack& pack, const RecordSchema& record) {
    Draft::Table fields = pack.like_one(record.kind);
    fields.insert(fields.begin(), {"colour", value(std::string("red"))});
    pack.expect(pack.problems(record.kind, fields), first_line, record.kind + ".wrong.colour",
                "no such field; one of: ");
  });
}

TEST(WrongContent, AMissingFieldThatIsRequiredIsRefused) {
  each_kind([](const Pack& pack, const RecordSchema& record) {
    for (const RecordField& field : record.fields) {
      if (!field.required) continue;
      Draft::Table fields = pack.like_one(record.kind);
      std::erase_if(fields, [&](const auto& one) { return one.first == field.key; });
      pack.expect(pack.problems(record.kind, fields), 1, record.kind + ".wrong." + field.key, "required");
    }
  });
}

TEST(WrongContent, AMissingIdIsRefused) {
  each_kind([](const Pack& pack, const RecordSchema& record) {
    pack.expect(pack.problems(record.kind, pack.like_one(record.kind), "# none"), 1, record.kind + ".id",
                "a name such as");
    pack.expect(pack.problems(record.kind, pack.like_one(record.kind), "id = 7"), 1, record.kind + ".id",
                "a name such as");
  });
}

TEST(WrongContent, AnIdUsedTwiceIsRefused) {
  each_kind([](const Pack& pack, const RecordSchema& record) {
    const Draft::Table fields = pack.like_one(record.kind);
    std::string twice;
    for (int i = 0; i < 2; ++i) {
      twice += "[[" + record.kind + "]]\nid = \"wrong\"\n";
      for (const auto& [key, one] : fields) twice += key + " = " + toml(one) + "\n";
    }
    pack.expect(pack.problems(twice), first_line + static_cast<int>(fields.size()), record.kind + ".wrong.id",
                "an id that no other " + record.kind + " has");
  });
}

TEST(WrongContent, ACreatureThatNamesARecordWhichDoesNotExistIsRefused) {
  each_kind([](const Pack& pack, const RecordSchema& record) {
    if (record.kind != "creature") return;
    for (const RecordField& field : record.fields) {
      if (field.kind != Kind::words || !field.words.empty()) continue;
      Draft::Table fields = pack.like_one(record.kind);
      std::erase_if(fields, [&](const auto& one) { return one.first == field.key; });
      fields.insert(fields.begin(), {field.key, value(Draft::List{value(std::string("no_such_record"))})});
      const Problems problems = pack.problems(record.kind, fields);
      ASSERT_EQ(problems.size(), 1U) << pack.schema().system << ": creature.wrong." << field.key;
      EXPECT_EQ(problems.front().field, "creature.wrong." + field.key);
      EXPECT_FALSE(problems.front().expected.empty());
    }
  });
}

TEST(WrongContent, AnUnknownKindIsRefused) {
  for (const std::string_view id : system_ids()) {
    const Pack pack(id);
    pack.expect(pack.problems("[[spaceship]]\nid = \"wrong\"\n"), 1, "kind",
                "one of: " + pack.schema().records.front().kind);
  }
}

TEST(WrongContent, InvalidTomlIsRefusedWithItsLine) {
  for (const std::string_view id : system_ids()) {
    const Pack pack(id);
    const std::string kind = pack.schema().records.front().kind;
    pack.expect(pack.problems("[[" + kind + "]]\nid = \n"), 2, "", "TOML: ");
    pack.expect(pack.problems("[[" + kind + "]]\nid = \"a\"\nid = \"b\"\n"), 3, "", "TOML: ");
    pack.expect(pack.problems("[[" + kind + "]]\nid = \"\xC3\x28\"\n"), 2, "", "TOML: ");
    pack.expect(pack.problems("[[" + kind + "]]\nid = 1.5\n"), 2, kind + ".1.id", "a whole number");
    pack.expect(pack.problems(std::string(4 * 1024 * 1024 + 1, '#')), 0, "", "at most 4 MiB");
  }
}

TEST(WrongContent, AFileOfAnotherNameIsRefused) {
  const fs::path folder = fs::path(::testing::TempDir()) / "wrong_content";
  fs::remove_all(folder);
  fs::create_directories(folder / "inner");
  std::ofstream(folder / "README.md") << "What this is.\n";
  std::ofstream(folder / "inner" / "weapons.toml") << "\n";
  ASSERT_TRUE(codec::read_content_folder(folder));

  std::ofstream(folder / "inner" / "weapons.tml") << "\n";
  const auto drafts = codec::read_content_folder(folder);

  ASSERT_FALSE(drafts);
  ASSERT_EQ(drafts.error().size(), 1U);
  EXPECT_EQ(codec::sentence(drafts.error().front()),
            "inner/weapons.tml: expected a name that ends in .toml, or README.md");
  fs::remove_all(folder);
}

}  // namespace
}  // namespace ft::rules
