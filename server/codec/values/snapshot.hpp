// A table's state at a journal number, with what else it must remember. Bytes: protocol/stored/v1/snapshot.proto.
#pragma once

#include "server/codec/values/journal.hpp"

namespace ft::codec {

/// A piece of the log: what one batch showed of one resolution, edit or chat roll. Unprojected.
struct LogGroup {
  rules::ResolutionId group;
  std::int64_t at_ms = 0;
  rules::Key action;  // only in the first piece of a command's group
  rules::CreatureId actor;
  bool by_gm = false;
  bool voided = false;
  rules::Events events;
  std::optional<ChatRolled> chat_roll;
  bool operator==(const LogGroup&) const = default;
};

struct Snapshot {
  std::int64_t number = 0;  // the fold of batches 1..number
  rules::State state;
  Revision revision;
  std::uint64_t next_id = 1;              // of things the table itself creates
  std::vector<RequestCompleted> clients;  // recent, oldest first
  std::vector<LogGroup> log;              // the tail, oldest first
  std::vector<AutoAnswer> auto_answers;
  bool stopped = false;
  bool operator==(const Snapshot&) const = default;
};

[[nodiscard]] std::string encode(const Snapshot& snapshot, const StoredNames& stored_names);
/// Fails also where another version of the fold made it, for the journal makes it again; unless of_any_fold, where it cannot.
[[nodiscard]] std::expected<Snapshot, CorruptData> decode_snapshot(std::string_view bytes, StoredNames& stored_names,
                                                                   bool of_any_fold = false);

}  // namespace ft::codec
