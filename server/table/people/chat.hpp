// The chat of one table: its newest lines, those on their way to the store, and the last whisperer to each seat.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "server/table/people/stored_chat_line.hpp"
#include "server/table/table_api.hpp"

namespace ft::table {

/// What the store made of a new line.
struct ChatStored {
  rules::SeatId writer;
  std::uint32_t client_id;
  std::optional<StoredChatLine> line;  // none: it could not be stored
};

/// What the store made of a request to delete a line.
struct ChatDeleted {
  rules::SeatId asker;
  std::uint32_t client_id;
  std::uint64_t line;
  std::string problem;  // empty: it is deleted
};

/// Chat is stored beside the journal, for a line may be deleted. Belongs to the table's thread, as do all callbacks.
class Chat {
 public:
  /// deps: the host's, which outlive their tables.
  Chat(const TableDependencies& deps, persistence::CampaignId campaign) : deps_(deps), campaign_(campaign) {}

  /// The newest lines of the store, oldest first. Called once, when the table is opened.
  void load(std::vector<StoredChatLine> lines);
  /// Oldest first.
  [[nodiscard]] const std::deque<StoredChatLine>& lines() const { return lines_; }
  /// The line that clients call `id`; null where there is none that this reader may read.
  [[nodiscard]] const StoredChatLine* find(std::uint64_t id, rules::SeatId reader) const;
  /// Whether the store has not answered for this line yet: sent again, it is not stored twice.
  [[nodiscard]] bool is_pending(rules::SeatId writer, std::uint32_t client_id) const;
  /// Whether the store owes so many answers that it is to be given nothing more (law T6): 64.
  [[nodiscard]] bool is_full() const;
  /// Who whispered to this seat last, for /reply.
  [[nodiscard]] std::optional<rules::SeatId> last_whisper_to(rules::SeatId seat) const;

  /// Stores the line on the store's worker; it is pending until `add` has the answer. on_stored may outlive the table.
  void store(codec::ChatLine line, std::function<void(ChatStored)> on_stored);
  /// Takes in the store's answer. The new line, or null where it could not be stored; valid until lines change.
  const codec::ChatLine* add(const ChatStored& stored);
  /// Deletes the line from the store, on its worker; here it stays until `remove`, and the request is pending until
  /// `end_erasing`. on_deleted may outlive the table.
  void erase(const StoredChatLine& line, ChatDeleted request, std::function<void(ChatDeleted)> on_deleted);
  void end_erasing(const ChatDeleted& deleted);
  void remove(std::uint64_t id);

 private:
  const TableDependencies& deps_;
  persistence::CampaignId campaign_;
  std::deque<StoredChatLine> lines_;
  std::set<std::pair<rules::SeatId, std::uint32_t>> pending_;  // by writer or asker, and client id
  std::map<rules::SeatId, rules::SeatId> last_whisper_from_;   // by reader
};

}  // namespace ft::table
