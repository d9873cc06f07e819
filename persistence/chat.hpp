// Chat: kept beside the journal, because a person may have a message erased.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "persistence/store_error.hpp"
#include "persistence/types.hpp"

namespace ft::persistence {

struct ChatMessage {
  ChatId id;
  CampaignId campaign;
  SeatId from_seat;
  std::vector<SeatId> to_seats;  // empty = everyone at the table; ascending
  UnixSeconds at_s;
  Bytes bytes;
};

struct NewChatMessage {
  CampaignId campaign;
  SeatId from_seat;
  std::vector<SeatId> to_seats = {};
  UnixSeconds at_s;
  Bytes bytes;
};

struct ChatPage {
  CampaignId campaign;
  std::optional<ChatId> before = std::nullopt;  // none = from the newest
  std::size_t limit;
  std::optional<SeatId> reader = std::nullopt;  // set = only what this seat wrote, was sent, or everyone was
};

/// Worker thread.
class Chat {
 public:
  virtual ~Chat() = default;

  /// Fails: not_found (no such campaign or seat).
  [[nodiscard]] virtual Result<ChatMessage> append(const NewChatMessage& message) = 0;

  /// Newest first.
  [[nodiscard]] virtual Result<std::vector<ChatMessage>> page(const ChatPage& page) = 0;

  /// Erases the message and its recipients for good. Fails: not_found.
  [[nodiscard]] virtual Result<void> erase(CampaignId campaign, ChatId message) = 0;
};

}  // namespace ft::persistence
