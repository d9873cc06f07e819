#include "rules/kernel/schema/schema_text.hpp"

#include <algorithm>

namespace ft::rules {

namespace {

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

bool is_word(char letter) {
  return is_digit(letter) || letter == '_' || (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
}

bool is_name(std::string_view word) {
  return !word.empty() && !is_digit(word.front()) && std::ranges::all_of(word, is_word);
}

bool is_digits(std::string_view word) { return !word.empty() && std::ranges::all_of(word, is_digit); }

bool is_figure(std::string_view word) {
  const std::size_t point = word.find('.');
  return is_digits(word.substr(0, point)) && (point == word.npos || is_digits(word.substr(point + 1)));
}

/// The unit of length that is the first word of this; "" if none is.
std::string_view leading_unit(std::string_view text) {
  const std::string_view word(text.begin(), std::ranges::find_if_not(text, is_word));
  return word == "m" || word == "ft" || word == "yd" ? word : "";
}

bool may_be_braced(std::string_view inner) {
  const std::size_t space = inner.find(' ');
  if (space == inner.npos) return is_name(inner);
  const std::string_view figure = inner.substr(0, space), unit = inner.substr(space + 1);
  return (is_name(figure) || is_figure(figure)) && !unit.empty() && leading_unit(unit) == unit;
}

}  // namespace

std::string problem_of_text(std::string_view text) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '}') return "a brace is closed that was not opened";
    const bool opened = text[at] == '{';
    if (opened) {
      const std::size_t end = std::min(text.find('}', at), text.size());
      const std::string inner(text.substr(at + 1, end - at - 1));
      if (end == text.size()) return "a brace is never closed: {" + inner;
      if (!may_be_braced(inner)) return "neither a parameter nor a length: {" + inner + "}";
      at = end;
    }
    const std::string_view rest = text.substr(at + 1);
    if ((opened || is_digit(text[at])) && rest.starts_with(' ') && !leading_unit(rest.substr(1)).empty())
      return "a length stands in braces whole, {3 m}: " + std::string(text);
  }
  return "";
}

}  // namespace ft::rules
