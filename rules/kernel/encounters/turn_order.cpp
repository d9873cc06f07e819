// Newcomers and ties in the order, rounds, and whose turn is next.
#include "rules/kernel/encounters/turn_order.hpp"

#include <algorithm>

#include "rules/kernel/encounters/encounters.hpp"
#include "rules/kernel/names.hpp"

namespace ft::rules {

bool enter_order(Resolution& r, EncounterId id, CreatureId who, const NewPlace& place) {
  std::vector<CreatureId> order = r.world().encounter(id).order;
  const auto at = std::find_if(order.begin(), order.end(), place.before);
  const bool missed = std::any_of(at, order.end(), place.had_turn);
  order.insert(at, who);
  r.emit(OrderSet{id, std::move(order)});
  return missed;
}

void settle_ties(Resolution& r, std::vector<CreatureId>& order, const TieBreak& how) {
  for (auto at = order.begin(); at != order.end(); ++at) {
    Question question{.prompt = "q_first"_k, .rule = how.rule, .shape = Shape::one_of, .default_answer = *at};
    for (auto other = at; other != order.end() && how.tied(*at, *other); ++other)
      if (!how.may_change || how.may_change(*at, *other))
        question.options.push_back({*other, "o_creature"_k, {{"who"_k, *other}}});
    if (question.options.size() < 2) continue;
    if (how.asked) question.asked = how.asked(*at);
    const auto first = std::find(at, order.end(), r.ask(std::move(question)).as<Ref>()->creature());
    std::rotate(at, first, first + 1);
  }
}

std::int32_t start_round(Resolution& r, EncounterId id, Key rule) {
  const std::int32_t round = r.world().encounter(id).round + 1;
  r.emit(RoundStarted{id, round});
  log_line(r, "round_begins"_k, {{"round"_k, std::int64_t{round}}}, rule);
  return round;
}

std::optional<Command> next_turn_command(const World& world, const Encounter& encounter, const TurnHooks& hooks) {
  if (encounter.turn) {
    if (!hooks.is_over(world, encounter)) return std::nullopt;
    return table_command("end_turn"_k, encounter.turn);
  }
  const auto& order = encounter.order;
  const auto next =
      std::find_if(order.begin(), order.end(), [&](CreatureId who) { return hooks.has_turn(world, who); });
  if (next != order.end()) return table_command("start_turn"_k, *next);
  const bool goes_on =
      std::any_of(order.begin(), order.end(), [&](CreatureId who) { return hooks.needs_rounds(world, who); });
  return goes_on ? std::optional(table_command("begin_round"_k, encounter.id)) : std::nullopt;
}

}  // namespace ft::rules
