// A chat line in persistence/chat.hpp: writer and recipients are columns, the rest is bytes.
#pragma once

#include <optional>

#include "persistence/chat.hpp"
#include "server/codec/wire/deltas.hpp"

namespace ft::table {

/// A line and its key in the store. Its public id is random, so that clients cannot count others' whispers.
struct StoredChatLine {
  codec::ChatLine line;
  persistence::ChatId stored = {};
};

[[nodiscard]] persistence::NewChatMessage to_keep(const codec::ChatLine& line, persistence::CampaignId campaign);
/// None: bytes that are no chat line, or one of a later format.
[[nodiscard]] std::optional<StoredChatLine> read_kept_line(const persistence::ChatMessage& message);
/// Whether this person may read it. A GM does not read what players whisper.
[[nodiscard]] bool meant_for(const codec::ChatLine& line, rules::SeatId reader);

}  // namespace ft::table
