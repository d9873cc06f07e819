// Order of turns. Source: GW-INIT-01, GW-INIT-02.
#include "rules/systems/grimwire/turns/initiative.hpp"

#include <algorithm>
#include <set>

#include "rules/systems/grimwire/creature/actor.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"

namespace ft::rules::grimwire {

void roll_initiative(Resolution& r, const std::vector<CreatureId>& who) {
  std::vector<CreatureId> by_id = who;
  std::sort(by_id.begin(), by_id.end());
  for (const CreatureId each : by_id) {
    const Roller side{each, PER, "initiative_roll"_k, {}};
    const RollResult thrown = roll_d20(r, side);
    log_roll(r, side, thrown, {}, {}, "GW-INIT-01"_k, {});
    r.set(each, "initiative"_k, thrown.automatic_failure() ? -99 : thrown.total.total());
  }
}

std::vector<CreatureId> initiative_order(const World& world, const std::vector<CreatureId>& who) {
  std::set<Key> with_heroes;
  for (const Creature* one : world.creatures())
    if (Actor(world, one->id).pc()) with_heroes.insert(one->side);
  const auto before = [&](CreatureId a, CreatureId b) {
    const Actor first(world, a), second(world, b);
    const std::int64_t x = first.number("initiative"_k), y = second.number("initiative"_k);
    if (x != y) return x > y;
    const bool hero = with_heroes.contains(world.creature(a).side),
               other_hero = with_heroes.contains(world.creature(b).side);
    return hero != other_hero ? other_hero : a < b;
  };
  std::vector<CreatureId> order = who;
  std::sort(order.begin(), order.end(), before);
  return order;
}

}  // namespace ft::rules::grimwire
