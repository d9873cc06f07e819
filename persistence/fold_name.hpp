// The key under which two names count as one.
#pragma once

#include <string>
#include <string_view>

#include "persistence/store_error.hpp"

namespace ft::persistence {

/// The UTF-8 name in lower case, letter by letter, the same on every machine and database. Fails: invalid.
[[nodiscard]] Result<std::string> fold_name(std::string_view name);

}  // namespace ft::persistence
