// A Ruleset is a rulebook as the kernel reads it: schema and content by key, and the hooks that the kernel's verbs call.
#pragma once

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "rules/kernel/content/content.hpp"
#include "rules/kernel/schema/schema.hpp"
#include "rules/kernel/state/state.hpp"
#include "rules/kernel/values/command.hpp"
#include "rules/kernel/values/refusal.hpp"

namespace ft::rules {

class Resolution;
class View;
class World;

/// One line of a sheet: a number, or dice and what is added to them, with its parts.
struct SheetLine {
  Key number;  // a number, or a text of the schema
  Sum sum;
  Key rule;
  DiceText dice = {};  // how many of how many sides; the rest is in `sum`
  Key word = {};       // what follows it: a type of damage
};

/// An attack that a creature has at hand: an action with the fixed part of its form, and what it is rolled with as long
/// as nothing is known of the target.
struct SheetAttack {
  Key name;  // the record of its weapon, or a text of the schema
  Key action;
  Params form;
  std::vector<SheetLine> lines;  // to hit, damage, reach ...
};

/// Schema and content of one rulebook, indexed. Immutable after construction; any thread may read it.
class Ruleset {
 public:
  Ruleset(Content content, Schema schema);
  Ruleset(const Ruleset&) = delete;
  virtual ~Ruleset() = default;

  [[nodiscard]] const Schema& schema() const { return schema_; }
  [[nodiscard]] const Content& content() const { return content_; }
  /// Every name of schema and content.
  [[nodiscard]] const NameTable& names() const { return names_; }
  /// The declaration of that code or key, or null.
  [[nodiscard]] const RefusalSchema* refusal(Key code) const;
  [[nodiscard]] const HouseRuleSchema* house_rule(Key key) const;
  [[nodiscard]] const ActionSchema* action(Key key) const;
  [[nodiscard]] const NumberSchema* number(Key key) const;
  [[nodiscard]] const ConditionSchema* condition(Key key) const;
  /// The schema's `health` and the number of its maximum; none where it has none.
  [[nodiscard]] Key health_number() const { return health_; }
  [[nodiscard]] Key most_health_number() const { return most_health_; }
  /// The value of a house rule: the campaign's own, else the default. Asserts that the schema declares it.
  [[nodiscard]] std::int64_t house_rule(const Campaign& campaign, Key key) const;
  /// Whether a number conceals the item that has it, above 0 (Visibility).
  [[nodiscard]] bool conceals(Key number) const;
  /// Whether a relation of this key makes its `to` aware or unaware of its `from`.
  [[nodiscard]] Awareness awareness(Key relation) const;

  /// Plays r.command(), from its first requirement on.
  virtual void play(Resolution& r) const = 0;
  /// Ends what a creature keeps only during the encounter: budgets, readied actions, encounter-long conditions. Called
  /// while it is still a member; may remove it. Default: nothing.
  virtual void on_leave_encounter(Resolution& r, CreatureId who) const;
  /// A field that may make a refused command legal, such as another payment or a confirmation; never one the form has.
  /// Default: none.
  [[nodiscard]] virtual std::optional<Param> autofill(const World& world, const Command& command,
                                                      const Refusal& refusal) const;
  /// Derived numbers of a creature's sheet that a viewer may see, with their parts. Default: none.
  [[nodiscard]] virtual std::vector<SheetLine> sheet(const View& view, CreatureId creature) const;
  /// The maximum of the schema's `health`, from a creature's numbers and the house rules alone. Default: the stored one.
  [[nodiscard]] virtual std::int64_t most_health(const World& world, const Creature& creature) const;
  /// Up to which height, as places have it, a creature in that cell stands on the ground. Default: 0.
  [[nodiscard]] virtual std::int64_t ground_height(const Scene& scene, Cell cell) const;
  /// Harms a creature that walks into a region of damage. damage: dice, and what is added to them. Default: nothing.
  virtual void take_damage(Resolution& r, CreatureId who, const DiceText& damage) const;
  /// The attacks that a creature has at hand, in the order of the sheet. Default: none.
  [[nodiscard]] virtual std::vector<SheetAttack> sheet_attacks(const View& view, CreatureId creature) const;
  /// The numbers of a new item of this kind, such as its uses. Default: none.
  [[nodiscard]] virtual Numbers initial_numbers(Key kind) const;

 private:
  Content content_;
  Schema schema_;
  NameTable names_;
  std::map<Key, const RefusalSchema*> refusals_;
  std::map<Key, const HouseRuleSchema*> house_rules_;
  std::map<Key, const ActionSchema*> actions_;
  std::map<Key, const NumberSchema*> numbers_;
  std::map<Key, const ConditionSchema*> conditions_;
  Key health_, most_health_;
  std::vector<std::pair<Key, Awareness>> awareness_;  // of the few relations that decide it
};

}  // namespace ft::rules
