// Fright Checks. Source: TD-FRIGHT-01 to 05.
#include "rules/systems/threed6/conditions/fright.hpp"

#include <algorithm>

#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/conditions/states.hpp"
#include "rules/systems/threed6/dice/margins.hpp"

namespace ft::rules::threed6 {

namespace {

Sum fright_number(Resolution& r, CreatureId who) {
  const Actor actor(r.world(), who);
  Sum target = attribute_now(actor, key::will);
  target.add("fear_mods"_k, actor.number("fear_mods"_k), "TD-FRIGHT-01"_k);
  target.add("modifier"_k, r.has("n"_k) ? r.number("n"_k) : 0, "TD-FRIGHT-01"_k);
  const std::int64_t cap = r.house_rule("fright_cap"_k);
  if (cap > 0) target.add("fright_cap"_k, std::min<std::int64_t>(0, cap - target.total()), "TD-FRIGHT-05"_k);
  return target;
}

}  // namespace

void fright_check(Resolution& r) {
  const CreatureId who = r.creature("target"_k);
  r.require(!Actor(r.world(), who).has(key::dead), {"E_DEAD"_k, {{"who"_k, who}}, "TD-FRIGHT-01"_k});
  r.require(Actor(r.world(), who).conscious(), {"E_UNCONSCIOUS"_k, {{"who"_k, who}}, "TD-FRIGHT-01"_k});
  const Margin roll = roll_success(r, {who, "fright"_k, fright_number(r, who), "TD-FRIGHT-01"_k});
  if (roll.success) return;  // TD-FRIGHT-02
  if (roll.critical) {
    const std::int64_t minutes = roll.margin + r.roll(6, who, "fright"_k);
    log_line(r, "faints"_k, {{"who"_k, who}, {"n"_k, minutes}}, "TD-FRIGHT-04"_k);
    return fall_unconscious(r, who, {{"minute"_k, minutes}});
  }
  const std::int64_t seconds = roll.margin + r.roll(6, who, "fright"_k) + r.roll(6, who, "fright"_k);
  log_line(r, "lasts_seconds"_k, {{"who"_k, who}, {"n"_k, seconds}}, "TD-FRIGHT-03"_k);
  stun(r, who, key::mentally_stunned, seconds);
}

}  // namespace ft::rules::threed6
