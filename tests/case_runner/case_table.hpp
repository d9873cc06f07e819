// A table without a server: plays commands, asks, answers, edits, and what is due, keeping the laws as it goes.
#pragma once

#include <map>
#include <memory>

#include "rules/kernel/knowledge/exploration.hpp"
#include "rules/kernel/projection/projection.hpp"
#include "tests/case_runner/command_words.hpp"
#include "tests/case_runner/laws.hpp"
#include "tests/case_runner/scripted_dice.hpp"

namespace ft::scn {

/// A command that waits for answers.
struct OpenCommand {
  rules::Command command;
  rules::Viewer viewer;
  rules::ResolutionId id;
  std::shared_ptr<const rules::State> base;
  rules::Tape tape;
  rules::Events events;
  std::vector<rules::Question> questions;
  std::vector<Cut> cuts;
  rules::Events meanwhile = {};  // not on the tape yet
};

/// How far the table plays on by itself once nothing is open.
struct Goal {
  enum class Kind : std::uint8_t { what_is_due, wait, turns, turn_of, round };
  Kind kind = Kind::what_is_due;
  std::int64_t wait_ms = 0;
  int turns_started = 0;       // turns: until so many have started in all; turn_of: not before that one
  rules::CreatureId creature;  // turn_of
  std::int32_t round = 0;
};

class CaseTable {
 public:
  CaseTable(const CaseVocabulary& vocabulary, CaseSetup& stage);

  ScriptedDice& dice() { return dice_; }
  [[nodiscard]] const CaseSetup& stage() const { return stage_; }
  [[nodiscard]] const std::vector<OpenCommand>& open() const { return open_; }
  /// What happened since the last step began, and as each person was shown it.
  [[nodiscard]] const rules::Events& happened() const { return happened_; }
  [[nodiscard]] const rules::Events& shown_to(rules::SeatId seat) const { return shown_.at(seat).events; }
  [[nodiscard]] int turns_started() const { return turns_started_; }

  /// A new step: what happened before is no longer looked at. line: for messages.
  void begin_step(int line);
  /// An answer belongs to the step that is open.
  void continue_step(int line);
  [[nodiscard]] const Goal& goal() const { return goal_; }
  /// Whether a command may open beside what is open.
  [[nodiscard]] rules::Admission admission(const rules::Command& command) const;
  /// Plays a command; the refusal, if it is refused.
  rules::Verdict play(const CommandRead& wanted);
  std::optional<rules::Verdict> answered_by(const rules::Command& command);
  /// Answers a question that is open; the refusal, if the answer is refused, or with it the whole command.
  rules::Verdict answer(std::size_t command, std::size_t question, rules::Value value, rules::AnsweredBy by);
  /// What the GM did by hand.
  void edit(const rules::Events& events);
  /// Plays what is due until the goal is reached or a question is open.
  void go_on(const Goal& goal);
  void go_on() { go_on(goal_); }
  /// Whether the persons' views, added up from what they were shown, are what they may know.
  void check_views() const;

 private:
  struct View {
    rules::State state;
    rules::Events events;
  };

  rules::Outcome run(OpenCommand& open);
  void settle(OpenCommand open, const rules::Outcome& outcome);
  void explore(const rules::Sights& sights, rules::Exploration exploration);
  void commit(const rules::Events& events, rules::ResolutionId cause);
  bool play_due(std::int64_t longest_ms);
  bool reached() const;
  void end_turn();

  const CaseVocabulary& vocabulary_;
  CaseSetup& stage_;
  ScriptedDice dice_;
  std::vector<OpenCommand> open_;
  rules::Events happened_;
  std::map<rules::SeatId, View> shown_;
  Goal goal_;
  std::uint64_t resolutions_ = 1000;
  int turns_started_ = 0;
  std::map<rules::CreatureId, int> last_start_of_;  // which of all turns it was
  int line_ = 0;
};

}  // namespace ft::scn
