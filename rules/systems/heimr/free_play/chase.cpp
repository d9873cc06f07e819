// Exchanges of a chase: one who runs, one or more who run after. Source: HM-CHASE-01 to 04.
#include "rules/systems/heimr/free_play/chase.hpp"

#include <algorithm>

#include "rules/kernel/encounters/encounters.hpp"
#include "rules/systems/heimr/conditions/injuries.hpp"
#include "rules/systems/heimr/conditions/published_defence.hpp"
#include "rules/systems/heimr/creature/abilities.hpp"
#include "rules/systems/heimr/turns/conflict.hpp"

namespace ft::rules::heimr {

namespace {

constexpr Key distance_key = "chase_distance"_k, ability_key = "chase_ability"_k;

struct Chase {
  EncounterId id;
  CreatureId runner;
  std::vector<CreatureId> chasers;  // each at a distance of its own
  Key ability;
};

Chase chase_of(const World& world, EncounterId id);
EncounterId chase_with(const World& world, CreatureId who);
Key ability_on(Resolution& r, const Chase& chase, const std::string& ground);
bool goes_on(const World& world, const Chase& chase);
Key exchange(Resolution& r, const Chase& chase, Key ability);
void pass_time(Resolution& r, const Chase& chase);

}  // namespace

void start_chase(Resolution& r) {  // Source: HM-CHASE-01
  const CreatureId runner = r.creature("runner"_k), chaser = r.creature("chaser"_k);
  const bool fit = runner != chaser && Actor(r.world(), runner).able() && Actor(r.world(), chaser).able();
  r.require(fit, {"E_TARGET_INVALID"_k, {}, "HM-CHASE-01"_k});
  const EncounterId running = chase_with(r.world(), runner);
  const bool runs = !running || r.world().encounter(running).order.front() == runner;
  r.require(runs && !chase_with(r.world(), chaser), {"E_CHASE"_k, {}, {}});
  const Key ability = r.has("ability"_k) ? r.choice("ability"_k) : "agility"_k;
  r.require(r.system().content().find(key::ability, ability) != nullptr,
            {"E_NO_SUCH"_k, {{"field"_k, "ability"_k}}, {}});
  begin_chase(r, runner, chaser, ability, r.has("distance"_k) ? r.number("distance"_k) : 1);
}

void run_on(Resolution& r) {
  const EncounterId id = chase_with(r.world(), r.actor());
  r.require(id.value != 0, {"E_NO_CHASE"_k, {{"who"_k, r.actor()}}, {}});
  r.require(chase_of(r.world(), id).runner == r.actor(), {"E_NOT_YOUR_TURN"_k, {{"who"_k, r.actor()}}, {}});
  const std::string* said = r.has("text"_k) ? r.field("text"_k).as<std::string>() : nullptr;
  const std::string ground = said ? *said : std::string();
  const Key ability = ability_on(r, chase_of(r.world(), id), ground);
  pass_time(r, chase_of(r.world(), id));
  const Chase chase = chase_of(r.world(), id);
  if (!goes_on(r.world(), chase)) return;
  r.set(id, ability_key, ability.hash);
  if (const Key over = exchange(r, chase, ability)) end_chase(r, id, over);
}

void chase_ends(Resolution& r) { end_chase(r, r.encounter("encounter"_k), "chase_over"_k); }

void stop_chase(Resolution& r) {
  const CreatureId who = r.creature("target"_k);
  const EncounterId id = chase_with(r.world(), who);
  r.require(id.value != 0, {"E_NO_CHASE"_k, {{"who"_k, who}}, {}});
  end_chase(r, id, "chase_over"_k);
}

namespace {

Chase chase_of(const World& world, EncounterId id) {
  const Encounter& encounter = world.encounter(id);
  return {id,
          encounter.order.front(),
          {encounter.order.begin() + 1, encounter.order.end()},
          Key(static_cast<std::uint32_t>(encounter.numbers.get(ability_key)))};
}

/// The chase it is in, or none.
EncounterId chase_with(const World& world, CreatureId who) {
  const EncounterId id = world.creature(who).encounter;
  return id && world.encounter(id).phase == "chase"_k ? id : EncounterId{};
}

/// W20: the runner leads to other terrain; the GM then chooses the ability for all. Source: HM-CHASE-04.
Key ability_on(Resolution& r, const Chase& chase, const std::string& ground) {
  if (ground.empty()) return chase.ability;
  Question ability{.prompt = "q_chase_ability"_k,
                   .params = {{"who"_k, chase.runner}, {"text"_k, ground}},
                   .rule = "HM-CHASE-04"_k,
                   .shape = Shape::one_of};
  for (const Record* record : r.system().content().all(key::ability))
    ability.options.push_back({record->id, "o_ability"_k, {{"ability"_k, record->id}}});
  ability.default_answer = chase.ability;
  return *r.ask(std::move(ability)).as<Key>();
}

RollResult throw_chase(Resolution& r, CreatureId who, Key ability, CreatureId against) {
  const RollResult thrown = roll_pool(r, who, pool_of(r, who, ability), "chase_roll"_k);
  log_roll(r, who, thrown, "chase_roll"_k, {}, thrown.exhausted ? "exhausted"_k : Key{}, "HM-CHASE-01"_k, against);
  r.set(who, key::fatigue_raised, 0);  // every roll of a chase may tire (HM-CHASE-03)
  grow_fatigue(r, who, thrown);
  return thrown;
}

/// W20: one action at the runner, who is within reach. Source: HM-CHASE-02.
void act_on_runner(Resolution& r, CreatureId chasing, CreatureId running) {
  const std::vector<std::pair<Key, Command>> ways{
      {"weapon_attack"_k, {"weapon_attack"_k, chasing, {{"target"_k, running}}, {}, {}}},
      {"hit"_k, {"brawl_attack"_k, chasing, {{"target"_k, running}, {"blow"_k, "hit"_k}}, {}, {}}},
      {"bind"_k, {"brawl_attack"_k, chasing, {{"target"_k, running}, {"blow"_k, "bind"_k}}, {}, {}}}};
  Question question{.asked = chasing,
                    .prompt = "q_caught"_k,
                    .params = {{"who"_k, chasing}, {"target"_k, running}},
                    .rule = "HM-CHASE-02"_k,
                    .shape = Shape::one_of,
                    .options = {{"none"_k, "none"_k, {}}}};
  for (const auto& [way, command] : ways) question.options.push_back({way, "o_way"_k, {{"action"_k, way}}});
  question.default_answer = "none"_k;
  const Key answer = *r.ask(std::move(question)).as<Key>();
  const auto way = std::find_if(ways.begin(), ways.end(), [&](const auto& one) { return one.first == answer; });
  if (way == ways.end()) return;
  const Creature& runner = r.world().creature(running);
  const Creature& chaser = r.world().creature(chasing);
  if (!same_location(r.world(), running, chasing))
    r.emit(Moved{chasing, runner.scene, chaser.place, runner.place, "chase"_k});
  if (!published_defence(r.world(), running)) publish_defence(r, running);
  ++r.nesting;
  const bool possible = !r.why_not([&](Resolution& again) { again.perform(way->second); });
  if (possible) r.perform(way->second);
  --r.nesting;
  if (!possible) log_line(r, "action_lost"_k, {{"who"_k, chasing}}, "HM-CHASE-02"_k);
}

bool runs_free(const World& world, CreatureId runner) {
  const Actor actor(world, runner);
  return actor.able() && actor.grabbers().empty();
}

bool goes_on(const World& world, const Chase& chase) {
  const auto able = [&](CreatureId chaser) { return Actor(world, chaser).able(); };
  return runs_free(world, chase.runner) && std::any_of(chase.chasers.begin(), chase.chasers.end(), able);
}

void forget_chase(Resolution& r, CreatureId who) {
  on_leave_encounter(r, who, Holds::stay);
  r.set(who, distance_key, 0);
}

/// One of several stays behind, the others run on. Source: HM-CHASE-03.
void drop_out(Resolution& r, const Chase& chase, CreatureId chaser) {
  log_line(r, "chase_escaped"_k, {{"who"_k, chase.runner}, {"target"_k, chaser}}, "HM-CHASE-03"_k);
  std::vector<CreatureId> order = r.world().encounter(chase.id).order;
  std::erase(order, chaser);
  r.emit(OrderSet{chase.id, order});
  forget_chase(r, chaser);
}

/// 3 or more better comes closer, 3 or more worse falls back. Source: HM-CHASE-01.
std::int64_t gain_of(const RollResult& chased, const RollResult& ran) {
  return chased.result >= ran.result + 3 ? 1 : chased.result <= ran.result - 3 ? -1 : 0;
}

/// All roll once; all tire. Returns how the chase ends, or none. Source: HM-CHASE-01 to 03.
Key exchange(Resolution& r, const Chase& chase, Key ability) {
  struct Chaser {
    CreatureId id;
    RollResult thrown;
  };
  const RollResult ran = throw_chase(r, chase.runner, ability, chase.chasers.front());
  std::vector<Chaser> chasers;
  for (const CreatureId id : chase.chasers) chasers.push_back({id, throw_chase(r, id, ability, chase.runner)});
  const auto spent = [](const Chaser& one) { return one.thrown.exhausted; };
  const bool all_spent = std::all_of(chasers.begin(), chasers.end(), spent);
  if (all_spent) return ran.exhausted ? "chase_peters_out"_k : "chase_escaped"_k;  // G-48
  for (const Chaser& one : chasers)
    if (spent(one)) drop_out(r, chase, one.id);
  std::erase_if(chasers, spent);
  for (const Chaser& one : chasers) {
    const std::int64_t distance = Actor(r.world(), one.id).number(distance_key), gain = gain_of(one.thrown, ran);
    if (ran.exhausted)
      r.set(one.id, distance_key, 0);
    else if (gain <= 0 || distance > 0)
      r.set(one.id, distance_key, distance - gain);
    else if (runs_free(r.world(), chase.runner) && Actor(r.world(), one.id).able())
      act_on_runner(r, one.id, chase.runner);
  }
  if (ran.exhausted) return "chase_reached"_k;
  return goes_on(r.world(), chase) ? Key{} : "chase_over"_k;
}

/// Two seconds pass for all in it, and those who can no longer run stay behind. Source: HM-INJ-03.
void pass_time(Resolution& r, const Chase& chase) {
  r.emit(RoundStarted{chase.id, r.world().encounter(chase.id).round + 1});
  r.emit(ClockAdvanced{chase.id, 2});
  const std::vector<CreatureId> all = r.world().encounter(chase.id).order;
  for (const CreatureId who : all) run_clocks(r, who, 2);
  if (!goes_on(r.world(), chase)) return;
  for (const CreatureId chaser : chase.chasers)
    if (!Actor(r.world(), chaser).able()) drop_out(r, chase, chaser);
}

}  // namespace

void end_chase(Resolution& r, EncounterId id, Key how) {
  const Chase chase = chase_of(r.world(), id);
  for (const CreatureId chaser : chase.chasers)
    log_line(r, how, {{"who"_k, chase.runner}, {"target"_k, chaser}}, "HM-CHASE-01"_k);
  forget_chase(r, chase.runner);
  for (const CreatureId chaser : chase.chasers) forget_chase(r, chaser);
  close_encounter(r, chase.id);
}

void leave_chase(Resolution& r, CreatureId who) {
  const EncounterId id = r.world().creature(who).encounter;
  if (chase_of(r.world(), id).runner == who) return end_chase(r, id, "chase_over"_k);
  forget_chase(r, who);
}

namespace {

void leave_fight_for_chase(Resolution& r, CreatureId who) {
  if (!r.world().creature(who).encounter) return;
  on_leave_encounter(r, who);
  remove_from_encounter(r, who);
}

EncounterId new_chase(Resolution& r, CreatureId runner, Key ability) {
  Encounter chase;
  chase.id = {r.next_id()};
  chase.scene = r.world().creature(runner).scene;
  chase.phase = "chase"_k;
  chase.order = {runner};
  chase.numbers = {{ability_key, ability.hash}};
  const EncounterId id = chase.id;
  begin_encounter(r, std::move(chase));
  r.emit(TurnStarted{id, runner});
  return id;
}

}  // namespace

void begin_chase(Resolution& r, CreatureId runner, CreatureId chaser, Key ability, std::int64_t distance) {
  EncounterId id = chase_with(r.world(), runner);
  if (!id) leave_fight_for_chase(r, runner);
  leave_fight_for_chase(r, chaser);
  if (!id) id = new_chase(r, runner, ability);
  std::vector<CreatureId> order = r.world().encounter(id).order;
  order.push_back(chaser);
  r.emit(OrderSet{id, order});
  r.set(chaser, distance_key, distance);
  log_line(r, "chase_begins"_k, {{"who"_k, chaser}, {"target"_k, runner}, {"distance"_k, distance}}, "HM-CHASE-01"_k);
}

std::optional<Due> chase_due(const World& world, const Encounter& encounter) {
  if (goes_on(world, chase_of(world, encounter.id))) return std::nullopt;
  return Due{table_command("chase_ends"_k, encounter.id), 0};
}

}  // namespace ft::rules::heimr
