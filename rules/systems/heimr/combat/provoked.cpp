// Blows of those who react, and the one that an armed target strikes before a brawl. Source: HM-BRAWL-03, HM-BRAWL-04.
#include "rules/systems/heimr/combat/provoked.hpp"

#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/heimr/conditions/published_defence.hpp"

namespace ft::rules::heimr {

namespace {

bool armed(const Resolution& r, CreatureId who) { return static_cast<bool>(close_attack(r, who, who).weapon); }

/// In its last turn it struck at the brawler, who dodged. Source: HM-BRAWL-03.
bool was_dodged(const World& world, CreatureId armed_one, CreatureId brawler) {
  const Relation* last = find_relation(world, key::attacked, armed_one, brawler);
  return last && last->data.get("dodged"_k) != 0;
}

bool strikes_first(Resolution& r, const Attack& brawl) {  // W6
  return r.ask_yes({.asked = brawl.target,
                    .prompt = "q_provoked"_k,
                    .params = {{"who"_k, brawl.target}, {"actor"_k, brawl.attacker}},
                    .rule = "HM-BRAWL-03"_k,
                    .default_answer = false});
}

}  // namespace

Attack close_attack(const Resolution& r, CreatureId attacker, CreatureId target) {
  Attack attack{.attacker = attacker, .target = target, .reaction = true};
  for (const Weapon& weapon : wielded_weapons(r.system(), Actor(r.world(), attacker)))
    if (weapon.melee() && !attack.weapon) attack.weapon = weapon.item;
  return attack;
}

bool gets_close(Resolution& r, const Attack& brawl) {
  const Actor target(r.world(), brawl.target);
  if (!target.able() || !armed(r, brawl.target) || was_dodged(r.world(), brawl.target, brawl.attacker)) return true;
  if (!strikes_first(r, brawl)) return true;
  const Attack blow = close_attack(r, brawl.target, brawl.attacker);
  const AttackResult struck = strike(r, blow, 0, Tiring::may_tire, {});
  if (struck.published_used) publish_defence(r, brawl.attacker);
  const bool dodged = struck.defence == key::dodge && !struck.hit;
  if (!struck.threatened || dodged) return true;  // G-36
  log_line(r, "kept_at_distance"_k, {{"who"_k, brawl.attacker}, {"target"_k, brawl.target}}, "HM-BRAWL-03"_k);
  return false;
}

}  // namespace ft::rules::heimr
