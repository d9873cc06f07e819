// Stored messages into values, as stored_fields.hpp describes them. Inside codec only. Throws CorruptData, caught at the
// doors: journal.hpp, snapshot.hpp, stored_chat.hpp.
#pragma once

#include "protocol/stored/v1/values.pb.h"
#include "server/codec/bytes/raster_bytes.hpp"
#include "server/codec/stored/message_fields.hpp"
#include "server/codec/stored/stored_fields.hpp"

namespace ft::codec {

namespace stored = ::ft::stored::v1;

/// One field of a message; of a repeated one the entry at `index`. Borrows the message.
class ReadableField {
 public:
  ReadableField(const google::protobuf::Message& message, const MessageFields& fields, int number)
      : ReadableField(message, &fields.numbered(number), fields.reflection(), 0) {}

  [[nodiscard]] bool repeated() const { return field_->is_repeated(); }
  [[nodiscard]] bool present() const { return reflection_.HasField(message_, field_); }
  [[nodiscard]] int size() const { return reflection_.FieldSize(message_, field_); }
  [[nodiscard]] ReadableField at(int index) const { return {message_, field_, reflection_, index}; }

  template <class As = google::protobuf::Message>
  [[nodiscard]] const As& message() const {
    return dynamic_cast<const As&>(repeated() ? reflection_.GetRepeatedMessage(message_, field_, index_)
                                              : reflection_.GetMessage(message_, field_));
  }
  void get(bool& to) const { to = reflection_.GetBool(message_, field_); }
  void get(std::int32_t& to) const { to = reflection_.GetInt32(message_, field_); }
  void get(std::int64_t& to) const {
    to = repeated() ? reflection_.GetRepeatedInt64(message_, field_, index_) : reflection_.GetInt64(message_, field_);
  }
  void get(std::uint32_t& to) const {
    to = repeated() ? reflection_.GetRepeatedUInt32(message_, field_, index_) : reflection_.GetUInt32(message_, field_);
  }
  void get(std::uint64_t& to) const {
    to = repeated() ? reflection_.GetRepeatedUInt64(message_, field_, index_) : reflection_.GetUInt64(message_, field_);
  }
  [[nodiscard]] const std::string& text() const {
    return repeated() ? reflection_.GetRepeatedStringReference(message_, field_, index_, nullptr)
                      : reflection_.GetStringReference(message_, field_, nullptr);
  }
  /// An enumerator whose stored number is the C++ one.
  [[nodiscard]] int choice() const {
    const int number = reflection_.GetEnumValue(message_, field_);
    if (!field_->enum_type()->FindValueByNumber(number))
      throw CorruptData{"an unknown choice " + std::to_string(number)};
    return number;
  }

 private:
  ReadableField(const google::protobuf::Message& message, const google::protobuf::FieldDescriptor* field,
                const google::protobuf::Reflection& reflection, int index)
      : message_(message), field_(field), reflection_(reflection), index_(index) {}

  const google::protobuf::Message& message_;
  const google::protobuf::FieldDescriptor* field_;
  const google::protobuf::Reflection& reflection_;
  int index_;
};

/// Learns the names it meets. Borrows the vocabulary.
class StoredReader {
 public:
  explicit StoredReader(StoredNames& stored_names) : stored_names_(stored_names) {}

  template <Described Struct>
  [[nodiscard]] Struct read(const google::protobuf::Message& from) {
    Struct to;
    const MessageFields& stored_as = fields_of<Struct>(from);
    int number = 0;
    std::apply([&](auto&&... field) { (get(field, ReadableField(from, stored_as, ++number)), ...); }, fields(to));
    if constexpr (std::same_as<Struct, rules::CustomRecord>) stored_names_.keep_secrets_of(to);
    if constexpr (std::same_as<Struct, rules::Place>)
      if (to.kind > rules::Place::Kind::cell && to.kind != rules::Place::Kind::zone)
        to = {};  // a point, which no client set
    if constexpr (std::same_as<Struct, rules::TerrainRun>)
      if (!to.possible()) throw CorruptData{"terrain on cells that no map has"};
    if constexpr (std::same_as<Struct, rules::Wall>)
      if (!to.possible()) throw CorruptData{"a wall that no map has"};
    if constexpr (std::same_as<Struct, rules::Light>)
      if (!to.possible()) throw CorruptData{"a light that no map has"};
    if constexpr (std::same_as<Struct, rules::Note>)
      if (!to.possible()) throw CorruptData{"a note that no map has"};
    if constexpr (std::same_as<Struct, rules::Region>)
      if (!to.possible()) throw CorruptData{"a region that no map has"};
    if constexpr (std::same_as<Struct, rules::RecordDropped>)
      stored_names_.keep_secrets_of({.kind = to.kind, .id = to.id, .text = {}});
    return to;
  }

 private:
  // stored_values.cpp: what is no plain row of fields
  void get(rules::Ref& to, ReadableField from);
  void get(rules::Path& to, ReadableField from);
  std::int64_t value_in(const stored::Number& from);
  std::int64_t house_rule_value(rules::Key house_rule, const stored::Number& from) const;

  rules::Key key(const std::string& name) {
    const auto key = stored_names_.learn(name);
    if (!key) throw key.error();
    return *key;
  }

  void get(std::monostate&, ReadableField) {}
  void get(bool& to, ReadableField from) { from.get(to); }
  void get(std::int32_t& to, ReadableField from) { from.get(to); }
  void get(std::int64_t& to, ReadableField from) { from.get(to); }
  void get(std::uint32_t& to, ReadableField from) { from.get(to); }
  void get(std::uint64_t& to, ReadableField from) { from.get(to); }
  void get(std::string& to, ReadableField from) { to = from.text(); }
  void get(rules::Key& to, ReadableField from) { to = key(from.text()); }
  void get(rules::Length& to, ReadableField from) { from.get(to.tenth_mm); }
  void get(rules::Value& to, ReadableField from) { get(to.is, from); }
  void get(rules::Sum& to, ReadableField from) {
    std::vector<rules::Part> parts;
    get(parts, from);
    for (const rules::Part& part : parts) to.add({part});
  }
  void get(rules::Numbers& to, ReadableField from) {
    for (int i = 0; i < from.size(); ++i) {
      const auto& number = from.at(i).message<stored::Number>();
      to.set(key(number.key()), value_in(number));
    }
  }
  template <class Tag>
  void get(rules::Id<Tag>& to, ReadableField from) {
    from.get(to.value);
  }
  template <class Choice>
    requires std::is_enum_v<Choice>
  void get(Choice& to, ReadableField from) {
    to = static_cast<Choice>(from.choice());
  }
  template <class T>
  void get(std::optional<T>& to, ReadableField from) {
    if (from.present()) get(to.emplace(), from);
  }
  void get(rules::SceneTerrain& to, ReadableField from) {
    std::vector<rules::TerrainRun> runs;
    get(runs, from);
    if (!rules::SceneTerrain::can_hold(runs)) throw CorruptData{"a map of more different terrains than there can be"};
    to.paint(runs);
  }
  template <class Fixture>
  void get(rules::FixtureList<Fixture>& to, ReadableField from) {
    std::vector<Fixture> fixtures;
    get(fixtures, from);
    if (!fixtures.empty()) to.set(fixtures);
  }
  void get(rules::SceneWalls& to, ReadableField from) {
    if (!from.present()) return;
    StoredWalls stored;
    get(stored, from);
    to.set(stored.walls);
    for (const rules::DoorState& door : stored.doors) to.set_door(door);
  }
  void get(rules::Raster& to, ReadableField from) {
    std::vector<StoredChunk> stored;
    get(stored, from);
    std::vector<rules::Raster::Chunk> chunks;
    for (const auto& [column, row, samples] : stored) {
      const auto chunk = chunk_of(column, row, samples);
      if (!chunk || !chunk->possible()) throw CorruptData{"a part of a map's fog that no map has"};
      chunks.push_back(*chunk);
    }
    to = rules::Raster(std::move(chunks));
  }
  /// A list where one value is expected is the first field of a message.
  template <class T>
  void get(std::vector<T>& to, ReadableField from) {
    if (!from.repeated()) {
      const google::protobuf::Message& list = from.message();
      return get(to, ReadableField(list, fields_of<std::vector<T>>(list), 1));
    }
    to.resize(static_cast<std::size_t>(from.size()));
    for (int i = 0; i < from.size(); ++i) get(to[static_cast<std::size_t>(i)], from.at(i));
  }
  template <class... Alternative>
  void get(std::variant<Alternative...>& to, ReadableField from) {
    const google::protobuf::Message& message = from.message();
    const google::protobuf::Descriptor& type = *message.GetDescriptor();
    const auto* set = message.GetReflection()->GetOneofFieldDescriptor(message, type.oneof_decl(0));
    const bool known = [&]<std::size_t... at>(std::index_sequence<at...>) {
      return (get_if<at>(to, message, set ? set->number() : 0) || ...);
    }(std::index_sequence_for<Alternative...>());
    if (!known) throw CorruptData{"an unknown kind of " + type.name()};
  }
  /// Whether it is this alternative.
  template <std::size_t alternative, class Variant>
  bool get_if(Variant& to, const google::protobuf::Message& message, int number) {
    if (number_of<Variant>(alternative) != number) return false;
    if (number) get(to.template emplace<alternative>(), ReadableField(message, fields_of<Variant>(message), number));
    return true;
  }
  template <Described Struct>
  void get(Struct& to, ReadableField from) {
    to = read<Struct>(from.message());
  }

  template <NumberForm form, class Key, class Value>
  void get(NumberField<form, Key, Value>& to, ReadableField from) {
    const auto& number = from.message<stored::Number>();
    if (form != NumberForm::value) to.key = key(number.key());
    to.value = form == NumberForm::house_rule ? house_rule_value(to.key, number) : value_in(number);
  }
  template <class Numbers>
  void get(HouseRulesField<Numbers>& to, ReadableField from) {
    for (int i = 0; i < from.size(); ++i) {
      rules::Key key;
      std::int64_t value = 0;
      auto rule = house_rule(key, value);
      get(rule, from.at(i));
      to.values.set(key, value);
    }
  }
  template <class Integer>
  void get(CountField<Integer>& to, ReadableField from) {
    std::uint32_t stored = 0;
    from.get(stored);
    to.count = std::max(1, static_cast<std::int32_t>(stored));
  }

  StoredNames& stored_names_;
};

}  // namespace ft::codec
