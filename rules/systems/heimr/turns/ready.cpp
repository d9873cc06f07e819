// Readying an action, and being ready to dodge. Source: HM-READY-01, HM-OTH-04.
#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/movement/board.hpp"
#include "rules/systems/heimr/turns/budget.hpp"
#include "rules/systems/heimr/conditions/effects.hpp"
#include "rules/systems/heimr/creature/carried.hpp"
#include "rules/systems/heimr/turns/moments.hpp"
#include "rules/systems/heimr/procedures.hpp"

namespace ft::rules::heimr {

namespace {

/// The form of the action that is readied, taken from the fields of this form that it has; a charge or a move names one
/// location or creature. Everything else the trigger says.
Command readied_command(Resolution& r) {
  Command command{r.choice("does"_k), r.actor(), {}, {}, {}};
  for (const FieldSchema& field : r.system().action(command.action)->form) {
    const Key key(field.key);
    if (r.has(key)) command.form.push_back({key, r.field(key)});
    const bool way = field.kind == FieldSchema::Kind::path && r.has("to"_k);
    if (way) command.form.push_back({key, Path{r.place("to"_k).cell}});
  }
  return command;
}

}  // namespace

void ready(Resolution& r) {  // Source: HM-READY-01
  r.require(r.world().encounter_of(r.actor()) != nullptr, {"E_MODE"_k, {{"mode"_k, "in_combat"_k}}, {}});
  require_can(r, ActionType::standard);
  r.require(!Actor(r.world(), r.actor()).has(key::readied), {"E_READY_HELD"_k, {{"who"_k, r.actor()}}, {}});
  const Command command = readied_command(r);
  Condition readied;
  readied.key = key::readied;
  readied.data = store_readied(command);
  readied.data.set("event"_k, r.choice("event"_k).hash);
  if (r.has("by"_k)) readied.data.set("by"_k, static_cast<std::int64_t>(r.creature("by"_k).value));
  if (r.has("where"_k)) readied.data.set("where"_k, static_cast<std::int64_t>(pack(r.place("where"_k).cell)));
  if (!r.has("target"_k)) readied.data.set("whoever"_k, 1);
  pay(r, ActionType::standard);
  if (r.house_rule("ready_cost"_k) != 0) r.set(r.actor(), key::turn_over, 1);  // G-25
  gain(r, r.actor(), std::move(readied));
  note(r, "readies"_k, {{"who"_k, r.actor()}, {"action"_k, command.action}}, "HM-READY-01"_k,
       {Audience::Kind::players_of, {r.actor()}});
}

namespace {

/// Somebody it sees holds something that shoots this far. Source: HM-OTH-04, G-40.
bool ranged_threat(const Ruleset& system, const View& view, CreatureId who) {
  const World& world = view.world();
  const Actor actor(world, who);
  for (const Creature* other : view.in_scene(actor.creature().scene)) {
    const Actor shooter(world, other->id);
    if (!actor.hostile_to(shooter) || hidden_from(world, other->id, who) || shooter.helpless()) continue;
    const std::int64_t far = distance(view, other->scene, other->place, actor.creature().place);
    for (const Weapon& weapon : wielded_weapons(system, shooter))
      if (!weapon.melee() && far <= weapon.range()) return true;
  }
  return false;
}

}  // namespace

void dodge_ready(Resolution& r) {  // Source: HM-OTH-04
  require_can(r, ActionType::standard);
  const bool anytime = r.house_rule("dodge_ready_needs_threat"_k) == 0;  // G-40
  r.require(anytime || ranged_threat(r.system(), r.known(), r.actor()), {"E_NO_RANGED_THREAT"_k, {}, {}});
  pay(r, ActionType::standard);
  r.set(r.actor(), key::dodge_ready, 1);
  note(r, "ready_to_dodge"_k, {{"who"_k, r.actor()}}, "HM-OTH-04"_k);
}

}  // namespace ft::rules::heimr
