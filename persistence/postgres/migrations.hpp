// The steps of this database's layout, built from postgres/migrations/*.sql.
#pragma once

#include <span>

#include "persistence/sql/migrate.hpp"

namespace ft::persistence::postgres {

[[nodiscard]] std::span<const sql::Migration> migrations();

}  // namespace ft::persistence::postgres
