// What the server sends to one group of viewers with equal knowledge: wire ServerFrame from projected values.
#pragma once

#include <google/protobuf/arena.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/kernel/offers/offers.hpp"
#include "server/codec/values/viewer_values.hpp"

namespace ft::wire::v1 {
class ServerFrame;
}

namespace ft::codec {

/// Every record of these kinds, by kind and id.
[[nodiscard]] ListedRecords listed(const rules::Content& content, const std::vector<rules::RecordSchema>& kinds);

/// The digest of dictionary and schema that a client may hold from an earlier connection.
[[nodiscard]] std::string names_digest(WireNames& wire_names, const rules::System& system, const ListedRecords& records,
                                       WireNames::Reader reader = WireNames::Reader::gm);

/// Collects deltas in order. The bytes of two frames, one after the other, are the frame of both.
/// Takes projected values only (law T3) and is the only way bytes for a client come about. Borrows the dictionary.
class Deltas {
 public:
  explicit Deltas(WireNames& wire_names);
  ~Deltas();
  Deltas(const Deltas&) = delete;

  [[nodiscard]] bool empty() const;
  /// Returns the frame's bytes, with every string valid UTF-8, and starts a new frame.
  [[nodiscard]] std::string take();

  /// Facts of one batch: state deltas and, where they show, log entries. Moves and numbers of one creature become one
  /// patch; several steps in a row keep their way. Log lines: rolls, calculations, notes, overridden rules; changes of
  /// resources, conditions, relations, and moves other than walking; with by_gm every change.
  void append_events(const rules::Events& events, const LogContext& context);
  /// Log entries only.
  void append_log(const KnownLogGroup& piece);
  /// State deltas only.
  void append_changes(const rules::Events& events);
  void voided(const std::vector<rules::ResolutionId>& groups, const std::string& reason);
  /// The state deltas that lead from one projected state to another: after Voided, SceneShown, or a change of seats.
  void diff(const rules::State& before, const rules::State& after);

  void welcome(const Welcome& welcome, const rules::System& system, const ListedRecords& records);
  /// Sends the newest log pieces that fit into `log_bytes`; the newest piece always.
  void snapshot(const ViewerSnapshot& whole, std::size_t log_bytes = SIZE_MAX);
  void resumed();
  void closing(const Closing& closing);
  void status(const TableStatus& status);
  void participant(const Participant& person);

  void accepted(std::uint32_t client_id);
  void refused(std::uint32_t client_id, const rules::Refusal& refusal);
  void question(const OpenQuestion& open);
  void waiting(const WaitingFor& waiting);
  enum class ClosedBy : std::uint8_t { answer, timeout };
  void question_closed(const QuestionId& question, ClosedBy by);
  void declarations(const Declarations& declarations);
  /// What undo takes back or redo does again: an action, or with `action` none an edit; by: none where there is no step.
  struct Step {
    rules::Key action;
    rules::CreatureId actor;
    const std::string& edit;
    rules::SeatId by;
  };
  void next_undo(const Step& step);
  void next_redo(const Step& step);

  void offers_stale();
  void offers(rules::CreatureId creature, const std::vector<rules::Offer>& offers);
  void choices(std::uint32_t client_id, const std::vector<rules::Choice>& choices);
  void sheet(rules::CreatureId creature, const std::vector<rules::SheetLine>& lines,
             const std::vector<rules::OfferedAttack>& attacks);
  void reachable_zones(rules::CreatureId creature, const std::vector<rules::ReachableZone>& zones);
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
  WireNames& wire_names_;
  alignas(std::max_align_t) std::array<char, 1024> block_;  // most frames fit into it
  google::protobuf::Arena memory_{block_.data(), block_.size()};
  ::ft::wire::v1::ServerFrame* frame_;
};

}  // namespace ft::codec
