// The open questions of one table: who sees them, when they are asked again, and how long they wait (law R8).
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "server/table/content/campaign_content.hpp"
#include "server/table/history/table_state.hpp"
#include "server/table/people/broadcaster.hpp"

namespace ft::table {

/// The time of this question is over.
struct QuestionTimeout {
  codec::QuestionId question;
};

/// What the questions need of their table. All of it outlives them.
struct QuestionsContext {
  const TableDependencies& deps;
  const Settings& settings;
  const TableState& state;
  const CampaignContent& content;
  Broadcaster& broadcaster;
  std::function<bool()> is_playing;
  std::function<void(QuestionTimeout)> on_timeout;  // on the table's thread
};

/// Owns what is not journaled of the questions that state's open resolutions hold: their clocks, and whether they were
/// sent. Belongs to the table's thread.
class Questions {
 public:
  explicit Questions(QuestionsContext table) : table_(std::move(table)) {}

  /// The open question; null where it was answered, or its resolution has diverged.
  [[nodiscard]] const rules::Question* find(const codec::QuestionId& name) const;
  /// Whether this person is asked: a player of the creature; the GM for creatures without a player.
  [[nodiscard]] bool is_asked(const rules::Question& question, const rules::Viewer& viewer) const;
  /// Whether this person sees a question of the resolution, or waits for one.
  [[nodiscard]] bool knows_of(const OpenResolution& resolution, const rules::Viewer& viewer) const;
  /// Adds to the snapshot what its viewer sees of all open questions.
  void add_to(codec::ViewerSnapshot& snapshot, const rules::Viewer& viewer) const;

  /// The resolution waits for these from here on. A question that stays keeps its id and its time, also where other people
  /// wait for it than before; it is sent again where what it says has changed, such as the damage at stake. Returns those
  /// with a new id: to be journaled.
  [[nodiscard]] std::vector<rules::Question> ask(OpenResolution& resolution, std::vector<rules::Question> open);
  /// These questions of the resolution are closed: sent to those who saw them.
  void close(const OpenResolution& resolution, const std::vector<rules::Question>& gone);

  /// At the end of a turn: sends each person the notices that begin or end for them: what they know may change while a question is open.
  /// Who waited and is asked now is sent the question.
  void send_waits();
  /// Then: starts and stops the clocks, and sends what is new or has changed.
  void run_clocks();
  /// The person asked has it on screen, or had time enough: its clock starts with the next `run_clocks`.
  void on_seen(const codec::QuestionId& name) { clocks_[key_of(name)].seen = true; }
  /// The clock runs also while the person asked is away.
  void start_clock(const codec::QuestionId& name) { clocks_[key_of(name)].started_by_gm = true; }
  /// The time begins again with the next `run_clocks`.
  void stop_clock(const codec::QuestionId& name) { clocks_[key_of(name)].timer = nullptr; }
  struct RunningClock {
    std::int64_t ends_at_ms;  // by Clock::steady_ms
    std::int64_t total_ms;
  };
  /// None: the clock does not run.
  [[nodiscard]] std::optional<RunningClock> running_clock(const codec::QuestionId& name) const;
  /// The optional question whose time is over, and those of its resolution whose time ran out with it.
  [[nodiscard]] std::vector<std::uint32_t> timed_out_with(const codec::QuestionId& over) const;
  /// Memory is read again: all questions are sent again, and their time begins again.
  void clear() { clocks_.clear(); }

 private:
  enum class Visibility { hidden, waiting_only, full };
  using ClockKey = std::pair<rules::ResolutionId, std::uint32_t>;  // the question's tag
  struct Clock {
    std::int64_t total_ms = 0;
    std::int64_t ends_at_ms = 0;    // while it runs
    std::unique_ptr<Timer> timer;   // null: it does not run
    std::unique_ptr<Timer> unseen;  // runs out at the latest when the clock is to start
    bool started_by_gm = false;
    bool seen = false;  // since the person asked is here
    bool shown = false;
    bool changed = false;  // since it was sent
  };
  [[nodiscard]] static ClockKey key_of(const codec::QuestionId& name) { return {name.resolution, name.tag}; }
  [[nodiscard]] const rules::System& system() const { return table_.content.system(); }
  [[nodiscard]] Visibility visibility(const OpenResolution& resolution, const rules::Question& question,
                                      const rules::Viewer& viewer) const;
  /// What a person who is not asked is sent of open questions: which creatures they wait for, and whether for a secret decision.
  [[nodiscard]] std::vector<codec::WaitingFor> waiting_for(const rules::Viewer& viewer) const;
  /// Whether the table waits for decisions of which this person may know nothing else, in an action that they know of.
  [[nodiscard]] bool awaits_secret(const rules::Viewer& viewer) const;
  void send(const OpenResolution& resolution, const rules::Question& question);
  [[nodiscard]] codec::OpenQuestion as_seen(const OpenResolution& resolution, const rules::Question& question,
                                            const rules::Viewer& viewer) const;
  void run_clock(const OpenResolution& resolution, const rules::Question& question);

  QuestionsContext table_;
  std::map<ClockKey, Clock> clocks_;
};

}  // namespace ft::table
