// An ability or spell: its records, and one use of it. Source: AU-ABIL-01, AU-STA-06, AU-DMG-02, AU-MPL-03.
#include "rules/systems/aura/techniques/ability.hpp"

#include <algorithm>

#include "rules/kernel/system.hpp"
#include "rules/systems/aura/creature/form.hpp"

namespace ft::rules::aura {

namespace {

/// It strikes by itself, at a distance or at another Defence, instead of with what is in hand.
bool is_power(const Record& ability) {
  return ability.dice("damage"_k) != DiceText{} || ability.word("defence"_k) || ability.number("distance"_k) > 0;
}

/// The weapon that the form names, else one in hand: for blows, or for shots where it is the only one.
void arm(Resolution& r, Attack& attack) {
  const Actor actor(r, attack.by);
  attack.weapon = r.has("weapon"_k) ? r.item("weapon"_k) : default_weapon(r, attack.by, attack.on);
  const std::vector<const Item*> held = actor.items(key::held);
  const auto shoots = [&](const Item* item) {
    const Record* record = item ? actor.record(*item) : nullptr;
    return record && record->record("range"_k) != nullptr;
  };
  const auto bow = std::find_if(held.begin(), held.end(), shoots);
  if (!attack.weapon && bow != held.end()) attack.weapon = (*bow)->id;
  if (attack.weapon && shoots(actor.item(attack.weapon))) attack.kind = AttackType::shot;
}

}  // namespace

const Record* requested_ability(const Ruleset& system, const Command& command) {
  const Value* said = find(command.form, "ability"_k);
  return said && said->as<Key>() ? system.content().find(key::ability, *said->as<Key>()) : nullptr;
}

bool can_be_used(const Record& ability) {
  const bool costs = ability.number("energy"_k) + ability.number("stamina"_k) + ability.number("agility"_k) > 0;
  return costs || ability.flag("isAttack"_k) || ability.flag("surge"_k) || ability.word("gives"_k) ||
         !ability.words("removes"_k).empty();
}

Use requested_use(Resolution& r) {
  Use use{{requested_ability(r.system(), r.command())}, {}};
  if (r.has("enhance"_k))
    if (const Record* more = r.system().content().find(key::ability, r.choice("enhance"_k)))
      use.abilities.push_back(more);
  const auto most = static_cast<std::size_t>(use.abilities.front()->number("targets"_k));
  for (std::size_t i = 0; i < std::min(most, target_fields.size()); ++i)
    if (r.has(target_fields[i])) use.targets.push_back(r.creature(target_fields[i]));
  if (most == 0) use.targets = {r.actor()};
  return use;
}

Cost cost_of_use(Resolution& r, const Use& use) {
  Cost cost;
  for (const Record* ability : use.abilities) {
    cost.energy = std::max(cost.energy, ability->number("energy"_k));
    cost.stamina += ability->number("stamina"_k);
    cost.agility += ability->number("agility"_k);
  }
  if (!use.abilities.front()->flag("isAttack"_k) || use.targets.empty()) return cost;
  const Attack attack = attack_of_use(r, use, use.targets.front());
  const Actor shooter(r, attack.by);
  if (attack.ranged() && !shooter.proficient(weapon_record(shooter, attack.weapon))) ++cost.energy;  // AU-MPL-03
  return cost;
}

Attack attack_of_use(Resolution& r, const Use& use, CreatureId on) {
  const Record& first = *use.abilities.front();
  Attack attack{.by = r.actor(), .on = on};
  attack.turns = !first.flag("ii"_k);
  attack.spell = first.flag("isSpell"_k);
  if (is_power(first)) {
    attack.kind = AttackType::power;
    attack.defence = first.word("defence"_k);
    attack.dice = first.dice("damage"_k);
    attack.type = first.word("damageType"_k);
    attack.far_m = first.number("distance"_k);
  } else {
    arm(r, attack);
  }
  for (const Record* ability : use.abilities) {
    attack.bonus += ability->number("attackBonus"_k);
    attack.precise += ability->number("precise"_k);
    attack.doublings += ability->flag("doubling"_k) ? 1 : 0;
    const Key against = ability->word("bonusAgainst"_k);
    const bool may_yet = against == key::exposed;  // by the roll itself (AU-MEL-07)
    if (!against || may_yet || Actor(r, on).has(against)) attack.damage += ability->number("bonusDamage"_k);
    if (may_yet) attack.damage_against = against;
  }
  return attack;
}

std::optional<std::int64_t> uses_left(const Actor& actor, const Record& ability, Key limit) {
  const std::int64_t most = ability.number(limit);
  const auto& all = actor.creature().features;
  const auto known = std::find_if(all.begin(), all.end(), [&](const Feature& one) { return one.key == ability.id; });
  if (most == 0 || known == all.end()) return std::nullopt;
  return most - known->data.get(limit == "usesShort"_k ? key::usedShort : key::usedLong);
}

}  // namespace ft::rules::aura
