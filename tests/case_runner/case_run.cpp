// The steps of a case in order: when, ask, roll, expect, refuse, then.
#include "tests/case_runner/case_run.hpp"

#include <algorithm>
#include <new>

#include "rules/kernel/values/assert.hpp"
#include "tests/case_runner/asking.hpp"
#include "tests/case_runner/case_error.hpp"
#include "tests/case_runner/content_refused.hpp"
#include "tests/case_runner/difference.hpp"
#include "tests/case_runner/editing.hpp"
#include "tests/case_runner/expecting.hpp"
#include "tests/case_runner/setting.hpp"
#include "tests/case_runner/silence.hpp"
#include "tests/case_runner/telling.hpp"
#include "tests/case_runner/zones.hpp"

namespace ft::scn {

using namespace rules;

namespace {

class CaseRun {
 public:
  CaseRun(const System& system, const Case& one, bool strict)
      : vocabulary_(system),
        case_(one),
        strict_(strict),
        stage_(set_up(vocabulary_, one.givens)),
        playing_(vocabulary_, stage_),
        silence_(one.silences) {}

  std::vector<Failure> run() {
    try {
      play();
    } catch (const CaseError& trouble) {
      failures_.push_back({trouble.line, trouble.what()});  // after what failed before it
    }
    return std::move(failures_);
  }

 private:
  void play() {
    check_rules();
    for (at_ = 0; at_ < case_.steps.size(); ++at_) step(case_.steps[at_]);
    silence_.finish();
    if (!playing_.open().empty() && !question_was_expected_)
      throw CaseError(last_line(), "the case ends, but a question is open: " + open_questions(vocabulary_, playing_) +
                                       "; answer it with ask, or expect it with: expect question ...");
  }

  int last_line() const { return case_.steps.empty() ? case_.line : case_.steps.back().line; }

  void check_rules() const {
    for (const std::string& rule : case_.rules) {
      std::vector<std::string> all;
      for (const RuleSchema& one : vocabulary_.system().schema().rules) all.push_back(one.id);
      const std::string prefix =
          rule.substr(0, rule.find('-') + 1);  // other ids are the reader's own: rulings, house rules
      const bool ours =
          std::any_of(all.begin(), all.end(), [&](const std::string& one) { return one.starts_with(prefix); });
      if (ours && std::find(all.begin(), all.end(), rule) == all.end())
        throw CaseError(case_.line,
                        "case: " + rule + " is no rule of " + case_.system + CaseVocabulary::similar(rule, all));
    }
  }

  void step(Words words) {
    if (words.keyword == "when") return when(words);
    if (words.keyword == "ask") return ask(words);
    if (words.keyword == "refuse") return refuse(words);
    if (words.keyword == "then") return then(words);
    if (words.keyword == "expect") return expect(words);
    if (words.keyword == "silence" && at_ < dice_until_) return;  // read where its command began
    if (words.keyword == "silence")
      throw CaseError(words.line, "silence: stands after the command that asks, or in the background");
    if (dice_until_ < at_) throw CaseError(words.line, "roll: dice stand after the when or then that throws them");
  }

  /// The dice of all roll lines up to the next command: rolled in this order, whatever is asked in between.
  void take_dice() {
    std::size_t next = at_ + 1;
    for (; next < case_.steps.size(); ++next) {
      const Words& words = case_.steps[next];
      if (words.keyword == "when" || words.keyword == "then" || words.keyword == "refuse") break;
      if (words.keyword == "roll") playing_.dice().add(read_dice(vocabulary_, stage_, words));
    }
    dice_until_ = next;
  }

  /// The table plays on. A question that no line of the case names times out.
  void go_on(const Goal& goal) {
    playing_.go_on(goal);
    silent_.clear();
    while (!playing_.open().empty() && !later_line_means_a_question()) {
      const Question question = playing_.open().front().questions.front();
      const Teller tell(vocabulary_, stage_.state);
      silent_ += "; nobody answered: " + tell.of(question);
      must_be_said(tell, question);
      if (const Verdict refused = playing_.answer(0, 0, question.default_answer, AnsweredBy::timeout))
        silence_refuses(question, *refused);
      playing_.go_on();
    }
    if (playing_.open().empty()) playing_.dice().must_be_used_up();
  }

  /// A question that no line of the case mentions is an error where cases are held to it.
  void must_be_said(const Teller& tell, const Question& question) {
    if (silence_.covers(vocabulary_, stage_, question) || !strict_) return;
    failures_.push_back({command_line_, "no line mentions a question: " + tell.of(question) +
                                            "; ask it, or write: " + Silence::line_for(tell, question)});
  }

  /// Silence may refuse the whole command: an unconfirmed attack on a friend, Focus that is not pushed.
  [[noreturn]] void silence_refuses(const Question& question, const Refusal& refusal) {
    const Teller tell(vocabulary_, stage_.state);
    throw CaseError(case_.steps[at_].line,
                    "refused with " + tell.of(refusal) + " because nobody answered: " + tell.of(question));
  }

  /// Whether a line before the next command answers or looks at an open question; "no question" looks at all.
  bool later_line_means_a_question() const {
    for (std::size_t next = at_ + 1; next < case_.steps.size(); ++next) {
      Words words = case_.steps[next];
      if (words.keyword == "roll" || words.keyword == "silence") continue;
      if (words.keyword == "refuse") return waits(words);
      if (words.keyword != "ask" && words.keyword != "expect")
        return words.keyword == "when" && opens_beside(words) && asked_later(next);
      if (mentions_question(words)) return true;
      if (words.keyword == "ask" && !words.is("no")) return false;
    }
    return false;
  }

  /// "refuse Cyrus moves to 5,5 waits": looks at what is open.
  static bool waits(Words words) {
    while (!words.done() && !words.is("waits") && !words.is("E_PENDING")) words.take();
    return !words.done();
  }

  bool mentions_question(Words words) const {
    if (words.keyword == "ask") return words.is("no") || find_question(vocabulary_, playing_, words).has_value();
    for (Words part : words.parts()) {
      take_viewer(part);
      if (!part.take_if("no")) part.take_if("not");
      if (part.take_if("question") && (part.done() || find_question(vocabulary_, playing_, part).has_value()))
        return true;
    }
    return false;
  }

  /// "as NAME:", which may stand before a statement.
  static void take_viewer(Words& words) {
    if (words.is("as") && words.is(2, ":")) words.take(), words.take(), words.take();
  }

  /// Whether the command of a later line may be played while something is open; edits by hand always may.
  bool opens_beside(Words words) const {
    try {
      return playing_.admission(read_command(vocabulary_, stage_, words).command) == Admission::opens;
    } catch (const CaseError&) {
      return true;  // the line's own check reports it
    }
  }

  /// Out of a conflict, and where a book has no turns, others may act while a question is open.
  bool asked_later(std::size_t from) const {
    for (std::size_t next = from; next < case_.steps.size(); ++next)
      if (case_.steps[next].keyword == "ask" && mentions_question(case_.steps[next])) return true;
    return false;
  }

  void begin(const Words& words) {
    question_was_expected_ = false;
    if (playing_.open().empty()) playing_.dice().must_be_used_up();
    playing_.begin_step(words.line);
    silence_.finish();
    silence_.begin(case_.steps, at_);
    command_line_ = words.line;
    take_dice();
  }

  void when(Words& words) {
    const bool sets = words.is("gm") && (words.is(1, "sets") || words.is(1, "removes") || words.is(1, "adds"));
    if (sets) return gm_sets(words);
    const CommandRead wanted = read_command(vocabulary_, stage_, words);
    words.finish();
    begin(words);
    if (playing_.admission(wanted.command) != Admission::opens)
      throw CaseError(words.line, "when: this has to wait; first: " + open_questions(vocabulary_, playing_));
    if (const Verdict refused = playing_.play(wanted))
      throw CaseError(words.line, "when: refused with " + Teller(vocabulary_, stage_.state).of(*refused));
    go_on({});
  }

  /// "when gm sets Cyrus focus 3": any phrase of given, as an edit by hand.
  void gm_sets(Words& words) {
    words.take();
    const std::string verb = words.take().text;
    CaseSetup changed = stage_;
    if (verb == "removes") {
      const CreatureId gone = read_creature(stage_, words).id;
      std::erase_if(changed.state.creatures, [&](const Creature& creature) { return creature.id == gone; });
      words.finish();
    } else if (verb == "adds") {
      add_creature(vocabulary_, changed, words);
    } else {
      for (Words& part : words.parts()) apply_phrase(vocabulary_, changed, part);
      grant_wishes(vocabulary_, changed);
    }
    begin(words);
    const Events events = difference(stage_.state, changed.state);
    changed.state = stage_.state;
    stage_ = std::move(changed);
    playing_.edit(events);
    go_on({});
  }

  void ask(Words& words) {
    if (words.take_if("no")) {
      words.expect("question");
      if (!playing_.open().empty())
        throw CaseError(words.line, "expected no question, but " + open_questions(vocabulary_, playing_));
      return words.finish();
    }
    const auto found = find_question(vocabulary_, playing_, words);
    if (!found)
      throw CaseError(words.line, "ask: no open question is meant; " + open_questions(vocabulary_, playing_) + silent_);
    const Question question = playing_.open()[found->command].questions[found->index];
    AnsweredBy by = AnsweredBy::person;
    Value answer = question.default_answer;
    const bool silent = words.take_if("times") || (words.is("=") && words.is(1, "silence"));
    if (silent) {
      words.take();
      if (!words.done()) words.take_if("silence");
      by = AnsweredBy::timeout;
    } else {
      words.expect("=");
      answer = read_answer(vocabulary_, stage_, question, words);
    }
    if (words.take_if("by")) by = read_by(words);
    const bool wants_refusal = words.take_if("refused");
    const Key code = wants_refusal ? vocabulary_.key(words, "the code of the refusal") : Key{};
    words.finish();
    playing_.continue_step(words.line);
    const Verdict refused = playing_.answer(found->command, found->index, std::move(answer), by);
    const Teller tell(vocabulary_, stage_.state);
    if (refused && !wants_refusal)
      throw CaseError(words.line, "ask: the answer is refused with " + tell.of(*refused) + "; " + tell.of(question));
    if (wants_refusal && (!refused || refused->code != code))
      throw CaseError(words.line, "ask: expected the answer refused with " + tell.of(code) + ", but " +
                                      (refused ? tell.of(*refused) : "it was taken"));
    go_on(playing_.goal());
  }

  static AnsweredBy read_by(Words& words) {
    if (words.take_if("gm")) return AnsweredBy::gm;
    words.expect("standing_order");
    return AnsweredBy::standing_order;
  }

  /// The command is refused with this code; nothing happens and no die is thrown.
  void refuse(Words& words) {
    const CommandRead wanted = read_command(vocabulary_, stage_, words);
    begin(words);
    if (words.take_if("waits") || words.take_if("E_PENDING")) {
      if (playing_.admission(wanted.command) != Admission::opens) return words.finish();
      throw CaseError(words.line, "refuse: expected that this has to wait, but it may be played now");
    }
    if (words.done()) words.wrong("the code of the refusal");
    const Key code = vocabulary_.key(words, "a value of the command's form, or the code of the refusal");
    const State before = stage_.state;
    const std::size_t open_before = playing_.open().size();
    Verdict refused = playing_.play(wanted);
    // Who is asked first may still have it refused: by silence, as by no.
    while (!refused && playing_.open().size() > open_before && playing_.open().back().events.empty()) {
      const OpenCommand& asking = playing_.open().back();
      const Question question = asking.questions.front();
      must_be_said(Teller(vocabulary_, stage_.state), question);
      refused = playing_.answer(open_before, 0, question.default_answer, AnsweredBy::timeout);
    }
    const Teller tell(vocabulary_, stage_.state);
    if (!refused) throw CaseError(words.line, "refuse: expected " + tell.of(code) + ", but it is accepted");
    if (refused->code != code)
      throw CaseError(words.line, "refuse: expected " + tell.of(code) + ", but it is " + tell.of(*refused));
    const std::string other = different_params(vocabulary_, playing_, refused->params, words);
    if (!other.empty()) throw CaseError(words.line, "refuse: expected " + words.rest() + ", but " + other);
    playing_.dice().must_be_used_up();
    if (stage_.state != before) throw CaseError(words.line, "law R6: the refused command changed something");
  }

  void then(Words& words) {
    Goal goal;
    const Encounter* encounter = stage_.state.encounters.empty() ? nullptr : &stage_.state.encounters.front();
    if (words.take_if("next") || words.is(Token::Kind::number)) {
      const auto count = static_cast<int>(words.is(Token::Kind::number) ? words.take().number : 1);
      const std::string what = words.word("turn or round");
      const bool turns = what == "turn" || what == "turns", rounds = what == "round" || what == "rounds";
      if (!turns && !rounds) words.wrong("turn or round instead of " + what);
      if (!encounter) words.wrong("a conflict, but there is none");
      goal.kind = turns ? Goal::Kind::turns : Goal::Kind::round;
      goal.turns_started = playing_.turns_started() + count;
      goal.round = encounter->round + count;
    } else if (words.take_if("turn")) {
      words.expect("of");
      goal.kind = Goal::Kind::turn_of;
      goal.creature = read_creature(stage_, words).id;
      goal.turns_started = playing_.turns_started() + 1;
    } else if (words.take_if("wait")) {
      goal.kind = Goal::Kind::wait;
      goal.wait_ms = words.number("seconds") * 1000;
      words.take_if("s");
    } else if (words.is("end") || words.is("advance")) {
      return then_command(words);
    } else {
      words.wrong("next turn, next round, turn of NAME, end turn of NAME, wait N s or advance N s");
    }
    words.finish();
    begin(words);
    go_on(goal);
  }

  /// "end turn of X", "advance 60 s": the rulebook's own commands.
  void then_command(Words& words) {
    CommandRead wanted{{}, Viewer::gm()};
    if (words.take_if("end")) {
      words.expect("turn");
      words.expect("of");
      wanted.command = {Key("end_turn"), read_creature(stage_, words).id, {}, {}, {}};
    } else {
      words.take();
      wanted.command = {Key("advance_time"), {}, {{Key("seconds"), words.number("seconds")}}, {}, {}};
      words.take_if("s");
    }
    words.finish();
    begin(words);
    if (const Verdict refused = playing_.play(wanted))
      throw CaseError(words.line, "then: refused with " + Teller(vocabulary_, stage_.state).of(*refused));
    go_on({});
  }

  void expect(const Words& words) {
    for (Words part : words.parts()) {
      take_viewer(part);
      question_was_expected_ |= part.is("question");
    }
    for (Words& part : words.is("as") ? std::vector{words} : words.parts()) {
      try {
        check_expectation(vocabulary_, playing_, part);
      } catch (const CaseError& trouble) {
        failures_.push_back({trouble.line, trouble.what()});
      }
    }
    playing_.check_views();
  }

  CaseVocabulary vocabulary_;
  const Case& case_;
  bool strict_;
  CaseSetup stage_;
  CaseTable playing_;
  std::size_t at_ = 0;
  std::size_t dice_until_ = 0;  // the step up to which roll lines are taken
  std::string silent_;          // which questions silence has answered, for messages
  Silence silence_;
  int command_line_ = 0;
  bool question_was_expected_ = false;
  std::vector<Failure> failures_;
};

}  // namespace

std::vector<Failure> run_case(Rulebooks& rulebooks, const Case& one, bool strict) {
  try {
    if (auto done = content_refused(rulebooks, one)) return std::move(*done);
    const Case read = with_zones_read(one);
    return CaseRun(rulebooks.of(one), read, strict).run();
  } catch (const CaseError& trouble) {
    return {{trouble.line == 0 ? one.line : trouble.line, trouble.what()}};
  } catch (const std::bad_alloc&) {
    return {{one.line, "there is not enough memory for it"}};
  } catch (const Bug& bug) {
    return {{one.line, std::string("a bug in the rules: ") + bug.what()}};
  }
}

}  // namespace ft::scn
