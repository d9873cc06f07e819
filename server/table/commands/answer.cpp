// An answer to an open question: the person's, or the GM's for them. And answers left in advance.
#include <algorithm>

#include "server/table/history/campaign_limits.hpp"
#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {
constexpr std::int64_t most_orders = 200;         // of a seat
constexpr std::int64_t most_order_bytes = 1'024;  // as it is kept

bool names_place(const Value& value) {
  if (value.as<Place>() || value.as<Path>()) return true;
  const Values* list = value.as<Values>();
  return list && std::any_of(list->begin(), list->end(), names_place);
}
}  // namespace

void Table::request(Presence& from, codec::Answer wanted) {
  if (state_.done.happened(from.seat.id, wanted.client_id))
    return broadcaster_->send(from, [&](codec::Deltas& deltas) { deltas.accepted(wanted.client_id); });
  if (const Verdict why_not = not_playing()) return refuse(from, wanted.client_id, *why_not);
  answer_for(from, wanted.client_id, wanted.question, std::move(wanted.value));
}

void Table::request(Presence& from, codec::Seen seen) {
  const Question* question = questions_->find(seen.question);
  if (question && questions_->is_asked(*question, from.viewer)) questions_->on_seen(seen.question);
}

void Table::answer_for(Presence& from, std::uint32_t client_id, const codec::QuestionId& name, Value value) {
  const Question* question = questions_->find(name);
  if (!question) return refuse(from, client_id, {"E_ANSWERED"_k, {}, {}});
  const bool asked = questions_->is_asked(*question, from.viewer);
  if (!asked && !from.seat.gm) return refuse(from, client_id, {"E_ROLE"_k, {{"who"_k, "asked"_k}}, {}});
  if (const Verdict why_not = resolutions_->answer(name, std::move(value), asked ? AnsweredBy::person : AnsweredBy::gm))
    return refuse(from, client_id, *why_not);
  accept(from, client_id);
}

/// An action whose form names a place is another one each time: it cannot be ordered.
Verdict Table::may_order(const Presence& from, const codec::SetAutoAnswer& order) const {
  if (const Verdict why_not = not_playing()) return why_not;
  const Creature* creature = find_creature(state_.state, order.creature);
  const bool of_gm = from.seat.gm && (!order.creature || (creature && creature->seats.empty()));
  if (!of_gm && !from.viewer.plays(order.creature)) return Refusal{"E_ROLE"_k, {{"who"_k, "player"_k}}, {}};
  if (order.answer && order.answer->as<Values>() && names_place(*order.answer))
    return Refusal{"E_ORDER_PLACE"_k, {}, {}};
  return std::nullopt;
}

/// An order counts for what is asked now and from now on, as long as the seat plays the creature (law R8).
void Table::request(Presence& from, codec::SetAutoAnswer order) {
  const std::uint32_t client_id = order.client_id;
  if (const Verdict why_not = may_order(from, order)) return refuse(from, client_id, *why_not);
  const codec::AutoAnswer record{from.seat.id, order.creature, order.prompt, std::move(order.answer), order.ask_above};
  const auto at = state_.auto_answers.find({record.creature, record.prompt});
  const bool is_so = at != state_.auto_answers.end() ? at->second == record : !record.answer;
  const auto own = std::count_if(state_.auto_answers.begin(), state_.auto_answers.end(), [&](const auto& entry) {
    const CreatureId about = entry.first.first;
    return entry.second.seat == from.seat.id && (!about || find_creature(state_.state, about));
  });
  if (!is_so && at == state_.auto_answers.end() && own >= most_orders)
    return refuse(from, client_id, limit_reached("limit_auto_answers"_k, most_orders));
  if (!is_so && std::ssize(codec::encode(codec::Batch{0, {record}}, *stored_names_)) > most_order_bytes)
    return refuse(from, client_id, limit_reached("limit_answer_bytes"_k, most_order_bytes));
  if (!is_so) {
    add_to_batch(record);
    take_order(state_, record);
  }
  if (client_id != 0) accept(from, client_id);
}

}  // namespace ft::table
