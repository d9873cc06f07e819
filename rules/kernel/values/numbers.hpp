// Schema-named integers, and sums that remember their parts (law R9).
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "rules/kernel/values/key.hpp"

namespace ft::rules {

/// Named integers of one owner: stats, resources, budgets, used-marks, flags, symbols (a Key's hash). Absent reads as 0.
/// One pointer in size: most owners (the cells of a map, features) have none.
class Numbers {
 public:
  using Entry = std::pair<Key, std::int64_t>;

  Numbers() = default;
  Numbers(std::initializer_list<Entry> entries);
  Numbers(const Numbers& other);
  Numbers(Numbers&& other) = default;
  Numbers& operator=(const Numbers& other) { return *this = Numbers(other); }
  Numbers& operator=(Numbers&& other) = default;
  ~Numbers() = default;
  [[nodiscard]] std::int64_t get(Key key, std::int64_t otherwise = 0) const;
  [[nodiscard]] bool has(Key key) const;
  /// Sets a number. 0 is kept, so that a viewer can tell 0 from never set.
  void set(Key key, std::int64_t value);
  void remove(Key key);
  /// Sorted by key.
  [[nodiscard]] std::span<const Entry> all() const {
    if (!block_) return {};
    return {block_.get() + 1, static_cast<std::size_t>(block_[0].second)};
  }
  bool operator==(const Numbers& other) const;

 private:
  [[nodiscard]] static std::unique_ptr<Entry[]> block_of(std::size_t entries);

  std::unique_ptr<Entry[]> block_;  // its first says how many follow; null: none
};

/// One summand of a total: what it comes from, how much, and the rule that says so.
struct Part {
  Key source;  // a number, condition, item, technique or modifier of the schema or the content
  std::int64_t value = 0;
  Key rule;              // a rule id such as GW-DICE-08, or none
  bool gm_only = false;  // hides this part, and the total with it, from all but the GM
  bool operator==(const Part&) const = default;
};

/// A total with its parts in order.
class Sum {
 public:
  Sum() = default;
  Sum(std::initializer_list<Part> parts) : parts_(parts) {}
  /// Adds a part; zero-valued parts are left out unless `keep`.
  Sum& add(Key source, std::int64_t value, Key rule = {});
  Sum& keep(Key source, std::int64_t value, Key rule = {});
  Sum& add(const Sum& other);
  Sum& hide();
  [[nodiscard]] std::int64_t total() const;
  [[nodiscard]] const std::vector<Part>& parts() const { return parts_; }
  [[nodiscard]] bool gm_only() const;
  bool operator==(const Sum&) const = default;

 private:
  std::vector<Part> parts_;
};

}  // namespace ft::rules
