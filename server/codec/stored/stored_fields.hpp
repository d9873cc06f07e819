// What is stored of each struct: fields() names its members in the order of their numbers in protocol/stored/v1. Writer,
// reader and the random values of tests walk it; one that leaves out a member does not compile.
// Stored: append, never reorder.
#pragma once

#include <array>
#include <concepts>
#include <tuple>

#include "server/codec/bytes/members_of.hpp"
#include "server/codec/values/snapshot.hpp"
#include "server/codec/values/viewer_values.hpp"

namespace ft::codec {

/// A key and its number as one message. value: the key is another field's. house_rule: a house rule and its value.
enum class NumberForm : std::uint8_t { whole, value, house_rule };
template <NumberForm form, class Key, class Value>
struct NumberField {
  static constexpr std::size_t members = form == NumberForm::value ? 1 : 2;
  Key& key;
  Value& value;
};
/// Numbers whose keys are house rules.
template <class Numbers>
struct HouseRulesField {
  static constexpr std::size_t members = 1;
  Numbers& values;
};
/// How many; one is left out.
template <class Integer>
struct CountField {
  static constexpr std::size_t members = 1;
  Integer& count;
};

template <class Key, class Value>
NumberField<NumberForm::whole, Key, Value> number(Key& key, Value& value) {
  return {key, value};
}
template <class Key, class Value>
NumberField<NumberForm::value, Key, Value> value_of(Key& key, Value& value) {
  return {key, value};
}
template <class Key, class Value>
NumberField<NumberForm::house_rule, Key, Value> house_rule(Key& key, Value& value) {
  return {key, value};
}
template <class Numbers>
HouseRulesField<Numbers> house_rules(Numbers& values) {
  return {values};
}
template <class Integer>
CountField<Integer> count(Integer& how_many) {
  return {how_many};
}

/// The walls of a scene as they are stored.
struct StoredWalls {
  std::vector<rules::Wall> walls;
  std::vector<rules::DoorState> doors;
};

/// A chunk of a raster as it is stored.
struct StoredChunk {
  std::int32_t column = 0, row = 0;
  std::string samples;
};

/// Members by reference, the fields above by value.
template <class... Field>
std::tuple<Field...> row(Field&&... field) {
  return std::tuple<Field...>(std::forward<Field>(field)...);
}
template <class T, class Struct>
concept Is = std::same_as<std::remove_const_t<T>, Struct>;

// values.proto
auto fields(Is<rules::Cell> auto& it) { return row(it.column, it.row); }
auto fields(Is<rules::Place> auto& it) {
  return row(it.kind, it.cell.column, it.cell.row, it.height, it.shift.x, it.shift.y);
}
auto fields(Is<rules::Param> auto& it) { return row(it.name, it.value); }
auto fields(Is<rules::Part> auto& it) { return row(it.source, it.value, it.rule, it.gm_only); }
auto fields(Is<rules::Die> auto& it) { return row(it.sides, it.face, it.dropped); }
auto fields(Is<DieCount> auto& it) { return row(it.sides, it.face, it.dropped, count(it.count)); }

// state.proto
auto fields(Is<rules::Audience> auto& it) { return row(it.kind, it.only); }
auto fields(Is<rules::Duration> auto& it) { return row(it.unit, it.left, it.counts_turns_of); }
auto fields(Is<rules::Modifier> auto& it) { return row(it.target, it.value, it.when); }
auto fields(Is<rules::Condition> auto& it) {
  return row(it.id, it.key, it.source, it.source_key, it.parent, it.ends, it.data, it.modifiers, it.gm_only);
}
auto fields(Is<rules::Relation> auto& it) { return row(it.id, it.key, it.from, it.to, it.data, it.gm_only); }
auto fields(Is<rules::Feature> auto& it) { return row(it.key, it.data); }
auto fields(Is<rules::Item> auto& it) { return row(it.id, it.kind, it.placement, it.place, it.numbers); }
auto fields(Is<rules::Creature> auto& it) {
  return row(it.id, it.name, it.record, it.side, it.seats, it.picture, it.hidden, it.scene, it.place, it.size,
             it.facing, it.encounter, it.numbers, it.conditions, it.features, it.items);
}
auto fields(Is<rules::TerrainRun> auto& it) {
  return row(it.first, it.terrain.blocks_move, it.terrain.blocks_sight, it.terrain.difficult, it.terrain.numbers,
             it.terrain.name, count(it.cells));
}
auto fields(Is<rules::MapPicture> auto& it) {
  return row(it.asset, it.width_px, it.height_px, it.cell_milli_px, it.offset_x_milli_px, it.offset_y_milli_px);
}
auto fields(Is<rules::Wall> auto& it) {
  return row(it.id, it.line.from.x, it.line.from.y, it.line.to.x, it.line.to.y, it.sight, it.move, it.blocks_from,
             it.door, it.found_by, it.height);
}
auto fields(Is<rules::DoorState> auto& it) { return row(it.wall, it.is); }
auto fields(Is<StoredWalls> auto& it) { return row(it.walls, it.doors); }
auto fields(Is<rules::Light> auto& it) {
  return row(it.id, it.at.x, it.at.y, it.bright, it.dim, it.degrees, it.direction, it.color, it.glow, it.off,
             it.through_walls, it.darkens);
}
auto fields(Is<rules::MapPoint> auto& it) { return row(it.x, it.y); }
auto fields(Is<rules::Note> auto& it) {
  return row(it.id, it.at.x, it.at.y, it.icon, it.color, it.title, it.text, it.audience, it.shape, it.corners, it.width,
             it.filled, it.roof, it.by);
}
auto fields(Is<rules::Region> auto& it) {
  return row(it.id, it.kind, it.corners, it.name, it.darkness, it.to_scene, it.to_region, it.off, it.dice, it.sides,
             it.damage);
}
auto fields(Is<StoredChunk> auto& it) { return row(it.column, it.row, it.samples); }
auto fields(Is<rules::RevealedArea> auto& it) { return row(it.to, it.samples); }
auto fields(Is<rules::Ghost> auto& it) {
  return row(it.to, it.creature, it.place, it.size, it.facing, it.side, it.name, it.picture, it.item, it.kind);
}
auto fields(Is<rules::MapMemory> auto& it) { return row(it.to, it.doors, it.terrain); }
auto fields(Is<rules::Scene> auto& it) {
  return row(it.id, it.name, it.grid, it.columns, it.rows, it.cell, it.picture, it.terrain, it.items, it.areas,
             it.numbers, it.walls, it.vision_mode, it.revealed, it.darkness, it.lights, it.ghosts, it.notes, it.folder,
             it.archived, it.memories, it.regions, it.grid_hidden);
}
auto fields(Is<rules::Encounter> auto& it) {
  return row(it.id, it.scene, it.phase, it.round, it.order, it.turn, it.clock_s, it.numbers, it.conditions);
}
auto fields(Is<rules::CustomRecord> auto& it) { return row(it.kind, it.id, it.text, it.removed); }
auto fields(Is<rules::Campaign> auto& it) {
  return row(it.shown, it.clock_s, house_rules(it.house_rules), it.strictness, it.numbers, it.records);
}
auto fields(Is<rules::State> auto& it) {
  return row(it.campaign, it.creatures, it.scenes, it.encounters, it.relations);
}

// event.proto
auto fields(Is<rules::Refusal> auto& it) { return row(it.code, it.params, it.rule); }
auto fields(Is<rules::RollMade> auto& it) {
  return row(it.by, it.purpose, it.against, it.dice, it.total, it.target, it.outcome, it.rule, it.audience);
}
auto fields(Is<rules::Calculated> auto& it) { return row(it.on, it.what, it.sum, it.rule, it.audience); }
auto fields(Is<rules::LogLine> auto& it) { return row(it.text, it.params, it.rule, it.audience, it.why, it.scene); }
auto fields(Is<rules::RuleOverridden> auto& it) { return row(it.code, it.params, it.rule, it.warning, it.reason); }
auto fields(Is<rules::NumberSet> auto& it) {
  return row(it.owner, number(it.key, it.value), value_of(it.key, it.before));
}
auto fields(Is<rules::Moved> auto& it) { return row(it.creature, it.scene, it.from, it.to, it.movement_type); }
auto fields(Is<rules::ConditionGained> auto& it) { return row(it.on, it.condition); }
auto fields(Is<rules::ConditionChanged> auto& it) { return row(it.on, it.condition); }
auto fields(Is<rules::ConditionEnded> auto& it) { return row(it.on, it.condition, it.key); }
auto fields(Is<rules::RelationMade> auto& it) { return row(it.relation); }
auto fields(Is<rules::RelationChanged> auto& it) { return row(it.relation); }
auto fields(Is<rules::RelationEnded> auto& it) { return row(it.relation, it.key, it.from, it.to); }
auto fields(Is<rules::FeatureSet> auto& it) { return row(it.creature, it.feature); }
auto fields(Is<rules::FeatureLost> auto& it) { return row(it.creature, it.key); }
auto fields(Is<rules::ItemGained> auto& it) { return row(it.owner, it.item); }
auto fields(Is<rules::ItemMoved> auto& it) { return row(it.from, it.to, it.item); }
auto fields(Is<rules::ItemNumberSet> auto& it) { return row(it.owner, it.item, number(it.key, it.value)); }
auto fields(Is<rules::ItemLost> auto& it) { return row(it.owner, it.item); }
auto fields(Is<rules::CreatureAdded> auto& it) { return row(it.creature); }
auto fields(Is<rules::CreatureRemoved> auto& it) { return row(it.creature); }
auto fields(Is<rules::CreatureHidden> auto& it) { return row(it.creature, it.hidden); }
auto fields(Is<rules::CreatureEdited> auto& it) {
  return row(it.creature, it.name, it.side, it.seats, it.picture, it.size, it.facing);
}
auto fields(Is<rules::EncounterStarted> auto& it) { return row(it.encounter); }
auto fields(Is<rules::EncounterEnded> auto& it) { return row(it.encounter); }
auto fields(Is<rules::OrderSet> auto& it) { return row(it.encounter, it.order); }
auto fields(Is<rules::RoundStarted> auto& it) { return row(it.encounter, it.round); }
auto fields(Is<rules::TurnStarted> auto& it) { return row(it.encounter, it.creature); }
auto fields(Is<rules::TurnEnded> auto& it) { return row(it.encounter, it.creature); }
auto fields(Is<rules::PhaseSet> auto& it) { return row(it.encounter, it.phase); }
auto fields(Is<rules::ClockAdvanced> auto& it) { return row(it.of, it.seconds); }
auto fields(Is<rules::SceneAdded> auto& it) { return row(it.scene); }
auto fields(Is<rules::SceneEdited> auto& it) { return row(it.scene); }
auto fields(Is<rules::SceneRemoved> auto& it) { return row(it.scene); }
auto fields(Is<rules::SceneShown> auto& it) { return row(it.scene); }
auto fields(Is<rules::TerrainSet> auto& it) { return row(it.scene, it.runs); }
auto fields(Is<rules::WallsSet> auto& it) { return row(it.scene, it.walls); }
auto fields(Is<rules::WallsRemoved> auto& it) { return row(it.scene, it.walls); }
auto fields(Is<rules::DoorSet> auto& it) { return row(it.scene, it.door); }
auto fields(Is<rules::LightsSet> auto& it) { return row(it.scene, it.lights); }
auto fields(Is<rules::LightsRemoved> auto& it) { return row(it.scene, it.lights); }
auto fields(Is<rules::NotesSet> auto& it) { return row(it.scene, it.notes); }
auto fields(Is<rules::NotesRemoved> auto& it) { return row(it.scene, it.notes); }
auto fields(Is<rules::RegionsSet> auto& it) { return row(it.scene, it.regions); }
auto fields(Is<rules::RegionsRemoved> auto& it) { return row(it.scene, it.regions); }
auto fields(Is<rules::AreaRevealed> auto& it) { return row(it.scene, it.area, it.hidden); }
auto fields(Is<rules::GhostRecorded> auto& it) { return row(it.scene, it.ghost); }
auto fields(Is<rules::GhostCleared> auto& it) { return row(it.scene, it.to, it.creature, it.item); }
auto fields(Is<rules::MapRemembered> auto& it) { return row(it.scene, it.memory); }
auto fields(Is<rules::HouseRuleSet> auto& it) { return row(house_rule(it.key, it.value)); }
auto fields(Is<rules::StrictnessSet> auto& it) { return row(it.code, it.strictness); }
auto fields(Is<rules::RecordSet> auto& it) { return row(it.record); }
auto fields(Is<rules::RecordDropped> auto& it) { return row(it.kind, it.id); }
auto fields(Is<rules::ActionDeclared> auto& it) {
  return row(it.actor, it.action, it.response_type, it.details, it.rule);
}

// play.proto
auto fields(Is<rules::Command> auto& it) {
  return row(it.action, it.actor, it.form, it.overrides, it.override_reason, it.scene);
}
auto fields(Is<rules::Viewer> auto& it) { return row(it.role, it.seat, it.creatures, it.allies); }
auto fields(Is<rules::Option> auto& it) { return row(it.value, it.text, it.params); }
auto fields(Is<rules::Question> auto& it) {
  return row(it.tag, it.asked, it.prompt, it.params, it.rule, it.shape, it.options, it.min, it.max, it.cells,
             it.default_answer, it.seconds, it.secrecy, it.non_blocking, it.max_damage, it.rules_check_place);
}
auto fields(Is<rules::DieRolled> auto& it) { return row(it.by, it.purpose, it.sides, it.face); }
auto fields(Is<rules::Answered> auto& it) { return row(it.question, it.asked, it.prompt, it.answer, it.by); }
auto fields(Is<rules::TimedOut> auto& it) { return row(it.questions); }
auto fields(Is<rules::ConcurrentEvents> auto& it) { return row(it.events); }
auto fields(Is<rules::TableNote> auto& it) { return row(it.at, it.note); }

// journal.proto
auto fields(Is<Revision> auto& it) { return row(it.build, it.content); }
auto fields(Is<ResolutionOpened> auto& it) {
  return row(it.id, it.encounter, it.creature, it.command, it.viewer, it.revision);
}
auto fields(Is<TapeAppended> auto& it) { return row(it.resolution, it.entry); }
auto fields(Is<QuestionAsked> auto& it) { return row(it.resolution, it.question); }
auto fields(Is<EarlyAnswer> auto& it) { return row(it.resolution, it.answer); }
auto fields(Is<EventsRecorded> auto& it) { return row(it.resolution, it.events); }
auto fields(Is<ResolutionClosed> auto& it) { return row(it.resolution, it.how, it.by, it.reason); }
auto fields(Is<GmEdit> auto& it) { return row(it.id, it.by, it.kind, it.reason, it.encounter, it.creature); }
auto fields(Is<Voided> auto& it) { return row(it.batches, it.resolutions, it.by, it.reason); }
auto fields(Is<RequestCompleted> auto& it) { return row(it.seat, it.client_id); }
auto fields(Is<TableStopped> auto& it) { return row(it.by); }
auto fields(Is<TableResumed> auto& it) { return row(it.by); }
auto fields(Is<PlayedOn> auto& it) { return row(it.by, it.state); }
auto fields(Is<AutoAnswer> auto& it) { return row(it.seat, it.creature, it.prompt, it.answer, it.ask_above); }
auto fields(Is<ChatRolled> auto& it) {
  return row(it.id, it.seat, it.expression, it.dice, it.total, it.comment, it.to);
}
auto fields(Is<Batch> auto& it) { return row(it.at_ms, it.records); }

// snapshot.proto
auto fields(Is<LogGroup> auto& it) {
  return row(it.group, it.at_ms, it.action, it.actor, it.by_gm, it.voided, it.events, it.chat_roll);
}
auto fields(Is<Snapshot> auto& it) {
  return row(it.number, it.state, it.revision, it.next_id, it.clients, it.log, it.auto_answers, it.stopped);
}

// chat.proto
auto fields(Is<ChatLine> auto& it) { return row(it.id, it.client_id, it.kind, it.as, it.at_ms, it.text, it.rolls); }

template <class T>
concept Described = requires(T& it) { fields(it); };

/// How many members are not stored as fields.
template <class Struct>
inline constexpr std::size_t members_elsewhere = 0;
template <>
inline constexpr std::size_t members_elsewhere<ChatLine> = 2;  // its writer and readers: columns
template <>
inline constexpr std::size_t members_elsewhere<rules::MapPicture> = 1;  // its tiles: of projections alone
template <>
inline constexpr std::size_t members_elsewhere<rules::Scene> = 3;  // what is seen and lit: of projections alone

template <class Field>
inline constexpr std::size_t members_in = Field::members;
template <class Member>
inline constexpr std::size_t members_in<Member&> = 1;
template <class... Field>
inline constexpr std::size_t members_in<std::tuple<Field...>> = (members_in<Field> + ...);
/// Whether fields() of a struct leaves out none of its members.
template <class Struct>
inline constexpr bool all_described =
    members_in<decltype(fields(std::declval<Struct&>()))> + members_elsewhere<Struct> == members_of<Struct>();
template <>
inline constexpr bool all_described<rules::Place> =
    members_of<rules::Place>() == 4;  // its cell and its shift are two fields each
template <>
inline constexpr bool all_described<rules::Wall> = members_of<rules::Wall>() == 8;  // its line is four fields
template <>
inline constexpr bool all_described<rules::Light> = members_of<rules::Light>() == 11;  // its point is two fields
template <>
inline constexpr bool all_described<rules::Note> = members_of<rules::Note>() == 13;  // its point is two fields
template <>
inline constexpr bool all_described<rules::TerrainRun> =
    members_of<rules::TerrainRun>() == 3 && members_of<rules::CellTerrain>() == 5;  // its terrain is five fields

/// The number of each alternative in its oneof; 0: none is set.
template <class Variant>
constexpr int number_of(std::size_t alternative) {
  const bool may_be_none = std::same_as<std::variant_alternative_t<0, Variant>, std::monostate>;
  return static_cast<int>(alternative) + (may_be_none ? 0 : 1);
}
template <>
constexpr int number_of<rules::Event>(std::size_t alternative) {
  return static_cast<int>(alternative < 37 ? alternative + 1 : alternative + 3);
}
template <>
constexpr int number_of<rules::TapeEntry>(std::size_t alternative) {
  return std::array{1, 2, 4, 3, 5}[alternative];
}

}  // namespace ft::codec
