// Opening a table: the fold of its latest useful snapshot and the journal after it (laws R7, R14).
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "server/codec/dictionary.hpp"
#include "server/table/front_door.hpp"
#include "server/table/kept_line.hpp"
#include "server/table/knowing.hpp"
#include "server/table/memory.hpp"

namespace ft::table {

/// A table as the store describes it.
struct Loaded {
  const Rulebook* rulebook = nullptr;
  std::string campaign;
  bool begins_with_sample = false;
  std::unique_ptr<codec::Vocabulary> vocabulary;
  std::unique_ptr<codec::Dictionary> dictionary;
  Memory memory;
  std::vector<codec::Person> people;  // every seat that was not removed
  std::set<rules::SeatId> removed;
  std::vector<KeptLine> chat;  // the newest ones, oldest first
};

/// Reads the table up to batch `number`. Worker thread.
/// Fails: not_found (no such campaign or rulebook), corrupt (bytes that are no batch), unreachable, busy.
[[nodiscard]] persistence::Result<Loaded> load(persistence::Store& store, const Rulebooks& rulebooks,
                                               persistence::CampaignId campaign, std::int64_t number);

/// Facts of a deed: into the timeline, the state and the log. Returns what each of `viewers` knows of them. Live and
/// replayed alike.
[[nodiscard]] std::vector<Knowing> take_in(Memory& memory, const codec::LogContext& context,
                                           const rules::Events& events, const std::vector<rules::Viewer>& viewers,
                                           const rules::System& system, const codec::Dictionary& dictionary);
/// What the log says of a resolution's next piece.
[[nodiscard]] codec::LogContext context_of(const codec::Opened& opened, std::int64_t at_ms);
/// Takes deeds back: state, log and kept dice. False, and nothing changed: something later depends on them.
[[nodiscard]] bool take_back(Memory& memory, const std::set<rules::ResolutionId>& deeds);

/// The fold of one more batch, as it was when it was written.
void replay(Memory& memory, const codec::Batch& batch, std::int64_t number, const rules::System& system,
            const codec::Dictionary& dictionary);

/// The part of memory that a snapshot keeps. Only while nothing is open and no dice are kept.
[[nodiscard]] codec::Snapshot snapshot_of(const Memory& memory, const codec::Revision& revision);
[[nodiscard]] bool can_be_kept(const Memory& memory);

/// Everybody whose knowledge of a piece of the log is kept: a GM, who plays nobody, and the seats of the state.
[[nodiscard]] std::vector<rules::Viewer> possible_viewers(const rules::State& state);

}  // namespace ft::table
