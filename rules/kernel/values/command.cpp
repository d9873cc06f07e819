// Who plays what.
#include "rules/kernel/values/command.hpp"

#include <algorithm>

namespace ft::rules {

bool Viewer::plays(CreatureId creature) const {
  return std::find(creatures.begin(), creatures.end(), creature) != creatures.end();
}

bool Viewer::sees_through(CreatureId creature) const {
  return plays(creature) || std::find(allies.begin(), allies.end(), creature) != allies.end();
}

}  // namespace ft::rules
