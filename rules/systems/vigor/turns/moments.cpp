// Readied actions firing. Source: VG-REACT-06, VG-REACT-02, VG-REACT-03, VG-ACT-08, G-12.
#include "rules/systems/vigor/turns/moments.hpp"

#include <algorithm>

#include "rules/kernel/kept_command.hpp"
#include "rules/kernel/knowledge/own_sight.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/systems/vigor/conditions/exertion.hpp"
#include "rules/systems/vigor/conditions/triggers.hpp"
#include "rules/systems/vigor/creature/carried.hpp"
#include "rules/systems/vigor/creature/distances.hpp"

namespace ft::rules::vigor {

namespace {

template <class T>
bool among(const std::vector<T>& list, const T& one) {
  return std::ranges::find(list, one) != list.end();
}

/// The creature it names; where it names none, any hostile one, and of a fall any at all.
bool set_off_by(const World& world, CreatureId who, const Numbers& data, const Moment& what) {
  if (what.actor == who || !Actor(world, who).notices(Actor(world, what.actor))) return false;
  if (data.has("by"_k)) return data.get("by"_k) == static_cast<std::int64_t>(what.actor.value);
  return what.event == "creature_falls"_k || Actor(world, who).hostile_to(Actor(world, what.actor));
}

bool waits_for(const World& world, CreatureId who, const Numbers& data, const Moment& what) {
  if (data.get("event"_k) != what.event.hash || !set_off_by(world, who, data, what)) return false;
  const bool of_reach = what.event == "enters_reach"_k || what.event == "leaves_reach"_k;
  if (of_reach) return among(what.noticed_by, who);
  if (what.event == "enters_area"_k) return among(what.cells, unpack(static_cast<std::uint64_t>(data.get("area"_k))));
  return !data.has("on"_k) || among(what.subjects, CreatureId{static_cast<std::uint64_t>(data.get("on"_k))});
}

/// Off turn, in a state to react, and with the Vigor that a table asks for. Source: VG-REACT-01, VG-REACT-03.
bool may_react(const Resolution& r, CreatureId who) {
  const Actor actor(r.world(), who);
  const Encounter* encounter = actor.encounter();
  const bool off_turn = encounter && encounter->turn != who;
  return off_turn && actor.able_to_react() && actor.number(key::vigor) >= r.house_rule("ready_vigor"_k);
}

/// The readied act; the creature that sets it off is its target where none was named; a thing is for oneself.
Command readied_act(const Resolution& r, CreatureId who, CreatureId trigger) {
  const Condition* readied = Actor(r.world(), who).find(key::readied);
  Command command = kept_command(r.system(), r.world(), who, readied->data);
  const Key does = command.action;
  const bool aims = does == "attack"_k || does == "use_ability"_k || does == "use_skill"_k;
  if (aims && trigger && !find(command.form, "target"_k)) command.form.push_back({"target"_k, trigger});
  return command;
}

bool is_impossible(Resolution& r, const Command& command) {
  return static_cast<bool>(r.why_not([&](Resolution& again) {
    ++again.nesting;
    again.perform(command);
    --again.nesting;
  }));
}

void fire(Resolution& r, CreatureId who, const Command& command) {
  lose(r, who, key::readied);
  mark(r, who, key::reacted);
  ++r.nesting;
  r.perform(command);
  --r.nesting;
  if (r.house_rule("ready_vigor"_k) > 0) settle_vigor(r, who);
}

/// W2 to W4. Whether it acted.
bool asked_to_fire(Resolution& r, CreatureId who, CreatureId trigger) {
  const Command command = readied_act(r, who, trigger);
  if (!command.action) return false;
  const bool impossible = is_impossible(r, command);
  const bool wants = r.ask_yes(
      {.asked = who,
       .prompt = impossible ? "q_readied_impossible"_k : "q_readied"_k,
       .params = {{"who"_k, who}, {"actor"_k, trigger ? Value(trigger) : Value("gm"_k)}, {"action"_k, command.action}},
       .rule = "VG-REACT-06"_k,
       .default_answer = false,
       .secrecy = Secrecy::secret});  // what it readied is its side's to know
  if (!wants) return false;
  if (!impossible) {
    fire(r, who, command);
    return true;
  }
  lose(r, who, key::readied);
  log_line(r, "readied_lost"_k, {{"who"_k, who}, {"action"_k, command.action}}, "VG-REACT-06"_k,
           {Audience::Kind::players_of, {who}});
  return false;
}

/// Asks those for which `waits` holds, in the order of the encounter.
template <class Waits>
std::vector<CreatureId> ask_those(Resolution& r, const std::vector<CreatureId>& order, CreatureId trigger,
                                  const Waits& waits) {
  std::vector<CreatureId> acted;
  for (const CreatureId who : order) {
    const Condition* readied = Actor(r.world(), who).find(key::readied);
    if (readied && waits(who, readied->data) && may_react(r, who) && asked_to_fire(r, who, trigger))
      acted.push_back(who);
  }
  return acted;
}

}  // namespace

std::vector<CreatureId> moment(Resolution& r, const Moment& what) {
  const Encounter* encounter = r.world().encounter_of(what.actor);
  if (!encounter) return {};
  const std::vector<CreatureId> order = encounter->order;
  return ask_those(r, order, what.actor, [&](CreatureId who, const Numbers& data) {
    return waits_for(r.world(), who, data, what) &&
           (among(what.subjects, who) || sees_by_itself(r.system(), r.world(), who, what.actor));
  });
}

std::vector<CreatureId> signaled(Resolution& r, Key words) {
  std::vector<CreatureId> all;
  for (const Encounter* encounter : r.world().encounters())
    all.insert(all.end(), encounter->order.begin(), encounter->order.end());
  return ask_those(r, all, {}, [&](CreatureId, const Numbers& data) {
    const bool right = !data.has("text"_k) || data.get("text"_k) == words.hash;
    return data.get("event"_k) == "gm_signal"_k.hash && right;
  });
}

namespace {

std::int64_t longest_reach(const Ruleset& system, const Actor& actor) {
  std::int64_t longest = actor.body_reach();
  for (const Weapon& weapon : weapons_ready(system, actor))
    if (weapon.melee()) longest = std::max(longest, melee_reach(actor, weapon));
  return longest;
}

bool reaches(const Ruleset& system, const World& world, CreatureId who, CreatureId other) {
  const bool near = feet_between(world, who, other) <= longest_reach(system, Actor(world, who));
  return near && clear_path(world, who, other);
}

template <class T>
std::vector<T> without(const std::vector<T>& all, const std::vector<T>& others) {
  std::vector<T> left;
  std::ranges::copy_if(all, std::back_inserter(left), [&](const T& one) { return !among(others, one); });
  return left;
}

}  // namespace

Surroundings surroundings(const Ruleset& system, const World& world, CreatureId mover) {
  const Creature& creature = world.creature(mover);
  const Encounter* encounter = world.encounter_of(mover);
  if (!encounter || !world.find(creature.scene)) return {};
  Surroundings here{{}, footprint(world.scene(creature.scene), creature.place.cell, creature.size)};
  for (const CreatureId who : encounter->order) {
    const bool waits = who != mover && Actor(world, who).has(key::readied);
    if (waits && world.creature(who).scene == creature.scene && reaches(system, world, who, mover))
      here.reached_by.push_back(who);
  }
  return here;
}

bool stepped(Resolution& r, CreatureId mover, const Surroundings& before) {
  const Surroundings now = surroundings(r.system(), r.world(), mover);
  const std::size_t so_far = r.events().size();
  for (const Moment& what : {Moment{"enters_reach"_k, mover, {}, without(now.reached_by, before.reached_by), {}},
                             Moment{"leaves_reach"_k, mover, {}, without(before.reached_by, now.reached_by), {}},
                             Moment{"enters_area"_k, mover, {}, {}, without(now.cells, before.cells)}})
    (void)moment(r, what);
  return r.events().size() != so_far;
}

}  // namespace ft::rules::vigor
