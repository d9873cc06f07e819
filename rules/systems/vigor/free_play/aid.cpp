// Emergency aid and stabilizing. Source: VG-ACT-12, VG-ACT-15, VG-SHOCK-05, VG-POS-01, VG-DICE-08, G-35.
#include "rules/systems/vigor/free_play/aid.hpp"

#include <algorithm>

#include "rules/systems/vigor/conditions/death.hpp"
#include "rules/systems/vigor/conditions/harm.hpp"
#include "rules/systems/vigor/creature/distances.hpp"
#include "rules/systems/vigor/dice/checks.hpp"
#include "rules/systems/vigor/turns/committed.hpp"

namespace ft::rules::vigor {

namespace {

constexpr std::int64_t vs_of_aid = 20;

/// Beside the helper, with nothing solid between. Source: VG-POS-01.
void require_beside(Resolution& r, CreatureId target) {
  const CreatureId who = r.actor();
  if (target == who) return;
  const Creature &helper = r.world().creature(who), &patient = r.world().creature(target);
  r.require(helper.scene == patient.scene, {"E_TARGET"_k, {}, "VG-POS-01"_k});
  const std::int64_t most = adjacent_feet(r.world().scene(helper.scene));
  const std::int64_t distance = feet_between(r.world(), who, target);
  r.require(distance <= most, {"E_REACH"_k, {{"distance"_k, distance}, {"most"_k, most}}, "VG-POS-01"_k});
  r.require(clear_path(r.world(), who, target), {"E_BLOCKED"_k, {}, "VG-POS-01"_k});
}

/// The check with a skill; of two the one with more dice.
bool treats(Resolution& r, Key purpose, const std::vector<Key>& skills, Key rule) {
  const Actor actor(r.world(), r.actor());
  const Key best = *std::ranges::max_element(skills, {}, [&](Key one) { return skill_dice(r.system(), actor, one); });
  Pool pool = pool_for(r, r.actor(), purpose, Scope::action, {best});
  add_skill(r, pool, best);
  return check(r, pool, vs_of_aid, rule).passed;
}

/// One plain d10: it neither steps nor bursts.
void restore(Resolution& r, CreatureId target) {
  const CreatureId who = r.actor();
  const int face = r.roll(10, who, "restored_roll"_k);
  r.emit(
      RollMade{who, "restored_roll"_k, target, {{10, face}}, Sum{{"rolled"_k, face, {}}}, {}, {}, "VG-ACT-12"_k, {}});
  restore_durability(r, target, face);
}

bool may_be_aided(const Actor& patient) {
  const bool hurt = patient.wounded() || patient.number(key::durability) < patient.number(key::durability_max);
  return hurt && patient.flag(key::living) && !patient.has(key::dead) && !patient.has(key::shock);
}

}  // namespace

void first_aid(Resolution& r) {
  constexpr Price price{.actions = 2, .spans = true};
  require_can_act(r, price);
  const CreatureId target = r.creature("target"_k);
  r.require(may_be_aided(Actor(r.world(), target)), {"E_TARGET"_k, {}, "VG-ACT-12"_k});
  require_beside(r, target);
  require_payable(r, price);
  if (!pay_in(r, price)) return;
  if (treats(r, "aid_roll"_k, {"medicine"_k}, "VG-ACT-12"_k)) restore(r, target);
}

void stabilize(Resolution& r) {
  const Price price{.actions = r.house_rule("stabilize_actions"_k), .spans = true};
  require_can_act(r, price);
  const CreatureId target = r.creature("target"_k);
  r.require(Actor(r.world(), target).has(key::shock), {"E_TARGET"_k, {}, "VG-SHOCK-05"_k});
  require_beside(r, target);
  require_payable(r, price);
  if (!pay_in(r, price)) return;
  if (!treats(r, "stabilize_roll"_k, {"medicine"_k, "medical_science"_k}, "VG-SHOCK-05"_k)) return;
  stabilize_shock(r, target);
  log_line(r, "is_stabilized"_k, {{"who"_k, target}}, "VG-SHOCK-05"_k);
}

}  // namespace ft::rules::vigor
