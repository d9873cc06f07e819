// Letters that are not seen. Apart from utf8.cpp, which needs protobuf: content files are read without it too.
#include "server/codec/bytes/utf8.hpp"

namespace ft::codec {

namespace {

/// The length of the hidden letter at a position, or 0.
std::size_t hidden_at(std::string_view text, std::size_t at) {
  const auto between = [&](std::string_view first, std::string_view last) {
    const std::string_view here = text.substr(at, first.size());
    return here >= first && here <= last ? first.size() : 0;
  };
  for (const std::size_t length : {between("\xC2\x80", "\xC2\x9F"), between("\xE2\x80\x8B", "\xE2\x80\x8B"),
                                   between("\xE2\x80\x8E", "\xE2\x80\x8F"), between("\xE2\x80\xA8", "\xE2\x80\xAE"),
                                   between("\xE2\x81\xA0", "\xE2\x81\xA9"), between("\xEF\xBB\xBF", "\xEF\xBB\xBF")})
    if (length > 0) return length;
  return 0;
}

}  // namespace

std::string without_hidden(std::string text) {
  constexpr std::string_view first_bytes = "\xC2\xE2\xEF";
  for (std::size_t at = text.find_first_of(first_bytes); at != std::string::npos;
       at = text.find_first_of(first_bytes, at)) {
    const std::size_t length = hidden_at(text, at);
    if (length > 0)
      text.erase(at, length);
    else
      ++at;
  }
  return text;
}

}  // namespace ft::codec
