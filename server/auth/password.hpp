// Passwords, by Argon2id with libsodium's interactive limits: about 0.1 s and 64 MiB each, so on the password thread.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace ft::auth {

/// The hash to store, with its salt and limits. Nothing: no memory for it.
[[nodiscard]] std::optional<std::string> hash_password(std::string_view password);

enum class PasswordMatch { right, wrong };

/// Compares with a stored hash. An empty hash (no such account) is always wrong and takes as long.
[[nodiscard]] PasswordMatch match_password(std::string_view password, const std::string& stored_hash);

}  // namespace ft::auth
