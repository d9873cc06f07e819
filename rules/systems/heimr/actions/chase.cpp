// Exchanges of a chase. Source: HM-CHASE-01 to 04.
#include "rules/systems/heimr/chase.hpp"

#include <algorithm>

#include "rules/kernel/clocks.hpp"
#include "rules/systems/heimr/abilities.hpp"
#include "rules/systems/heimr/defence.hpp"
#include "rules/systems/heimr/effects.hpp"
#include "rules/systems/heimr/procedures.hpp"
#include "rules/systems/heimr/turns.hpp"

namespace ft::rules::heimr {

namespace {

constexpr Key distance_key = "chase_distance"_k, ability_key = "chase_ability"_k;

struct Chase {
  EncounterId id;
  CreatureId runner, chaser;
  Key ability;
  std::int64_t distance = 0;
};

Chase chase_of(const World& world, EncounterId id) {
  const Encounter& encounter = world.encounter(id);
  return {id, encounter.order.at(0), encounter.order.at(1),
          Key(static_cast<std::uint32_t>(encounter.numbers.get(ability_key))), encounter.numbers.get(distance_key)};
}

/// W20: the runner makes for other ground; the GM then says what both roll. Source: HM-CHASE-04.
Key ability_on(Resolution& r, const Chase& chase, const std::string& ground) {
  if (ground.empty()) return chase.ability;
  Question ability;
  ability.about = "q_chase_ability"_k;
  ability.params = {{"who"_k, chase.runner}, {"text"_k, ground}};
  ability.rule = "HM-CHASE-04"_k;
  ability.shape = Shape::one_of;
  for (const Record* record : r.system().content().all(key::ability))
    ability.options.push_back({record->id, "o_ability"_k, {{"ability"_k, record->id}}});
  ability.otherwise = chase.ability;
  return *r.ask(std::move(ability)).as<Key>();
}

Thrown throw_chase(Resolution& r, CreatureId who, Key ability, CreatureId against) {
  const Thrown thrown = throw_pool(r, who, pool_of(r, who, ability), "chase_roll"_k);
  log_roll(r, who, thrown, "chase_roll"_k, {}, thrown.exhausted ? "exhausted"_k : Key{}, "HM-CHASE-01"_k, against);
  r.set(who, key::fatigue_raised, 0);  // every roll of a chase may tire (HM-CHASE-03)
  grow_fatigue(r, who, thrown);
  return thrown;
}

/// W20: one action at the runner, who is within reach. Source: HM-CHASE-02.
void act_on_runner(Resolution& r, const Chase& chase) {
  const std::vector<std::pair<Key, Command>> ways{
      {"weapon_attack"_k, {"weapon_attack"_k, chase.chaser, {{"target"_k, chase.runner}}, {}, {}}},
      {"hit"_k, {"brawl_attack"_k, chase.chaser, {{"target"_k, chase.runner}, {"blow"_k, "hit"_k}}, {}, {}}},
      {"bind"_k, {"brawl_attack"_k, chase.chaser, {{"target"_k, chase.runner}, {"blow"_k, "bind"_k}}, {}, {}}}};
  Question question;
  question.asked = chase.chaser;
  question.about = "q_caught"_k;
  question.params = {{"who"_k, chase.chaser}, {"target"_k, chase.runner}};
  question.rule = "HM-CHASE-02"_k;
  question.shape = Shape::one_of;
  question.options = {{"none"_k, "none"_k, {}}};
  for (const auto& [way, command] : ways) question.options.push_back({way, "o_way"_k, {{"action"_k, way}}});
  question.otherwise = "none"_k;
  const Key answer = *r.ask(std::move(question)).as<Key>();
  const auto way = std::find_if(ways.begin(), ways.end(), [&](const auto& one) { return one.first == answer; });
  if (way == ways.end()) return;
  const Creature& runner = r.world().creature(chase.runner);
  const Creature& chaser = r.world().creature(chase.chaser);
  if (!same_location(r.world(), chase.runner, chase.chaser))
    r.emit(Moved{chase.chaser, runner.scene, chaser.place, runner.place, "chase"_k});
  if (!published_defence(r.world(), chase.runner)) publish_defence(r, chase.runner);
  ++r.nesting;
  r.perform(way->second);
  --r.nesting;
}

bool still_runs(const World& world, const Chase& chase) {
  const auto free_to_run = [&](CreatureId who) {
    const Actor actor(world, who);
    return actor.able() && actor.grabbers().empty();
  };
  return free_to_run(chase.runner) && Actor(world, chase.chaser).able();
}

/// One gets closer or further by 3 or more, and tires. Returns how the chase ends, or none. Source: HM-CHASE-01 to 03.
Key exchange(Resolution& r, const Chase& chase, Key ability) {
  const Thrown ran = throw_chase(r, chase.runner, ability, chase.chaser);
  const Thrown chased = throw_chase(r, chase.chaser, ability, chase.runner);
  if (ran.exhausted && chased.exhausted) return "chase_peters_out"_k;  // G-48
  if (ran.exhausted) {
    r.set(chase.id, distance_key, 0);
    return "chase_reached"_k;
  }
  if (chased.exhausted) return "chase_escaped"_k;
  const std::int64_t gain = chased.result >= ran.result + 3 ? 1 : chased.result <= ran.result - 3 ? -1 : 0;
  if (gain > 0 && chase.distance == 0)
    act_on_runner(r, chase);
  else if (gain != 0)
    r.set(chase.id, distance_key, chase.distance - gain);
  return still_runs(r.world(), chase) ? Key{} : "chase_over"_k;
}

}  // namespace

std::vector<EncounterId> chases_in(const World& world, SceneId scene) {
  std::vector<EncounterId> chases;
  for (const Encounter* encounter : world.encounters())
    if (encounter->scene == scene && encounter->phase == "chase"_k) chases.push_back(encounter->id);
  return chases;
}

void end_chase(Resolution& r, EncounterId id, Key how) {
  const Chase chase = chase_of(r.world(), id);
  note(r, how, {{"who"_k, chase.runner}, {"target"_k, chase.chaser}}, "HM-CHASE-01"_k);
  for (const CreatureId who : {chase.runner, chase.chaser}) leave_fight(r, who, Holds::stay);
  close_encounter(r, chase.id);
}

void begin_chase(Resolution& r, CreatureId runner, CreatureId chaser, Key ability, std::int64_t distance) {
  for (const CreatureId who : {runner, chaser}) {
    const EncounterId fight = r.world().creature(who).encounter;
    if (!fight) continue;
    leave_fight(r, who);
    std::vector<CreatureId> order = r.world().encounter(fight).order;
    std::erase(order, who);
    if (r.world().encounter(fight).turn == who) r.emit(TurnEnded{fight, who});
    r.emit(OrderSet{fight, order});
    if (order.empty()) close_encounter(r, fight);
  }
  Encounter chase;
  chase.id = {r.next_id()};
  chase.scene = r.world().creature(runner).scene;
  chase.phase = "chase"_k;
  chase.order = {runner, chaser};
  chase.numbers = {{distance_key, distance}, {ability_key, ability.hash}};
  const EncounterId id = chase.id;
  begin_encounter(r, std::move(chase));
  r.emit(TurnStarted{id, runner});
  note(r, "chase_begins"_k, {{"who"_k, chaser}, {"target"_k, runner}, {"distance"_k, distance}}, "HM-CHASE-01"_k);
}

std::optional<Due> chase_due(const World& world, const Encounter& encounter) {
  if (still_runs(world, chase_of(world, encounter.id))) return std::nullopt;
  return Due{{"chase_ends"_k, {}, {{"encounter"_k, Ref(encounter.id)}}, {}, {}}, 0};
}

void start_chase(Resolution& r) {  // Source: HM-CHASE-01
  const CreatureId runner = r.creature("runner"_k), chaser = r.creature("chaser"_k);
  const bool fit = runner != chaser && Actor(r.world(), runner).able() && Actor(r.world(), chaser).able();
  r.require(fit, {"E_TARGET_INVALID"_k, {}, "HM-CHASE-01"_k});
  const auto chases = [&](CreatureId who) {
    const EncounterId encounter = r.world().creature(who).encounter;
    return encounter && r.world().encounter(encounter).phase == "chase"_k;
  };
  r.require(!chases(runner) && !chases(chaser), {"E_CHASE"_k, {}, {}});
  const Key ability = r.has("ability"_k) ? r.choice("ability"_k) : "agility"_k;
  r.require(r.system().content().find(key::ability, ability) != nullptr,
            {"E_NO_SUCH"_k, {{"field"_k, "ability"_k}}, {}});
  begin_chase(r, runner, chaser, ability, r.has("distance"_k) ? r.number("distance"_k) : 1);
}

void run_on(Resolution& r) {
  const EncounterId id = r.world().creature(r.actor()).encounter;
  const bool chased = id && r.world().encounter(id).phase == "chase"_k;
  r.require(chased, {"E_NO_CHASE"_k, {{"who"_k, r.actor()}}, {}});
  const Chase chase = chase_of(r.world(), id);
  r.require(chase.runner == r.actor(), {"E_NOT_YOUR_TURN"_k, {{"who"_k, r.actor()}}, {}});
  const std::string* said = r.has("text"_k) ? r.field("text"_k).as<std::string>() : nullptr;
  const std::string ground = said ? *said : std::string();
  const Key ability = ability_on(r, chase, ground);
  r.emit(RoundStarted{id, r.world().encounter(id).round + 1});
  r.emit(ClockAdvanced{id, 2});
  r.set(id, ability_key, ability.hash);
  if (const Key over = exchange(r, chase, ability)) end_chase(r, id, over);
}

void chase_ends(Resolution& r) {
  const Ref* named = r.field("encounter"_k).as<Ref>();
  end_chase(r, {named ? named->id : 0}, "chase_over"_k);
}

void stop_chase(Resolution& r) {
  const CreatureId who = r.creature("target"_k);
  const EncounterId id = r.world().creature(who).encounter;
  const bool chases = id && r.world().encounter(id).phase == "chase"_k;
  r.require(chases, {"E_NO_CHASE"_k, {{"who"_k, who}}, {}});
  end_chase(r, id, "chase_over"_k);
}

}  // namespace ft::rules::heimr
