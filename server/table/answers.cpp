// Answers without a client: auto-answers, timeouts of optional reactions, commands that are answers.
#include <algorithm>

#include "rules/kernel/declarations/command_as_answer.hpp"
#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

constexpr std::ptrdiff_t most_by_orders = 100;  // in one resolution: then players answer themselves

/// Whether an order left in advance is to answer for the person who left it.
bool counts(const codec::AutoAnswer& order, const Question& question, const Creature* asked) {
  if (order.ask_above && question.max_damage > *order.ask_above) return false;
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

/// Whether the question times out at once and is never shown: no blocking question is open and it has no timer.
bool passes(const OpenResolution& open, const Question& question) {
  return question.seconds == 0 && open.only_optional_questions();
}

}  // namespace

/// Applies an auto-answer as soon as its question is asked (law R8); a refused one leaves the question to the player,
/// with a log line. Returns whether there was one.
bool Table::apply_auto_answer() {
  for (const auto& [id, open] : state_.open) {
    if (!open.divergence.empty()) continue;
    for (const Question& question : open.questions) {
      const auto order = state_.orders.find({question.asked, question.about});
      if (order == state_.orders.end() ||
          !counts(order->second, question, find_creature(state_.state, question.asked)) || goes_round(open.tape))
        continue;
      const Value& ordered = *order->second.answer;
      if (passes(open, question) && ordered == question.otherwise) continue;
      begin_part({.open = id});
      const Verdict refused = answer({id, question.tag}, ordered, AnsweredBy::standing_order);
      if (!refused || (!passes(open, question) && tell_refused_order(id, question, ordered, *refused))) return true;
    }
  }
  return false;
}

/// Logs a refused auto-answer and the reason for its owner and the GM; once in each resolution. Returns whether it was
/// new.
bool Table::tell_refused_order(ResolutionId id, const Question& question, const Value& ordered, const Refusal& why) {
  const OpenResolution& open = state_.open.at(id);
  const TableNote remark{TableNote::At::question,
                         {"order_refused"_k,
                          {{"who"_k, question.asked}, {"answer"_k, readable_answer(ordered)}},
                          {},
                          {rules::Audience::Kind::players_of, {question.asked}},
                          why}};
  const bool logged = std::any_of(open.tape.begin(), open.tape.end(),
                                  [&](const TapeEntry& entry) { return entry == TapeEntry(remark); });
  return !logged && open.divergence.empty() && !go_on(id, remark);
}

/// Times out optional questions without a timer once no blocking question is open. Returns whether there was any.
bool Table::time_out_optional() {
  for (const auto& [id, open] : state_.open) {
    if (!open.divergence.empty()) continue;
    std::vector<std::uint32_t> silent;
    for (const Question& question : open.questions)
      if (passes(open, question)) silent.push_back(question.tag);
    if (silent.empty()) continue;
    begin_part({.open = id});
    time_out_optional(id, std::move(silent));
    return true;
  }
  return false;
}

void Table::time_out_optional(ResolutionId id, std::vector<std::uint32_t> questions) {
  const Verdict why_not = go_on(id, TimedOut{std::move(questions)});
  const auto open = state_.open.find(id);
  if (why_not && open != state_.open.end() && open->second.divergence.empty())
    diverge(open->second, "the rules refuse that nobody speaks: " + system().names().of(why_not->code));
}

/// A command that an open question offers its actor is the answer to it.
std::optional<Table::OfferedAnswer> Table::as_answer(const Command& command) const {
  if (!command.overrides.empty()) return std::nullopt;
  for (const OpenResolution* open : in_order(state_.open)) {
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
