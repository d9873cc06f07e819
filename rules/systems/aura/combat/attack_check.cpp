// What refuses an attack or manoeuvre, in the order of the catalog's codes. Source: AU-ARB-15, AU-MEL-01, AU-RNG-01,
// AU-CM-03 to 10, AU-SIZE-03, AU-SWIFT-01, AU-SWIFT-02, AU-NL-02.
#include "rules/systems/aura/combat/attack_check.hpp"

#include <algorithm>

#include "rules/kernel/maps/facing.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/aura/combat/attack.hpp"
#include "rules/systems/aura/combat/shot.hpp"
#include "rules/systems/aura/creature/form.hpp"
#include "rules/systems/aura/movement/agile_move.hpp"
#include "rules/systems/aura/movement/facing.hpp"
#include "rules/systems/aura/turns/acting.hpp"
#include "rules/systems/aura/turns/declaration.hpp"
#include "rules/systems/aura/turns/rounds.hpp"

namespace ft::rules::aura {

namespace {

using AttackType = AttackType;

/// The weapons that the target can be disarmed of. Source: AU-CM-04.
std::vector<const Item*> weapons_in_hand(const Actor& target) {
  std::vector<const Item*> all = target.items(key::held);
  std::erase_if(all, [&](const Item* item) {
    const Record* weapon = target.system().content().find(key::weapon, item->kind);
    return !weapon || weapon->flag("natural"_k);
  });
  return all;
}

/// AU-ARB-15 (3).
Verdict target_refused(Resolution& r, const Attack& attack) {
  const Actor attacker(r, attack.by), target(r, attack.on);
  const bool there = target.on_map() && attacker.on_map() && target.creature().scene == attacker.creature().scene &&
                     target.alive() && attack.on != attack.by;
  const auto dying = [&] { return target.has(key::unconscious) && target.number(key::aura) == 0; };
  const bool apt = attack.only == Attack::Only::any || target.defenceless();
  if (Verdict no = r.unless(there && apt && (attack.only != Attack::Only::dying || dying()),
                            {"invalid_target"_k, {{"target"_k, attack.on}}, {}}))
    return no;
  const bool wrestles = attack.kind == AttackType::restrain || attack.kind == AttackType::push;
  const int most = attack.kind == AttackType::trip ? 1 : 0;  // sizes larger
  const bool too_large = (wrestles || attack.kind == AttackType::trip) &&
                         static_cast<int>(target.size()) - static_cast<int>(attacker.size()) > most;
  if (Verdict no = r.unless(!too_large, {"target_too_large"_k, {{"target"_k, attack.on}, {"who"_k, attack.by}}, {}}))
    return no;
  if (Verdict no = r.unless(attack.kind != AttackType::trip || !target.has(key::prone),
                            {"already_prone"_k, {{"target"_k, attack.on}}, {}}))
    return no;
  if (attack.kind != AttackType::disarm) return std::nullopt;
  if (Verdict no = r.unless(disarmed_of(r, attack) != nullptr, {"no_target_weapon"_k, {{"target"_k, attack.on}}, {}}))
    return no;
  const bool faces = in_front_arc(r.world().scene(target.creature().scene), target.creature(), attacker.creature());
  return r.unless(faces, {"target_not_facing"_k, {{"target"_k, attack.on}, {"who"_k, attack.by}}, {}});
}

/// The attacker where it will strike, if that is elsewhere: before the declaration after the approach that the form names.
/// Source: AU-MEL-01, AU-MOVE-09.
std::optional<Creature> approached(const Resolution& r, const Attack& attack) {
  const Value* way = find(r.command().form, "approach"_k);
  const bool goes = way && way->as<Path>() && !way->as<Path>()->empty();
  const Creature& self = r.world().creature(attack.by);
  if (!goes || !self.encounter || has_declared(r, attack.by)) return std::nullopt;  // no action outside encounters
  Creature there = self;
  there.place = Place::at(way->as<Path>()->back());
  return there;
}

/// Whether the free turn of the request is still to come. Nothing turns within another creature's action.
/// Source: AU-FACE-05, G-23.
bool will_turn(const Resolution& r, const Attack& attack) {
  return !attack.swift && attack.turns && !has_declared(r, attack.by) && form_flag(r, "face"_k, true);
}

/// Whether the thing in hand can be used for that kind of attack; hands alone for what needs none. Source: AU-MEL-01, AU-CM-05.
bool suits(const Actor& attacker, const Attack& attack, const Item* item) {
  if (item && item->placement != key::held) return false;
  const Record* weapon = item ? attacker.system().content().find(key::weapon, item->kind) : nullptr;
  const bool shoots = weapon && weapon->record("range"_k);
  switch (attack.kind) {
    case AttackType::shot: return shoots;
    case AttackType::hurl: return item && (!weapon || !weapon->flag("natural"_k));
    case AttackType::restrain:
    case AttackType::push: return !attack.weapon;
    default: return !attack.needs_weapon() || (weapon && !shoots);
  }
}

/// How far off the target stands, and how far the attack goes.
struct Range {
  std::int64_t distance, most;
};
Range range_of(const Resolution& r, const Attack& attack, const Creature& self, const Item* weapon) {
  const Actor attacker(r, attack.by);
  if (attack.kind == AttackType::power && attack.far_m > 0)
    return {metres_between(r, attack.by, attack.on), attack.far_m};
  if (attack.ranged()) return {metres_between(r, attack.by, attack.on), ranges_of(attacker, *weapon, attack.kind).c};
  const Creature& target = r.world().creature(attack.on);
  return {cell_distance(r.world().scene(self.scene), self, target),
          attack.kind == AttackType::power ? attacker.longest_reach() : attacker.reach(weapon)};
}

/// AU-ARB-15 (4).
Verdict geometry_refused(Resolution& r, const Attack& attack, const Item* weapon) {
  const Actor attacker(r, attack.by);
  if (r.has("approach"_k) && !has_declared(r, attack.by))
    require_approach(r, r.path("approach"_k), attack_cost(r, attack).energy);
  const std::optional<Creature> there = approached(r, attack);
  const Creature& self = there ? *there : attacker.creature();
  const Creature& target = r.world().creature(attack.on);
  const Scene& scene = r.world().scene(self.scene);
  if (Verdict no = r.unless(will_turn(r, attack) || in_front_arc(scene, self, target),
                            {"not_facing"_k, {{"who"_k, attack.by}, {"target"_k, attack.on}}, {}}))
    return no;
  if (!suits(attacker, attack, weapon)) return std::nullopt;  // refused as no weapon, which reaches nowhere
  const auto [distance, most] = range_of(r, attack, self, weapon);
  if (attack.ranged() || attack.far_m > 0) {
    if (Verdict no = r.unless(distance <= most, {"out_of_range"_k, {{"distance"_k, distance}, {"most"_k, most}}, {}}))
      return no;
    return r.unless(in_sight(scene, self, target),
                    {"no_line_of_sight"_k, {{"who"_k, attack.by}, {"target"_k, attack.on}}, {}});
  }
  if (distance <= most) return std::nullopt;
  return r.unless(false, {"out_of_reach"_k,
                          {{"target"_k, attack.on},
                           {"distance"_k, distance},
                           {"weapon"_k, weapon_record(attacker, attack.weapon).id},
                           {"most"_k, most}},
                          {}});
}

bool is_ready(const Record& weapon, const Item& item) {
  return weapon.number("loadEnergy"_k) == 0 || item.numbers.get(key::loaded) != 0;
}

/// AU-ARB-15 (5).
Verdict equipment_refused(Resolution& r, const Attack& attack, const Item* weapon) {
  const Actor attacker(r, attack.by);
  if (Verdict no = r.unless(suits(attacker, attack, weapon), {"no_weapon"_k, {{"who"_k, attack.by}}, {}})) return no;
  if (attack.kind == AttackType::shot) {
    const Record& record = *attacker.record(*weapon);
    if (Verdict no = r.unless(is_ready(record, *weapon), {"not_loaded"_k, {{"weapon"_k, record.id}}, {}})) return no;
    require_draw(r, attacker, *weapon);
  }
  if (attack.kind != AttackType::disarm || !weapon) return std::nullopt;
  const Actor target(r, attack.on);
  const Record& theirs = *target.record(*disarmed_of(r, attack));
  const bool too_light =
      attacker.record(*weapon)->word("weight"_k) == "light"_k && theirs.word("weight"_k) == "heavy"_k;
  return r.unless(!too_light, {"weapon_too_light"_k, {{"weapon"_k, weapon->kind}, {"item"_k, theirs.id}}, {}});
}

/// AU-ARB-15 (6), and errors of the request itself.
Verdict limits_refused(Resolution& r, const Attack& attack) {
  if (attack.swift) {
    if (Verdict no =
            r.unless(!Actor(r, attack.by).flag(key::swiftUsed), {"already_swift"_k, {{"who"_k, attack.by}}, {}}))
      return no;
    const bool crosses = attack.crossing && !attack.ranged();
    if (Verdict no = r.unless(crosses || swift_grounds(r, attack.by, attack.on),
                              {"swift_not_allowed"_k, {{"target"_k, attack.on}}, {}}))
      return no;
  }
  const bool pays_for_care = attack.penalty > 0 && attack.penalty % 3 == 0 && attack.nonlethal && attack.weapon &&
                             !attack.manoeuvre();  // no non-lethal option (AU-CM-01)
  return r.unless(attack.penalty == 0 || pays_for_care, {"penalty_invalid"_k, {}, {}});
}

const Item* weapon_of(const Resolution& r, const Attack& attack) {
  return attack.weapon ? Actor(r, attack.by).item(attack.weapon) : nullptr;
}

/// A shot, with no weapon named, needs one in hand that is ready. Source: AU-ARB-15 (5).
Verdict shot_refused(Resolution& r) {
  const Actor actor(r, r.actor());
  if (r.command().action != "ranged_attack"_k || r.has("weapon"_k)) return std::nullopt;
  const Attack shot{.kind = AttackType::shot, .by = actor.id(), .on = {}};
  Key unloaded;
  for (const Item& item : actor.creature().items) {
    if (!suits(actor, shot, &item)) continue;
    const Record& record = *actor.record(item);
    if (is_ready(record, item)) return std::nullopt;
    unloaded = record.id;
  }
  if (unloaded) return r.unless(false, {"not_loaded"_k, {{"weapon"_k, unloaded}}, {}});
  return r.unless(false, {"no_weapon"_k, {{"who"_k, actor.id()}}, {}});
}

}  // namespace

bool off_guard(const Resolution& r, CreatureId target) {
  const Actor other(r, target);
  return other.has(key::unguarded) || other.defenceless();
}

bool swift_grounds(const Resolution& r, CreatureId attacker, CreatureId target) {
  return off_guard(r, target) || !Actor(r, target).aware_of(attacker);
}

bool goes_far_enough(const Resolution& r, const Attack& attack) {
  const Creature &self = r.world().creature(attack.by), &target = r.world().creature(attack.on);
  if (self.scene != target.scene) return false;
  const auto [distance, most] = range_of(r, attack, self, weapon_of(r, attack));
  return distance <= most;
}

const Item* disarmed_of(const Resolution& r, const Attack& attack) {
  const std::vector<const Item*> all = weapons_in_hand(Actor(r, attack.on));
  const auto named =
      std::find_if(all.begin(), all.end(), [&](const Item* item) { return item->id == attack.aimed_at; });
  if (attack.aimed_at) return named == all.end() ? nullptr : *named;
  return all.empty() ? nullptr : all.front();
}

Verdict attacker_refused(Resolution& r) {
  const Actor actor(r, r.actor());
  if (Verdict no = r.unless(!actor.bound(), {"restrained"_k, {{"who"_k, r.actor()}}, {}})) return no;
  return r.unless(!actor.has(key::restraining), {"restraining"_k, {{"who"_k, r.actor()}}, {}});
}

Verdict untargeted_refused(Resolution& r) {
  if (Verdict no = attacker_refused(r)) return no;
  if (Verdict no = shot_refused(r)) return no;
  return spent(Actor(r, r.actor())) ? least_refused(r, "target"_k, {.energy = 1}) : std::nullopt;
}

Verdict attack_refused(Resolution& r, const Attack& attack) {
  const Actor attacker(r, attack.by);
  const Item* weapon = weapon_of(r, attack);
  const bool intrudes = !attacker.encounter() && Actor(r, attack.on).encounter();  // joins first (AU-RND-07)
  if (Verdict no = r.unless(!intrudes, {"not_in_encounter"_k, {{"who"_k, attack.by}}, {}})) return no;
  if (Verdict no =
          r.unless(attacker.aware_of(attack.on), {"not_aware"_k, {{"who"_k, attack.by}, {"target"_k, attack.on}}, {}}))
    return no;
  if (Verdict no = attack.spell ? Verdict{} : attacker_refused(r)) return no;
  if (Verdict no = target_refused(r, attack)) return no;
  if (Verdict no = geometry_refused(r, attack, weapon)) return no;
  if (Verdict no = equipment_refused(r, attack, weapon)) return no;
  return limits_refused(r, attack);
}

}  // namespace ft::rules::aura
