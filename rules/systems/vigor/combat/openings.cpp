// Openings. Source: VG-OPEN-01 to 06, VG-REACT-01 to 03, VG-REACT-05, VG-REACT-09, VG-REACT-10, VG-PRONE-01, VG-PRONE-05, G-11.
#include "rules/systems/vigor/combat/openings.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/systems/vigor/combat/strike.hpp"
#include "rules/systems/vigor/conditions/exertion.hpp"
#include "rules/systems/vigor/conditions/triggers.hpp"
#include "rules/systems/vigor/creature/distances.hpp"

namespace ft::rules::vigor {

namespace {

constexpr std::int64_t opening_cost = 5;  // VG-OPEN-03
constexpr int deepest = 16;               // VG-REACT-09

std::int64_t feet_at(const World& world, CreatureId by, CreatureId who, Cell at) {
  const Creature &near = world.creature(by), &other = world.creature(who);
  const Scene& scene = world.scene(other.scene);
  const std::int64_t squares =
      least_distance(scene, footprint(scene, near.place.cell, near.size), footprint(scene, at, other.size));
  return std::max<std::int64_t>(1, squares) * feet_per_square(scene);
}

/// The melee weapons, natural ones and bare hands that reach that far. Source: VG-OPEN-02, VG-OPEN-03.
std::vector<Weapon> weapons_within(const Resolution& r, CreatureId who, std::int64_t feet) {
  const Actor actor(r.world(), who);
  std::vector<Weapon> weapons = weapons_ready(r.system(), actor);
  std::erase_if(weapons, [&](const Weapon& one) { return one.ranged() || melee_reach(actor, one) < feet; });
  return weapons;
}

bool has_turn_now(const Actor& actor) {
  const Encounter* encounter = actor.encounter();
  return encounter && encounter->turn == actor.id();
}

/// Source: VG-REACT-01, VG-OPEN-06.
bool may_react(const Actor& actor) {
  return !has_turn_now(actor) && actor.able_to_react() && actor.number(key::vigor) >= opening_cost;
}

/// Source: VG-OPEN-02.
bool may_take(const Resolution& r, CreatureId who, CreatureId creator) {
  const Actor taker(r.world(), who), other(r.world(), creator);
  const bool here = who != creator && taker.creature().scene == other.creature().scene &&
                    taker.creature().place.kind == Place::Kind::cell && taker.hostile_to(other);
  return here && may_react(taker) && taker.notices(other) &&
         in_reach_of(r, who, creator, other.creature().place.cell) && clear_path(r.world(), who, creator);
}

/// In initiative order. Source: VG-REACT-10.
std::vector<CreatureId> takers_of(const Resolution& r, CreatureId creator) {
  const Encounter* encounter = r.world().encounter_of(creator);
  if (!encounter || r.world().creature(creator).place.kind != Place::Kind::cell) return {};
  std::vector<CreatureId> takers = encounter->order;
  std::erase_if(takers, [&](CreatureId who) { return !may_take(r, who, creator); });
  return takers;
}

/// W10. None: it lets the opening pass. Source: VG-OPEN-03.
std::optional<Weapon> chosen_weapon(Resolution& r, CreatureId who, CreatureId creator,
                                    const std::vector<Weapon>& weapons) {
  const std::int64_t left = Actor(r.world(), who).number(key::vigor);
  Question question{.asked = who, .prompt = "q_opening"_k, .params = {{"who"_k, who}, {"actor"_k, creator}}};
  question.rule = "VG-OPEN-03"_k;
  question.shape = Shape::one_of;
  const auto value_of = [](const Weapon& one) { return one.item ? Value(one.item) : Value("unarmed"_k); };
  for (const Weapon& one : weapons)
    question.options.push_back(
        {value_of(one), "o_strike"_k, {{"item"_k, one.record->id}, {"cost"_k, opening_cost}, {"left"_k, left}}});
  question.options.push_back({"decline"_k, "o_let_pass"_k, {}});
  question.default_answer = "decline"_k;
  const Value answer = r.ask(std::move(question));
  const auto at = std::ranges::find_if(weapons, [&](const Weapon& one) { return value_of(one) == answer; });
  return at == weapons.end() ? std::nullopt : std::optional(*at);
}

/// Asks one taker and plays its attack. Source: VG-OPEN-03, VG-REACT-11.
void offer(Resolution& r, CreatureId who, CreatureId creator, std::int64_t feet) {
  const std::optional<Weapon> weapon = chosen_weapon(r, who, creator, weapons_within(r, who, feet));
  if (!weapon) return;
  log_line(r, "takes_opening"_k, {{"who"_k, who}, {"target"_k, creator}}, "VG-OPEN-03"_k);
  pay_vigor(r, who, opening_cost);
  mark(r, who, key::reacted);
  ++r.nesting;
  strike(r, {.attacker = who, .target = creator, .weapon = *weapon});
  --r.nesting;
  settle_vigor(r, who);
}

/// Source: VG-OPEN-05.
bool play_opening(Resolution& r, CreatureId creator, const std::vector<CreatureId>& takers) {
  if (!takers.empty()) mark(r, creator, key::opened);
  const Cell at = r.world().creature(creator).place.cell;
  const bool lay = Actor(r.world(), creator).has(key::knocked_down);
  for (const CreatureId who : takers) {
    const Actor open(r.world(), creator);
    if (open.has(key::dead) || open.has(key::shock) || r.nesting >= deepest) break;
    if (may_react(Actor(r.world(), who))) offer(r, who, creator, feet_at(r.world(), who, creator, at));
  }
  const Actor after(r.world(), creator);
  const bool fell =
      knocked_down_now(r, creator) || (!lay && after.has(key::knocked_down));  // the latter: by the GM's hand
  return after.able_to_react() && !fell;
}

}  // namespace

bool in_reach_of(const Resolution& r, CreatureId by, CreatureId who, Cell at) {
  return !weapons_within(r, by, feet_at(r.world(), by, who, at)).empty();
}

bool create_opening(Resolution& r, CreatureId creator) { return play_opening(r, creator, takers_of(r, creator)); }

bool step_out_of_reach(Resolution& r, CreatureId mover, Cell to) {
  std::vector<CreatureId> takers = takers_of(r, mover);
  std::erase_if(takers, [&](CreatureId who) { return in_reach_of(r, who, mover, to); });
  return takers.empty() || play_opening(r, mover, takers);
}

void create_opening_by_gm(Resolution& r) {
  const CreatureId creator = r.creature("target"_k);
  const Actor actor(r.world(), creator);
  r.require(actor.encounter() != nullptr, {"E_PHASE"_k, {{"mode"_k, "in_encounter"_k}}, "VG-OPEN-01"_k});
  r.require(!actor.has(key::dead) && !actor.has(key::escaped), {"E_TARGET"_k, {}, "VG-OPEN-01"_k});
  log_line(r, "is_open"_k, {{"who"_k, creator}}, "VG-OPEN-01"_k);
  (void)create_opening(r, creator);
}

namespace {

/// An enemy; the one that was just open to attack, if one was. Source: VG-OPEN-03.
bool may_be_creator(const World& world, const Actor& taker, CreatureId target) {
  const bool enemy = target != taker.id() && taker.hostile_to(Actor(world, target));
  const bool other = std::ranges::any_of(
      world.creatures(), [&](const Creature* one) { return Actor(world, one->id).number(key::opened) != 0; });
  return enemy && (!other || Actor(world, target).number(key::opened) != 0);
}

}  // namespace

void take_opening(Resolution& r) {  // Source: section 4, order of checks
  const CreatureId who = r.actor();
  const Actor actor(r.world(), who);
  require_unasked_reaction(r);
  const std::int64_t left = actor.number(key::vigor);
  const bool ranged = r.has("weapon"_k) && weapon_in_form(r).ranged();
  r.require(!ranged, {"E_OPENING_ATTACK"_k, {}, {}});
  if (r.has("target"_k)) {
    const CreatureId target = r.creature("target"_k);
    r.require(may_be_creator(r.world(), actor, target), {"E_NOT_CREATOR"_k, {}, {}});
  }
  r.require(left >= opening_cost, {"E_VIGOR"_k, {{"cost"_k, opening_cost}, {"left"_k, left}}, {}});
  r.require(false, {"E_NO_WINDOW"_k, {}, {}});
}

}  // namespace ft::rules::vigor
