// A command that is kept for later as the data of a condition. Source: HM-READY-01, HM-ACT-05.
#include "rules/systems/heimr/turns/kept_command.hpp"

#include "rules/kernel/system.hpp"

namespace ft::rules::heimr {

namespace {

std::int64_t as_number(const Value& value) {
  if (const Ref* ref = value.as<Ref>()) return static_cast<std::int64_t>(ref->id);
  if (const Key* key = value.as<Key>()) return key->hash;
  if (const bool* yes = value.as<bool>()) return *yes ? 1 : 0;
  if (const auto* place = value.as<Place>()) return static_cast<std::int64_t>(pack(place->cell));
  if (const auto* path = value.as<Path>()) return path->empty() ? 0 : static_cast<std::int64_t>(pack(path->front()));
  const auto* number = value.as<std::int64_t>();
  return number ? *number : 0;
}

Value as_value(FieldSchema::Kind kind, std::int64_t number) {
  using Kind = FieldSchema::Kind;
  const auto id = static_cast<std::uint64_t>(number);
  switch (kind) {
    case Kind::creature: return CreatureId{id};
    case Kind::item: return ItemId{id};
    case Kind::choice: return Key(static_cast<std::uint32_t>(number));
    case Kind::place: return Place{Place::Kind::zone, unpack(id), 0};
    case Kind::path: return Path{unpack(id)};
    case Kind::yes_no: return number != 0;
    default: return number;
  }
}

}  // namespace

Numbers store_readied(const Command& command) {
  Numbers data{{"does"_k, command.action.hash}};
  for (const Param& param : command.form) data.set(param.name, as_number(param.value));
  return data;
}

Command load_readied(const Ruleset& system, CreatureId who, const Numbers& data) {
  Command command{Key(static_cast<std::uint32_t>(data.get("does"_k))), who, {}, {}, {}};
  const ActionSchema* action = system.action(command.action);
  if (!action) return command;
  for (const FieldSchema& field : action->form)
    if (data.has(Key(field.key)))
      command.form.push_back({Key(field.key), as_value(field.kind, data.get(Key(field.key)))});
  return command;
}

}  // namespace ft::rules::heimr
