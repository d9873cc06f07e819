// What sort of action a command is. Source: AU-ARB-02.
#include "rules/systems/aura/turns/deed.hpp"

namespace ft::rules::aura {

ActionTraits traits_of(const Ruleset& system, const Command& command) {
  const ActionDefinition& deed = *find_action(command.action);
  return deed.nature ? deed.nature(system, command) : ActionTraits{deed.kind, deed.movement, deed.attack};
}

}  // namespace ft::rules::aura
