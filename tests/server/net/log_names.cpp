#include "tests/server/net/log_names.hpp"

#include <vector>

namespace ft::test {

namespace wire = ::ft::wire::v1;

namespace {

std::string name_of(const wire::State& state, std::uint32_t id) {
  for (const wire::Creature& creature : state.creatures())
    if (creature.id() == id) return creature.name();
  return "";
}

std::uint32_t kind_of(const wire::State& state, std::uint64_t id) {
  const auto among = [&](const auto& items) -> std::uint32_t {
    for (const wire::Item& item : items)
      if (item.id() == id) return item.kind();
    return 0;
  };
  for (const wire::Creature& creature : state.creatures())
    if (const std::uint32_t kind = among(creature.items())) return kind;
  for (const wire::Scene& scene : state.scenes())
    if (const std::uint32_t kind = among(scene.items())) return kind;
  return 0;
}

/// Every Ref inside the message.
void add_names(const wire::State& state, google::protobuf::Message& message) {
  if (auto* ref = dynamic_cast<wire::Ref*>(&message)) {
    if (ref->has_creature() && ref->name().empty()) ref->set_name(name_of(state, ref->creature()));
    if (ref->has_item() && ref->kind() == 0) ref->set_kind(kind_of(state, ref->item()));
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
