// Making creatures and heroes of their records: what every rulebook does alike.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules {

/// The creature that a record is about: name, side (`creature_kind`: pc or npc), `size` in cells, the numbers of its field
/// `numbers`, else the usual ones, and resources at their most where neither says otherwise.
[[nodiscard]] Creature creature_of(const System& system, const Record& record, CreatureId id, Numbers usual = {});
/// Gives it a new thing of each of these kinds.
void equip(const System& system, Creature& creature, const std::vector<Key>& kinds, Key placement,
           std::uint64_t& next_item);

/// Makes a hero of its form, with everything that is wrong with it; each rulebook derives its own.
class HeroMaker {
 public:
  HeroMaker(const System& system, const Record& form, const Campaign& campaign)
      : system_(system), form_(form), campaign_(campaign) {}

 protected:
  ~HeroMaker() = default;

  [[nodiscard]] std::int64_t house_rule(Key key) const { return system_.house_rule(campaign_, key); }
  [[nodiscard]] std::int64_t number(Key key) const { return made_.creature.numbers.get(key); }
  void set(Key key, std::int64_t value) { made_.creature.numbers.set(key, value); }
  /// How many words a field of the form has.
  [[nodiscard]] std::int64_t count(Key field) const { return std::ssize(form_.words(field)); }

  void problem(std::string field, Refusal why) { made_.problems.push_back({std::move(field), std::move(why)}); }
  /// What is spent of an allowance; more than there is is a problem of the field.
  void allow(const Allowance& allowance, const std::string& field);
  struct Bounds {
    std::int64_t least = 0, most = 0;
    Key rule = {};
  };
  /// A value beyond its bounds is a problem of the field.
  void within(const std::string& field, Key what, std::int64_t value, const Bounds& bounds);

  const System& system_;  // these outlive the making
  const Record& form_;
  const Campaign& campaign_;
  Making made_;
};

}  // namespace ft::rules
