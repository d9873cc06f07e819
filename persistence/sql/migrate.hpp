// Bringing a database to the version this program knows.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "persistence/sql/db_connection.hpp"

namespace ft::persistence::sql {

/// One numbered step. The scripts are files, built into the program; version n is the n-th of them.
struct Migration {
  std::string_view name;
  std::string_view script;
};

/// Applies what is missing, each step in its own transaction. A database of a later program is left alone.
/// Fails: newer_database, and as the session does.
[[nodiscard]] Result<void> migrate(DbConnection& session, std::span<const Migration> migrations);

}  // namespace ft::persistence::sql
