// Opening a table: the fold of its latest useful snapshot and the journal after it (laws R7, R14).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/codec/names/wire_names.hpp"
#include "server/table/history/fold_and_project.hpp"
#include "server/table/history/table_state.hpp"
#include "server/table/people/stored_chat_line.hpp"
#include "server/table/table_api.hpp"

namespace ft::table {

/// A table as the store describes it.
struct Loaded {
  const Rulebook* rulebook = nullptr;
  std::string campaign;
  bool begins_with_sample = false;
  std::unique_ptr<codec::StoredNames> stored_names;
  std::unique_ptr<codec::WireNames> wire_names;
  TableState state;
  std::string damage;                      // a sentence, from which batch on the journal cannot be read; empty: it can
  std::vector<codec::Participant> people;  // every seat that was not removed
  std::set<rules::SeatId> removed;
  std::vector<StoredChatLine> chat;  // the newest ones, oldest first
};

/// Reads the table up to batch `number`, or up to where the journal is damaged. Worker thread.
/// Fails: not_found (no such campaign or rulebook), newer_database, corrupt (other than the journal), unreachable, busy.
[[nodiscard]] persistence::Result<Loaded> load(persistence::Store& store, const Rulebooks& rulebooks,
                                               persistence::CampaignId campaign, std::int64_t number);

/// Folds the events of a step into undo history, state and log. Returns what each viewer knows of them. Live and replayed alike.
[[nodiscard]] std::vector<ProjectedEvents> take_in(TableState& table, const codec::LogContext& context,
                                                   const rules::Events& events, const Witnesses& by,
                                                   const codec::WireNames& wire_names);

/// Folds what creatures have seen for the first time: it belongs to no step, and marks the one that led there as
/// having revealed something.
void record_knowledge(TableState& table, const rules::Events& explored);
/// What the log says of a resolution's next piece.
[[nodiscard]] codec::LogContext context_of(const codec::ResolutionOpened& opened, std::int64_t at_ms);
/// What undo keeps of a command that starts.
[[nodiscard]] UndoStep undo_step_of(const codec::ResolutionOpened& opened);
/// The kind of the edit that does the newest undone step again.
inline constexpr std::string_view redo_edit = "redo";
/// Begins that edit; its events follow. Live and replayed alike.
UndoneStep begin_redo(TableState& table, rules::ResolutionId id, rules::SeatId by);
/// Takes steps back: state, log and kept dice. Returns the state before; none, and nothing changed: something later depends
/// on them.
[[nodiscard]] std::optional<rules::State> void_steps(TableState& table, const std::set<rules::ResolutionId>& steps);

/// The fold of one more batch, as it was when it was written.
void replay(TableState& table, const codec::Batch& batch, std::int64_t number, const rules::System& system,
            const codec::WireNames& wire_names);

/// The part of memory that a snapshot keeps. Only while nothing is open or can be redone, and no dice
/// are kept.
[[nodiscard]] codec::Snapshot snapshot_of(const TableState& table, const codec::Revision& revision);
[[nodiscard]] bool can_be_kept(const TableState& table);

/// The viewers whose knowledge of a piece of the log is kept: a GM, who plays no creature, and the seats of the state.
[[nodiscard]] std::vector<rules::Viewer> possible_viewers(const rules::State& state);

}  // namespace ft::table
