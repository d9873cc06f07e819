#include "persistence/sha256.hpp"

#include <sodium.h>

namespace ft::persistence {

Sha256 sha256(BytesView bytes) {
  Sha256 hash;
  crypto_hash_sha256(hash.bytes.data(), reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
  return hash;
}

std::string to_hex(const Sha256& hash) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string hex;
  for (unsigned char byte : hash.bytes) {
    hex += digits[byte >> 4];
    hex += digits[byte & 15];
  }
  return hex;
}

std::optional<Sha256> sha256_from_hex(std::string_view hex) {
  Sha256 hash;
  std::size_t length = 0;
  const int refused =
      sodium_hex2bin(hash.bytes.data(), hash.bytes.size(), hex.data(), hex.size(), nullptr, &length, nullptr);
  if (refused != 0 || length != hash.bytes.size() || to_hex(hash) != hex) return std::nullopt;
  return hash;
}

}  // namespace ft::persistence
