// The lights, notes or regions of a map, cheap to copy.
#pragma once

#include <algorithm>
#include <memory>
#include <span>
#include <vector>

#include "rules/kernel/state/fixtures.hpp"

namespace ft::rules {

/// Fixtures of one kind of a map, by id. Copies share one list, which never changes: they may be read and destroyed on several
/// threads at once.
template <class Fixture>
class FixtureList {
 public:
  [[nodiscard]] std::span<const Fixture> all() const {
    return list_ ? std::span<const Fixture>(*list_) : std::span<const Fixture>();
  }
  [[nodiscard]] const Fixture* find(FixtureId id) const {
    const auto at = std::ranges::lower_bound(all(), id, {}, &Fixture::id);
    return at != all().end() && at->id == id ? &*at : nullptr;
  }

  /// Adds fixtures, or replaces those of the same ids.
  void set(std::span<const Fixture> fixtures) {
    std::vector<Fixture> list(all().begin(), all().end());
    for (const Fixture& fixture : fixtures) {
      const auto at = std::ranges::lower_bound(list, fixture.id, {}, &Fixture::id);
      if (at != list.end() && at->id == fixture.id)
        *at = fixture;
      else
        list.insert(at, fixture);
    }
    list_ = std::make_shared<const std::vector<Fixture>>(std::move(list));
  }
  void remove(std::span<const FixtureId> ids) {
    std::vector<Fixture> list(all().begin(), all().end());
    std::erase_if(list, [&](const Fixture& one) { return std::ranges::find(ids, one.id) != ids.end(); });
    list_ = list.empty() ? nullptr : std::make_shared<const std::vector<Fixture>>(std::move(list));
  }

  friend bool operator==(const FixtureList& a, const FixtureList& b) {
    return a.list_ == b.list_ || std::ranges::equal(a.all(), b.all());
  }

 private:
  std::shared_ptr<const std::vector<Fixture>> list_;  // null: none
};

using SceneLights = FixtureList<Light>;
using SceneNotes = FixtureList<Note>;
using SceneRegions = FixtureList<Region>;

}  // namespace ft::rules
