// A GM's edit as the facts it makes: literal, no rule is asked (law R13). Refused only where it makes no sense.
#pragma once

#include <expected>
#include <functional>

#include "rules/kernel/system.hpp"
#include "server/codec/values/request.hpp"

namespace ft::table {

/// What an edit is made on, and who makes it. id names what it creates: id << 16 | 1; fixtures, of which players may know some, have
/// drawn ids (sight S18).
struct Editing {
  const rules::System& system;
  const rules::State& state;
  rules::ResolutionId id;
  std::function<rules::FixtureId()> draw_fixture = {};  // none: of edits that draw no fixtures
  rules::Viewer by = rules::Viewer::gm();
};

using EditEvents = std::expected<rules::Events, rules::Refusal>;

// edit_creature.cpp
[[nodiscard]] EditEvents events_of(const Editing& on, const codec::AddCreature& add);
[[nodiscard]] EditEvents events_of(const Editing& on, const codec::PlaceCreature& place);
[[nodiscard]] EditEvents events_of(const Editing& on, const codec::RemoveCreature& remove);
[[nodiscard]] EditEvents events_of(const Editing& on, const codec::HideCreature& hide);
[[nodiscard]] EditEvents events_of(const Editing& on, const codec::EditCreature& edit);
// edit_order.cpp
[[nodiscard]] EditEvents events_of(const Editing& on, const codec::SetOrder& set);
/// The new order of the creature's encounter when that number of it is set: by the rulebook's turn number it stands
/// before the first member with less; any other number, or one that moves it nowhere, changes no order.
[[nodiscard]] rules::Events order_after(const Editing& on, const rules::NumberSet& set);
// edit_possessions.cpp
[[nodiscard]] EditEvents events_of(const Editing& on, const codec::SetNumber& set);
[[nodiscard]] EditEvents events_of(const Editing& on, const codec::EndCondition& end);
[[nodiscard]] EditEvents events_of(const Editing& on, const codec::AddCondition& add);
[[nodiscard]] EditEvents events_of(const Editing& on, const codec::GiveItem& give);
[[nodiscard]] EditEvents events_of(const Editing& on, const codec::RemoveItem& remove);
// edit_border.cpp
[[nodiscard]] EditEvents events_of(const Editing& on, const codec::PutBorder& put);
[[nodiscard]] EditEvents events_of(const Editing& on, const codec::RemoveBorder& remove);
// edit_scene.cpp
[[nodiscard]] EditEvents events_of(const Editing& on, const codec::AddScene& add);
[[nodiscard]] EditEvents events_of(const Editing& on, const codec::EditScene& edit);
[[nodiscard]] EditEvents events_of(const Editing& on, const codec::ShowScene& show);
[[nodiscard]] EditEvents events_of(const Editing& on, const codec::RemoveScene& remove);
[[nodiscard]] EditEvents events_of(const Editing& on, const codec::PaintGround& paint);
[[nodiscard]] EditEvents events_of(const Editing& on, const codec::SetSwitch& set);
[[nodiscard]] EditEvents events_of(const Editing& on, const codec::SetStrictness& set);

// edit_walls.cpp
[[nodiscard]] EditEvents events_of(const Editing& on, const codec::PutWalls& put);
[[nodiscard]] EditEvents events_of(const Editing& on, const codec::RemoveWalls& remove);
[[nodiscard]] EditEvents events_of(const Editing& on, const codec::SetDoor& set);

// edit_lights.cpp
[[nodiscard]] EditEvents events_of(const Editing& on, const codec::PutLights& put);
[[nodiscard]] EditEvents events_of(const Editing& on, const codec::RemoveLights& remove);

// edit_notes.cpp
[[nodiscard]] EditEvents events_of(const Editing& on, const codec::PutNotes& put);
[[nodiscard]] EditEvents events_of(const Editing& on, const codec::RemoveNotes& remove);

// edit_regions.cpp
[[nodiscard]] EditEvents events_of(const Editing& on, const codec::PutRegions& put);
[[nodiscard]] EditEvents events_of(const Editing& on, const codec::RemoveRegions& remove);

// edit_fog.cpp
[[nodiscard]] EditEvents events_of(const Editing& on, const codec::RevealArea& edit);

/// How far off the map walls, lights, notes and regions may be, in squares; and whether a point is no farther.
inline constexpr std::int32_t squares_beyond = 100;
[[nodiscard]] bool reaches(const rules::Scene& scene, rules::MapPoint point);

/// Gives lights without an id one, and says why they cannot stand in the scene: E_LIGHT_OFF_MAP, E_NO_SUCH (an id that no light of the
/// scene has), E_CONTENT_LIMIT.
[[nodiscard]] rules::Verdict placed(const Editing& on, const rules::Scene& scene, std::vector<rules::Light>& lights);

/// The creature, or why not.
[[nodiscard]] std::expected<const rules::Creature*, rules::Refusal> creature_of(const Editing& on,
                                                                                rules::CreatureId id);
[[nodiscard]] std::unexpected<rules::Refusal> no_such(rules::Key what);
/// Whether a cell lies on the map, a zone on its open part; other places lie anywhere.
[[nodiscard]] bool on_map(const rules::Scene& scene, const rules::Place& place);

/// The place as this kind of map has it: a zone for a cell on a map of zones, and the other way round.
[[nodiscard]] rules::Place as_on(const rules::Scene& scene, rules::Place place);

}  // namespace ft::table
