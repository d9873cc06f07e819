// What sort of action a command is. Source: AU-ARB-02.
#include "rules/systems/aura/turns/action_definition.hpp"

namespace ft::rules::aura {

ActionTraits traits_of(const Ruleset& system, const Command& command) {
  const ActionDefinition& definition = *find_action(command.action);
  return definition.nature ? definition.nature(system, command)
                           : ActionTraits{definition.kind, definition.movement, definition.attack};
}

}  // namespace ft::rules::aura
