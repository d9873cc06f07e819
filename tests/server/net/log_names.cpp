#include "tests/server/net/log_names.hpp"

#include <algorithm>
#include <vector>

namespace ft::test {

namespace wire = ::ft::wire::v1;

namespace {

std::string name_of(const wire::State& state, std::uint32_t id) {
  const auto& all = state.creatures();
  const auto at = std::ranges::find(all, id, &wire::Creature::id);
  return at == all.end() ? std::string() : at->name();
}

/// To every Ref inside the message.
void add_names(const wire::State& state, google::protobuf::Message& message) {
  if (auto* ref = dynamic_cast<wire::Ref*>(&message)) {
    if (ref->has_creature() && ref->name().empty()) ref->set_name(name_of(state, ref->creature()));
    return;
  }
  const google::protobuf::Reflection& fields = *message.GetReflection();
  std::vector<const google::protobuf::FieldDescriptor*> set;
  fields.ListFields(message, &set);
  for (const auto* field : set) {
    if (field->cpp_type() != google::protobuf::FieldDescriptor::CPPTYPE_MESSAGE) continue;
    if (!field->is_repeated()) {
      add_names(state, *fields.MutableMessage(&message, field));
      continue;
    }
    for (int i = 0; i < fields.FieldSize(message, field); ++i)
      add_names(state, *fields.MutableRepeatedMessage(&message, field, i));
  }
}

}  // namespace

wire::LogEntry with_names(const wire::State& state, wire::LogEntry entry) {
  if (entry.actor_name().empty()) entry.set_actor_name(name_of(state, entry.actor()));
  add_names(state, entry);
  return entry;
}

}  // namespace ft::test
