// What viewers see, as values: projected before they are written.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "rules/kernel/projection/visible_areas.hpp"
#include "rules/kernel/system.hpp"
#include "server/codec/values/declarations.hpp"
#include "server/codec/values/request.hpp"
#include "server/codec/values/snapshot.hpp"

namespace ft::codec {

/// What ties log entries together. actor and action: none where the viewer does not know the actor.
struct LogContext {
  rules::ResolutionId group = {};
  std::int64_t at_ms = 0;
  rules::Key action = {};
  rules::CreatureId actor = {};
  bool by_gm = false;
  bool voided = false;
};

/// What the creatures that a piece of the log names were called when it was written. Not items: a line names those in
/// others' packs too, whose kind its reader does not know (law T3).
using NamesInLog = std::map<rules::CreatureId, std::string>;

struct Participant {
  rules::SeatId seat;
  std::string name;
  bool gm = false;
  bool online = false;
};

struct TableStatus {
  enum class Kind : std::uint8_t { playing, paused, storage_stalled, read_only };
  Kind kind = Kind::playing;
  std::string reason;
  bool damaged = false;  // read-only for a damage of the journal: a GM may play on from what is shown
  bool operator==(const TableStatus&) const = default;
};

struct ChatLine {
  enum class Kind : std::uint8_t { speech, emote, out_of_character, narration };
  std::uint64_t id = 0;
  rules::SeatId seat;
  rules::CreatureId as;
  std::vector<rules::SeatId> to;  // empty: public
  Kind kind = Kind::speech;
  std::string text;
  std::int64_t at_ms = 0;
  std::vector<ChatRolled> rolls;  // of every [[2d6]] in the text, in order
  std::uint32_t client_id = 0;    // of the writer's request; not sent
};

/// A question as one viewer sees it. mine: this viewer is the one asked.
struct OpenQuestion {
  rules::ResolutionId resolution;
  rules::Question question;  // projected
  bool mine = false;
  bool running = false;
  std::int32_t total_ms = 0, left_ms = 0;
};
/// What others who may know that it was asked see of it. Empty: the table waits for a secret decision.
struct WaitingFor {
  QuestionId question;
  rules::CreatureId creature;
  bool own = false;  // what waits for it is the reader's own action
  bool operator==(const WaitingFor&) const = default;
};

/// A piece of the log with its events as this viewer may know them.
struct KnownLogGroup {
  LogContext context;
  rules::Events events;
  std::optional<ChatRolled> chat_roll;
  NamesInLog names = {};
};

struct Closing {
  enum class Code : std::uint8_t {
    old_client,
    not_allowed,
    taken_over,
    removed,
    too_fast,
    bad_frame,
    restarting,
    no_such_table,
    resume_again
  };
  Code code = Code::bad_frame;
  std::string text;  // a sentence for people
};

/// Everything a viewer needs for a fresh start, projected.
struct ViewerSnapshot {
  rules::State state;
  std::vector<KnownLogGroup> log;
  std::vector<ChatLine> chat;
  std::vector<OpenQuestion> questions;
  std::vector<WaitingFor> waiting;
  std::vector<Participant> participants;
  std::vector<AutoAnswer> auto_answers;
  std::vector<rules::VisibleArea> areas;
  Declarations declarations;
  TableStatus status;
};

struct Welcome {
  rules::SeatId seat;
  bool gm = false;
  std::string campaign = {};
  std::string resume = {};
  bool with_schema = true;  // false: the client's Hello.names_digest was names_digest()
};

/// A record as a reader may know it. problem: why the rulebook leaves it out; empty: it counts.
struct ListedRecord {
  const rules::Record* record = nullptr;  // borrowed for the call
  std::string problem = {};
};
using ListedRecords = std::vector<ListedRecord>;

/// A hero as its form describes it: what is wrong, or what it would be.
struct HeroReport {
  rules::HeroBuild making;
  std::vector<rules::SheetLine> sheet;
};

}  // namespace ft::codec
