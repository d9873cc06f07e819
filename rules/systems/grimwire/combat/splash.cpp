// Bursts. Source: GW-SPLASH-01, GW-SPLASH-02, GW-SHIELD-01, GW-DATA-05 (area), GW-DICE-07.
#include "rules/systems/grimwire/combat/splash.hpp"

#include <algorithm>

#include "rules/systems/grimwire/conditions/areas.hpp"
#include "rules/systems/grimwire/conditions/damage.hpp"
#include "rules/systems/grimwire/conditions/moments.hpp"
#include "rules/systems/grimwire/creature/nearby.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"
#include "rules/systems/grimwire/movement/pushing.hpp"

namespace ft::rules::grimwire {

namespace {

std::vector<CreatureId> endangered(const Resolution& r, const Blast& blast) {
  return creatures_within(r.world(), r.world().creature(blast.by).scene, blast.center,
                          blast.effect->number("radius_m"_k));
}

Attack attack_on(const Resolution& r, const Blast& blast, CreatureId target) {
  Attack attack{.attacker = blast.by, .target = target, .weapon = {}, .kind = AttackKind::ranged, .extra = {}};
  attack.weapon = *weapon_of(r.system(), Actor(r.world(), blast.by), {});
  return attack;
}

Sum roll_damage(Resolution& r, const Blast& blast) {
  const DiceText dice = blast.effect->dice("dice"_k);
  Sum damage;
  for (const Die& die : throw_dice(r, dice, blast.by, "damage"_k)) damage.add(blast.source, die.face);
  damage.add("flat"_k, dice.plus + blast.effect->number("n"_k));
  if (const Key attribute = blast.effect->word("add"_k))
    damage.add(attribute, Actor(r.world(), blast.by).attribute(attribute_named(attribute)));
  return damage;
}

Damage harm(const Blast& blast, CreatureId on, const Sum& rolled) {
  return {.on = on, .by = blast.by, .type = blast.effect->word("type"_k), .rolled = rolled, .attack = false};
}

/// Whether another creature takes the damage for it.
bool is_shielded(Resolution& r, const Blast& blast, const std::vector<ShieldedTarget>& guarded, CreatureId who,
                 const Sum& damage, std::int64_t thrown) {
  const auto of =
      std::find_if(guarded.begin(), guarded.end(), [&](const ShieldedTarget& g) { return g.attack.target == who; });
  if (of == guarded.end()) return false;
  const CreatureId shielder = shield_others(r, of->attack, of->declared, thrown);
  if (!shielder) return false;
  if (damage.total() > 0) deal(r, harm(blast, shielder, damage));
  return true;
}

void reach(Resolution& r, const Blast& blast, CreatureId who, const Sum& damage) {
  const std::int64_t save = blast.effect->number("save_tn"_k);
  Sum number;
  number.keep("base_number"_k, save, blast.rule);
  const bool saved = save > 0 && passes(r, {{who, AGL, "save"_k, {}}, number, blast.rule, blast.by});
  if (saved && !blast.effect->flag("halve"_k)) return;
  Damage dealt = harm(blast, who, damage);
  dealt.halved = saved;
  if (damage.total() > 0) deal(r, dealt);
  if (!saved && who != blast.by) push_and_fall(r, blast.by, who, blast.effect->number("m"_k), Toward::away);
}

}  // namespace

std::optional<std::vector<ShieldedTarget>> declare_blast(Resolution& r, const Blast& blast) {
  std::vector<ShieldedTarget> guarded;
  std::vector<CreatureId> asked;
  for (const CreatureId who : endangered(r, blast)) {
    const MomentAnswer answer =
        moment(r, {"attack_declared"_k, blast.by, who, key::before, {"ranged"_k, "splash"_k}}, asked);
    if (answer.negated || !Actor(r.world(), blast.by).able()) return std::nullopt;
    ShieldedTarget one{attack_on(r, blast, who), {{}, answer.shielded_by}};
    one.declared.willing = volunteers(r, one.attack, one.declared.leapt);
    guarded.push_back(std::move(one));
  }
  return guarded;
}

void burst(Resolution& r, const Blast& blast, const std::vector<ShieldedTarget>& guarded, std::int64_t thrown) {
  const SceneId scene = r.world().creature(blast.by).scene;
  const Sum damage = roll_damage(r, blast);
  for (const CreatureId who : endangered(r, blast))
    if (!is_shielded(r, blast, guarded, who, damage, thrown)) reach(r, blast, who, damage);
  const std::int64_t rounds = blast.effect->number("rounds"_k);
  if (rounds == 0) return;
  const Key leaves = blast.effect->word("leaves"_k);
  place_area(r, scene,
             {.key = leaves ? leaves : "harmful_area"_k,
              .by = blast.by,
              .source = blast.source,
              .center = blast.center,
              .radius_m = blast.effect->number("radius_m"_k),
              .rounds = rounds,
              .damage = blast.effect->dice("dice"_k),
              .type = blast.effect->word("type"_k)});
}

}  // namespace ft::rules::grimwire
