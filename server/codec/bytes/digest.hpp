// A digest for "is it still the same?": 64-bit FNV-1a. Not for secrets.
#pragma once

#include <cstdint>
#include <string_view>

namespace ft::codec {

/// Adds up pieces so that moving a letter from one to the next changes the value.
class Digest {
 public:
  void add(std::string_view piece) {
    for (const char letter : piece) add_byte(static_cast<std::uint8_t>(letter));
    add(static_cast<std::int64_t>(piece.size()));
  }
  void add(std::int64_t number) {
    for (int shift = 0; shift < 64; shift += 8) add_byte(static_cast<std::uint8_t>(number >> shift));
  }
  [[nodiscard]] std::uint64_t value() const { return value_; }

 private:
  void add_byte(std::uint8_t byte) { value_ = (value_ ^ byte) * 1099511628211ULL; }

  std::uint64_t value_ = 14695981039346656037ULL;
};

}  // namespace ft::codec
