// A command of the rules: may this seat act for that creature? The rules say the rest.
#include <algorithm>

#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

Verdict may_act(const System& system, const Presence& from, const Command& command) {
  const ActionSchema* action = system.action(command.action);
  if (!action) return Refusal{"E_UNKNOWN_ACTION"_k, {}, {}};
  const bool as_gm = action->who != ActionSchema::For::creature || !command.overrides.empty();
  if (as_gm && !from.seat.gm) return Refusal{"E_ROLE"_k, {{"who"_k, "gm"_k}}, {}};
  if (action->who == ActionSchema::For::table) return Refusal{"E_UNKNOWN_ACTION"_k, {}, {}};
  if (action->who == ActionSchema::For::creature && !from.seat.gm && !from.viewer.plays(command.actor))
    return Refusal{"E_ROLE"_k, {{"who"_k, "player"_k}}, {}};
  return std::nullopt;
}

}  // namespace

void Table::request(Presence& from, codec::Play play) {
  if (state_.done.happened(from.seat.id, play.client_id))
    return broadcaster_->send(from, [&](codec::Deltas& deltas) { deltas.accepted(play.client_id); });
  if (play.client_id != 0 && queue_.contains(from.seat.id, play.client_id)) return;  // sent again
  if (const Verdict why_not = not_playing()) return refuse(from, play.client_id, *why_not);
  if (const Verdict why_not = may_act(system(), from, play.command)) return refuse(from, play.client_id, *why_not);
  if (auto offered = resolutions_->find_offered_answer(play.command))
    return answer_for(from, play.client_id, offered->question, std::move(offered->value));
  (void)this->play({std::move(play.command), from.viewer, from.seat.id, play.client_id});
}

/// Cancels the sender's own queued command.
void Table::request(Presence& from, codec::CancelQueued withdraw) {
  const auto is_it = [&](const PendingCommand& one) {
    return one.seat == from.seat.id && one.client_id == withdraw.client_id;
  };
  if (queue_.take_if(is_it).empty()) return;
  refuse(from, withdraw.client_id, {"E_WITHDRAWN"_k, {}, {}});
}

}  // namespace ft::table
