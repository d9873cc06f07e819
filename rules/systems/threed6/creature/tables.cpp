// Tables that are content, so that a campaign may have its own. Source: TD-RNG-05, TD-RNG-06, TD-INFL-03.
#include "rules/systems/threed6/creature/tables.hpp"

#include <array>

namespace ft::rules::threed6 {

namespace {

/// The row with the highest limit.
const Record* last_row(const Content& content, Key kind) {
  const Record* last = nullptr;
  for (const Record* row : content.all(kind))
    if (!last || row->number("up_to"_k) > last->number("up_to"_k)) last = row;
  return last;
}

/// How many steps of 10, 15, 25, 40, 60 times a power of ten begin from one value on and below another.
std::int64_t steps_between(std::int64_t from, std::int64_t value) {
  constexpr std::array<std::int64_t, 5> steps{10, 15, 25, 40, 60};
  std::int64_t n = 0;
  for (std::int64_t power = 1;; power *= 10)
    for (const std::int64_t step : steps) {
      if (step * power > from) ++n;
      if (step * power >= value) return n;
    }
}

/// The table's modifier; beyond its last row so much more for each step. Source: TD-RNG-05.
std::int64_t modifier_at(const Content& content, Key kind, std::int64_t value, std::int64_t beyond) {
  if (const Record* row = row_at(content, kind, value)) return row->number("modifier"_k);
  const Record* last = last_row(content, kind);
  return last ? last->number("modifier"_k) + beyond * steps_between(last->number("up_to"_k), value) : 0;
}

}  // namespace

const Record* row_at(const Content& content, Key kind, std::int64_t value) {
  const Record* least = nullptr;
  for (const Record* row : content.all(kind)) {
    const std::int64_t limit = row->number("up_to"_k);
    if (limit >= value && (!least || limit < least->number("up_to"_k))) least = row;
  }
  return least;
}

std::int64_t range_modifier(const Content& content, std::int64_t yards) {
  return modifier_at(content, "range_row"_k, yards, -1);
}

std::int64_t size_modifier_of(const Content& content, std::int64_t tenths) {
  return modifier_at(content, "size_row"_k, tenths, 1);
}

}  // namespace ft::rules::threed6
