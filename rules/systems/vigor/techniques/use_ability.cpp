// Activating a technique or a spell: order of checks, price, attacks and effects. Source: VG-ACT-09, VG-TURN-05, VG-ATK-07,
// VG-DATA-05, VG-DATA-06.
#include "rules/systems/vigor/techniques/use_ability.hpp"

#include <algorithm>

#include "rules/kernel/knowledge/known_line.hpp"
#include "rules/systems/vigor/combat/area.hpp"
#include "rules/systems/vigor/combat/offhand.hpp"
#include "rules/systems/vigor/combat/openings.hpp"
#include "rules/systems/vigor/combat/visibility.hpp"
#include "rules/systems/vigor/creature/bestiary.hpp"
#include "rules/systems/vigor/creature/distances.hpp"
#include "rules/systems/vigor/techniques/effects.hpp"
#include "rules/systems/vigor/turns/committed.hpp"
#include "rules/systems/vigor/turns/moments.hpp"

namespace ft::rules::vigor {

namespace {

/// An ability and what it is used on.
struct Use {
  Art art;
  Attack attack = {};                    // where it attacks
  std::vector<CreatureId> targets = {};  // of an area, or of effects
};

/// The ability of the form, which the actor has. Refusals in the order of section 4: phase, state, ownership.
Art required_art(Resolution& r) {
  const auto art = r.has("ability"_k) ? art_called(r.system().content(), r.choice("ability"_k)) : std::nullopt;
  if (art && art->attacks()) require_in_encounter(r);
  require_can_act(r, art ? price_of(*art) : Price{});
  const Key id = r.choice("ability"_k);
  const bool owned = art && owns(Actor(r.world(), r.actor()), *art->record);
  r.require(owned, {"E_TALENT"_k, {{"who"_k, r.actor()}, {"ability"_k, id}}, {}});
  r.require(art->with_weapon() || !r.has("weapon"_k), {"E_WEAPON"_k, {}, "VG-ACT-09"_k});
  return *art;
}

/// The square that the area is around. E_RANGE, E_VIS_RANGE, E_VACUUM, E_UNSEEN.
Cell required_center(Resolution& r, const Art& art) {
  const Creature& creature = r.world().creature(r.actor());
  const Cell center = r.place("to"_k).cell;
  const std::int64_t distance = feet_to(r.world(), r.actor(), center), most = art.record->number("range_max"_k);
  r.require(distance <= most, {"E_RANGE"_k, {{"distance"_k, distance}, {"most"_k, most}}, {}});
  (void)require_within_limits(r, {r.actor(), {}, center}, art.record->word("damage_type"_k), distance);
  const bool seen = has_known_line_of_sight(r.known(), creature.scene, creature.place.cell, center);
  r.require(seen, {"E_UNSEEN"_k, {{"who"_k, r.actor()}}, {}});
  return center;
}

/// All creatures that the weapon reaches. Source: VG-DATA-05 (whirl).
std::vector<CreatureId> all_in_reach(Resolution& r, Attack attack) {
  std::vector<CreatureId> all =
      targets_around(r.world(), r.world().creature(r.actor()).scene, r.world().creature(r.actor()).place.cell, 1000);
  std::erase_if(all, [&](CreatureId target) {
    attack.target = target;
    return target == r.actor() || r.why_not([&](Resolution& in) { require_attack_legal(in, attack); }).has_value();
  });
  return all;
}

std::vector<CreatureId> required_area(Resolution& r, const Art& art, Attack& attack) {
  std::vector<CreatureId> targets;
  if (art.record->number("radius"_k) > 0) {
    attack.center = required_center(r, art);
    const SceneId scene = r.world().creature(r.actor()).scene;
    targets = targets_around(r.world(), scene, *attack.center, art.record->number("radius"_k));
  } else {
    targets = all_in_reach(r, attack);
    r.require(!targets.empty(), {"E_TARGET"_k, {}, "VG-ATK-07"_k});
  }
  require_confirmed(r, targets);
  return targets;
}

/// E_TARGET, then E_REACH, E_BLOCKED, or E_RANGE, E_UNSEEN.
void require_within(Resolution& r, const Art& art, CreatureId target) {
  if (target == r.actor()) return;
  const std::int64_t distance = feet_between(r.world(), r.actor(), target);
  if (art.record->word("range"_k) == "feet"_k) {
    const std::int64_t most = art.record->number("range_max"_k);
    r.require(distance <= most, {"E_RANGE"_k, {{"distance"_k, distance}, {"most"_k, most}}, {}});
    const bool known = Actor(r.world(), r.actor()).notices(Actor(r.world(), target));
    const bool seen = known || line_of_sight(r.world(), r.actor(), target);
    return r.require(seen, {"E_UNSEEN"_k, {{"who"_k, r.actor()}}, {}});
  }
  const std::int64_t most = adjacent_feet(r.world().scene(r.world().creature(target).scene));
  r.require(distance <= most, {"E_REACH"_k, {{"distance"_k, distance}, {"most"_k, most}}, {}});
  r.require(clear_path(r.world(), r.actor(), target), {"E_BLOCKED"_k, {}, {}});
}

/// Itself, and friends as near as the record says; or the target of the form.
std::vector<CreatureId> required_targets(Resolution& r, const Art& art) {
  const Actor actor(r.world(), r.actor());
  const Creature& creature = actor.creature();
  if (art.record->word("range"_k) == "self"_k) {
    if (art.record->number("radius"_k) == 0) return {r.actor()};
    std::vector<CreatureId> near = targets_around(r.world(), creature.scene, creature.place.cell, 1000);
    const std::int64_t most = std::max(art.record->number("radius"_k), adjacent_feet(r.world().scene(creature.scene)));
    std::erase_if(near, [&](CreatureId one) {
      if (one == r.actor()) return false;
      const bool far = feet_between(r.world(), r.actor(), one) > most;
      const Actor other(r.world(), one);
      return far || other.flag(key::object) || actor.hostile_to(other) || !clear_path(r.world(), r.actor(), one);
    });
    return near;
  }
  const CreatureId target = r.creature("target"_k);
  const Actor other(r.world(), target);
  const bool here = other.creature().scene == creature.scene && !other.has(key::dead) && !other.has(key::escaped);
  const bool resisted = art.kind() == "resisted"_k, oneself = target == r.actor() && resisted;
  const bool mindless = other.flag(key::object) && (resisted || art.record->flag("mental"_k));  // section 4.2
  r.require(here && !oneself && !mindless, {"E_TARGET"_k, {}, "VG-ACT-09"_k});
  require_within(r, art, target);
  return {target};
}

/// Source: VG-ACT-09, the order of section 4: weapon, target, distance.
Use required_use(Resolution& r, const Art& art) {
  Use use{.art = art};
  if (!art.attacks()) {
    use.targets = required_targets(r, art);
    return use;
  }
  use.attack = attack_with(r.actor(), art, weapon_for(r, art));
  if (use.attack.area) {
    use.targets = required_area(r, art, use.attack);
    return use;
  }
  use.attack.target = target_in_form(r);
  require_attack_legal(r, use.attack);
  return use;
}

/// Up to the first that is canceled. Whether it struck at all. Source: VG-REACT-06.
bool strike_all(Resolution& r, const Use& use) {
  bool struck_once = false;
  for (std::int64_t i = 0; i < use.art.record->number("attacks"_k); ++i) {
    const Actor attacker(r.world(), use.attack.attacker), target(r.world(), use.attack.target);
    const bool able = use.attack.physical ? !attacker.incapacitated() : attacker.conscious();
    if (!able || target.has(key::dead)) break;
    const std::optional<Struck> struck = strike(r, use.attack);
    if (!struck) break;
    apply_rider(r, use.art, *struck);
    struck_once = true;
  }
  return struck_once;
}

/// Around its center, or in front of what is in the way there, of which its user could not know.
bool strike_around(Resolution& r, Use use) {
  const CreatureId who = r.actor();
  if (std::optional<Cell>& center = use.attack.center) {
    if (is_lost_in_vacuum(r, {who, {}, center}, use.art.record->word("damage_type"_k))) {
      log_line(r, "act_canceled"_k, {{"who"_k, who}}, "VG-TYPE-01"_k);
      return false;
    }
    const Creature& creature = r.world().creature(who);
    center = end_of_line(r.known(), creature.scene, creature.place.cell, *center);
    use.targets = targets_around(r.world(), creature.scene, *center, use.art.record->number("radius"_k));
  }
  const auto all = strike_area(r, use.attack, use.targets);
  if (!all) return false;
  for (const Struck& struck : *all) apply_rider(r, use.art, struck);
  return true;
}

/// Whether it is resolved: no response cancels it. Source: VG-REACT-06.
bool carry_out(Resolution& r, const Use& use) {
  const Key kind = use.art.kind();
  if (kind == "attack"_k) return strike_all(r, use);
  if (kind == "area_attack"_k) return strike_around(r, use);
  for (const CreatureId target : use.targets)
    if (kind == "resisted"_k)
      apply_resisted(r, use.art, target);
    else
      apply_effect(r, use.art, target);
  return true;
}

/// Those who wait for the casting act first. Whether any did. Source: VG-REACT-06.
bool begin_casting(Resolution& r, const Art& art) {
  return art.spell && !moment(r, {"starts_casting"_k, r.actor()}).empty();
}

/// The use as what they did leaves it, or none. Source: VG-REACT-06.
std::optional<Use> still_possible(Resolution& r, const Art& art) {
  const CreatureId who = r.actor();
  const Actor caster(r.world(), who);
  const Encounter* encounter = caster.encounter();
  const bool felled = encounter && encounter->turn == who && knocked_down_now(r, who);  // VG-PRONE-01
  const bool fit = !felled && (price_of(art).physical ? caster.able_to_react() : caster.able());
  std::optional<Use> use;
  if (fit && !r.why_not([&](Resolution& again) { use = required_use(again, art); })) return use;
  log_line(r, "act_canceled"_k, {{"who"_k, who}}, "VG-REACT-06"_k);
  return std::nullopt;
}

}  // namespace

void use_ability(Resolution& r) {
  const Art art = required_art(r);
  const Price price = price_of(art);
  std::optional<Use> use = required_use(r, art);
  require_payable(r, price);
  const bool begun = is_paid_in(Actor(r.world(), r.actor()));
  const bool now = pay_in(r, price);
  if (now) log_line(r, "uses_ability"_k, {{"who"_k, r.actor()}, {"ability"_k, art.record->id}}, "VG-ACT-09"_k);
  const bool answered = !begun && begin_casting(r, art);
  if (!now) return;
  if (answered) use = still_possible(r, art);
  const bool resolved = use && carry_out(r, *use);
  if (resolved && art.record->flag("creates_opening"_k)) (void)create_opening(r, r.actor());
  if (resolved && art.record->flag("light_weapon"_k) && art.kind() == "attack"_k) open_offhand(r, use->attack);
  if (price.vigor > 0) settle_vigor(r, r.actor());  // VG-REC-04, VG-REC-07
}

std::vector<Params> use_ability_forms(const Ruleset& system, const View& view, CreatureId creature) {
  const Actor actor(view.world(), creature);
  std::vector<Params> forms;
  for (const Feature& feature : actor.creature().features) {
    const auto art = art_called(system.content(), feature.key);
    if (!art) continue;
    const Param ability{"ability"_k, feature.key};
    if (!art->with_weapon()) {
      forms.push_back({ability});
      continue;
    }
    for (const Weapon& weapon : weapons_ready(system, actor))
      if (suits(*art, weapon))
        forms.push_back(weapon.item ? Params{ability, {"weapon"_k, weapon.item}} : Params{ability});
  }
  return forms;
}

}  // namespace ft::rules::vigor
