// What may be a name (L1).
#include "server/lobby/names.hpp"

#include <gtest/gtest.h>

namespace ft::lobby::test {

std::string tidied(std::string_view typed) {
  const auto name = normalize_name(typed, display_name);
  return name ? *name : "refused: " + name.error().text;
}

TEST(Names, SpacesAroundAreDropped) { EXPECT_EQ(tidied("  Ada Byron "), "Ada Byron"); }

TEST(Names, LettersOfEveryScriptCountAsOne) {
  const std::string forty = [] {
    std::string name;
    for (int i = 0; i < 40; ++i) name += "ж";
    return name;
  }();

  EXPECT_EQ(tidied(forty), forty);
  EXPECT_EQ(tidied(forty + "ж"), "refused: Name has 41 characters: at most 40.");
}

TEST(Names, EmptyIsRefused) {
  EXPECT_EQ(tidied(""), "refused: Name is missing: enter at least one character.");
  EXPECT_EQ(tidied("   "), tidied(""));
}

TEST(Names, ControlAndDirectionCharactersAreRefused) {
  for (const std::string_view typed : {"a\nb", "a\tb", "a\x7f", "a\xc2\x80",
                                       "a\xe2\x80\xae"
                                       "b",
                                       "\xef\xbb\xbf"
                                       "a"}) {
    EXPECT_EQ(tidied(typed), "refused: Name holds an invisible control character: remove it.");
  }
  EXPECT_EQ(tidied(std::string_view("a\0b", 3)), "refused: Name holds an invisible control character: remove it.");
}

TEST(Names, InvalidUtf8IsRefused) {
  for (const std::string_view typed : {"\xff", "\xc0\xaf", "\xed\xa0\x80", "\xe2\x82", "\xf4\x90\x80\x80"}) {
    EXPECT_EQ(tidied(typed), "refused: Name is not readable text (UTF-8).");
  }
}

}  // namespace ft::lobby::test
