// How the target meets an attack. Source: AU-MEL-05, AU-DFN-01, AU-DEFD-02, AU-FACE-04, AU-RNG-10, AU-SURP-03.
#include "rules/systems/aura/combat/defender_state.hpp"

#include "rules/kernel/maps/facing.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/systems/aura/turns/declaration.hpp"

namespace ft::rules::aura {

bool gm_agrees(Resolution& r, const Attack& attack, Key about, Key rule) {
  lock_for_rolls(r, attack);
  return r.ask_yes({.prompt = about,
                    .params = {{"who"_k, attack.by}, {"target"_k, attack.on}},
                    .rule = rule,
                    .default_answer = true,
                    .seconds = r.house_rule("prompt_s"_k)});
}

// Source: AU-MEL-05, AU-DFN-01, AU-DEFD-02, AU-FACE-04, AU-RNG-10.
DefenderState read_defender_state(Resolution& r, const Attack& attack) {
  const bool defenceless = Actor(r, attack.on).defenceless();
  const bool unaware = !Actor(r, attack.on).aware_of(attack.by);
  const bool afar = attack.ranged() || attack.kind == AttackType::power;
  const bool point_blank = unaware && (!afar || metres_between(r, attack.by, attack.on) <= 1);
  const bool denies = point_blank && !defenceless && gm_agrees(r, attack, "q_unaware"_k, "AU-SURP-03"_k);
  const Actor target(r, attack.on);
  const bool looks_back = !attack.ranged() && !attack.swift;  // AU-MEL-05, AU-RNG-10
  const auto was = [&](Key condition) {
    return target.has(condition) || (looks_back && ended_since_declaration(r, attack.by, attack.on, condition));
  };
  DefenderState defender;
  defender.no_defence = defenceless || denies || (unaware && !point_blank);
  defender.automatic = denies || (defenceless && (!attack.ranged() || r.house_rule("ranged_autohit_helpless"_k) != 0));
  defender.off_guard = point_blank || was(key::surprised) || was(key::dazed) || target.has(key::unconscious);
  defender.behind =
      !in_front_arc(r.world().scene(target.creature().scene), target.creature(), r.world().creature(attack.by));
  defender.hindered = defender.off_guard || defender.behind || was(key::prone) || was(key::blinded);
  defender.exposed = was(key::exposed) || point_blank;
  defender.defending = target.has(key::defending);
  return defender;
}

}  // namespace ft::rules::aura
