// The steps of a case in order: when, ask, roll, expect, refuse, then.
#include "tests/case_runner/case_run.hpp"

#include <algorithm>

#include "rules/kernel/assert.hpp"
#include "tests/case_runner/asking.hpp"
#include "tests/case_runner/difference.hpp"
#include "tests/case_runner/editing.hpp"
#include "tests/case_runner/expecting.hpp"
#include "tests/case_runner/setting.hpp"
#include "tests/case_runner/telling.hpp"
#include "tests/case_runner/trouble.hpp"

namespace ft::scn {

using namespace rules;

namespace {

class CaseRun {
 public:
  CaseRun(const System& system, const Case& one)
      : lexicon_(system), case_(one), stage_(set_up(lexicon_, one.givens)), playing_(lexicon_, stage_) {}

  std::vector<Failure> run() {
    check_rules();
    for (at_ = 0; at_ < case_.steps.size(); ++at_) step(case_.steps[at_]);
    if (!playing_.open().empty() && !question_was_expected_)
      throw Trouble(last_line(), "the case ends, but a question is open: " + open_questions(lexicon_, playing_) +
                                     "; answer it with ask, or expect it with: expect question ...");
    return std::move(failures_);
  }

 private:
  int last_line() const { return case_.steps.empty() ? case_.line : case_.steps.back().line; }

  void check_rules() const {
    for (const std::string& rule : case_.rules) {
      std::vector<std::string> all;
      for (const RuleSchema& one : lexicon_.system().schema().rules) all.push_back(one.id);
      if (std::find(all.begin(), all.end(), rule) == all.end())
        throw Trouble(case_.line, "case: " + rule + " is no rule of " + case_.system + Lexicon::similar(rule, all));
    }
  }

  void step(Words words) {
    if (words.keyword == "when") return when(words);
    if (words.keyword == "ask") return ask(words);
    if (words.keyword == "refuse") return refuse(words);
    if (words.keyword == "then") return then(words);
    if (words.keyword == "expect") return expect(words);
    throw Trouble(words.line, "roll: dice stand after the when, ask or then that throws them");
  }

  /// The dice of the roll lines right after this step; all must be thrown by it.
  void take_dice() {
    while (at_ + 1 < case_.steps.size() && case_.steps[at_ + 1].keyword == "roll")
      playing_.dice().add(read_dice(lexicon_, stage_, case_.steps[++at_]));
  }

  /// The table plays on; questions that no ask line means are declined where the case says so.
  void go_on(const Goal& goal) {
    playing_.go_on(goal);
    while (stage_.others_decline && !playing_.open().empty() && !next_line_means_a_question()) {
      const Question& question = playing_.open().front().questions.front();
      if (const Verdict refused = playing_.answer(0, 0, question.otherwise, AnsweredBy::silence))
        throw Trouble(case_.steps[at_].line, "the default answer is refused: " + Teller(lexicon_, stage_.state).of(*refused));
      playing_.go_on();
    }
    playing_.dice().must_be_used_up();
  }

  bool next_line_means_a_question() const {
    for (std::size_t next = at_ + 1; next < case_.steps.size(); ++next) {
      Words words = case_.steps[next];
      if (words.keyword == "expect") {
        if (words.take_if("question")) return find_question(lexicon_, playing_, words).has_value();
        continue;
      }
      return words.keyword == "ask" && !words.is("no") && find_question(lexicon_, playing_, words).has_value();
    }
    return false;
  }

  void begin(const Words& words) {
    question_was_expected_ = false;
    playing_.begin_step(words.line);
    take_dice();
  }

  void when(Words& words) {
    const bool sets = words.is("gm") && (words.is(1, "sets") || words.is(1, "removes") || words.is(1, "adds"));
    if (sets) return gm_sets(words);
    const CommandRead wanted = read_command(lexicon_, stage_, words);
    words.finish();
    begin(words);
    if (playing_.admission(wanted.command) != Admission::opens)
      throw Trouble(words.line, "when: this has to wait; first: " + open_questions(lexicon_, playing_));
    if (const Verdict refused = playing_.play(wanted))
      throw Trouble(words.line, "when: refused with " + Teller(lexicon_, stage_.state).of(*refused));
    go_on({});
  }

  /// "when gm sets Cyrus focus 3": any phrase of given, as an edit by hand.
  void gm_sets(Words& words) {
    words.take();
    const std::string verb = words.take().text;
    Stage changed = stage_;
    if (verb == "removes") {
      const CreatureId gone = read_creature(stage_, words).id;
      std::erase_if(changed.state.creatures, [&](const Creature& creature) { return creature.id == gone; });
      words.finish();
    } else if (verb == "adds") {
      add_creature(lexicon_, changed, words);
    } else {
      for (Words& part : words.parts()) apply_phrase(lexicon_, changed, part);
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
      if (!playing_.open().empty()) throw Trouble(words.line, "expected no question, but " + open_questions(lexicon_, playing_));
      return words.finish();
    }
    const auto found = find_question(lexicon_, playing_, words);
    if (!found) throw Trouble(words.line, "ask: no open question is meant; " + open_questions(lexicon_, playing_));
    const Question question = playing_.open()[found->command].questions[found->index];
    AnsweredBy by = AnsweredBy::person;
    Value answer = question.otherwise;
    if (words.take_if("times")) {
      words.expect("out");
      by = AnsweredBy::silence;
    } else {
      words.expect("=");
      answer = read_answer(lexicon_, stage_, question, words);
    }
    if (words.take_if("by")) by = read_by(words);
    const bool wants_refusal = words.take_if("refused");
    const Key code = wants_refusal ? lexicon_.key(words, "the code of the refusal") : Key{};
    words.finish();
    playing_.continue_step(words.line);
    take_dice();
    const Verdict refused = playing_.answer(found->command, found->index, std::move(answer), by);
    const Teller tell(lexicon_, stage_.state);
    if (refused && !wants_refusal) throw Trouble(words.line, "ask: the answer is refused with " + tell.of(*refused) + "; " + tell.of(question));
    if (wants_refusal && (!refused || refused->code != code))
      throw Trouble(words.line, "ask: expected the answer refused with " + tell.of(code) + ", but " + (refused ? tell.of(*refused) : "it was taken"));
    go_on(playing_.goal());
  }

  static AnsweredBy read_by(Words& words) {
    if (words.take_if("gm")) return AnsweredBy::gm;
    words.expect("standing_order");
    return AnsweredBy::standing_order;
  }

  /// The command is refused with this code; nothing happens and no die is thrown.
  void refuse(Words& words) {
    const CommandRead wanted = read_command(lexicon_, stage_, words);
    begin(words);
    if (words.take_if("waits")) {
      if (playing_.admission(wanted.command) != Admission::opens) return words.finish();
      throw Trouble(words.line, "refuse: expected that this has to wait, but it may be played now");
    }
    if (words.done()) words.wrong("the code of the refusal");
    const Key code = lexicon_.key(words, "a value of the command's form, or the code of the refusal");
    const State before = stage_.state;
    const Verdict refused = playing_.play(wanted);
    const Teller tell(lexicon_, stage_.state);
    if (!refused) throw Trouble(words.line, "refuse: expected " + tell.of(code) + ", but it is accepted");
    if (refused->code != code) throw Trouble(words.line, "refuse: expected " + tell.of(code) + ", but it is " + tell.of(*refused));
    const std::string other = different_params(lexicon_, playing_, refused->params, words);
    if (!other.empty()) throw Trouble(words.line, "refuse: expected " + words.rest() + ", but " + other);
    playing_.dice().must_be_used_up();
    if (stage_.state != before) throw Trouble(words.line, "law R6: the refused command changed something");
  }

  void then(Words& words) {
    Goal goal;
    const Encounter* encounter = stage_.state.encounters.empty() ? nullptr : &stage_.state.encounters.front();
    if (words.take_if("next")) {
      const std::string what = words.word("turn or round");
      if (what != "turn" && what != "round") words.wrong("turn or round instead of " + what);
      if (!encounter) words.wrong("a conflict, but there is none");
      goal.kind = what == "turn" ? Goal::Kind::turns : Goal::Kind::round;
      goal.turns_started = playing_.turns_started() + 1;
      goal.round = encounter->round + 1;
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
      throw Trouble(words.line, "then: refused with " + Teller(lexicon_, stage_.state).of(*refused));
    go_on({});
  }

  void expect(const Words& words) {
    if (words.is("question")) question_was_expected_ = true;
    for (Words& part : words.is("as") ? std::vector{words} : words.parts()) {
      try {
        check_expectation(lexicon_, playing_, part);
      } catch (const Trouble& trouble) {
        failures_.push_back({trouble.line, trouble.what()});
      }
    }
    playing_.check_views();
  }

  Lexicon lexicon_;
  const Case& case_;
  Stage stage_;
  Playing playing_;
  std::size_t at_ = 0;
  bool question_was_expected_ = false;
  std::vector<Failure> failures_;
};

}  // namespace

std::vector<Failure> run_case(Rulebooks& rulebooks, const Case& one) {
  try {
    return CaseRun(rulebooks.of(one), one).run();
  } catch (const Trouble& trouble) {
    return {{trouble.line == 0 ? one.line : trouble.line, trouble.what()}};
  } catch (const Bug& bug) {
    return {{one.line, std::string("a bug in the rules: ") + bug.what()}};
  }
}

}  // namespace ft::scn
