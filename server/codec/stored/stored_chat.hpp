// A chat line as bytes: protocol/stored/v1/chat.proto.
#pragma once

#include <optional>

#include "server/codec/values/viewer_values.hpp"

namespace ft::codec {

/// Without writer and readers, which the store keeps beside the bytes.
[[nodiscard]] std::string encode(const ChatLine& line);
/// None: bytes that are no chat line, or one of a later format.
[[nodiscard]] std::optional<ChatLine> decode_chat_line(std::string_view bytes);

}  // namespace ft::codec
