// Swift Attacks: any attack or manoeuvre as an Immediate Interrupt, where the target gives an opening.
// Source: AU-SWIFT.
#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/aura/combat/actions.hpp"
#include "rules/systems/aura/combat/attack.hpp"
#include "rules/systems/aura/combat/manoeuvres.hpp"
#include "rules/systems/aura/creature/form.hpp"
#include "rules/systems/aura/turns/acting.hpp"
#include "rules/systems/aura/turns/action_definition.hpp"

namespace ft::rules::aura {

namespace {

Verdict swift_refused(Resolution& r);
Verdict swift_hopeless(Resolution& r);
Effect strike_swiftly(Resolution& r, Execution&);
Cost cost_swift(Resolution& r);
std::int64_t max_damage_of_swift(Resolution& r);

}  // namespace

// Source: AU-SWIFT-02, AU-EXP-02.
const ActionDefinition swift_attack = {.kind = ActionDefinition::Kind::interrupt,
                                       .attack = true,
                                       .refused = swift_refused,
                                       .hopeless = swift_hopeless,
                                       .cost = cost_swift,
                                       .lock = strike_swiftly,
                                       .max_damage = max_damage_of_swift};

namespace {

using AttackType = AttackType;

bool shoots(const Actor& attacker, const Item& item) {
  const Record* record = attacker.record(item);
  return record && record->record("range"_k);
}

AttackType manner_said(Resolution& r) {
  const Key said = r.has("manner"_k) ? r.choice("manner"_k) : "attack"_k;
  if (said == "trip"_k) return AttackType::trip;
  if (said == "disarm"_k) return AttackType::disarm;
  if (said == "restrain"_k) return AttackType::restrain;
  if (said == "push"_k) return AttackType::push;
  if (said == "throw"_k) return AttackType::hurl;
  const Actor attacker(r, r.actor());
  const Item* weapon = r.has("weapon"_k) ? attacker.item(r.item("weapon"_k)) : nullptr;
  return weapon && shoots(attacker, *weapon) ? AttackType::shot : AttackType::blow;
}

/// Where nothing is named and no blow would reach, a missile weapon in hand is meant.
void mean_missile(const Resolution& r, Attack& attack) {
  const Actor attacker(r, attack.by);
  const Creature &self = attacker.creature(), &target = r.world().creature(attack.on);
  const bool open = attack.kind == AttackType::blow && !r.has("weapon"_k) && !form_flag(r, "bare_hands"_k, false);
  if (!open || attack.crossing || self.scene != target.scene) return;
  if (cell_distance(r.world().scene(self.scene), self, target) <= attacker.longest_reach()) return;
  for (const Item* item : attacker.items(key::held))
    if (shoots(attacker, *item)) {
      attack.weapon = item->id;
      attack.kind = AttackType::shot;
      return;
    }
}

Attack swift_said(Resolution& r) {
  Attack attack = requested_attack(r, manner_said(r));
  attack.swift = true;
  attack.crossing = form_flag(r, "crossing"_k, false);
  mean_missile(r, attack);
  return attack;
}

/// What it could be: a blow with what reaches farthest, bare hands or what is in them, and a shot with each missile weapon
/// in hand, loaded or not.
std::vector<Attack> possible(const Resolution& r) {
  const Actor attacker(r, r.actor());
  std::vector<Attack> all{{.by = r.actor(), .swift = true}};
  std::int64_t farthest = 0;
  for (const Item* item : attacker.items(key::held)) {
    const Record* record = attacker.record(*item);
    if (!record) continue;
    if (record->record("range"_k))
      all.push_back({.kind = AttackType::shot, .by = r.actor(), .weapon = item->id, .swift = true});
    else if (record->kind == key::weapon && record->number("reach"_k) > farthest)
      farthest = record->number("reach"_k), all.front().weapon = item->id;
  }
  return all;
}

/// Whether `is` holds for any other of the encounter who is open to a Swift Attack of the actor; outside of one it does.
template <class Is>
bool any_open(const Resolution& r, const Is& is) {
  const CreatureId who = r.actor();
  const Encounter* encounter = r.world().encounter_of(who);
  const bool seen = !r.world().creature(who).hidden && !find_relation(r.world(), key::hidden_from, who, {});
  const auto open = [&](CreatureId other) { return seen ? off_guard(r, other) : swift_grounds(r, who, other); };
  return !encounter || std::any_of(encounter->order.begin(), encounter->order.end(),
                                   [&](CreatureId other) { return other != who && open(other) && is(other); });
}

/// While the form leaves the target open: whether there is one, so that no useless prompt opens.
bool any_target(Resolution& r) {
  std::vector<Attack> attacks;
  return any_open(r, [&](CreatureId other) {
    if (attacks.empty()) attacks = possible(r);
    return std::any_of(attacks.begin(), attacks.end(), [&](Attack& attack) {
      attack.on = other;
      const Key too_far = attack.ranged() ? "out_of_range"_k : "out_of_reach"_k;
      if (r.unless(goes_far_enough(r, attack), {too_far, {}, {}})) return false;
      return !r.why_not([&](Resolution& again) { return attack_refused(again, attack); });
    });
  });
}

/// One Swift Attack a Round, on someone who is open.
Verdict swift_hopeless(Resolution& r) {
  if (r.has("target"_k)) return std::nullopt;
  const bool used = Actor(r, r.actor()).flag(key::swiftUsed);
  if (Verdict no = r.unless(!used, {"already_swift"_k, {{"who"_k, r.actor()}}, {}})) return no;
  return r.unless(any_open(r, [](CreatureId) { return true; }), {"nobody_open"_k, {}, {}});
}

Verdict swift_refused(Resolution& r) {
  if (r.has("target"_k)) return attack_refused(r, swift_said(r));
  const Actor actor(r, r.actor());
  if (Verdict no = attacker_refused(r)) return no;
  if (Verdict no = r.unless(!actor.flag(key::swiftUsed), {"already_swift"_k, {{"who"_k, r.actor()}}, {}})) return no;
  if (Verdict no = r.unless(any_target(r), {"nobody_open"_k, {}, {}})) return no;
  return least_refused(r, "target"_k, {.energy = 1});
}

Cost cost_swift(Resolution& r) { return r.has("target"_k) ? attack_cost(r, swift_said(r)) : Cost{.energy = 1}; }

Effect strike_swiftly(Resolution& r, Execution&) {
  const Attack attack = swift_said(r);
  Effect effect = play_attack(r, attack);
  effect.happens = [then = effect.happens, by = attack.by](Resolution& now) {
    if (Actor(now, by).encounter()) now.set(by, key::swiftUsed, 1);
    then(now);
  };
  return effect;
}

std::int64_t max_damage_of_swift(Resolution& r) { return r.has("target"_k) ? most_damage(r, swift_said(r)) : 0; }

}  // namespace

}  // namespace ft::rules::aura
