// The journal of every table: numbered batches of opaque bytes, only ever added to.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "persistence/store_error.hpp"
#include "persistence/types.hpp"

namespace ft::persistence {

/// One batch of one table. Its first batch has number 1.
struct Batch {
  std::int64_t number;
  Bytes bytes;
  bool operator==(const Batch&) const = default;
};

/// A table just opened: the epoch to write under, and the number of its newest batch (0 = none).
struct OpenedTable {
  std::int64_t epoch;
  std::int64_t last_number;
};

/// A batch to be added as number `expected_number` + 1. `bytes` is borrowed until the call returns.
struct Append {
  CampaignId table;
  std::int64_t epoch;
  std::int64_t expected_number;
  BytesView bytes;
};

/// What became of one append of a group.
enum class AppendOutcome {
  committed,  // durable, as number expected_number + 1
  conflict,   // the newest batch is not expected_number, or an earlier append of this table in the group was refused
  fenced,     // the epoch is not the table's: it was opened again since, and this opener writes no more
};

/// Reading old batches. Worker thread, except through `Journal`, which belongs to the journal thread.
class JournalReader {
 public:
  virtual ~JournalReader() = default;

  /// Batches of `table` with numbers from `from_number` on, ascending without gaps, at most `limit`.
  /// An unknown table or a number past the end gives an empty list. Fails: corrupt (a gap), unreachable, busy.
  [[nodiscard]] virtual Result<std::vector<Batch>> read(CampaignId table, std::int64_t from_number,
                                                        std::size_t limit) = 0;
};

/// Writing, for all tables at once. Journal thread only; it blocks until the disk or the database answers.
class Journal : public JournalReader {
 public:
  /// Raises the table's epoch, so that no earlier opener writes any more (law T9), and says where it stands.
  [[nodiscard]] virtual Result<OpenedTable> open(CampaignId table) = 0;

  /// Adds the whole group in one transaction (group commit, law T1); outcomes are in the order of the group.
  /// A group may hold several appends of one table, in ascending order: what lands is a first part of them.
  /// Fails as a whole, with nothing written: busy, full, unreachable. in_doubt: perhaps written.
  [[nodiscard]] virtual Result<std::vector<AppendOutcome>> append(std::span<const Append> group) = 0;

  /// Repeats a group that failed as a whole. First reads back what was committed, known by number and bytes, so
  /// that nothing is written twice; waits for a transaction still in flight. Repeat until it does not fail.
  [[nodiscard]] virtual Result<std::vector<AppendOutcome>> retry(std::span<const Append> group) = 0;

  /// The number of the newest batch, 0 for none or an unknown table.
  [[nodiscard]] virtual Result<std::int64_t> last_number(CampaignId table) = 0;
};

}  // namespace ft::persistence
