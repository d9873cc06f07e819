// Playing a technique: its price, its roll, its effects on everyone it reaches. Source: GW-DATA-05, GW-DATA-06.
#include "rules/systems/grimwire/techniques/play.hpp"

#include <algorithm>

#include "rules/kernel/system.hpp"
#include "rules/systems/grimwire/combat/strike.hpp"
#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/conditions/injuries.hpp"
#include "rules/systems/grimwire/conditions/moments.hpp"
#include "rules/systems/grimwire/creature/machines.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"
#include "rules/systems/grimwire/dice/contests.hpp"
#include "rules/systems/grimwire/movement/stealth.hpp"
#include "rules/systems/grimwire/techniques/effects.hpp"
#include "rules/systems/grimwire/techniques/targets.hpp"

namespace ft::rules::grimwire {

namespace {

/// Levels 3 and 4 would end the technique that was pushed for: they wait until it is played. Source: GW-FOCUS-02, G-18.
enum class Burnout : std::uint8_t { settled, owed };

/// Condition and items, where the record asks for them. Source: GW-DATA-05 (cost).
void pay_other_costs(Resolution& r, CreatureId who, const Record& cost) {
  if (cost.number(key::condition) > 0) lose_condition(r, who, cost.number(key::condition));
  const Item* item = cost.word("item"_k) ? item_for_cost(Actor(r.world(), who), cost.word("item"_k)) : nullptr;
  if (!item) return;
  const ItemId id = item->id;
  const std::int64_t uses = item->numbers.get("uses"_k);
  const Record* record = r.system().content().find(key::consumable, item->kind);
  const bool of_many = uses > 0 && (!record || record->number("uses"_k) > 1);
  if (of_many)
    r.emit(ItemNumberSet{who, id, "uses"_k, uses - 1});
  else
    r.emit(ItemLost{who, id});
}

Burnout pay_focus(Resolution& r, const Use& use) {  // Source: GW-FOCUS-01, GW-FOCUS-02
  const Record* cost = use.technique->record("cost"_k);
  const std::int64_t focus = Actor(r.world(), use.who).number(key::focus), price = cost ? cost->number("focus"_k) : 0;
  log_line(r, "uses"_k, {{"who"_k, use.who}, {"technique"_k, use.technique->id}}, "GW-DATA-06"_k);
  r.set(use.who, key::focus, focus - price);
  if (focus >= price) return Burnout::settled;
  log_line(r, "pushes"_k, {{"who"_k, use.who}}, "GW-FOCUS-02"_k);
  if (!burns_out_in_play(r, use.who)) return Burnout::settled;
  if (Actor(r.world(), use.who).burnout() >= 2) return Burnout::owed;
  add_burnout(r, use.who);
  return Burnout::settled;
}

void count_use(Resolution& r, const Use& use) {
  const Record* limit = use.technique->record("limit"_k);
  const bool free = payment_of(*use.technique) == ReactionCost::free;
  if (!limit && !free) return;
  const Key per = limit ? limit->word("per"_k) : "turn"_k;
  if (per != "day"_k && !r.world().encounter_of(use.who))
    return;  // there are no turns, rounds or conflicts to count in
  Condition used = condition("technique_used"_k, use.who, {per == "turn"_k ? "end_of_turn"_k : per, 1, use.who});
  used.source_key = use.technique->id;
  gain(r, use.who, used);
}

/// How the technique's own roll went.
struct Rolled {
  bool passed = true;
  std::int64_t natural = 0;       // 0: nothing was rolled
  const Record* dealt = nullptr;  // a damage effect that the attack has dealt already
};

/// Some effects happen to each target, the others once.
void apply_each(Resolution& r, const Use& use, const Record& effect, Effects& effects, bool critical) {
  if (!concerns_target(effect)) return apply_effect(r, use, effect, effects, critical);
  for (const CreatureId target : use.reached) {
    Use one = use;
    one.target = target;
    apply_effect(r, one, effect, effects, critical);
  }
}

Effects apply_all(Resolution& r, const Use& use, const Rolled& rolled) {
  Effects effects;
  const auto list = [&](Key name, bool critical) {
    for (const Record& effect : use.technique->records(name))
      if (&effect != rolled.dealt) apply_each(r, use, effect, effects, critical);
  };
  list(rolled.passed ? "on_success"_k : "on_fail"_k,
       rolled.natural == 20 && use.technique->record("roll"_k)->flag("attack"_k));
  if (rolled.passed && rolled.natural == 20) list("on_20"_k, false);
  if (rolled.natural == 1) list("on_1"_k, false);
  return effects;
}

/// What the user rolls with: of several attributes the player chooses. Source: GW-DATA-05 (roll.by), GW-ATTR-03.
Key rolls_with(Resolution& r, const Use& use, const Record& roll, Key otherwise, Key purpose) {
  std::vector<Key> attributes;
  for (const Key name : roll.words("by"_k)) attributes.push_back(attribute_named(name));
  if (attributes.empty()) attributes.push_back(otherwise);
  return choose_attribute(r, use.who, attributes, purpose, "GW-DATA-05"_k);
}

Effects play_attack(Resolution& r, const Use& use, const Record& roll) {
  Attack attack{.attacker = use.who, .target = use.target, .weapon = use.weapon, .extra = {}};
  const bool supernatural = use.technique->has_word("tags"_k, "supernatural"_k);
  const Record* with_weapon = effect_of(*use.technique, "weapon_damage"_k);
  attack.kind = supernatural                               ? AttackKind::supernatural
                : use.weapon.record && use.weapon.ranged() ? AttackKind::ranged
                                                           : AttackKind::melee;
  attack.attribute = rolls_with(r, use, roll, supernatural ? RSN : COR, "attack"_k);
  const Key vs = roll.word("vs"_k);
  attack.defence = vs == "resonance"_k || (!vs && supernatural) ? RSN : AGL;  // G-55
  if (const Key or_vs = roll.word("or_vs"_k)) attack.or_defence = or_vs == "resonance"_k ? RSN : AGL;
  attack.effect = with_weapon ? nullptr : effect_of(*use.technique, "damage"_k);
  attack.damaging = with_weapon || attack.effect;
  attack.damage_factor = with_weapon ? with_weapon->number("factor"_k, 1) : 1;
  attack.extra.add(use.technique->id, roll.number("mod"_k));
  if (!attack.weapon.record) attack.weapon = *weapon_of(r.system(), Actor(r.world(), use.who), {});
  const AttackResult struck = strike(r, attack);
  return apply_all(r, use, {struck.hit, struck.natural, struck.hit ? attack.effect : nullptr});
}

Effects play_roll(Resolution& r, const Use& use, const Record& roll) {
  Roller side{use.who, rolls_with(r, use, roll, MND, "technique_roll"_k), "technique_roll"_k, {}};
  side.extra.add(use.technique->id, roll.number("mod"_k));
  const Key vs = roll.word("vs"_k);
  if (vs && vs != "tn"_k && use.target) {
    const Key defence = vs == "evade"_k ? AGL : vs == "resonance"_k ? RSN : attribute_named(vs);
    const ContestResult done = contest(r, {side, {use.target, defence, "technique_roll"_k}, "GW-DATA-06"_k});
    return apply_all(r, use, {done.won, done.initiator_natural, nullptr});
  }
  Sum target;
  target.keep("base_number"_k, roll.number("tn"_k) > 0 ? roll.number("tn"_k) : 11, "GW-DATA-06"_k);
  const CheckResult judged = judge(r, {side, target, "GW-DATA-06"_k, use.target});
  return apply_all(r, use, {judged.passed, judged.natural, nullptr});
}

/// Whether each target defends itself against a roll of its own.
bool is_contested(const Record& roll) {
  const Key vs = roll.word("vs"_k);
  return roll.flag("attack"_k) || (vs && vs != "tn"_k);
}

void join(Effects& all, const Effects& one) {
  all.movement_stopped |= one.movement_stopped;
  all.negated |= one.negated;
  all.halved |= one.halved;
  all.reduced.add(one.reduced);
  if (one.thrown_again != Reroll::no) all.thrown_again = one.thrown_again;
  if (one.shielded_by) all.shielded_by = one.shielded_by;
  if (one.redirected_to) all.redirected_to = one.redirected_to;
}

/// A roll against each target, one roll for all of them, or none.
Effects play_effects(Resolution& r, const Use& use) {
  const Record* roll = use.technique->record("roll"_k);
  if (!roll) return apply_all(r, use, {});
  if (!is_contested(*roll)) return play_roll(r, use, *roll);
  Effects all;
  for (const CreatureId target : use.reached) {
    Use one = use;
    one.target = target;
    one.reached = {target};
    join(all, roll->flag("attack"_k) ? play_attack(r, one, *roll) : play_roll(r, one, *roll));
  }
  return all;
}

}  // namespace

Effects play_technique(Resolution& r, const Use& asked) {
  Use use = asked;
  if (!use.target) use.target = use.who;
  const Burnout burnout = pay_focus(r, use);
  if (const Record* cost = use.technique->record("cost"_k)) pay_other_costs(r, use.who, *cost);
  count_use(r, use);
  if (use.technique->has_word("tags"_k, "conspicuous"_k) || use.technique->has_word("tags"_k, "supernatural"_k))
    conceal_use(r, use.who);
  use.reached = all_targets(r.world(), use);
  const Effects effects = play_effects(r, use);
  if (burnout == Burnout::owed) add_burnout(r, use.who);
  (void)moment(r, {"technique_used"_k, use.who, use.target, key::after});
  return effects;
}

}  // namespace ft::rules::grimwire
