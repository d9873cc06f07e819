// What a table writes down: the records of a journal batch as plain values. Bytes: protocol/stored/v1/journal.proto.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "rules/kernel/resolution/tape.hpp"
#include "rules/kernel/values/command.hpp"
#include "rules/kernel/values/question.hpp"
#include "server/codec/names/stored_names.hpp"

namespace ft::codec {

/// Which rules were in force: the server's build and the digest of the content (law R14).
struct Revision {
  std::string build;
  std::uint64_t content = 0;
  bool operator==(const Revision&) const = default;
};

/// A command began to be played. `id` is random, 32 bits, never 0: it may be sent, so it says nothing about order.
struct ResolutionOpened {
  rules::ResolutionId id;
  rules::EncounterId encounter;  // its base is this encounter,
  rules::CreatureId creature;    // or with none this creature and its scene
  rules::Command command;
  rules::Viewer viewer;  // who commanded, with the creatures the person played at that moment
  Revision revision;
  bool operator==(const ResolutionOpened&) const = default;
};

/// The next entry of an open resolution's tape.
struct TapeAppended {
  rules::ResolutionId resolution;
  rules::TapeEntry entry;
  bool operator==(const TapeAppended&) const = default;
};

/// A question was put; kept to be compared after a restart.
struct QuestionAsked {
  rules::ResolutionId resolution;
  rules::Question question;
  bool operator==(const QuestionAsked&) const = default;
};

/// An answer that came before its turn on the tape (ask_each, law T5); it enters the tape later.
struct EarlyAnswer {
  rules::ResolutionId resolution;
  rules::Answered answer;
  bool operator==(const EarlyAnswer&) const = default;
};

/// Facts. resolution: none for edits of the table.
struct EventsRecorded {
  rules::ResolutionId resolution;
  rules::Events events;
  bool operator==(const EventsRecorded&) const = default;
};

struct ResolutionClosed {
  enum class How : std::uint8_t { finished, canceled };
  rules::ResolutionId resolution;
  How how = How::finished;
  rules::SeatId by;  // canceled: the seat that did it, or none when the table did
  std::string reason;
  bool operator==(const ResolutionClosed&) const = default;
};

/// The events of this batch without a resolution are one edit by a GM. `id` names it in the log, as that of
/// ResolutionOpened does.
struct GmEdit {
  rules::ResolutionId id;
  rules::SeatId by;
  std::string kind;  // what people read: "set_number", "paint_ground" ...: the field's name in wire Edit
  std::string reason;
  rules::EncounterId encounter;  // for undo: the fight, or the creature, that it concerned
  rules::CreatureId creature;
  bool operator==(const GmEdit&) const = default;
};

/// These batches no longer count; newest first (law R7). resolutions: ids of ResolutionOpened and GmEdit.
struct Voided {
  std::vector<std::int64_t> batches;
  std::vector<rules::ResolutionId> resolutions;
  rules::SeatId by;
  std::string reason;
  bool operator==(const Voided&) const = default;
};

/// The seat's command of this number happened: sent again, it is acknowledged and nothing else (law T5).
struct RequestCompleted {
  rules::SeatId seat;
  std::uint32_t client_id = 0;
  bool operator==(const RequestCompleted&) const = default;
};

struct TableStopped {
  rules::SeatId by;
  bool operator==(const TableStopped&) const = default;
};
struct TableResumed {
  rules::SeatId by;
  bool operator==(const TableResumed&) const = default;
};

/// An answer to every question with this prompt.
struct AutoAnswer {
  rules::SeatId seat;
  rules::CreatureId creature;  // none: every creature without a player (of a GM)
  rules::Key prompt;
  std::optional<rules::Value> answer;          // none: removes the auto-answer; an empty value: the question's default
  std::optional<std::int64_t> ask_above = {};  // asks where more damage is at stake; -1: always asks
  bool operator==(const AutoAnswer&) const = default;
};

/// Dice of a chat roll with equal faces. sides 0: the rest of a roll with too many different faces.
struct DieCount {
  std::int32_t sides = 0, face = 0;
  bool dropped = false;
  std::int32_t count = 1;
  bool operator==(const DieCount&) const = default;
};

/// A roll asked for in chat: /r 2d6+3, or [[2d6+3]] inside a message, which is shown with its line and not in the log.
struct ChatRolled {
  enum class To : std::uint8_t { everyone, gm, blind, self, message };
  rules::ResolutionId id;  // names it in the log
  rules::SeatId seat;
  std::string expression;  // canonical
  std::vector<DieCount> dice;
  std::int64_t total = 0;
  std::string comment;
  To to = To::everyone;
  bool operator==(const ChatRolled&) const = default;
};

/// The state counts from here on, whatever is before, and nothing is open: the GM plays on though that cannot be read.
/// What else a table remembers stands in the records behind it.
struct PlayedOn {
  rules::SeatId by;
  rules::State state;
  bool operator==(const PlayedOn&) const = default;
};

using Record =
    std::variant<ResolutionOpened, TapeAppended, QuestionAsked, EarlyAnswer, EventsRecorded, ResolutionClosed, GmEdit,
                 Voided, RequestCompleted, TableStopped, TableResumed, AutoAnswer, ChatRolled, PlayedOn>;

/// One row of the journal: all or nothing (law T2).
struct Batch {
  std::int64_t at_ms = 0;  // unix
  std::vector<Record> records;
  bool operator==(const Batch&) const = default;
};

/// Asserts that every key is in the vocabulary.
[[nodiscard]] std::string encode(const Batch& batch, const StoredNames& stored_names);
/// Fails on bytes that are not a batch, or a later build's (CorruptData::newer); never trusts a size or a number in them.
[[nodiscard]] std::expected<Batch, CorruptData> decode_batch(std::string_view bytes, StoredNames& stored_names);

}  // namespace ft::codec
