// From dice to Condition. Source: GW-DMG-01 to 04, GW-OTH-01, GW-WIN-09.
#include "rules/systems/grimwire/conditions/damage.hpp"

#include <array>

#include "rules/kernel/system.hpp"
#include "rules/kernel/values/assert.hpp"
#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/conditions/injuries.hpp"
#include "rules/systems/grimwire/conditions/moments.hpp"
#include "rules/systems/grimwire/creature/carried.hpp"
#include "rules/systems/grimwire/creature/mind.hpp"

namespace ft::rules::grimwire {

namespace {

struct TypeKeys {
  Key type, weak, resist, immune;
};
#define FT_GRIMWIRE_TYPE(name) \
  TypeKeys { #name ""_k, "weak_" #name ""_k, "resist_" #name ""_k, "immune_" #name ""_k }
constexpr std::array damage_types{
    FT_GRIMWIRE_TYPE(bullet),      FT_GRIMWIRE_TYPE(edged),        FT_GRIMWIRE_TYPE(blunt),
    FT_GRIMWIRE_TYPE(explosion),   FT_GRIMWIRE_TYPE(heat),         FT_GRIMWIRE_TYPE(cold),
    FT_GRIMWIRE_TYPE(electricity), FT_GRIMWIRE_TYPE(radiation),    FT_GRIMWIRE_TYPE(chemical),
    FT_GRIMWIRE_TYPE(biological),  FT_GRIMWIRE_TYPE(supernatural), FT_GRIMWIRE_TYPE(fall),
    FT_GRIMWIRE_TYPE(drown),       FT_GRIMWIRE_TYPE(bleed),        FT_GRIMWIRE_TYPE(raw)};
#undef FT_GRIMWIRE_TYPE

const TypeKeys& keys_of(Key type) {
  for (const TypeKeys& keys : damage_types)
    if (keys.type == type) return keys;
  bug("type", "a damage type of GW-DMG-01", __FILE__, __LINE__);
}

/// Replaces the total by `wanted`, as a part of its own.
void settle(Sum& sum, Key source, std::int64_t wanted, Key rule) { sum.add(source, wanted - sum.total(), rule); }

void take_percentages(Sum& sum, const Actor& actor, Key type, const Ruleset& system) {
  for (const Item* item : actor.items(key::worn)) {
    const Record* armour = system.content().find(key::armour, item->kind);
    if (armour && armour->has_word("halves"_k, type)) settle(sum, armour->id, sum.total() / 2, "GW-DMG-02"_k);
  }
}

/// Effects that protect, against one type or all: a percentage (percent) or a set amount (amount). Source: 2.1 mitigations.
std::vector<const Condition*> mitigations(const Actor& actor, Key type) {
  std::vector<const Condition*> found = actor.all(key::mitigation);
  std::erase_if(found, [&](const Condition* one) { return one->data.get("type"_k, type.hash) != type.hash; });
  return found;
}

}  // namespace

Key immunity_to(Key type) { return keys_of(type).immune; }

Sum damage_after_all(const Resolution& r, const Damage& damage) {
  constexpr Key rule = "GW-DMG-02"_k;
  const Actor actor(r.world(), damage.on);
  const TypeKeys& keys = keys_of(damage.type);
  const bool immune = actor.number(keys.immune) != 0;
  const bool weak = actor.number(keys.weak) != 0, resist = actor.number(keys.resist) != 0;
  Sum sum = damage.rolled;
  if (damage.minimum_one && sum.total() < 1) settle(sum, "minimum"_k, 1, rule);
  if (damage.doubled) settle(sum, "doubled"_k, sum.total() * 2, "GW-DICE-04"_k);
  if (damage.halved) settle(sum, "halved"_k, sum.total() / 2, rule);
  if (immune) {
    settle(sum, "immunity"_k, 0, "GW-DMG-03"_k);
    return sum;
  }
  if (weak && !resist) settle(sum, "weakness"_k, sum.total() * 2, "GW-DMG-03"_k);
  if (resist && !weak) settle(sum, "resistance"_k, sum.total() / 2, "GW-DMG-03"_k);
  take_percentages(sum, actor, damage.type, r.system());
  for (const Condition* one : mitigations(actor, damage.type))
    settle(sum, key::mitigation, sum.total() * (100 - one->data.get("percent"_k)) / 100, rule);
  for (const Condition* one : mitigations(actor, damage.type))
    sum.add(key::mitigation, -one->data.get("amount"_k), rule);
  const Sum armour = damage.armour ? armour_against(r.system(), actor, damage.type) : Sum();
  for (const Part& part : armour.parts()) sum.add(part.source, -part.value, part.rule);
  const std::int64_t least = damage.attack ? 1 : 0;
  if (sum.total() < least) settle(sum, "minimum"_k, least, rule);
  return sum;
}

namespace {

/// Condition and what stands before it.
std::int64_t condition_and_reserves(const Actor& actor) {
  std::int64_t all = actor.number(key::condition);
  for (const Condition* temporary : actor.all(key::temp_condition)) all += temporary->data.get("n"_k);
  return all;
}

/// A PC may leave the target alive. Source: GW-OTH-01.
bool holds_back(Resolution& r, const Damage& damage, std::int64_t amount) {
  const CreatureId by = damage.by.creature();
  const Actor target(r.world(), damage.on);
  const bool drops = target.number(key::condition) > 0 && condition_and_reserves(target) - amount <= 0;
  if (!damage.attack || !by || by == damage.on || !Actor(r.world(), by).pc() || !drops) return false;
  return r.ask_yes({.asked = controller_of(r.world(), by),
                    .prompt = "q_hold_back"_k,
                    .params = {{"who"_k, by}, {"target"_k, damage.on}},
                    .rule = "GW-OTH-01"_k,
                    .default_answer = false});
}

void spare_life(Resolution& r, const Damage& damage) {
  const CreatureId by = damage.by.creature();
  log_line(r, "held_back"_k, {{"who"_k, by}, {"target"_k, damage.on}}, "GW-OTH-01"_k);
  lose_condition(r, damage.on, condition_and_reserves(Actor(r.world(), damage.on)) - 1);
  rouse(r, damage.on);
  gain(r, damage.on, condition(key::out_cold, damage.by));
}

}  // namespace

std::int64_t deal(Resolution& r, const Damage& damage) {
  Sum sum = damage_after_all(r, damage);
  if (sum.total() > 0) {
    Moment about{"damage_about"_k, damage.by ? damage.by.creature() : damage.on, damage.on, key::before, {damage.type}};
    const MomentAnswer answer = moment(r, about);
    if (answer.negated) return 0;
    if (answer.halved) settle(sum, "halved"_k, sum.total() / 2, "GW-DATA-05"_k);
    sum.add(answer.reduced);
    if (sum.total() < 0) settle(sum, "minimum"_k, 0, "GW-DATA-05"_k);
  }
  const std::int64_t amount = sum.total();
  r.emit(Calculated{damage.on, "damage"_k, sum, "GW-DMG-02"_k, {}});
  if (amount == 0) return 0;
  if (holds_back(r, damage, amount))
    spare_life(r, damage);
  else
    lose_condition(r, damage.on, amount);
  return amount;
}

}  // namespace ft::rules::grimwire
