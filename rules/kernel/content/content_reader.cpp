// Drafts become records: every field is checked against its schema, and every problem is reported.
#include <algorithm>
#include <set>

#include "rules/kernel/content/content.hpp"

namespace ft::rules {

namespace {

constexpr std::size_t longest_name = 100;
constexpr std::int64_t highest_number = 1'000'000;  // that stands for dice

bool is_control(char byte) { return static_cast<unsigned char>(byte) < 0x20 || byte == 0x7F; }

/// Letters of UTF-8.
std::size_t letters(const std::string& text) {
  return static_cast<std::size_t>(std::count_if(
      text.begin(), text.end(), [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }));
}

/// What people may call something.
bool is_name(const std::string& text) {
  return letters(text) <= longest_name && std::none_of(text.begin(), text.end(), is_control);
}

/// A word that must be the id of a record.
struct Reference {
  std::string file;
  int line;
  std::string field;
  const RecordField* of;
  std::string word;
};

class Reader {
 public:
  /// known: names of the schema, which no word's key may clash with. names: those that the records bring along.
  Reader(const Schema& schema, const NameTable& known, std::vector<ContentProblem>& problems, NameTable& names)
      : schema_(schema), known_(known), problems_(problems), names_(names) {}

  /// Once all records are read: is what they name there? `may_name`: whether a record of this kind and id may be named.
  template <class MayName>
  void resolve(const MayName& may_name) {
    for (const Reference& reference : references_) {
      const auto& kinds = reference.of->kinds;
      if (std::none_of(kinds.begin(), kinds.end(),
                       [&](const std::string& kind) { return may_name(Key(kind), Key(reference.word)); }))
        problems_.push_back({reference.file, reference.line, reference.field, legal(*reference.of)});
    }
  }

  std::optional<Record> read(const Draft& draft) {
    const auto* table = std::get_if<Draft::Table>(&draft.is);
    if (!table) return wrong(draft, "record", "a table with kind, id and name");
    const std::string kind = text_of(*table, "kind"), id = text_of(*table, "id");
    const auto declared = std::find_if(schema_.records.begin(), schema_.records.end(),
                                       [&](const RecordSchema& record) { return record.kind == kind; });
    if (declared == schema_.records.end()) return wrong(draft, "kind", "one of: " + kinds());
    const auto id_key = id.empty() ? std::nullopt : name(id);
    if (!id_key) return wrong(draft, kind + ".id", "a name such as machete");
    const std::size_t before = problems_.size();
    if (const Draft* called = find(*table, "name")) {
      const auto* text = std::get_if<std::string>(&called->is);
      if (!text || !is_name(*text))
        wrong(*called, kind + "." + id + ".name",
              "a name: one line of at most " + std::to_string(longest_name) + " letters");
    }
    Record record = read_table(*table, declared->fields, kind + "." + id, draft);
    record.kind = names_.add(kind);
    record.id = *id_key;
    record.id_text = id;
    record.name = text_of(*table, "name").empty() ? id : text_of(*table, "name");
    return problems_.size() == before ? std::optional(std::move(record)) : std::nullopt;
  }

 private:
  std::nullopt_t wrong(const Draft& at, std::string field, std::string expected) {
    problems_.push_back({at.file, at.line, std::move(field), std::move(expected)});
    return std::nullopt;
  }

  std::string kinds() const {
    std::string all;
    for (const RecordSchema& record : schema_.records) all += (all.empty() ? "" : ", ") + record.kind;
    return all;
  }

  static const Draft* find(const Draft::Table& table, std::string_view key) {
    const auto at = std::find_if(table.begin(), table.end(), [&](const auto& entry) { return entry.first == key; });
    return at == table.end() ? nullptr : &at->second;
  }

  static std::string text_of(const Draft::Table& table, std::string_view key) {
    const Draft* draft = find(table, key);
    const auto* text = draft ? std::get_if<std::string>(&draft->is) : nullptr;
    return text ? *text : "";
  }

  Record read_table(const Draft::Table& table, const std::vector<RecordField>& fields, const std::string& path,
                    const Draft& whole) {
    Record record;
    for (const auto& [key, value] : table) {
      const bool own = key == "kind" || key == "id" || key == "name";
      const bool known = std::any_of(fields.begin(), fields.end(), [&](const auto& field) { return field.key == key; });
      if (!own && !known) wrong(value, path + "." + key, "no such field; one of: " + names_in(fields));
    }
    for (const RecordField& field : fields) {
      if (const Draft* draft = find(table, field.key)) {
        if (auto value = read_field(*draft, field, path + "." + field.key))
          record.fields.emplace_back(Key(field.key), std::move(*value));
      } else if (field.required) {
        wrong(whole, path + "." + field.key, "a value: this field is required");
      } else if (field.kind == RecordField::Kind::number || field.kind == RecordField::Kind::flag) {
        record.fields.emplace_back(Key(field.key), field.default_value);
      }
    }
    return record;
  }

  static std::string names_in(const std::vector<RecordField>& fields) {
    std::string all;
    for (const RecordField& field : fields) all += (all.empty() ? "" : ", ") + field.key;
    return all;
  }

  std::optional<Record::Field> read_field(const Draft& draft, const RecordField& field, const std::string& path) {
    switch (field.kind) {
      case RecordField::Kind::number: return read_number(draft, field, path);
      case RecordField::Kind::flag: {
        const auto* flag = std::get_if<bool>(&draft.is);
        return flag ? std::optional<Record::Field>(std::int64_t{*flag}) : wrong(draft, path, "true or false");
      }
      case RecordField::Kind::text: {
        const auto* text = std::get_if<std::string>(&draft.is);
        return text ? std::optional<Record::Field>(*text) : wrong(draft, path, "a text in quotes");
      }
      case RecordField::Kind::word: return read_word(draft, field, path);
      case RecordField::Kind::dice: return read_dice_field(draft, path);
      case RecordField::Kind::words: return read_words(draft, field, path);
      case RecordField::Kind::numbers: return read_numbers(draft, field, path);
      case RecordField::Kind::record:
      case RecordField::Kind::records: return read_records(draft, field, path);
    }
    return std::nullopt;
  }

  std::optional<Record::Field> read_number(const Draft& draft, const RecordField& field, const std::string& path) {
    const auto* number = std::get_if<std::int64_t>(&draft.is);
    if (number && *number >= field.min && *number <= field.max) return *number;
    wrong(draft, path, "a whole number from " + std::to_string(field.min) + " to " + std::to_string(field.max));
    problems_.back().refusal = field.refusal;
    return std::nullopt;
  }

  static std::string listed(const std::vector<std::string>& words) {
    std::string all;
    for (const std::string& word : words) all += (all.empty() ? "" : ", ") + word;
    return all;
  }

  std::optional<Record::Field> read_word(const Draft& draft, const RecordField& field, const std::string& path) {
    const auto* text = std::get_if<std::string>(&draft.is);
    const auto word = text ? word_of(*text, draft, field, path) : std::nullopt;
    return word ? std::optional<Record::Field>(*word) : wrong(draft, path, legal(field));
  }

  /// A word that the field allows: one of its words, the id of a record (looked up once all are read), or any name.
  std::optional<Key> word_of(const std::string& text, const Draft& draft, const RecordField& field,
                             const std::string& path) {
    const bool listed = std::find(field.words.begin(), field.words.end(), text) != field.words.end();
    if (text.empty() || (!listed && !field.words.empty() && field.kinds.empty())) return std::nullopt;
    if (!listed && !field.kinds.empty()) references_.push_back({draft.file, draft.line, path, &field, text});
    return name(text);
  }

  std::optional<Key> name(const std::string& text) {
    if (text.size() > longest_name || !is_name(text) || known_.clashes(text) || names_.clashes(text))
      return std::nullopt;
    return names_.add(text);
  }

  /// What a word of the field may be, in words.
  static std::string legal(const RecordField& field) {
    std::string records;
    for (const std::string& kind : field.kinds) records += (records.empty() ? "the id of a " : " or ") + kind;
    if (field.words.empty()) return records.empty() ? "a name" : records;
    return "one of: " + listed(field.words) + (records.empty() ? "" : ", or " + records);
  }

  std::optional<Record::Field> read_dice_field(const Draft& draft, const std::string& path) {
    const auto* text = std::get_if<std::string>(&draft.is);
    auto dice = text ? read_dice(*text) : std::nullopt;
    if (const auto* number = std::get_if<std::int64_t>(&draft.is);
        number && *number >= -highest_number && *number <= highest_number)
      dice = DiceText{0, 0, static_cast<int>(*number)};
    if (!dice) return wrong(draft, path, "dice such as 2d6+3, or a number");
    return *dice;
  }

  std::optional<Record::Field> read_words(const Draft& draft, const RecordField& field, const std::string& path) {
    const auto* list = std::get_if<Draft::List>(&draft.is);
    if (!list) return wrong(draft, path, "a list of names");
    std::vector<Key> words;
    for (const Draft& entry : *list)
      if (auto word = read_word(entry, field, path)) words.push_back(std::get<Key>(*word));
    return words;
  }

  std::optional<Record::Field> read_numbers(const Draft& draft, const RecordField& field, const std::string& path) {
    const auto* table = std::get_if<Draft::Table>(&draft.is);
    if (!table) return wrong(draft, path, "a table of numbers");
    Numbers numbers;
    for (const auto& [key, value] : *table) {
      const auto known = word_of(key, value, field, path + "." + key);
      if (!known) wrong(value, path + "." + key, legal(field));
      if (const auto number = read_number(value, field, path + "." + key); number && known)
        numbers.set(*known, std::get<std::int64_t>(*number));
    }
    return numbers;
  }

  std::optional<Record::Field> read_records(const Draft& draft, const RecordField& field, const std::string& path) {
    std::vector<Record> records;
    const auto add = [&](const Draft& one, const std::string& where) {
      const auto* table = std::get_if<Draft::Table>(&one.is);
      if (table)
        records.push_back(read_table(*table, field.fields, where, one));
      else
        wrong(one, where, "a table");
    };
    if (field.kind == RecordField::Kind::record) {
      add(draft, path);
    } else if (const auto* list = std::get_if<Draft::List>(&draft.is)) {
      for (std::size_t i = 0; i < list->size(); ++i) add((*list)[i], path + "[" + std::to_string(i) + "]");
    } else {
      return wrong(draft, path, "a list of tables");
    }
    return records;
  }

  const Schema& schema_;
  const NameTable& known_;
  std::vector<ContentProblem>& problems_;
  NameTable& names_;
  std::vector<Reference> references_;
};

/// Adds the drafts' records; reports every problem. Two drafts of one kind and id are one.
void add_records(Content& content, Reader& reader, const std::vector<Draft>& drafts, Record::Origin fresh,
                 std::vector<ContentProblem>& problems) {
  std::set<std::pair<Key, Key>> added;
  for (const Draft& draft : drafts) {
    auto record = reader.read(draft);
    if (!record) continue;
    if (!added.emplace(record->kind, record->id).second)
      problems.push_back({draft.file, draft.line, content.names().of(record->kind) + "." + record->id_text + ".id",
                          "an id that no other " + content.names().of(record->kind) + " has"});
    record->origin = content.find(record->kind, record->id) ? Record::Origin::changed : fresh;
    content.add(std::move(*record));
  }
  reader.resolve([&](Key kind, Key id) { return content.find(kind, id) != nullptr; });
}

}  // namespace

using ReadContent = std::expected<Content, std::vector<ContentProblem>>;

ReadContent read_content(const Schema& schema, const std::vector<Draft>& drafts) {
  Content content;
  std::vector<ContentProblem> problems;
  const NameTable known = names_of(schema);
  Reader reader(schema, known, problems, content.names());
  add_records(content, reader, drafts, Record::Origin::book, problems);
  if (!problems.empty()) return std::unexpected(std::move(problems));
  return content;
}

ReadContent read_own_content(const Schema& schema, Content book, const CustomContent& own) {
  std::vector<ContentProblem> problems;
  const NameTable known = names_of(schema);
  Reader reader(schema, known, problems, book.names());
  add_records(book, reader, own.drafts, Record::Origin::own, problems);
  if (!problems.empty()) return std::unexpected(std::move(problems));
  for (const auto& [kind, id] : own.retired)
    if (book.find(kind, id)) book.retire(kind, id);
  return book;
}

std::expected<NamedRecord, std::vector<ContentProblem>> read_record(const Schema& schema, const NameTable& known,
                                                                    const Content& content, const Draft& draft) {
  std::vector<ContentProblem> problems;
  NamedRecord read;
  Reader reader(schema, known, problems, read.names);
  auto record = reader.read(draft);
  reader.resolve([&](Key kind, Key id) {
    const Record* named = content.find(kind, id);
    return named && !named->retired;
  });
  if (!problems.empty()) return std::unexpected(std::move(problems));
  read.record = std::move(*record);
  return read;
}

}  // namespace ft::rules
