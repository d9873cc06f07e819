// The page with the fields of each kind of content, for GMs and hosts.
#include "server/codec/content/content_toml.hpp"

namespace ft::codec {

namespace {

using rules::RecordField;

std::string listed(const std::vector<std::string>& words) {
  std::string all;
  for (const std::string& word : words) all += (all.empty() ? "" : ", ") + word;
  return all;
}

/// "one of: light, heavy", "the id of a weapon", "any name".
std::string names_of(const RecordField& field) {
  const std::string ids = field.kinds.empty() ? "" : "the id of a record of kind " + listed(field.kinds);
  if (field.words.empty()) return ids.empty() ? "any name" : ids;
  return "one of: " + listed(field.words) + (ids.empty() ? "" : "; or " + ids);
}

std::string range_of(const RecordField& field) {
  return std::to_string(field.min) + " to " + std::to_string(field.max);
}

std::string legal(const RecordField& field) {
  switch (field.kind) {
    case RecordField::Kind::number:
      return "a whole number, " + range_of(field) +
             (field.required ? "" : "; " + std::to_string(field.default_value) + " if left out");
    case RecordField::Kind::flag:
      return std::string("true or false; ") + (field.default_value ? "true" : "false") + " if left out";
    case RecordField::Kind::text: return "text";
    case RecordField::Kind::word: return names_of(field);
    case RecordField::Kind::dice: return "dice such as \"2d6+3\", or a number";
    case RecordField::Kind::words: return "a list, each " + names_of(field);
    case RecordField::Kind::numbers:
      return "a table of numbers, " + range_of(field) + ", each called " + names_of(field);
    case RecordField::Kind::record: return "a table of:";
    case RecordField::Kind::records: return "a list of tables of:";
  }
  return "";
}

std::string lines_of(const std::vector<RecordField>& fields, const std::string& indent) {
  std::string text;
  for (const RecordField& field : fields) {
    text += indent + "- `" + field.key + "`" + (field.required ? " (required)" : "") + " " + field.name + ": " +
            legal(field) + (field.text.empty() ? "" : " - " + field.text) + "\n";
    text += lines_of(field.fields, indent + "  ");
  }
  return text;
}

}  // namespace

std::string content_page(const rules::Schema& schema) {
  std::string text = "# Content of " + schema.title + "\n\nFiles are TOML. A record begins with its kind, `[[" +
                     (schema.records.empty() ? "kind" : schema.records.front().kind) +
                     "]]`, and has an `id`, a `name`, and of these fields:\n";
  for (const rules::RecordSchema& kind : schema.records)
    text += "\n## [[" + kind.kind + "]] " + kind.name + "\n" + (kind.text.empty() ? "" : kind.text + "\n") + "\n" +
            lines_of(kind.fields, "");
  return text;
}

}  // namespace ft::codec
