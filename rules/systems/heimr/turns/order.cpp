// Initiative and the order of a fight. Source: HM-INIT-01, HM-INIT-03, HM-READY-03.
#include "rules/systems/heimr/turns/order.hpp"

#include <algorithm>

#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/creature/attributes.hpp"
#include "rules/systems/heimr/dice/challenge.hpp"
#include "rules/systems/heimr/schema/attribute_records.hpp"

namespace ft::rules::heimr {

void roll_initiative(Resolution& r, const std::vector<CreatureId>& who) {  // Source: HM-INIT-01
  for (const CreatureId each : who) {
    const Actor actor(r.world(), each);
    Pool pool;
    pool.consistency = attribute_sum(r.system(), actor, initiative_attribute(r.system().content()));
    pool.potential.keep(key::wp, actor.number(key::wp), "HM-INIT-01"_k);
    pool.physical = r.house_rule("initiative_tires"_k) != 0;
    const RollResult thrown = roll_pool(r, each, std::move(pool), "initiative_roll"_k);
    log_roll(r, each, thrown, "initiative_roll"_k, {}, {}, "HM-INIT-01"_k, {});
    grow_fatigue(r, each, thrown);
    r.set(each, key::initiative, thrown.result);
  }
}

bool tied(const Resolution& r, CreatureId a, CreatureId b) {
  const World& world = r.world();
  const Actor first(world, a), second(world, b);
  const auto same = [&](Key number) { return first.number(number) == second.number(number); };
  return same(key::initiative) && same(key::wp) && same(initiative_attribute(r.system().content()));
}

std::vector<CreatureId> initiative_order(const Resolution& r, const std::vector<CreatureId>& who) {
  const World& world = r.world();
  const Key quickness = initiative_attribute(r.system().content());
  std::vector<CreatureId> order = who;
  std::stable_sort(order.begin(), order.end(), [&](CreatureId a, CreatureId b) {
    const Actor first(world, a), second(world, b);
    for (const Key number : {key::initiative, key::wp, quickness})
      if (first.number(number) != second.number(number)) return first.number(number) > second.number(number);
    return false;
  });
  return order;
}

void move_in_order(Resolution& r, CreatureId who, CreatureId other, Beside where) {
  const EncounterId encounter = r.world().creature(who).encounter;
  std::vector<CreatureId> order = r.world().encounter(encounter).order;
  std::erase(order, who);
  auto at = std::find(order.begin(), order.end(), other);
  if (where == Beside::after && at != order.end()) ++at;
  order.insert(at, who);
  if (order != r.world().encounter(encounter).order) r.emit(OrderSet{encounter, order});
}

}  // namespace ft::rules::heimr
