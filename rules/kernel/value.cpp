// Looking a parameter up.
#include "rules/kernel/value.hpp"

#include <algorithm>

#include "rules/kernel/command.hpp"

namespace ft::rules {

const Value* find(const Params& params, Key name) {
  const auto at = std::find_if(params.begin(), params.end(), [&](const Param& param) { return param.name == name; });
  return at == params.end() ? nullptr : &at->value;
}

bool Viewer::plays(CreatureId creature) const {
  return std::find(creatures.begin(), creatures.end(), creature) != creatures.end();
}

}  // namespace ft::rules
