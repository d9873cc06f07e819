#include "server/table/stored_chat.hpp"

namespace ft::table {

namespace {
constexpr std::size_t head = 1 + 8;
constexpr unsigned char with_ms = 0x80;  // of the first byte: after the head two bytes more, the milliseconds
}  // namespace

persistence::Bytes chat_bytes(const codec::ChatLine& line) {
  persistence::Bytes bytes(1, static_cast<char>(static_cast<unsigned char>(line.kind) | with_ms));
  for (int shift = 0; shift < 64; shift += 8) bytes.push_back(static_cast<char>(line.as.value >> shift & 0xff));
  for (int shift = 0; shift < 16; shift += 8) bytes.push_back(static_cast<char>(line.at_ms % 1000 >> shift & 0xff));
  return bytes + line.text;
}

std::optional<codec::ChatLine> read_chat_line(const persistence::ChatMessage& message) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(message.bytes[at]); };
  if (message.bytes.size() < head) return std::nullopt;
  const bool ms_follow = (byte(0) & with_ms) != 0;
  const auto kind = static_cast<codec::ChatLine::Kind>(byte(0) & ~with_ms);
  const std::size_t text_at = head + (ms_follow ? 2 : 0);
  if (message.bytes.size() < text_at || kind > codec::ChatLine::Kind::narration) return std::nullopt;

  codec::ChatLine line;
  line.id = static_cast<std::uint64_t>(message.id);
  line.seat = {static_cast<std::uint64_t>(message.from_seat)};
  for (const persistence::SeatId to : message.to_seats) line.to.push_back({static_cast<std::uint64_t>(to)});
  line.kind = kind;
  for (std::size_t i = 0; i < 8; ++i) line.as.value |= static_cast<std::uint64_t>(byte(1 + i)) << (8 * i);
  line.text = message.bytes.substr(text_at);
  line.at_ms = message.at_s * 1000 + (ms_follow ? byte(head) | byte(head + 1) << 8 : 0);
  return line;
}

}  // namespace ft::table
