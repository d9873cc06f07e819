// An answer to an open question: the person's, or the GM's for them. And answers left in advance.
#include <algorithm>

#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {
constexpr std::size_t most_orders = 500;  // of a table
}

void Table::request(Presence& from, codec::Answer wanted) {
  if (memory_.done.happened(from.seat.id, wanted.client_id))
    return audience_->tell(from, [&](codec::Deltas& deltas) { deltas.accepted(wanted.client_id); });
  if (const Verdict why_not = not_playing()) return refuse(from, wanted.client_id, *why_not);
  const Question* question = find_question(wanted.question);
  if (!question) return refuse(from, wanted.client_id, {"E_ANSWERED"_k, {}, {}});
  const bool asked = is_asked(*question, from.viewer);
  if (!asked && !from.seat.gm) return refuse(from, wanted.client_id, {"E_ROLE"_k, {{"who"_k, "asked"_k}}, {}});
  const auto by = asked ? AnsweredBy::person : AnsweredBy::gm;
  if (const Verdict why_not = answer(wanted.question, std::move(wanted.value), by))
    return refuse(from, wanted.client_id, *why_not);
  accept(from, wanted.client_id);
}

/// An order counts for questions asked from now on, as long as the seat plays the creature (law R8).
void Table::request(Presence& from, codec::OrderInAdvance order) {
  if (not_playing() || (!from.seat.gm && !from.viewer.plays(order.creature))) return;
  const codec::StandingOrder record{from.seat.id, order.creature, order.about, std::move(order.answer),
                                    order.unless_above};
  const auto at = memory_.orders.find({record.creature, record.about});
  if (at != memory_.orders.end() ? at->second == record : !record.answer || memory_.orders.size() >= most_orders)
    return;
  note(record);
  take_order(memory_, record);
}

}  // namespace ft::table
