// One attack as it is declared: its weapon and the distance. Source: TD-HIT-01.
#include "rules/systems/threed6/combat/declared_attack.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/combat/thrown_things.hpp"

namespace ft::rules::threed6 {

Weapon weapon_used(const Resolution& r, const Attack& attack) {
  if (attack.thrown) return thrown_body();
  if (attack.option == "thrown_object"_k)
    return thrown_thing(r.system(), Actor(r.world(), attack.attacker), attack.weapon);
  return weapon_of(r.system(), Actor(r.world(), attack.attacker), attack.weapon);
}

const Record& mode_used(const Resolution& r, const Attack& attack) { return *weapon_used(r, attack).mode(attack.mode); }

std::int64_t yards_from(const Resolution& r, const Attack& attack, Cell from) {
  const Creature &attacker = r.world().creature(attack.attacker), &target = r.world().creature(attack.target);
  const Scene& scene = r.world().scene(attacker.scene);
  const std::int64_t cells =
      least_distance(scene, footprint(scene, from, attacker.size), footprint(scene, target.place.cell, target.size));
  return std::max<std::int64_t>(1, cells);
}

std::int64_t yards_to_target(const Resolution& r, const Attack& attack) {
  if (attack.yards > 0) return attack.yards;
  return yards_from(r, attack, r.world().creature(attack.attacker).place.cell);
}

}  // namespace ft::rules::threed6
