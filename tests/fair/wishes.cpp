// Commands and answers by chance.
#include "tests/fair/wishes.hpp"

#include <algorithm>

#include "rules/kernel/geometry.hpp"
#include "rules/kernel/movement.hpp"

namespace ft::fair {

using namespace rules;

namespace {

constexpr std::int32_t far = 6;  // cells
constexpr int most_overrides = 6;
// What the codec lets through.
constexpr std::int64_t most_number = 1'000'000'000'000;
constexpr std::int64_t most_coordinate = 1'000'000;

bool is_enemy(const State& state, const Command& command, const Value& value) {
  const Ref* ref = value.as<Ref>();
  const Creature* actor = find_creature(state, command.actor);
  const Creature* other = ref ? find_creature(state, ref->creature()) : nullptr;
  return actor && other && actor->side != other->side;
}

}  // namespace

const Creature* find_creature(const State& state, CreatureId id) {
  const auto at =
      std::find_if(state.creatures.begin(), state.creatures.end(), [&](const Creature& one) { return one.id == id; });
  return at == state.creatures.end() ? nullptr : &*at;
}

std::optional<Command> Wishes::command(const State& state, const Viewer& viewer, CreatureId actor) {
  const bool overrides = viewer.is_gm() && chance_.one_in(20);
  auto command = overrides || chance_.one_in(12) ? offered(state, viewer, actor) : legal_one(state, viewer, actor);
  if (!command) return std::nullopt;
  fill(state, viewer, *command);
  if (overrides) override_all(state, viewer, *command);
  return command;
}

/// Any offer, legal or not.
std::optional<Command> Wishes::offered(const State& state, const Viewer& viewer, CreatureId actor) {
  const std::vector<Offer> all = offers(system_, state, viewer, actor);
  return all.empty() ? std::nullopt : std::optional(chance_.one_of(all).command);
}

/// The first legal one in random order: what is not looked at costs no time.
std::optional<Command> Wishes::legal_one(const State& state, const Viewer& viewer, CreatureId actor) {
  const World world(state);
  const auto who = actor ? ActionSchema::For::creature : ActionSchema::For::gm;
  std::vector<const ActionSchema*> actions;
  for (const ActionSchema& action : system_.schema().actions)
    if (action.who == who) actions.push_back(&action);
  while (!actions.empty()) {
    const std::size_t drawn = chance_.below(actions.size());
    const Key action(actions[drawn]->key);
    actions.erase(actions.begin() + static_cast<std::ptrdiff_t>(drawn));
    std::vector<Params> forms = system_.forms({world, viewer}, actor, action);
    if (forms.empty()) continue;
    Command command{action, actor, chance_.one_of(forms), {}, {}};
    if (!probe({system_, state, command, viewer, {}})) return command;
  }
  return std::nullopt;
}

/// The GM sets aside whatever forbids it, as far as that can be set aside.
void Wishes::override_all(const State& state, const Viewer& viewer, Command& command) {
  command.override_reason = "For the story.";
  for (int more = 0; more < most_overrides; ++more) {
    const Verdict refused = probe({system_, state, command, viewer, {}});
    if (!refused || system_.refusal(refused->code)->fact) return;
    command.overrides.push_back(refused->code);
  }
}

void Wishes::fill(const State& state, const Viewer& viewer, Command& command) {
  for (const FieldSchema& field : system_.action(command.action)->form) {
    if (find(command.form, Key(field.key)) || (!field.required && chance_.one_in(2))) continue;
    if (auto value = filled(state, viewer, command, field)) command.form.push_back({Key(field.key), *value});
  }
}

std::optional<Value> Wishes::filled(const State& state, const Viewer& viewer, const Command& command,
                                    const FieldSchema& field) {
  using Kind = FieldSchema::Kind;
  const Creature* actor = find_creature(state, command.actor);
  switch (field.kind) {
    case Kind::place: return Value(place(state, actor));
    case Kind::path: return Value(path(state, viewer, actor));
    case Kind::number: return Value(chance_.between(field.least, std::min(field.most, field.least + 30)));
    case Kind::text: return Value("So be it.");
    default: return chosen(state, viewer, command, field);
  }
}

std::optional<Value> Wishes::chosen(const State& state, const Viewer& viewer, const Command& command,
                                    const FieldSchema& field) {
  std::vector<Choice> all = choices(system_, state, viewer, command, Key(field.key));
  if (field.kind == FieldSchema::Kind::item && chance_.one_in(3)) {
    if (const auto item = item_of_others(state)) return Value(*item);
  }
  const auto keep = [&](const auto& wanted) {
    if (std::any_of(all.begin(), all.end(), wanted))
      std::erase_if(all, [&](const Choice& choice) { return !wanted(choice); });
  };
  if (!chance_.one_in(8)) keep([](const Choice& choice) { return !choice.why_not; });
  if (!chance_.one_in(4)) keep([&](const Choice& choice) { return is_enemy(state, command, choice.value); });
  if (all.empty()) return std::nullopt;
  return chance_.one_of(all).value;
}

/// What lies about, or what somebody else has.
std::optional<ItemId> Wishes::item_of_others(const State& state) {
  const auto& items = chance_.one_in(2) ? chance_.one_of(state.scenes).items : chance_.one_of(state.creatures).items;
  return items.empty() ? std::nullopt : std::optional(chance_.one_of(items).id);
}

Cell Wishes::cell_near(Cell from, std::int32_t most) {
  return {from.column + static_cast<std::int32_t>(chance_.between(-most, most)),
          from.row + static_cast<std::int32_t>(chance_.between(-most, most))};
}

Place Wishes::place(const State& state, const Creature* actor) {
  const Creature& about = actor && chance_.one_in(2) ? *actor : chance_.one_of(state.creatures);
  Place place = about.place;
  place.cell = cell_near(place.cell, chance_.one_in(2) ? 1 : far);
  return place;
}

/// Toward somebody or somewhere as the client would propose it, often not to the end; sometimes one step anywhere.
Path Wishes::path(const State& state, const Viewer& viewer, const Creature* actor) {
  if (!actor) return {};
  if (chance_.one_in(6)) return {cell_near(actor->place.cell, 1)};
  const World world(state);
  const Cell aim = cell_near(chance_.one_of(state.creatures).place.cell, 1);
  Path path = find_path({world, viewer}, *actor, {aim});
  if (!path.empty() && !chance_.one_in(3)) path.resize(1 + chance_.below(std::min<std::size_t>(path.size(), far)));
  return path;
}

Value Wishes::answer(const State& state, const Question& question) {
  if (chance_.one_in(3)) return question.otherwise;
  switch (question.shape) {
    case Shape::one_of:
    case Shape::action: return chance_.one_of(question.options).value;
    case Shape::some_of: {
      Values some;
      for (const Option& option : question.options)
        if (chance_.one_in(2)) some.push_back(option.value);
      return legal(question, some) ? Value(some) : question.otherwise;
    }
    case Shape::number: return chance_.between(question.least, question.most);
    case Shape::place: {
      const Cell cell = chance_.one_of(question.cells);
      return state.scenes.front().grid == Scene::Grid::zones ? Place::in_zone(cell) : Place::at(cell);
    }
    case Shape::yes_no: return chance_.one_in(2);
    case Shape::text: return std::string(chance_.below(501), 'x');
  }
  return {};
}

Value Wishes::anything(const State& state) {
  const std::int64_t number = chance_.one_in(2) ? chance_.between(-3, 40) : chance_.between(-most_number, most_number);
  const Cell cell{static_cast<std::int32_t>(number % most_coordinate),
                  static_cast<std::int32_t>(chance_.between(-2, 20))};
  const Creature& somebody = chance_.one_of(state.creatures);
  switch (chance_.below(10)) {
    case 0: return {};
    case 1: return chance_.one_in(2);
    case 2: return number;
    case 3:
      return std::next(system_.names().all().begin(),
                       static_cast<std::ptrdiff_t>(chance_.below(system_.names().all().size())))
          ->first;
    case 4: return Ref(somebody.id);
    case 5: return somebody.items.empty() ? Value(ItemId{7}) : Value(chance_.one_of(somebody.items).id);
    case 6: return Place::at(cell, {number});
    case 7: return Path(chance_.below(501), cell);
    case 8: return Values{number, Value(somebody.id)};
    default: return Ref(static_cast<Ref::Kind>(chance_.below(7)), static_cast<std::uint64_t>(number));
  }
}

Command Wishes::nonsense(const State& state) {
  const ActionSchema& action = chance_.one_of(system_.schema().actions);
  Command command{Key(action.key), {}, {}, {}, {}};
  if (action.who == ActionSchema::For::table) command.action = Key("no_such_action");  // the table's alone
  if (!chance_.one_in(10)) command.actor = chance_.one_of(state.creatures).id;
  if (chance_.one_in(10)) command.actor = {chance_.below(UINT64_MAX)};
  for (const FieldSchema& field : action.form)
    if (!chance_.one_in(4)) command.form.push_back({Key(field.key), anything(state)});
  if (chance_.one_in(4)) command.form.push_back({Key("text"), anything(state)});
  return command;
}

}  // namespace ft::fair
