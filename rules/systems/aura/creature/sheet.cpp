// A creature's sheet: every derived number with its parts. Source: aura.md 2.1.
#include "rules/systems/aura/creature/sheet.hpp"

#include "rules/systems/aura/creature/actor.hpp"

namespace ft::rules::aura {

namespace {

/// The sheet's number, else the default.
Sum stored_or(const Actor& actor, Key number, std::int64_t otherwise, Key rule) {
  return Sum{{number, actor.creature().numbers.get(number, otherwise), rule}};
}

Sum modifier(const Actor& actor, const AbilityKeys& ability) {
  constexpr Key rule = "AU-STAT-01"_k;
  const std::int64_t value = actor.modifier(ability.score);
  if (actor.creature().numbers.has(ability.modifier)) return Sum{{ability.modifier, value, rule}};
  const std::int64_t score = actor.creature().numbers.get(ability.score, 10);
  Sum sum{{ability.score, score, rule}};
  return sum.add("base_value"_k, value - score, rule);
}

Sum agility_max(const Actor& actor) {
  Sum sum{{"base_value"_k, 3, "AU-AGI-01"_k}};
  return sum.add(key::agilityBonus, actor.agility_max() - 3, "AU-AGI-01"_k);
}

Sum effective_speed(const Actor& actor) {
  Sum sum{{key::speed, actor.speed(), "AU-STAT-08"_k}};
  return sum.add(key::slowed, actor.effective_speed() - actor.speed(), "AU-COND-01"_k);
}

Sum jump_distance(const Actor& actor) {
  const std::int64_t bonus = actor.number(key::jumpBonus);
  Sum sum{{key::jumpDistance, actor.jump_distance_mm() / 1000 - bonus, "AU-JUMP-02"_k}};
  return sum.add(key::jumpBonus, bonus, "AU-JUMP-02"_k);
}

/// The first ranged weapon in hand.
const Record* ranged_weapon(const Actor& actor) {
  for (const Item* item : actor.items(key::held)) {
    const Record* weapon = actor.record(*item);
    if (weapon && weapon->kind == key::weapon && weapon->record("range"_k)) return weapon;
  }
  return nullptr;
}

std::vector<SheetLine> body(const Actor& actor) {
  constexpr Key inherent = "AU-SIZE-02"_k, sheet = "AU-STAT-08"_k, defence = "AU-STAT-05"_k;
  std::vector<SheetLine> lines;
  for (const AbilityKeys& ability : ability_keys)
    lines.push_back({ability.modifier, modifier(actor, ability), "AU-STAT-01"_k});
  const std::int64_t evasion = actor.size_row().number(key::inherentEvasion);
  lines.push_back({key::inherentEvasion, stored_or(actor, key::inherentEvasion, evasion, inherent), inherent});
  for (const Key number : {key::inherentFortitude, key::inherentWill})
    lines.push_back({number, stored_or(actor, number, 10, defence), defence});
  lines.push_back({key::speed, Sum{{key::speed, actor.speed(), sheet}}, sheet});
  lines.push_back({"effectiveSpeed"_k, effective_speed(actor), sheet});
  lines.push_back({key::jumpDistance, jump_distance(actor), "AU-JUMP-02"_k});
  lines.push_back({key::jumpReach, Sum{{key::jumpReach, actor.jump_reach_mm() / 1000, sheet}}, "AU-JUMP-02"_k});
  if (!actor.creature().numbers.has(key::sprintBonus))  // its table is not in the book
    lines.push_back({"sheet_incomplete"_k, Sum{{key::sprintBonus, 1, sheet}}, sheet});
  lines.push_back({key::hands, stored_or(actor, key::hands, 2, "AU-ITEM-01"_k), "AU-ITEM-01"_k});
  return lines;
}

std::vector<SheetLine> pools(const Actor& actor) {
  return {{key::staminaMax, Sum{{"con"_k, actor.stamina_max(), "AU-STA-01"_k}}, "AU-STA-01"_k},
          {key::staminaSwapLimit, stored_or(actor, key::staminaSwapLimit, 1, "AU-STA-02"_k), "AU-STA-02"_k},
          {key::agilityMax, agility_max(actor), "AU-AGI-01"_k},
          {"auraMod"_k, actor.aura_mod(), "AU-AURA-01"_k},
          {key::auraMax, actor.aura_max(), "AU-AURA-01"_k},
          {key::surgesMax, actor.surges_max(), "AU-AURA-01"_k},
          {"recoveryValue"_k, actor.recovery_value(), "AU-AURA-01"_k}};
}

std::vector<SheetLine> fighting(const Actor& actor) {
  std::vector<SheetLine> lines{{"masab"_k, actor.masab(), "AU-STAT-02"_k}, {"masdb"_k, actor.masdb(), "AU-STAT-02"_k}};
  if (const auto weapons = actor.melee_weapons(); !weapons.empty())
    lines.push_back({"av"_k, actor.attack_value(weapons.front()), "AU-STAT-03"_k});
  lines.push_back({"unarmedAV"_k, actor.attack_value(nullptr), "AU-STAT-03"_k});
  lines.push_back({"evasion"_k, actor.evasion(), "AU-STAT-04"_k});
  lines.push_back({"unarmedEvasion"_k, actor.unarmed_evasion(), "AU-STAT-04"_k});
  lines.push_back({"rangedEvasion"_k, actor.ranged_evasion(true), "AU-RNG-03"_k});
  lines.push_back({"fortitude"_k, actor.fortitude(), "AU-STAT-05"_k});
  lines.push_back({"will"_k, actor.will(), "AU-STAT-05"_k});
  for (const Key field : {"armorCoverage"_k, "rangedCoverage"_k, "armorRating"_k})
    lines.push_back({field, Sum{{field, actor.armour(field), "AU-MEL-04"_k}}, "AU-MEL-04"_k});
  lines.push_back({"longest_reach"_k, Sum{{"longest_reach"_k, actor.longest_reach(), "AU-GRID-04"_k}}, "AU-GRID-04"_k});
  if (const Record* weapon = ranged_weapon(actor))
    lines.push_back({"missChanceModifier"_k, actor.miss_chance(*weapon), "AU-RNG-02"_k});
  return lines;
}

}  // namespace

std::vector<SheetLine> sheet(const Ruleset& system, const View& view, CreatureId id) {
  if (!view.find(id)) return {};
  const Actor actor(system, view.world(), id);
  std::vector<SheetLine> lines = body(actor);
  for (const auto& part : {pools(actor), fighting(actor)}) lines.insert(lines.end(), part.begin(), part.end());
  return lines;
}

}  // namespace ft::rules::aura
