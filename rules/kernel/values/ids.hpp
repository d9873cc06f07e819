// Distinct number types for the things a table names, and Ref: any of them as the owner or end of something.
#pragma once

#include <compare>
#include <cstdint>

namespace ft::rules {

/// A number that names one kind of thing. 0 means "none". Things that rules create are named by resolution and
/// ordinal (law R5): resolution << 16 | ordinal. The table draws the ids of resolutions, creatures and scenes at
/// random from 1 to 2^31, and longer ones of walls, lights and notes, so that no gap betrays what is hidden.
template <class Tag>
struct Id {
  std::uint64_t value = 0;
  explicit constexpr operator bool() const { return value != 0; }
  constexpr auto operator<=>(const Id&) const = default;
};

using CreatureId = Id<struct CreatureTag>;
using ItemId = Id<struct ItemTag>;
using SceneId = Id<struct SceneTag>;
using EncounterId = Id<struct EncounterTag>;
using ConditionId = Id<struct ConditionTag>;
using RelationId = Id<struct RelationTag>;
using FixtureId = Id<struct FixtureTag>;        // a wall, light or note of a scene
using SeatId = Id<struct SeatTag>;              // a person at the table
using ResolutionId = Id<struct ResolutionTag>;  // the journal number of its command

/// Any thing that may own numbers and conditions, or be an end of a relation (law R10).
/// Cells: `id` is the packed cell (see pack), `within` the scene. Fixtures: `within` the scene.
struct Ref {
  enum class Kind : std::uint8_t { none, creature, item, cell, scene, encounter, campaign, fixture };
  Kind kind = Kind::none;
  std::uint64_t id = 0;
  std::uint64_t within = 0;

  constexpr Ref() = default;
  constexpr Ref(CreatureId creature) : kind(creature ? Kind::creature : Kind::none), id(creature.value) {}
  constexpr Ref(ItemId item) : kind(item ? Kind::item : Kind::none), id(item.value) {}
  constexpr Ref(SceneId scene) : kind(Kind::scene), id(scene.value) {}
  constexpr Ref(EncounterId encounter) : kind(Kind::encounter), id(encounter.value) {}
  constexpr Ref(SceneId scene, FixtureId fixture) : kind(Kind::fixture), id(fixture.value), within(scene.value) {}
  constexpr Ref(Kind of, std::uint64_t number, std::uint64_t inside = 0) : kind(of), id(number), within(inside) {}
  static constexpr Ref campaign() { return {Kind::campaign, 1}; }

  [[nodiscard]] constexpr CreatureId creature() const { return {kind == Kind::creature ? id : 0}; }
  [[nodiscard]] constexpr ItemId item() const { return {kind == Kind::item ? id : 0}; }
  [[nodiscard]] constexpr FixtureId fixture() const { return {kind == Kind::fixture ? id : 0}; }
  explicit constexpr operator bool() const { return kind != Kind::none; }
  constexpr auto operator<=>(const Ref&) const = default;
};

}  // namespace ft::rules
