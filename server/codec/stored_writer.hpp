// Rules values into stored messages: one overload a type. Inside codec only; the doors are journal.hpp and snapshot.hpp.
#pragma once

#include "protocol/stored/v1/journal.pb.h"
#include "protocol/stored/v1/snapshot.pb.h"
#include "server/codec/snapshot.hpp"

namespace ft::codec {

namespace stored = ::ft::stored::v1;

/// Asserts that every key is in the vocabulary. Borrows it.
class StoredWriter {
 public:
  explicit StoredWriter(const StoredNames& vocabulary) : vocabulary_(vocabulary) {}

  // stored_values.cpp
  void write(rules::Cell from, stored::Cell* to) const;
  void write(const rules::Ref& from, stored::Ref* to) const;
  void write(const rules::Place& from, stored::Place* to) const;
  void write(const rules::Value& from, stored::Value* to) const;
  void write(const rules::Param& from, stored::Param* to) const;
  void write(const rules::Sum& from, stored::Sum* to) const;
  void write(const rules::Die& from, stored::Die* to) const;
  /// A number of a thing; symbols go by name.
  void write(rules::Key key, std::int64_t value, stored::Number* to) const;
  /// A house rule's value; named ones go by name.
  void write_switch(rules::Key key, std::int64_t value, stored::Number* to) const;

  // stored_state.cpp
  void write(const rules::Ending& from, stored::Ending* to) const;
  void write(const rules::Modifier& from, stored::Modifier* to) const;
  void write(const rules::Condition& from, stored::Condition* to) const;
  void write(const rules::Relation& from, stored::Relation* to) const;
  void write(const rules::Feature& from, stored::Feature* to) const;
  void write(const rules::Item& from, stored::Item* to) const;
  void write(const rules::Creature& from, stored::Creature* to) const;
  void write(const rules::CellTerrain& from, stored::CellTerrain* to) const;
  void write(const rules::Scene& from, stored::Scene* to) const;
  void write(const rules::Encounter& from, stored::Encounter* to) const;
  void write(const rules::CustomRecord& from, stored::CustomRecord* to) const;
  void write(const rules::Campaign& from, stored::Campaign* to) const;
  void write(const rules::State& from, stored::State* to) const;

  // stored_event.cpp
  void write(const rules::Noted& from, stored::Noted* to) const;
  void write(const rules::Event& from, stored::Event* to) const;

  // stored_play.cpp
  void write(const rules::Command& from, stored::Command* to) const;
  void write(const rules::Viewer& from, stored::Viewer* to) const;
  void write(const rules::Option& from, stored::Option* to) const;
  void write(const rules::Question& from, stored::Question* to) const;
  void write(const rules::Answered& from, stored::Answered* to) const;
  void write(const rules::TapeEntry& from, stored::TapeEntry* to) const;

  // stored_journal.cpp
  void write(const Revision& from, stored::Revision* to) const;
  void write(const ClientDone& from, stored::ClientDone* to) const;
  void write(const AutoAnswer& from, stored::StandingOrder* to) const;
  void write(const DieCount& from, stored::Die* to) const;
  void write(const ChatRolled& from, stored::ChatRolled* to) const;
  void write(const Record& from, stored::Record* to) const;
  void write(const LogGroup& from, stored::LogPiece* to) const;

  [[nodiscard]] const std::string& name(rules::Key key) const { return vocabulary_.name(key); }

  template <class From, class To>
  void list(const std::vector<From>& from, google::protobuf::RepeatedPtrField<To>* to) const {
    to->Reserve(static_cast<int>(from.size()));
    for (const From& one : from) write(one, to->Add());
  }
  template <class IdType>
  void ids(const std::vector<IdType>& from, google::protobuf::RepeatedField<std::uint64_t>* to) const {
    for (const IdType one : from) to->Add(one.value);
  }
  void numbers(const rules::Numbers& from, google::protobuf::RepeatedPtrField<stored::Number>* to) const {
    for (const auto& [key, value] : from.all()) write(key, value, to->Add());
  }

 private:
  const StoredNames& vocabulary_;
};

}  // namespace ft::codec
