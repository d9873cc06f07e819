// Techniques and spells as records. Source: VG-ACT-09, VG-ATK-01, VG-DICE-07, VG-DATA-05, VG-DATA-06.
#include "rules/systems/vigor/techniques/arts.hpp"

namespace ft::rules::vigor {

std::optional<Art> art_called(const Content& content, Key id) {
  if (const Record* technique = content.find(key::technique, id)) return Art{technique, false};
  if (const Record* spell = content.find(key::spell, id)) return Art{spell, true};
  return std::nullopt;
}

Price price_of(const Art& art) {
  return {.actions = art.record->number("actions"_k),
          .vigor = art.record->number("vigor"_k),
          .mana = art.record->number("mana"_k),
          .physical = !art.record->flag("mental"_k),
          .spans = true};
}

bool suits(const Art& art, const Weapon& weapon) {
  const Record& technique = *art.record;
  if (technique.flag("melee_only"_k) && weapon.weapon_class() != "melee"_k) return false;
  if (technique.flag("unarmed_only"_k) && weapon.weapon_class() != "unarmed"_k) return false;
  if (technique.flag("light_weapon"_k) && !weapon.record->flag("light"_k)) return false;
  return weapon.melee() || technique.word("range"_k) == "feet"_k;
}

Weapon weapon_for(Resolution& r, const Art& art) {
  if (!art.with_weapon())
    return {{}, art.record, art.record->number("damage_value"_k), quality_rank(art.record->word("quality"_k))};
  Weapon weapon = weapon_in_form(r);
  r.require(suits(art, weapon), {"E_WEAPON"_k, {}, "VG-DATA-05"_k});
  if (!art.record->flag("weapon_damage"_k)) weapon.damage_value = 0;
  return weapon;
}

Attack attack_with(CreatureId attacker, const Art& art, const Weapon& weapon) {
  const Record& record = *art.record;
  const Key scope = record.word("scope"_k);
  const std::int64_t step = record.number("charges"_k) - record.number("challenges"_k);
  Attack attack{.attacker = attacker, .target = {}, .weapon = weapon};
  if (scope != "effect_pool"_k) attack.step.add(record.id, step, "VG-DICE-07"_k);
  if (scope == "effect_pool"_k || scope == "both_pools"_k) attack.damage_step.add(record.id, step, "VG-DICE-07"_k);
  attack.ability = art.spell ? key::soul : key::speed;
  if (record.has("attack_ability"_k)) attack.ability = record.word("attack_ability"_k);
  attack.extra_reach = record.number("extra_reach"_k);
  attack.area = art.kind() == "area_attack"_k;
  attack.radius = record.number("radius"_k);
  attack.physical = price_of(art).physical;
  return attack;
}

}  // namespace ft::rules::vigor
