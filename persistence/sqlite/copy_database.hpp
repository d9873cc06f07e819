// A copy of a whole database, as it is at one moment.
#pragma once

#include <filesystem>

#include "persistence/sqlite/sqlite_connection.hpp"

namespace ft::persistence::sqlite {

/// Writes all of the database into `file`, durable when it returns; without success `file` is as before. Others may
/// write meanwhile. Where `file` exists it is replaced. Fails: full, corrupt, busy, unreachable.
[[nodiscard]] Result<void> copy_database(SqliteConnection& session, const std::filesystem::path& file);

}  // namespace ft::persistence::sqlite
