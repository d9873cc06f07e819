// Rules values into wire messages: one overload a type. Inside codec only; the door is deltas.hpp.
#pragma once

#include "protocol/wire/v1/envelope.pb.h"
#include "rules/kernel/offers/offers.hpp"
#include "server/codec/content/content_toml.hpp"
#include "server/codec/values/viewer_values.hpp"

namespace ft::codec {

namespace wire = ::ft::wire::v1;

/// Asserts that every key is in the dictionary. Borrows it.
class WireWriter {
 public:
  /// then: names to write beside the ids of creatures (wire Ref.name); borrowed.
  explicit WireWriter(WireNames& wire_names, const NamesInLog* then = nullptr) : wire_names_(wire_names), then_(then) {}

  // wire_values.cpp
  void write(rules::Cell from, wire::Cell* to) const;
  void write(const rules::Ref& from, wire::Ref* to) const;
  void write(const rules::Place& from, wire::Place* to) const;
  void write(const rules::Path& from, wire::Path* to) const;
  void write(const rules::Value& from, wire::Value* to) const;
  void write(const rules::Param& from, wire::Param* to) const;
  void write(const rules::Sum& from, wire::Sum* to) const;
  void write(const rules::Refusal& from, wire::Refusal* to) const;
  void write(const rules::Die& from, wire::Die* to) const;
  void write(const DieCount& from, wire::Die* to) const;
  void write(rules::Key key, std::int64_t value, wire::Number* to) const;

  // wire_state.cpp
  void write(const rules::Duration& from, wire::Duration* to) const;
  void write(const rules::Modifier& from, wire::Modifier* to) const;
  void write(const rules::Condition& from, wire::Condition* to) const;
  void write(const rules::Relation& from, wire::Relation* to) const;
  void write(const rules::Feature& from, wire::Feature* to) const;
  void write(const rules::Item& from, wire::Item* to) const;
  void write(const rules::Creature& from, wire::Creature* to) const;
  void write(const rules::TerrainRun& from, wire::TerrainRun* to) const;
  void write(const rules::Wall& from, wire::Wall* to) const;
  void write(const rules::Light& from, wire::Light* to) const;
  void write(const rules::Ghost& from, wire::Ghost* to) const;
  void write(const rules::Note& from, wire::Note* to) const;
  void write(const rules::Region& from, wire::Region* to) const;
  void write(const rules::Raster::Chunk& from, wire::RasterChunk* to) const;
  void write(const rules::RevealedArea& from, wire::RevealedArea* to) const;
  /// Name, grid, picture, vision mode, darkness, folder and archive.
  void write_frame(const rules::Scene& from, wire::Scene* to) const;
  void write(const rules::Scene& from, wire::Scene* to) const;
  void write(const rules::VisibleArea& from, wire::VisibleArea* to) const;
  void write(const rules::Encounter& from, wire::Encounter* to) const;
  void write(const rules::Campaign& from, wire::Campaign* to) const;
  void write(const rules::State& from, wire::State* to) const;

  // wire_play.cpp
  void write(const OpenQuestion& from, wire::Question* to) const;
  void write(const rules::Offer& from, wire::Offer* to) const;
  void write(const rules::Choice& from, wire::Choice* to) const;
  void write(const rules::SheetLine& from, wire::SheetLine* to) const;
  void write(const rules::OfferedAttack& from, wire::SheetAttack* to) const;
  void write(const rules::ReachableZone& from, wire::ReachableZone* to) const;
  void write(const ChatRolled& from, wire::DiceRoll* to) const;
  void write(const ChatLine& from, wire::ChatLine* to) const;
  void write(const WaitingFor& from, wire::Waiting* to) const;
  void write(const AutoAnswer& from, wire::AutoAnswer* to) const;
  void write(const Declarations& from, wire::Declarations* to) const;
  void write(const Participant& from, wire::Participant* to) const;
  void write(const TableStatus& from, wire::TableStatus* to) const;

  // wire_schema.cpp
  void write(const rules::System& from, const ListedRecords& records, wire::Schema* to) const;

  // wire_content.cpp
  void write(const ListedRecord& from, wire::RecordEntry* to) const;
  void write(const rules::Draft& from, wire::Draft* to) const;
  void write(const rules::ContentProblem& from, wire::ContentProblem* to) const;
  void write(const HeroReport& from, wire::HeroReport* to) const;

  [[nodiscard]] std::uint32_t index(rules::Key key) const { return wire_names_.index(key); }
  [[nodiscard]] std::uint32_t index(const std::string& name) const { return wire_names_.index(rules::Key(name)); }
  template <class Tag>
  [[nodiscard]] std::uint32_t id(rules::Id<Tag> id) const {
    return wire_names_.sent(id.value);
  }
  [[nodiscard]] static std::uint32_t id(rules::SeatId seat) { return static_cast<std::uint32_t>(seat.value); }
  [[nodiscard]] const WireNames& wire_names() const { return wire_names_; }
  /// The creature's name of `then`, or "".
  [[nodiscard]] std::string name_then(rules::CreatureId creature) const;

  template <class From, class To>
  void list(const std::vector<From>& from, google::protobuf::RepeatedPtrField<To>* to) const {
    to->Reserve(static_cast<int>(from.size()));
    for (const From& one : from) write(one, to->Add());
  }
  template <class IdType>
  void ids(const std::vector<IdType>& from, google::protobuf::RepeatedField<std::uint32_t>* to) const {
    for (const IdType one : from) to->Add(id(one));
  }
  void numbers(const rules::Numbers& from, google::protobuf::RepeatedPtrField<wire::Number>* to) const {
    for (const auto& [key, value] : from.all()) write(key, value, to->Add());
  }

 private:
  WireNames& wire_names_;
  const NamesInLog* then_;
};

}  // namespace ft::codec
