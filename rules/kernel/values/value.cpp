// Looking a parameter up.
#include "rules/kernel/values/value.hpp"

#include <algorithm>

namespace ft::rules {

const Value* find(const Params& params, Key name) {
  const auto at = std::find_if(params.begin(), params.end(), [&](const Param& param) { return param.name == name; });
  return at == params.end() ? nullptr : &at->value;
}

}  // namespace ft::rules
