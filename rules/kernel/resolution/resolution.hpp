// A Resolution plays out one command: the verbs a rules procedure is written in (laws R2 to R6).
#pragma once

#include <functional>
#include <span>
#include <string_view>

#include "rules/kernel/knowledge/view.hpp"
#include "rules/kernel/resolution/tape.hpp"
#include "rules/kernel/resolution/window_cache.hpp"
#include "rules/kernel/values/refusal.hpp"

namespace ft::rules {

class Ruleset;

/// The result of one run.
struct Outcome {
  enum class Kind : std::uint8_t {
    refused,         // the command is refused; events is empty, no die was rolled
    answer_refused,  // the last answer on the tape is refused; the question stays
    needs_answer,    // `open` must be answered
    finished,        // `events` is everything that happened
    diverged,        // the tape does not fit what the rules now ask (law R5); `divergence` says where
  };
  Kind kind = Kind::finished;
  Refusal refusal;
  std::vector<Question> open;  // unanswered, in fixed order
  Events events;
  std::string divergence;
};

/// A command to play: its base, its tape and its commander.
struct Run {
  const Ruleset& system;
  const State& base;
  const Command& command;
  Viewer viewer;  // the commander: require, why_not and offers read only what this viewer may know
  ResolutionId id;
  WindowCache* recall = nullptr;  // memo of earlier runs; null: none
};

/// Plays the command from the base along the tape. Dice beyond its end are drawn from `dice` and appended to it.
/// Pure but for `dice` and `tape`. Source: laws R2, R3, R5.
[[nodiscard]] Outcome resolve(const Run& run, Tape& tape, Dice& dice);

/// Whether the command would be accepted: runs it to its first roll, question or event. A missing form field ends the
/// probe as legal so far. Source: law R2.
[[nodiscard]] Verdict probe(const Run& run);

/// A reaction in a window: which creature, which answer.
struct Reaction {
  CreatureId who;
  Value answer;
};

/// The verbs. Hold ids across roll, ask and emit, never references into the world.
class Resolution {
 public:
  Resolution(const Run& run, Tape& tape, Dice* dice);
  Resolution(const Resolution&) = delete;

  [[nodiscard]] const Command& command() const { return *command_; }
  [[nodiscard]] CreatureId actor() const { return command_->actor; }
  /// Where the command takes place.
  [[nodiscard]] SceneId scene() const;
  [[nodiscard]] ResolutionId id() const { return run_.id; }
  [[nodiscard]] const Ruleset& system() const { return run_.system; }
  [[nodiscard]] const World& world() const { return world_; }
  /// What the commander may know; inside `perform` for another actor, what that actor's players may know.
  [[nodiscard]] View known() const;
  [[nodiscard]] const Viewer& viewer() const { return run_.viewer; }
  [[nodiscard]] const Events& events() const { return events_; }
  [[nodiscard]] std::int64_t house_rule(Key key) const;  // the table's value, or the schema's default

  // ---- the form. A missing field ends a probe as legal, and refuses a command as the fact E_FORM.
  [[nodiscard]] bool has(Key field) const;
  [[nodiscard]] const Value& field(Key field);
  [[nodiscard]] CreatureId creature(Key field);
  [[nodiscard]] ItemId item(Key field);
  [[nodiscard]] EncounterId encounter(Key field);
  [[nodiscard]] Key choice(Key field);
  [[nodiscard]] std::int64_t number(Key field);
  [[nodiscard]] Place place(Key field);
  [[nodiscard]] Path path(Key field);

  /// Refuses unless `holds`. Only before the first roll or emit. A rule (not a fact) passes if the table's strictness
  /// or the GM overrides it; the override is logged before the first event. Inside an action played as an answer it
  /// refuses the answer.
  void require(bool holds, const RefusalSpec& ground);
  void require(const Verdict& verdict);
  /// Returns the refusal instead of unwinding, or none if the requirement holds or is overridden. Cheaper than
  /// `require` in rechecks.
  [[nodiscard]] Verdict unless(bool holds, const RefusalSpec& ground);
  [[nodiscard]] Verdict unless(Verdict verdict);
  /// A recheck that does not refuse: returns what `check`, a function of the Resolution, would refuse now or returns as
  /// refused.
  template <class Check>
  [[nodiscard]] Verdict why_not(const Check& check);

  /// Rolls one die. by: the roller. purpose: a roll of the schema. Returns its face, 1..sides.
  int roll(int sides, Ref by, Key purpose);
  /// Asks one question and returns its answer.
  Value ask(Question question);
  /// Asks a yes/no question, or one for a number from `least` to `most`, and returns the answer.
  bool ask_yes(Question question);
  std::int64_t ask_number(Question question);
  /// Asks a question that depends on the state: rebuilt after concurrent events, asked again only if its legal answers
  /// changed (law R4).
  Value ask(const std::function<Question()>& build);
  /// Asks all at once; returns the answers in the order of the questions, whatever the order of arrival.
  std::vector<Value> ask_each(std::vector<Question> questions);
  /// Plays another command inside this one. Its require refuses the answer that led here.
  void perform(const Command& command);
  /// Plays `part` with `command` as command(). Its require refuses the answer that led here.
  template <class Part>
  void perform(const Command& command, const Part& part);
  /// Whether `is` held for any event of this resolution so far.
  [[nodiscard]] bool ever(const std::function<bool(const Event&)>& is) const;

  void emit(Event event);
  /// A number of a creature, item, encounter or the campaign; nothing is emitted when it already has that value.
  void set(Ref owner, Key key, std::int64_t value);
  /// Nesting depth of answers to answers; counted and bounded by the system.
  int nesting = 0;
  /// The next id for an object that this resolution creates (law R5).
  [[nodiscard]] std::uint64_t next_id() { return run_.id.value << 16 | ++created_; }

 private:
  friend Outcome resolve(const Run& run, Tape& tape, Dice& dice);
  friend Verdict probe(const Run& run);
  friend class ReactionWindow;

  /// The private unwinding of a procedure. Empty: the outcome is in `left_`. Unwinding dominates the cost of a probe
  /// and grows with the frames it crosses, so the throwing functions are inlined.
  struct Unwind {};
  /// The viewer of the command being played: the commander, or the players of another actor. Resolved on first use.
  struct CommandViewer {
    CreatureId of;  // none: the commander
    std::optional<Viewer> seen;
  };

  void refuse();
  [[nodiscard]] bool overridden(Key code) const;
  [[nodiscard]] bool enforces(Key code) const;
  [[nodiscard]] bool overrides_refusal(const Refusal& refusal);
  [[noreturn]] void leave_refused();
  [[noreturn]] void leave_refused(const RefusalSpec& ground);
  [[noreturn]] void leave_unsaid(Key field);
  [[noreturn]] void leave_needing();
  [[noreturn]] void leave_diverged(const std::string& where);
  void begin();
  void mark(Event event);
  [[nodiscard]] bool take_table_note(TableNote::At at);
  [[nodiscard]] bool take_concurrent_events();
  [[nodiscard]] const Answered* next_answer() const;
  Value take(const Answered& answer, const Question& question);
  void tell_order(const Answered& answer);
  void tag(std::span<Question> questions);
  void tag(Question& question);
  Value read_answer(Question& question);
  [[nodiscard]] std::size_t match_answer(std::vector<Question>& questions, std::vector<bool>& answered);

  Run run_;
  Tape* tape_;
  Dice* dice_;  // null: a probe
  const Command* command_;
  CommandViewer own_viewer_;
  CommandViewer* command_viewer_ = &own_viewer_;  // the viewer of known()
  World world_;
  Outcome left_;  // the outcome, once the run has unwound
  Events events_;
  Events marks_;  // overrides and answers given for others: emitted before the first event
  std::size_t cursor_ = 0;
  std::vector<std::uint32_t> asked_;  // the tags of all questions so far
  std::uint32_t created_ = 0;
  int depth_ = 0;       // of perform
  int rechecking_ = 0;  // inside why_not
  bool begun_ = false;  // a roll or an event has happened
};

template <class Check>
Verdict Resolution::why_not(const Check& check) {
  const Command* command = command_;
  CommandViewer* acting_viewer = command_viewer_;
  const int depth = depth_, nested = nesting;
  ++rechecking_;
  Verdict verdict;
  try {
    if constexpr (std::is_void_v<decltype(check(*this))>)
      check(*this);
    else
      verdict = check(*this);
  } catch (Unwind) {
    if (left_.kind == Outcome::Kind::refused) verdict = std::move(left_.refusal);
    left_.kind = Outcome::Kind::finished;
    command_ = command;  // it may have left from within perform
    command_viewer_ = acting_viewer;
    depth_ = depth;
    nesting = nested;
  }
  --rechecking_;
  return verdict;
}

template <class Part>
void Resolution::perform(const Command& command, const Part& part) {
  const Command* outer = command_;
  CommandViewer* outer_viewer = command_viewer_;
  const bool own = command.actor == run_.command.actor || !world_.find(command.actor);
  CommandViewer acting_viewer{own ? CreatureId{} : command.actor, {}};
  command_ = &command;
  command_viewer_ = &acting_viewer;
  ++depth_;
  part(*this);
  --depth_;
  command_viewer_ = outer_viewer;
  command_ = outer;
}

/// Emits a log line.
void log_line(Resolution& r, Key text, Params params, Key rule, Audience audience = {});

/// A reaction window: several creatures may react, in order of arrival, until all have passed (ask_any of law R3).
/// Lives within the procedure that opens it.
class ReactionWindow {
 public:
  /// Builds the window's questions: at most one per creature, default: pass. Called again after concurrent events; only
  /// questions whose legal answers changed are asked again (law R4). Must be pure: its result may be cached.
  using Build = std::function<std::vector<Question>()>;
  ReactionWindow(Resolution& r, Build build);
  ReactionWindow(const ReactionWindow&) = delete;

  /// Returns the next reaction in order of arrival, or none once all have passed. A creature that reacted is not asked
  /// again.
  [[nodiscard]] std::optional<Reaction> next();

 private:
  [[nodiscard]] std::vector<Question> build() const;
  void rebuild();
  [[nodiscard]] bool timed_out();

  Resolution& r_;
  Build build_;
  std::vector<Question> questions_;
  std::vector<bool> answered_;
};

}  // namespace ft::rules
