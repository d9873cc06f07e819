// Answers that nobody gives by hand: orders left in advance, silence that nobody waits for, commands that are answers.
#include <algorithm>

#include "rules/kernel/completed.hpp"
#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

constexpr std::ptrdiff_t most_by_orders = 100;  // in one resolution: then people speak for themselves

/// Whether an order left in advance may answer for the person who left it.
bool counts(const codec::StandingOrder& order, const Question& question, const Creature* asked) {
  if (!order.answer || !legal(question, *order.answer)) return false;
  if (order.unless_above && question.stakes > *order.unless_above) return false;
  return asked && (asked->seats.empty() ||
                   std::find(asked->seats.begin(), asked->seats.end(), order.seat) != asked->seats.end());
}

/// Orders have answered each other so often in it that they might for ever.
bool goes_round(const Tape& tape) {
  return std::count_if(tape.begin(), tape.end(), [](const auto& entry) {
           const auto* answered = std::get_if<Answered>(&entry);
           return answered && answered->by == AnsweredBy::standing_order;
         }) >= most_by_orders;
}

}  // namespace

/// An answer left in advance is given as soon as its question is asked (law R8). Whether one was.
bool Table::follow_standing_order() {
  for (const auto& [id, open] : memory_.open) {
    for (const Question& question : open.questions) {
      const auto order = memory_.orders.find({question.asked, question.about});
      if (order == memory_.orders.end() ||
          !counts(order->second, question, find_creature(memory_.state, question.asked)) || goes_round(open.tape))
        continue;
      if (!answer({id, question.tag}, *order->second.answer, AnsweredBy::standing_order)) return true;
    }
  }
  return false;
}

/// Who may speak for no time of their own is passed over as soon as nobody else is waited for. Whether anybody was.
bool Table::pass_over() {
  for (const auto& [id, open] : memory_.open) {
    if (!open.divergence.empty() || !open.waits_for_nobody()) continue;
    std::vector<std::uint32_t> silent;
    for (const Question& question : open.questions)
      if (question.seconds == 0) silent.push_back(question.tag);
    if (silent.empty()) continue;
    pass_over(id, std::move(silent));
    return true;
  }
  return false;
}

/// The brief question whose time is over, and those whose time ran out with it.
std::vector<std::uint32_t> Table::silent_with(const codec::QuestionName& over) const {
  std::vector<std::uint32_t> silent;
  const std::int64_t now_ms = around_.clock.unix_ms();
  for (const Question& question : memory_.open.at(over.resolution).questions) {
    const auto clock = clocks_.find({over.resolution, question.tag});
    const bool ran_out = clock != clocks_.end() && clock->second.timer && clock->second.ends_at_ms <= now_ms;
    if (question.brief && (ran_out || question.tag == over.tag)) silent.push_back(question.tag);
  }
  return silent;
}

void Table::pass_over(ResolutionId id, std::vector<std::uint32_t> questions) {
  const Verdict why_not = go_on(id, FellSilent{std::move(questions)});
  const auto open = memory_.open.find(id);
  if (why_not && open != memory_.open.end() && open->second.divergence.empty())
    diverge(open->second, "the rules refuse that nobody speaks: " + system().names().of(why_not->code));
}

/// A command that an open question offers its actor is the answer to it.
std::optional<Table::OfferedAnswer> Table::as_answer(const Command& command) const {
  if (!command.overrides.empty()) return std::nullopt;
  for (const OpenResolution* open : in_order(memory_.open)) {
    if (!open->divergence.empty()) continue;
    for (const Question& question : open->questions) {
      if (question.shape != Shape::action || !command.actor || question.asked != command.actor) continue;
      for (const Option& option : question.options)
        if (const auto value = completed(option, command))
          return OfferedAnswer{{open->opened.id, question.tag}, *value};
    }
  }
  return std::nullopt;
}

}  // namespace ft::table
