// The right of reply of an attacked creature. Source: AU-ARB-10.
#include "rules/systems/aura/turns/reply.hpp"

#include <algorithm>

#include "rules/kernel/encounters/encounters.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/aura/creature/form.hpp"
#include "rules/systems/aura/creature/pools.hpp"
#include "rules/systems/aura/turns/acting.hpp"
#include "rules/systems/aura/turns/action_definition.hpp"
#include "rules/systems/aura/turns/actions.hpp"

namespace ft::rules::aura {

void lapse_reply(Resolution& r) {
  const CreatureId who = r.creature("who"_k), target = r.creature("target"_k);
  unrelate(r, key::reply_right, who, target);
}

void give_right_of_reply(Resolution& r, CreatureId victim, CreatureId attacker) {
  const bool granted = r.house_rule("reply_right"_k) != 0;  // G-22
  if (granted && can_reply(Actor(r, victim))) relate(r, key::reply_right, victim, attacker);
}

Admission waits_for_reply(const Ruleset& system, const World& world, const Command& wanted) {
  const ActionTraits nature = find_action(wanted.action) ? traits_of(system, wanted) : ActionTraits{};
  if (!nature.attack || nature.kind != ActionTraits::Kind::ordinary) return Admission::opens;
  const auto replies = [&](Key field) {
    const CreatureId target = form_creature(wanted, field);
    return world.find(target) && find_relation(world, key::reply_right, target, wanted.actor) &&
           can_reply(Actor(system, world, target));
  };
  return std::any_of(target_fields.begin(), target_fields.end(), replies) ? Admission::waits : Admission::opens;
}

bool can_reply(const Actor& attacked) {
  const bool may_shift = attacked.number(key::agility) >= 2 && !attacked.has(key::slowed) && !attacked.bound();
  const bool has_means = attacked.number(key::energy) > 0 || swap_room(attacked) > 0 || may_shift;
  return attacked.able() && !too_surprised(attacked) && has_means;
}

std::vector<Due> lapsing_replies(const Ruleset& system, const World& world, EncounterId id) {
  std::vector<Due> all;
  for (const Relation& relation : world.relations()) {
    if (relation.key != key::reply_right || world.creature(relation.from.creature()).encounter != id) continue;
    Command lapse = table_command("lapse_reply"_k, id);
    lapse.form.push_back({"who"_k, relation.from});
    lapse.form.push_back({"target"_k, relation.to});
    all.push_back({std::move(lapse), 1000 * system.house_rule(world.campaign(), "reply_s"_k)});
  }
  return all;
}

}  // namespace ft::rules::aura
