// Text as people count it: letters of UTF-8, and what no text of theirs holds.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace ft::codec {

/// Code points of UTF-8 text; the caller has validated it.
[[nodiscard]] inline std::size_t letters(const std::string& text) {
  return static_cast<std::size_t>(std::count_if(
      text.begin(), text.end(), [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }));
}

/// The first `count` characters of UTF-8 text.
[[nodiscard]] inline std::string_view first_characters(std::string_view text, std::size_t count) {
  std::size_t end = 0;
  for (; end < text.size(); ++end)
    if ((static_cast<unsigned char>(text[end]) & 0xC0) != 0x80 && count-- == 0) break;
  return text.substr(0, end);
}

[[nodiscard]] inline bool is_control(char byte) { return static_cast<unsigned char>(byte) < 0x20 || byte == 0x7F; }

/// A control character other than the end of a line and a tab.
[[nodiscard]] inline bool is_unwritable(char byte) { return is_control(byte) && byte != '\n' && byte != '\t'; }

/// The text as it is pasted from elsewhere, without invisible characters.
[[nodiscard]] inline std::string without_controls(std::string text) {
  std::erase_if(text, is_unwritable);
  return text;
}

}  // namespace ft::codec
