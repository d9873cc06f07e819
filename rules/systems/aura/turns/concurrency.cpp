// What may be declared side by side. Source: G-A1, AU-ARB-05.
#include "rules/systems/aura/turns/concurrency.hpp"

#include <algorithm>

#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/aura/creature/form.hpp"
#include "rules/systems/aura/creature/pools.hpp"
#include "rules/systems/aura/turns/action_definition.hpp"

namespace ft::rules::aura {

namespace {

/// Creatures, items and cells that a command touches: its actor and what its form names.
std::vector<Ref> touched(const World& world, const Command& command) {
  std::vector<Ref> all{command.actor};
  const Creature* actor = world.find(command.actor);
  const auto cell = [&](Cell at) {
    if (actor) all.push_back(cell_ref(actor->scene, at));
  };
  for (const Param& param : command.form) {
    if (const Ref* ref = param.value.as<Ref>()) all.push_back(*ref);
    if (const Place* place = param.value.as<Place>()) cell(place->cell);
    if (const Path* path = param.value.as<Path>())
      for (const Cell step : *path) cell(step);
  }
  return all;
}

/// What a command that is under way touches, with what was declared in answer to it and comes in its turn: challenges and
/// joint actions.
std::vector<Ref> touched(const World& world, const InFlightCommand& open) {
  std::vector<Ref> all = touched(world, open.command);
  for (const Event& event : open.events) {
    const auto* declared = std::get_if<ActionDeclared>(&event);
    if (!declared || !declared->response_type || declared->response_type == "interrupt"_k) continue;
    const std::vector<Ref> further = touched(world, {{}, declared->actor, declared->details, {}, {}});
    all.insert(all.end(), further.begin(), further.end());
  }
  return all;
}

/// A creature that became Unguarded starts no ordinary action until the window about it has closed. Source: AU-ARB-09 (1).
bool stands_open(const InFlightCommand& open, CreatureId who) {
  return std::any_of(open.events.begin(), open.events.end(), [&](const Event& event) {
    const auto* gained = std::get_if<ConditionGained>(&event);
    return gained && gained->condition.key == key::unguarded && gained->on == Ref(who);
  });
}

bool free_at_any_time(const Ruleset& system, const Command& command) {
  if (!find_action(command.action)) return false;
  const bool needs_quiet = command.action == "drop_prone"_k;  // a turn checks it itself (turn_needs_opening)
  const ActionTraits::Kind kind = traits_of(system, command).kind;
  return kind == ActionTraits::Kind::interrupt || (kind == ActionTraits::Kind::free && !needs_quiet);
}

}  // namespace

Admission beside(const Ruleset& system, const World& world, const Command& wanted, const InFlightCommand& open) {
  const bool lapses = wanted.action == "lapse_reply"_k;            // on its own clock, alongside all others
  const bool goes_on = open.command.action == "ask_half_waits"_k;  // the GM's answer holds up nothing (AU-RND-04)
  if (lapses || goes_on || free_at_any_time(system, wanted)) return Admission::opens;
  const auto by_creature = [&](const Command& command) {  // a GM may name an actor for what concerns the whole table
    const ActionSchema* action = system.action(command.action);
    return command.actor && action && action->who == ActionSchema::For::creature;
  };
  const bool of_table = !by_creature(wanted) || !by_creature(open.command);
  if (of_table || acts(world, wanted.actor) || stands_open(open, wanted.actor)) return Admission::waits;
  const std::vector<Ref> mine = touched(world, wanted), theirs = touched(world, open);
  const bool meet = std::any_of(mine.begin(), mine.end(), [&](Ref one) {
    return one != Ref() && std::find(theirs.begin(), theirs.end(), one) != theirs.end();
  });
  return meet ? Admission::waits : Admission::opens;
}

}  // namespace ft::rules::aura
