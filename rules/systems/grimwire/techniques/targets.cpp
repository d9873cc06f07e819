// Targets of a technique. Source: GW-DATA-05 (targets), GW-DATA-06.
#include "rules/systems/grimwire/techniques/targets.hpp"

#include <algorithm>

#include "rules/kernel/knowledge/known_line.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/systems/grimwire/conditions/falling.hpp"
#include "rules/systems/grimwire/creature/mind.hpp"
#include "rules/systems/grimwire/creature/nearby.hpp"
#include "rules/systems/grimwire/creature/notice.hpp"

namespace ft::rules::grimwire {

namespace {

Key kind_of(const Record& technique) {
  const Record* targets = technique.record("targets"_k);
  return targets && targets->word("kind"_k) ? targets->word("kind"_k) : "self"_k;
}

std::int64_t number_of(const Record& technique, Key number) {
  const Record* targets = technique.record("targets"_k);
  return targets ? targets->number(number) : 0;
}

/// How far the technique reaches. Source: GW-DATA-05 (range).
std::int64_t reach_of(const Resolution& r, const Use& use) {
  const Key range = use.technique->word("range"_k);
  if (range == "melee"_k) return 3;
  if (range == "magic"_k) return Actor(r.world(), use.who).magic_range();
  if (range == "weapon"_k) return use.weapon.record && use.weapon.ranged() ? use.weapon.range_m() : 3;
  return use.technique->number("range_m"_k);
}

/// Enemies, allies, or any: a place and "any" allow all.
bool of_kind(const World& world, const Use& use, CreatureId target) {
  const Key kind = kind_of(*use.technique);
  const bool hostile = Actor(world, use.who).hostile_to(Actor(world, target));
  return kind == "enemy"_k ? hostile : kind == "ally"_k ? !hostile : true;
}

Refusal out_of_range(std::int64_t distance, std::int64_t most) {
  return {"E_RANGE"_k, {{"distance"_k, distance}, {"most"_k, most}}, {}};
}

}  // namespace

bool aims_at_creature(const Record& technique) {
  const Key kind = kind_of(technique);
  return kind != "self"_k && kind != "cell"_k;
}

bool aims_at_place(const Record& technique) { return kind_of(technique) == "cell"_k; }

Verdict aimable(const Resolution& r, const Use& use) {
  if (!use.target || kind_of(*use.technique) == "self"_k) return std::nullopt;
  const std::int64_t distance = metres_between(r.world(), use.who, use.target), most = reach_of(r, use);
  if (distance > most) return out_of_range(distance, most);
  const bool blindly = use.technique->record("targets"_k)->flag("unperceived"_k);
  const bool seen = distance <= 3 || sees_through_smoke(r.system(), r.world(), use.who, use.target);
  if (!blindly && !(seen && perceives(r.world(), use.who, use.target)))
    return Refusal{"E_NOT_PERCEIVED"_k, {{"who"_k, use.who}}, {}};
  if (!line_between(r.world(), use.who, use.target)) return Refusal{"E_NO_LINE"_k, {}, {}};
  const bool dead = Actor(r.world(), use.target).has(key::dead);
  if (dead || !of_kind(r.world(), use, use.target)) return Refusal{"E_TARGET"_k, {{"target"_k, use.target}}, {}};
  return std::nullopt;
}

Verdict aimable_at(const Resolution& r, const Use& use, Place place) {
  const Creature& user = r.world().creature(use.who);
  const Scene& scene = r.world().scene(user.scene);
  if (!inside(scene, place.cell)) return Refusal{"E_OFF_MAP"_k, {{"cell"_k, place}}, {}};
  const std::int64_t distance = metres_between(r.world(), scene, user.place, place), most = reach_of(r, use);
  if (distance > most) return out_of_range(distance, most);
  if (!has_known_line_of_sight(r.known(), scene.id, user.place.cell, place.cell)) return Refusal{"E_NO_LINE"_k, {}, {}};
  return std::nullopt;
}

Place place_reached(const Resolution& r, CreatureId who, Place place) {
  const Creature& user = r.world().creature(who);
  const Cell end = end_of_line(r.known(), user.scene, user.place.cell, place.cell);
  return end == place.cell ? place : Place::at(end, {ground_tenths(r.world().scene(user.scene), end) * tenth});
}

std::vector<CreatureId> further_targets(Resolution& r, const Use& use) {
  std::vector<CreatureId> chosen;
  const std::int64_t count = number_of(*use.technique, "count"_k);
  while (use.target && static_cast<std::int64_t>(chosen.size()) + 1 < count) {
    Question question;
    for (const Creature* other : r.known().in_scene(r.world().creature(use.who).scene)) {
      const bool taken = other->id == use.target || std::find(chosen.begin(), chosen.end(), other->id) != chosen.end();
      Use also = use;
      also.target = other->id;
      if (taken || other->place.kind == Place::Kind::nowhere || other->id == use.who || aimable(r, also)) continue;
      question.options.push_back({other->id, "o_creature"_k, {{"who"_k, other->id}}});
    }
    if (question.options.empty()) return chosen;
    question.options.push_back({Key("o_decline"_k), "o_decline"_k, {}});
    question.asked = controller_of(r.world(), use.who);
    question.prompt = "q_further_target"_k;
    question.params = {{"who"_k, use.who}, {"technique"_k, use.technique->id}};
    question.rule = "GW-DATA-05"_k;
    question.shape = Shape::one_of;
    question.default_answer = Key("o_decline"_k);
    const Value answer = r.ask(std::move(question));
    const Ref* next = answer.as<Ref>();
    if (!next) return chosen;
    chosen.push_back(next->creature());
  }
  return chosen;
}

std::vector<CreatureId> all_targets(const World& world, const Use& use) {
  const std::int64_t radius = number_of(*use.technique, "radius_m"_k);
  if (radius > 0 || use.place) {
    const Place center = use.place ? *use.place : world.creature(use.target).place;
    std::vector<CreatureId> near = creatures_within(world, world.creature(use.who).scene, center, radius);
    std::erase_if(near, [&](CreatureId who) { return !of_kind(world, use, who); });
    return near;
  }
  std::vector<CreatureId> all{use.target};
  all.insert(all.end(), use.others.begin(), use.others.end());
  return all;
}

}  // namespace ft::rules::grimwire
