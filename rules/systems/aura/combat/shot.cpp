// Ranges, draw weights and Miss Chances of shots and throws. Source: AU-RNG-02 to 09, AU-DRAW, AU-THR.
#include "rules/systems/aura/combat/shot.hpp"

#include <algorithm>

#include "rules/kernel/system.hpp"
#include "rules/systems/aura/creature/strength_tables.hpp"

namespace ft::rules::aura {

namespace {

Ranges trio(const Record* record) {
  if (!record) return {};
  return {record->number("a"_k), record->number("b"_k), record->number("c"_k)};
}

/// Each result is at least 0. Source: AU-DRAW-01.
Ranges operator+(Ranges base, Ranges change) {
  const auto add = [](std::int64_t x, std::int64_t y) { return std::max<std::int64_t>(0, x + y); };
  return {add(base.a, change.a), add(base.b, change.b), add(base.c, change.c)};
}

/// Of a thing that is not made for throwing. Source: AU-THR-03.
Ranges by_weight(Key weight) {
  if (weight == "light"_k) return {3, 5, 10};
  if (weight == "heavy"_k) return {1, 3, 6};
  return {2, 4, 8};
}

Key class_of(const Record& weapon) {
  const Key crossbow = weapon.word("crossbowClass"_k);
  return crossbow ? crossbow : "bow"_k;
}

/// Source: AU-DRAW-02 to 04.
bool may_draw(const Actor& user, const Record& weapon, const Record& row) {
  const Key kind = class_of(weapon);
  const bool both_arms = kind == "two_handed"_k || kind == "heavy"_k || kind == "siege"_k;
  const bool capped = kind == "bow"_k || kind == "two_handed"_k;
  return user.number(key::armStrength) + (both_arms ? 5 : 0) >= row.number(key::armStrength) &&
         row.has_word("classes"_k, kind) && (!capped || user.number(key::mpl) >= row.number(key::mpl));
}

/// In the middle of, or just after, a Sprint or a run with zig-zags. Source: AU-MOVE-12.
bool is_fast(const Actor& target) {
  return target.number(key::moving) == 2 || target.flag(key::lastSprint) || target.flag(key::lastZigzag);
}

bool is_still(const Actor& target, CreatureId shooter) {
  const bool helpless = !target.conscious() || target.flag(key::fullyRestrained);
  return helpless || (!target.aware_of(shooter) && target.number(key::metresMoved) == 0);
}

}  // namespace

Ranges ranges_of(const Actor& shooter, const Item& weapon, AttackType kind) {
  const Record* record = shooter.record(weapon);
  if (kind == AttackType::shot) {
    const Record* row = draw_row(shooter, weapon);
    return trio(record->record("range"_k)) + trio(row ? row->record("range"_k) : nullptr);
  }
  const Record* thrown = record ? record->record("thrown"_k) : nullptr;
  const Ranges own = thrown ? trio(thrown) : by_weight(record ? record->word("weight"_k) : Key());
  const Record* stronger = strength_tables(shooter.system()).throw_row(shooter.number(key::armStrength));
  return own + trio(stronger ? stronger->record("range"_k) : nullptr);
}

Edge edge_of_range(const Ranges& ranges, std::int64_t metres) { return {metres <= ranges.a, metres > ranges.b}; }

// A GM gives a weapon another row by its number. Source: AU-DRAW-02, AU-DRAW-05.
const Record* draw_row(const Actor& user, const Item& weapon) {
  const Record* record = user.record(weapon);
  if (!record || !record->flag("drawn"_k)) return nullptr;
  return strength_tables(user.system()).draw_row(weapon.numbers.get(key::drawRow, record->number(key::drawRow)));
}

void require_draw(Resolution& r, const Actor& user, const Item& weapon) {
  const Record* row = draw_row(user, weapon);
  if (!row || may_draw(user, *user.record(weapon), *row)) return;
  const Record& record = *user.record(weapon);
  std::int64_t most = 0;
  for (const Record* other : user.system().content().all("draw_row"_k))
    if (may_draw(user, record, *other)) most = std::max(most, other->number("row"_k));
  r.require(false,
            {"draw_too_heavy"_k,
             {{"weapon"_k, record.id}, {"needs"_k, row->number("row"_k)}, {"who"_k, user.id()}, {"most"_k, most}},
             {}});
}

Sum miss_chance(const Resolution& r, const Attack& attack) {
  const Actor shooter(r, attack.by), target(r, attack.on);
  const Record& weapon = weapon_record(shooter, attack.weapon);
  Sum sum = shooter.miss_chance(weapon);
  if (attack.kind == AttackType::hurl) {
    const std::int64_t accuracy = weapon.record("thrown"_k) ? weapon.number("avBonus"_k) : 0;
    sum.add("thrown"_k, weapon.number("accuracy"_k) - accuracy, "AU-THR-02"_k);
  }
  const Key table = r.house_rule("miss_size_table"_k) == 0 ? "missChance"_k : "missChanceChart"_k;  // G-28
  sum.add(key::size, target.size_row().number(table), "AU-RNG-04"_k);
  const bool still = is_still(target, attack.by);
  sum.add(still ? "unmoved"_k : "fast"_k, still ? -5 : is_fast(target) ? 5 : 0, "AU-RNG-05"_k);
  sum.add("penalty"_k, attack.penalty, "AU-NL-02"_k);
  sum.add("ability"_k, -attack.bonus, "AU-ABIL-01"_k);
  return sum.add(key::situational, -shooter.number(key::situational), "AU-ARB-14"_k);
}

DiceText missile_dice(const Record& weapon) {
  if (const DiceText own = weapon.dice("damage"_k); own != DiceText{}) return own;
  const Key weight = weapon.word("weight"_k);  // Ruling, 2026-11-22: what does no damage of its own (README)
  return {1, weight == "light"_k ? 4 : weight == "heavy"_k ? 8 : 6, 0};
}

Sum missile_bonus(const Actor& shooter, const Item& weapon, AttackType kind) {
  Sum sum;
  if (kind == AttackType::shot) {
    const Record* row = draw_row(shooter, weapon);
    return row ? sum.add(row->id, row->number("extraDamage"_k), "AU-DRAW-01"_k) : sum;
  }
  const bool with_strength = shooter.house_rule("throw_masdb"_k) != 0;  // G-58
  return sum.add("masdb"_k, with_strength ? shooter.masdb().total() : 0, "AU-THR-01"_k);
}

}  // namespace ft::rules::aura
