// What a table holds in memory: the fold of its journal. Discarded and folded again when an append does not land.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rules/kernel/resolution/resolution.hpp"
#include "server/codec/values/journal.hpp"
#include "server/table/history/game_log.hpp"
#include "server/table/history/request_deduplicator.hpp"
#include "server/table/history/undo_history.hpp"

namespace ft::table {

/// When a request came, and after how many others of this table: the first right of way.
struct ArrivalStamp {
  std::int64_t at_ms = 0;  // unix
  std::uint64_t sequence = 0;
};

/// A resolution that waits for an answer. Nothing but its tape influences it (law R4).
struct OpenResolution {
  codec::ResolutionOpened opened;
  std::shared_ptr<const rules::State> base;  // the fold of what came before it; kept only while it is open
  rules::Tape tape;
  rules::Events events;                    // its own, journaled
  std::vector<rules::Question> questions;  // open now
  std::string divergence;                  // why it can only be canceled, or empty
  ArrivalStamp arrived = {};
  rules::Events meanwhile = {};    // what else happened during the turn: not on the tape yet
  rules::WindowCache recall = {};  // what its windows found

  /// All open questions are non-blocking.
  [[nodiscard]] bool only_optional_questions() const;
};

/// Dice of a voided command, met again by the byte-identical one until that turn ends (law R7); outside encounters for so
/// many batches: until then the table has no snapshot.
struct VoidedDice {
  static constexpr std::int64_t batches_outside = 64;
  rules::Command command;
  rules::EncounterId encounter;
  std::vector<rules::DieRolled> dice;
  std::int64_t batch = 0;  // that voided it
};

struct TableState {
  std::int64_t number = 0;  // the newest batch that is durable
  rules::State state;
  UndoHistory undo_history;
  std::map<rules::ResolutionId, OpenResolution> open;
  std::uint64_t requests = 0;  // that came so far, of those that are played
  std::vector<VoidedDice> kept_dice;
  std::map<std::pair<rules::CreatureId, rules::Key>, codec::AutoAnswer> auto_answers;
  RequestDeduplicator done;
  GameLog log;
  bool stopped = false;  // by the GM
};

/// An action is announced that has not taken effect yet.
[[nodiscard]] bool is_declaration(const rules::Event& event);

/// What is open, in the order in which it came.
[[nodiscard]] std::vector<const OpenResolution*> in_order(const std::map<rules::ResolutionId, OpenResolution>& open);

/// An order in advance counts until "ask me" takes it back.
void take_order(TableState& table, const codec::AutoAnswer& order);

/// Where a command of this actor belongs: its fight, else itself.
struct Scope {
  rules::EncounterId encounter;
  rules::CreatureId creature;
  bool operator==(const Scope&) const = default;
};
[[nodiscard]] Scope scope_of(const rules::State& state, rules::CreatureId actor);

[[nodiscard]] const rules::Creature* find_creature(const rules::State& state, rules::CreatureId id);
[[nodiscard]] const rules::Scene* find_scene(const rules::State& state, rules::SceneId id);
[[nodiscard]] const rules::Encounter* find_encounter(const rules::State& state, rules::EncounterId id);

/// A seat as the rules see it: a GM, or a player through the creatures of the state that are theirs.
[[nodiscard]] rules::Viewer viewer_of(const rules::State& state, rules::SeatId seat, rules::Viewer::Role role);

}  // namespace ft::table
