// UTF-8 text: counted, cut, cleaned and checked. A client rejects a whole frame for one invalid string in it.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace google::protobuf {
class Message;
}

namespace ft::codec {

/// The number of code points in valid UTF-8.
[[nodiscard]] inline std::size_t character_count(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(
      text.begin(), text.end(), [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }));
}

/// The first `count` code points of valid UTF-8.
[[nodiscard]] inline std::string_view first_characters(std::string_view text, std::size_t count) {
  std::size_t end = 0;
  for (; end < text.size(); ++end)
    if ((static_cast<unsigned char>(text[end]) & 0xC0) != 0x80 && count-- == 0) break;
  return text.substr(0, end);
}

[[nodiscard]] inline bool is_control(char byte) { return static_cast<unsigned char>(byte) < 0x20 || byte == 0x7F; }

/// A control character other than the end of a line and a tab.
[[nodiscard]] inline bool is_unwritable(char byte) { return is_control(byte) && byte != '\n' && byte != '\t'; }

/// The text without letters that are not seen and move or hide what stands around them: C1 controls, zero-width spaces,
/// direction marks, line separators. The lobby refuses the same in names. Source: Unicode TR36, bidirectional spoofing.
[[nodiscard]] std::string without_hidden(std::string text);

/// The text as it is pasted from elsewhere, without invisible control characters.
[[nodiscard]] inline std::string without_controls(std::string text) {
  std::erase_if(text, is_unwritable);
  return without_hidden(std::move(text));
}

/// The length of the longest prefix that is valid UTF-8.
[[nodiscard]] std::size_t valid_utf8_prefix(std::string_view text);
/// Returns the text with U+FFFD for each invalid byte.
[[nodiscard]] std::string repair_utf8(std::string_view text);
/// Whether every string in the bytes of a wire ServerFrame is valid UTF-8, nested messages included. Source: Protocol Buffers,
/// "Encoding".
[[nodiscard]] bool has_valid_text(std::string_view frame);
/// Repairs every string field, nested messages included.
void repair_strings(google::protobuf::Message& message);

}  // namespace ft::codec
