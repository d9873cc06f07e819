// What a table plays by where no System is at hand to say what is usual.
#pragma once

#include <map>

#include "rules/kernel/schema.hpp"
#include "rules/kernel/state.hpp"

namespace ft::rules {

/// What a schema declares to be usual, by house rule.
class HouseRules {
 public:
  explicit HouseRules(const std::vector<SwitchSchema>& declared);
  /// The campaign's own value, else the usual one.
  [[nodiscard]] std::int64_t value(const Campaign& campaign, Key key) const;

 private:
  std::map<Key, std::int64_t> usual_;
};

}  // namespace ft::rules
