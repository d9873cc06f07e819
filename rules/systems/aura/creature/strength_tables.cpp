// Rows of the strength tables by their numbers. Source: AU-DRAW-02, AU-THR-04.
#include "rules/systems/aura/creature/strength_tables.hpp"

#include "rules/systems/aura/vocabulary.hpp"

namespace ft::rules::aura {

/// Of several with one number the first by id.
StrengthTables::StrengthTables(const Content& content) {
  for (const Record* row : content.every("draw_row"_k)) draw_rows_.emplace(row->number("row"_k), row);
  for (const Record* row : content.all("throw_row"_k)) throw_rows_.emplace(row->number(key::armStrength), row);
}

const Record* StrengthTables::draw_row(std::int64_t number) const {
  const auto at = draw_rows_.find(number);
  return at == draw_rows_.end() ? nullptr : at->second;
}

const Record* StrengthTables::throw_row(std::int64_t arm_strength) const {
  const auto above = throw_rows_.upper_bound(arm_strength);
  return above == throw_rows_.begin() ? nullptr : std::prev(above)->second;
}

}  // namespace ft::rules::aura
