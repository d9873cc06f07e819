// The damage roll and the damage pipeline. Source: VG-DMG-01 to 03, VG-DICE-09, VG-ATK-10, VG-ARM-08, VG-TYPE-01 to 03.
#include "rules/systems/vigor/combat/damage.hpp"

#include <algorithm>

#include "rules/systems/vigor/combat/armor.hpp"
#include "rules/systems/vigor/combat/materials.hpp"
#include "rules/systems/vigor/creature/damage_types.hpp"
#include "rules/systems/vigor/dice/bursting.hpp"
#include "rules/systems/vigor/dice/checks.hpp"

namespace ft::rules::vigor {

void damage(Resolution& r) {
  Hit hit{.target = r.creature("target"_k), .amount = {}, .type = "kinetic"_k, .kind = {}};
  hit.amount.keep("rolled"_k, r.number("n"_k), "VG-DMG-03"_k);
  if (r.has("type"_k)) hit.type = r.choice("type"_k);
  if (r.has("kinetic_kind"_k) && hit.type == "kinetic"_k) hit.kind = r.choice("kinetic_kind"_k);
  if (r.has("quality"_k)) hit.quality = quality_rank(r.choice("quality"_k));
  const bool* direct = r.has("direct_health"_k) ? r.field("direct_health"_k).as<bool>() : nullptr;
  if (direct && *direct) hit.depth = Depth::health_alone;
  r.require(!Actor(r.world(), hit.target).has(key::dead), {"E_TARGET"_k, {}, "VG-SHOCK-08"_k});
  if (land(r, hit) > 0) ask_what_becomes_of(r, hit.type, {hit.target});
}

bool withstands(const Actor& target, std::int64_t quality) {
  const std::int64_t rank = target.number("durability_rank"_k);
  if (rank == 0 || rank == "none"_k.hash) return false;
  return quality < quality_rank(Key(static_cast<std::uint32_t>(rank)));
}

namespace {

const DamageType* row_of(Key type) {
  const auto at = std::ranges::find(damage_types, type, &DamageType::type);
  return at == damage_types.end() ? nullptr : &*at;
}

bool marked(const Actor& target, const Hit& hit, Key DamageType::*how) {
  for (const Key type : {hit.type, hit.kind})
    if (const DamageType* row = row_of(type); row && target.flag(row->*how)) return true;
  return false;
}

/// Source: VG-TYPE-01 (Toxic), VG-TYPE-03.
bool immune(const Actor& target, const Hit& hit) {
  return marked(target, hit, &DamageType::immune) || (hit.type == "toxic"_k && !target.flag(key::living));
}

/// Half, rounded down, or double; together neither. Source: VG-TYPE-03.
void resist_or_double(const Actor& target, Hit& hit) {
  const bool resists = marked(target, hit, &DamageType::resist), doubles = marked(target, hit, &DamageType::vulnerable);
  const std::int64_t n = hit.amount.total();
  if (resists && !doubles) hit.amount.add("resistant"_k, n / 2 - n, "VG-TYPE-03"_k);
  if (doubles && !resists) hit.amount.add("vulnerable_to"_k, n, "VG-TYPE-03"_k);
}

void reduce(Resolution& r, Hit& hit) {
  if (immune(Actor(r.world(), hit.target), hit)) {
    hit.amount.add("immune_to"_k, -hit.amount.total(), "VG-TYPE-03"_k);
    return;
  }
  if (hit.cover) {
    const Incoming incoming{hit.amount.total(), hit.type, hit.quality};
    hit.amount.add("cover"_k, -absorb_by_cover(r, hit.target, *hit.cover, incoming), "VG-COV-05"_k);
  }
  const Absorbed absorbed = absorb(r, hit.target, {hit.amount.total(), hit.type, hit.quality});
  hit.amount.add(absorbed.by, -absorbed.amount, "VG-ARM-01"_k);
  const Actor target(r.world(), hit.target);
  resist_or_double(target, hit);
  if (withstands(target, hit.quality)) hit.amount.add("superior"_k, -hit.amount.total(), "VG-ARM-08"_k);
}

}  // namespace

std::int64_t land(Resolution& r, Hit hit) {
  hit.type = type_meant(hit.type);
  reduce(r, hit);
  const std::int64_t through = std::max<std::int64_t>(0, hit.amount.total());  // VG-DMG-06
  r.emit(Calculated{hit.target, "damage"_k, hit.amount, "VG-DMG-03"_k, {}});
  suffer(r, hit.target, through, hit.depth);
  return through;
}

namespace {

/// Which dice the class of weapon adds. Source: VG-DMG-02.
void add_damage_dice(const Ruleset& system, const Actor& actor, Pool& pool, const Weapon& weapon) {
  const Key of = weapon.weapon_class();
  if (!of) return;  // other techniques, area spells
  const bool by_skill = of == "crossbow"_k || of == "modern"_k || of == "magic_projectile"_k;
  if (by_skill)
    add_skill(system, actor, pool, weapon.record->word("skill"_k));
  else
    add_ability(pool, actor, key::strength);
}

/// Weapon dice, which neither step nor burst. Source: VG-DMG-01, G-20.
void throw_weapon_dice(Resolution& r, const Pool& pool, const Weapon& weapon, Throw& thrown) {
  const int sides = sides_at(weapon.quality - 3);
  std::int64_t total = 0;
  if (r.house_rule("weapon_dice_burst"_k) != 0) {
    total = throw_bonus_dice(r, pool.who, pool.purpose, weapon.damage_value, sides, thrown.dice).total;
  } else {
    for (std::int64_t i = 0; i < weapon.damage_value; ++i) {
      const int face = r.roll(sides, pool.who, pool.purpose);
      thrown.dice.push_back({sides, face});
      total += face;
    }
  }
  thrown.total.keep("weapon_dice"_k, total, "VG-DMG-01"_k);
}

Pool damage_pool(const Resolution& r, const Attack& attack) {
  Pool pool = damage_pool(r.system(), Actor(r.world(), attack.attacker), attack.weapon);
  pool.step.add(attack.damage_step);
  if (reacts(Actor(r.world(), attack.attacker))) leave_out_charges(r, pool);
  return pool;
}

}  // namespace

Pool damage_pool(const Ruleset& system, const Actor& actor, const Weapon& weapon) {
  std::vector<Key> kinds{"damage"_k};
  if (weapon.melee() && !weapon.is_art()) kinds.push_back("melee_damage"_k);
  Pool pool = pool_for(system, actor, "damage_roll"_k, Scope::effect, kinds);
  add_damage_dice(system, actor, pool, weapon);
  return pool;
}

std::int64_t most_damage(const Resolution& r, const Attack& attack) {
  const Weapon& weapon = attack.weapon;
  if (weapon.damage_value == 0) return 0;
  const Pool pool = damage_pool(r, attack);
  const std::int64_t bonus = std::max<std::int64_t>(0, pool.dice.total()) * sides_at(pool.step.total());
  const std::int64_t most = weapon.damage_value * sides_at(weapon.quality - 3) + bonus;
  const bool direct = weapon.record->flag("direct_health"_k);
  return direct ? most + Actor(r.world(), attack.target).number(key::durability) : most;
}

std::int64_t roll_damage(Resolution& r, const Attack& attack) {
  const Weapon& weapon = attack.weapon;
  if (weapon.damage_value == 0) return 0;
  const Pool pool = damage_pool(r, attack);
  Throw thrown;
  throw_weapon_dice(r, pool, weapon, thrown);
  throw_effect_dice(r, pool, thrown);
  const Ref against = attack.target;
  log_roll(r, pool, thrown, {}, thrown.burst ? "critical"_k : Key{}, "VG-DMG-01"_k, against);  // VG-DICE-09
  return thrown.total.total();
}

Hit hit_of(const World& world, const Attack& attack, std::int64_t rolled) {
  const Record& record = *attack.weapon.record;
  const Depth depth = record.flag("direct_health"_k) ? Depth::health_alone : Depth::durability_first;
  const Key type = record.has("damage_type"_k) ? record.word("damage_type"_k) : "kinetic"_k;
  Hit hit{attack.target, {}, type, record.word("kinetic_kind"_k), attack.weapon.quality, depth};
  hit.amount.keep("rolled"_k, rolled, "VG-DMG-03"_k);
  if (attack.weapon.ranged()) hit.cover = cover_against(world, attack);
  return hit;
}

std::int64_t deal_damage(Resolution& r, const Attack& attack) {
  if (attack.weapon.damage_value == 0) return 0;
  const std::int64_t rolled = roll_damage(r, attack);
  const Hit hit = hit_of(r.world(), attack, rolled);
  const std::int64_t suffered = land(r, hit);
  if (suffered > 0) ask_what_becomes_of(r, hit.type, {attack.target});
  return suffered;
}

}  // namespace ft::rules::vigor
