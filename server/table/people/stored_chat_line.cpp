#include "server/table/people/stored_chat_line.hpp"

#include <algorithm>

#include "server/codec/stored/stored_chat.hpp"

namespace ft::table {

persistence::NewChatMessage to_keep(const codec::ChatLine& line, persistence::CampaignId campaign) {
  persistence::NewChatMessage message{
      campaign, static_cast<persistence::SeatId>(line.seat.value), {}, line.at_ms / 1000, encode(line)};
  for (const rules::SeatId to : line.to) message.to_seats.push_back(static_cast<persistence::SeatId>(to.value));
  std::sort(message.to_seats.begin(), message.to_seats.end());
  return message;
}

std::optional<StoredChatLine> read_kept_line(const persistence::ChatMessage& message) {
  auto line = codec::decode_chat_line(message.bytes);
  if (!line) return std::nullopt;
  line->seat = {static_cast<std::uint64_t>(message.from_seat)};
  for (const persistence::SeatId to : message.to_seats) line->to.push_back({static_cast<std::uint64_t>(to)});
  return StoredChatLine{std::move(*line), message.id};
}

bool meant_for(const codec::ChatLine& line, rules::SeatId reader) {
  return line.to.empty() || line.seat == reader || std::find(line.to.begin(), line.to.end(), reader) != line.to.end();
}

}  // namespace ft::table
