// One attack as it is aimed. Source: GW-ATK-01 to 04, GW-DICE-08, GW-RANGE-01, GW-HEAVY-02 to 04, GW-DATA-05 (passive).
#include "rules/systems/grimwire/combat/blow.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/grimwire/conditions/damage.hpp"
#include "rules/systems/grimwire/creature/notice.hpp"
#include "rules/systems/grimwire/creature/passives.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"
#include "rules/systems/grimwire/dice/modifiers.hpp"

namespace ft::rules::grimwire {

bool describes(Key when, const Attack& attack) {
  if (!when || when == "always"_k) return true;
  if (when == "melee"_k) return attack.kind == AttackKind::melee;
  if (when == "thrown"_k) return attack.kind == AttackKind::thrown;
  if (when == "ranged"_k) return attack.kind == AttackKind::ranged || attack.kind == AttackKind::thrown;
  if (when == "supernatural"_k) return attack.kind == AttackKind::supernatural;
  if (when == "light"_k || when == "heavy"_k) return attack.weapon.record && attack.weapon.weapon_class() == when;
  return when == "unarmed"_k && attack.weapon.record && attack.weapon.unarmed();
}

std::int64_t passive_bonus(const Resolution& r, CreatureId who, Key modify, const Attack& attack) {
  return passive_bonus(r.system(), Actor(r.world(), who), modify, [&](Key when) { return describes(when, attack); });
}

std::int64_t deficit(const Ruleset& system, const Actor& attacker, const Attack& attack) {
  if (attack.weapon.tog_req() <= 0) return 0;
  const auto fits = [&](Key when) { return describes(when, attack); };
  const std::int64_t requirement = attack.weapon.tog_req() + passive_bonus(system, attacker, "tog_req"_k, fits);
  return std::max<std::int64_t>(0, requirement - attacker.attribute(TOG));
}

std::int64_t deficit(const Resolution& r, const Attack& attack) {
  return deficit(r.system(), Actor(r.world(), attack.attacker), attack);
}

namespace {

/// How far the attack goes without a penalty. Source: GW-RANGE-01, GW-MELEE-01, GW-THROW-01, GW-MAGIC-01.
std::int64_t range_of(const Resolution& r, const Attack& attack) {
  switch (attack.kind) {
    case AttackKind::melee: return 3;
    case AttackKind::thrown: return 9 + passive_bonus(r, attack.attacker, "thrown_range"_k, attack);
    case AttackKind::ranged: return attack.weapon.range_m();
    case AttackKind::supernatural:
      return Actor(r.world(), attack.attacker).magic_range() +
             passive_bonus(r, attack.attacker, "magic_range"_k, attack);
  }
  return 0;
}

}  // namespace

std::optional<std::int64_t> reach_limit(const Resolution& r, const Attack& attack) {
  if (attack.kind == AttackKind::ranged) return std::nullopt;
  const std::int64_t range = range_of(r, attack);
  return attack.kind == AttackKind::thrown ? range + 9 : range;
}

namespace {

std::int64_t beyond_range(const Resolution& r, const Attack& attack) {
  const bool bands = attack.kind == AttackKind::ranged || attack.kind == AttackKind::thrown;
  const std::int64_t over = metres_between(r.world(), attack.attacker, attack.target) - range_of(r, attack);
  return !bands || over <= 0 ? 0 : over <= 9 ? -5 : -10;
}

}  // namespace

Sum attack_modifiers(const Resolution& r, const Attack& attack) {
  Sum sum;
  const bool shot = attack.kind == AttackKind::ranged || attack.kind == AttackKind::thrown;
  if (attack.kind != AttackKind::supernatural) sum.add("accuracy"_k, attack.weapon.accuracy(), "GW-ATK-02"_k);
  if (shot) sum.add("ranged_attack"_k, -r.house_rule("ranged_penalty"_k), "GW-DICE-08"_k);
  sum.add("beyond_range"_k, beyond_range(r, attack), "GW-RANGE-01"_k);
  if (attack.kind == AttackKind::ranged) sum.add("too_weak"_k, -deficit(r, attack), "GW-HEAVY-04"_k);
  sum.add("technique_bonus"_k, passive_bonus(r, attack.attacker, "roll"_k, attack), "GW-DATA-05"_k);
  return sum.add(attack.extra);
}

Sum evade_number(const Resolution& r, const Attack& attack) {
  const Actor attacker(r.world(), attack.attacker);
  const bool authored = !attacker.pc() && attack.kind != AttackKind::supernatural &&
                        attack.weapon.record->has("evade_tn"_k) && attack.weapon.record->number("evade_tn"_k) > 0;
  Sum number;
  Sum modifiers = attack_modifiers(r, attack);
  if (authored)
    number.keep("evade_number"_k, attack.weapon.record->number("evade_tn"_k) - attack.weapon.accuracy(),
                "GW-DATA-02"_k);
  else
    return standing_number(r, {attack.attacker, attack.attribute, "attack"_k, modifiers});
  return number.add(state_modifiers(r, attack.attacker, attack.attribute, "attack"_k)).add(modifiers);
}

Sum cover_bonus(const Resolution& r, const Attack& attack) {
  Sum sum;
  if (attack.kind != AttackKind::ranged && attack.kind != AttackKind::thrown) return sum;
  const Creature& target = r.world().creature(attack.target);
  const Scene& scene = r.world().scene(target.scene);
  std::int64_t best = 0;  // of two covers the larger
  if (!inside(scene, target.place.cell)) return sum;
  for (const Cell cell : straight_path(scene, r.world().creature(attack.attacker).place.cell, target.place.cell))
    if (const CellTerrain* ground = terrain_at(scene, cell)) best = std::max(best, ground->numbers.get("cover"_k));
  return sum.add("cover"_k, best, "GW-ATK-04"_k);
}

std::int64_t wild_threshold(const Resolution& r, const Attack& attack) {  // Source: GW-FF-01, GW-HEAVY-03
  const Actor attacker(r.world(), attack.attacker);
  const bool heavy = attack.weapon.record && !attack.weapon.light() && attack.kind != AttackKind::supernatural;
  return 1 + (heavy ? deficit(r, attack) : 0) + (attacker.raging() ? 5 : 0);
}

void require_attack_legal(Resolution& r, const Attack& attack) {  // Source: GW-ATK-01, GW-ATK-03, GW-SENSE
  const World& world = r.world();
  const Actor attacker(world, attack.attacker), target(world, attack.target);
  const std::int64_t distance = metres_between(world, attack.attacker, attack.target);
  const auto most = reach_limit(r, attack);
  r.require(!most || distance <= *most, {"E_RANGE"_k, {{"distance"_k, distance}, {"most"_k, most.value_or(0)}}, {}});
  r.require(line_between(world, attack.attacker, attack.target), {"E_NO_LINE"_k, {}, {}});
  const bool aimed = attack.kind == AttackKind::ranged || attack.kind == AttackKind::thrown;
  const bool impaired = senses_impaired(world, attack.attacker);
  const bool seen = impaired || attack.kind == AttackKind::melee ||
                    sees_through_smoke(r.system(), world, attack.attacker, attack.target);
  r.require(seen && perceives(world, attack.attacker, attack.target),
            {"E_NOT_PERCEIVED"_k, {{"who"_k, attack.attacker}}, {}});
  r.require(!aimed || !impaired, {"E_SENSE"_k, {}, {}});
  const Item* item = attack.weapon.item ? attacker.item(attack.weapon.item) : nullptr;
  r.require(!attack.weapon.item || (item && item->placement == key::held), {"E_NOT_HELD"_k, {}, {}});
  r.require(!item || item->numbers.get("broken"_k) == 0, {"E_BROKEN"_k, {}, {}});
  const bool loaded = !item || attack.weapon.record->number("uses"_k) == 0 || item->numbers.get("uses"_k) > 0;
  r.require(loaded, {"E_AMMO"_k, {}, {}});
  const bool possible = attack.target != attack.attacker && !target.has(key::dead);
  r.require(possible, {"E_TARGET"_k, {{"target"_k, attack.target}}, {}});
}

namespace {

/// Dice, flat and TOG of the weapon, or of the technique's own damage.
Sum roll_damage(Resolution& r, const Attack& attack) {
  const Record& record = attack.effect ? *attack.effect : *attack.weapon.record;
  const Actor attacker(r.world(), attack.attacker);
  const DiceText dice = record.dice(attack.effect ? "dice"_k : "damage"_k);
  const bool with_toughness =
      attack.effect ? record.flag("add_tog"_k) : attack.melee_or_thrown();  // GW-ATTR-04, GW-MELEE-03
  const std::int64_t toughness = with_toughness ? attacker.attribute(TOG) : 0;
  const std::int64_t added = record.word("add"_k) ? attacker.attribute(attribute_named(record.word("add"_k))) : 0;
  const std::int64_t passive = passive_bonus(r, attack.attacker, "damage"_k, attack);
  std::int64_t faces = 0;
  for (const Die& die : throw_dice(r, dice, attack.attacker, "damage"_k)) faces += die.face;
  Sum sum;
  sum.add(attack.effect ? "technique"_k : record.id, faces)
      .add("flat"_k, dice.plus + (attack.effect ? record.number("n"_k) : 0));
  sum.add(TOG, toughness, "GW-ATTR-01"_k).add("attribute"_k, added).add("technique_bonus"_k, passive, "GW-DATA-05"_k);
  return sum.add("factor"_k, sum.total() * (attack.damage_factor - 1), "GW-DATA-05"_k);
}

}  // namespace

void deal_attack_damage(Resolution& r, const Attack& attack, CreatureId victim, Key outcome) {
  const Key type = attack.effect ? attack.effect->word("type"_k) : attack.weapon.record->word("dtype"_k);
  Damage damage{.on = victim, .by = attack.attacker, .type = type, .rolled = roll_damage(r, attack)};
  damage.doubled = outcome == "critical"_k;
  damage.halved = outcome == "tied"_k;
  deal(r, damage);
}

}  // namespace ft::rules::grimwire
