// Events: one vocabulary for all systems (law R10); results, never inputs (law R7). Stored: see protocol/stored.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "rules/kernel/state/state.hpp"
#include "rules/kernel/values/audience.hpp"
#include "rules/kernel/values/refusal.hpp"

namespace ft::rules {

// ---- log only: these change no state ---------------------------------------------------------------

struct Die {
  std::int32_t sides = 0;
  std::int32_t face = 0;
  bool dropped = false;
  bool operator==(const Die&) const = default;
};

/// A roll with dice, parts and outcome: a roll card.
struct RollMade {
  Ref by;
  Key purpose;  // a roll of the schema: attack, evasion, initiative, damage
  Ref against;
  std::vector<Die> dice;
  Sum total;    // dice and modifiers
  Sum target;   // the number to reach, empty where there is none
  Key outcome;  // a text of the schema: hit, missed, passed, failed
  Key rule;
  Audience audience;
  bool operator==(const RollMade&) const = default;
};

/// A number calculated in steps, such as damage through armour.
struct Calculated {
  Ref on;
  Key what;
  Sum sum;
  Key rule;
  Audience audience;
  bool operator==(const Calculated&) const = default;
};

/// A log sentence: a schema text and its parameters. why: the refusal that was the reason, if any.
struct LogLine {
  Key text;
  Params params;
  Key rule;
  Audience audience;
  Verdict why = {};
  SceneId scene = {};  // where: one that names no creature is for those who know this scene; none: for everyone
  bool operator==(const LogLine&) const = default;
};

/// An action is announced and its price reserved before it takes effect; all who know its actor and details may read it.
struct ActionDeclared {
  CreatureId actor;
  Key action;
  Key response_type;  // interrupt, challenge ...: how it answers another action; empty: it does not
  Params details;     // its targets and ways, and the price by number
  Key rule;
  bool operator==(const ActionDeclared&) const = default;
};

/// A refusal that the GM overrode, or that the table only warns about.
struct RuleOverridden {
  Key code;
  Params params;
  Key rule;
  bool warning = false;
  std::string reason;
  bool operator==(const RuleOverridden&) const = default;
};

// ---- state changes -----------------------------------------------------------------------------------

struct NumberSet {
  Ref owner;
  Key key;
  std::int64_t value = 0;
  std::int64_t before = 0;
  bool operator==(const NumberSet&) const = default;
};
struct Moved {
  CreatureId creature;
  SceneId scene;
  Place from;
  Place to;
  Key movement_type;
  bool operator==(const Moved&) const = default;
};
struct ConditionGained {
  Ref on;
  Condition condition;
  bool operator==(const ConditionGained&) const = default;
};
/// A condition got new data, modifiers or a new duration.
struct ConditionChanged {
  Ref on;
  Condition condition;
  bool operator==(const ConditionChanged&) const = default;
};
struct ConditionEnded {
  Ref on;
  ConditionId condition;
  Key key;
  bool operator==(const ConditionEnded&) const = default;
};
struct RelationMade {
  Relation relation;
  bool operator==(const RelationMade&) const = default;
};
struct RelationChanged {
  Relation relation;
  bool operator==(const RelationChanged&) const = default;
};
struct RelationEnded {
  RelationId relation;
  Key key;
  Ref from;
  Ref to;
  bool operator==(const RelationEnded&) const = default;
};
/// Gained or changed.
struct FeatureSet {
  CreatureId creature;
  Feature feature;
  bool operator==(const FeatureSet&) const = default;
};
struct FeatureLost {
  CreatureId creature;
  Key key;
  bool operator==(const FeatureLost&) const = default;
};
struct ItemGained {
  Ref owner;
  Item item;
  bool operator==(const ItemGained&) const = default;
};
/// An item changes hands or placement. from and to: creature or scene.
struct ItemMoved {
  Ref from;
  Ref to;
  Item item;
  bool operator==(const ItemMoved&) const = default;
};
struct ItemNumberSet {
  Ref owner;
  ItemId item;
  Key key;
  std::int64_t value = 0;
  bool operator==(const ItemNumberSet&) const = default;
};
struct ItemLost {
  Ref owner;
  ItemId item;
  bool operator==(const ItemLost&) const = default;
};

struct CreatureAdded {
  Creature creature;
  bool operator==(const CreatureAdded&) const = default;
};
struct CreatureRemoved {
  CreatureId creature;
  bool operator==(const CreatureRemoved&) const = default;
};
/// Revealed to or hidden from players.
struct CreatureHidden {
  CreatureId creature;
  bool hidden = false;
  bool operator==(const CreatureHidden&) const = default;
};
/// Name, side, seats, picture, size, facing as they now are.
struct CreatureEdited {
  CreatureId creature;
  std::string name;
  Key side;
  std::vector<SeatId> seats;
  std::string picture;
  std::int32_t size = 1;
  std::int32_t facing = 0;
  bool operator==(const CreatureEdited&) const = default;
};

struct EncounterStarted {
  Encounter encounter;
  bool operator==(const EncounterStarted&) const = default;
};
struct EncounterEnded {
  EncounterId encounter;
  bool operator==(const EncounterEnded&) const = default;
};
/// The new turn order; its creatures are the encounter's members.
struct OrderSet {
  EncounterId encounter;
  std::vector<CreatureId> order;
  bool operator==(const OrderSet&) const = default;
};
struct RoundStarted {
  EncounterId encounter;
  std::int32_t round = 0;
  bool operator==(const RoundStarted&) const = default;
};
struct TurnStarted {
  EncounterId encounter;
  CreatureId creature;
  bool operator==(const TurnStarted&) const = default;
};
struct TurnEnded {
  EncounterId encounter;
  CreatureId creature;
  bool operator==(const TurnEnded&) const = default;
};
struct PhaseSet {
  EncounterId encounter;
  Key phase;
  bool operator==(const PhaseSet&) const = default;
};
/// of: an encounter or the campaign.
struct ClockAdvanced {
  Ref of;
  std::int64_t seconds = 0;
  bool operator==(const ClockAdvanced&) const = default;
};

struct SceneAdded {
  Scene scene;
  bool operator==(const SceneAdded&) const = default;
};
/// New name, grid, picture, vision mode and darkness. Terrain keeps its column and row on screen; the rest of the scene stays.
struct SceneEdited {
  Scene scene;
  bool operator==(const SceneEdited&) const = default;
};
struct SceneRemoved {
  SceneId scene;
  bool operator==(const SceneRemoved&) const = default;
};
struct SceneShown {
  SceneId scene;
  bool operator==(const SceneShown&) const = default;
};
/// New terrain of these cells, later runs over earlier ones.
struct TerrainSet {
  SceneId scene;
  std::vector<TerrainRun> runs;
  bool operator==(const TerrainSet&) const = default;
};
/// Walls as they now are: new ones, or others in the place of those with their ids.
struct WallsSet {
  SceneId scene;
  std::vector<Wall> walls;
  bool operator==(const WallsSet&) const = default;
};
struct WallsRemoved {
  SceneId scene;
  std::vector<FixtureId> walls;
  bool operator==(const WallsRemoved&) const = default;
};
struct DoorSet {
  SceneId scene;
  DoorState door;
  bool operator==(const DoorSet&) const = default;
};
/// Lights as they now are: new ones, or others in the place of those with their ids.
struct LightsSet {
  SceneId scene;
  std::vector<Light> lights;
  bool operator==(const LightsSet&) const = default;
};
struct LightsRemoved {
  SceneId scene;
  std::vector<FixtureId> lights;
  bool operator==(const LightsRemoved&) const = default;
};
/// Notes as they now are: new ones, or others in the place of those with their ids.
struct NotesSet {
  SceneId scene;
  std::vector<Note> notes;
  bool operator==(const NotesSet&) const = default;
};
struct NotesRemoved {
  SceneId scene;
  std::vector<FixtureId> notes;
  bool operator==(const NotesRemoved&) const = default;
};
/// What a creature remembers of the doors and the terrain of a scene, instead of what it remembered before.
struct MapRemembered {
  SceneId scene;
  MapMemory memory;
  bool operator==(const MapRemembered&) const = default;
};
/// Regions as they now are: new ones, or others in the place of those with their ids.
struct RegionsSet {
  SceneId scene;
  std::vector<Region> regions;
  bool operator==(const RegionsSet&) const = default;
};
struct RegionsRemoved {
  SceneId scene;
  std::vector<FixtureId> regions;
  bool operator==(const RegionsRemoved&) const = default;
};
/// A part of a map with fog is revealed, or hidden again (see `reveal` and `hide` in fog.hpp).
struct AreaRevealed {
  SceneId scene;
  RevealedArea area;
  bool hidden = false;
  bool operator==(const AreaRevealed&) const = default;
};
/// A creature or item went out of a creature's sight, which remembers it as it was, instead of what it remembered of it before.
struct GhostRecorded {
  SceneId scene;
  Ghost ghost;
  bool operator==(const GhostRecorded&) const = default;
};
/// What a creature remembered of another, or of an item, counts no more: it sees it again, or its place without it.
struct GhostCleared {
  SceneId scene;
  CreatureId to, creature;
  ItemId item = {};
  bool operator==(const GhostCleared&) const = default;
};
struct HouseRuleSet {
  Key key;
  std::int64_t value = 0;
  bool operator==(const HouseRuleSet&) const = default;
};
struct StrictnessSet {
  Key code;
  Strictness strictness = Strictness::forbid;
  bool operator==(const StrictnessSet&) const = default;
};

/// The new text of a custom record.
struct RecordSet {
  CustomRecord record;
  bool operator==(const RecordSet&) const = default;
};
/// The custom record is gone: the rulebook's counts again, if it has one.
struct RecordDropped {
  Key kind, id;
  bool operator==(const RecordDropped&) const = default;
};

using Event = std::variant<RollMade, Calculated, LogLine, RuleOverridden,                          //
                           NumberSet, Moved, ConditionGained, ConditionChanged, ConditionEnded,    //
                           RelationMade, RelationChanged, RelationEnded, FeatureSet, FeatureLost,  //
                           ItemGained, ItemMoved, ItemNumberSet, ItemLost,                         //
                           CreatureAdded, CreatureRemoved, CreatureHidden, CreatureEdited,         //
                           EncounterStarted, EncounterEnded, OrderSet, RoundStarted, TurnStarted, TurnEnded, PhaseSet,
                           ClockAdvanced, SceneAdded, SceneEdited, SceneRemoved, SceneShown, TerrainSet, HouseRuleSet,
                           StrictnessSet, RecordSet, RecordDropped, ActionDeclared, WallsSet, WallsRemoved, DoorSet,
                           AreaRevealed, LightsSet, LightsRemoved, GhostRecorded, GhostCleared, NotesSet, NotesRemoved,
                           MapRemembered, RegionsSet, RegionsRemoved>;
using Events = std::vector<Event>;

/// Whether an event is what creatures come to know, lose sight of or remember: undo takes none of it back (sight S12).
[[nodiscard]] inline bool is_knowledge(const Event& event) {
  return std::holds_alternative<AreaRevealed>(event) || std::holds_alternative<GhostRecorded>(event) ||
         std::holds_alternative<GhostCleared>(event) || std::holds_alternative<MapRemembered>(event);
}

}  // namespace ft::rules
