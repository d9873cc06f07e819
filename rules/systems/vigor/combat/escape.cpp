// Escape. Source: VG-ACT-05, G-44.
#include "rules/systems/vigor/combat/escape.hpp"

#include <algorithm>

#include "rules/systems/vigor/combat/openings.hpp"
#include "rules/systems/vigor/movement/walking.hpp"
#include "rules/systems/vigor/turns/budget.hpp"

namespace ft::rules::vigor {

namespace {

/// Source: VG-ACT-05 (5).
bool beyond_all_reach(const Resolution& r, CreatureId who) {
  const Actor fleeing(r.world(), who);
  const Cell at = fleeing.creature().place.cell;
  return std::ranges::none_of(fleeing.encounter()->order, [&](CreatureId other) {
    const Actor enemy(r.world(), other);
    const bool here = enemy.creature().scene == fleeing.creature().scene &&
                      enemy.creature().place.kind == Place::Kind::cell && fleeing.hostile_to(enemy);
    return here && enemy.able_to_react() && in_reach_of(r, other, who, at);
  });
}

/// W12.
bool leaves(Resolution& r, CreatureId who) {
  return r.ask_yes({.prompt = "q_leaves"_k, .params = {{"who"_k, who}}, .rule = "VG-ACT-05"_k, .default_answer = true});
}

}  // namespace

void escape(Resolution& r) {
  constexpr Price price{.actions = 1};
  const CreatureId who = r.actor();
  require_in_encounter(r);
  require_can_act(r, price);
  const Path path = require_path(r);
  require_payable(r, price);
  pay(r, price);
  log_line(r, "flees"_k, {{"who"_k, who}}, "VG-ACT-05"_k);
  if (!create_opening(r, who)) return;
  go(r, who, path, Steps::never_open);
  const bool goes_on = Actor(r.world(), who).able_to_react() && !knocked_down_now(r, who);
  if (!goes_on || !beyond_all_reach(r, who) || !leaves(r, who)) return;
  drop_what_is_prepared(r, who);
  gain(r, who, key::escaped);
  log_line(r, "escapes"_k, {{"who"_k, who}}, "VG-ACT-05"_k);
}

}  // namespace ft::rules::vigor
