#include "persistence/memory/memory_chat.hpp"

#include <algorithm>

namespace ft::persistence {
namespace {

bool may_read(const ChatMessage& message, const std::optional<SeatId>& reader) {
  return !reader || message.to_seats.empty() || message.from_seat == *reader ||
         std::ranges::binary_search(message.to_seats, *reader);
}

}  // namespace

Result<ChatMessage> MemoryChat::append(const NewChatMessage& message) {
  const std::lock_guard lock(disk_.mutex);
  bool known = disk_.campaigns.contains(message.campaign) && disk_.seats.contains(message.from_seat);
  for (SeatId seat : message.to_seats) known = known && disk_.seats.contains(seat);
  if (!known) return fail(StoreError::not_found, "there is no such campaign or seat");
  ChatMessage stored{disk_.next_id(),  message.campaign, message.from_seat,
                     message.to_seats, message.at_s,     message.bytes};
  std::ranges::sort(stored.to_seats);
  const auto repeated = std::ranges::unique(stored.to_seats);
  stored.to_seats.erase(repeated.begin(), repeated.end());
  disk_.chat.emplace(stored.id, stored);
  return stored;
}

Result<std::vector<ChatMessage>> MemoryChat::page(const ChatPage& page) {
  const std::lock_guard lock(disk_.mutex);
  std::vector<ChatMessage> messages;
  auto next = page.before ? disk_.chat.lower_bound(*page.before) : disk_.chat.end();
  while (next != disk_.chat.begin() && messages.size() < page.limit) {
    --next;
    const ChatMessage& message = next->second;
    if (message.campaign == page.campaign && may_read(message, page.reader)) messages.push_back(message);
  }
  return messages;
}

Result<void> MemoryChat::erase(CampaignId campaign, ChatId message) {
  const std::lock_guard lock(disk_.mutex);
  auto found = look_up(disk_.chat, message);
  if (!found || found->campaign != campaign) return fail(StoreError::not_found, "there is no such message");
  disk_.chat.erase(message);
  return {};
}

}  // namespace ft::persistence
