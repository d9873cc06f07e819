// Playing a finished command again in every way that the laws promise to be the same.
#include "tests/case_runner/laws.hpp"

#include <algorithm>

#include "rules/kernel/declarations/declared_log_line.hpp"
#include "rules/kernel/system.hpp"
#include "tests/case_runner/case_error.hpp"
#include "tests/case_runner/sentences.hpp"

namespace ft::scn {

using namespace rules;

namespace {

/// Throws the dice of a tape again from where its beginning stops, so that a cut tape runs up to its next question.
class Replayed : public Dice {
 public:
  Replayed(const Tape& tape, std::size_t from) : tape_(tape), next_(from) {}
  std::int32_t face(std::int32_t sides, Ref by, Key purpose) override {
    const auto* die = next_ < tape_.size() ? std::get_if<DieRolled>(&tape_[next_]) : nullptr;
    ++next_;
    const bool same = die && die->sides == sides && die->by == by && die->purpose == purpose;
    if (!same) throw CaseError(0, "law R3: played again, the rules throw other dice");
    return die->face;
  }

 private:
  const Tape& tape_;
  std::size_t next_;
};

bool begins_with(const Events& events, const Events& beginning) {
  return events.size() >= beginning.size() && std::equal(beginning.begin(), beginning.end(), events.begin());
}

void must(bool holds, int line, const std::string& law) {
  if (!holds) throw CaseError(line, "law " + law);
}

void must_be_whole(const std::string& unsaid, int line) { must(unsaid.empty(), line, "R10: " + unsaid); }

template <class Pointers, class Things>
bool same_things(const Pointers& overlay, const Things& folded) {
  return overlay.size() == folded.size() && std::equal(overlay.begin(), overlay.end(), folded.begin(),
                                                       [](const auto* a, const auto& b) { return *a == b; });
}

void check_fold(const State& base, const Events& events, int line) {
  World overlay(base);
  for (const Event& event : events) overlay.apply(event);
  State folded = base;
  fold(folded, events);
  const bool same = same_things(overlay.creatures(), folded.creatures) &&
                    same_things(overlay.scenes(), folded.scenes) &&
                    same_things(overlay.encounters(), folded.encounters) && overlay.relations() == folded.relations &&
                    overlay.campaign() == folded.campaign;
  must(same, line, "R7: the fold of the events is not what the rules saw");
}

/// Names as journals and clients need them: all are the schema's.
class Named {
 public:
  Named(const Ruleset& system, int line) : system_(system), line_(line) {}

  void operator()(Key key, const char* what = "a word") const {
    must(system_.names().has(key), line_,
         std::string("R10: ") + what + " has a key that is nothing in the schema, such as one of its texts");
  }
  void operator()(const Sum& sum) const {
    for (const Part& part : sum.parts()) (*this)(part.source, "a part of a total"), (*this)(part.rule, "its rule");
  }
  void operator()(const Value& value) const {
    if (const auto* key = value.as<Key>()) (*this)(*key);
    if (const auto* list = value.as<Values>())
      for (const Value& one : *list) (*this)(one);
  }
  void operator()(const Params& params) const {
    for (const Param& param : params) {
      (*this)(param.name);
      (*this)(param.value);
    }
  }

 private:
  const Ruleset& system_;
  int line_;
};

void check_names(const Run& run, const Tape& tape, const Events& events, const std::vector<Cut>& cuts, int line) {
  const Named named(run.system, line);
  named(run.command.form);
  for (const Event& event : events) {
    if (const auto* roll = std::get_if<RollMade>(&event)) {
      named(roll->purpose, "a roll"), named(roll->outcome, "the outcome of a roll"), named(roll->rule, "its rule");
      named(roll->total), named(roll->target);
    }
    if (const auto* calculated = std::get_if<Calculated>(&event)) named(calculated->what), named(calculated->sum);
    const auto* declared = std::get_if<ActionDeclared>(&event);
    const std::optional<LogLine> of_action = declared ? std::optional(log_line_of(*declared)) : std::nullopt;
    const auto* note = of_action ? &*of_action : std::get_if<LogLine>(&event);
    if (note) {
      named(note->text, "a note"), named(note->params);
      must_be_whole(left_unsaid(run.system, note->text, note->params), line);
    }
    if (note && note->why)
      named(note->why->code, "why"), named(note->why->params), must_be_whole(left_unsaid(run.system, *note->why), line);
    if (const auto* set = std::get_if<NumberSet>(&event)) named(set->key, "a number");
    if (const auto* gained = std::get_if<ConditionGained>(&event)) {
      named(gained->condition.key, "a condition"), named(gained->condition.source_key, "where a condition comes from");
      named(gained->condition.ends.unit, "the unit of a condition's end");
    }
  }
  for (const TapeEntry& entry : tape)
    if (const auto* die = std::get_if<DieRolled>(&entry)) named(die->purpose, "what a die is thrown for");
  for (const Cut& cut : cuts)
    for (const Question& question : cut.open) {
      named(question.prompt), named(question.params), named(question.default_answer);
      for (const Option& option : question.options) named(option.text), named(option.params), named(option.value);
    }
}

}  // namespace

void check_laws(const Run& run, const Tape& tape, const Events& events, const std::vector<Cut>& cuts, int line) {
  const State untouched = run.base;
  for (std::size_t length = 0; length <= tape.size(); ++length) {
    Tape beginning(tape.begin(), tape.begin() + static_cast<std::ptrdiff_t>(length));
    Replayed dice(tape, length);
    const Outcome again = resolve(run, beginning, dice);
    const bool whole = again.kind == Outcome::Kind::finished;
    must(whole || again.kind == Outcome::Kind::needs_answer, line,
         "R3: a beginning of the tape is " + (again.divergence.empty() ? "refused" : again.divergence));
    must(begins_with(events, again.events), line,
         "R5: what happened after " + std::to_string(length) + " tape entries is no prefix of what happened");
    must(!whole || again.events == events, line, "R3: played again, something else happens");
    const auto cut = std::find_if(cuts.begin(), cuts.end(), [&](const Cut& c) { return c.tape == beginning.size(); });
    if (!whole && cut != cuts.end()) {
      must(again.events.size() == cut->events, line, "R5: a question was asked after other events than the first time");
      must(again.open == cut->open, line, "R8: played again, the open questions are others");
    }
  }
  must(run.base == untouched, line, "R3: the base changed while the command was played");
  check_fold(run.base, events, line);
  check_names(run, tape, events, cuts, line);
  must(!probe(run), line, "R2: the command was played, but is not offered");
}

void check_refusal(const Run& run, const Outcome& outcome, const Tape& tape, int line) {
  must(outcome.events.empty(), line, "R6: a refused command left events");
  const bool threw =
      std::any_of(tape.begin(), tape.end(), [](const TapeEntry& e) { return std::holds_alternative<DieRolled>(e); });
  must(!threw, line, "R6: a refused command threw dice");
  must_be_whole(left_unsaid(run.system, outcome.refusal), line);
  if (!tape.empty()) return;  // refused after an answer of the actor or the GM, which no offer could foresee
  const Verdict offered = probe(run);
  // A form that is not filled in yet is offered: the person is still choosing.
  const bool unfinished = outcome.refusal.code == Key("E_FORM");
  must(unfinished || offered == Verdict(outcome.refusal), line,
       "R2: the command is refused, but the offers say otherwise");
}

}  // namespace ft::scn
