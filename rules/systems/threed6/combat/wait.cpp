// Waiting for a trigger, and the reaction to it. Source: TD-WAIT-01 to 05, TD-RNG-10.
#include "rules/systems/threed6/combat/wait.hpp"

#include <algorithm>

#include "rules/kernel/knowledge/own_sight.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/combat/aim.hpp"
#include "rules/systems/threed6/combat/attack.hpp"
#include "rules/systems/threed6/combat/kept_reaction.hpp"
#include "rules/systems/threed6/conditions/states.hpp"
#include "rules/systems/threed6/turns/maneuvers.hpp"

namespace ft::rules::threed6 {

namespace {

constexpr std::int64_t zone_radius = 2;

/// The weapon of the form, else the first that is ready and of that kind, else the first. Source: TD-WAIT-01.
Weapon waiting_weapon(Resolution& r, bool with_zone) {
  const Actor actor(r.world(), r.actor());
  if (says_bare_hand(r)) return weapon_of(r.system(), actor, {});
  if (r.has(key::weapon)) return weapon_of(r.system(), actor, r.item(key::weapon));
  const std::vector<Weapon> weapons = weapons_at_hand(r.system(), actor);
  const auto fits = [&](const Weapon& one) { return is_ready(actor, one) && (with_zone || one.melee()); };
  const auto found = std::find_if(weapons.begin(), weapons.end(), fits);
  return found != weapons.end() ? *found : weapons.empty() ? Weapon{} : weapons.front();
}

/// The option of an All-Out Attack fits the weapon, and a Double has what it needs. Source: TD-AOA-01, TD-AOA-02, TD-HIT-08.
void require_option(Resolution& r, const Weapon& weapon) {
  r.require(r.has("option"_k), {"E_BAD_OPTION"_k, {}, "TD-WAIT-01"_k});
  const Key option = r.choice("option"_k);
  const Record* mode = weapon.mode(r.has("mode"_k) ? r.choice("mode"_k) : Key());
  const bool strong = mode && mode->word("strength"_k) != "none"_k;
  r.require(weapon.melee() || option == "determined"_k, {"E_BAD_OPTION"_k, {}, "TD-AOA-02"_k});
  r.require(option != "strong"_k || strong, {"E_BAD_OPTION"_k, {}, "TD-DMG-04"_k});
  if (option != "double"_k) return;
  if (!r.has("second"_k)) return r.require(!weapon.record->flag("unwieldy"_k), {"E_BAD_OPTION"_k, {}, "TD-HIT-08"_k});
  const Actor actor(r.world(), r.actor());
  const Weapon second = weapon_of(r.system(), actor, r.item("second"_k));
  const bool other = second.record && second.item != weapon.item;
  r.require(other, {"E_NO_WEAPON"_k, {}, "TD-AOA-01"_k});
  r.require(is_ready(actor, second), {"E_WEAPON_NOT_READY"_k, {{"item"_k, actor.item(second.item)->kind}}, {}});
  r.require(second.melee(), {"E_BAD_OPTION"_k, {}, "TD-AOA-02"_k});
}

/// E_NO_WEAPON, E_WEAPON_NOT_READY, E_NO_TRIGGER, E_BAD_OPTION. Source: TD-WAIT-01, TD-RNG-10.
void require_reaction(Resolution& r, Key reaction, Key trigger) {
  if (reaction == "ready"_k) return r.require(r.has("job"_k), {"E_BAD_OPTION"_k, {}, "TD-WAIT-01"_k});
  const bool with_zone = trigger == "enters_zone"_k;
  const Weapon weapon = waiting_weapon(r, with_zone);
  r.require(weapon.record != nullptr, {"E_NO_WEAPON"_k, {}, {}});
  const Actor actor(r.world(), r.actor());
  const Key kind = weapon.item ? actor.item(weapon.item)->kind : Key();
  r.require(is_ready(actor, weapon), {"E_WEAPON_NOT_READY"_k, {{"item"_k, kind}}, {}});
  r.require(weapon.melee() || with_zone, {"E_NO_TRIGGER"_k, {}, "TD-RNG-10"_k});
  r.require(reaction != "feint"_k || weapon.melee(), {"E_BAD_OPTION"_k, {}, "TD-FEINT-01"_k});
  if (reaction == key::all_out_attack) require_option(r, weapon);
}

/// The reaction uses the weapon that it was declared with, named or not. Source: TD-WAIT-01.
void keep_weapon(Resolution& r, Key trigger, Numbers& data) {
  const Weapon weapon = waiting_weapon(r, trigger == "enters_zone"_k);
  if (weapon.item) return data.set(key::weapon, static_cast<std::int64_t>(weapon.item.value));
  data.set("bare_hand"_k, 1);
}

void require_trigger(Resolution& r, Key trigger) {
  r.require(trigger != "enters_zone"_k || r.has("to"_k), {"E_NO_TRIGGER"_k, {}, {}});
  r.require(trigger != "acts"_k || r.has("target"_k), {"E_NO_TRIGGER"_k, {}, {}});
  r.require(trigger != "gm_says"_k || r.has("text"_k), {"E_NO_TRIGGER"_k, {}, {}});
}

Numbers wait_of_form(Resolution& r, Key reaction, Key trigger) {
  Numbers data = kept_reaction(r.system(), reaction, r.command().form);
  if (reaction != "ready"_k) keep_weapon(r, trigger, data);
  data.set("trigger"_k, trigger.hash);
  if (r.has("yards"_k)) data.set("yards"_k, r.number("yards"_k));
  if (r.has("target"_k)) data.set("target"_k, static_cast<std::int64_t>(r.creature("target"_k).value));
  if (r.has("to"_k)) data.set("to"_k, static_cast<std::int64_t>(pack(r.place("to"_k).cell)));
  return data;
}

}  // namespace

void wait(Resolution& r) {  // Source: TD-WAIT-01
  require_maneuver(r);
  const Key reaction = r.choice("reaction"_k), trigger = r.choice("trigger"_k);
  require_trigger(r, trigger);
  require_reaction(r, reaction, trigger);
  const Numbers data = wait_of_form(r, reaction, trigger);
  if (!choose(r, "wait"_k)) return conclude(r);
  gain(r, r.actor(), key::waiting_for, data);
  log_line(r, "waits_line"_k, {{"who"_k, r.actor()}}, "TD-WAIT-01"_k);
  if (trigger == "gm_says"_k)
    log_line(r, "waits_for_words"_k, {{"who"_k, r.actor()}, {"text"_k, r.field("text"_k)}}, "TD-WAIT-05"_k,
             {Audience::Kind::players_of, {r.actor()}});
  keep_aim_over_wait(r);
  conclude(r);
}

namespace {

/// Something that may trigger a Wait. kind: entered or acts.
struct Moment {
  enum class Kind : std::uint8_t { entered, acts } kind;
  CreatureId who, target;
  Cell from;
};

bool in_zone(const Scene& scene, const Numbers& data, Cell cell) {
  const std::int64_t most = data.has("yards"_k) ? data.get("yards"_k) : zone_radius;
  return cell_distance(scene, unpack(static_cast<std::uint64_t>(data.get("to"_k))), cell) <= most;
}

/// Whether this is what the Wait is for. Source: TD-WAIT-05.
bool triggers(const World& world, CreatureId waiter, const Numbers& data, const Moment& what) {
  const Actor own(world, waiter), other(world, what.who);
  const Key trigger(static_cast<std::uint32_t>(data.get("trigger"_k)));
  const bool entered = what.kind == Moment::Kind::entered;
  if (trigger == "acts"_k) return data.get("target"_k) == static_cast<std::int64_t>(what.who.value);
  if (trigger == "ally_attacked"_k)
    return !entered && what.target && what.target != waiter && !own.hostile_to(Actor(world, what.target));
  if (!entered || !own.hostile_to(other)) return false;
  const Scene& scene = world.scene(other.creature().scene);
  const Cell here = other.creature().place.cell;
  if (trigger == "enters_zone"_k) return in_zone(scene, data, here) && !in_zone(scene, data, what.from);
  const bool near = !data.has("yards"_k) || yards_between(world, waiter, what.who) <= data.get("yards"_k);
  return trigger == "comes_near"_k && near;
}

/// Whether its own step, or half Move, brings the target into reach.
bool within_step(const Resolution& r, const Command& command, CreatureId target) {
  const Actor actor(r.world(), command.actor);
  const std::int64_t move = move_sum(r.system(), actor).total();
  const std::int64_t way = command.action == key::all_out_attack ? half_of(move) : step_of(move);
  return yards_between(r.world(), command.actor, target) <= longest_reach(r.system(), actor) + way;
}

/// Whether the reaction can be played now; strictly: without a step.
bool can_react(Resolution& r, const Command& command, CreatureId target, bool strictly) {
  const Verdict no = r.why_not([&](Resolution& again) {
    ++again.nesting;
    again.perform(command);
    --again.nesting;
  });
  if (!no) return true;
  return !strictly && no->code == "E_OUT_OF_REACH"_k && within_step(r, command, target);
}

/// The answer is the reaction with the fields that it leaves open, such as a step. Source: TD-WAIT-02.
Command ask_whether_to_react(Resolution& r, const Command& reaction, CreatureId trigger) {
  const Params who{{"who"_k, reaction.actor}, {"actor"_k, trigger}};
  const Value answer =
      r.ask({.asked = reaction.actor,
             .prompt = "q_wait"_k,
             .params = who,
             .rule = "TD-WAIT-02"_k,
             .shape = Shape::action,
             .options = {{make_action_answer("fire"_k, reaction), "o_fire"_k, {{"action"_k, reaction.action}}}},
             .default_answer = "pass"_k});
  return command_of_answer(answer, reaction.actor);
}

void offer(Resolution& r, CreatureId waiter, CreatureId against) {
  const Numbers data = Actor(r.world(), waiter).find(key::waiting_for)->data;
  const bool in_reach = data.get("trigger"_k) == "comes_near"_k.hash && !data.has("yards"_k);
  const Command reaction = reaction_of(r.system(), waiter, data, against);
  if (!can_react(r, reaction, against, in_reach)) return;
  const Command chosen = ask_whether_to_react(r, reaction, against);
  if (!chosen.action) return;
  lose(r, waiter, key::waiting_for);
  log_line(r, "wait_fires"_k, {{"who"_k, waiter}, {"action"_k, chosen.action}}, "TD-WAIT-02"_k);
  ++r.nesting;
  r.perform(chosen);
  --r.nesting;
}

bool is_waiting(const World& world, CreatureId waiter, CreatureId other) {
  const Actor actor(world, waiter);
  return waiter != other && actor.has(key::waiting_for) && actor.free_to_act() && actor.aware_of(other) &&
         actor.creature().scene == world.creature(other).scene;
}

void ask_waiters(Resolution& r, const Moment& what) {  // Source: TD-WAIT-03
  const Encounter* fight = r.world().encounter_of(what.who);
  const std::vector<CreatureId> order = fight ? fight->order : std::vector<CreatureId>{};
  for (const CreatureId waiter : order) {
    if (!is_waiting(r.world(), waiter, what.who) || !Actor(r.world(), what.who).conscious()) continue;
    const Numbers& data = Actor(r.world(), waiter).find(key::waiting_for)->data;
    const bool noticed = what.target == waiter || sees_by_itself(r.system(), r.world(), waiter, what.who);
    if (noticed && triggers(r.world(), waiter, data, what)) offer(r, waiter, what.who);
  }
}

}  // namespace

void entered_in_sight_of_waiters(Resolution& r, CreatureId who, Cell from) {
  ask_waiters(r, {Moment::Kind::entered, who, {}, from});
}

void acts_in_sight_of_waiters(Resolution& r, CreatureId who, CreatureId target) {
  ask_waiters(r, {Moment::Kind::acts, who, target, {}});
}

void fire_wait(Resolution& r) {  // Source: TD-WAIT-05
  const CreatureId waiter = r.creature("target"_k);
  const Actor actor(r.world(), waiter);
  const Condition* waits = actor.find(key::waiting_for);
  const bool by_words = waits && waits->data.get("trigger"_k) == "gm_says"_k.hash && actor.free_to_act();
  r.require(by_words, {"E_NO_TRIGGER"_k, {}, "TD-WAIT-05"_k});
  CreatureId against{static_cast<std::uint64_t>(waits->data.get("target"_k))};
  if (r.has("against"_k)) against = r.creature("against"_k);
  const bool needs_target = waits->data.get("reaction"_k) != "ready"_k.hash;
  r.require(!needs_target || r.world().find(against), {"E_NO_SUCH_TARGET"_k, {}, "TD-WAIT-05"_k});
  log_line(r, "wait_triggered"_k, {{"who"_k, waiter}}, "TD-WAIT-05"_k);
  offer(r, waiter, against);
}

}  // namespace ft::rules::threed6
