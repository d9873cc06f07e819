// Hiding from opponents. Source: HM-HIDE-01, HM-HIDE-02.
#include "rules/systems/heimr/movement/hide.hpp"

#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/heimr/conditions/concealment.hpp"
#include "rules/systems/heimr/conditions/holds.hpp"
#include "rules/systems/heimr/creature/abilities.hpp"
#include "rules/systems/heimr/turns/budget.hpp"

namespace ft::rules::heimr {

namespace {

Verdict bar_of(const Resolution& r, CreatureId who, CreatureId opponent);
std::vector<CreatureId> opponents_in_form(Resolution& r);

}  // namespace

void hide(Resolution& r) {  // Source: HM-HIDE-01
  require_can(r, ActionType::free);
  r.require(Actor(r.world(), r.actor()).number(key::cluster) == 0, {"E_IN_CLUSTER"_k, {}, {}});
  std::vector<CreatureId> from = opponents_in_form(r);
  Verdict bar = Refusal{"E_NO_CONCEALMENT"_k, {}, {}};
  for (std::size_t i = from.size(); i-- > 0;) {
    const Verdict barred = bar_of(r, r.actor(), from[i]);
    if (!barred) continue;
    bar = barred;
    from.erase(from.begin() + static_cast<std::ptrdiff_t>(i));
  }
  if (from.empty()) r.require(bar);
  pay(r, ActionType::free);
  const CreatureId who = r.actor();
  const auto [thrown, held] = held_secret_throw(r, who, pool_of(r, who, "survival"_k), "hide_roll"_k, "HM-HIDE-01"_k);
  if (held || thrown.exhausted) return log_line(r, "does_not_hide"_k, {{"who"_k, who}}, "HM-HIDE-01"_k);
  for (const CreatureId opponent : from) {
    relate(r, key::hidden_from, who, opponent, {{"cr"_k, thrown.result}});
    log_line(r, "hides"_k, {{"who"_k, who}, {"target"_k, opponent}}, "HM-HIDE-01"_k,
             {Audience::Kind::players_of, {who}});
  }
}

namespace {

/// Why one cannot hide from that one. Source: HM-HIDE-02.
Verdict bar_of(const Resolution& r, CreatureId who, CreatureId opponent) {
  const World& world = r.world();
  if (find_relation(world, key::began_with, who, opponent))
    return Refusal{"E_HIDE_CLUSTER"_k, {{"who"_k, opponent}}, {}};
  const Relation* shot = find_relation(world, key::attacked, opponent, who);
  if (shot && shot->data.get("ranged"_k) != 0) return Refusal{"E_HIDE_RANGED"_k, {{"who"_k, opponent}}, {}};
  if (concealment(r.system(), world, who, opponent).total() == 0) return Refusal{"E_NO_CONCEALMENT"_k, {}, {}};
  return std::nullopt;
}

/// The one the form names, or every opponent of the scene that the hider knows.
std::vector<CreatureId> opponents_in_form(Resolution& r) {
  if (r.has("target"_k)) return {r.creature("target"_k)};
  std::vector<CreatureId> opponents;
  const Actor actor(r.world(), r.actor());
  for (const Creature* creature : r.known().in_scene(actor.creature().scene))
    if (actor.hostile_to(Actor(r.world(), creature->id))) opponents.push_back(creature->id);
  return opponents;
}

}  // namespace

}  // namespace ft::rules::heimr
