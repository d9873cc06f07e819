// What passive techniques add. Source: GW-DATA-05 (passive), GW-FOCUS-03, GW-BURN-01.
#include "rules/systems/grimwire/creature/passives.hpp"

#include "rules/kernel/system.hpp"

namespace ft::rules::grimwire {

std::int64_t passive_bonus(const Ruleset& system, const Actor& actor, Key modify) {
  return passive_bonus(system, actor, modify, [](Key when) { return !when || when == "always"_k; });
}

std::int64_t passive_bonus(const Ruleset& system, const Actor& actor, Key modify,
                           const std::function<bool(Key when)>& fits) {
  std::int64_t sum = 0;
  if (!actor.techniques_usable()) return sum;
  for (const Feature& feature : actor.creature().features) {
    const Record* technique = system.content().find(key::technique, feature.key);
    if (!technique || feature.data.get("inactive"_k) != 0) continue;
    for (const Record& passive : technique->records("passive"_k))
      if (passive.word("modify"_k) == modify && fits(passive.word("when"_k))) sum += passive.number("n"_k);
  }
  return sum;
}

}  // namespace ft::rules::grimwire
