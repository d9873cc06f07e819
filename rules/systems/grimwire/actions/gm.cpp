// What the GM has the rules do: rolls, conditions, damage, burnout. Source: GW-DICE-01 to 03, GW-STAT-01, GW-BURN-02.
#include "rules/systems/grimwire/checks.hpp"
#include "rules/systems/grimwire/conditions.hpp"
#include "rules/systems/grimwire/damage.hpp"
#include "rules/systems/grimwire/procedures.hpp"

namespace ft::rules::grimwire {

void call_roll(Resolution& r) {  // Source: GW-DICE-01, 02, 03
  const CreatureId who = r.creature("target"_k);
  const Key attribute = r.choice("attribute"_k);
  Sum target;
  target.keep("tn"_k, r.number("tn"_k), "GW-DICE-01"_k);
  Side side{who, attribute, "called"_k, {}};
  if (r.has("modifier"_k)) side.extra.add("gm_modifier"_k, r.number("modifier"_k), "GW-DICE-02"_k);
  const bool open = r.has("shown"_k) && r.choice("shown"_k) == "open"_k;
  const Thrown thrown = throw_d20(r, side);
  const bool passed = thrown.natural > 1 && thrown.total.total() >= target.total();
  log_roll(r, side, thrown, open ? target : target.hide(), passed ? "passed"_k : "failed"_k, "GW-DICE-01"_k, {});
}

void apply_status(Resolution& r) {  // Source: GW-STAT-01
  const CreatureId who = r.creature("target"_k);
  const Key status = r.choice("status"_k);
  const std::int64_t rounds = r.has("rounds"_k) ? r.number("rounds"_k) : 0;
  gain(r, who, condition(status, {}, rounds > 0 ? Ending{"rounds"_k, rounds, who} : Ending{}));
  if (status != key::burning) return;
  Condition agony = condition(key::agony, who, {"rounds"_k, 10, who});
  agony.source_key = key::burning;
  gain(r, who, agony);
}

void deal_damage(Resolution& r) {  // Source: GW-DMG-02
  const CreatureId who = r.creature("target"_k);
  Damage damage{.on = who, .by = {}, .type = "raw"_k, .rolled = {}, .attack = false};
  if (r.has("type"_k)) damage.type = r.choice("type"_k);
  damage.minimum_one = false;
  damage.rolled.keep("gm_modifier"_k, r.number("amount"_k), "GW-DMG-02"_k);
  deal(r, damage);
}

void inflict_burnout(Resolution& r) {  // Source: GW-BURN-02
  const CreatureId who = r.creature("target"_k);
  const std::int64_t level = Actor(r.world(), who).burnout();
  r.require(level < 4, {"E_BURNOUT"_k, {{"level"_k, level}}, "GW-BURN-02"_k});
  add_burnout(r, who);
}

}  // namespace ft::rules::grimwire
