// `fairtable --reset-password NAME`: a new password for an account, set on the machine itself.
#pragma once

#include "server/config.hpp"

namespace ft {

/// Reads the password from the terminal, unseen, or from one line of what is piped in, and sets it. Ends all logins of
/// the account. SQLite: fails while a server uses the folder. PostgreSQL: a server may run meanwhile, its folder is not
/// touched. Returns the exit code; says what is wrong on standard error.
[[nodiscard]] int reset_password(const Config& config);

}  // namespace ft
