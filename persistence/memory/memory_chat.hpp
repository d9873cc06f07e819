// Chat of a memory store.
#pragma once

#include "persistence/memory/memory_store_data.hpp"

namespace ft::persistence {

class MemoryChat final : public Chat {
 public:
  /// disk: outlives this.
  explicit MemoryChat(MemoryStoreData& disk) : disk_(disk) {}

  Result<ChatMessage> append(const NewChatMessage& message) override;
  Result<std::vector<ChatMessage>> page(const ChatPage& page) override;
  Result<void> erase(CampaignId campaign, ChatId message) override;

 private:
  MemoryStoreData& disk_;
};

}  // namespace ft::persistence
