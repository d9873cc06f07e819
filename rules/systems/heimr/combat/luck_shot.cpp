// Attacks on a place where a creature may hide. Source: HM-HIDE-03, HM-HIDE-04, HM-HIDE-06.
#include "rules/systems/heimr/combat/luck_shot.hpp"

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/offers/fillable_fields.hpp"
#include "rules/systems/heimr/combat/attack.hpp"
#include "rules/systems/heimr/creature/places.hpp"
#include "rules/systems/heimr/turns/budget.hpp"

namespace ft::rules::heimr {

namespace {

CreatureId suspected(const World& world, CreatureId actor, std::optional<Cell> where);
bool has_luck(Resolution& r);

}  // namespace

/// At a location: whether a creature hides there, and can be hit, shows only with luck. Source: HM-HIDE-04, G-61.
void luck_shot(Resolution& r) {
  require_in_combat(r);
  require_can(r, ActionType::standard);
  Attack attack{.attacker = r.actor(), .target = {}};
  r.require(bool(suspected(r.world(), attack.attacker, {})), {"E_TARGET_HIDDEN"_k, {}, "HM-HIDE-04"_k});
  attack.searched = r.place("to"_k).cell;
  const Scene& scene = r.world().scene(r.world().creature(attack.attacker).scene);
  r.require(inside(scene, attack.searched), {"E_TARGET_INVALID"_k, {}, "HM-HIDE-04"_k});
  attack.luck = true;
  requested_aim(r, attack);
  take_weapons(r, attack);
  require_attack_legal(r, attack);
  pay(r, ActionType::standard);
  attack.extra.add("luck"_k, -1, "HM-HIDE-04"_k);
  if (!has_luck(r)) return log_line(r, "no_luck"_k, {{"who"_k, attack.attacker}}, "HM-HIDE-04"_k);
  attack.target = suspected(r.world(), attack.attacker, attack.searched);
  const bool strikes = attack.target && !r.why_not([&](Resolution& again) { require_attack_legal(again, attack); });
  log_line(r, strikes ? "lucky"_k : "no_luck"_k, {{"who"_k, attack.attacker}}, "HM-HIDE-04"_k);
  if (strikes) execute(r, attack);
}

namespace {

/// Who hides from the actor, which suspects it: anywhere, or in that location alone. Source: HM-HIDE-03, HM-HIDE-06.
CreatureId suspected(const World& world, CreatureId actor, std::optional<Cell> where) {
  for (const Relation& tie : world.relations()) {
    const CreatureId who = tie.to.creature();
    if (tie.key != key::suspects || tie.from != Ref(actor) || !hidden_from(world, who, actor)) continue;
    if (!where || location(world, who) == *where) return who;
  }
  return {};
}

/// A d10. Source: HM-HIDE-04.
bool has_luck(Resolution& r) {
  const int face = r.roll(10, r.actor(), "luck"_k);
  Sum total;
  total.keep("die"_k, face);
  const Key outcome = face == 10 ? "passed"_k : "failed"_k;
  const Sum needed{{"base_number"_k, 10, {}}};
  r.emit(RollMade{r.actor(), "luck"_k, {}, {{10, face}}, total, needed, outcome, "HM-HIDE-04"_k, {}});
  return face == 10;
}

}  // namespace

}  // namespace ft::rules::heimr
