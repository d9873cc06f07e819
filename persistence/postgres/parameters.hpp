// Values on their way into PostgreSQL, as text, and back.
#pragma once

#include <optional>
#include <pqxx/pqxx>
#include <string>
#include <vector>

#include "persistence/sql/db_connection.hpp"

namespace ft::persistence::postgres {

/// Each parameter in PostgreSQL's text form, none for NULL. Fails: invalid (text with a zero byte).
[[nodiscard]] Result<std::vector<std::optional<std::string>>> texts_of(sql::Parameters parameters);

/// The parameters as libpqxx takes them: pointers into `texts`.
[[nodiscard]] std::vector<const char*> pointers(const std::vector<std::optional<std::string>>& texts);

[[nodiscard]] sql::Rows rows_of(const pqxx::result& result);

/// Appends the two hexadecimal digits of every byte, as PostgreSQL reads them after `\x`.
void append_hex(std::string& text, BytesView bytes);

}  // namespace ft::persistence::postgres
