// A Resolution plays out one command: the verbs a rules procedure is written in (laws R2 to R6).
#pragma once

#include <functional>
#include <span>
#include <string_view>

#include "rules/kernel/recall.hpp"
#include "rules/kernel/refusal.hpp"
#include "rules/kernel/tape.hpp"
#include "rules/kernel/view.hpp"

namespace ft::rules {

class System;

/// What one run came to.
struct Outcome {
  enum class Kind : std::uint8_t {
    refused,         // the command is refused; events is empty and nothing was thrown
    answer_refused,  // the last answer on the tape is refused; the question stays
    needs,           // `open` must be answered
    finished,        //
    diverged,        // the tape does not fit what the rules now ask (law R5); `divergence` says where
  };
  Kind kind = Kind::finished;
  Refusal refusal;
  std::vector<Question> open;  // unanswered, in fixed order
  Events events;
  std::string divergence;
};

/// A command to play, on what, for whom.
struct Run {
  const System& system;
  const State& base;
  const Command& command;
  Viewer viewer;  // who commands: require, why_not and offers see only what this person may know
  ResolutionId id;
  Recall* recall = nullptr;  // of what was found the last time; null: everything is looked for
};

/// Plays the command from the base along the tape. Dice beyond its end are drawn from `dice` and appended to it.
/// Pure but for `dice` and `tape`. Source: laws R2, R3, R5.
[[nodiscard]] Outcome resolve(const Run& run, Tape& tape, Dice& dice);

/// Whether the command would be accepted: runs it to its first roll, question or event. A missing form field ends the
/// probe as legal so far. Source: law R2.
[[nodiscard]] Verdict probe(const Run& run);

/// Somebody spoke where several might.
struct Spoken {
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
  [[nodiscard]] ResolutionId id() const { return run_.id; }
  [[nodiscard]] const System& system() const { return run_.system; }
  [[nodiscard]] const World& world() const { return world_; }
  /// What the commanding person may know; while somebody else's command is performed, what those who play that one may.
  [[nodiscard]] View known() const;
  [[nodiscard]] const Viewer& viewer() const { return run_.viewer; }
  [[nodiscard]] const Events& events() const { return events_; }
  [[nodiscard]] std::int64_t house_rule(Key key) const;  // the switch's value, or the schema's default

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

  /// Refuses unless `holds`. Only before the first roll or emit. A rule (not a fact) passes when the table or the GM
  /// set it aside; that is noted before the first event. Inside an action played as an answer it refuses the answer.
  void require(bool holds, const Ground& ground);
  void require(const Verdict& verdict);
  /// The same for a check that returns what refuses it, which is what a recheck of it costs least: the refusal, or none.
  [[nodiscard]] Verdict unless(bool holds, const Ground& ground);
  [[nodiscard]] Verdict unless(Verdict verdict);
  /// A recheck that does not refuse: what `check`, a function of the Resolution, would refuse now, or returns as refused.
  template <class Check>
  [[nodiscard]] Verdict why_not(const Check& check);

  /// One die. by: who throws. purpose: a roll of the schema. Returns its face, 1..sides.
  int roll(int sides, Ref by, Key purpose);
  /// Asks one question and returns its answer.
  Value ask(Question question);
  /// The same of a question that is answered with yes or no, and with a number from `least` to `most`.
  bool ask_yes(Question question);
  std::int64_t ask_number(Question question);
  /// Builds the question again after whatever else happens meanwhile; asked anew only if its answers changed (law R4).
  Value ask(const std::function<Question()>& build);
  /// Asks all at once; returns the answers in the order of the questions, whatever the order of arrival.
  std::vector<Value> ask_each(std::vector<Question> questions);
  /// Plays another command inside this one. Its require refuses the answer that led here.
  void perform(const Command& command);
  /// Plays `part` as a part of another command, which command() is meanwhile. Its require refuses the answer that led here.
  template <class Part>
  void perform(const Command& command, const Part& part);
  /// Whether `is` held for any event of this resolution so far.
  [[nodiscard]] bool ever(const std::function<bool(const Event&)>& is) const;

  void emit(Event event);
  /// A number of a creature, item, encounter or the campaign; nothing is emitted when it already has that value.
  void set(Ref owner, Key key, std::int64_t value);
  /// How deep answers to answers are nested; a system counts and bounds it itself.
  int nesting = 0;
  /// The next name of something this resolution creates (law R5).
  [[nodiscard]] std::uint64_t next_id() { return run_.id.value << 16 | ++created_; }

 private:
  friend Outcome resolve(const Run& run, Tape& tape, Dice& dice);
  friend Verdict probe(const Run& run);
  friend class Window;

  /// Leaves a procedure that cannot go on, or need not, and a recheck. Unwinding is most of what a probe costs, and goes by
  /// the frames: so it carries nothing (what it came to is in left_), what throws it stands in no frame of its own, and
  /// why_not and perform in that of their caller.
  struct Left {};
  /// Through whose eyes a command is played: the commander's, or those who play somebody else; looked up when it is asked.
  struct Eyes {
    CreatureId of;  // none: the commander's own
    std::optional<Viewer> seen;
  };

  void refuse();
  [[nodiscard]] bool overridden(Key code) const;
  [[nodiscard]] bool enforces(Key code) const;
  [[nodiscard]] bool set_aside(const Refusal& refusal);
  [[noreturn]] void leave_refused();
  [[noreturn]] void leave_refused(const Ground& ground);
  [[noreturn]] void leave_unsaid(Key field);
  [[noreturn]] void leave_needing();
  [[noreturn]] void leave_diverged(const std::string& where);
  void begin();
  void mark(Event event);
  [[nodiscard]] bool take_remark(Remark::At at);
  [[nodiscard]] bool take_meanwhile();
  [[nodiscard]] const Answered* next_answer() const;
  Value take(const Answered& answer, const Question& question);
  void tell_order(const Answered& answer);
  void tag(std::span<Question> questions);
  void tag(Question& question);
  Value hear(Question& question);
  [[nodiscard]] std::size_t hear_one_of(std::vector<Question>& questions, std::vector<bool>& heard);

  Run run_;
  Tape* tape_;
  Dice* dice_;  // null: a probe
  const Command* command_;
  Eyes own_eyes_;
  Eyes* eyes_ = &own_eyes_;  // whose known() is
  World world_;
  Outcome left_;  // what the run came to, once it has left
  Events events_;
  Events marks_;  // rules set aside, answers given for others: on the record once something happens
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
  Eyes* eyes = eyes_;
  const int depth = depth_, nested = nesting;
  ++rechecking_;
  Verdict verdict;
  try {
    if constexpr (std::is_void_v<decltype(check(*this))>)
      check(*this);
    else
      verdict = check(*this);
  } catch (Left) {
    if (left_.kind == Outcome::Kind::refused) verdict = std::move(left_.refusal);
    left_.kind = Outcome::Kind::finished;
    command_ = command;  // it may have left from within perform
    eyes_ = eyes;
    depth_ = depth;
    nesting = nested;
  }
  --rechecking_;
  return verdict;
}

template <class Part>
void Resolution::perform(const Command& command, const Part& part) {
  const Command* outer = command_;
  Eyes* outer_eyes = eyes_;
  const bool own = command.actor == run_.command.actor || !world_.find(command.actor);
  Eyes eyes{own ? CreatureId{} : command.actor, {}};
  command_ = &command;
  eyes_ = &eyes;
  ++depth_;
  part(*this);
  --depth_;
  eyes_ = outer_eyes;
  command_ = outer;
}

/// A line of the log.
void note(Resolution& r, Key text, Params params, Key rule, Audience audience = {});

/// Several may speak, in order of arrival, until everybody has passed: the verb ask_any of law R3. Lives within the
/// procedure that opens it.
class Window {
 public:
  /// Whom to ask what; at most one question a creature, whose default is to pass. Called again when something happens
  /// meanwhile: only whose answers changed is asked anew (law R4). Changes nothing, for a Recall may spare the call.
  using Build = std::function<std::vector<Question>()>;
  Window(Resolution& r, Build build);
  Window(const Window&) = delete;

  /// The next who does not pass; none once everybody has. Who spoke is not asked again.
  [[nodiscard]] std::optional<Spoken> next();

 private:
  [[nodiscard]] std::vector<Question> build() const;
  void rebuild();
  [[nodiscard]] bool fell_silent();

  Resolution& r_;
  Build build_;
  std::vector<Question> questions_;
  std::vector<bool> heard_;
};

}  // namespace ft::rules
