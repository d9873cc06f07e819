#include "server/auth/password.hpp"

#include <sodium.h>

#include <array>

namespace ft::auth {

std::optional<std::string> hash_password(std::string_view password) {
  std::array<char, crypto_pwhash_STRBYTES> hash;
  if (crypto_pwhash_str(hash.data(), password.data(), password.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                        crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0) {
    return std::nullopt;
  }
  return hash.data();
}

PasswordMatch match_password(std::string_view password, const std::string& stored_hash) {
  // Hash of an unused password: whether an account exists must not show in the time the answer takes.
  static const std::string unused_hash = hash_password("no account has this password").value_or("");

  const std::string& hash = stored_hash.empty() ? unused_hash : stored_hash;
  const bool same = crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
  return same && !stored_hash.empty() ? PasswordMatch::right : PasswordMatch::wrong;
}

}  // namespace ft::auth
