// Bringing a database to the version this program knows.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>

#include "persistence/sql/db_connection.hpp"

namespace ft::persistence::sql {

/// One numbered step. The scripts are files, built into the program; version n is the n-th of them.
struct Migration {
  std::string_view name;
  std::string_view script;
};

/// Which version the database has; 0: none of the steps. Fails: newer_database where `migrations` does not know it.
[[nodiscard]] Result<std::int64_t> known_version(DbConnection& session, std::span<const Migration> migrations);

/// Called with the version of a database that is about to get its next step; where it fails, there is none.
using BeforeMigration = std::function<Result<void>(std::int64_t version)>;

/// Applies what is missing, each step in its own transaction. A database of a later program is left alone.
/// before: for a database that is not new. Fails: newer_database, as `before` and as the session does.
[[nodiscard]] Result<void> migrate(DbConnection& session, std::span<const Migration> migrations,
                                   const BeforeMigration& before);

}  // namespace ft::persistence::sql
