// Secrets that open something: session cookies, invite links, the setup link. Only their hashes are stored.
#pragma once

#include <string>
#include <string_view>

#include "persistence/sha256.hpp"

namespace ft::auth {

/// 256 random bits as 43 letters of base64url.
[[nodiscard]] std::string new_token();

/// What the store keeps of a token.
[[nodiscard]] persistence::TokenHash hash_of_token(std::string_view token);

}  // namespace ft::auth
