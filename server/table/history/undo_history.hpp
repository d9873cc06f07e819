// The recent past of a table: what happened piece by piece, and the state at the start of each turn, for taking back.
#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "rules/kernel/resolution/tape.hpp"
#include "rules/kernel/state/world.hpp"
#include "rules/kernel/values/command.hpp"

namespace ft::table {

/// Something that can be taken back: the resolution of a command, or an edit.
struct UndoStep {
  rules::ResolutionId id;
  rules::EncounterId encounter;  // where it belongs: this fight,
  rules::CreatureId creature;    // or with none this creature
  rules::SeatId by;              // none: the table itself (law R13)
  rules::Command command;        // only where dice were thrown: they are met again by it
  std::vector<rules::DieRolled> dice;
  bool revealed = false;  // something hidden was shown
  std::vector<std::int64_t> batches = {};
  rules::CreatureId actor = {};  // whose command, or what the edit concerned; none: neither
  rules::Key action = {};        // none: an edit,
  std::string edit = {};         // of this kind
};

/// A step that was taken back, with what it had changed.
struct UndoneStep {
  UndoStep step;
  rules::Events events;
};

/// State is the fold of what is not voided, from the nearest kept state (law R7). Belongs to the table's thread.
class UndoHistory {
 public:
  /// A step begins. Its pieces follow.
  void begin(UndoStep step);
  /// A die of the step's, whose command this is. Nothing where it is too old or voided.
  void add_die(rules::ResolutionId step, const rules::Command& command, const rules::DieRolled& die);
  /// The step, or null where it is too old or voided.
  [[nodiscard]] UndoStep* find(rules::ResolutionId id);
  /// The step of the newest events has shown something that was hidden.
  void mark_newest_revealed() {
    UndoStep* step = pieces_.empty() ? nullptr : find(pieces_.back().step);
    if (step) step->revealed = true;
  }
  /// Oldest first.
  [[nodiscard]] const std::deque<UndoStep>& steps() const { return steps_; }

  /// These events of the step are about to be folded into `before`. step: none for what cannot be undone.
  void add_events(rules::ResolutionId step, const rules::Events& events, const rules::State& before);
  /// What redo does again, newest last: the steps taken back since the state last changed.
  [[nodiscard]] const std::vector<UndoneStep>& undone() const { return undone_; }
  /// The newest undone step begins again as `id`, a step of `by`. Its events follow.
  UndoneStep begin_redo(rules::ResolutionId id, rules::SeatId by);

  /// A turn or a fight has started: `now` is kept.
  void keep(const rules::State& now);
  /// Forgets what is too old to be taken back, but nothing of the open ones. Not while a journal is read: what was
  /// taken back then, wherever it stands, must still be there.
  void trim(const std::function<bool(rules::ResolutionId)>& is_open);

  /// The state as if these steps had never been, into `state`; they are forgotten, and undone if nothing came after
  /// them. is_open: a step that has not ended. A person's cannot be done again; what the table itself had begun, it
  /// begins again by itself after a redo. Returns the state before; none, and nothing changed: what came later cannot be folded
  /// without them.
  [[nodiscard]] std::optional<rules::State> void_steps(const std::set<rules::ResolutionId>& steps,
                                                       const std::function<bool(rules::ResolutionId)>& is_open,
                                                       rules::State& state);

 private:
  struct Piece {
    rules::ResolutionId step;
    rules::Events events;  // what changes the state; the last of several steps
  };
  struct Kept {
    std::size_t pieces;  // so many came before, counted from the first ever
    rules::State state;
    bool after_many_cells = false;  // besides those of turns; at most one, the newest: it is large
  };
  void forget_oldest();
  void forget(const std::set<rules::ResolutionId>& steps);

  std::deque<UndoStep> steps_;
  std::vector<UndoneStep> undone_;
  rules::ResolutionId redone_;  // the newest step that was done again
  std::deque<Piece> pieces_;
  std::size_t forgotten_ = 0;  // pieces no longer in pieces_
  std::deque<Kept> kept_;      // the first is where pieces_ begins
  std::size_t cells_ = 0;      // painted since the newest
};

}  // namespace ft::table
