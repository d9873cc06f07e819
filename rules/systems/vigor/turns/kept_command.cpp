// A command that is kept for later as the data of a condition. Source: VG-ACT-08, VG-TURN-05.
#include "rules/systems/vigor/turns/kept_command.hpp"

#include "rules/kernel/path_search.hpp"

namespace ft::rules::vigor {

namespace {

std::int64_t as_number(const Value& value) {
  if (const Ref* ref = value.as<Ref>()) return static_cast<std::int64_t>(ref->id);
  if (const Key* key = value.as<Key>()) return key->hash;
  if (const bool* yes = value.as<bool>()) return *yes ? 1 : 0;
  if (const auto* place = value.as<Place>()) return static_cast<std::int64_t>(pack(place->cell));
  if (const auto* path = value.as<Path>()) return path->empty() ? 0 : static_cast<std::int64_t>(pack(path->back()));
  const auto* number = value.as<std::int64_t>();
  return number ? *number : 0;
}

/// The shortest way there, or that cell alone where there is none.
Path way_to(const World& world, CreatureId who, Cell end) {
  Path path = search_path(View::full(world), world.creature(who), {end}).path;
  return path.empty() ? Path{end} : path;
}

Value as_value(FieldSchema::Kind kind, std::int64_t number, const World& world, CreatureId who) {
  using Kind = FieldSchema::Kind;
  const auto id = static_cast<std::uint64_t>(number);
  switch (kind) {
    case Kind::creature: return CreatureId{id};
    case Kind::item: return ItemId{id};
    case Kind::choice: return Key(static_cast<std::uint32_t>(number));
    case Kind::place: return Place::at(unpack(id));
    case Kind::path: return way_to(world, who, unpack(id));
    case Kind::yes_no: return number != 0;
    default: return number;
  }
}

}  // namespace

Numbers keep_command(const Command& command) {
  Numbers data{{"does"_k, command.action.hash}};
  for (const Param& param : command.form) data.set(param.name, as_number(param.value));
  return data;
}

Command kept_command(const Ruleset& system, const World& world, CreatureId who, const Numbers& data) {
  Command command{Key(static_cast<std::uint32_t>(data.get("does"_k))), who, {}, {}, {}};
  const ActionSchema* action = system.action(command.action);
  if (!action) return {};
  for (const FieldSchema& field : action->form)
    if (const Key key(field.key); data.has(key))
      command.form.push_back({key, as_value(field.kind, data.get(key), world, who)});
  return command;
}

}  // namespace ft::rules::vigor
