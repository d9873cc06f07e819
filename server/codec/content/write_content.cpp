// Records as the text of a content file: what a person reads, and read_content_text reads back.
#include <algorithm>
#include <array>
#include <cstdio>

#include "server/codec/content/content_toml.hpp"

namespace ft::codec {

namespace {

using rules::Draft;
using RecordFields = std::vector<rules::RecordField>;

std::string quoted(const std::string& text) {
  std::string to = "\"";
  for (const char letter : text) {
    const auto byte = static_cast<unsigned char>(letter);
    if (letter == '"' || letter == '\\') {
      to += '\\';
      to += letter;
    } else if (letter == '\n') {
      to += "\\n";
    } else if (byte < 0x20 || byte == 0x7F) {
      std::array<char, 8> code{};
      std::snprintf(code.data(), code.size(), "\\u%04X", byte);
      to += code.data();
    } else {
      to += letter;
    }
  }
  return to + '"';
}

std::string key_of(const std::string& name) {
  const bool bare = !name.empty() && std::all_of(name.begin(), name.end(), [](char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9') ||
           letter == '_' || letter == '-';
  });
  return bare ? name : quoted(name);
}

/// Fields in the order of the schema, which is that of the form; others, and those of free forms, as they come.
Draft::Table in_order(Draft::Table table, const RecordFields& fields) {
  const auto place = [&](const Draft::Entry& entry) {
    static constexpr std::array own{"id", "name"};
    const auto first = std::find(own.begin(), own.end(), entry.first);
    if (first != own.end()) return first - own.begin();
    return 2 +
           (std::find_if(fields.begin(), fields.end(), [&](const auto& field) { return field.key == entry.first; }) -
            fields.begin());
  };
  std::stable_sort(table.begin(), table.end(), [&](const auto& a, const auto& b) { return place(a) < place(b); });
  return table;
}

const RecordFields& fields_in(const RecordFields& fields, const std::string& key) {
  static const RecordFields none;
  const auto at = std::find_if(fields.begin(), fields.end(), [&](const auto& field) { return field.key == key; });
  return at == fields.end() ? none : at->fields;
}

std::string written(const Draft& draft, const RecordFields& fields) {
  if (const auto* yes = std::get_if<bool>(&draft.is)) return *yes ? "true" : "false";
  if (const auto* number = std::get_if<std::int64_t>(&draft.is)) return std::to_string(*number);
  if (const auto* text = std::get_if<std::string>(&draft.is)) return quoted(*text);
  std::string to;
  if (const auto* list = std::get_if<Draft::List>(&draft.is)) {
    const bool tables = std::any_of(list->begin(), list->end(),
                                    [](const Draft& one) { return std::holds_alternative<Draft::Table>(one.is); });
    for (const Draft& one : *list)
      to += (tables ? "\n  " : to.empty() ? "" : ", ") + written(one, fields) + (tables ? "," : "");
    return "[" + to + (tables ? "\n]" : "]");
  }
  for (const auto& [name, value] : in_order(std::get<Draft::Table>(draft.is), fields))
    to += (to.empty() ? "" : ", ") + key_of(name) + " = " + written(value, fields_in(fields, name));
  return to.empty() ? "{}" : "{ " + to + " }";
}

const std::string* text_of(const Draft::Table& table, std::string_view key) {
  const auto at = std::find_if(table.begin(), table.end(), [&](const auto& entry) { return entry.first == key; });
  return at == table.end() ? nullptr : std::get_if<std::string>(&at->second.is);
}

}  // namespace

std::string write_record(const rules::Schema& schema, const Draft& draft) {
  const auto* table = std::get_if<Draft::Table>(&draft.is);
  const std::string* kind = table ? text_of(*table, "kind") : nullptr;
  if (!kind) return {};
  const auto declared = std::find_if(schema.records.begin(), schema.records.end(),
                                     [&](const rules::RecordSchema& one) { return one.kind == *kind; });
  const RecordFields& fields = declared == schema.records.end() ? fields_in({}, "") : declared->fields;
  std::string text = "[[" + key_of(*kind) + "]]\n";
  for (const auto& [name, value] : in_order(*table, fields))
    if (name != "kind" && !std::holds_alternative<std::monostate>(value.is))
      text += key_of(name) + " = " + written(value, fields_in(fields, name)) + "\n";
  return text;
}

std::optional<std::pair<std::string, std::string>> names_of_record(const Draft& draft) {
  const auto* table = std::get_if<Draft::Table>(&draft.is);
  const std::string* kind = table ? text_of(*table, "kind") : nullptr;
  const std::string* id = table ? text_of(*table, "id") : nullptr;
  if (!kind || !id || kind->empty() || id->empty()) return std::nullopt;
  return std::pair(*kind, *id);
}

namespace {
void add_names(std::set<rules::Key>& names, const Draft& draft) {
  if (const auto* text = std::get_if<std::string>(&draft.is)) names.emplace(std::string_view(*text));
  if (const auto* list = std::get_if<Draft::List>(&draft.is))
    for (const Draft& one : *list) add_names(names, one);
  if (const auto* table = std::get_if<Draft::Table>(&draft.is))
    for (const auto& [name, value] : *table) {
      names.emplace(std::string_view(name));
      add_names(names, value);
    }
}
}  // namespace

std::set<rules::Key> names_in(const Draft& draft) {
  std::set<rules::Key> names;
  add_names(names, draft);
  return names;
}

}  // namespace ft::codec
