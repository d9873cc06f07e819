// UTF-8 checks. A client rejects a whole frame for one invalid string in it.
#pragma once

#include <string>
#include <string_view>

namespace google::protobuf {
class Message;
}

namespace ft::codec {

/// The length of the longest prefix that is valid UTF-8.
[[nodiscard]] std::size_t valid_utf8_prefix(std::string_view text);
/// Returns the text with U+FFFD for each invalid byte.
[[nodiscard]] std::string repair_utf8(std::string_view text);
/// Repairs every string field of a ServerFrame, nested messages included.
void repair_strings(google::protobuf::Message& message);

}  // namespace ft::codec
