// Dropping and giving. Source: TD-ENC-05, TD-ENC-06, TD-READY-01, TD-LIFT-05.
#include "rules/systems/threed6/things/handing.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/movement/movement.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/threed6/combat/ranged.hpp"
#include "rules/systems/threed6/conditions/deep_water.hpp"
#include "rules/systems/threed6/things/hands.hpp"
#include "rules/systems/threed6/turns/maneuvers.hpp"

namespace ft::rules::threed6 {

namespace {

/// To a free cell beside the carrier, if there is one, out of deep water if it can be.
void set_down(Resolution& r, CreatureId who, CreatureId target) {
  unrelate(r, key::bears, who, target);
  log_line(r, "sets_down"_k, {{"who"_k, who}, {"target"_k, target}}, "TD-LIFT-05"_k);
  const Creature& carrier = r.world().creature(who);
  const SceneId id = carrier.scene;
  const Scene& scene = r.world().scene(id);
  std::vector<Cell> cells = neighbors(scene, carrier.place.cell);
  std::stable_partition(cells.begin(), cells.end(), [&](Cell cell) { return !is_deep(scene, cell); });
  for (const Cell cell : cells) {
    const bool walled = walls_block_step(scene, 1, carrier.place.cell, cell);
    if (walled || blocks_move(scene, cell) || occupant(View::full(r.world()), id, cell, target)) continue;
    const bool deep = is_deep(scene, cell);
    r.emit(Moved{target, id, r.world().creature(target).place, Place::at(cell), {}});
    return deep ? enter_water(r, target, Immersion::by_accident) : void();
  }
}

}  // namespace

void drop(Resolution& r) {  // Source: TD-ENC-05
  const CreatureId who = r.actor();
  const Actor actor(r.world(), who);
  if (actor.encounter()) require_own_turn(r);
  require_able(r, who);
  require_one_of(r, "item"_k, "target"_k, "TD-ENC-05"_k);
  if (r.has("target"_k)) {
    const CreatureId target = r.creature("target"_k);
    r.require(find_relation(r.world(), key::bears, who, target) != nullptr, {"E_NO_SUCH_TARGET"_k, {}, "TD-LIFT-05"_k});
    return set_down(r, who, target);
  }
  const ItemId id = r.item("item"_k);
  const Item* item = actor.item(id);
  r.require(!is_part_of_body(r.system(), item), {"E_BAD_ARG"_k, {}, "TD-ENC-05"_k});
  const Key kind = item->kind;
  leave_hand(r, who, id, Place::at(actor.creature().place.cell));
  log_line(r, "drops"_k, {{"who"_k, who}, {"item"_k, kind}}, "TD-ENC-05"_k);
}

namespace {

/// In hand, and one within a yard who can take it. Source: TD-READY-01, TD-ENC-06.
void require_gift(Resolution& r, ItemId id, CreatureId target, Cell from) {
  const Item* item = Actor(r.world(), r.actor()).item(id);
  r.require(in_hand(r.system(), item), {"E_NO_WEAPON"_k, {}, "TD-READY-01"_k});
  const Actor other(r.world(), target);
  const Creature& taker = other.creature();
  const bool fits = target != r.actor() && other.able() && taker.scene == r.world().creature(r.actor()).scene;
  r.require(fits, {"E_NO_SUCH_TARGET"_k, {}, "TD-READY-01"_k});
  const std::int64_t yards = cell_distance(r.world().scene(taker.scene), from, taker.place.cell);
  r.require(yards <= 1, {"E_OUT_OF_REACH"_k, {{"distance"_k, yards}}, "TD-READY-01"_k});
  require_load(r, target, weight_of(r.system(), item->kind));
}

}  // namespace

void give(Resolution& r) {  // Source: TD-READY-01
  const CreatureId who = r.actor();
  const Cell from = require_job(r);
  const ItemId id = r.item("item"_k);
  const CreatureId target = r.creature("target"_k);
  const auto check = [&](Resolution& again, Cell here) { require_gift(again, id, target, here); };
  check(r, from);
  if (!start_job(r, "ready"_k, check)) return finish_job(r);
  Item given = *Actor(r.world(), who).item(id);
  given.placement = hand_for(r.system(), Actor(r.world(), target), given.kind, Grip::as_usual).value_or(key::pack);
  given.numbers.set(key::attacked_with, 0);  // that is of its owner: TD-PARRY-02
  r.emit(ItemMoved{who, target, given});
  log_line(r, "gives"_k, {{"who"_k, who}, {"item"_k, given.kind}, {"target"_k, target}}, "TD-READY-01"_k);
  finish_ready(r);
}

}  // namespace ft::rules::threed6
