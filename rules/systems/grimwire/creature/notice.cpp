// Which creatures have noticed which. Source: GW-STEALTH-02 to 05, GW-ATK-01.
#include "rules/systems/grimwire/creature/notice.hpp"

#include <algorithm>

#include "rules/kernel/knowledge/own_sight.hpp"
#include "rules/kernel/maps/areas.hpp"

namespace ft::rules::grimwire {

const Relation* tie_between(const World& world, CreatureId observer, CreatureId other) {
  const auto& all = world.relations();
  const auto at = std::find_if(all.begin(), all.end(), [&](const Relation& tie) {
    const bool of_notice = tie.key == unnoticed_by || tie.key == suspected_by || tie.key == located_by;
    return of_notice && tie.from == Ref(other) && tie.to == Ref(observer);
  });
  return at == all.end() ? nullptr : &*at;
}

Notice notice_in(const Relation& tie) {
  return tie.key == unnoticed_by ? Notice::unnoticed : tie.key == suspected_by ? Notice::suspected : Notice::located;
}

Notice notice_of(const World& world, CreatureId observer, CreatureId other) {
  if (const Relation* tie = tie_between(world, observer, other)) return notice_in(*tie);
  const bool hidden = world.creature(other).hidden && Actor(world, observer).hostile_to(Actor(world, other));
  return hidden ? Notice::unnoticed : Notice::located;
}

bool perceives(const World& world, CreatureId observer, CreatureId other) {
  return notice_of(world, observer, other) == Notice::located;
}

bool sees(const Resolution& r, CreatureId observer, CreatureId other) {
  return perceives(r.world(), observer, other) && sees_by_itself(r.system(), r.world(), observer, other);
}

void require_located(Resolution& r, CreatureId target) {
  r.require(perceives(r.world(), r.actor(), target), {"E_NOT_PERCEIVED"_k, {{"who"_k, r.actor()}}, {}});
}

bool sees_through_smoke(const Ruleset& system, const World& world, CreatureId observer, CreatureId other) {
  const Creature &from = world.creature(observer), &to = world.creature(other);
  if (from.scene != to.scene || from.numbers.get("sightless"_k) != 0) return true;
  return !sight_blocked_by_area(system, world.scene(from.scene), from.place, to.place);
}

bool is_unrevealed(const World& world, CreatureId who) {
  const auto& all = world.relations();
  return world.creature(who).hidden && std::none_of(all.begin(), all.end(), [&](const Relation& tie) {
           return tie.key == located_by && tie.from == Ref(who);
         });
}

}  // namespace ft::rules::grimwire
