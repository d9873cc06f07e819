#include "server/table/stored_chat.hpp"

namespace ft::table {

namespace {
constexpr std::size_t head = 1 + 8;
}  // namespace

persistence::Bytes chat_bytes(const codec::ChatLine& line) {
  persistence::Bytes bytes(1, static_cast<char>(line.kind));
  for (int shift = 0; shift < 64; shift += 8) bytes.push_back(static_cast<char>(line.as.value >> shift & 0xff));
  return bytes + line.text;
}

std::optional<codec::ChatLine> read_chat_line(const persistence::ChatMessage& message) {
  if (message.bytes.size() < head || message.bytes[0] > static_cast<char>(codec::ChatLine::Kind::narration))
    return std::nullopt;
  codec::ChatLine line;
  line.id = static_cast<std::uint64_t>(message.id);
  line.seat = {static_cast<std::uint64_t>(message.from_seat)};
  for (const persistence::SeatId to : message.to_seats) line.to.push_back({static_cast<std::uint64_t>(to)});
  line.kind = static_cast<codec::ChatLine::Kind>(message.bytes[0]);
  for (std::size_t i = 0; i < 8; ++i)
    line.as.value |= static_cast<std::uint64_t>(static_cast<std::uint8_t>(message.bytes[1 + i])) << (8 * i);
  line.text = message.bytes.substr(head);
  line.at_ms = message.at_s * 1000;
  return line;
}

}  // namespace ft::table
