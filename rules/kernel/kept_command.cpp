// A command that is kept for later as the data of a condition.
#include "rules/kernel/kept_command.hpp"

#include "rules/kernel/names.hpp"
#include "rules/kernel/path_search.hpp"

namespace ft::rules {

namespace {

using Kind = FieldSchema::Kind;

Path path_to(const World& world, const Creature& who, Cell end) {
  if (world.scene(who.scene).grid == Scene::Grid::zones) return {end};
  Path path = search_path(View::full(world), who, {end}).path;
  return path.empty() ? Path{end} : path;
}

Value value_of(Kind kind, std::int64_t number, const World& world, const Creature& who) {
  const Cell cell = unpack(static_cast<std::uint64_t>(number));
  const bool zones = world.scene(who.scene).grid == Scene::Grid::zones;
  if (kind == Kind::place) return zones ? Place::in_zone(cell) : Place::at(cell);
  if (kind == Kind::path) return path_to(world, who, cell);
  return kept_value(kind, number);
}

}  // namespace

std::int64_t kept_number(const Value& value) {
  if (const Ref* ref = value.as<Ref>()) return static_cast<std::int64_t>(ref->id);
  if (const Key* key = value.as<Key>()) return key->hash;
  if (const bool* yes = value.as<bool>()) return *yes ? 1 : 0;
  if (const auto* place = value.as<Place>()) return static_cast<std::int64_t>(pack(place->cell));
  if (const auto* path = value.as<Path>()) return path->empty() ? 0 : static_cast<std::int64_t>(pack(path->back()));
  const auto* number = value.as<std::int64_t>();
  return number ? *number : 0;
}

Value kept_value(Kind kind, std::int64_t number) {
  const auto id = static_cast<std::uint64_t>(number);
  switch (kind) {
    case Kind::creature: return CreatureId{id};
    case Kind::item: return ItemId{id};
    case Kind::choice: return Key(static_cast<std::uint32_t>(number));
    case Kind::yes_no: return number != 0;
    default: return number;
  }
}

Numbers keep_command(const Command& command) {
  Numbers data{{"does"_k, command.action.hash}};
  for (const Param& param : command.form) data.set(param.name, kept_number(param.value));
  return data;
}

Command kept_command(const Ruleset& system, const World& world, CreatureId who, const Numbers& data) {
  Command command{Key(static_cast<std::uint32_t>(data.get("does"_k))), who, {}, {}, {}};
  const ActionSchema* action = system.action(command.action);
  if (!action) return {};
  for (const FieldSchema& field : action->form)
    if (const Key key(field.key); data.has(key))
      command.form.push_back({key, value_of(field.kind, data.get(key), world, world.creature(who))});
  return command;
}

}  // namespace ft::rules
