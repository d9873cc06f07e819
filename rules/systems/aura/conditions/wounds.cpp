// Damage from the dice to Aura, and what it does without Aura. Source: AU-DMG, AU-AURA-02 to 04, AU-NL-03, AU-NL-04,
// AU-STAT-07.
#include <algorithm>

#include "rules/systems/aura/conditions/conditions.hpp"
#include "rules/systems/aura/conditions/consciousness.hpp"
#include "rules/systems/aura/conditions/death.hpp"
#include "rules/systems/aura/conditions/wounds.hpp"
#include "rules/systems/aura/creature/pools.hpp"

namespace ft::rules::aura {

namespace {

/// Armour, then all doublings and halvings at once. Source: AU-DMG-01 to 03.
Sum calculate(const Actor& target, const Damage& harm) {
  Sum sum = harm.base;
  if (harm.armour) sum.add("armorRating"_k, -target.armour("armorRating"_k), "AU-DMG-01"_k);
  sum.add("minimum"_k, std::max<std::int64_t>(0, -sum.total()), "AU-DMG-01"_k);
  const auto type = std::find_if(damage_kinds.begin(), damage_kinds.end(),
                                 [&](const DamageType& one) { return one.type == harm.type; });
  const bool typed = type != damage_kinds.end();
  const bool weak = typed && target.flag(type->weakness), resistant = typed && target.flag(type->resistance);
  const std::int64_t doublings = harm.doublings + (weak && !resistant ? 1 : 0);
  const std::int64_t halvings = harm.halvings + (resistant && !weak ? 1 : 0);
  sum.add("doubled"_k, sum.total() * doublings, "AU-DMG-02"_k);
  return sum.add("halved"_k, (sum.total() >> halvings) - sum.total(), "AU-DMG-02"_k);
}

/// Source: AU-NL-04, G-37.
void beat_down(Resolution& r, CreatureId who) {
  const std::int64_t does = r.house_rule("nonlethal_zero_aura"_k);
  const bool tires = does != 1, exhausts = does != 2;
  if (tires) impose(r, who, key::shaken, until_short_rest());
  if (exhausts) impose(r, who, key::exhausted, next_round());
  if (tires) lose_stamina(r, who, 5, key::cause::nonlethal);
}

}  // namespace

bool deal_damage(Resolution& r, const Damage& harm) {
  const Actor target(r, harm.on);
  const Sum sum = calculate(target, harm);
  const std::int64_t damage = sum.total(), before = target.number(key::aura);
  const bool lives = target.alive();
  r.emit(Calculated{harm.on, "damage"_k, sum, "AU-DMG-01"_k, {}});
  if (damage == 0 || !lives) return false;
  if (before > 0) {
    r.set(harm.on, key::aura, std::max<std::int64_t>(0, before - damage));
    return damage > before && !harm.nonlethal && r.house_rule("overkill_death_roll"_k) != 0;  // G-40
  }
  if (harm.nonlethal) beat_down(r, harm.on);
  return !harm.nonlethal;
}

void gain_aura(Resolution& r, CreatureId who, std::int64_t amount) {
  const Actor actor(r, who);
  const std::int64_t before = actor.number(key::aura), after = std::min(actor.aura_max().total(), before + amount);
  if (!actor.alive() || after <= before) return;
  r.set(who, key::aura, after);
  stabilize(r, who);
}

void require_surge(Resolution& r, CreatureId who) {
  const Actor actor(r, who);
  const std::int64_t most = actor.aura_max().total();
  r.require(actor.number(key::surges) > 0, {"no_surges"_k, {{"who"_k, who}}, {}});
  r.require(actor.number(key::aura) < most, {"aura_full"_k, {{"who"_k, who}, {"most"_k, most}}, {}});
}

void use_surge(Resolution& r, CreatureId who) {
  const Actor actor(r, who);
  const std::int64_t value = actor.recovery_value().total();
  r.set(who, key::surges, std::max<std::int64_t>(0, actor.number(key::surges) - 1));
  gain_aura(r, who, value);
}

void clamp_to_maxima(Resolution& r, CreatureId who) {
  const Actor actor(r, who);
  const std::array maxima{
      std::pair{key::stamina, actor.stamina_max() - actor.number(key::staminaReserved)},
      std::pair{key::agility, actor.agility_max() - actor.number(key::agilityReserved)},
      std::pair{key::aura, actor.aura_max().total()},
      std::pair{key::surges, actor.surges_max().total()},
  };
  for (const auto& [pool, most] : maxima)
    if (Actor(r, who).number(pool) > most) r.set(who, pool, std::max<std::int64_t>(0, most));
}

}  // namespace ft::rules::aura
