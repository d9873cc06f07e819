// Going from location to location: move, run, crawl; lying down and standing up.
// Source: HM-MOVE-01, 02, 06 to 08, HM-ACT-04.
#include "rules/systems/heimr/movement/move.hpp"

#include <array>

#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/resolution/step_effects.hpp"
#include "rules/systems/heimr/conditions/binds.hpp"
#include "rules/systems/heimr/creature/clusters.hpp"
#include "rules/systems/heimr/creature/places.hpp"
#include "rules/systems/heimr/creature/states.hpp"
#include "rules/systems/heimr/movement/board.hpp"
#include "rules/systems/heimr/movement/crossing.hpp"
#include "rules/systems/heimr/turns/budget.hpp"
#include "rules/systems/heimr/turns/hooks.hpp"
#include "rules/systems/heimr/turns/moments.hpp"
#include "rules/systems/heimr/turns/upcoming.hpp"

namespace ft::rules::heimr {

namespace {

void offer_chase(Resolution& r, CreatureId chaser, Cell from);
void require_crawl(Resolution& r, Cell to);

}  // namespace

void move(Resolution& r) {  // Source: HM-MOVE-01
  const Path way = require_move(r);
  pay(r, ActionType::standard);
  walk(r, way);
}

void run(Resolution& r) {  // Source: HM-MOVE-02
  require_can(r, ActionType::ongoing);
  require_on_feet(r);
  const Cell to = r.place("to"_k).cell, from = location(r.world(), r.actor());
  require_way(r, to);
  require_no_roll(r, to);
  pay(r, ActionType::ongoing);
  const SceneId scene = r.world().creature(r.actor()).scene;
  if (!walk_over(r, r.actor(), to, "run"_k) || !r.world().encounter_of(r.actor())) return;
  relate(r, key::ran_from, r.actor(), cell_ref(scene, from));
  offer_chase(r, r.actor(), from);
}

void crawl(Resolution& r) {  // Source: HM-MOVE-07
  require_can(r, ActionType::upcoming);
  const Cell to = r.place("to"_k).cell;
  require_crawl(r, to);
  if (r.world().encounter_of(r.actor())) return begin_upcoming(r);
  (void)walk_over(r, r.actor(), to, "crawl"_k);
}

void drop_prone(Resolution& r) {  // Source: HM-MOVE-06
  require_can(r, ActionType::free);
  const Actor actor(r.world(), r.actor());
  r.require(!actor.has(key::prone), {"E_ALREADY_PRONE"_k, {{"who"_k, r.actor()}}, {}});
  r.require(!actor.has(key::climbing), {"E_CLIMBING"_k, {{"who"_k, r.actor()}}, {}});
  pay(r, ActionType::free);
  Condition prone;
  prone.key = key::prone;
  gain(r, r.actor(), std::move(prone));
  log_line(r, "goes_prone"_k, {{"who"_k, r.actor()}}, "HM-MOVE-06"_k);
}

void stand_up(Resolution& r) {  // Source: HM-MOVE-06, G-38
  const ActionType type = r.house_rule("stand_up_cost"_k) == 0 ? ActionType::free : ActionType::standard;
  require_can(r, type);
  const Actor actor(r.world(), r.actor());
  r.require(actor.has(key::prone), {"E_NOT_PRONE"_k, {{"who"_k, r.actor()}}, {}});
  constexpr std::array held{"feet"_k, key::right_leg, key::left_leg, "body"_k};
  bool barred = actor.has(key::fallen) || (r.world().encounter_of(r.actor()) && actor.number("used_drop_prone"_k) != 0);
  for (const Key part : held) barred |= actor.bound_at(part) || actor.part_injured(part);
  r.require(!barred, {"E_CANNOT_STAND"_k, {{"who"_k, r.actor()}}, {}});
  pay(r, type);
  lose(r, r.actor(), key::prone);
  log_line(r, "stands"_k, {{"who"_k, r.actor()}}, "HM-MOVE-06"_k);
  moment(r, "stands_up"_k, r.actor());
}

namespace {

Key direction_of(Cell from, Cell to) {
  if (to.column != from.column) return to.column < from.column ? "left"_k : "right"_k;
  return to.row < from.row ? "up"_k : "down"_k;
}

/// E_STUMBLE_DIR and what may_cross refuses, of a step from there.
void require_step(Resolution& r, const View& known, Place from, Cell to) {
  const Key way = direction_of(from.cell, to);
  for (const Condition* stumble : Actor(r.world(), r.actor()).all(key::stumbling))
    r.require(stumble->data.get("direction"_k) != way.hash, {"E_STUMBLE_DIR"_k, {}, {}});
  r.require(may_cross(known, r.actor(), from, to));
}

/// One location, outside combat any number of them, or, without a way, out of the cluster. In combat a way round what bars
/// a location next to this one is refused for what bars it. E_NOT_ADJACENT, E_NO_CLUSTER.
Path way_in_form(Resolution& r) {
  const Path path = r.has("path"_k) ? r.path("path"_k) : Path{};
  const bool in_cluster = Actor(r.world(), r.actor()).number(key::cluster) != 0;
  r.require(!path.empty() || in_cluster, {"E_NO_CLUSTER"_k, {{"who"_k, r.actor()}}, {}});
  const bool in_combat = r.world().encounter_of(r.actor()) != nullptr;
  if (in_combat && path.size() > 1) require_way(r, path.back());
  r.require(path.size() <= 1 || !in_combat, {"E_NOT_ADJACENT"_k, {}, "HM-MOVE-01"_k});
  const Creature& creature = r.world().creature(r.actor());
  Place at = creature.place;
  const View known = r.known();
  for (const Cell to : path) {
    require_step(r, known, at, to);
    at = arrival(known.map(creature.scene), at, to);
  }
  return path;
}

}  // namespace

void require_on_feet(Resolution& r) {  // Source: HM-MOVE-08
  r.require(!Actor(r.world(), r.actor()).has(key::prone), {"E_PRONE"_k, {{"who"_k, r.actor()}}, {}});
  require_free_to_walk(r);
}

void require_way(Resolution& r, Cell to) { require_step(r, r.known(), r.world().creature(r.actor()).place, to); }

void require_no_roll(Resolution& r, Cell to) {
  const Creature& creature = r.world().creature(r.actor());
  const auto cr = crossing_cr(r.known(), creature.scene, creature.place.cell, to);
  r.require(!cr, {"E_BORDER_CR"_k, {{"cr"_k, cr.value_or(0)}}, {}});
}

void walk(Resolution& r, const Path& way) {
  StepEffects effects(r, r.actor());
  for (const Cell& to : way) {
    if (!cross(r, r.actor(), to, "move"_k)) return;
    if (effects.end_walk(r, &to == &way.back() ? Footing::arrived : Footing::standing)) return;
  }
  if (!way.empty()) return;
  leave_cluster(r, r.actor());
  log_line(r, "leaves_cluster"_k, {{"who"_k, r.actor()}}, "HM-CLUS-02"_k);
}

/// A move that may be one with drawing or putting away, once a turn. E_SIMUL_USED. Source: HM-ACT-04.
Path require_move(Resolution& r) {
  require_can(r, ActionType::standard);
  require_on_feet(r);
  return way_in_form(r);
}

namespace {

/// A creature of another side here that ran out of that location since its last turn began, or none.
CreatureId runner_from(const World& world, CreatureId chaser, Cell from) {
  const Ref left = cell_ref(world.creature(chaser).scene, from);
  for (const Relation& relation : world.relations()) {
    const CreatureId runner = relation.from.creature();
    if (relation.key != key::ran_from || relation.to != left || runner == chaser || !world.find(runner)) continue;
    const bool able = Actor(world, runner).able() && Actor(world, runner).hostile_to(Actor(world, chaser));
    if (able && same_location(world, runner, chaser)) return runner;
  }
  return {};
}

/// One runs, another runs after: the GM may make it a chase. Source: HM-MOVE-03.
void offer_chase(Resolution& r, CreatureId chaser, Cell from) {
  const CreatureId runner = runner_from(r.world(), chaser, from);
  if (!runner) return;
  if (r.ask_yes({.prompt = "q_chase"_k,
                 .params = {{"who"_k, chaser}, {"target"_k, runner}},
                 .rule = "HM-MOVE-03"_k,
                 .default_answer = true}))
    hooks(r).begin_chase(r, runner, chaser, "agility"_k, 0);
}

void require_crawl(Resolution& r, Cell to) {
  const Actor actor(r.world(), r.actor());
  r.require(actor.has(key::prone), {"E_NOT_PRONE"_k, {{"who"_k, r.actor()}}, {}});
  require_unbound(r, {key::right_leg, key::left_leg, "body"_k});
  const Ref here = cell_ref(actor.creature().scene, actor.creature().place.cell);
  const bool stayed = !r.world().encounter_of(r.actor()) || find_relation(r.world(), key::began_in, r.actor(), here);
  r.require(stayed, {"E_CRAWL_MOVED"_k, {{"who"_k, r.actor()}}, {}});
  require_way(r, to);
  require_no_roll(r, to);
}

}  // namespace

/// The border is looked at again on arrival. Source: HM-MOVE-07.
void arrive_crawling(Resolution& r, CreatureId who, const Command& command) {
  const Value* named = find(command.form, "to"_k);
  if (!named) return log_line(r, "action_lost"_k, {{"who"_k, who}}, "HM-MOVE-07"_k);
  const Cell to = named->as<Place>()->cell;
  if (may_cross(View::full(r.world()), who, to)) return log_line(r, "action_lost"_k, {{"who"_k, who}}, "HM-MOVE-07"_k);
  (void)walk_over(r, who, to, "crawl"_k);
}

}  // namespace ft::rules::heimr
