// A chat line is taken off the record for good: by its writer, or by the GM.
#include <algorithm>

#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

void Table::request(Presence& from, codec::EraseLine erase) {
  const auto line =
      std::find_if(chat_.begin(), chat_.end(), [&](const codec::ChatLine& l) { return l.id == erase.id; });
  if (line == chat_.end()) return refuse(from, erase.client_id, {"E_NO_SUCH"_k, {{"field"_k, "line"_k}}, {}});
  if (line->seat != from.seat.id && !from.seat.gm)
    return refuse(from, erase.client_id, {"E_ROLE"_k, {{"who"_k, "writer"_k}}, {}});
  around_.worker.post(
      [this, alive = std::weak_ptr(alive_), &core = around_.core, &store = around_.store, id = id_, line = erase.id] {
        const auto erased = store.chat().erase(id, static_cast<persistence::ChatId>(line));
        if (!erased && erased.error().error != persistence::StoreError::not_found) return;  // it stays, for all to see
        core.post([this, alive, line] {
          if (!alive.lock()) return;
          inbox_.push_back(ChatErased{line});
          turn_soon();
        });
      });
  audience_->tell(from, [&](codec::Deltas& deltas) { deltas.accepted(erase.client_id); });
}

void Table::chat_erased(const ChatErased& erased) {
  std::erase_if(chat_, [&](const codec::ChatLine& line) { return line.id == erased.id; });
  audience_->tell_all([&](codec::Deltas& deltas) { deltas.line_erased(erased.id); });
}

}  // namespace ft::table
