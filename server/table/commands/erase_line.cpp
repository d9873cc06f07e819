// A chat line is taken off the record for good: by its writer, or by the GM.
#include <algorithm>

#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

void Table::request(Presence& from, codec::EraseLine erase) {
  const auto kept =
      std::find_if(chat_.begin(), chat_.end(), [&](const StoredChatLine& k) { return k.line.id == erase.id; });
  if (kept == chat_.end() || !meant_for(kept->line, from.seat.id))
    return refuse(from, erase.client_id, {"E_NO_SUCH"_k, {{"field"_k, "line"_k}}, {}});
  if (kept->line.seat != from.seat.id && !from.seat.gm)
    return refuse(from, erase.client_id, {"E_ROLE"_k, {{"who"_k, "writer"_k}}, {}});
  deps_.worker.post([this, alive = std::weak_ptr(alive_), &core = deps_.core, &store = deps_.store, id = id_,
                     stored = kept->stored, result = ChatDeleted{from.seat.id, erase.client_id, erase.id, ""}] mutable {
    if (const auto erased = store.chat().erase(id, stored);
        !erased && erased.error().error != persistence::StoreError::not_found)
      result.problem = erased.error().text;
    core.post([this, alive, result = std::move(result)]() mutable {
      if (!alive.lock()) return;
      inbox_.push_back(std::move(result));
      turn_soon();
    });
  });
}

void Table::chat_erased(const ChatDeleted& erased) {
  Presence* asker = audience_->of_seat(erased.asker);
  if (!erased.problem.empty()) {
    deps_.log("table " + std::to_string(id_) + ": a chat line was not erased: " + erased.problem);
    if (asker) refuse(*asker, erased.client_id, {"E_NOT_ERASED"_k, {}, {}});
    return;
  }
  const auto kept =
      std::find_if(chat_.begin(), chat_.end(), [&](const StoredChatLine& k) { return k.line.id == erased.line; });
  if (kept != chat_.end()) {
    audience_->broadcast([&](codec::Deltas& deltas) { deltas.line_erased(erased.line); },
                         [&](const Presence& who) { return meant_for(kept->line, who.seat.id); });
    chat_.erase(kept);
  }
  if (asker) accept(*asker, erased.client_id);
}

}  // namespace ft::table
