// Creatures and heroes made from records: what every rulebook does alike.
#pragma once

#include "rules/kernel/content/ruleset.hpp"
#include "rules/kernel/values/refusal.hpp"

namespace ft::rules {

/// The creature of a record: name, icon, side (`creature_kind`: pc or npc), `size` in cells, the numbers of its field
/// `numbers`, else `usual`, and full resources where neither sets them.
[[nodiscard]] Creature creature_of(const Ruleset& system, const Record& record, CreatureId id, Numbers usual = {});
/// Adds a new item of each of these kinds.
void equip(const Ruleset& system, Creature& creature, const std::vector<Key>& kinds, Key placement,
           std::uint64_t& next_item);

/// A problem at one field of a hero's form: "gear[2]", "attributes.TOG"; empty: the whole form.
struct BuildProblem {
  std::string field;
  Refusal why;
};
/// Points, money or hours of hero creation. If spent exceeds `of`, a problem says so.
struct Allowance {
  Key name;  // a text of the schema
  std::int64_t spent = 0, of = 0;
  Key rule;
};
/// A hero as its form describes it, complete or not.
struct HeroBuild {
  Creature creature;  // with full resources, from the fields that are valid
  std::vector<BuildProblem> problems;
  std::vector<Allowance> allowances;
};

/// Builds a hero from its form and collects the problems; each rulebook derives its own.
class HeroBuilder {
 public:
  HeroBuilder(const Ruleset& system, const Record& form, const Campaign& campaign)
      : system_(system), form_(form), campaign_(campaign) {}

 protected:
  ~HeroBuilder() = default;

  [[nodiscard]] std::int64_t house_rule(Key key) const { return system_.house_rule(campaign_, key); }
  [[nodiscard]] std::int64_t number(Key key) const { return made_.creature.numbers.get(key); }
  void set(Key key, std::int64_t value) { made_.creature.numbers.set(key, value); }
  /// The number of entries of a list field.
  [[nodiscard]] std::int64_t count(Key field) const { return std::ssize(form_.words(field)); }

  void problem(std::string field, Refusal why) { made_.problems.push_back({std::move(field), std::move(why)}); }
  /// Records what is spent of an allowance; overspending is a problem of the field.
  void allow(const Allowance& allowance, const std::string& field);
  struct Bounds {
    std::int64_t min = 0, max = 0;
    Key rule = {};
  };
  /// Reports a value outside its bounds as a problem of the field.
  void within(const std::string& field, Key what, std::int64_t value, const Bounds& bounds);

  const Ruleset& system_;  // these outlive the making
  const Record& form_;
  const Campaign& campaign_;
  HeroBuild made_;
};

}  // namespace ft::rules
