// Abilities and spells: what their records say happens. Source: AU-ABIL-01, AU-STA-06, AU-COND-06, AU-DEFD-03.
#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/aura/combat/blow.hpp"
#include "rules/systems/aura/combat/hit.hpp"
#include "rules/systems/aura/combat/strike.hpp"
#include "rules/systems/aura/conditions/conditions.hpp"
#include "rules/systems/aura/conditions/wounds.hpp"
#include "rules/systems/aura/creature/form.hpp"
#include "rules/systems/aura/movement/facing.hpp"
#include "rules/systems/aura/techniques/ability.hpp"
#include "rules/systems/aura/techniques/actions.hpp"
#include "rules/systems/aura/turns/declared.hpp"

namespace ft::rules::aura {

namespace {

std::vector<CreatureId> targets_said(const Resolution& r);
Verdict ability_refused(Resolution& r);
Verdict knows_no_interrupt(Resolution& r);
Effect lock_ability(Resolution& r, Execution&);
ActionTraits nature_of_ability(const Ruleset& system, const Command& command);
void turn_for_attack(Resolution& r);
std::int64_t max_damage_of_ability(Resolution& r);
Cost cost_ability(Resolution& r);

}  // namespace

const ActionDefinition use_ability{.refused = ability_refused,
                                   .hopeless = knows_no_interrupt,
                                   .cost = cost_ability,
                                   .lock = lock_ability,
                                   .targets = targets_said,
                                   .begins = turn_for_attack,
                                   .nature = nature_of_ability,
                                   .max_damage = max_damage_of_ability};

namespace {

bool knows(const Actor& actor, const Record* ability) {
  const auto& all = actor.creature().features;
  return ability && std::any_of(all.begin(), all.end(), [&](const Feature& one) { return one.key == ability->id; });
}

bool as_interrupt(const Command& command) { return form_flag(command, "ii"_k, false); }

/// Whether `could_be` holds for any ability that the actor knows and could use as an interrupt.
template <class CouldBe>
bool any_interrupt(const Resolution& r, const CouldBe& could_be) {
  const std::vector<Feature>& known = r.world().creature(r.actor()).features;
  return std::any_of(known.begin(), known.end(), [&](const Feature& one) {
    const Record* ability = r.system().content().find(key::ability, one.key);
    return ability && ability->flag("ii"_k) && can_be_used(*ability) && could_be(one.key);
  });
}

/// While the form leaves the ability open.
Verdict knows_no_interrupt(Resolution& r) {
  const bool open = as_interrupt(r.command()) && !r.has("ability"_k);
  const bool known = !open || any_interrupt(r, [](Key) { return true; });
  return r.unless(known, {"no_ability"_k, {{"who"_k, r.actor()}}, {}});
}

/// Known, of use, and an interrupt where it is meant as one; with another only to enhance one attack.
void require_known(Resolution& r) {
  const Actor actor(r, r.actor());
  const Record* ability = requested_ability(r.system(), r.command());
  const bool apt =
      knows(actor, ability) && can_be_used(*ability) && (!as_interrupt(r.command()) || ability->flag("ii"_k));
  r.require(apt, {"no_ability"_k, {{"who"_k, r.actor()}}, {}});
  if (!r.has("enhance"_k)) return;
  const Record* more = r.system().content().find(key::ability, r.choice("enhance"_k));
  const bool both = knows(actor, more) && more->flag("isAttack"_k) && ability->flag("isAttack"_k) && more != ability;
  r.require(both, {"no_ability"_k, {{"who"_k, r.actor()}}, {}});
}

/// A target present, in range and in sight: for abilities that are no attack.
void require_in_range(Resolution& r, CreatureId target, std::int64_t far_m) {
  const Creature& self = r.world().creature(r.actor());
  const Creature& other = r.world().creature(target);
  const bool on_map = Actor(r, r.actor()).on_map() && Actor(r, target).on_map();
  const bool there = on_map && other.scene == self.scene && Actor(r, target).alive();
  r.require(there, {"invalid_target"_k, {{"target"_k, target}}, {}});
  if (target == r.actor()) return;
  const std::int64_t metres = metres_between(r, r.actor(), target);
  const std::int64_t most = far_m > 0 ? far_m : Actor(r, r.actor()).longest_reach();
  r.require(metres <= most, {"out_of_range"_k, {{"distance"_k, metres}, {"most"_k, most}}, {}});
  const bool seen = in_sight(r.world().scene(self.scene), self, other);
  r.require(seen, {"no_line_of_sight"_k, {{"who"_k, r.actor()}, {"target"_k, target}}, {}});
}

void require_uses(Resolution& r, const Use& use) {
  const Actor actor(r, r.actor());
  for (const Record* ability : use.abilities)
    for (const Key limit : {"usesShort"_k, "usesLong"_k})
      r.require(uses_left(actor, *ability, limit).value_or(1) > 0,
                {"ability_used"_k,
                 {{"who"_k, r.actor()}, {"ability"_k, ability->id}, {"most"_k, ability->number(limit)}},
                 {}});
  const std::int64_t stamina = cost_of_use(r, use).stamina;  // Source: AU-STA-06
  r.require(use.abilities.size() < 2 || stamina <= 4, {"stamina_cap"_k, {{"most"_k, std::int64_t{4}}}, {}});
  for (const CreatureId who : use.targets)
    if (use.abilities.front()->flag("surge"_k)) require_surge(r, who);
}

std::vector<CreatureId> targets_said(const Resolution& r) {
  std::vector<CreatureId> all;
  for (const Key field : target_fields)
    if (const CreatureId target = form_creature(r.command(), field)) all.push_back(target);
  return all;
}

/// At most as many as the ability allows, and no target twice.
void require_targets(Resolution& r, const Record& ability) {
  const std::vector<CreatureId> all = targets_said(r);
  const auto most = static_cast<std::size_t>(ability.number("targets"_k));
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto end = all.begin() + static_cast<std::ptrdiff_t>(i);
    r.require(i < most && std::find(all.begin(), end, all[i]) == end, {"invalid_target"_k, {{"target"_k, all[i]}}, {}});
  }
}

void check_named(Resolution& r) {
  require_known(r);
  const Use use = requested_use(r);
  const Record& ability = *use.abilities.front();
  require_targets(r, ability);
  if (use.targets.empty() && ability.flag("isAttack"_k) && !ability.flag("isSpell"_k)) r.require(attacker_refused(r));
  for (const CreatureId target : use.targets)
    ability.flag("isAttack"_k) ? r.require(attack_refused(r, attack_of_use(r, use, target)))
                               : require_in_range(r, target, ability.number("distance"_k));
  require_uses(r, use);
  if (use.targets.empty()) (void)r.creature("target"_k);
}

Verdict ability_refused(Resolution& r) {
  if (r.has("ability"_k)) {
    check_named(r);
    return std::nullopt;
  }
  const auto could_be = [&](Key ability) {  // no useless prompt opens
    return could(r, {r.command().action, r.actor(), {{"ability"_k, ability}, {"ii"_k, true}}, {}, {}});
  };
  return r.unless(!as_interrupt(r.command()) || any_interrupt(r, could_be),
                  {"no_ability"_k, {{"who"_k, r.actor()}}, {}});
}

Cost cost_ability(Resolution& r) { return r.has("ability"_k) ? cost_of_use(r, requested_use(r)) : Cost{}; }

/// One use less, where its uses are counted.
void count_use(Resolution& r, CreatureId who, Key ability) {
  const Record& record = r.system().content().at(key::ability, ability);
  if (record.number("usesShort"_k) + record.number("usesLong"_k) == 0) return;
  const auto& all = r.world().creature(who).features;
  const auto known = std::find_if(all.begin(), all.end(), [&](const Feature& one) { return one.key == ability; });
  if (known == all.end()) return;
  Feature used = *known;
  for (const Key number : {key::usedShort, key::usedLong}) used.data.set(number, used.data.get(number) + 1);
  r.emit(FeatureSet{who, std::move(used)});
}

/// Conditions that it takes and gives, and the Aura of a surge.
void affect(Resolution& r, CreatureId by, CreatureId on, Key ability) {
  const Record& record = r.system().content().at(key::ability, ability);
  for (const Key removed : record.words("removes"_k)) shake_off(r, on, removed);
  const Key given = record.word("gives"_k);
  if (given) impose(r, on, given, ending_of(record.word("until"_k)), by, ability);
  if (given == key::defending) r.set(on, key::metresSinceDefend, 0);
  if (record.flag("surge"_k)) use_surge(r, on);
}

/// The dice of one attack, and whether it hits. The unconscious still roll Fortitude. Source: AU-DFN-01.
struct Strike {
  CreatureId on;
  bool hit = false;
  Effect effect;
};
Strike strike(Resolution& r, const Attack& attack) {
  DefenderState defender = read_defender_state(r, attack);
  if (attack.defence == "fortitude"_k && !Actor(r, attack.on).flag(key::refuseDefence)) defender.automatic = false;
  const AttackResult struck = attack.ranged() ? roll_ranged(r, attack, defender) : roll_melee(r, attack, defender);
  return {attack.on, struck.hit, wound(r, attack, defender, struck)};
}

Effect lock_ability(Resolution& r, Execution&) {
  const CreatureId who = r.actor();
  const Use use = requested_use(r);
  const Record& first = *use.abilities.front();
  const bool spell = first.flag("isSpell"_k);
  std::vector<Key> abilities;
  for (const Record* ability : use.abilities) abilities.push_back(ability->id);
  std::vector<Strike> strikes;
  for (const CreatureId target : use.targets)
    strikes.push_back(first.flag("isAttack"_k) ? strike(r, attack_of_use(r, use, target))
                                               : Strike{.on = target, .hit = true, .effect = {}});
  Effect all;
  all.exposes = [=](Resolution& now) {
    for (const Strike& one : strikes)
      if (one.effect.exposes) one.effect.exposes(now);
  };
  all.happens = [=](Resolution& now) {
    if (spell) remove(now, who, key::defending);
    for (const Key ability : abilities) count_use(now, who, ability);
    for (const Strike& one : strikes) {
      if (one.effect.happens) one.effect.happens(now);
      if (one.hit)
        for (const Key ability : abilities) affect(now, who, one.on, ability);
    }
  };
  all.last = [=](Resolution& now) {
    for (const Strike& one : strikes)
      if (one.effect.last) one.effect.last(now);
  };
  return all;
}

ActionTraits nature_of_ability(const Ruleset& system, const Command& command) {
  const Record* ability = requested_ability(system, command);
  if (!ability) return {.kind = as_interrupt(command) ? ActionTraits::Kind::interrupt : ActionTraits::Kind::ordinary};
  return {.kind = ability->flag("ii"_k) ? ActionTraits::Kind::interrupt : ActionTraits::Kind::ordinary,
          .movement = ability->flag("movement"_k),
          .attack = ability->flag("isAttack"_k)};
}

/// An attack that is no interrupt turns to its target. Source: AU-MEL-01.
void turn_for_attack(Resolution& r) {
  const ActionTraits nature = nature_of_ability(r.system(), r.command());
  if (nature.attack && nature.kind == ActionTraits::Kind::ordinary) face_target(r);
}

std::int64_t max_damage_of_ability(Resolution& r) {
  const Use use = requested_use(r);
  const bool attacks = use.abilities.front()->flag("isAttack"_k) && !use.targets.empty();
  return attacks ? most_damage(r, attack_of_use(r, use, use.targets.front())) : 0;
}

}  // namespace

}  // namespace ft::rules::aura
