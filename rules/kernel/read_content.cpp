// Drafts become records: every field is checked against its schema, and every problem is reported.
#include <algorithm>

#include "rules/kernel/content.hpp"

namespace ft::rules {

namespace {

class Reader {
 public:
  Reader(const Schema& schema, std::vector<ContentProblem>& problems, Names& names)
      : schema_(schema), problems_(problems), names_(names) {}

  std::optional<Record> read(const Draft& draft) {
    const auto* table = std::get_if<Draft::Table>(&draft.is);
    if (!table) return wrong(draft, "record", "a table with kind, id and name");
    const std::string kind = text_of(*table, "kind"), id = text_of(*table, "id");
    const auto declared = std::find_if(schema_.records.begin(), schema_.records.end(),
                                       [&](const RecordSchema& record) { return record.kind == kind; });
    if (declared == schema_.records.end()) return wrong(draft, "kind", "one of: " + kinds());
    if (id.empty()) return wrong(draft, kind + ".id", "a name such as machete");
    const std::size_t before = problems_.size();
    Record record = read_table(*table, declared->fields, kind + "." + id, draft);
    record.kind = names_.add(kind);
    record.id = names_.add(id);
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
        record.fields.emplace_back(Key(field.key), field.otherwise);
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
    if (!number || *number < field.least || *number > field.most)
      return wrong(draft, path,
                   "a whole number from " + std::to_string(field.least) + " to " + std::to_string(field.most));
    return *number;
  }

  static std::string listed(const std::vector<std::string>& words) {
    std::string all;
    for (const std::string& word : words) all += (all.empty() ? "" : ", ") + word;
    return all;
  }

  std::optional<Record::Field> read_word(const Draft& draft, const RecordField& field, const std::string& path) {
    const auto* text = std::get_if<std::string>(&draft.is);
    const bool legal =
        text && (field.words.empty() ? !text->empty()
                                     : std::find(field.words.begin(), field.words.end(), *text) != field.words.end());
    if (!legal) return wrong(draft, path, field.words.empty() ? "a name" : "one of: " + listed(field.words));
    return names_.add(*text);
  }

  std::optional<Record::Field> read_dice_field(const Draft& draft, const std::string& path) {
    if (const auto* number = std::get_if<std::int64_t>(&draft.is)) return DiceText{0, 0, static_cast<int>(*number)};
    const auto* text = std::get_if<std::string>(&draft.is);
    const auto dice = text ? read_dice(*text) : std::nullopt;
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
      const bool known =
          field.words.empty() || std::find(field.words.begin(), field.words.end(), key) != field.words.end();
      if (!known) wrong(value, path + "." + key, "one of: " + listed(field.words));
      if (const auto number = read_number(value, field, path + "." + key); number && known)
        numbers.set(names_.add(key), std::get<std::int64_t>(*number));
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
  std::vector<ContentProblem>& problems_;
  Names& names_;
};

}  // namespace

std::expected<Content, std::vector<ContentProblem>> read_content(const Schema& schema,
                                                                 const std::vector<Draft>& drafts) {
  Content content;
  std::vector<ContentProblem> problems;
  Reader reader(schema, problems, content.names());
  for (const Draft& draft : drafts) {
    auto record = reader.read(draft);
    if (!record) continue;
    if (content.find(record->kind, record->id))
      problems.push_back({draft.file, draft.line, record->id_text,
                          "an id that no other " + content.names().of(record->kind) + " has"});
    content.add(std::move(*record));
  }
  if (!problems.empty()) return std::unexpected(std::move(problems));
  return content;
}

}  // namespace ft::rules
