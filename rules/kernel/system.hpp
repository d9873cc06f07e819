// A System is one rulebook: what rules/game and the server see.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/kernel/content/creature_factory.hpp"
#include "rules/kernel/content/ruleset.hpp"
#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules {

/// A command that the table sends unasked (law R13), due after its state has lasted `after_ms`.
struct Due {
  Command command;
  std::int64_t after_ms = 0;
};

/// Whether a command may start beside an open resolution (laws R4, T10).
enum class Admission : std::uint8_t { opens, waits, refused };

/// An open command with its events so far.
struct InFlightCommand {
  const Command& command;  // both are the caller's
  const Events& events;
};

/// A roll that decides whether a path goes on as planned.
struct PathRoll {
  std::size_t cell = 0;  // of the path, whose entry asks for it
  Key text;              // what it is about: a text of the schema
};

/// The cost of a path that was not walked yet, from what the mover knows.
struct PathPreview {
  std::vector<std::int64_t> cost;  // per cell, summed up, in the schema's unit x 1000
  std::vector<Key> band;           // per cell: a text of the schema (within_move, within_dash, beyond)
  std::int64_t left = 0;           // what is left after the path, x 1000; negative: missing
  std::size_t stops_at = 0;        // cells that can be walked as far as known
  Verdict refusal;                 // the first one
  std::vector<PathRoll> rolls = {};
};

/// A zone as the mover may know it. turns: the least number of turns to it; 0: no known path.
/// refusal: why the next move cannot cross the border into it, if one joins them.
struct ReachableZone {
  Cell cell;
  std::int32_t turns = 0;
  Verdict refusal;
};

/// Plays one action with the verbs of a Resolution.
using Procedure = void (*)(Resolution&);
using Procedures = std::map<Key, Procedure>;

/// One rulebook with its content: its face to the game and the server. Immutable after construction; any thread may read
/// it. Each virtual function has a default.
class System : public Ruleset {
 public:
  System(Content content, Schema schema, Procedures procedures);

  /// Plays r.command(). Default: requires its sender, then the procedure of that action.
  void play(Resolution& r) const override;
  /// The next due command of this encounter (none: of the campaign), if any. Default: none.
  [[nodiscard]] virtual std::optional<Due> due(const World& world, EncounterId encounter) const;
  /// Due commands with timers of their own, such as a right of reply; other commands do not stop these timers. Default:
  /// none.
  [[nodiscard]] virtual std::vector<Due> expirations(const World& world, EncounterId encounter) const;
  /// Whether `wanted` may start, regardless of open resolutions; waits while another creature has priority. Default:
  /// starts.
  [[nodiscard]] virtual Admission admit(const World& world, const Command& wanted) const;
  /// Whether `wanted` may start while `open` is open. Default: one at a time in an encounter; outside, every actor but
  /// the open one's.
  [[nodiscard]] virtual Admission admit_alongside(const World& world, const Command& wanted,
                                                  const InFlightCommand& open) const;
  /// The partly filled forms under which an action is offered to a known creature: one per known technique, per held
  /// weapon. Default: one empty form.
  [[nodiscard]] virtual std::vector<Params> preset_forms(const View& view, CreatureId creature, Key action) const;
  /// The cost of a path from what the mover knows. Default: empty, for a rulebook without movement.
  [[nodiscard]] virtual PathPreview preview(const View& view, CreatureId mover, const Path& path) const;
  /// Whether the mover could cross from one zone into a joined one, from what it knows. Default: yes.
  [[nodiscard]] virtual Verdict zone_crossing(const View& view, CreatureId mover, Cell from, Cell to) const;
  /// Every open zone but the mover's own. Default: one zone a turn through every crossing that is not refused; empty on
  /// other maps.
  [[nodiscard]] virtual std::vector<ReachableZone> reachable_zones(const View& view, CreatureId mover) const;
  /// A creature made from its content record, with full resources; ids of items from `next_item`. `campaign`: for its
  /// house rules. Default: creature_of (creature_factory.hpp), with the items that its placement fields name.
  [[nodiscard]] virtual Creature make_creature(const Record& record, const Campaign& campaign, CreatureId id,
                                               std::uint64_t next_item) const;
  /// The hero that a record of kind "hero" describes, with its problems; never asserts on user input. `campaign`: for
  /// its house rules. Default: an empty hero, for a system without such records.
  [[nodiscard]] virtual HeroBuild make_hero(const Record& hero, const Campaign& campaign, CreatureId id,
                                            std::uint64_t next_item) const;
  /// Problems of the content beyond its shape (unknown effects, reactions without trigger ...). Default: none.
  [[nodiscard]] virtual std::vector<ContentProblem> check(const Content& content) const;

 protected:
  /// The common requirements of a command: E_UNKNOWN_ACTION (undeclared, or without a procedure), E_NO_SUCH (actor
  /// unknown to the sender), E_ROLE (not the sender's to command), then require_form. Returns the action's schema.
  const ActionSchema& require_sender(Resolution& r, bool has_procedure) const;
  /// The procedure of an action, or null.
  [[nodiscard]] Procedure procedure_of(Key action) const;
  /// Whether the sender may command the actor, who is known. Default: the GM and those who play it.
  [[nodiscard]] virtual bool commands(const Resolution& r) const;

 private:
  Procedures procedures_;
};

/// The next command that the rules send unasked in this encounter: a member in another scene leaves first, then System::due.
[[nodiscard]] std::optional<Due> due_in(const System& system, const World& world, EncounterId encounter);

/// Refuses fields of command()'s form that the action does not have (E_NO_FIELD), and values outside the field's kind,
/// bounds or choices (E_FORM, or the field's own code for unlisted choices); E_UNKNOWN_ACTION. Missing fields are the
/// procedure's to judge. require_sender calls it for commands; systems call it for actions played as answers.
void require_form(Resolution& r);

}  // namespace ft::rules
