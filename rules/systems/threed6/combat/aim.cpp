// Aiming. Source: TD-AIM-01 to 03.
#include "rules/systems/threed6/combat/aim.hpp"

#include <algorithm>

#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/creature/sight.hpp"
#include "rules/systems/threed6/movement/steps.hpp"
#include "rules/systems/threed6/turns/maneuvers.hpp"

namespace ft::rules::threed6 {

namespace {

bool is_device(const Resolution& r, const Actor& actor, ItemId id) {
  const Item* item = actor.item(id);
  const bool in_hand = item && (item->placement == key::main_hand || item->placement == key::off_hand ||
                                item->placement == key::both_hands);
  const Record* record = in_hand ? r.system().content().find(key::gear, item->kind) : nullptr;
  return record && record->flag("device"_k);
}

/// The ranged weapon of the form or the first at hand; such as a camera is a device. Source: TD-AIM-01.
ItemId aimed_with(Resolution& r) {
  const Actor actor(r.world(), r.actor());
  if (r.has("weapon"_k) && is_device(r, actor, r.item("weapon"_k))) return r.item("weapon"_k);
  const std::vector<Weapon> weapons = weapons_at_hand(r.system(), actor);
  const auto fits = [&](const Weapon& one) {
    return r.has("weapon"_k) ? one.item == r.item("weapon"_k) : !one.melee();
  };
  const auto found = std::find_if(weapons.begin(), weapons.end(), fits);
  r.require(found != weapons.end(), {"E_NO_WEAPON"_k, {}, "TD-AIM-01"_k});
  r.require(!found->melee(), {"E_BAD_OPTION"_k, {}, "TD-AIM-01"_k});
  const Item& item = *actor.item(found->item);
  r.require(is_ready(actor, *found), {"E_WEAPON_NOT_READY"_k, {{"item"_k, item.kind}}, {}});
  return found->item;
}

/// The aim that counts this turn, at that target with that weapon, or null. Source: TD-AIM-02, TD-AIM-03.
const Relation* live_aim(const Resolution& r, CreatureId who, CreatureId target, ItemId weapon) {
  const Relation* tie = find_relation(r.world(), key::aims_at, who, target);
  const bool live = tie && tie->data.get("turn_of_use"_k) == Actor(r.world(), who).number(key::turns_taken) &&
                    tie->data.get(key::weapon) == static_cast<std::int64_t>(weapon.value);
  return live ? tie : nullptr;
}

}  // namespace

void aim(Resolution& r) {
  require_maneuver(r);
  const Cell from = require_step(r, step_yards(r));
  const ItemId weapon = aimed_with(r);  // before the target, so that it is not offered without one
  const CreatureId who = r.actor(), target = r.creature("target"_k);
  const bool possible = target != who && !Actor(r.world(), target).has(key::dead);
  r.require(possible, {"E_NO_SUCH_TARGET"_k, {}, "TD-AIM-01"_k});
  const auto check = [&](Resolution& again, Cell here) {
    again.require(sees_from(again.known(), who, here, target), {"E_NO_LOS"_k, {}, "TD-AIM-01"_k});
  };
  check(r, from);
  if (!choose(r, "aim"_k)) return conclude(r);
  if (steps_first(r, check)) {
    const Relation* before = live_aim(r, who, target, weapon);
    const std::int64_t seconds = std::min<std::int64_t>(3, 1 + (before ? before->data.get("n"_k) : 0));
    const std::int64_t turn = Actor(r.world(), who).number(key::turns_taken);
    unrelate(r, key::aims_at, who, {});
    relate(r, key::aims_at, who, target,
           {{"n"_k, seconds}, {key::weapon, static_cast<std::int64_t>(weapon.value)}, {"turn_of_use"_k, turn + 1}});
    log_line(r, "aim_line"_k, {{"who"_k, who}, {"target"_k, target}, {"n"_k, seconds}}, "TD-AIM-01"_k);
  }
  take_step(r, Moment::after);
  conclude(r);
}

std::int64_t aim_bonus(const Resolution& r, const Attack& attack) {
  const bool fits = attack.maneuver == "attack"_k || attack.maneuver == key::all_out_attack;
  const Relation* tie = fits ? live_aim(r, attack.attacker, attack.target, attack.weapon) : nullptr;
  if (!tie) return 0;
  return weapon_used(r, attack).record->number("acc"_k) + std::clamp<std::int64_t>(tie->data.get("n"_k), 1, 3) - 1;
}

void keep_aim_over_wait(Resolution& r) {
  const Relation* tie = find_relation(r.world(), key::aims_at, r.actor(), {});
  if (!tie || r.house_rule("wait_keeps_aim"_k) == 0) return;
  Numbers data = tie->data;
  data.set("turn_of_use"_k, data.get("turn_of_use"_k) + 1);
  const CreatureId target = tie->to.creature();
  relate(r, key::aims_at, r.actor(), target, std::move(data));
}

}  // namespace ft::rules::threed6
