// Answers to the questions of open resolutions: given, automatic, by timeout, and commands that are answers.
#include <algorithm>

#include "rules/kernel/declarations/command_as_answer.hpp"
#include "server/table/play/resolutions.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

constexpr std::ptrdiff_t most_auto_answers = 100;  // in one resolution: then its questions wait for the players

/// Whether the person of the seat may leave auto-answers for the creature: its player, or the GM of one without players.
bool answers_for(SeatId seat, const Creature& asked) {
  return asked.seats.empty() || std::find(asked.seats.begin(), asked.seats.end(), seat) != asked.seats.end();
}

/// Whether auto-answers reached the limit of this resolution (loop guard).
bool at_limit(const Tape& tape) {
  return std::count_if(tape.begin(), tape.end(), [](const auto& entry) {
           const auto* answered = std::get_if<Answered>(&entry);
           return answered && answered->by == AnsweredBy::standing_order;
         }) >= most_auto_answers;
}

/// Whether the question times out at once and is never shown: no blocking question is open and it has no timer.
bool passes(const OpenResolution& open, const Question& question) {
  return question.seconds == 0 && open.only_optional_questions();
}

}  // namespace

std::optional<Resolutions::OfferedAnswer> Resolutions::find_offered_answer(const Command& command) const {
  if (!command.overrides.empty()) return std::nullopt;
  for (const OpenResolution* open : in_order(table_.state.open)) {
    if (!open->divergence.empty()) continue;
    for (const Question& question : open->questions) {
      if (question.shape != Shape::action || !command.actor || question.asked != command.actor) continue;
      for (const Option& option : question.options)
        if (const auto value = command_as_answer(option, command))
          return OfferedAnswer{{open->opened.id, question.tag}, *value};
    }
  }
  return std::nullopt;
}

Verdict Resolutions::answer(const codec::QuestionId& name, Value value, AnsweredBy by) {
  const Question* question = table_.questions.find(name);
  if (!question) return Refusal{"E_ANSWERED"_k, {}, {}};
  if (!legal(*question, value)) return Refusal{"E_ANSWER"_k, {}, {}};
  return continue_with(name.resolution,
                       Answered{question->tag, question->asked, question->prompt, std::move(value), by});
}

void Resolutions::on_timeout(const codec::QuestionId& name) {
  const Question* question = table_.questions.find(name);
  if (!question) return;
  if (!table_.questions.running_clock(name)) return table_.questions.on_seen(name);
  table_.on_continued(name.resolution);
  if (question->non_blocking) return time_out_optional(name.resolution, table_.questions.timed_out_with(name));
  table_.questions.stop_clock(name);
  if (answer(name, question->default_answer, AnsweredBy::timeout))  // then its time begins again
    table_.log("the rules refuse the default of their own question");
}

const codec::AutoAnswer* Resolutions::auto_answer_of(CreatureId creature, Key prompt) const {
  const auto at = table_.state.auto_answers.find({creature, prompt});
  return at == table_.state.auto_answers.end() ? nullptr : &at->second;
}

/// The creature's own auto-answer goes before that of all creatures without a player, and that before the rulebook's.
std::optional<Value> Resolutions::auto_answer_to(const Question& question) const {
  const Creature* asked = find_creature(table_.state.state, question.asked);
  if (!asked) return std::nullopt;
  const codec::AutoAnswer* order = auto_answer_of(question.asked, question.prompt);
  if (order && !answers_for(order->seat, *asked)) return std::nullopt;
  if (!order && asked->seats.empty()) order = auto_answer_of({}, question.prompt);
  if (!order) return is_auto_answered(question, *asked) ? std::optional(question.default_answer) : std::nullopt;
  if (order->ask_above && question.max_damage > *order->ask_above) return std::nullopt;
  return *order->answer == Value{} ? question.default_answer : *order->answer;
}

/// By the rulebook, for a creature without a player.
bool Resolutions::is_auto_answered(const Question& question, const Creature& asked) const {
  const Schema& schema = system().schema();
  const auto is_among = [&](const std::vector<std::string>& prompts) {
    return std::any_of(prompts.begin(), prompts.end(),
                       [&](const std::string& name) { return Key(name) == question.prompt; });
  };
  if (!asked.seats.empty()) return false;
  if (is_among(schema.auto_answered)) return true;
  if (question.max_damage <= 0 || !is_among(schema.auto_answered_if_light)) return false;
  std::int64_t left = asked.numbers.get(Key(schema.health));
  for (const std::string& number : schema.before_health) left += asked.numbers.get(Key(number));
  return 2 * question.max_damage <= left;
}

bool Resolutions::apply_auto_answer() {
  for (const auto& [id, open] : table_.state.open) {
    if (!open.divergence.empty() || at_limit(open.tape)) continue;
    for (const Question& question : open.questions) {
      const std::optional<Value> value = auto_answer_to(question);
      if (!value) continue;
      const bool unseen = passes(open, question);
      if (unseen && *value == question.default_answer) continue;
      table_.on_continued(id);
      const Verdict refused = answer({id, question.tag}, *value, AnsweredBy::standing_order);
      if (!refused || (!unseen && note_refused_auto_answer(id, question, *value, *refused))) return true;
    }
  }
  return false;
}

/// Logs the auto-answer and why it was refused, for the players of the creature and the GM; once in each resolution.
/// Whether it was not logged yet.
bool Resolutions::note_refused_auto_answer(ResolutionId id, const Question& question, const Value& value,
                                           const Refusal& why) {
  const OpenResolution& open = table_.state.open.at(id);
  const TableNote remark{TableNote::At::question,
                         {"order_refused"_k,
                          {{"who"_k, question.asked}, {"answer"_k, readable_answer(value)}},
                          {},
                          {rules::Audience::Kind::players_of, {question.asked}},
                          why}};
  const bool noted = std::any_of(open.tape.begin(), open.tape.end(),
                                 [&](const TapeEntry& entry) { return entry == TapeEntry(remark); });
  return !noted && open.divergence.empty() && !continue_with(id, remark);
}

bool Resolutions::time_out_optional() {
  for (const auto& [id, open] : table_.state.open) {
    if (!open.divergence.empty()) continue;
    std::vector<std::uint32_t> silent;
    for (const Question& question : open.questions)
      if (passes(open, question)) silent.push_back(question.tag);
    if (silent.empty()) continue;
    table_.on_continued(id);
    time_out_optional(id, std::move(silent));
    return true;
  }
  return false;
}

void Resolutions::time_out_optional(ResolutionId id, std::vector<std::uint32_t> questions) {
  const Verdict why_not = continue_with(id, TimedOut{std::move(questions)});
  const auto open = table_.state.open.find(id);
  if (why_not && open != table_.state.open.end() && open->second.divergence.empty())
    diverge(id, "the rules refuse the default answers: " + system().names().of(why_not->code));
}

}  // namespace ft::table
