// Grants and changes of rolls by talents and gear; dice of skills. Source: VG-DICE-03, VG-DATA-02, VG-DATA-04, VG-DATA-09.
#include "rules/systems/vigor/creature/talents.hpp"

#include <algorithm>

namespace ft::rules::vigor {

Sum granted(const Ruleset& system, const Actor& actor, Key field) {
  Sum sum;
  for (const Feature& feature : actor.creature().features)
    if (const Record* talent = system.content().find(key::talent, feature.key))
      sum.add(talent->id, talent->numbers("grants"_k).get(field), "VG-DATA-02"_k);
  return sum;
}

std::vector<RollChange> roll_changes(const Ruleset& system, const Actor& actor) {
  std::vector<RollChange> changes;
  const auto take = [&](const Record* record) {
    if (!record) return;
    for (const Record& modifier : record->records("modifiers"_k))
      if (!modifier.flag("while_wounded"_k) || actor.wounded()) changes.push_back({record->id, &modifier});
  };
  for (const Feature& feature : actor.creature().features) take(system.content().find(key::talent, feature.key));
  std::vector<Key> counted;  // a source counts once in a pool (VG-DICE-03)
  for (const Item& item : actor.creature().items) {
    if (std::ranges::find(counted, item.kind) != counted.end()) continue;
    counted.push_back(item.kind);
    take(system.content().find(key::gear, item.kind));
  }
  return changes;
}

std::int64_t skill_dice(const Ruleset& system, const Actor& actor, Key skill) {
  const Record* record = system.content().find(key::skill, skill);
  const Key parent = record ? record->word("of"_k) : Key{};
  const Feature* known = actor.feature(parent ? parent : skill);
  return known ? known->data.get("n"_k) : 0;
}

std::vector<Key> skill_kinds(const Ruleset& system, Key skill) {
  const Record* record = system.content().find(key::skill, skill);
  const Key parent = record ? record->word("of"_k) : Key{};
  return parent ? std::vector{skill, parent} : std::vector{skill};
}

}  // namespace ft::rules::vigor
