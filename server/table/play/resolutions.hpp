// The open resolutions of one table: what opens, what a run came to, who answers (laws R2 to R8, T10).
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/table/content/campaign_content.hpp"
#include "server/table/history/id_source.hpp"
#include "server/table/history/table_state.hpp"
#include "server/table/play/command_queue.hpp"
#include "server/table/play/questions.hpp"

namespace ft::table {

/// What resolutions need of their table. All of it outlives them, and is called in a turn, or while the table is opened or read
/// again.
struct ResolutionsContext {
  TableState& state;
  codec::Batch& batch;  // journal records of the turn are added
  const CampaignContent& content;
  Questions& questions;
  const codec::StoredNames& names;  // for the server's log: the rulebook may have dropped an action
  RandomSource& random;
  IdSource& ids;
  /// Folds, journals and broadcasts events; calls `append_concurrent_events`.
  std::function<void(const codec::LogContext&, const rules::Events&)> apply_events;
  /// The command is accepted: its record is in the batch, its events are not.
  std::function<void(const PendingCommand&)> on_opened;
  /// The events of a run are applied.
  std::function<void(const rules::Events&)> on_committed;
  /// Takes the resolution back, for this reason. False: something later depends on it.
  std::function<bool(rules::ResolutionId, const std::string&)> take_back;
  /// What follows continues this resolution unasked: a fault is attributed to it.
  std::function<void(rules::ResolutionId)> on_continued;
  /// The table's status may have changed: a resolution diverged.
  std::function<void()> on_diverged;
  std::function<void(const std::string&)> log;  // the server's
};

/// Runs the rules over the open resolutions. In a turn nothing else writes state's `open`, but for undo; the questions of `open`
/// change here alone. Between two calls base + own events + concurrent events = live state, for each that has not diverged.
/// Refusals are returned, and then nothing has changed; E_STOPPED: the resolution has diverged. A divergence is recorded in the
/// resolution and never thrown; the table is stopped while there is one (law R5). A fault of the rules is thrown, except from
/// `append_concurrent_events` (a divergence) and `restore` (returned). Belongs to the table's thread.
class Resolutions {
 public:
  explicit Resolutions(ResolutionsContext table) : table_(std::move(table)) {}

  // ---- commands (resolutions.cpp)

  /// The strictest admission of a command, and the first open resolution that it waits for.
  struct Blocker {
    rules::Admission admission = rules::Admission::opens;
    rules::ResolutionId open = {};
    bool right = false;  // another creature has the right to act first
  };
  [[nodiscard]] Blocker find_blocker(const rules::Command& command) const;
  [[nodiscard]] rules::Admission admission(const rules::Command& command) const {
    return find_blocker(command).admission;
  }
  /// Plays the command up to its first question or its end. Nothing may block it.
  /// Refuses: whatever the rules refuse.
  [[nodiscard]] rules::Verdict open(const PendingCommand& command);
  /// Ends it where it stands: what it has done stays. It is open.
  void cancel(rules::ResolutionId id, rules::SeatId by, const std::string& reason);
  /// Journals the end of one that undo took out of the state, and closes its questions.
  void close_voided(const OpenResolution& voided, rules::SeatId by, const std::string& reason);
  /// What another resolution, or an edit, has changed goes on the tape of every open one, and each is run again.
  void append_concurrent_events(rules::ResolutionId cause, const rules::Events& events);
  /// It can only be canceled from here on. where: for the GM and the server's log.
  void diverge(rules::ResolutionId id, const std::string& where);
  /// Whether something open could name the creature: it takes part in that encounter, or stands in that scene.
  [[nodiscard]] bool may_name(rules::CreatureId creature) const;

  // ---- answers (resolution_answers.cpp)

  struct OfferedAnswer {
    codec::QuestionId question;
    rules::Value value;
  };
  /// The answer that the command is: an open question offers it to its actor. None: it is a command of its own.
  [[nodiscard]] std::optional<OfferedAnswer> find_offered_answer(const rules::Command& command) const;
  /// Refuses: E_ANSWERED (closed), E_ANSWER (not legal), E_STOPPED (it diverged), what the rules refuse. No refusal also where the
  /// rules then refuse the whole command: it is taken back.
  [[nodiscard]] rules::Verdict answer(const codec::QuestionId& question, rules::Value value, rules::AnsweredBy by);
  /// The time of the question is over: answers with the default. Nothing where it was answered meanwhile.
  void on_timeout(const codec::QuestionId& question);
  /// Gives the first auto-answer whose question is open (law R8). A refused one leaves the question to the player, with a
  /// line in the log. Whether there was one.
  [[nodiscard]] bool apply_auto_answer();
  /// Times out the optional questions of a resolution where no other is open. Whether there was one.
  [[nodiscard]] bool time_out_optional();

  // ---- after a restart (resolution_restore.cpp)

  /// Runs all again on their base, and compares events and questions with the journal's. Returns those that would go
  /// otherwise under other rules or content: to be taken back (law R14). Others that would have diverged.
  [[nodiscard]] std::set<rules::ResolutionId> restore();

 private:
  [[nodiscard]] const rules::System& system() const { return table_.content.system(); }
  [[nodiscard]] rules::Outcome run(OpenResolution& resolution);
  [[nodiscard]] rules::Outcome run_unasked(OpenResolution& resolution);
  void commit_outcome(OpenResolution resolution, const rules::Outcome& outcome, std::size_t tape_before);
  void ask(OpenResolution& resolution, std::vector<rules::Question> open);
  [[nodiscard]] rules::Verdict continue_with(rules::ResolutionId id, rules::TapeEntry entry);
  [[nodiscard]] bool note_refused_auto_answer(rules::ResolutionId id, const rules::Question& question,
                                              const rules::Value& value, const rules::Refusal& why);
  [[nodiscard]] const codec::AutoAnswer* auto_answer_of(rules::CreatureId creature, rules::Key prompt) const;
  [[nodiscard]] std::optional<rules::Value> auto_answer_to(const rules::Question& question) const;
  [[nodiscard]] bool is_auto_answered(const rules::Question& question, const rules::Creature& asked) const;
  void time_out_optional(rules::ResolutionId id, std::vector<std::uint32_t> questions);
  [[nodiscard]] std::optional<rules::Outcome> rerun(OpenResolution& open, rules::Dice& dice) const;
  void reask(OpenResolution& resolution, const std::vector<rules::Question>& open);
  void add_to_batch(codec::Record record) { table_.batch.records.push_back(std::move(record)); }

  ResolutionsContext table_;
};

}  // namespace ft::table
