// Sounds: hidden creatures they reveal, sleepers they wake. Source: HM-HIDE-06, HM-POS-03.
#include "rules/systems/heimr/conditions/noise.hpp"

#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/heimr/conditions/concealment.hpp"
#include "rules/systems/heimr/conditions/injuries.hpp"
#include "rules/systems/heimr/creature/abilities.hpp"
#include "rules/systems/heimr/dice/checks.hpp"

namespace ft::rules::heimr {

void noise_by_sleeper(Resolution& r) {  // Source: HM-POS-03
  const CreatureId sleeper = r.creature("target"_k);
  r.require(Actor(r.world(), sleeper).has(key::sleeping), {"E_TARGET_INVALID"_k, {}, "HM-POS-03"_k});
  hear_asleep(r, sleeper, r.choice("sound"_k) == "soft"_k ? Noise::soft : Noise::loud);
}

namespace {

/// Every sleeper of the location may wake. Source: HM-POS-03, W18.
void rouse_sleepers(Resolution& r, CreatureId who, Noise noise) {
  std::vector<CreatureId> sleepers;
  for (const Creature* creature : r.world().creatures())
    if (creature->id != who && same_location(r.world(), who, creature->id) &&
        Actor(r.world(), creature->id).has(key::sleeping))
      sleepers.push_back(creature->id);
  for (const CreatureId sleeper : sleepers) hear_asleep(r, sleeper, noise);
}

}  // namespace

void hear_asleep(Resolution& r, CreatureId sleeper, Noise noise) {
  Check listen{.who = sleeper,
               .pool = pool_of(r, sleeper, "perception"_k),
               .target = {},
               .purpose = "waking_roll"_k,
               .rule = "HM-POS-03"_k,
               .by_willpower = false};
  listen.target.keep(noise == Noise::soft ? "soft"_k : "loud"_k, noise == Noise::soft ? 9 : 5, "HM-POS-03"_k);
  if (check(r, listen).passed) wake(r, sleeper);
}

void make_noise(Resolution& r, CreatureId who, Noise noise) {
  for (const CreatureId observer : observers_not_seeing(r.world(), who)) {
    if (noise == Noise::loud) {
      is_found(r, who, observer);
      continue;
    }
    Relation quieter = *find_relation(r.world(), key::hidden_from, who, observer);
    quieter.data.set("cr"_k, quieter.data.get("cr"_k) - 2);
    r.emit(RelationChanged{std::move(quieter)});
    relate(r, key::suspects, observer, who);
    log_line(r, "hears_somebody"_k, {{"who"_k, observer}}, "HM-HIDE-06"_k, {Audience::Kind::players_of, {observer}});
  }
  rouse_sleepers(r, who, noise);
}

}  // namespace ft::rules::heimr
