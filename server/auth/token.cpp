#include "server/auth/token.hpp"

#include <sodium.h>

#include <array>

namespace ft::auth {

std::string new_token() {
  std::array<unsigned char, 32> bits;
  randombytes_buf(bits.data(), bits.size());

  std::array<char, sodium_base64_ENCODED_LEN(32, sodium_base64_VARIANT_URLSAFE_NO_PADDING)> text;
  sodium_bin2base64(text.data(), text.size(), bits.data(), bits.size(), sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  return text.data();
}

persistence::TokenHash hash_of_token(std::string_view token) { return persistence::sha256(token); }

}  // namespace ft::auth
