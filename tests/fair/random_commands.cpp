// Commands and answers by chance.
#include "tests/fair/random_commands.hpp"

#include <algorithm>
#include <iterator>
#include <map>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/movement/movement.hpp"

namespace ft::fair {

using namespace rules;

namespace {

constexpr std::int32_t far = 6;  // cells
constexpr int most_overrides = 6, most_fillings = 4, most_names = 20;
// What the codec lets through.
constexpr std::int64_t most_number = 1'000'000'000'000;
constexpr std::int64_t most_coordinate = 1'000'000;

/// What this creature, or the GM, may do, but what chance can never bring about.
std::vector<Key> actions_of(const System& system, const Setting& setting, CreatureId actor) {
  const auto who = actor ? ActionSchema::For::creature : ActionSchema::For::gm;
  std::vector<Key> actions;
  for (const ActionSchema& action : system.schema().actions)
    if (action.who == who && std::ranges::count(setting.by_cases, Key(action.key)) == 0)
      actions.emplace_back(action.key);
  return actions;
}

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

std::optional<Command> RandomCommands::command(const State& state, const Viewer& viewer, CreatureId actor) {
  const bool overrides = viewer.is_gm() && chance_.one_in(20);
  auto command = overrides || chance_.one_in(12)
                     ? offered(state, viewer, actor)
                     : legal_one(state, viewer, actor, actions_of(system_, setting_, actor));
  if (!command) return std::nullopt;
  fill_legally(state, viewer, *command);
  if (overrides) override_all(state, viewer, *command);
  return command;
}

std::optional<Command> RandomCommands::pressing_on(const State& state, const Viewer& viewer, CreatureId actor) {
  const Creature* enemy = standing_enemy(state, *find_creature(state, actor));
  if (!enemy) return command(state, viewer, actor);
  wanted_ = enemy->id;
  std::optional<Command> legal;
  const auto& first = chance_.one_in(3) ? setting_.seldom : setting_.harms;
  for (const auto* actions : {&first, &setting_.harms, &setting_.nears})
    for (int filling = 0; filling < most_fillings && !legal; ++filling) {
      legal = legal_one(state, viewer, actor, *actions);
      if (!legal) break;
      fill(state, viewer, *legal);
      if (probe({system_, state, *legal, viewer, {}})) legal.reset();
    }
  wanted_ = {};
  return legal ? legal : Command{setting_.pass, actor, {}, {}, {}};
}

std::optional<Command> RandomCommands::joining(const State& state) {
  std::vector<CreatureId> outside;
  for (const Creature& creature : state.creatures)
    if (!creature.encounter && !is_down(setting_, creature)) outside.push_back(creature.id);
  const Key join(system_.schema().join_action);
  if (outside.empty() || system_.schema().join_action.empty()) return std::nullopt;
  return Command{join, {}, {{Key("target"), chance_.one_of(outside)}}, {}, {}};
}

std::optional<Command> RandomCommands::in_a_pause(const State& state, const Viewer& viewer, CreatureId actor) {
  auto command = legal_one(state, viewer, actor, setting_.pauses);
  if (command) fill_legally(state, viewer, *command);
  return command;
}

/// Mostly the nearest.
const Creature* RandomCommands::standing_enemy(const State& state, const Creature& of) {
  std::vector<const Creature*> enemies;
  for (const Creature& other : state.creatures)
    if (other.side != of.side && !is_down(setting_, other)) enemies.push_back(&other);
  if (enemies.empty()) return nullptr;
  if (chance_.one_in(3)) return chance_.one_of(enemies);
  const auto far_off = [&](const Creature* other) { return cell_distance(state.scenes.front(), of, *other); };
  return *std::min_element(enemies.begin(), enemies.end(),
                           [&](const Creature* one, const Creature* two) { return far_off(one) < far_off(two); });
}

/// Any offer, legal or not: every action as often, however many forms it is offered with.
std::optional<Command> RandomCommands::offered(const State& state, const Viewer& viewer, CreatureId actor) {
  std::map<Key, std::vector<Command>> by_action;
  for (Offer& offer : offers(system_, state, viewer, actor))
    by_action[offer.command.action].push_back(std::move(offer.command));
  if (by_action.empty()) return std::nullopt;
  const auto drawn = static_cast<std::ptrdiff_t>(chance_.below(by_action.size()));
  return chance_.one_of(std::next(by_action.begin(), drawn)->second);
}

/// The first legal one in random order: what is not looked at costs no time.
std::optional<Command> RandomCommands::legal_one(const State& state, const Viewer& viewer, CreatureId actor,
                                                 std::vector<Key> actions) {
  const World world(state);
  const View view(system_, world, viewer);
  const bool known = actor && view.find(actor);
  while (!actions.empty()) {
    const std::size_t drawn = chance_.below(actions.size());
    const Key action = actions[drawn];
    actions.erase(actions.begin() + static_cast<std::ptrdiff_t>(drawn));
    std::vector<Params> forms = known ? system_.preset_forms(view, actor, action) : std::vector<Params>{{}};
    if (forms.empty() || system_.action(action)->answers) continue;
    Command command{action, actor, chance_.one_of(forms), {}, {}};
    if (!probe({system_, state, command, viewer, {}})) return command;
  }
  return std::nullopt;
}

/// The GM overrides all refusals that can be overridden.
void RandomCommands::override_all(const State& state, const Viewer& viewer, Command& command) {
  command.override_reason = "For the story.";
  for (int more = 0; more < most_overrides; ++more) {
    const Verdict refused = probe({system_, state, command, viewer, {}});
    if (!refused || system_.refusal(refused->code)->absolute) return;
    command.overrides.push_back(refused->code);
  }
}

void RandomCommands::fill(const State& state, const Viewer& viewer, Command& command) {
  for (const FieldSchema& field : system_.action(command.action)->form) {
    if (find(command.form, Key(field.key)) || (!field.required && chance_.one_in(2))) continue;
    if (auto value = filled(state, viewer, command, field)) command.form.push_back({Key(field.key), *value});
  }
}

/// Tries again a few times where the rules refuse it; the last try may be refused too.
void RandomCommands::fill_legally(const State& state, const Viewer& viewer, Command& command) {
  const Params preset = command.form;
  for (int filling = 0; filling < most_fillings; ++filling) {
    command.form = preset;
    fill(state, viewer, command);
    if (!probe({system_, state, command, viewer, {}})) return;
  }
}

std::optional<Value> RandomCommands::filled(const State& state, const Viewer& viewer, const Command& command,
                                            const FieldSchema& field) {
  using Kind = FieldSchema::Kind;
  const Creature* actor = find_creature(state, command.actor);
  switch (field.kind) {
    case Kind::place: return Value(place(state, viewer, actor));
    case Kind::path: return Value(path(state, viewer, actor));
    case Kind::number: return Value(std::clamp(chance_.between(-3, 30), field.min, field.max));
    case Kind::text: return Value("So be it.");
    default: return chosen(state, viewer, command, field);
  }
}

std::optional<Value> RandomCommands::chosen(const State& state, const Viewer& viewer, const Command& command,
                                            const FieldSchema& field) {
  std::vector<Choice> all = choices(system_, state, viewer, command, Key(field.key));
  if (field.kind == FieldSchema::Kind::choice && field.choices.empty())
    return named_by_content(state, viewer, command, Key(field.key));
  if (field.kind == FieldSchema::Kind::item && chance_.one_in(3)) {
    if (const auto item = item_of_others(state)) return Value(*item);
  }
  const auto keep = [&](const auto& wanted) {
    if (std::any_of(all.begin(), all.end(), wanted))
      std::erase_if(all, [&](const Choice& choice) { return !wanted(choice); });
  };
  if (!chance_.one_in(8)) keep([](const Choice& choice) { return !choice.why_not; });
  if (!chance_.one_in(4)) keep([&](const Choice& choice) { return is_enemy(state, command, choice.value); });
  keep([&](const Choice& choice) { return wanted_ && choice.value == Value(wanted_); });
  if (all.empty()) return std::nullopt;
  return chance_.one_of(all).value;
}

/// A record of any kind that may stand there.
std::optional<Value> RandomCommands::named_by_content(const State& state, const Viewer& viewer, Command command,
                                                      Key field) {
  std::vector<Key> ids;
  for (const RecordSchema& kind : system_.schema().records)
    for (const Record* record : system_.content().all(Key(kind.kind))) ids.push_back(record->id);
  command.form.push_back({field, {}});
  for (int filling = 0; filling < most_names; ++filling) {
    command.form.back().value = chance_.one_of(ids);
    if (!probe({system_, state, command, viewer, {}})) return command.form.back().value;
  }
  return std::nullopt;
}

/// An item that lies about, or another creature's.
std::optional<ItemId> RandomCommands::item_of_others(const State& state) {
  const auto& items = chance_.one_in(2) ? chance_.one_of(state.scenes).items : chance_.one_of(state.creatures).items;
  return items.empty() ? std::nullopt : std::optional(chance_.one_of(items).id);
}

Cell RandomCommands::cell_near(Cell from, std::int32_t most) {
  return {from.column + static_cast<std::int32_t>(chance_.between(-most, most)),
          from.row + static_cast<std::int32_t>(chance_.between(-most, most))};
}

Place RandomCommands::place(const State& state, const Viewer& viewer, const Creature* actor) {
  if (actor && wanted_ && actor->place.kind == Place::Kind::zone)
    if (const Path to_enemy = path(state, viewer, actor); !to_enemy.empty()) return Place::in_zone(to_enemy.front());
  const Creature& about = actor && chance_.one_in(2) ? *actor : chance_.one_of(state.creatures);
  Place place = about.place;
  place.cell = cell_near(place.cell, chance_.one_in(2) ? 1 : far);
  return place;
}

/// Toward a creature or cell as the client would propose it, often not to the end; sometimes one step in any direction.
Path RandomCommands::path(const State& state, const Viewer& viewer, const Creature* actor) {
  if (!actor) return {};
  if (!wanted_ && chance_.one_in(6)) return {cell_near(actor->place.cell, 1)};
  const World world(state);
  const Place& to = (wanted_ ? *find_creature(state, wanted_) : chance_.one_of(state.creatures)).place;
  const Cell aim = cell_near(to.cell, wanted_ && to.kind == Place::Kind::zone ? 0 : 1);
  Path path = find_path({system_, world, viewer}, *actor, {aim});
  if (!path.empty() && !chance_.one_in(3)) path.resize(1 + chance_.below(std::min<std::size_t>(path.size(), far)));
  return path;
}

Value RandomCommands::answer(const State& state, const Question& question) {
  if (chance_.one_in(3)) return question.default_answer;
  switch (question.shape) {
    case Shape::one_of: return chance_.one_of(question.options).value;
    case Shape::action: return action(state, question);
    case Shape::some_of: {
      Values some;
      for (const Option& option : question.options)
        if (chance_.one_in(2)) some.push_back(option.value);
      return legal(question, some) ? Value(some) : question.default_answer;
    }
    case Shape::number: return chance_.between(question.min, question.max);
    case Shape::place: {
      const Cell cell = chance_.one_of(question.cells);
      return state.scenes.front().grid == Scene::Grid::zones ? Place::in_zone(cell) : Place::at(cell);
    }
    case Shape::yes_no: return chance_.one_in(2);
    case Shape::text: return std::string(chance_.below(501), 'x');
  }
  return {};
}

/// An option, its form filled in; where it leaves the action open, any that the one asked could take now.
Value RandomCommands::action(const State& state, const Question& question) {
  const Option& option = chance_.one_of(question.options);
  const Viewer viewer = Viewer::gm();
  Command command = command_of_answer(option.value, question.asked);
  if (!command.action) {
    const auto legal = legal_one(state, viewer, question.asked, actions_of(system_, setting_, question.asked));
    if (!legal) return question.default_answer;
    command = *legal;
  }
  fill(state, viewer, command);
  const Value answer = make_action_answer(response_type(option.value), command);
  return legal(question, answer) ? answer : question.default_answer;
}

Value RandomCommands::anything(const State& state) {
  const std::int64_t number = chance_.one_in(2) ? chance_.between(-3, 40) : chance_.between(-most_number, most_number);
  const Cell cell{static_cast<std::int32_t>(number % most_coordinate),
                  static_cast<std::int32_t>(chance_.between(-2, 20))};
  const Creature& any = chance_.one_of(state.creatures);
  switch (chance_.below(10)) {
    case 0: return {};
    case 1: return chance_.one_in(2);
    case 2: return number;
    case 3:
      return std::next(system_.names().all().begin(),
                       static_cast<std::ptrdiff_t>(chance_.below(system_.names().all().size())))
          ->first;
    case 4: return Ref(any.id);
    case 5: return any.items.empty() ? Value(ItemId{7}) : Value(chance_.one_of(any.items).id);
    case 6: return Place::at(cell, {number});
    case 7: return Path(chance_.below(501), cell);
    case 8: return Values{number, Value(any.id)};
    default: return Ref(static_cast<Ref::Kind>(chance_.below(7)), static_cast<std::uint64_t>(number));
  }
}

Command RandomCommands::nonsense(const State& state) {
  const ActionSchema& action = chance_.one_of(system_.schema().actions);
  Command command{Key(action.key), {}, {}, {}, {}};
  const bool ends_all = command.action == setting_.end && !chance_.one_in(30);
  if (action.who == ActionSchema::For::table || ends_all) command.action = Key("no_such_action");  // the table's alone
  if (!chance_.one_in(10)) command.actor = chance_.one_of(state.creatures).id;
  if (chance_.one_in(10)) command.actor = {chance_.below(UINT64_MAX)};
  for (const FieldSchema& field : action.form)
    if (!chance_.one_in(4)) command.form.push_back({Key(field.key), anything(state)});
  if (chance_.one_in(4)) command.form.push_back({Key("text"), anything(state)});
  return command;
}

}  // namespace ft::fair
