// Offers and choices, by probing the procedures themselves.
#include "rules/kernel/offers/offers.hpp"

#include "rules/kernel/doors.hpp"
#include "rules/kernel/knowledge/viewers.hpp"
#include "rules/kernel/lights.hpp"
#include "rules/kernel/names.hpp"
#include "rules/kernel/projection/projector.hpp"

namespace ft::rules {

Verdict autofilled(const Ruleset& system, const World& world, Command& command,
                   const std::function<Verdict(const Command&)>& why_not) {
  const Verdict refusal = why_not(command);
  if (!refusal) return std::nullopt;
  std::optional<Param> autofill = system.autofill(world, command, *refusal);
  if (!autofill) return refusal;
  Command mended = command;
  mended.form.push_back(std::move(*autofill));
  while (const Verdict left = why_not(mended)) {
    autofill = system.autofill(world, mended, *left);
    if (!autofill) return refusal;
    mended.form.push_back(std::move(*autofill));
  }
  command = std::move(mended);
  return std::nullopt;
}

namespace {
/// As `autofilled`, for the command as this viewer sends it. That a door is locked only an attempt tells a player.
Verdict offered(const System& system, const State& state, const World& world, const Viewer& viewer, Command& command) {
  return autofilled(system, world, command, [&](const Command& tried) {
    const Verdict verdict = probe({system, state, tried, viewer, {}});
    return verdict && verdict->code == "E_DOOR_LOCKED"_k && !viewer.is_gm() ? std::nullopt : verdict;
  });
}

std::vector<Params> forms_of(const System& system, const View& view, CreatureId creature, Key action) {
  if (action == "open_door"_k || action == "close_door"_k) return door_forms(view, creature, action);
  if (action == "light_item"_k || action == "put_out_item"_k) return light_forms(system, view, creature, action);
  if (action == "adjust_position"_k) return {};  // of a drag on the map
  return system.preset_forms(view, creature, action);
}
}  // namespace

std::vector<Offer> offers(const System& system, const State& state, const Viewer& viewer, CreatureId creature,
                          SceneId scene) {
  const World world(state);
  const View view(system, world, viewer);
  const auto wanted = creature ? ActionSchema::For::creature : ActionSchema::For::gm;
  const bool known = creature && view.find(creature);
  std::vector<Offer> all;
  for (const ActionSchema& action : system.schema().actions) {
    if (action.who != wanted || action.answers) continue;
    const Key key(action.key);
    for (Params& form : known ? forms_of(system, view, creature, key) : std::vector<Params>{{}}) {
      Command command{key, creature, std::move(form), {}, {}, scene};
      Verdict verdict = offered(system, state, world, viewer, command);
      all.push_back({std::move(command), std::move(verdict)});
    }
  }
  return all;
}

std::vector<OfferedAttack> offered_attacks(const System& system, const State& state, const Viewer& viewer,
                                           CreatureId creature) {
  const World world(state);
  std::vector<OfferedAttack> all;
  for (SheetAttack& attack : system.sheet_attacks({system, world, viewer}, creature)) {
    Command command{attack.action, creature, attack.form, {}, {}};
    Verdict verdict = offered(system, state, world, viewer, command);
    all.push_back({std::move(attack), {std::move(command), std::move(verdict)}});
  }
  return all;
}

namespace {

std::vector<Value> candidates(const System& system, const View& view, const Command& command, Key field) {
  std::vector<Value> values;
  const ActionSchema* action = system.action(command.action);
  const Creature* actor = view.find(command.actor);
  if (!action || (command.actor && !actor)) return values;
  if (!field) return {Value()};
  const SceneId scene = scene_of(view.world(), command);
  for (const FieldSchema& declared : action->form) {
    if (Key(declared.key) != field) continue;
    switch (declared.kind) {
      case FieldSchema::Kind::creature:
        for (const Creature* creature : view.in_scene(scene)) values.emplace_back(creature->id);
        break;
      case FieldSchema::Kind::item:
        if (!actor) break;
        for (const Item& item : actor->items) values.emplace_back(item.id);
        break;
      case FieldSchema::Kind::choice:
        for (const std::string& choice : declared.choices) values.emplace_back(Key(choice));
        break;
      case FieldSchema::Kind::fixture:
        for (const Params& form : door_forms(view, command.actor, command.action)) values.push_back(form.front().value);
        break;
      case FieldSchema::Kind::yes_no: values = {true, false}; break;
      default: break;
    }
  }
  return values;
}

bool is_of_items(const System& system, const Command& command, Key field) {
  const ActionSchema* action = system.action(command.action);
  return action && std::ranges::any_of(action->form, [&](const FieldSchema& declared) {
           return Key(declared.key) == field && declared.kind == FieldSchema::Kind::item;
         });
}

/// The items that the viewer sees in the actor's scene, but its own: first those that lie about.
std::vector<Value> items_about(const System& system, const State& state, const Viewer& viewer, const Creature& actor) {
  const Sights sights(system, state);
  const Projector projector(sights, viewer);
  std::vector<Value> items;
  const auto add = [&](const std::vector<Item>& all) {
    for (const Item& item : all)
      if (viewer.is_gm() || projector.sees(item.id)) items.emplace_back(item.id);
  };
  for (const Scene& scene : state.scenes)
    if (scene.id == actor.scene) add(scene.items);
  for (const Creature& other : state.creatures)
    if (other.scene == actor.scene && other.id != actor.id) add(other.items);
  return items;
}

}  // namespace

std::vector<Choice> choices(const System& system, const State& state, const Viewer& viewer, const Command& command,
                            Key field) {
  const World world(state);
  const View view(system, world, viewer);
  const auto choice_of = [&](Value value) {
    Command filled = command;
    std::erase_if(filled.form, [&](const Param& param) { return param.name == field; });
    if (field) filled.form.push_back({field, value});
    const auto said = static_cast<std::ptrdiff_t>(filled.form.size());
    Verdict verdict = offered(system, state, world, viewer, filled);
    return Choice{std::move(value), {filled.form.begin() + said, filled.form.end()}, std::move(verdict)};
  };
  std::vector<Choice> all;
  for (Value& value : candidates(system, view, command, field)) all.push_back(choice_of(std::move(value)));
  const Creature* actor = view.find(command.actor);
  if (!actor || !is_of_items(system, command, field)) return all;
  std::vector<Choice> about;
  for (Value& value : items_about(system, state, viewer, *actor))
    if (Choice choice = choice_of(std::move(value)); !choice.why_not) about.push_back(std::move(choice));
  const bool hands_alone = about.empty() || std::ranges::any_of(all, [](const Choice& own) { return !own.why_not; });
  if (!hands_alone) all.clear();  // such as of picking up
  std::ranges::move(about, std::back_inserter(all));
  return all;
}

}  // namespace ft::rules
