// The values that follow from the sheet, term by term, with their parts. Source: aura.md 2.1, AU-STAT-01 to 05, AU-DICE-04.
#include <algorithm>

#include "rules/kernel/system.hpp"
#include "rules/systems/aura/creature/actor.hpp"

namespace ft::rules::aura {

namespace {

Key modifier_key(Key ability) {
  return std::find_if(ability_keys.begin(), ability_keys.end(),
                      [&](const AbilityKeys& one) { return one.score == ability; })
      ->modifier;
}

Sum based_on(std::int64_t value, Key rule) {
  Sum sum;
  return sum.keep("base_value"_k, value, rule);
}

void add_half(Sum& sum, const Actor& actor, Key ability, Key rule) {
  sum.add(modifier_key(ability), floor_div(actor.modifier(ability), 2), rule);
}

/// The sheet's number, else the default, plus a third of the level.
Sum inherent(const Actor& actor, Key key, std::int64_t usual, Key rule) {
  Sum sum;
  sum.keep(key, actor.creature().numbers.get(key, usual), rule);
  return sum.add(key::level, floor_div(actor.creature().numbers.get(key::level, 1), 3), rule);
}

/// A third of the Strength and Dexterity Modifiers and those that abilities add. The same one twice counts once: the second
/// is a part of 0. Source: AU-STAT-02.
Sum third_of_modifiers(const Actor& actor, Key extra) {
  constexpr Key rule = "AU-STAT-02"_k;
  std::vector<Key> counted;
  Sum sum;
  const auto count = [&](Key ability) {
    const bool again = std::find(counted.begin(), counted.end(), ability) != counted.end();
    if (!again) counted.push_back(ability);
    sum.keep(modifier_key(ability), again ? 0 : actor.modifier(ability), rule);
  };
  count("str"_k);
  count("dex"_k);
  for (const Feature& feature : actor.creature().features)
    if (const Record* ability = actor.system().content().find(key::ability, feature.key))
      if (const Key added = ability->word(extra)) count(added);
  return sum.add("third"_k, floor_div(sum.total(), 3) - sum.total(), rule);
}

void add_armour_penalty(Sum& sum, const Actor& actor, Key rule) {
  for (const Item* item : actor.items(key::worn))
    if (const Record* armour = actor.system().content().find(key::armour, item->kind))
      sum.add(item->kind, -armour->number("armourPenalty"_k), rule);
}

void add_shields(Sum& sum, const Actor& actor, Key rule) {
  for (const Item* item : actor.items(key::held))
    if (const Record* shield = actor.system().content().find(key::shield, item->kind))
      if (item->numbers.get(key::broken) == 0) sum.add(item->kind, shield->number("shieldBonus"_k), rule);
}

/// What both kinds of Evasion in melee have in common.
Sum bodily_evasion(const Actor& actor) {
  constexpr Key rule = "AU-STAT-04"_k;
  Sum sum = inherent(actor, key::inherentEvasion, actor.size_row().number(key::inherentEvasion), rule);
  add_half(sum, actor, "dex"_k, rule);
  return sum;
}

Sum all_modifiers(const Actor& actor) {
  Sum sum;
  for (const AbilityKeys& one : ability_keys)
    if (one.score != "dex"_k) sum.add(one.modifier, actor.modifier(one.score), "AU-AURA-01"_k);
  return sum;
}

/// Raises the sum to what it is at least.
Sum at_least(Sum sum, std::int64_t least, Key rule) {
  return sum.add("minimum"_k, std::max<std::int64_t>(0, least - sum.total()), rule);
}

}  // namespace

Sum Actor::aura_max() const {
  constexpr Key rule = "AU-AURA-01"_k;
  Sum sum = based_on(20, rule);
  return at_least(sum.add("auraMod"_k, floor_div(aura_mod().total() * 4, 3), rule), 0, rule);
}

Sum Actor::aura_mod() const { return all_modifiers(*this); }

Sum Actor::surges_max() const {
  constexpr Key rule = "AU-AURA-01"_k;
  Sum sum = based_on(5, rule);
  add_half(sum, *this, "con"_k, rule);
  return at_least(std::move(sum), 0, rule);
}

Sum Actor::recovery_value() const { return at_least(aura_mod(), 1, "AU-AURA-01"_k); }

Sum Actor::masab() const { return third_of_modifiers(*this, "masabExtra"_k); }

Sum Actor::masdb() const { return third_of_modifiers(*this, "masdbExtra"_k); }

Sum Actor::attack_value(const Item* weapon) const {
  Sum sum = based_on(15, "AU-STAT-03"_k);
  sum.add("masab"_k, masab().total(), "AU-STAT-02"_k);
  const Record* what = weapon ? record(*weapon) : nullptr;
  if (!what) return sum;
  sum.add(what->id, what->number("avBonus"_k), "AU-STAT-03"_k);
  return sum.add("not_proficient"_k, proficient(*what) ? 0 : -1, "AU-MPL-02"_k);
}

Sum Actor::evasion() const {
  constexpr Key rule = "AU-STAT-04"_k;
  Sum sum = bodily_evasion(*this);
  add_shields(sum, *this, rule);
  for (const Item* item : items(key::held)) {
    const Record* weapon = system_->content().find(key::weapon, item->kind);
    if (weapon) sum.add(weapon->id, weapon->number("evasionBonus"_k), rule);
  }
  for (const Item* weapon : melee_weapons())
    sum.add("not_proficient"_k, proficient(*record(*weapon)) ? 0 : -1, "AU-MPL-02"_k);
  add_armour_penalty(sum, *this, rule);
  return sum;
}

Sum Actor::unarmed_evasion() const {
  Sum sum = bodily_evasion(*this);
  add_armour_penalty(sum, *this, "AU-STAT-04"_k);
  return sum;
}

Sum Actor::ranged_evasion(bool faced) const {
  constexpr Key rule = "AU-RNG-03"_k;
  Sum sum;
  sum.keep("dexMod"_k, floor_div(modifier("dex"_k), 2), rule);
  if (faced) add_shields(sum, *this, rule);
  add_armour_penalty(sum, *this, rule);
  return sum;
}

Sum Actor::fortitude() const {
  constexpr Key rule = "AU-STAT-05"_k;
  Sum sum = inherent(*this, key::inherentFortitude, 10, rule);
  add_half(sum, *this, "con"_k, rule);
  add_half(sum, *this, "str"_k, rule);
  return sum;
}

Sum Actor::will() const {
  constexpr Key rule = "AU-STAT-05"_k;
  Sum sum = inherent(*this, key::inherentWill, 10, rule);
  add_half(sum, *this, "cha"_k, rule);
  add_half(sum, *this, "wis"_k, rule);
  return sum;
}

Sum Actor::miss_chance(const Record& weapon) const {
  constexpr Key rule = "AU-RNG-02"_k;
  Sum sum = based_on(8, rule);
  sum.add(weapon.id, -weapon.number("accuracy"_k), rule);
  return sum.add("dexMod"_k, -floor_div(modifier("dex"_k), 2), rule);
}

}  // namespace ft::rules::aura
