// Chat in tables of the database.
#pragma once

#include "persistence/chat.hpp"
#include "persistence/sql/db_connection.hpp"

namespace ft::persistence::sql {

class SqlChat final : public Chat {
 public:
  /// session: outlives this.
  explicit SqlChat(DbConnection& session) : session_(session) {}

  Result<ChatMessage> append(const NewChatMessage& message) override;
  Result<std::vector<ChatMessage>> page(const ChatPage& page) override;
  Result<void> erase(CampaignId campaign, ChatId message) override;

 private:
  Result<Rows> matching(const ChatPage& page);

  DbConnection& session_;
};

}  // namespace ft::persistence::sql
