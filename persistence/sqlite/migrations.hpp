// The steps of this database's layout, built from sqlite/migrations/*.sql.
#pragma once

#include <span>

#include "persistence/sql/migrate.hpp"

namespace ft::persistence::sqlite {

[[nodiscard]] std::span<const sql::Migration> migrations();

}  // namespace ft::persistence::sqlite
