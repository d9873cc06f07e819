// The lights of a map, cheap to copy.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "rules/kernel/state/fixtures.hpp"

namespace ft::rules {

/// The lights of a map, by id. Copies share one list, which never changes: they may be read and destroyed on several threads at
/// once.
class SceneLights {
 public:
  [[nodiscard]] std::span<const Light> all() const {
    return list_ ? std::span<const Light>(*list_) : std::span<const Light>();
  }
  [[nodiscard]] const Light* find(FixtureId id) const;

  /// Adds lights, or replaces those of the same ids.
  void set(std::span<const Light> lights);
  void remove(std::span<const FixtureId> ids);

  friend bool operator==(const SceneLights& a, const SceneLights& b) {
    return a.list_ == b.list_ || std::ranges::equal(a.all(), b.all());
  }

 private:
  std::shared_ptr<const std::vector<Light>> list_;  // null: none
};

}  // namespace ft::rules
