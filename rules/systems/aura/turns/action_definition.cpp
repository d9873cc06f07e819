// What sort of action a command is. Source: AU-ARB-02.
#include "rules/systems/aura/turns/action_definition.hpp"

namespace ft::rules::aura {

ActionTraits traits_of(const ActionDefinition& definition, const Ruleset& system, const Command& command) {
  return definition.nature ? definition.nature(system, command)
                           : ActionTraits{definition.kind, definition.movement, definition.attack};
}

ActionTraits traits_of(const Ruleset& system, const Command& command) {
  return traits_of(*find_action(command.action), system, command);
}

}  // namespace ft::rules::aura
