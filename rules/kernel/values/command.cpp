// Who plays what.
#include "rules/kernel/values/command.hpp"

#include <algorithm>

namespace ft::rules {

bool Viewer::plays(CreatureId creature) const {
  return std::find(creatures.begin(), creatures.end(), creature) != creatures.end();
}

}  // namespace ft::rules
