// Throwing things that are no thrown weapons, and creatures. Source: TD-THROW-01 to 07.
#include "rules/systems/threed6/things/throwing.hpp"

#include <algorithm>

#include "rules/kernel/knowledge/known_line.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/movement/movement.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/combat/approach.hpp"
#include "rules/systems/threed6/combat/defences.hpp"
#include "rules/systems/threed6/combat/mishaps.hpp"
#include "rules/systems/threed6/combat/ranged.hpp"
#include "rules/systems/threed6/combat/strike.hpp"
#include "rules/systems/threed6/combat/thrown_things.hpp"
#include "rules/systems/threed6/conditions/deep_water.hpp"
#include "rules/systems/threed6/creature/tables.hpp"
#include "rules/systems/threed6/things/hands.hpp"
#include "rules/systems/threed6/things/objects.hpp"
#include "rules/systems/threed6/turns/hooks.hpp"
#include "rules/systems/threed6/turns/maneuvers.hpp"

namespace ft::rules::threed6 {

namespace {

/// A thing in hand, or a creature that is carried.
struct Missile {
  ItemId item;
  CreatureId body;
  std::int64_t weight = 0;
};

/// Where the throw goes, and how far that is.
struct Aim {
  Cell cell;
  std::int64_t yards = 0;
};

/// In hand, not too heavy, both hands free for more than twice Basic Lift. Source: TD-THROW-01, TD-THROW-02.
const Item& require_throwable(Resolution& r, ItemId id) {
  const Actor actor(r.world(), r.actor());
  const Item* item = actor.item(id);
  r.require(in_hand(r.system(), item), {"E_NO_WEAPON"_k, {}, "TD-THROW-01"_k});
  const std::int64_t weight = weight_of(r.system(), item->kind), lift = basic_lift(actor);
  require_weight(r, weight, 8 * lift, "TD-THROW-01"_k);
  const bool other_is_free = item->placement == key::both_hands || has_empty_hand(actor);
  r.require(weight <= 2 * lift || other_is_free, {"E_NO_FREE_HAND"_k, {}, "TD-THROW-02"_k});
  return *item;
}

/// A creature that the actor carries, by both hands where it is heavy. Source: TD-THROW-01, TD-THROW-02, TD-THROW-06.
Missile require_body(Resolution& r, CreatureId body) {
  const Actor actor(r.world(), r.actor());
  r.require(find_relation(r.world(), key::bears, r.actor(), body) != nullptr, {"E_NO_WEAPON"_k, {}, "TD-THROW-06"_k});
  const std::int64_t weight = body_weight(r.system(), Actor(r.world(), body)), lift = basic_lift(actor);
  require_weight(r, weight, 8 * lift, "TD-THROW-01"_k);
  const Grip grip = weight > 2 * lift ? Grip::both_hands : Grip::as_usual;
  r.require(hand_for(r.system(), actor, {}, grip).has_value(), {"E_NO_FREE_HAND"_k, {}, "TD-THROW-02"_k});
  return {{}, body, weight};
}

Missile require_missile(Resolution& r) {
  require_one_of(r, "item"_k, "thrown"_k, "TD-THROW-01"_k);
  if (r.has("thrown"_k)) return require_body(r, r.creature("thrown"_k));
  const Item& item = require_throwable(r, r.item("item"_k));
  return {item.id, {}, weight_of(r.system(), item.kind)};
}

/// A weapon that is trained for throws is used in an attack instead. Source: TD-THROW-03.
bool is_thrown_weapon(const Resolution& r, ItemId id) {
  const Item* item = Actor(r.world(), r.actor()).item(id);
  const Record* weapon = item ? r.system().content().find(key::weapon, item->kind) : nullptr;
  return weapon && weapon->word("class"_k) == "thrown"_k;
}

/// view: of the map on the line to the target.
Aim require_aim(Resolution& r, const View& view, const Missile& missile, Cell from) {
  const Creature& thrower = r.world().creature(r.actor());
  const Scene& scene = r.world().scene(thrower.scene);
  r.require(!(r.has("target"_k) && r.has("to"_k)), {"E_BAD_ARG"_k, {}, "TD-THROW-03"_k});
  Aim aim;
  if (!r.has("to"_k)) {
    const CreatureId target = r.creature("target"_k);
    const Creature& other = r.world().creature(target);
    const bool fits = target != r.actor() && target != missile.body && other.scene == thrower.scene &&
                      other.place.kind == Place::Kind::cell && !Actor(r.world(), target).has(key::dead);
    r.require(fits, {"E_NO_SUCH_TARGET"_k, {}, "TD-THROW-03"_k});
    r.require(!is_thrown_weapon(r, missile.item), {"E_BAD_OPTION"_k, {}, "TD-THROW-03"_k});
    aim.cell = other.place.cell;
  } else {
    aim.cell = r.place("to"_k).cell;
    r.require(inside(scene, aim.cell), {"E_BAD_ARG"_k, {}, "TD-THROW-07"_k});
  }
  aim.yards = cell_distance(scene, from, aim.cell);
  const std::int64_t most = yards_of_throw(Actor(r.world(), r.actor()), missile.weight);
  r.require(aim.yards <= most, {"E_OUT_OF_RANGE"_k, {{"distance"_k, aim.yards}, {"most"_k, most}}, "TD-THROW-04"_k});
  const bool seen = !r.has("target"_k) || has_known_line_of_sight(view, scene.id, from, aim.cell);
  r.require(seen, {"E_NO_LOS"_k, {}, "TD-RNG-01"_k});
  return aim;
}

/// DX less 3, size, range and speed, circumstances. Source: TD-THROW-03.
Sum throw_number(Resolution& r, const Attack& blow) {
  Sum sum = attribute_now(Actor(r.world(), blow.attacker), key::DX);
  sum.add("specific_target"_k, -3, "TD-THROW-03"_k);
  sum.add("size"_k, Actor(r.world(), blow.target).number("size_modifier"_k), "TD-RNG-06"_k);
  add_range(r, blow, sum);
  add_circumstances(r, blow, sum);
  sum.add("determined"_k, blow.maneuver == key::all_out_attack ? 1 : 0, "TD-AOA-02"_k);
  return sum.add("modifier"_k, blow.modifier, "TD-RNG-02"_k);
}

/// In the cell, or beside it where another stands.
void land_body(Resolution& r, CreatureId body, Cell cell) {
  unrelate(r, key::bears, r.actor(), body);
  const SceneId id = r.world().creature(body).scene;
  const Scene& scene = r.world().scene(id);
  std::vector<Cell> cells = neighbors(scene, cell);
  cells.insert(cells.begin(), cell);
  const auto free = std::find_if(cells.begin(), cells.end(), [&](Cell one) {
    return inside(scene, one) && !blocks_move(scene, one) && !walls_block_step(scene, 1, cell, one) &&
           !occupant(View::full(r.world()), id, one, body);
  });
  const Place at = Place::at(free == cells.end() ? cell : *free);
  const bool deep = is_deep(scene, at.cell);
  r.emit(Moved{body, id, r.world().creature(body).place, at, {}});
  log_line(r, "thrown_creature_lands"_k, {{"who"_k, body}, {"cell"_k, at}}, "TD-THROW-06"_k);
  if (deep) enter_water(r, body, Immersion::by_accident);
}

void land(Resolution& r, const Missile& missile, Cell cell) {
  if (missile.body) return land_body(r, missile.body, cell);
  const ItemId id = missile.item;
  const Key kind = Actor(r.world(), r.actor()).item(id)->kind;
  leave_hand(r, r.actor(), id, Place::at(cell));
  log_line(r, "thrown_lands"_k, {{"item"_k, kind}, {"cell"_k, Place::at(cell)}}, "TD-THROW-07"_k);
}

/// A fragile thing and a creature take the same kind of damage. Source: TD-THROW-06.
void land_hard(Resolution& r, const Missile& missile, Attack blow, Cell cell) {
  const Item* item = Actor(r.world(), r.actor()).item(missile.item);
  const Record* record = item ? r.system().content().find(key::gear, item->kind) : nullptr;
  const bool fragile = record && record->flag("fragile"_k);
  const SceneId scene = r.world().creature(r.actor()).scene;
  blow.target = missile.body;
  const Damage back = fragile || missile.body ? roll_damage(r, blow, DamageDice::rolled) : Damage{};
  land(r, missile, cell);
  if (fragile) hurt_thing(r, scene, missile.item, back);
  if (missile.body) hurt(r, missile.body, back);
}

/// Attack, defence, damage to the target, then to what was thrown. Source: TD-THROW-03, TD-THROW-05, TD-THROW-06.
void throw_at(Resolution& r, const Missile& missile, const Aim& aim, Key maneuver) {
  const CreatureId who = r.actor(), target = r.creature("target"_k);
  Attack blow{who, target, missile.item, "thrust"_k, maneuver, "thrown_object"_k};
  blow.thrown = missile.body;
  blow.modifier = modifier_of_gm(r, who, target);
  const Sum number = throw_number(r, blow);
  const Margin thrown = throw_against(r, who, number.total(), "attack_roll"_k);
  const Key outcome =
      thrown.success ? (thrown.critical ? "critical"_k : "hit"_k) : (thrown.critical ? "critical_miss"_k : "missed"_k);
  log_throw(r, {who, "attack_roll"_k, number, "TD-THROW-03"_k, target}, thrown, outcome);
  const bool hits = thrown.success && (thrown.critical || hits_left(r, blow, 1) > 0);
  unrelate(r, key::hidden_from, who, target);  // TD-SENSE-07
  if (!hits) {
    land(r, missile, aim.cell);
    if (!thrown.success && thrown.critical) suffer_mishap(r, blow);
    return;
  }
  const DamageDice how = thrown.sum == 3 ? DamageDice::highest : DamageDice::rolled;
  hurt(r, target, roll_damage(r, blow, how));
  land_hard(r, missile, blow, aim.cell);
}

/// As many yards off as the roll failed by, at most half of the distance. Source: TD-THROW-07.
void lob(Resolution& r, const Missile& missile, const Aim& aim) {
  const CreatureId who = r.actor();
  Sum number = attribute_now(Actor(r.world(), who), key::DX);
  number.add("range_and_speed"_k, range_modifier(r.system().content(), aim.yards), "TD-THROW-03"_k);
  const Margin roll = roll_success(r, {who, "lob_roll"_k, number, "TD-THROW-07"_k});
  const std::int64_t off = roll.success ? 0 : std::min(roll.margin, (aim.yards + 1) / 2);
  if (off == 0 || r.house_rule("lob_scatter"_k) == 0) return land(r, missile, aim.cell);
  const SceneId scene = r.world().creature(who).scene;
  const auto ways = directions(r.world().scene(scene));
  const auto sides = static_cast<int>(ways.size());
  const int face = r.roll(sides, who, "scatter"_k);
  r.emit(RollMade{who, "scatter"_k, {}, {{sides, face}}, Sum{{"dice"_k, face, {}}}, {}, {}, "TD-THROW-07"_k, {}});
  const Cell way = ways[static_cast<std::size_t>(face - 1)];
  Cell cell = aim.cell;
  for (std::int64_t i = 0; i < off; ++i) {
    const Cell next{cell.column + way.column, cell.row + way.row};
    if (!inside(r.world().scene(scene), next)) break;
    cell = next;
  }
  land(r, missile, cell);
}

/// What its maneuver requires; where it is thrown from. Source: TD-THROW-02.
Approach require_maneuver_of_throw(Resolution& r, Key maneuver) {
  if (maneuver == "attack"_k) return {0, require_job(r)};
  require_maneuver(r);
  r.require(!says_yes(r, "kneel"_k) && !says_yes(r, "step_after"_k), {"E_NO_STEP"_k, {}, "TD-MAN-01"_k});
  return maneuver == key::all_out_attack ? require_half_move(r) : require_move_with_attack(r);
}

/// Unless a Wait has come before it. Source: TD-WAIT-02, TD-WAIT-05.
void let_fly(Resolution& r, Key maneuver) {
  const CreatureId who = r.actor(), target = r.has("target"_k) ? r.creature("target"_k) : CreatureId{};
  hooks(r).acts(r, who, target);
  const Actor actor(r.world(), who);
  const Cell here = actor.creature().place.cell;
  Missile missile;
  Aim aim;
  const auto check = [&](Resolution& again) {
    missile = require_missile(again);
    aim = require_aim(again, View::full(again.world()), missile, here);
  };
  if (!actor.free_to_act() || r.why_not(check)) return log_line(r, "attack_lost"_k, {{"who"_k, who}}, "TD-WAIT-02"_k);
  if (target)
    throw_at(r, missile, aim, maneuver);
  else
    lob(r, missile, aim);
}

}  // namespace

void throw_object(Resolution& r) {
  const Key maneuver = r.has("maneuver"_k) ? r.choice("maneuver"_k) : "attack"_k;
  const bool steps = maneuver == "attack"_k;
  const Approach approach = require_maneuver_of_throw(r, maneuver);
  (void)require_aim(r, r.known(), require_missile(r), approach.from);
  if (!(steps ? start_job(r, maneuver) : choose(r, maneuver))) return conclude(r);
  if (!steps) go_before(r, approach);
  let_fly(r, maneuver);
  if (!steps) go_after(r, approach);
  finish_job(r);
}

}  // namespace ft::rules::threed6
