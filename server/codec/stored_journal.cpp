// protocol/stored/v1/journal.proto and snapshot.proto, both ways, and the doors to them.
#include <type_traits>

#include "server/codec/stored_reader.hpp"
#include "server/codec/stored_writer.hpp"

namespace ft::codec {

void StoredWriter::write(const Revision& from, stored::Revision* to) const {
  to->set_build(from.build);
  to->set_content(from.content);
}
Revision StoredReader::read(const stored::Revision& from) const { return {from.build(), from.content()}; }

void StoredWriter::write(const ClientDone& from, stored::ClientDone* to) const {
  to->set_seat(from.seat.value);
  to->set_client_id(from.client_id);
}
ClientDone StoredReader::read(const stored::ClientDone& from) const { return {{from.seat()}, from.client_id()}; }

void StoredWriter::write(const AutoAnswer& from, stored::StandingOrder* to) const {
  to->set_seat(from.seat.value);
  to->set_creature(from.creature.value);
  to->set_about(name(from.about));
  if (from.answer) write(*from.answer, to->mutable_answer());
  if (from.ask_above) to->set_unless_above(*from.ask_above);
}
AutoAnswer StoredReader::read(const stored::StandingOrder& from) {
  AutoAnswer to{.seat = {from.seat()}, .creature = {from.creature()}, .about = key(from.about()), .answer = {}};
  if (from.has_answer()) to.answer = read(from.answer());
  if (from.has_unless_above()) to.ask_above = from.unless_above();
  return to;
}

void StoredWriter::write(const DieCount& from, stored::Die* to) const {
  to->set_sides(from.sides);
  to->set_face(from.face);
  to->set_dropped(from.dropped);
  if (from.count > 1) to->set_count(static_cast<std::uint32_t>(from.count));
}

void StoredWriter::write(const ChatRolled& from, stored::ChatRolled* to) const {
  to->set_id(from.id.value);
  to->set_seat(from.seat.value);
  to->set_expression(from.expression);
  list(from.dice, to->mutable_dice());
  to->set_total(from.total);
  to->set_comment(from.comment);
  to->set_to(static_cast<stored::ChatRolled::To>(from.to));
}
ChatRolled StoredReader::read(const stored::ChatRolled& from) const {
  ChatRolled to{.id = {from.id()},
                .seat = {from.seat()},
                .expression = from.expression(),
                .dice = {},
                .total = from.total(),
                .comment = from.comment(),
                .to = one_of<ChatRolled::To>(from.to(), stored::ChatRolled::To_IsValid)};
  for (const stored::Die& die : from.dice())
    to.dice.push_back({die.sides(), die.face(), die.dropped(), std::max(1, static_cast<std::int32_t>(die.count()))});
  return to;
}

namespace {

/// Each alternative into its field of the oneof.
struct RecordWriter {
  const StoredWriter& writer;
  stored::Record* record;

  void operator()(const Opened& from) const {
    stored::Opened* to = record->mutable_opened();
    to->set_id(from.id.value);
    to->set_encounter(from.encounter.value);
    to->set_creature(from.creature.value);
    writer.write(from.command, to->mutable_command());
    writer.write(from.viewer, to->mutable_viewer());
    writer.write(from.revision, to->mutable_revision());
  }
  void operator()(const Taped& from) const {
    record->mutable_taped()->set_resolution(from.resolution.value);
    writer.write(from.entry, record->mutable_taped()->mutable_entry());
  }
  void operator()(const Asked& from) const {
    record->mutable_asked()->set_resolution(from.resolution.value);
    writer.write(from.question, record->mutable_asked()->mutable_question());
  }
  void operator()(const EarlyAnswer& from) const {
    record->mutable_early_answer()->set_resolution(from.resolution.value);
    writer.write(from.answer, record->mutable_early_answer()->mutable_answer());
  }
  void operator()(const Happened& from) const {
    record->mutable_happened()->set_resolution(from.resolution.value);
    writer.list(from.events, record->mutable_happened()->mutable_events());
  }
  void operator()(const Closed& from) const {
    stored::Closed* to = record->mutable_closed();
    to->set_resolution(from.resolution.value);
    to->set_how(static_cast<stored::Closed::How>(from.how));
    to->set_by(from.by.value);
    to->set_reason(from.reason);
  }
  void operator()(const Edited& from) const {
    stored::Edited* to = record->mutable_edited();
    to->set_id(from.id.value);
    to->set_by(from.by.value);
    to->set_kind(from.kind);
    to->set_reason(from.reason);
    to->set_encounter(from.encounter.value);
    to->set_creature(from.creature.value);
  }
  void operator()(const Voided& from) const {
    stored::Voided* to = record->mutable_voided();
    to->mutable_batches()->Add(from.batches.begin(), from.batches.end());
    writer.ids(from.resolutions, to->mutable_resolutions());
    to->set_by(from.by.value);
    to->set_reason(from.reason);
  }
  void operator()(const ClientDone& from) const { writer.write(from, record->mutable_client_done()); }
  void operator()(const TableStopped& from) const { record->mutable_table_stopped()->set_by(from.by.value); }
  void operator()(const TableResumed& from) const { record->mutable_table_resumed()->set_by(from.by.value); }
  void operator()(const AutoAnswer& from) const { writer.write(from, record->mutable_standing_order()); }
  void operator()(const ChatRolled& from) const { writer.write(from, record->mutable_chat_rolled()); }
};

}  // namespace

void StoredWriter::write(const Record& from, stored::Record* to) const { std::visit(RecordWriter{*this, to}, from); }

Record StoredReader::read(const stored::Record& from) {
  const stored::Closed& closed = from.closed();
  const stored::Edited& edited = from.edited();
  const stored::Opened& opened = from.opened();
  const stored::Voided& voided = from.voided();
  switch (from.is_case()) {
    case stored::Record::IS_NOT_SET: break;
    case stored::Record::kOpened:
      return Opened{.id = {opened.id()},
                    .encounter = {opened.encounter()},
                    .creature = {opened.creature()},
                    .command = read(opened.command()),
                    .viewer = read(opened.viewer()),
                    .revision = read(opened.revision())};
    case stored::Record::kTaped: return Taped{{from.taped().resolution()}, read(from.taped().entry())};
    case stored::Record::kAsked: return Asked{{from.asked().resolution()}, read(from.asked().question())};
    case stored::Record::kEarlyAnswer:
      return EarlyAnswer{{from.early_answer().resolution()}, read(from.early_answer().answer())};
    case stored::Record::kHappened: return Happened{{from.happened().resolution()}, list(from.happened().events())};
    case stored::Record::kClosed:
      return Closed{{closed.resolution()},
                    one_of<Closed::How>(closed.how(), stored::Closed::How_IsValid),
                    {closed.by()},
                    closed.reason()};
    case stored::Record::kEdited:
      return Edited{.id = {edited.id()},
                    .by = {edited.by()},
                    .kind = edited.kind(),
                    .reason = edited.reason(),
                    .encounter = {edited.encounter()},
                    .creature = {edited.creature()}};
    case stored::Record::kVoided:
      return Voided{{voided.batches().begin(), voided.batches().end()},
                    ids<rules::ResolutionId>(voided.resolutions()),
                    {voided.by()},
                    voided.reason()};
    case stored::Record::kClientDone: return read(from.client_done());
    case stored::Record::kTableStopped: return TableStopped{{from.table_stopped().by()}};
    case stored::Record::kTableResumed: return TableResumed{{from.table_resumed().by()}};
    case stored::Record::kStandingOrder: return read(from.standing_order());
    case stored::Record::kChatRolled: return read(from.chat_rolled());
  }
  throw CorruptData{"a record of a kind this build does not know"};
}

void StoredWriter::write(const LogGroup& from, stored::LogPiece* to) const {
  to->set_group(from.group.value);
  to->set_at_ms(from.at_ms);
  to->set_action(name(from.action));
  to->set_actor(from.actor.value);
  to->set_by_gm(from.by_gm);
  to->set_voided(from.voided);
  list(from.events, to->mutable_events());
  if (from.chat_roll) write(*from.chat_roll, to->mutable_chat_roll());
}
LogGroup StoredReader::read(const stored::LogPiece& from) {
  LogGroup to{.group = {from.group()},
              .at_ms = from.at_ms(),
              .action = key(from.action()),
              .actor = {from.actor()},
              .by_gm = from.by_gm(),
              .voided = from.voided(),
              .events = list(from.events()),
              .chat_roll = {}};
  if (from.has_chat_roll()) to.chat_roll = read(from.chat_roll());
  return to;
}

namespace {

/// Parses bytes and reads them; what a reader throws becomes the result.
template <class Message, class Read>
auto decode(std::string_view bytes, const char* what, const Read& read)
    -> std::expected<std::invoke_result_t<Read, const Message&>, CorruptData> {
  Message message;
  if (!message.ParseFromArray(bytes.data(), static_cast<int>(bytes.size())))
    return std::unexpected(CorruptData{std::string("the bytes are no ") + what});
  try {
    return read(message);
  } catch (const CorruptData& bad) {
    return std::unexpected(bad);
  }
}

}  // namespace

std::string encode(const Batch& batch, const StoredNames& vocabulary) {
  stored::Batch to;
  to.set_at_ms(batch.at_ms);
  StoredWriter(vocabulary).list(batch.records, to.mutable_records());
  return to.SerializeAsString();
}

std::expected<Batch, CorruptData> decode_batch(std::string_view bytes, StoredNames& vocabulary) {
  return decode<stored::Batch>(bytes, "journal batch", [&](const stored::Batch& from) {
    return Batch{from.at_ms(), StoredReader(vocabulary).list(from.records())};
  });
}

std::string encode(const Snapshot& snapshot, const StoredNames& vocabulary) {
  const StoredWriter writer(vocabulary);
  stored::Snapshot to;
  to.set_number(snapshot.number);
  writer.write(snapshot.state, to.mutable_state());
  writer.write(snapshot.revision, to.mutable_revision());
  to.set_next_id(snapshot.next_id);
  writer.list(snapshot.clients, to.mutable_clients());
  writer.list(snapshot.log, to.mutable_log());
  writer.list(snapshot.orders, to.mutable_orders());
  to.set_stopped(snapshot.stopped);
  return to.SerializeAsString();
}

std::expected<Snapshot, CorruptData> decode_snapshot(std::string_view bytes, StoredNames& vocabulary) {
  return decode<stored::Snapshot>(bytes, "snapshot", [&](const stored::Snapshot& from) {
    StoredReader reader(vocabulary);
    return Snapshot{.number = from.number(),
                    .state = reader.read(from.state()),
                    .revision = reader.read(from.revision()),
                    .next_id = from.next_id(),
                    .clients = reader.list(from.clients()),
                    .log = reader.list(from.log()),
                    .orders = reader.list(from.orders()),
                    .stopped = from.stopped()};
  });
}

}  // namespace ft::codec
