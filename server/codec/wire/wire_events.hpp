// Projected events as state deltas and log entries. Inside codec only; the door is deltas.hpp.
#pragma once

#include <functional>

#include "rules/kernel/declarations/declared_log_line.hpp"
#include "server/codec/wire/wire_writer.hpp"

namespace ft::codec {

/// The state deltas of one batch, appended to a frame. Moves and numbers of one creature are merged as long as no other
/// state delta stands between them.
class StateDeltas {
 public:
  StateDeltas(const WireWriter& writer, wire::ServerFrame& frame) : writer_(writer), frame_(frame) {}
  void add(const rules::Event& event);

  // One for each event that changes state; those that are only read in the log add nothing.
  template <class Unlogged>
  void operator()(const Unlogged&) {}
  void operator()(const rules::NumberSet& event);
  void operator()(const rules::Moved& event);
  void operator()(const rules::ConditionGained& event);
  void operator()(const rules::ConditionChanged& event);
  void operator()(const rules::ConditionEnded& event);
  void operator()(const rules::RelationMade& event);
  void operator()(const rules::RelationChanged& event);
  void operator()(const rules::RelationEnded& event);
  void operator()(const rules::FeatureSet& event);
  void operator()(const rules::FeatureLost& event);
  void operator()(const rules::ItemGained& event);
  void operator()(const rules::ItemMoved& event);
  void operator()(const rules::ItemNumberSet& event);
  void operator()(const rules::ItemLost& event);
  void operator()(const rules::CreatureAdded& event);
  void operator()(const rules::CreatureRemoved& event);
  void operator()(const rules::CreatureHidden& event);
  void operator()(const rules::CreatureEdited& event);
  void operator()(const rules::EncounterStarted& event);
  void operator()(const rules::EncounterEnded& event);
  void operator()(const rules::OrderSet& event);
  void operator()(const rules::RoundStarted& event);
  void operator()(const rules::TurnStarted& event);
  void operator()(const rules::TurnEnded& event);
  void operator()(const rules::PhaseSet& event);
  void operator()(const rules::ClockAdvanced& event);
  void operator()(const rules::SceneAdded& event);
  void operator()(const rules::SceneEdited& event);
  void operator()(const rules::SceneRemoved& event);
  void operator()(const rules::SceneShown& event);
  void operator()(const rules::TerrainSet& event);
  void operator()(const rules::WallsSet& event);
  void operator()(const rules::WallsRemoved& event);
  void operator()(const rules::DoorSet& event);
  void operator()(const rules::AreaRevealed& event);
  void operator()(const rules::LightsSet& event);
  void operator()(const rules::LightsRemoved& event);
  void operator()(const rules::GhostRecorded& event);
  void operator()(const rules::GhostCleared& event);
  void operator()(const rules::MapRemembered&) {}  // a creature's: players are sent the map as they know it
  void operator()(const rules::NotesSet& event);
  void operator()(const rules::NotesRemoved& event);
  void operator()(const rules::RegionsSet& event);
  void operator()(const rules::RegionsRemoved& event);
  void operator()(const rules::HouseRuleSet& event);
  void operator()(const rules::StrictnessSet& event);

 private:
  wire::Delta* next();
  wire::CreaturePatch* patch(rules::CreatureId creature);
  wire::EncounterPatch* patch(rules::EncounterId encounter);
  void lose_item(const rules::Ref& owner, rules::ItemId item);

  const WireWriter& writer_;
  wire::ServerFrame& frame_;
  wire::CreaturePatch* patch_ = nullptr;  // the newest state delta, when it is one
};

/// The log entries of one batch. `append` makes room for the next one.
class LogEntries {
 public:
  using Append = std::function<wire::LogEntry*()>;
  LogEntries(const WireWriter& writer, const LogContext& context, Append append)
      : writer_(writer), context_(context), append_(std::move(append)) {}
  void add(const rules::Event& event) { std::visit(*this, event); }
  void add(const ChatRolled& roll);

  /// Events that make no entry.
  template <class Silent>
  void operator()(const Silent&) {}
  void operator()(const rules::RollMade& event);
  void operator()(const rules::Calculated& event);
  void operator()(const rules::LogLine& event);
  void operator()(const rules::ActionDeclared& event) { (*this)(log_line_of(event)); }
  void operator()(const rules::RuleOverridden& event);
  void operator()(const rules::NumberSet& event);
  void operator()(const rules::ItemNumberSet& event);
  void operator()(const rules::Moved& event);
  void operator()(const rules::ConditionGained& event);
  void operator()(const rules::ConditionEnded& event);
  void operator()(const rules::RelationMade& event);
  void operator()(const rules::RelationEnded& event);

 private:
  enum class SeenBy : std::uint8_t { all, some };
  wire::LogEntry* next(SeenBy seen_by = SeenBy::all);
  wire::LogEntry* next(const rules::Audience& audience);
  wire::Change* change(const rules::Ref& on, rules::Key key, wire::Change::Kind kind, SeenBy seen_by = SeenBy::all);

  const WireWriter& writer_;
  const LogContext& context_;
  Append append_;
  wire::LogEntry* last_ = nullptr;
};

}  // namespace ft::codec
