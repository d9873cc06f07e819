// House rules where no System is at hand.
#pragma once

#include <map>

#include "rules/kernel/schema/schema.hpp"
#include "rules/kernel/state/state.hpp"

namespace ft::rules {

/// The declared defaults by house rule.
class HouseRules {
 public:
  explicit HouseRules(const std::vector<HouseRuleSchema>& declared);
  /// The campaign's value, else the default.
  [[nodiscard]] std::int64_t value(const Campaign& campaign, Key key) const;

 private:
  std::map<Key, std::int64_t> defaults_;
};

}  // namespace ft::rules
