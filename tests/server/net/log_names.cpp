#include "tests/server/net/log_names.hpp"

#include <vector>

namespace ft::test {

namespace wire = ::ft::wire::v1;

namespace {

/// Of every Ref inside the message.
void clear_names(google::protobuf::Message& message) {
  if (auto* ref = dynamic_cast<wire::Ref*>(&message)) {
    ref->clear_name();
    ref->clear_kind();
    return;
  }
  const google::protobuf::Reflection& fields = *message.GetReflection();
  std::vector<const google::protobuf::FieldDescriptor*> set;
  fields.ListFields(message, &set);
  for (const auto* field : set) {
    if (field->cpp_type() != google::protobuf::FieldDescriptor::CPPTYPE_MESSAGE) continue;
    if (!field->is_repeated()) {
      clear_names(*fields.MutableMessage(&message, field));
      continue;
    }
    for (int i = 0; i < fields.FieldSize(message, field); ++i)
      clear_names(*fields.MutableRepeatedMessage(&message, field, i));
  }
}

}  // namespace

wire::LogEntry without_names(wire::LogEntry entry) {
  entry.clear_actor_name();
  clear_names(entry);
  return entry;
}

}  // namespace ft::test
