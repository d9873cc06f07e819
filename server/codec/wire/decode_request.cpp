// protocol/wire/v1/envelope.proto: one frame of a client.
#include <array>
#include <cstddef>

#include "server/codec/wire/wire_reader.hpp"

namespace ft::codec {

namespace {

/// Of a command or what is asked about one: an actor has its own scene.
template <class Message>
rules::SceneId read_scene(const WireReader& reader, const Message& from) {
  return from.actor() == 0 ? reader.id<rules::SceneId>(from.scene()) : rules::SceneId{};
}

rules::Command read_command(const WireReader& reader, const wire::Command& from) {
  reader.at_most(from.overrides_size(), bounds::list, "overrides");
  rules::Command to{.action = reader.some_key(from.action(), "action"),
                    .actor = reader.id<rules::CreatureId>(from.actor()),
                    .form = reader.params(from.form()),
                    .overrides = {},
                    .override_reason = reader.text(from.override_reason()),
                    .scene = read_scene(reader, from)};
  for (const std::uint32_t code : from.overrides()) to.overrides.push_back(reader.some_key(code, "refusal"));
  return to;
}

Hello read_hello(const wire::Hello& from) {
  if (from.resume().size() > bounds::digest_bytes || from.names_digest().size() > bounds::digest_bytes)
    throw MalformedFrame{"a resume token or digest of too many bytes"};
  return {from.protocol(), from.resume(), from.frames_seen(), from.names_digest()};
}

/// The command has its type's name: where a later member throws, GCC 12 destroys one that is only in braces twice.
AskChoices read_ask_choices(const WireReader& reader, const wire::AskChoices& from) {
  return {.client_id = from.client_id(),
          .command = rules::Command{.action = reader.some_key(from.action(), "action"),
                                    .actor = reader.id<rules::CreatureId>(from.actor()),
                                    .form = reader.params(from.form()),
                                    .overrides = {},
                                    .override_reason = {},
                                    .scene = read_scene(reader, from)},
          .field = reader.key(from.field())};
}

Measure read_measure(const WireReader& reader, const wire::Measure& from) {
  reader.at_most(from.xy_size(), bounds::list, "numbers of a ruler");
  if (from.xy_size() % 2 != 0) throw MalformedFrame{"a ruler with half a point"};
  return {{}, reader.some_id<rules::SceneId>(from.scene(), "scene"), {from.xy().begin(), from.xy().end()}};
}

SetAutoAnswer read_order(const WireReader& reader, const wire::AutoAnswer& from) {
  SetAutoAnswer to{from.client_id(),
                   reader.id<rules::CreatureId>(from.creature()),
                   reader.some_key(from.prompt(), "kind of question"),
                   {},
                   {}};
  if (from.has_value()) to.answer = reader.read(from.value());
  if (from.has_ask_above())
    to.ask_above = reader.within(from.ask_above(), -bounds::number, bounds::number, "limit of an order");
  return to;
}

Request read_request(const WireReader& reader, const wire::ClientFrame& from) {
  switch (from.is_case()) {
    case wire::ClientFrame::IS_NOT_SET: break;
    case wire::ClientFrame::kHello: return read_hello(from.hello());
    case wire::ClientFrame::kCommand: return Play{from.command().client_id(), read_command(reader, from.command())};
    case wire::ClientFrame::kAnswer:
      return Answer{from.answer().client_id(), reader.question(from.answer().question()),
                    reader.read(from.answer().value())};
    case wire::ClientFrame::kAskOffers:
      return AskOffers{reader.id<rules::CreatureId>(from.ask_offers().creature()),
                       reader.id<rules::SceneId>(from.ask_offers().scene())};
    case wire::ClientFrame::kAskChoices: return read_ask_choices(reader, from.ask_choices());
    case wire::ClientFrame::kAskSheet:
      return AskSheet{reader.some_id<rules::CreatureId>(from.ask_sheet().creature(), "creature")};
    case wire::ClientFrame::kAskReachableZones:
      return AskReachableZones{reader.some_id<rules::CreatureId>(from.ask_reachable_zones().creature(), "creature")};
    case wire::ClientFrame::kDrag:
      return Drag{reader.some_id<rules::CreatureId>(from.drag().creature(), "creature"),
                  reader.read(from.drag().way_points()), from.drag().count()};
    case wire::ClientFrame::kEdit: return reader.read(from.edit());
    case wire::ClientFrame::kSay:
      return Say{from.say().client_id(), reader.typed(from.say().text()),
                 reader.id<rules::CreatureId>(from.say().as())};
    case wire::ClientFrame::kEraseLine: return EraseLine{from.erase_line().client_id(), from.erase_line().id()};
    case wire::ClientFrame::kPing:
      return Ping{.seat = {},
                  .scene = reader.some_id<rules::SceneId>(from.ping().scene(), "scene"),
                  .x = from.ping().x(),
                  .y = from.ping().y(),
                  .kind = reader.one_of<Ping::Kind>(from.ping().kind(), wire::Ping::Kind_IsValid)};
    case wire::ClientFrame::kMeasure: return read_measure(reader, from.measure());
    case wire::ClientFrame::kEcho: return Echo{from.echo()};
    case wire::ClientFrame::kAutoAnswer: return read_order(reader, from.auto_answer());
    case wire::ClientFrame::kAskRecord:
      return AskRecord{from.ask_record().client_id(), reader.read(from.ask_record().record())};
    case wire::ClientFrame::kAskExport:
      return AskExport{from.ask_export().client_id(),
                       reader.one_of<AskExport::Which>(from.ask_export().which(), wire::AskExport::Which_IsValid)};
    case wire::ClientFrame::kImportChunk: return ImportChunk{from.import_chunk().first(), from.import_chunk().text()};
    case wire::ClientFrame::kCancelQueued: return CancelQueued{from.cancel_queued().client_id()};
    case wire::ClientFrame::kSeen: return Seen{reader.question(from.seen().question())};
    case wire::ClientFrame::kTryHero: return TryHero{from.try_hero().client_id(), reader.read(from.try_hero().hero())};
  }
  throw MalformedFrame{"a frame of a kind this server does not know"};
}

}  // namespace

std::expected<Request, MalformedFrame> decode_request(std::string_view bytes, const WireNames& wire_names,
                                                      WireNames::Reader from) {
  if (bytes.size() > bounds::frame_bytes) return std::unexpected(MalformedFrame{"a frame of more than 64 KiB"});
  alignas(std::max_align_t) std::array<char, 1024> block;  // most frames fit into it
  google::protobuf::Arena memory(block.data(), block.size());
  wire::ClientFrame& frame = *google::protobuf::Arena::CreateMessage<wire::ClientFrame>(&memory);
  if (!frame.ParseFromArray(bytes.data(), static_cast<int>(bytes.size())))
    return std::unexpected(MalformedFrame{"the bytes are no ClientFrame"});
  try {
    return read_request(WireReader(wire_names, from), frame);
  } catch (const MalformedFrame& bad) {
    return std::unexpected(bad);
  }
}

}  // namespace ft::codec
