// Wild attacks and stray hits. Source: GW-FF-01 to 03, GW-GRAP-11, GW-WIN-08.
#include "rules/systems/grimwire/combat/friendly_fire.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/grimwire/combat/shielding.hpp"
#include "rules/systems/grimwire/creature/mind.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"

namespace ft::rules::grimwire {

namespace {

bool in_the_way(const Resolution& r, const Attack& attack, const Creature& creature) {
  const World& world = r.world();
  const Creature &attacker = world.creature(attack.attacker), &target = world.creature(attack.target);
  if (r.house_rule("friendly_fire_model"_k) != 0) return within_melee(world, attack.target, creature.id);
  const std::int64_t distance = metres_between(world, attack.attacker, creature.id);
  switch (attack.kind) {
    case AttackKind::melee: return distance <= 3;
    case AttackKind::supernatural: return distance <= Actor(world, attack.attacker).magic_range();
    case AttackKind::thrown:
    case AttackKind::ranged: {
      const std::int64_t range = attack.kind == AttackKind::thrown ? 9 : attack.weapon.range_m();
      return distance <= range && in_cone_of_30_degrees(world.scene(attacker.scene), attacker.place.cell,
                                                        target.place.cell, creature.place.cell);
    }
  }
  return false;
}

std::vector<CreatureId> candidates(const Resolution& r, const Attack& attack) {
  const bool collateral = r.house_rule("friendly_fire_model"_k) != 0;
  const Creature& attacker = r.world().creature(attack.attacker);
  std::vector<CreatureId> found;
  for (const Creature* creature : r.world().creatures()) {
    const bool here = creature->scene == attacker.scene && creature->place.kind != Place::Kind::nowhere;
    const bool left_out = creature->id == attack.attacker || (creature->id == attack.target && !collateral);
    if (here && !left_out && !Actor(r.world(), creature->id).has(key::dead) && in_the_way(r, attack, *creature))
      found.push_back(creature->id);
  }
  return found;
}

/// One of them, by a die where there are several. Source: 1.2.
CreatureId draw_one(Resolution& r, const std::vector<CreatureId>& among, Ref by, Key purpose) {
  if (among.size() == 1) return among.front();
  return among[static_cast<std::size_t>(r.roll(static_cast<int>(among.size()), by, purpose)) - 1];
}

/// Whether the attacker spares the one hit by mistake; offered only where it helps. Source: GW-FF-02.
bool spares(Resolution& r, const Attack& attack, CreatureId victim, std::int64_t help) {
  if (help <= 0) return false;
  return r.ask_yes({.asked = controller_of(r.world(), attack.attacker),
                    .prompt = "q_spare"_k,
                    .params = {{"who"_k, attack.attacker}, {"target"_k, victim}},
                    .rule = "GW-FF-02"_k,
                    .default_answer = !Actor(r.world(), attack.attacker).hostile_to(Actor(r.world(), victim))});
}

struct Mishap {
  CreatureId victim;
  Key rule;
};

/// The save of the one in the way: AGL 11, lowered when spared; then perhaps a raised shield.
void save_or_be_hit(Resolution& r, const Attack& attack, Mishap mishap) {
  const bool supernatural = attack.kind == AttackKind::supernatural;
  const std::int64_t help = Actor(r.world(), attack.attacker).attribute(supernatural ? MND : COR);
  Sum target;
  target.keep("base_number"_k, 11, mishap.rule);
  if (spares(r, attack, mishap.victim, help)) target.add("spared"_k, -help, mishap.rule);
  const Roller side{mishap.victim, supernatural ? RSN : AGL, "save"_k, {}};
  const RollResult thrown = roll_d20(r, side);
  const bool saved = thrown.natural > 1 && thrown.total.total() >= target.total();
  log_roll(r, side, thrown, target, saved ? "evaded"_k : "failed"_k, mishap.rule, attack.attacker);
  if (saved) return;
  const FailedEvasion failed{mishap.victim, attack.attacker, target.total() - thrown.total.total()};
  const bool may_raise = thrown.natural > 1 || (thrown.natural == 1 && r.house_rule("shield_saves_1"_k) != 0);
  if (may_raise && !supernatural && raise_shield(r, failed) == Raised::turned) return;
  log_line(r, "hits_instead"_k, {{"target"_k, mishap.victim}}, mishap.rule);
  deal_attack_damage(r, attack, mishap.victim, "hit"_k);
}

}  // namespace

void friendly_fire(Resolution& r, const Attack& attack) {
  const std::vector<CreatureId> in_danger = candidates(r, attack);
  if (in_danger.empty()) return log_line(r, "nobody_hit"_k, {}, "GW-FF-01"_k);
  const CreatureId victim = draw_one(r, in_danger, attack.attacker, "friendly_fire_choice"_k);
  save_or_be_hit(r, attack, {victim, "GW-FF-02"_k});
}

void stray_hit(Resolution& r, const Attack& attack) {
  const std::vector<CreatureId> holders = Actor(r.world(), attack.target).grapplers();
  const bool outside = std::find(holders.begin(), holders.end(), attack.attacker) == holders.end();
  if (holders.empty() || !outside || attack.kind == AttackKind::supernatural) return;
  const CreatureId victim = draw_one(r, holders, attack.attacker, "grappler_choice"_k);
  save_or_be_hit(r, attack, {victim, "GW-GRAP-11"_k});
}

}  // namespace ft::rules::grimwire
