// What the server sends to one group of viewers with equal knowledge: wire ServerFrame from projected values.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "rules/kernel/offers/offers.hpp"
#include "rules/kernel/projection/visible_areas.hpp"
#include "server/codec/declarations.hpp"
#include "server/codec/request.hpp"
#include "server/codec/snapshot.hpp"

namespace ft::wire::v1 {
class ServerFrame;
}

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

struct Participant {
  rules::SeatId seat;
  std::string name;
  bool gm = false;
  bool online = false;
};

struct TableStatus {
  enum class Kind : std::uint8_t { playing, stopped, paused, read_only };
  Kind kind = Kind::playing;
  std::string reason;
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
  std::uint32_t client_id = 0;  // of the writer's request; not sent
};

/// A question as one viewer sees it. mine: this viewer is the one asked.
struct OpenQuestion {
  rules::ResolutionId resolution;
  rules::Question question;  // projected
  bool mine = false;
  bool running = false;
  std::int32_t total_ms = 0, left_ms = 0;
};
/// What others who may know that it was asked see of it.
struct WaitingFor {
  QuestionId question;
  rules::CreatureId creature;
  bool own = false;  // what waits for it is the reader's own action
};

/// A piece of the log with its events as this viewer may know them.
struct KnownLogGroup {
  LogContext context;
  rules::Events events;
  std::optional<ChatRolled> chat_roll;
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
  std::vector<Participant> people;
  std::vector<AutoAnswer> orders;
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
/// Every record of these kinds, by kind and id.
[[nodiscard]] ListedRecords listed(const rules::Content& content, const std::vector<rules::RecordSchema>& kinds);

/// The digest of dictionary and schema that a client may hold from an earlier connection.
[[nodiscard]] std::string names_digest(WireNames& dictionary, const rules::System& system, const ListedRecords& records,
                                       WireNames::Reader reader = WireNames::Reader::gm);

/// A hero as its form describes it: what is wrong, or what it would be.
struct HeroReport {
  rules::HeroBuild making;
  std::vector<rules::SheetLine> sheet;
};

/// Collects deltas in order. The bytes of two frames, one after the other, are the frame of both.
/// Takes projected values only (law T3) and is the only way bytes for a client come about. Borrows the dictionary.
class Deltas {
 public:
  explicit Deltas(WireNames& dictionary);
  ~Deltas();
  Deltas(const Deltas&) = delete;

  [[nodiscard]] bool empty() const;
  /// Returns the frame's bytes, with every string valid UTF-8, and starts a new frame.
  [[nodiscard]] std::string take();

  /// Facts of one batch: state deltas and, where they show, log entries. Moves and numbers of one creature become one
  /// patch; several steps in a row keep their way. Log lines: rolls, calculations, notes, overridden rules; changes of
  /// resources, conditions, relations, and moves other than walking; with by_gm every change.
  void happened(const rules::Events& events, const LogContext& context);
  /// Log entries only.
  void append_log(const KnownLogGroup& piece);
  /// State deltas only.
  void changed(const rules::Events& events);
  void voided(const std::vector<rules::ResolutionId>& groups, const std::string& reason);
  /// The state deltas that lead from one projected state to another: after Voided, SceneShown, or a change of seats.
  void differs(const rules::State& before, const rules::State& after);

  void welcome(const Welcome& welcome, const rules::System& system, const ListedRecords& records);
  /// Sends the newest log pieces that fit into `log_bytes`; the newest piece always.
  void snapshot(const ViewerSnapshot& whole, std::size_t log_bytes = SIZE_MAX);
  void resumed();
  void closing(const Closing& closing);
  void status(const TableStatus& status);
  void person(const Participant& person);

  void accepted(std::uint32_t client_id);
  void refused(std::uint32_t client_id, const rules::Refusal& refusal);
  void question(const OpenQuestion& open);
  void waiting(const WaitingFor& waiting);
  enum class ClosedBy : std::uint8_t { answer, silence };
  void question_closed(const QuestionId& question, ClosedBy by);
  void declarations(const Declarations& declarations);

  void offers_stale();
  void offers(rules::CreatureId creature, const std::vector<rules::Offer>& offers);
  void choices(std::uint32_t client_id, const std::vector<rules::Choice>& choices);
  void sheet(rules::CreatureId creature, const std::vector<rules::SheetLine>& lines);
  void reach(rules::CreatureId creature, const std::vector<rules::ReachableZone>& zones);
  void areas(const std::vector<rules::VisibleArea>& areas);
  void drag_preview(const Drag& drag, const rules::Path& path, const rules::PathPreview& preview);

  /// Names from index `first` on.
  void names(std::size_t first, WireNames::Reader reader);
  void record(const ListedRecord& record);
  void record_gone(const RecordId& record);
  void record_draft(std::uint32_t client_id, const ListedRecord& record, const rules::Draft& draft);
  void content_file(std::uint32_t client_id, const std::string& file, const std::string& text);
  /// The first 100.
  void content_problems(std::uint32_t client_id, const std::vector<rules::ContentProblem>& problems);
  void hero_report(std::uint32_t client_id, const std::vector<rules::ContentProblem>& problems);
  void hero_report(std::uint32_t client_id, const HeroReport& report);

  void chat(const ChatLine& line);
  void line_erased(std::uint64_t id);
  void ping(const Ping& ping);
  void measure(const Measure& measure);
  void echo(std::uint64_t number);

 private:
  WireNames& dictionary_;
  std::unique_ptr<::ft::wire::v1::ServerFrame> frame_;
};

}  // namespace ft::codec
