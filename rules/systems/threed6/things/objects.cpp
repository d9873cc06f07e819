// Things as targets: their HP and DR. Source: TD-HIT-09.
#include "rules/systems/threed6/things/objects.hpp"

#include <algorithm>

#include "rules/kernel/knowledge/known_line.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/combat/mishaps.hpp"
#include "rules/systems/threed6/combat/ranged.hpp"
#include "rules/systems/threed6/combat/strike.hpp"
#include "rules/systems/threed6/creature/sight.hpp"
#include "rules/systems/threed6/creature/tables.hpp"
#include "rules/systems/threed6/things/hands.hpp"
#include "rules/systems/threed6/turns/hooks.hpp"

namespace ft::rules::threed6 {

namespace {

const Item* lying(const World& world, SceneId scene, ItemId id) {
  const auto& items = world.scene(scene).items;
  const auto at = std::find_if(items.begin(), items.end(), [&](const Item& one) { return one.id == id; });
  return at == items.end() ? nullptr : &*at;
}

/// Melee: the reach; else the range, a line to it on the map as `view` knows it, a shot. Source: TD-HIT-01, TD-RNG-01, TD-RNG-04.
void require_blow(Resolution& r, const View& view, const Attack& blow, Cell from, Cell thing) {
  require_weapon(r, blow);
  const Actor actor(r.world(), blow.attacker);
  const Weapon weapon = weapon_used(r, blow);
  if (weapon.melee())
    return r.require(reaches(actor, weapon, blow.yards), {"E_OUT_OF_REACH"_k, {{"distance"_k, blow.yards}}, {}});
  require_range(r, blow, blow.yards);
  const bool seen = has_known_line_of_sight(view, actor.creature().scene, from, thing);
  r.require(seen, {"E_NO_LOS"_k, {}, "TD-HIT-01"_k});
  require_shots_left(r, blow);
}

/// The weapon of the form or the first that is ready and can hit the thing. Source: TD-HIT-01.
Attack blow_at(Resolution& r, Cell from, Cell thing) {
  const Actor actor(r.world(), r.actor());
  Attack blow{.attacker = r.actor(), .target = r.actor(), .weapon = {}, .mode = {}, .maneuver = "attack"_k};
  blow.yards = std::max<std::int64_t>(1, cell_distance(r.world().scene(actor.creature().scene), from, thing));
  const std::vector<Weapon> weapons = weapons_at_hand(r.system(), actor);
  const auto usable = std::find_if(weapons.begin(), weapons.end(), [&](const Weapon& one) {
    return is_ready(actor, one) && (one.melee() ? reaches(actor, one, blow.yards) : in_range(actor, one, blow.yards));
  });
  const bool bare = says_bare_hand(r);
  if (r.has("weapon"_k))
    blow.weapon = r.item("weapon"_k);
  else if (!bare && !weapons.empty())
    blow.weapon = usable != weapons.end() ? usable->item : weapons.front().item;
  require_blow(r, r.known(), blow, from, thing);
  const Record* mode = weapon_used(r, blow).mode(r.has("mode"_k) ? r.choice("mode"_k) : Key());
  r.require(mode != nullptr, {"E_BAD_OPTION"_k, {}, "TD-HIT-01"_k});
  blow.mode = mode->word("mode"_k);
  return blow;
}

/// Of a shot at a thing: no size, no speed. Source: TD-RNG-02, TD-RNG-05.
Sum shot_at_thing(const Resolution& r, const Attack& blow, Cell thing) {
  const Actor actor(r.world(), blow.attacker);
  const Weapon weapon = weapon_used(r, blow);
  const SceneId scene = actor.creature().scene;
  const CellTerrain* ground = terrain_at(r.world().scene(scene), thing);
  const bool off_hand = weapon.hand == key::off_hand && r.house_rule("off_hand_penalty"_k) != 0;
  Sum sum = skill_now(r.system(), actor, weapon.record->word("skill"_k));
  sum.add("range_and_speed"_k, range_modifier(r.system().content(), blow.yards), "TD-RNG-05"_k);
  sum.add("darkness"_k, darkness_penalty(r, scene, thing), "TD-RNG-02"_k);
  sum.add("cover"_k, ground ? ground->numbers.get("cover"_k) : 0, "TD-RNG-02"_k);
  sum.add(key::off_hand, off_hand ? -4 : 0, "TD-HIT-06"_k);
  return sum.add("modifier"_k, blow.modifier, "TD-RNG-02"_k);
}

/// The weapon after its blow. Source: TD-HIT-08, TD-ATK-01.
void mark_weapon(Resolution& r, const Attack& blow, Cell thing) {
  const Weapon weapon = weapon_used(r, blow);
  if (!weapon.item) return;
  const bool unwieldy = weapon.record->flag("unwieldy"_k), thrown = weapon.record->word("class"_k) == "thrown"_k;
  r.emit(ItemNumberSet{blow.attacker, blow.weapon, key::attacked_with, 1});
  if (unwieldy) r.emit(ItemNumberSet{blow.attacker, blow.weapon, key::unready, 1});
  if (thrown) leave_hand(r, blow.attacker, blow.weapon, Place::at(thing));
}

/// A good roll hits: a thing never defends. Source: TD-HIT-09.
void strike_thing(Resolution& r, const Attack& blow, SceneId scene, ItemId thing) {
  const Cell cell = lying(r.world(), scene, thing)->place.cell;
  const Sum number = weapon_used(r, blow).melee() ? attack_number(r, blow) : shot_at_thing(r, blow, cell);
  const Margin thrown = throw_against(r, blow.attacker, number.total(), "attack_roll"_k);
  const Key outcome =
      thrown.success ? (thrown.critical ? "critical"_k : "hit"_k) : (thrown.critical ? "critical_miss"_k : "missed"_k);
  log_throw(r, {blow.attacker, "attack_roll"_k, number, "TD-HIT-09"_k}, thrown, outcome);
  Attack at_thing = blow;
  at_thing.target = {};
  if (thrown.success)
    hurt_thing(r, scene, thing, roll_damage(r, at_thing, thrown.sum == 3 ? DamageDice::highest : DamageDice::rolled));
  mark_weapon(r, blow, cell);
  if (!thrown.success && thrown.critical) suffer_mishap(r, blow);
}

/// Unless a Wait has come before it. Source: TD-WAIT-02, TD-WAIT-05.
void attack_thing(Resolution& r, Attack blow, SceneId scene, ItemId id) {
  const CreatureId who = blow.attacker;
  hooks(r).acts(r, who, {});
  const Actor actor(r.world(), who);
  const Cell here = actor.creature().place.cell;
  const Item* thing = lying(r.world(), scene, id);
  const auto check = [&](Resolution& again) {
    require_blow(again, View::full(again.world()), blow, here, thing->place.cell);
  };
  if (!thing || !actor.free_to_act() || r.why_not(check))
    return log_line(r, "attack_lost"_k, {{"who"_k, who}}, "TD-WAIT-02"_k);
  blow.modifier = modifier_of_gm(r, who, thing->kind);
  spend_shots(r, blow);
  strike_thing(r, blow, scene, id);
}

}  // namespace

void hurt_thing(Resolution& r, SceneId scene, ItemId id, const Damage& damage) {
  const Item* item = lying(r.world(), scene, id);
  const std::int64_t before = item ? item->numbers.get("hp_left"_k) : 0;
  if (before <= 0) return;
  const Key kind = item->kind;
  const Record* record = r.system().content().find(key::gear, kind);
  const std::int64_t n = injury_sum(record ? record->number("dr"_k) : 0, damage).total();
  log_line(r, "thing_hurt"_k, {{"item"_k, kind}, {"n"_k, n}}, "TD-HIT-09"_k);
  if (n == 0) return;
  r.emit(ItemNumberSet{scene, id, "hp_left"_k, std::max<std::int64_t>(0, before - n)});
  if (before > n) return;
  r.emit(ItemNumberSet{scene, id, key::broken, 1});
  log_line(r, "thing_breaks"_k, {{"item"_k, kind}}, "TD-HIT-09"_k);
}

void attack_object(Resolution& r) {
  const Cell from = require_job(r);
  const ItemId id = r.item("item"_k);
  const SceneId scene = r.world().creature(r.actor()).scene;
  const Item* thing = lying(r.world(), scene, id);
  r.require(thing && thing->numbers.get("hp_left"_k) > 0, {"E_NO_SUCH_TARGET"_k, {}, "TD-HIT-09"_k});
  const Attack blow = blow_at(r, from, thing->place.cell);
  if (start_job(r, "attack"_k)) attack_thing(r, blow, scene, id);
  finish_job(r);
}

}  // namespace ft::rules::threed6
