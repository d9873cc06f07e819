// Loading, at once or over several Rounds. Source: AU-ITEM-05, AU-ITEM-06, AU-RND-06, AU-DRAW-02.
#include <algorithm>

#include "rules/kernel/system.hpp"
#include "rules/systems/aura/combat/shot.hpp"
#include "rules/systems/aura/creature/carried.hpp"
#include "rules/systems/aura/creature/pools.hpp"
#include "rules/systems/aura/turns/declaration.hpp"

#include "rules/systems/aura/dice/dice.hpp"
#include "rules/systems/aura/things/actions.hpp"

namespace ft::rules::aura {

namespace {

Cost load_cost(Resolution& r);
void check_load(Resolution& r);
Effect load_lock(Resolution& r, Execution& course);

}  // namespace

const ActionDefinition load{.check = check_load, .cost = load_cost, .lock = load_lock};

namespace {

/// What the weapon is loaded with, within grasp; null: none is left.
const Item* ammunition(const Actor& actor, const Record& weapon) {
  const std::vector<Item>& all = actor.creature().items;
  const auto fits = [&](const Item& one) {
    return one.kind == weapon.word("ammunition"_k) && one.placement != key::ground && within_grasp(all, one);
  };
  const auto at = std::find_if(all.begin(), all.end(), fits);
  return at == all.end() ? nullptr : &*at;
}

/// Energy that is still to be put into it.
std::int64_t left_to_do(const Actor& actor, const Item& weapon) {
  return actor.record(weapon)->number("loadEnergy"_k) - weapon.numbers.get(key::loadProgress);
}

/// The whole of it, or of what spans Rounds the part that the form names, usually as much as there is Energy.
Cost load_cost(Resolution& r) {
  if (!r.has("weapon"_k)) return {.energy = 1};
  const Actor actor(r, r.actor());
  const Item& weapon = *actor.item(r.item("weapon"_k));
  const std::int64_t left = left_to_do(actor, weapon);
  if (!actor.record(weapon)->flag("spansRounds"_k)) return {.energy = left};
  const std::int64_t there = std::max<std::int64_t>(1, actor.number(key::energy) + pays_by_stamina(r));
  return {.energy = std::min(left, r.has("part"_k) ? r.number("part"_k) : there)};
}

/// No Round has so much Energy as it takes. Source: AU-RND-06.
void require_one_round(Resolution& r) {
  const Actor actor(r, r.actor());
  if (!actor.encounter() || has_declared(r, r.actor())) return;
  const std::int64_t cost = load_cost(r).energy;
  const std::int64_t most = std::max(actor.number(key::energyAllotment), actor.number(key::energy)) + swap_room(actor);
  r.require(cost <= most, {"crosses_round"_k, {{"cost"_k, cost}, {"most"_k, most}}, {}});
}

void check_load(Resolution& r) {
  if (!r.has("weapon"_k)) return;
  const Actor actor(r, r.actor());
  const Item* weapon = actor.item(r.item("weapon"_k));
  const Record* record = weapon && weapon->placement == key::held ? actor.record(*weapon) : nullptr;
  r.require(record && record->number("loadEnergy"_k) > 0, {"no_weapon"_k, {{"who"_k, r.actor()}}, {}});
  r.require(weapon->numbers.get(key::loaded) == 0, {"already_loaded"_k, {{"weapon"_k, record->id}}, {}});
  const Key needed = record->word("ammunition"_k);
  r.require(!needed || ammunition(actor, *record),
            {"item_not_here"_k, {{"who"_k, r.actor()}, {"item"_k, needed}}, "AU-ITEM-05"_k});
  require_draw(r, actor, *weapon);
  require_one_round(r);
}

/// One piece falls to the ground. Source: AU-ITEM-06.
void drop_ammunition(Resolution& r, CreatureId who, ItemId weapon) {
  const Actor actor(r, who);
  const Item* there = ammunition(actor, *actor.record(*actor.item(weapon)));
  if (!there) return;
  const Item piece = *there;
  const std::int64_t left = piece.numbers.get("count"_k, 1) - 1;
  const Place feet = actor.creature().place;
  const SceneId scene = actor.creature().scene;
  log_line(r, "fumbles"_k, {{"who"_k, who}, {"item"_k, piece.kind}}, "AU-ITEM-06"_k);
  if (left == 0) return lay_down(r, who, piece.id, feet);
  r.emit(ItemNumberSet{who, piece.id, "count"_k, left});
  if (scene) r.emit(ItemGained{scene, {{r.next_id()}, piece.kind, key::ground, feet, {}}});
}

Effect load_lock(Resolution& r, Execution& course) {
  const CreatureId who = r.actor();
  const ItemId weapon = r.item("weapon"_k);
  const Actor actor(r, who);
  const std::int64_t left = left_to_do(actor, *actor.item(weapon));
  const bool in_parts = actor.encounter() && actor.record(*actor.item(weapon))->flag("spansRounds"_k);
  const std::int64_t done = in_parts ? course.reserved().energy_spent() : left;
  const bool falls = fumbles(r, who);
  return {.happens = [=](Resolution& later) {
    if (!Actor(later, who).item(weapon)) return;  // knocked away in the same moment
    if (falls) return drop_ammunition(later, who, weapon);
    const std::int64_t before = Actor(later, who).item(weapon)->numbers.get(key::loadProgress);
    const bool ready = done >= left;
    if (before != 0 || !ready) later.emit(ItemNumberSet{who, weapon, key::loadProgress, ready ? 0 : before + done});
    if (ready) later.emit(ItemNumberSet{who, weapon, key::loaded, 1});
  }};
}

}  // namespace

}  // namespace ft::rules::aura
