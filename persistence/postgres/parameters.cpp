#include "persistence/postgres/parameters.hpp"

#include <algorithm>

namespace ft::persistence::postgres {
namespace {

using Text = std::optional<std::string>;

struct AsText {
  Text operator()(std::monostate) const { return std::nullopt; }
  Text operator()(std::int64_t value) const { return std::to_string(value); }
  Text operator()(std::string_view text) const { return std::string(text); }
  Text operator()(sql::Blob blob) const {
    std::string text = "\\x";
    append_hex(text, blob.bytes);
    return text;
  }
};

sql::Row::Cell cell_of(const pqxx::field& field) {
  constexpr pqxx::oid bytea = 17;
  constexpr pqxx::oid int8 = 20;
  constexpr pqxx::oid int4 = 23;
  if (field.is_null()) return {};
  if (field.type() == int8 || field.type() == int4) return field.as<std::int64_t>();
  if (field.type() == bytea) return pqxx::binarystring(field).str();
  return std::string(field.c_str(), field.size());
}

}  // namespace

Result<std::vector<Text>> texts_of(sql::Parameters parameters) {
  std::vector<Text> texts;
  for (const sql::Parameter& parameter : parameters) {
    texts.push_back(std::visit(AsText{}, parameter));
    const bool broken = texts.back() && texts.back()->find('\0') != std::string::npos;
    if (broken) return fail(StoreError::invalid, "a text holds a zero byte");
  }
  return texts;
}

std::vector<const char*> pointers(const std::vector<Text>& texts) {
  std::vector<const char*> pointers;
  for (const Text& text : texts) pointers.push_back(text ? text->c_str() : nullptr);
  return pointers;
}

sql::Rows rows_of(const pqxx::result& result) {
  sql::Rows rows;
  for (const pqxx::row& row : result) {
    std::vector<sql::Row::Cell> cells;
    for (const pqxx::field& field : row) cells.push_back(cell_of(field));
    rows.emplace_back(std::move(cells));
  }
  return rows;
}

void append_hex(std::string& text, BytesView bytes) {
  constexpr std::string_view digits = "0123456789abcdef";
  for (const char byte : bytes) {
    text += digits[static_cast<unsigned char>(byte) >> 4];
    text += digits[static_cast<unsigned char>(byte) & 15];
  }
}

}  // namespace ft::persistence::postgres
