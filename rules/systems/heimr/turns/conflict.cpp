// Beginning, joining and ending combat; the rounds. Source: HM-INIT-01, HM-INIT-02, HM-GRID-01, HM-DEF-05.
#include "rules/systems/heimr/turns/conflict.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/encounters/encounters.hpp"
#include "rules/systems/heimr/conditions/injuries.hpp"
#include "rules/systems/heimr/conditions/published_defence.hpp"
#include "rules/systems/heimr/creature/clusters.hpp"
#include "rules/systems/heimr/creature/states.hpp"
#include "rules/systems/heimr/turns/budget.hpp"
#include "rules/systems/heimr/turns/hooks.hpp"
#include "rules/systems/heimr/turns/order.hpp"

namespace ft::rules::heimr {

namespace {

constexpr std::array of_the_fight{key::standard,   key::turn_over,   key::simul_used,      key::dodge_uses,
                                  key::block_uses, key::dodge_ready, key::ongoing_penalty, key::fatigue_raised,
                                  key::cluster,    "has_acted"_k};

constexpr std::array ties_of_the_fight{key::grabs,    key::guards,   key::attacked, key::parried_with,
                                       key::blind_to, key::ran_from, key::began_in, key::began_with};

constexpr std::array states_of_the_fight{key::defence, key::readied, key::upcoming, put_aside};

constexpr std::array effects_of_seconds{key::fallen,   key::stumbling,       key::dazed,   key::bound,
                                        key::weakened, "barred_from_item"_k, "off_guard"_k};

std::vector<CreatureId> fit_to_fight(const World& world, SceneId scene);
void settle_ties(Resolution& r, std::vector<CreatureId>& order);
bool ends_with_the_fight(const Relation& relation);
void forget_fight(Resolution& r, CreatureId who);
void forget_limits(Resolution& r, CreatureId first = {});
std::vector<EncounterId> chases_in(const World& world, SceneId scene);

}  // namespace

void start_conflict(Resolution& r) {
  const SceneId scene = require_shown_scene(r);
  r.require(!encounter_in(r.world(), scene, "combat"_k), {"E_MODE"_k, {{"mode"_k, "out_of_combat"_k}}, {}});
  const Scene& map = r.world().scene(scene);
  r.require(map.columns >= 3 && map.rows >= 3, {"E_GRID"_k, {}, {}});
  std::vector<CreatureId> order = fit_to_fight(r.world(), scene);
  r.require(!order.empty(), {"E_TARGET_INVALID"_k, {}, "HM-INIT-01"_k});
  const EncounterId id{r.id().value};
  Encounter encounter;
  encounter.id = id;
  encounter.scene = scene;
  encounter.phase = "combat"_k;
  encounter.order = order;
  begin_encounter(r, encounter);
  note(r, "combat_starts"_k, {}, "HM-INIT-01"_k);
  roll_initiative(r, order);
  order = initiative_order(r, order);
  settle_ties(r, order);
  r.emit(OrderSet{id, order});
  for (const CreatureId who : order) r.set(who, key::turn_state, key::done.hash);
  if (r.house_rule("first_defence"_k) == 0) publish_defences(r, order);  // G-32
}

void join_conflict(Resolution& r) {  // Source: HM-INIT-01
  const CreatureId who = r.creature("target"_k);
  const EncounterId id = encounter_in(r.world(), r.world().creature(who).scene, "combat"_k);
  r.require(id.value != 0, {"E_MODE"_k, {{"mode"_k, "in_combat"_k}}, {}});
  r.require(!r.world().creature(who).encounter, {"E_TARGET_INVALID"_k, {}, "HM-INIT-01"_k});
  note(r, "joins"_k, {{"who"_k, who}}, "HM-INIT-01"_k);
  roll_initiative(r, {who});
  std::vector<CreatureId> order = r.world().encounter(id).order;
  const auto place = std::find_if(order.begin(), order.end(), [&](CreatureId other) {
    return !tied(r, other, who) && initiative_order(r, {other, who}).front() == who;
  });
  const bool place_is_past = std::any_of(place, order.end(), [&](CreatureId other) {
    return Actor(r.world(), other).number(key::turn_state) != key::waiting.hash;
  });
  order.insert(place, who);
  r.emit(OrderSet{id, order});
  r.set(who, key::turn_state, place_is_past ? key::done.hash : key::waiting.hash);
  if (r.house_rule("first_defence"_k) == 0) publish_defence(r, who);
}

void end_conflict(Resolution& r) {
  const EncounterId id = encounter_in(r.world(), r.world().campaign().shown, "combat"_k);
  const std::vector<EncounterId> chases = chases_in(r.world(), r.world().campaign().shown);
  r.require(id.value != 0 || !chases.empty(), {"E_MODE"_k, {{"mode"_k, "in_combat"_k}}, {}});
  for (const EncounterId chase : chases) hooks(r).end_chase(r, chase, "chase_over"_k);
  if (!id.value) return;
  const std::vector<CreatureId> order = r.world().encounter(id).order;
  std::vector<Relation> ended;
  for (const Relation& relation : r.world().relations())
    if (ends_with_the_fight(relation)) ended.push_back(relation);
  for (const Relation& relation : ended) r.emit(RelationEnded{relation.id, relation.key, relation.from, relation.to});
  forget_limits(r);
  for (const CreatureId who : order) forget_fight(r, who);
  close_encounter(r, id);
  note(r, "combat_ends"_k, {}, "HM-INIT-01"_k);
}

void begin_round(Resolution& r) {  // Source: HM-INIT-02
  const EncounterId id = r.encounter("encounter"_k);
  const std::int32_t round = r.world().encounter(id).round + 1;
  const std::vector<CreatureId> order = r.world().encounter(id).order;
  if (round > 1) r.emit(ClockAdvanced{id, 2});  // all turns of a round overlap
  if (round > 1)
    for (const CreatureId who : order) run_clocks(r, who, 2);
  r.emit(RoundStarted{id, round});
  note(r, "round_begins"_k, {{"round"_k, std::int64_t{round}}}, "HM-INIT-02"_k);
  for (const CreatureId who : order) r.set(who, key::turn_state, key::waiting.hash);
}

namespace {

std::vector<CreatureId> fit_to_fight(const World& world, SceneId scene) {
  std::vector<CreatureId> all = creatures_outside_encounters(world, scene);
  std::erase_if(all, [&](CreatureId who) { return world.creature(who).hidden || Actor(world, who).has(key::dead); });
  return all;
}

/// The GM decides the order of the tied. Source: HM-INIT-01.
void settle_ties(Resolution& r, std::vector<CreatureId>& order) {
  for (std::size_t i = 0; i + 1 < order.size(); ++i) {
    Question question;
    for (std::size_t j = i; j < order.size() && tied(r, order[i], order[j]); ++j)
      question.options.push_back({order[j], "o_creature"_k, {{"who"_k, order[j]}}});
    if (question.options.size() < 2) continue;
    question.about = "q_first"_k;
    question.rule = "HM-INIT-01"_k;
    question.shape = Shape::one_of;
    question.otherwise = order[i];
    const CreatureId first = r.ask(std::move(question)).as<Ref>()->creature();
    const auto from = order.begin() + static_cast<std::ptrdiff_t>(i), at = std::find(from, order.end(), first);
    std::rotate(from, at, at + 1);
  }
}

bool ends_with_the_fight(const Relation& relation) {
  return std::find(ties_of_the_fight.begin(), ties_of_the_fight.end(), relation.key) != ties_of_the_fight.end();
}

/// Budgets, what was prepared and what lasts seconds.
void forget_fight(Resolution& r, CreatureId who) {
  for (const Key number : of_the_fight) r.set(who, number, 0);
  for (const Key state : states_of_the_fight) lose(r, who, state);
  for (const Key effect : effects_of_seconds) lose(r, who, effect);
}

/// Frees the borders whose first passer has no next turn: that creature's, or, with none, all.
void forget_limits(Resolution& r, CreatureId first) {
  std::vector<Relation> counted;
  for (const Relation& relation : r.world().relations()) {
    const bool concerned = !first || relation.data.get("first_actor"_k) == static_cast<std::int64_t>(first.value);
    if (relation.data.get("count"_k) > 0 && concerned) counted.push_back(relation);
  }
  for (Relation relation : counted) {
    relation.data.set("count"_k, 0);
    relation.data.remove("first_actor"_k);
    r.emit(RelationChanged{relation});
  }
}

}  // namespace

void on_leave_encounter(Resolution& r, CreatureId who, Holds holds) {
  leave_cluster(r, who);
  std::vector<Relation> ended;
  for (const Relation& relation : r.world().relations())
    if (ends_with_the_fight(relation) && (relation.from == Ref(who) || relation.to == Ref(who)) &&
        (holds == Holds::end || relation.key != key::grabs))
      ended.push_back(relation);
  for (const Relation& relation : ended) r.emit(RelationEnded{relation.id, relation.key, relation.from, relation.to});
  forget_limits(r, who);
  forget_fight(r, who);
}

namespace {

std::vector<EncounterId> chases_in(const World& world, SceneId scene) {
  std::vector<EncounterId> chases;
  for (const Encounter* encounter : world.encounters())
    if (encounter->scene == scene && encounter->phase == "chase"_k) chases.push_back(encounter->id);
  return chases;
}

}  // namespace

}  // namespace ft::rules::heimr
