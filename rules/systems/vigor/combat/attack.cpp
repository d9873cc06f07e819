// The attack action. Source: VG-ACT-01, VG-ACT-02.
#include "rules/systems/vigor/combat/attack.hpp"

#include "rules/systems/vigor/combat/offhand.hpp"
#include "rules/systems/vigor/combat/strike.hpp"
#include "rules/systems/vigor/turns/budget.hpp"

namespace ft::rules::vigor {

void attack(Resolution& r) {
  constexpr Price price{.actions = 1};
  require_in_encounter(r);
  require_can_act(r, price);
  if (!r.has("target"_k)) require_payable(r, price);  // an offer says it before a target is chosen
  Attack attack{.attacker = r.actor(), .target = {}, .weapon = weapon_in_form(r)};
  attack.target = target_in_form(r);
  require_attack_legal(r, attack);
  require_payable(r, price);
  pay(r, price);
  if (strike(r, attack)) open_offhand(r, attack);
}

std::vector<Params> attack_forms(const Ruleset& system, const View& view, CreatureId creature) {
  std::vector<Params> forms;
  for (const Weapon& weapon : weapons_ready(system, Actor(view.world(), creature)))
    forms.push_back(weapon.item ? Params{{"weapon"_k, weapon.item}} : Params{});
  return forms;
}

}  // namespace ft::rules::vigor
