// A table without a server at which everything is left to chance and every law is checked.
#pragma once

#include <functional>
#include <memory>
#include <set>

#include "rules/kernel/projection/projection.hpp"
#include "tests/case_runner/laws.hpp"
#include "tests/fair/random_commands.hpp"

namespace ft::fair {

/// Receives each event as a line.
using Story = std::function<void(const std::string&)>;

class Table {
 public:
  /// Viewers: every seat, the GM and a spectator. The end of a fight is asked for only once in a while.
  Table(const rules::System& system, rules::State state, const Setting& setting, Chance& chance, Story story);

  [[nodiscard]] const rules::State& state() const { return state_; }
  /// How many events there were.
  [[nodiscard]] std::uint64_t happened() const { return happened_; }
  [[nodiscard]] bool waits() const { return !open_.empty(); }

  /// One thing: an answer, what is due, a command, an edit by the GM, nonsense. Throws scn::CaseError where a law is
  /// broken, and lets through the rules' own Bug.
  void play_one();
  /// Plays this command to its end; false where it was refused.
  bool play_out(const rules::Command& command, const rules::Viewer& viewer);
  /// Answers until nothing is open.
  void finish_open();
  /// Whether any creature can act at all: otherwise the table stands still forever.
  [[nodiscard]] bool can_anyone_act();
  /// The actions that were played to their end, what was asked, and the codes that refused others.
  std::set<rules::Key> finished, asked, refused;
  /// Callbacks for each viewer's events and questions; empty: none.
  std::function<void(const rules::Viewer&, const rules::Event&)> on_event;
  std::function<void(const rules::Viewer&, const rules::Question&)> on_asked;

 private:
  struct Open {
    rules::Command command;
    rules::Viewer viewer;
    rules::ResolutionId id;
    std::shared_ptr<const rules::State> base;
    rules::Tape tape;
    rules::Events events;
    std::vector<rules::Question> questions;
    std::vector<scn::Cut> cuts;
    rules::Events meanwhile = {};  // not on the tape yet
    rules::WindowCache recall = {};
  };
  struct Seen {
    rules::Viewer viewer;
    rules::State state;  // what this person was shown, added up
  };

  [[nodiscard]] std::optional<rules::Due> due() const;
  [[nodiscard]] rules::Admission admission(const rules::Command& command) const;
  [[nodiscard]] rules::Viewer random_viewer();
  [[nodiscard]] rules::CreatureId who_acts(const rules::Viewer& viewer);
  bool play(const rules::Command& command, const rules::Viewer& viewer);
  void play_due(const rules::Command& command);
  [[nodiscard]] std::optional<rules::Command> wish_of(const rules::Viewer& viewer, rules::CreatureId actor);
  void wish();
  void answer();
  void cancel();
  void edit();
  [[nodiscard]] rules::Events number_edited(const rules::Creature& creature);
  [[nodiscard]] rules::Event taken_elsewhere(const rules::Creature& creature) const;
  void run(Open& open, rules::Outcome& outcome);
  void settle(Open open, const rules::Outcome& outcome);
  void commit(const rules::Events& events, rules::ResolutionId cause);
  void show(const rules::Event& event);
  void check_views() const;
  void say(const std::function<std::string()>& what) const;

  const rules::System& system_;
  rules::State state_;
  const Setting& setting_;
  Chance& chance_;
  RandomCommands wishes_;
  Story story_;
  std::vector<Open> open_;
  std::vector<Seen> seen_;
  std::uint64_t last_id_ = 1'000, happened_ = 0;
};

}  // namespace ft::fair
