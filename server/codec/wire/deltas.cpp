// Collects the deltas of one group of viewers, as a wire ServerFrame.
#include "server/codec/wire/deltas.hpp"

#include <algorithm>

#include "server/codec/bytes/digest.hpp"
#include "server/codec/bytes/utf8.hpp"
#include "server/codec/wire/wire_events.hpp"

namespace ft::codec {

Deltas::Deltas(WireNames& wire_names)
    : wire_names_(wire_names), frame_(google::protobuf::Arena::CreateMessage<wire::ServerFrame>(&memory_)) {}
Deltas::~Deltas() = default;

bool Deltas::empty() const { return frame_->deltas().empty(); }

std::string Deltas::take() {
  std::string bytes = frame_->SerializeAsString();
  if (!has_valid_text(bytes)) {  // a fault somewhere, of which libprotobuf has written a line to stderr
    repair_strings(*frame_);
    bytes = frame_->SerializeAsString();
  }
  memory_.Reset();
  frame_ = google::protobuf::Arena::CreateMessage<wire::ServerFrame>(&memory_);
  return bytes;
}

void Deltas::append_events(const rules::Events& events, const LogContext& context) {
  const WireWriter writer(wire_names_);
  StateDeltas state(writer, *frame_);
  LogEntries log(writer, context, [this] { return frame_->add_deltas()->mutable_log(); });
  for (const rules::Event& event : events) {
    state.add(event);
    log.add(event);
  }
}

void Deltas::append_changes(const rules::Events& events) {
  const WireWriter writer(wire_names_);
  StateDeltas state(writer, *frame_);
  for (const rules::Event& event : events) state.add(event);
}

namespace {
void tell(WireNames& wire_names, const KnownLogGroup& piece, const NamesInLog& names, LogEntries::Append append) {
  const WireWriter writer(wire_names, &names);
  LogEntries log(writer, piece.context, std::move(append));
  for (const rules::Event& event : piece.events) log.add(event);
  if (piece.chat_roll) log.add(*piece.chat_roll);
}
}  // namespace

void Deltas::append_log(const KnownLogGroup& piece) {
  tell(wire_names_, piece, piece.names, [this] { return frame_->add_deltas()->mutable_log(); });
}

void Deltas::voided(const std::vector<rules::ResolutionId>& groups, const std::string& reason) {
  wire::Voided* to = frame_->add_deltas()->mutable_voided();
  for (const rules::ResolutionId group : groups) to->add_groups(std::to_string(group.value));
  to->set_reason(reason);
}

void Deltas::welcome(const Welcome& welcome, const rules::System& system, const ListedRecords& records) {
  wire::Welcome* to = frame_->add_deltas()->mutable_welcome();
  to->set_seat(WireWriter::id(welcome.seat));
  to->set_gm(welcome.gm);
  to->set_campaign(welcome.campaign);
  to->set_resume(welcome.resume);
  const auto reader = welcome.gm ? WireNames::Reader::gm : WireNames::Reader::player;
  to->set_names_digest(names_digest(wire_names_, system, records, reader));
  if (!welcome.with_schema) return;
  for (const std::string& name : wire_names_.names(reader)) to->add_names(name);
  WireWriter(wire_names_).write(system, records, to->mutable_schema());
}

ListedRecords listed(const rules::Content& content, const std::vector<rules::RecordSchema>& kinds) {
  ListedRecords records;
  for (const rules::RecordSchema& kind : kinds)
    for (const rules::Record* record : content.every(rules::Key(kind.kind))) records.push_back({record});
  return records;
}

std::string names_digest(WireNames& wire_names, const rules::System& system, const ListedRecords& records,
                         WireNames::Reader reader) {
  Digest digest;
  for (const std::string& name : wire_names.names(reader)) digest.add(name);
  wire::Schema schema;
  WireWriter(wire_names).write(system, records, &schema);
  digest.add(schema.SerializeAsString());
  const std::uint64_t value = digest.value();
  return {reinterpret_cast<const char*>(&value), sizeof value};
}

namespace {
/// Those that the reader's state does not say, or says otherwise.
NamesInLog missing_in(const rules::State& state, NamesInLog names) {
  for (const rules::Creature& creature : state.creatures) {
    const auto at = names.find(creature.id);
    if (at != names.end() && at->second == creature.name) names.erase(at);
  }
  return names;
}

/// Writes the newest pieces that fit into `bytes`, oldest first; the newest piece always.
void write_log_tail(WireNames& wire_names, const rules::State& state, const std::vector<KnownLogGroup>& log,
                    std::size_t bytes, wire::Snapshot* to) {
  std::vector<wire::Snapshot> pieces;  // newest first
  for (auto piece = log.rbegin(); piece != log.rend(); ++piece) {
    wire::Snapshot entries;
    tell(wire_names, *piece, missing_in(state, piece->names), [&] { return entries.add_log(); });
    const std::size_t size = entries.ByteSizeLong();
    if (size > bytes && !pieces.empty()) break;
    bytes -= std::min(bytes, size);
    pieces.push_back(std::move(entries));
  }
  for (auto piece = pieces.rbegin(); piece != pieces.rend(); ++piece)
    for (wire::LogEntry& entry : *piece->mutable_log()) to->add_log()->Swap(&entry);
}
}  // namespace

void Deltas::snapshot(const ViewerSnapshot& whole, std::size_t log_bytes) {
  const WireWriter writer(wire_names_);
  wire::Snapshot* to = frame_->add_deltas()->mutable_snapshot();
  writer.write(whole.state, to->mutable_state());
  write_log_tail(wire_names_, whole.state, whole.log, log_bytes, to);
  writer.list(whole.chat, to->mutable_chat());
  writer.list(whole.questions, to->mutable_questions());
  writer.list(whole.waiting, to->mutable_waiting());
  writer.list(whole.participants, to->mutable_participants());
  writer.list(whole.auto_answers, to->mutable_auto_answers());
  writer.list(whole.areas, to->mutable_areas()->mutable_areas());
  writer.write(whole.declarations, to->mutable_declarations());
  writer.write(whole.status, to->mutable_status());
}

void Deltas::resumed() { frame_->add_deltas()->mutable_resumed(); }

void Deltas::closing(const Closing& closing) {
  wire::Closing* to = frame_->add_deltas()->mutable_closing();
  to->set_code(static_cast<wire::Closing::Code>(closing.code));
  to->set_text(closing.text);
}

void Deltas::status(const TableStatus& status) {
  WireWriter(wire_names_).write(status, frame_->add_deltas()->mutable_status());
}
void Deltas::participant(const Participant& person) {
  WireWriter(wire_names_).write(person, frame_->add_deltas()->mutable_participant());
}

void Deltas::accepted(std::uint32_t client_id) { frame_->add_deltas()->mutable_accepted()->set_client_id(client_id); }

void Deltas::refused(std::uint32_t client_id, const rules::Refusal& refusal) {
  wire::Refused* to = frame_->add_deltas()->mutable_refused();
  to->set_client_id(client_id);
  WireWriter(wire_names_).write(refusal, to->mutable_refusal());
}

void Deltas::question(const OpenQuestion& open) {
  WireWriter(wire_names_).write(open, frame_->add_deltas()->mutable_question());
}
void Deltas::waiting(const WaitingFor& waiting) {
  WireWriter(wire_names_).write(waiting, frame_->add_deltas()->mutable_waiting());
}
void Deltas::question_closed(const QuestionId& question, ClosedBy by) {
  wire::QuestionClosed* to = frame_->add_deltas()->mutable_question_closed();
  to->set_question(write_question_name(question));
  to->set_timed_out(by == ClosedBy::timeout);
}

void Deltas::declarations(const Declarations& declarations) {
  WireWriter(wire_names_).write(declarations, frame_->add_deltas()->mutable_declarations());
}

namespace {

void write_step(const WireWriter& writer, const Deltas::Step& step, wire::NextUndo* to) {
  to->set_action(writer.index(step.action));
  to->set_actor(writer.id(step.actor));
  to->set_edit(step.edit);
  to->set_seat(WireWriter::id(step.by));
}

}  // namespace

void Deltas::next_undo(const Step& step) {
  write_step(WireWriter(wire_names_), step, frame_->add_deltas()->mutable_next_undo());
}

void Deltas::next_redo(const Step& step) {
  write_step(WireWriter(wire_names_), step, frame_->add_deltas()->mutable_next_redo());
}

void Deltas::offers_stale() { frame_->add_deltas()->mutable_offers_stale(); }

void Deltas::offers(rules::CreatureId creature, const std::vector<rules::Offer>& offers) {
  const WireWriter writer(wire_names_);
  wire::Offers* to = frame_->add_deltas()->mutable_offers();
  to->set_creature(writer.id(creature));
  writer.list(offers, to->mutable_offers());
}

void Deltas::choices(std::uint32_t client_id, const std::vector<rules::Choice>& choices) {
  wire::Choices* to = frame_->add_deltas()->mutable_choices();
  to->set_client_id(client_id);
  WireWriter(wire_names_).list(choices, to->mutable_choices());
}

void Deltas::sheet(rules::CreatureId creature, const std::vector<rules::SheetLine>& lines,
                   const std::vector<rules::OfferedAttack>& attacks) {
  const WireWriter writer(wire_names_);
  wire::Sheet* to = frame_->add_deltas()->mutable_sheet();
  to->set_creature(writer.id(creature));
  writer.list(lines, to->mutable_lines());
  writer.list(attacks, to->mutable_attacks());
}

void Deltas::reachable_zones(rules::CreatureId creature, const std::vector<rules::ReachableZone>& zones) {
  const WireWriter writer(wire_names_);
  wire::ReachableZones* to = frame_->add_deltas()->mutable_reachable_zones();
  to->set_creature(writer.id(creature));
  writer.list(zones, to->mutable_zones());
}

void Deltas::areas(const std::vector<rules::VisibleArea>& areas) {
  WireWriter(wire_names_).list(areas, frame_->add_deltas()->mutable_areas()->mutable_areas());
}

void Deltas::drag_preview(const Drag& drag, const rules::Path& path, const rules::PathPreview& preview) {
  const WireWriter writer(wire_names_);
  wire::DragPreview* to = frame_->add_deltas()->mutable_drag_preview();
  to->set_creature(writer.id(drag.creature));
  to->set_count(drag.count);
  writer.write(path, to->mutable_path());
  to->mutable_cost()->Add(preview.cost.begin(), preview.cost.end());
  for (const rules::Key band : preview.band) to->add_band(writer.index(band));
  to->set_left(preview.left);
  to->set_stops_at(static_cast<std::uint32_t>(preview.stops_at));
  if (preview.refusal) writer.write(*preview.refusal, to->mutable_refusal());
  for (const rules::PathRoll& roll : preview.rolls) {
    wire::PathRoll* one = to->add_rolls();
    one->set_cell(static_cast<std::uint32_t>(roll.cell));
    one->set_text(writer.index(roll.text));
  }
}

void Deltas::chat(const ChatLine& line) { WireWriter(wire_names_).write(line, frame_->add_deltas()->mutable_chat()); }
void Deltas::line_erased(std::uint64_t id) { frame_->add_deltas()->mutable_line_erased()->set_id(id); }

void Deltas::ping(const Ping& ping) {
  wire::Ping* to = frame_->add_deltas()->mutable_ping();
  to->set_seat(WireWriter::id(ping.seat));
  to->set_scene(wire_names_.sent(ping.scene.value));
  to->set_x(ping.x);
  to->set_y(ping.y);
  to->set_kind(static_cast<wire::Ping::Kind>(ping.kind));
}

void Deltas::measure(const Measure& measure) {
  wire::Measure* to = frame_->add_deltas()->mutable_measure();
  to->set_seat(WireWriter::id(measure.seat));
  to->set_scene(wire_names_.sent(measure.scene.value));
  to->mutable_xy()->Add(measure.xy.begin(), measure.xy.end());
}

void Deltas::echo(std::uint64_t number) { frame_->add_deltas()->set_echo(number); }

}  // namespace ft::codec
