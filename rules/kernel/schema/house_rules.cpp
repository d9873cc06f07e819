// The value of a house rule, from its one declaration.
#include "rules/kernel/schema/house_rules.hpp"

#include "rules/kernel/values/assert.hpp"

namespace ft::rules {

HouseRules::HouseRules(const std::vector<HouseRuleSchema>& declared) {
  for (const HouseRuleSchema& one : declared) defaults_.emplace(one.key, one.default_value);
}

std::int64_t HouseRules::value(const Campaign& campaign, Key key) const {
  const auto usual = defaults_.find(key);
  FT_ASSERT(usual != defaults_.end(), "a house rule that the schema does not declare");
  return campaign.house_rules.get(key, usual->second);
}

}  // namespace ft::rules
