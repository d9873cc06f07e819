// Letters that the lobby refuses in names are the ones that tables take out of texts (L1).
#include <gtest/gtest.h>

#include "server/codec/bytes/utf8.hpp"
#include "server/lobby/names.hpp"

namespace ft::test {

std::string in_utf8(char32_t letter) {
  const auto follows = [&](int shift) { return static_cast<char>(0x80 | (letter >> shift & 0x3F)); };
  if (letter < 0x80) return {static_cast<char>(letter)};
  if (letter < 0x800) return {static_cast<char>(0xC0 | letter >> 6), follows(0)};
  if (letter < 0x10000) return {static_cast<char>(0xE0 | letter >> 12), follows(6), follows(0)};
  return {static_cast<char>(0xF0 | letter >> 18), follows(12), follows(6), follows(0)};
}

TEST(HiddenLetters, AreTheSameInTheLobbyAndAtTables) {
  for (char32_t letter = 0x80; letter <= 0x10FFFF; ++letter) {
    if (letter >= 0xD800 && letter <= 0xDFFF) continue;  // halves of pairs are no letters
    const std::string text = "a" + in_utf8(letter) + "b";
    const bool refused = !lobby::normalize_name(text, lobby::display_name);
    ASSERT_EQ(codec::without_hidden(text) == "ab", refused) << std::hex << static_cast<std::uint32_t>(letter);
    if (!refused) {
      ASSERT_EQ(codec::without_hidden(text), text);
    }
  }
}

}  // namespace ft::test
