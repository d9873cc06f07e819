#include "persistence/sql/chat.hpp"

#include <algorithm>
#include <limits>

namespace ft::persistence::sql {

Result<ChatMessage> SqlChat::append(const NewChatMessage& message) {
  return in_transaction(session_, [&]() -> Result<ChatMessage> {
    auto row = first_row(session_.run("INSERT INTO chat_messages (campaign, from_seat, at_s, bytes)"
                                      " VALUES ($1, $2, $3, $4) RETURNING id",
                                      {message.campaign, message.from_seat, message.at_s, Blob{message.bytes}}),
                         "the message got no id");
    if (!row) return std::unexpected(row.error());
    ChatMessage stored{row->integer(0),  message.campaign, message.from_seat,
                       message.to_seats, message.at_s,     message.bytes};
    std::ranges::sort(stored.to_seats);
    const auto repeated = std::ranges::unique(stored.to_seats);
    stored.to_seats.erase(repeated.begin(), repeated.end());
    for (SeatId seat : stored.to_seats) {
      auto added = session_.run("INSERT INTO chat_recipients (message, seat) VALUES ($1, $2)", {stored.id, seat});
      if (!added) return std::unexpected(added.error());
    }
    return stored;
  });
}

Result<std::vector<ChatMessage>> SqlChat::page(const ChatPage& page) {
  auto messages = map_rows(matching(page), [&](const Row& row) {
    return ChatMessage{row.integer(0), page.campaign, row.integer(1), {}, row.integer(2), row.text(3)};
  });
  if (!messages) return messages;
  for (ChatMessage& message : *messages) {
    auto seats =
        map_rows(session_.run("SELECT seat FROM chat_recipients WHERE message = $1 ORDER BY seat", {message.id}),
                 [](const Row& row) { return row.integer(0); });
    if (!seats) return std::unexpected(seats.error());
    message.to_seats = std::move(*seats);
  }
  return messages;
}

Result<Rows> SqlChat::matching(const ChatPage& page) {
  const std::int64_t before = page.before.value_or(std::numeric_limits<std::int64_t>::max());
  const auto limit = static_cast<std::int64_t>(page.limit);
  if (!page.reader) {
    return session_.run(
        "SELECT id, from_seat, at_s, bytes FROM chat_messages"
        " WHERE campaign = $1 AND id < $2 ORDER BY id DESC LIMIT $3",
        {page.campaign, before, limit});
  }
  return session_.run(
      "SELECT id, from_seat, at_s, bytes FROM chat_messages"
      " WHERE campaign = $1 AND id < $2"
      " AND (from_seat = $4 OR NOT EXISTS (SELECT 1 FROM chat_recipients WHERE message = id)"
      "      OR EXISTS (SELECT 1 FROM chat_recipients WHERE message = id AND seat = $4))"
      " ORDER BY id DESC LIMIT $3",
      {page.campaign, before, limit, *page.reader});
}

Result<void> SqlChat::erase(CampaignId campaign, ChatId message) {
  return require_row(
      session_.run("DELETE FROM chat_messages WHERE campaign = $1 AND id = $2 RETURNING id", {campaign, message}),
      "there is no such message");
}

}  // namespace ft::persistence::sql
