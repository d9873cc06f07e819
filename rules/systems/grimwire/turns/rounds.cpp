// Rounds and turns. Source: GW-INIT-01 to 03, GW-TURN-01 to 06, GW-STAT-01.
#include "rules/systems/grimwire/turns/rounds.hpp"

#include <algorithm>

#include "rules/kernel/encounters/encounters.hpp"
#include "rules/systems/grimwire/conditions/areas.hpp"
#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/conditions/falling.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"
#include "rules/systems/grimwire/turns/clock.hpp"

namespace ft::rules::grimwire {

namespace {

bool in_state(const World& world, CreatureId who, Key state) {
  return world.creature(who).numbers.get(key::turn_state) == state.hash;
}

CreatureId first_in_state(const World& world, const Encounter& encounter, Key state) {
  for (const CreatureId who : encounter.order)
    if (in_state(world, who, state) && !Actor(world, who).has(key::dead)) return who;
  return {};
}

/// How long a turn waits for those who passed to step in.
constexpr std::int64_t patience_ms = 4000;

/// A turn that cannot go on: its creature is down, or was the opener of a surprise and has attacked (GW-INIT-05).
bool is_over(const World& world, const Encounter& encounter) {
  const bool opened = encounter.numbers.get("opener"_k) == static_cast<std::int64_t>(encounter.turn.value) &&
                      encounter.numbers.get("first_attack_bonus"_k) == 0;
  return opened || !Actor(world, encounter.turn).able();
}

}  // namespace

std::optional<Due> next_due(const World& world, EncounterId id) {
  const Encounter* encounter = id ? world.find(id) : nullptr;
  if (!encounter) return std::nullopt;
  if (encounter->turn) {
    if (!is_over(world, *encounter)) return std::nullopt;
    return Due{table_command("end_turn"_k, encounter->turn), 0};
  }
  if (const CreatureId lands = next_to_land(world, *encounter)) return Due{table_command("land"_k, lands), 0};
  const CreatureId passer = first_in_state(world, *encounter, key::passed);
  const CreatureId next = first_in_state(world, *encounter, key::waiting);
  if (next) return Due{table_command("start_turn"_k, next), passer ? patience_ms : 0};
  if (passer) return Due{table_command("take_turn"_k, passer), patience_ms};
  const bool anyone = std::any_of(encounter->order.begin(), encounter->order.end(),
                                  [&](CreatureId who) { return !Actor(world, who).has(key::dead); });
  if (!anyone) return std::nullopt;
  return Due{table_command("begin_round"_k, id), 0};
}

bool may_step_in(const World& world, const Encounter& encounter, CreatureId who) {
  return first_in_state(world, encounter, key::waiting) || first_in_state(world, encounter, key::passed) == who;
}

void roll_initiative(Resolution& r, const std::vector<CreatureId>& who) {
  std::vector<CreatureId> by_id = who;
  std::sort(by_id.begin(), by_id.end());
  for (const CreatureId each : by_id) {
    const Side side{each, PER, "initiative_roll"_k, {}};
    const Thrown thrown = roll_d20(r, side);
    log_roll(r, side, thrown, {}, {}, "GW-INIT-01"_k, {});
    r.set(each, "initiative"_k, thrown.automatic_failure() ? -99 : thrown.total.total());
  }
}

std::vector<CreatureId> initiative_order(const World& world, const std::vector<CreatureId>& who) {
  const auto with_heroes = [&](CreatureId one) {
    const auto everybody = world.creatures();
    return std::any_of(everybody.begin(), everybody.end(), [&](const Creature* other) {
      return Actor(world, other->id).pc() && other->side == world.creature(one).side;
    });
  };
  const auto before = [&](CreatureId a, CreatureId b) {
    const Actor first(world, a), second(world, b);
    const std::int64_t x = first.number("initiative"_k), y = second.number("initiative"_k);
    if (x != y) return x > y;
    const bool hero = with_heroes(a), other_hero = with_heroes(b);
    return hero != other_hero ? other_hero : a < b;
  };
  std::vector<CreatureId> order = who;
  std::sort(order.begin(), order.end(), before);
  return order;
}

void renew_budget(Resolution& r, CreatureId who) {
  const Actor actor(r.world(), who);
  const std::int64_t owed_action = actor.number(key::action_next), owed_auxiliary = actor.number(key::aux_next);
  r.set(who, key::action_this, owed_action);
  r.set(who, key::action_next, 0);
  r.set(who, key::aux_this, owed_auxiliary);
  r.set(who, key::aux_next, 0);
  r.set(who, key::extra_aux, 0);
  r.set(who, "has_passed"_k, 0);
  r.set(who, key::turn_state, key::waiting.hash);
}

namespace {

/// Whether this condition, on `on`, loses a unit when `whose` turn ends.
bool counts_down(const Condition& condition, CreatureId on, CreatureId whose) {
  const Key unit = condition.ends.unit;
  const CreatureId counted = condition.ends.counts_turns_of ? condition.ends.counts_turns_of.creature() : on;
  const bool by_turn_end = unit == "rounds"_k || unit == "end_of_target_turn"_k || unit == "turns"_k;
  return (by_turn_end && counted == whose) || unit == "end_of_turn"_k;
}

void count_down(Resolution& r, CreatureId on, CreatureId whose) {
  const std::vector<Condition> conditions = r.world().creature(on).conditions;
  for (Condition condition : conditions) {
    if (!counts_down(condition, on, whose)) continue;
    condition.ends.left =
        std::max<std::int64_t>(held_up(r.world(), on, condition.key) ? 1 : 0, condition.ends.left - 1);
    if (condition.ends.left > 0 && condition.ends.unit != "end_of_turn"_k)
      r.emit(ConditionChanged{on, condition});
    else
      run_out(r, on, condition);
  }
}

}  // namespace

void finish_turn(Resolution& r, CreatureId who) {
  const EncounterId encounter = r.world().creature(who).encounter;
  areas_catch(r, who);
  const std::vector<CreatureId> order = r.world().encounter(encounter).order;
  for (const CreatureId each : order) count_down(r, each, who);
  r.set(who, key::light_left, 0);
  const bool was_lost = in_state(r.world(), who, key::lost);
  if (!was_lost) r.set(who, key::turn_state, key::done.hash);
  r.emit(TurnEnded{encounter, who});
  slot_ends(r, encounter, who);
}

}  // namespace ft::rules::grimwire
