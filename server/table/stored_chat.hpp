// A chat line in persistence/chat.hpp: who and to whom are columns, the rest is bytes.
#pragma once

#include <optional>

#include "persistence/chat.hpp"
#include "server/codec/deltas.hpp"

namespace ft::table {

/// Stored: one byte for the kind, with 0x80; eight for the creature spoken for; two for the milliseconds of its time (low
/// byte first); then the text. Without 0x80, as earlier builds wrote it, there are no milliseconds. Never change.
[[nodiscard]] persistence::Bytes chat_bytes(const codec::ChatLine& line);
/// None: bytes that are no chat line.
[[nodiscard]] std::optional<codec::ChatLine> read_chat_line(const persistence::ChatMessage& message);

}  // namespace ft::table
