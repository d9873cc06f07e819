// `fairtable --check-upgrade`: what this version makes of every campaign, before it is let near them.
#pragma once

#include "server/config.hpp"

namespace ft {

/// Opens every campaign of the database as the server does, and prints a line for each. Writes nothing: SQLite is copied
/// into a temporary folder, PostgreSQL read in read-only sessions; a server may run meanwhile. Returns exit_fine where each
/// campaign goes on as it is, else exit_failed; says on standard error why nothing can be checked.
[[nodiscard]] int check_upgrade(const Config& config);

}  // namespace ft
