// Rows of the strength tables by their numbers, sorted once: every shot and throw looks one up. Source: AU-DRAW-02, AU-THR-04.
#pragma once

#include <map>

#include "rules/kernel/content/ruleset.hpp"

namespace ft::rules::aura {

/// Borrows the content.
class StrengthTables {
 public:
  explicit StrengthTables(const Content& content);

  /// The row of the Draw Weight table with that number, or null. Retired ones too: weapons are made with them.
  [[nodiscard]] const Record* draw_row(std::int64_t number) const;
  /// What so much Arm Strength adds to throws, or null. Source: AU-THR-04.
  [[nodiscard]] const Record* throw_row(std::int64_t arm_strength) const;

 private:
  std::map<std::int64_t, const Record*> draw_rows_, throw_rows_;
};

/// Those of the rulebook. Defined where it is: aura.cpp.
[[nodiscard]] const StrengthTables& strength_tables(const Ruleset& system);

}  // namespace ft::rules::aura
