// What passive techniques add. Source: GW-DATA-05 (passive), GW-FOCUS-03, GW-BURN-01.
#include "rules/systems/grimwire/creature/passives.hpp"

#include "rules/kernel/system.hpp"

namespace ft::rules::grimwire {

namespace {

template <class Fits>
std::int64_t sum_of(const Ruleset& system, const Actor& actor, Key modify, Fits fits) {
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

bool describes(Key when, const Attack& attack) {
  if (!when || when == "always"_k) return true;
  if (when == "melee"_k) return attack.kind == AttackKind::melee;
  if (when == "thrown"_k) return attack.kind == AttackKind::thrown;
  if (when == "ranged"_k) return attack.kind == AttackKind::ranged || attack.kind == AttackKind::thrown;
  if (when == "supernatural"_k) return attack.kind == AttackKind::supernatural;
  if (when == "light"_k || when == "heavy"_k) return attack.weapon.record && attack.weapon.weapon_class() == when;
  return when == "unarmed"_k && attack.weapon.record && attack.weapon.unarmed();
}

}  // namespace

std::int64_t passive_bonus(const Resolution& r, CreatureId who, Key modify, const Attack& attack) {
  return sum_of(r.system(), Actor(r.world(), who), modify, [&](Key when) { return describes(when, attack); });
}

std::int64_t passive_bonus(const Ruleset& system, const Actor& actor, Key modify) {
  return sum_of(system, actor, modify, [](Key when) { return !when || when == "always"_k; });
}

}  // namespace ft::rules::grimwire
