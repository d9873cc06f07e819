// A System is one rulebook: the face that rules/game and through it the server see.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "rules/kernel/content.hpp"
#include "rules/kernel/resolution.hpp"

namespace ft::rules {

/// A command of the table itself (law R13), due once its state has lasted for so long.
struct Due {
  Command command;
  std::int64_t after_ms = 0;
};

/// Whether a command opens beside an open resolution (laws R4, T10).
enum class Admission : std::uint8_t { opens, waits, refused };

/// A command that is played out and waits for an answer, with what came of it so far.
struct Running {
  const Command& command;  // as is `events`, the caller's
  const Events& events;
};

/// One line of a sheet: a number with the parts it is made of.
struct SheetLine {
  Key number;
  Sum sum;
  Key rule;
};

/// What the mover may know of a path it has not walked yet.
struct PathPreview {
  std::vector<std::int64_t> cost;  // per cell, summed up, in the schema's unit x 1000
  std::vector<Key> band;           // per cell: a text of the schema (within_move, within_dash, beyond)
  std::int64_t left = 0;           // what is left after the path, x 1000; negative: missing
  std::size_t stops_at = 0;        // cells that can be walked as far as known
  Verdict refusal;                 // the first one
};

/// A zone as the mover may know it. turns: the least number in which it gets there; 0: by no way it knows of.
/// refusal: where its next move cannot take it there although a border joins them, the reason.
struct ReachedZone {
  Cell cell;
  std::int32_t turns = 0;
  Verdict refusal;
};

/// What is wrong with a hero at one field of its form: "gear[2]", "attributes.TOG"; empty: the whole.
struct MakingProblem {
  std::string field;
  Refusal why;
};
/// What may be spent while a hero is made: points, money, hours. spent may be more than `of`: then there is a problem too.
struct Allowance {
  Key name;  // a text of the schema
  std::int64_t spent = 0, of = 0;
  Key rule;
};
/// A hero as its form describes it, finished or not.
struct Making {
  Creature creature;  // whole and rested, as far as the form makes sense
  std::vector<MakingProblem> problems;
  std::vector<Allowance> allowances;
};

/// What plays an action: a function that speaks the verbs of a Resolution.
using Procedure = void (*)(Resolution&);
using Procedures = std::map<Key, Procedure>;

/// One rulebook with its content. Immutable after construction; shared by the threads that read it. What a rulebook does
/// not say otherwise is the default.
class System {
 public:
  System(Content content, Schema schema, Procedures procedures);
  System(const System&) = delete;
  virtual ~System() = default;

  [[nodiscard]] const Schema& schema() const { return schema_; }
  /// Plays r.command(). Default: requires its sender, then the procedure of that action.
  virtual void play(Resolution& r) const;
  /// What the rules do next unasked in this encounter (or, with none, in the campaign), if anything. Default: nothing.
  [[nodiscard]] virtual std::optional<Due> due(const World& world, EncounterId encounter) const;
  /// What of the fight ends for a creature that leaves it: budgets, what was prepared, what lasts only so long. It is in
  /// it still, and may be taken out. Default: nothing.
  virtual void leave_fight(Resolution& r, CreatureId who) const;
  /// What runs out by itself there, each by a clock of its own that goes on whatever else is played: rights, offers.
  /// Default: nothing.
  [[nodiscard]] virtual std::vector<Due> lapsing(const World& world, EncounterId encounter) const;
  /// Whether `wanted` may open as things stand, whatever is open: what somebody else has a right to first, waits.
  /// Default: it opens.
  [[nodiscard]] virtual Admission may_begin(const World& world, const Command& wanted) const;
  /// Whether `wanted` may open while `open` stands open beside it. Default: one at a time in an encounter; outside,
  /// whoever is not the open one's actor may act.
  [[nodiscard]] virtual Admission may_open(const World& world, const Command& wanted, const Running& open) const;
  /// Derived numbers of a creature's sheet that a viewer may see, with their parts. Default: none.
  [[nodiscard]] virtual std::vector<SheetLine> sheet(const View& view, CreatureId creature) const;
  /// The forms under which an action is offered to a creature that is known, as far as they are fixed: one per known
  /// technique, per held weapon. Default: one empty form.
  [[nodiscard]] virtual std::vector<Params> forms(const View& view, CreatureId creature, Key action) const;
  /// What the actor may add to the form of a command that is refused so, and perhaps make it legal: another way to pay, a
  /// confirmation. Never what the form has already. Default: nothing.
  [[nodiscard]] virtual std::optional<Param> remedy(const World& world, const Command& command,
                                                    const Refusal& refusal) const;
  /// What a path would cost as far as the mover knows. Default: nothing is known, for a book without movement.
  [[nodiscard]] virtual PathPreview preview(const View& view, CreatureId mover, const Path& path) const;
  /// Whether the mover could go from one zone into another that is joined to it, as far as it knows. Default: it could.
  [[nodiscard]] virtual Verdict crossing(const View& view, CreatureId mover, Cell from, Cell to) const;
  /// Every open zone but the mover's own. Default: one zone a turn, through every crossing that is not refused; empty
  /// on other maps.
  [[nodiscard]] virtual std::vector<ReachedZone> reach(const View& view, CreatureId mover) const;
  /// A creature as the content's record describes it, whole and rested; ids of items from `next_item`. `campaign`: for
  /// its house rules. Default: creature_of (making.hpp), with the things that its fields named as placements say.
  [[nodiscard]] virtual Creature make_creature(const Record& record, const Campaign& campaign, CreatureId id,
                                               std::uint64_t next_item) const;
  /// The numbers of a new thing of this kind, such as its uses. Default: none.
  [[nodiscard]] virtual Numbers fresh_numbers(Key kind) const;
  /// The hero that a record of kind "hero" describes, and what is wrong with it: never asserts on what a person wrote.
  /// `campaign`: for its house rules. Default: an empty hero, for a system whose schema has no such kind.
  [[nodiscard]] virtual Making make_hero(const Record& hero, const Campaign& campaign, CreatureId id,
                                         std::uint64_t next_item) const;
  /// What is wrong with the content beyond its shape (unknown effects, reactions without trigger ...). Default: nothing.
  [[nodiscard]] virtual std::vector<ContentProblem> check(const Content& content) const;

  [[nodiscard]] const Content& content() const { return content_; }
  /// Every name of schema and content.
  [[nodiscard]] const Names& names() const { return names_; }
  [[nodiscard]] const RefusalSchema* refusal(Key code) const;
  [[nodiscard]] const SwitchSchema* house_rule(Key key) const;
  /// What the table plays by: the campaign's own value, else the usual one. Asserts that the schema declares it.
  [[nodiscard]] std::int64_t house_rule(const Campaign& campaign, Key key) const;
  [[nodiscard]] const ActionSchema* action(Key key) const;
  [[nodiscard]] const NumberSchema* number(Key key) const;
  [[nodiscard]] const ConditionSchema* condition(Key key) const;
  [[nodiscard]] Awareness awareness(Key relation) const {
    for (const auto& [key, says] : awareness_)
      if (key == relation) return says;
    return Awareness::untold;
  }

 protected:
  /// What every rulebook asks of a command first: E_UNKNOWN_ACTION (undeclared, or without a procedure), E_NO_SUCH (its
  /// actor is unknown to the sender), E_ROLE (not the sender's to give), and require_form. Returns what the schema says of
  /// the action.
  const ActionSchema& require_sender(Resolution& r, bool has_procedure) const;
  /// The procedure of an action, or null.
  [[nodiscard]] Procedure procedure_of(Key action) const;
  /// Whether the sender may command the actor, who is known. Default: the GM and those who play it.
  [[nodiscard]] virtual bool commands(const Resolution& r) const;

 private:
  Content content_;
  Schema schema_;
  Procedures procedures_;
  Names names_;
  std::map<Key, const RefusalSchema*> refusals_;
  std::map<Key, const SwitchSchema*> switches_;
  std::map<Key, const ActionSchema*> actions_;
  std::map<Key, const NumberSchema*> numbers_;
  std::map<Key, const ConditionSchema*> conditions_;
  std::vector<std::pair<Key, Awareness>> awareness_;  // of the few relations that say something of it
};

/// Refuses of command()'s form what its action does not ask for (E_NO_FIELD), and what the field's kind, bounds or choices do
/// not allow (E_FORM, or what the field says of unlisted choices); E_UNKNOWN_ACTION. What is missing is the procedure's to
/// judge. require_sender asks it of commands; of an action that is played as an answer its system does.
void require_form(Resolution& r);

}  // namespace ft::rules
