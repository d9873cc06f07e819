// The fields of a stored message, for reflection. Inside codec only.
#pragma once

#include <google/protobuf/message.h>

#include <algorithm>
#include <string>
#include <vector>

#include "rules/kernel/values/assert.hpp"

namespace ft::codec {

/// Found once for each struct that is stored: finding them takes longer than writing them. Lives as long as the program.
class MessageFields {
 public:
  explicit MessageFields(const google::protobuf::Message& message)
      : reflection_(*message.GetReflection()), name_(message.GetTypeName()) {
    const google::protobuf::Descriptor& type = *message.GetDescriptor();
    for (int i = 0; i < type.field_count(); ++i) {
      const auto number = static_cast<std::size_t>(type.field(i)->number());
      fields_.resize(std::max(fields_.size(), number + 1));
      fields_[number] = type.field(i);
    }
  }

  [[nodiscard]] const google::protobuf::FieldDescriptor& numbered(int number) const {
    const auto at = static_cast<std::size_t>(number);
    FT_ASSERT(at < fields_.size() && fields_[at], "fields() and protocol/stored agree on " + name_);
    return *fields_[at];
  }
  [[nodiscard]] const google::protobuf::Reflection& reflection() const { return reflection_; }

 private:
  const google::protobuf::Reflection& reflection_;
  const std::string name_;
  std::vector<const google::protobuf::FieldDescriptor*> fields_;  // by number; null: there is none
};

/// Of the message that this struct or variant is always stored as. Any thread.
template <class Stored>
const MessageFields& fields_of(const google::protobuf::Message& message) {
  static const MessageFields fields(message);
  return fields;
}

}  // namespace ft::codec
