// A GM plays on from what a damaged journal still shows. It is written behind the journal's end, and the next table begins
// with it (codec::PlayedOn).
#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

/// The answer is found in the next table, when the GM's browser asks again.
void Table::play_on(Presence& from, std::uint32_t client_id) {
  codec::Batch batch{deps_.clock.unix_ms(), {codec::PlayedOn{from.seat.id, state_.state}}};
  for (const codec::RequestCompleted& done : state_.done.all()) batch.records.emplace_back(done);
  for (const auto& [about, order] : state_.auto_answers) batch.records.emplace_back(order);
  if (state_.stopped) batch.records.emplace_back(codec::TableStopped{from.seat.id});
  batch.records.emplace_back(codec::EventsRecorded{ids_.next(), {LogLine{"played_on"_k, {}, {}, {}}}});
  const codec::RequestCompleted asked{from.seat.id, client_id};
  batch.records.emplace_back(asked);
  const auto bytes = std::make_shared<const std::string>(codec::encode(batch, *stored_names_));
  const auto on_result = [this, alive = std::weak_ptr(alive_), asked](const AppendResult& result) {
    if (alive.lock()) on_played_on(result, asked);
  };
  if (in_flight_ || !deps_.journal.append({id_, epoch_, end_of_journal_, bytes}, deps_.core, on_result))
    return refuse(from, client_id, {"E_BUSY"_k, {}, {}});
  in_flight_ = true;
}

void Table::on_played_on(const AppendResult& result, const codec::RequestCompleted& asked) {
  switch (result.kind) {
    case AppendResult::Kind::committed:
      opens_again_ = true;
      return hand_over("the GM plays on from what a damaged journal shows");
    case AppendResult::Kind::refused: return hand_over(result.reason);
    case AppendResult::Kind::storage_stalled: break;
    case AppendResult::Kind::broken:
      in_flight_ = false;
      if (Presence* who = broadcaster_->of_seat(asked.seat)) refuse(*who, asked.client_id, {"E_READ_ONLY"_k, {}, {}});
  }
  failure_status_.reason = "This could not be written yet: " + result.reason;
  say_status();
}

}  // namespace ft::table
