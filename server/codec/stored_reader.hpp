// Stored messages into rules values: one overload a type. Inside codec only. Throws CorruptData, caught in decode_*.
#pragma once

#include "protocol/stored/v1/journal.pb.h"
#include "protocol/stored/v1/snapshot.pb.h"
#include "server/codec/snapshot.hpp"

namespace ft::codec {

namespace stored = ::ft::stored::v1;

/// Learns the names it meets. Borrows the vocabulary.
class StoredReader {
 public:
  explicit StoredReader(StoredNames& vocabulary) : vocabulary_(vocabulary) {}

  // stored_values.cpp
  rules::Cell read(const stored::Cell& from) const;
  rules::Ref read(const stored::Ref& from) const;
  rules::Place read(const stored::Place& from) const;
  rules::Value read(const stored::Value& from);
  rules::Param read(const stored::Param& from);
  rules::Sum read(const stored::Sum& from);
  rules::Die read(const stored::Die& from) const;
  std::int64_t value(const stored::Number& from);
  std::int64_t switch_value(rules::Key house_rule, const stored::Number& from) const;

  // stored_state.cpp
  rules::Ending read(const stored::Ending& from);
  rules::Modifier read(const stored::Modifier& from);
  rules::Condition read(const stored::Condition& from);
  rules::Relation read(const stored::Relation& from);
  rules::Feature read(const stored::Feature& from);
  rules::Item read(const stored::Item& from);
  rules::Creature read(const stored::Creature& from);
  rules::CellTerrain read(const stored::CellTerrain& from);
  rules::Scene read(const stored::Scene& from);
  rules::Encounter read(const stored::Encounter& from);
  rules::CustomRecord read(const stored::CustomRecord& from);
  rules::Campaign read(const stored::Campaign& from);
  rules::State read(const stored::State& from);

  // stored_event.cpp
  rules::Noted read(const stored::Noted& from);
  rules::Event read(const stored::Event& from);

  // stored_play.cpp
  rules::Command read(const stored::Command& from);
  rules::Viewer read(const stored::Viewer& from) const;
  rules::Option read(const stored::Option& from);
  rules::Question read(const stored::Question& from);
  rules::Answered read(const stored::Answered& from);
  rules::TapeEntry read(const stored::TapeEntry& from);

  // stored_journal.cpp
  Revision read(const stored::Revision& from) const;
  ClientDone read(const stored::ClientDone& from) const;
  AutoAnswer read(const stored::StandingOrder& from);
  ChatRolled read(const stored::ChatRolled& from) const;
  Record read(const stored::Record& from);
  LogGroup read(const stored::LogPiece& from);

  rules::Key key(const std::string& name) {
    const auto key = vocabulary_.learn(name);
    if (!key) throw key.error();
    return *key;
  }

  /// Its names may be secrets from now on.
  rules::CustomRecord own_record(rules::CustomRecord record) {
    vocabulary_.keep_secrets_of(record);
    return record;
  }

  /// An enumerator whose stored number is the C++ one; `valid` is protobuf's own check.
  template <class Enumerator>
  static Enumerator one_of(int number, bool (*valid)(int)) {
    if (!valid(number)) throw CorruptData{"an unknown choice " + std::to_string(number)};
    return static_cast<Enumerator>(number);
  }
  template <class From>
  auto list(const google::protobuf::RepeatedPtrField<From>& from) {
    std::vector<decltype(read(from.Get(0)))> to;
    to.reserve(static_cast<std::size_t>(from.size()));
    for (const From& one : from) to.push_back(read(one));
    return to;
  }
  template <class IdType>
  static std::vector<IdType> ids(const google::protobuf::RepeatedField<std::uint64_t>& from) {
    std::vector<IdType> to;
    for (const std::uint64_t one : from) to.push_back({one});
    return to;
  }
  rules::Numbers numbers(const google::protobuf::RepeatedPtrField<stored::Number>& from) {
    rules::Numbers to;
    for (const stored::Number& one : from) to.set(key(one.key()), value(one));
    return to;
  }

 private:
  StoredNames& vocabulary_;
};

}  // namespace ft::codec
