// Stores the arguments of a require.
#include "rules/kernel/values/refusal.hpp"

namespace ft::rules {

Refusal RefusalSpec::refusal() const {
  Refusal kept{code, {}, rule};
  kept.params.reserve(params.size());
  for (const Param& param : params)
    kept.params.push_back({param.name, std::visit([](const auto& word) { return Value(word); }, param.value.is)});
  return kept;
}

}  // namespace ft::rules
