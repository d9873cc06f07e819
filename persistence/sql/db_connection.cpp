#include "persistence/sql/db_connection.hpp"

#include <algorithm>
#include <stdexcept>

namespace ft::persistence::sql {

Parameter blob(const Sha256& hash) {
  return Blob{{reinterpret_cast<const char*>(hash.bytes.data()), hash.bytes.size()}};
}

Parameter nullable(const std::optional<std::int64_t>& value) { return value ? Parameter(*value) : Parameter(); }

std::optional<std::int64_t> Row::integer_or_null(std::size_t column) const {
  if (std::holds_alternative<std::monostate>(cells_.at(column))) return std::nullopt;
  return integer(column);
}

Sha256 Row::hash(std::size_t column) const {
  const std::string& bytes = text(column);
  Sha256 hash;
  if (bytes.size() != hash.bytes.size()) throw std::runtime_error("a stored hash is not 32 bytes long");
  std::ranges::copy(bytes, hash.bytes.begin());
  return hash;
}

Result<Row> first_row(Result<Rows> rows, std::string_view missing) {
  if (!rows) return std::unexpected(std::move(rows.error()));
  if (rows->empty()) return fail(StoreError::not_found, std::string(missing));
  return std::move(rows->front());
}

Result<void> require_row(const Result<Rows>& rows, std::string_view missing) {
  if (!rows) return std::unexpected(rows.error());
  if (rows->empty()) return fail(StoreError::not_found, std::string(missing));
  return {};
}

Result<void> discard_rows(const Result<Rows>& rows) {
  if (!rows) return std::unexpected(rows.error());
  return {};
}

}  // namespace ft::persistence::sql
