#include "server/lobby/names.hpp"

#include <cstdint>
#include <optional>

namespace ft::lobby {
namespace {

// Takes one code point off the front. Nothing: not UTF-8 (overlong forms and surrogates included).
std::optional<char32_t> take_letter(std::string_view& text) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  const unsigned char lead = byte(0);
  const std::size_t length = lead < 0x80                   ? 1
                             : lead >= 0xC2 && lead < 0xE0 ? 2
                             : lead >= 0xE0 && lead < 0xF0 ? 3
                             : lead >= 0xF0 && lead < 0xF5 ? 4
                                                           : 0;
  if (length == 0 || length > text.size()) return std::nullopt;

  char32_t letter = length == 1 ? lead : lead & (0x7Fu >> length);
  for (std::size_t at = 1; at < length; ++at) {
    if ((byte(at) & 0xC0) != 0x80) return std::nullopt;
    letter = letter << 6 | (byte(at) & 0x3F);
  }
  const bool overlong = (length == 3 && letter < 0x800) || (length == 4 && letter < 0x10000);
  if (overlong || letter > 0x10FFFF || (letter >= 0xD800 && letter <= 0xDFFF)) return std::nullopt;
  text.remove_prefix(length);
  return letter;
}

// Control characters, and what reorders or hides the text around it.
bool is_forbidden(char32_t letter) {
  return letter < 0x20 || (letter >= 0x7F && letter < 0xA0) || letter == 0x200B || letter == 0x200E ||
         letter == 0x200F || (letter >= 0x2028 && letter <= 0x202E) || (letter >= 0x2060 && letter <= 0x2069) ||
         letter == 0xFEFF;
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

}  // namespace

Answer<std::string> normalize_name(std::string_view typed, const NameKind& kind) {
  using enum Problem::Kind;
  const std::string what(kind.what);
  const std::string_view name = trimmed(typed);
  if (name.empty()) return refuse(bad_request, what + " is missing: enter at least one character.");

  std::size_t letters = 0;
  for (std::string_view rest = name; !rest.empty(); ++letters) {
    const std::optional<char32_t> letter = take_letter(rest);
    if (!letter) return refuse(bad_request, what + " is not readable text (UTF-8).");
    if (is_forbidden(*letter)) return refuse(bad_request, what + " holds an invisible control character: remove it.");
  }
  if (letters > kind.most_letters) {
    return refuse(bad_request, what + " has " + std::to_string(letters) + " characters: at most " +
                                   std::to_string(kind.most_letters) + ".");
  }
  return std::string(name);
}

}  // namespace ft::lobby
