// A chat line is deleted for good: by its writer, or by the GM.
#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

void Table::request(Presence& from, codec::EraseLine erase) {
  if (is_read_only()) return refuse(from, erase.client_id, {"E_READ_ONLY"_k, {}, {}});
  const StoredChatLine* line = chat_.find(erase.id, from.seat.id);
  if (!line) return refuse(from, erase.client_id, {"E_NO_SUCH"_k, {{"field"_k, "line"_k}}, {}});
  if (line->line.seat != from.seat.id && !from.seat.gm)
    return refuse(from, erase.client_id, {"E_ROLE"_k, {{"who"_k, "writer"_k}}, {}});
  if (chat_.is_pending(from.seat.id, erase.client_id)) return;  // accepted once it is erased
  if (chat_.is_full()) return refuse(from, erase.client_id, {"E_NOT_ERASED"_k, {}, {}});
  chat_.erase(*line, {from.seat.id, erase.client_id, erase.id, ""}, inbox_if_alive());
}

void Table::on_chat_deleted(const ChatDeleted& deleted) {
  chat_.end_erasing(deleted);
  Presence* asker = broadcaster_->of_seat(deleted.asker);
  if (!deleted.problem.empty()) {
    deps_.log("table " + std::to_string(id_) + ": a chat line was not erased: " + deleted.problem);
    if (asker) refuse(*asker, deleted.client_id, {"E_NOT_ERASED"_k, {}, {}});
    return;
  }
  broadcaster_->broadcast([&](codec::Deltas& deltas) { deltas.line_erased(deleted.line); },
                          [&](const Presence& who) {
                            const StoredChatLine* line = chat_.find(deleted.line, who.viewer.seat);
                            return line && reads(who, line->line);
                          });
  chat_.remove(deleted.line);
  if (asker) accept(*asker, deleted.client_id);
}

}  // namespace ft::table
