// Values into stored messages, as stored_fields.hpp describes them. Inside codec only; the doors are journal.hpp,
// snapshot.hpp and stored_chat.hpp.
#pragma once

#include "protocol/stored/v1/values.pb.h"
#include "server/codec/bytes/raster_bytes.hpp"
#include "server/codec/stored/message_fields.hpp"
#include "server/codec/stored/stored_fields.hpp"

namespace ft::codec {

namespace stored = ::ft::stored::v1;

/// One field of a message; of a repeated one its next entry. Borrows the message.
class WritableField {
 public:
  WritableField(google::protobuf::Message& message, const MessageFields& fields, int number)
      : message_(message), field_(&fields.numbered(number)), reflection_(fields.reflection()) {}

  [[nodiscard]] bool repeated() const { return field_->is_repeated(); }
  template <class As = google::protobuf::Message>
  [[nodiscard]] As& message() const {
    return dynamic_cast<As&>(repeated() ? *reflection_.AddMessage(&message_, field_)
                                        : *reflection_.MutableMessage(&message_, field_));
  }
  void set(bool yes) const { reflection_.SetBool(&message_, field_, yes); }
  void set(std::int32_t value) const { reflection_.SetInt32(&message_, field_, value); }
  void set(std::int64_t value) const {
    repeated() ? reflection_.AddInt64(&message_, field_, value) : reflection_.SetInt64(&message_, field_, value);
  }
  void set(std::uint32_t value) const {
    repeated() ? reflection_.AddUInt32(&message_, field_, value) : reflection_.SetUInt32(&message_, field_, value);
  }
  void set(std::uint64_t value) const {
    repeated() ? reflection_.AddUInt64(&message_, field_, value) : reflection_.SetUInt64(&message_, field_, value);
  }
  void set(const std::string& text) const {
    repeated() ? reflection_.AddString(&message_, field_, text) : reflection_.SetString(&message_, field_, text);
  }
  void set_choice(int number) const { reflection_.SetEnumValue(&message_, field_, number); }

 private:
  google::protobuf::Message& message_;
  const google::protobuf::FieldDescriptor* field_;
  const google::protobuf::Reflection& reflection_;
};

/// Asserts that every key is in the vocabulary. Borrows it.
class StoredWriter {
 public:
  explicit StoredWriter(const StoredNames& stored_names) : stored_names_(stored_names) {}

  template <Described Struct>
  void write(const Struct& from, google::protobuf::Message& to) const {
    static_assert(all_described<Struct>, "fields() of this struct leaves out a member");
    const MessageFields& stored_as = fields_of<Struct>(to);
    int number = 0;
    std::apply([&](const auto&... field) { (put(field, WritableField(to, stored_as, ++number)), ...); }, fields(from));
  }

 private:
  // stored_values.cpp: what is no plain row of fields
  void put(const rules::Ref& from, WritableField to) const;
  void put(const rules::Path& from, WritableField to) const;
  /// Symbols go by name.
  stored::Number& put_number(rules::Key key, std::int64_t value, WritableField to) const;
  /// Named values go by name.
  void put_house_rule(rules::Key key, std::int64_t value, WritableField to) const;

  void put(std::monostate, WritableField) const {}
  void put(bool from, WritableField to) const { to.set(from); }
  void put(std::int32_t from, WritableField to) const { to.set(from); }
  void put(std::int64_t from, WritableField to) const { to.set(from); }
  void put(std::uint32_t from, WritableField to) const { to.set(from); }
  void put(std::uint64_t from, WritableField to) const { to.set(from); }
  void put(const std::string& from, WritableField to) const { to.set(from); }
  void put(rules::Key from, WritableField to) const { to.set(stored_names_.name(from)); }
  void put(rules::Length from, WritableField to) const { to.set(from.tenth_mm); }
  void put(const rules::Sum& from, WritableField to) const { put(from.parts(), to); }
  void put(const rules::Value& from, WritableField to) const { put(from.is, to); }
  void put(const rules::Numbers& from, WritableField to) const {
    for (const auto& [key, value] : from.all()) put_number(key, value, to);
  }
  template <class Tag>
  void put(rules::Id<Tag> from, WritableField to) const {
    to.set(from.value);
  }
  template <class Choice>
    requires std::is_enum_v<Choice>
  void put(Choice from, WritableField to) const {
    to.set_choice(static_cast<int>(from));
  }
  template <class T>
  void put(const std::optional<T>& from, WritableField to) const {
    if (from) put(*from, to);
  }
  void put(const rules::SceneTerrain& from, WritableField to) const { put(from.runs(), to); }
  void put(const rules::SceneWalls& from, WritableField to) const {
    if (from.all().empty()) return;
    put(StoredWalls{{from.all().begin(), from.all().end()}, {from.doors().begin(), from.doors().end()}}, to);
  }
  template <class Fixture>
  void put(const rules::FixtureList<Fixture>& from, WritableField to) const {
    put(std::vector<Fixture>(from.all().begin(), from.all().end()), to);
  }
  void put(const rules::Raster& from, WritableField to) const {
    for (const rules::Raster::Chunk& chunk : from.chunks())
      put(StoredChunk{chunk.column, chunk.row, bytes_of(chunk)}, to);
  }
  /// A list where one value is expected is the first field of a message.
  template <class T>
  void put(const std::vector<T>& from, WritableField to) const {
    if (!to.repeated()) {
      google::protobuf::Message& list = to.message();
      return put(from, WritableField(list, fields_of<std::vector<T>>(list), 1));
    }
    for (const T& one : from) put(one, to);
  }
  template <class... Alternative>
  void put(const std::variant<Alternative...>& from, WritableField to) const {
    google::protobuf::Message& message = to.message();
    if (const int number = number_of<std::variant<Alternative...>>(from.index()))
      std::visit(
          [&](const auto& is) {
            put(is, WritableField(message, fields_of<std::variant<Alternative...>>(message), number));
          },
          from);
  }
  template <Described Struct>
  void put(const Struct& from, WritableField to) const {
    write(from, to.message());
  }

  template <NumberForm form, class Key, class Value>
  void put(const NumberField<form, Key, Value>& from, WritableField to) const {
    if constexpr (form == NumberForm::house_rule)
      put_house_rule(from.key, from.value, to);
    else if (stored::Number& number = put_number(from.key, from.value, to); form == NumberForm::value)
      number.clear_key();
  }
  template <class Numbers>
  void put(const HouseRulesField<Numbers>& from, WritableField to) const {
    for (const auto& [key, value] : from.values.all()) put_house_rule(key, value, to);
  }
  template <class Integer>
  void put(const CountField<Integer>& from, WritableField to) const {
    if (from.count > 1) to.set(static_cast<std::uint32_t>(from.count));
  }

  const StoredNames& stored_names_;
};

}  // namespace ft::codec
