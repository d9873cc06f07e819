// Attacks with bare hands. Source: HM-BRAWL-01.
#include "rules/systems/heimr/combat/brawl.hpp"

#include "rules/kernel/offers/fillable_fields.hpp"
#include "rules/systems/heimr/turns/budget.hpp"

namespace ft::rules::heimr {

void choose_blow(Resolution& r, Attack& attack) {  // Source: HM-BRAWL-01
  r.require(r.has("blow"_k), {"E_EFFECT_CHOICE"_k, {}, {}});
  attack.bind = r.choice("blow"_k) == "bind"_k;
}

void brawl_attack(Resolution& r) {
  require_in_combat(r);
  require_can(r, ActionType::standard);
  require_any_target(r, "target"_k, {"E_NO_TARGET"_k, {}, "HM-CLUS-01"_k}, [&](CreatureId other) {
    return other != r.actor() && same_location(r.world(), r.actor(), other);
  });
  Attack attack = ordered_attack(r);
  require_attack_legal(r, attack);
  choose_blow(r, attack);
  require_attack_legal(r, attack);
  pay(r, ActionType::standard);
  execute(r, attack);
}

std::vector<Params> blows(const Ruleset&, const View&, CreatureId) {
  return {{{"blow"_k, "hit"_k}}, {{"blow"_k, "bind"_k}}};
}

}  // namespace ft::rules::heimr
