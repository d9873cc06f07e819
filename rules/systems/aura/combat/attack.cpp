// An attack or manoeuvre before its dice: the request and its cost. Source: AU-MEL-01, AU-MEL-05, AU-MEL-06, AU-EN-03,
// AU-NL, AU-SURP-03.
#include "rules/systems/aura/combat/attack.hpp"

#include <algorithm>

#include "rules/kernel/maps/facing.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/aura/creature/form.hpp"
#include "rules/systems/aura/dice/roll_questions.hpp"
#include "rules/systems/aura/movement/facing.hpp"

namespace ft::rules::aura {

Attack requested_attack(Resolution& r, AttackType kind) {
  Attack attack{.kind = kind, .by = r.actor(), .on = r.creature("target"_k)};
  const bool with_weapon = kind != AttackType::restrain && kind != AttackType::push;
  const bool any_in_hand = with_weapon && !attack.ranged() && !form_flag(r, "bare_hands"_k, false);
  if (with_weapon && r.has("weapon"_k))
    attack.weapon = r.item("weapon"_k);
  else if (any_in_hand)
    attack.weapon = default_weapon(r, attack.by, attack.on);
  if (r.has("their_weapon"_k)) attack.aimed_at = r.item("their_weapon"_k);
  attack.nonlethal = form_flag(r, "nonlethal"_k, false);
  if (r.has("penalty"_k)) attack.penalty = r.number("penalty"_k);
  return attack;
}

ItemId default_weapon(const Resolution& r, CreatureId by, CreatureId on) {
  const Actor attacker(r, by);
  const std::vector<const Item*> weapons = attacker.melee_weapons();
  if (weapons.empty()) return {};
  const Creature& target = r.world().creature(on);
  if (target.scene != attacker.creature().scene) return weapons.front()->id;
  const std::int64_t distance = cell_distance(r.world().scene(target.scene), attacker.creature(), target);
  const auto reaches = [&](const Item* weapon) { return attacker.reach(weapon) >= distance; };
  const auto best = std::find_if(weapons.begin(), weapons.end(), reaches);
  return best == weapons.end() ? weapons.front()->id : (*best)->id;
}

const Record& weapon_record(const Actor& attacker, ItemId weapon) {
  const Item* item = weapon ? attacker.item(weapon) : nullptr;
  const Record* record = item ? attacker.record(*item) : nullptr;
  return record ? *record : attacker.system().content().at(key::weapon, "unarmed"_k);
}

Cost attack_cost(const Resolution& r, const Attack& attack) {
  const Actor attacker(r, attack.by);
  Cost cost;
  if (attack.ranged()) {
    const bool proficient = attacker.proficient(weapon_record(attacker, attack.weapon));
    cost.energy = r.house_rule("ranged_cost"_k) + (proficient ? 0 : 1);  // G-01, AU-MPL-03
  } else if (attack.swift || Actor(r, attack.on).defenceless()) {
    cost.energy = 1;
  } else {
    cost.energy = attack.weapon ? 3 : 2;
  }
  return cost;
}

void lock_for_rolls(Resolution& r, const Attack& attack) {
  lock_for_rolls(r, {attack.by, attack.on}, attack.swift ? BlockOf::interrupt : BlockOf::action);
}

void face_target(Resolution& r) {
  const CreatureId who = r.actor(), on = form_creature(r.command(), "target"_k);
  if (!form_flag(r, "face"_k, true) || !on || !Actor(r, who).aware_of(on)) return;
  const Creature &self = r.world().creature(who), &target = r.world().creature(on);
  const Scene* scene = r.world().find(self.scene);
  if (!scene || target.scene != scene->id || in_front_arc(*scene, self, target)) return;
  face(r, who, facing_toward(*scene, self, target));
}

// Source: AU-GRID-01.
std::int64_t metres_between(const Resolution& r, CreatureId a, CreatureId b) {
  const Creature& from = r.world().creature(a);
  const Creature& to = r.world().creature(b);
  const Scene& scene = r.world().scene(from.scene);
  const bool alternate = scene.has_squares() && r.house_rule("square_diagonal"_k) != 0;  // G-67
  if (!alternate) return cell_distance(scene, from, to) * scene.cell.tenth_mm / metres(1).tenth_mm;
  std::int64_t least = INT64_MAX;
  for (const Cell one : footprint(scene, from.place.cell, from.size))
    for (const Cell other : footprint(scene, to.place.cell, to.size)) {
      const Offset way = other - one;
      const std::int64_t x = std::max(way.column, -way.column), y = std::max(way.row, -way.row);
      least = std::min(least, std::max(x, y) + std::min(x, y) / 2);
    }
  return least * scene.cell.tenth_mm / metres(1).tenth_mm;
}

}  // namespace ft::rules::aura
