// Using what one carries: what its record says. Source: VG-ACT-10, VG-DATA-09, VG-ENC-04, VG-DICE-08.
#include "rules/systems/vigor/things/use_item.hpp"

#include <algorithm>

#include "rules/kernel/maps/areas.hpp"
#include "rules/kernel/offers/fillable_fields.hpp"
#include "rules/systems/vigor/combat/area.hpp"
#include "rules/systems/vigor/combat/strike.hpp"
#include "rules/systems/vigor/conditions/harm.hpp"
#include "rules/systems/vigor/creature/distances.hpp"
#include "rules/systems/vigor/dice/fixed_dice.hpp"
#include "rules/systems/vigor/turns/budget.hpp"

namespace ft::rules::vigor {

namespace {

/// What is used, and on what.
struct ItemUse {
  Item item;
  const Record* gear = nullptr;
  CreatureId target = {};
  ItemId weapon = {};                    // to be coated
  Cell center = {};                      // of smoke
  const Item* charge = nullptr;          // to be fired
  std::vector<CreatureId> reached = {};  // by the charge
};

bool has_use(const Record& gear) {
  return gear.has("heals_durability"_k) || gear.has("restores_mana"_k) || gear.number("smoke_radius"_k) > 0 ||
         gear.flag("coats_weapon"_k) || gear.has("fires"_k);
}

const Record* usable(const Ruleset& system, const Item& item) {
  const Record* gear = system.content().find(key::gear, item.kind);
  return gear && has_use(*gear) ? gear : nullptr;
}

/// Oneself where the form names none; else adjacent. E_TARGET, E_REACH, E_BLOCKED.
CreatureId recipient(Resolution& r) {
  const CreatureId target = r.has("target"_k) ? r.creature("target"_k) : r.actor();
  const Actor other(r.world(), target);
  const bool there = !other.has(key::dead) && other.creature().scene == r.world().creature(r.actor()).scene;
  r.require(there, {"E_TARGET"_k, {}, "VG-ACT-10"_k});
  if (target == r.actor()) return target;
  const std::int64_t distance = feet_between(r.world(), r.actor(), target);
  const std::int64_t most = adjacent_feet(r.world().scene(other.creature().scene));
  r.require(distance <= most, {"E_REACH"_k, {{"distance"_k, distance}, {"most"_k, most}}, "VG-ACT-10"_k});
  r.require(clear_path(r.world(), r.actor(), target), {"E_BLOCKED"_k, {}, "VG-ACT-10"_k});
  return target;
}

/// The held weapon of the form, else the first. E_WEAPON.
ItemId weapon_to_coat(Resolution& r) {
  const Actor actor(r.world(), r.actor());
  const auto held = [&](ItemId id) {
    const Item* item = actor.item(id);
    const bool in_hand = item && (item->placement == key::main_hand || item->placement == key::off_hand);
    return in_hand && r.system().content().find(key::weapon, item->kind);
  };
  std::vector<ItemId> weapons;
  for (const Item& item : actor.creature().items)
    if (held(item.id) && (!r.has("weapon"_k) || r.item("weapon"_k) == item.id)) weapons.push_back(item.id);
  r.require(!weapons.empty(), {"E_WEAPON"_k, {}, "VG-DATA-09"_k});
  return weapons.empty() ? ItemId{} : weapons.front();
}

/// Its own square, or one beside it. E_REACH.
Cell smoke_center(Resolution& r) {
  const Creature& creature = r.world().creature(r.actor());
  const Cell center = r.has("to"_k) ? r.place("to"_k).cell : creature.place.cell;
  const std::int64_t distance = feet_to(r.world(), r.actor(), center);
  const std::int64_t most = adjacent_feet(r.world().scene(creature.scene));
  r.require(distance <= most, {"E_REACH"_k, {{"distance"_k, distance}, {"most"_k, most}}, "VG-DATA-09"_k});
  return center;
}

/// The charge at the square of the form, else the first that lies about. E_TARGET. Source: VG-DATA-09.
const Item* placed_charge(Resolution& r, Key kind) {
  const Scene& scene = r.world().scene(r.world().creature(r.actor()).scene);
  const auto fits = [&](const Item& one) {
    return one.kind == kind && (!r.has("to"_k) || r.place("to"_k).cell == one.place.cell);
  };
  const auto at = std::ranges::find_if(scene.items, fits);
  r.require(at != scene.items.end(), {"E_TARGET"_k, {}, "VG-DATA-09"_k});
  return at == scene.items.end() ? nullptr : &*at;
}

ItemUse required_use(Resolution& r) {
  const RefusalSpec refusal{"E_ITEM"_k, {{"who"_k, r.actor()}}, {}};
  require_any_item(r, "item"_k, refusal, [&](const Item& one) { return usable(r.system(), one) != nullptr; });
  const Item* item = Actor(r.world(), r.actor()).item(r.item("item"_k));
  r.require(item != nullptr, refusal);
  ItemUse use{.item = *item, .gear = usable(r.system(), *item)};
  r.require(use.gear != nullptr, {"E_NO_USE"_k, {}, {}});
  use.target = recipient(r);
  if (use.gear->flag("coats_weapon"_k)) use.weapon = weapon_to_coat(r);
  if (use.gear->number("smoke_radius"_k) > 0) use.center = smoke_center(r);
  if (!use.gear->has("fires"_k)) return use;
  use.charge = placed_charge(r, use.gear->word("fires"_k));
  if (!use.charge) return use;
  use.center = use.charge->place.cell;
  const Record& blast = r.system().content().at(key::gear, use.charge->kind);
  use.reached =
      targets_around(r.world(), r.world().creature(r.actor()).scene, use.center, blast.number("blast_radius"_k));
  require_confirmed(r, use.reached);
  return use;
}

void use_up(Resolution& r, const Item& item) {
  const std::int64_t uses = item.numbers.get("uses"_k);
  if (uses == 0) return;  // as often as one likes
  if (uses > 1)
    r.emit(ItemNumberSet{r.actor(), item.id, "uses"_k, uses - 1});
  else
    r.emit(ItemLost{r.actor(), item.id});
}

void restore_mana(Resolution& r, CreatureId who, std::int64_t n) {
  const Actor actor(r.world(), who);
  const std::int64_t now = actor.number(key::mana), most = actor.number(key::mana_max);
  const std::int64_t after = std::max(now, std::min(most, now + n));
  log_line(r, "restores_mana"_k, {{"who"_k, who}, {"n"_k, after - now}}, "VG-DATA-09"_k);
  r.set(who, key::mana, after);
}

void coat(Resolution& r, const ItemUse& use) {
  const Item* weapon = Actor(r.world(), r.actor()).item(use.weapon);
  if (!weapon) return;
  log_line(r, "coats"_k, {{"who"_k, r.actor()}, {"item"_k, weapon->kind}}, "VG-DATA-09"_k);
  r.emit(ItemNumberSet{r.actor(), use.weapon, "coated"_k, use.gear->number("damage_value"_k)});
  r.emit(ItemNumberSet{r.actor(), use.weapon, "coated_quality"_k, use.gear->word("quality"_k).hash});
  r.emit(ItemNumberSet{r.actor(), use.weapon, "coated_type"_k, use.gear->word("damage_type"_k).hash});
}

void spread_smoke(Resolution& r, const ItemUse& use) {
  const Encounter* encounter = r.world().encounter_of(r.actor());
  Condition smoke;
  smoke.key = "smoke"_k;
  smoke.source = r.actor();
  smoke.source_key = use.gear->id;
  smoke.ends = {"rounds"_k, use.gear->number("rounds"_k), {}};
  smoke.data = {{"visibility"_k, "reduced"_k.hash}, {key::entered_round, encounter ? encounter->round : 0}};
  put_area(smoke, {.center = use.center, .radius = use.gear->number("smoke_radius"_k)});
  log_line(r, "smoke_spreads"_k, {}, "VG-DATA-09"_k);
  (void)add_condition(r, r.world().creature(r.actor()).scene, std::move(smoke));
}

/// One attack roll with the dice of the charge's skill against all who are near. Source: VG-DATA-09, VG-ATK-07.
void fire(Resolution& r, const ItemUse& use) {
  const Record& blast = r.system().content().at(key::gear, use.charge->kind);
  r.emit(ItemLost{r.world().creature(r.actor()).scene, use.charge->id});
  const Weapon weapon{{}, &blast, blast.number("damage_value"_k), quality_rank(blast.word("quality"_k))};
  Attack attack{.attacker = r.actor(), .target = {}, .weapon = weapon};
  attack.center = use.center;
  attack.ability = {};
  attack.area = true;
  attack.radius = blast.number("blast_radius"_k);
  strike_area(r, attack, use.reached);
}

void apply(Resolution& r, const ItemUse& use) {
  const Record& gear = *use.gear;
  if (gear.has("heals_durability"_k))
    restore_durability(r, use.target, throw_fixed(r, r.actor(), use.target, gear.dice("heals_durability"_k)));
  if (gear.has("restores_mana"_k))
    restore_mana(r, use.target, throw_fixed(r, r.actor(), use.target, gear.dice("restores_mana"_k)));
  if (use.weapon) coat(r, use);
  if (gear.number("smoke_radius"_k) > 0) spread_smoke(r, use);
  if (use.charge) fire(r, use);
}

}  // namespace

void use_item(Resolution& r) {
  constexpr Price price{.actions = 1};
  require_can_act(r, price);
  ItemUse use = required_use(r);
  require_payable(r, price);
  Item charge = use.charge ? *use.charge : Item{};
  if (use.charge) use.charge = &charge;  // what follows may move the one on the map
  pay(r, price);
  log_line(r, "uses_item"_k, {{"who"_k, r.actor()}, {"item"_k, use.item.kind}}, "VG-ACT-10"_k);
  use_up(r, use.item);
  apply(r, use);
}

std::vector<Params> use_item_forms(const Ruleset& system, const View& view, CreatureId creature) {
  std::vector<Params> forms;
  for (const Item& item : view.world().creature(creature).items)
    if (usable(system, item)) forms.push_back({{"item"_k, item.id}});
  return forms;
}

}  // namespace ft::rules::vigor
