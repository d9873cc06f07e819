// The walls of a map and the states of its doors, cheap to copy.
#pragma once

#include <algorithm>
#include <memory>
#include <span>

#include "rules/kernel/lattice/buckets.hpp"
#include "rules/kernel/state/fixtures.hpp"

namespace ft::rules {

/// The walls of a map, by id. Copies share one list, which never changes: they may be read and destroyed on several threads
/// at once. Opening a door copies no wall.
class SceneWalls {
 public:
  [[nodiscard]] std::span<const Wall> all() const { return list_ ? list_->walls : std::span<const Wall>(); }
  /// Those that have a door, by id.
  [[nodiscard]] std::span<const Wall> with_doors() const { return list_ ? list_->with_doors : std::span<const Wall>(); }
  /// The doors that are not closed, by id.
  [[nodiscard]] std::span<const DoorState> doors() const { return doors_; }
  [[nodiscard]] const Wall* find(FixtureId id) const;
  [[nodiscard]] DoorState::Is door(FixtureId id) const;
  [[nodiscard]] bool is_open(const Wall& wall) const {
    return wall.door != Wall::Door::none && door(wall.id) == DoorState::Is::open;
  }

  /// Gives `visit` each wall that meets a line, some others near it and some twice, until it returns false.
  template <class Visit>
  void along(Line line, Visit visit) const {
    if (!list_) return;
    for_each_bucket(line, [&](Bucket bucket) {
      return std::ranges::all_of(list_->buckets.at(bucket), [&](std::uint32_t at) { return visit(list_->walls[at]); });
    });
  }

  /// Adds walls, or replaces those of the same ids. A door that becomes a plain wall loses its state.
  void set(std::span<const Wall> walls);
  void remove(std::span<const FixtureId> ids);
  /// Does nothing where there is no such door: undo may have taken back the wall alone.
  void set_door(const DoorState& state);

  /// Whether both have the same walls, whatever the states of their doors.
  [[nodiscard]] bool has_walls_of(const SceneWalls& other) const {
    return list_ == other.list_ || std::ranges::equal(all(), other.all());
  }
  friend bool operator==(const SceneWalls& a, const SceneWalls& b) { return a.doors_ == b.doors_ && a.has_walls_of(b); }

 private:
  struct List {
    explicit List(std::vector<Wall> of);
    std::vector<Wall> walls;       // by id
    std::vector<Wall> with_doors;  // by id
    Buckets buckets;               // of places in `walls`
  };

  void keep(std::vector<Wall> walls);

  std::shared_ptr<const List> list_;  // null: no walls
  std::vector<DoorState> doors_;
};

}  // namespace ft::rules
