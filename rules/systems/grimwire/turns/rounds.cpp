// A round from its start, and what the table plays next. Source: GW-INIT-02, GW-TURN-01 to 06, GW-WIN-19.
#include "rules/systems/grimwire/turns/rounds.hpp"

#include <algorithm>

#include "rules/kernel/encounters/encounters.hpp"
#include "rules/kernel/encounters/turn_order.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/grimwire/conditions/areas.hpp"
#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/conditions/falling.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"
#include "rules/systems/grimwire/creature/mind.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"
#include "rules/systems/grimwire/turns/initiative.hpp"
#include "rules/systems/grimwire/turns/ticks.hpp"

namespace ft::rules::grimwire {

namespace {

/// Player characters of the same initiative decide who is first. Source: GW-INIT-02, GW-WIN-19.
std::vector<CreatureId> with_ties_settled(Resolution& r, std::vector<CreatureId> order) {
  const auto initiative = [&](CreatureId who) { return Actor(r.world(), who).number("initiative"_k); };
  const auto may_choose = [&](CreatureId who) {
    return Actor(r.world(), who).pc() && !Actor(r.world(), who).has(key::dead);
  };
  settle_ties(r, order,
              {.tied = [&](CreatureId a, CreatureId b) { return initiative(a) == initiative(b); },
               .may_change =
                   [&](CreatureId a, CreatureId b) {
                     return may_choose(a) && may_choose(b) && !Actor(r.world(), a).hostile_to(Actor(r.world(), b));
                   },
               .asked = [&](CreatureId first) { return controller_of(r.world(), first); },
               .rule = "GW-INIT-02"_k});
  return order;
}

/// What lasts for one round: shielding against one attacker, techniques used up for the round.
void end_round_bound(Resolution& r, const std::vector<CreatureId>& order) {
  for (const CreatureId who : order) {
    unrelate(r, key::shielding_against, who, {});
    end_units(r, who, {"round"_k});
  }
}

/// After a surprise everyone rolls. Returns the creature that opened an alert surprise with an attack, or none.
/// Source: GW-INIT-04, 05.
CreatureId end_surprise(Resolution& r, EncounterId id, const std::vector<CreatureId>& order) {
  const Numbers& numbers = r.world().encounter(id).numbers;
  const bool attacked = numbers.get("first_attack_bonus"_k) == 0;
  const CreatureId opener{static_cast<std::uint64_t>(numbers.get("opener"_k))};
  for (const CreatureId who : order) lose(r, who, key::surprised);
  for (const Key number : {"first_attack_bonus"_k, "initiative_pending"_k, "opener"_k}) r.set(id, number, 0);
  roll_initiative(r, order);
  r.emit(OrderSet{id, initiative_order(r.world(), order)});
  return attacked ? opener : CreatureId{};
}

/// So many rounds in which no creature could act go by unasked: as long as being knocked out lasts. Source: GW-UNC-04.
constexpr std::int64_t most_idle_rounds = 10;

bool anyone_able(const World& world, const Encounter& encounter) {
  return std::ranges::any_of(encounter.order, [&](CreatureId who) { return Actor(world, who).able(); });
}

/// Nothing goes on by itself any more: the GM ends the conflict, or brings a creature to its senses.
bool waits_for_gm(const World& world, const Encounter& encounter) {
  return encounter.numbers.get("idle_rounds"_k) >= most_idle_rounds && !anyone_able(world, encounter);
}

}  // namespace

void begin_round(Resolution& r) {  // Source: GW-TURN-06, GW-REACT-03
  const EncounterId id = r.encounter("encounter"_k);
  const bool first = r.world().encounter(id).numbers.get("initiative_pending"_k) != 0;
  const std::int32_t round = start_round(r, id, "GW-TURN-06"_k);
  const std::vector<CreatureId> everyone = r.world().encounter(id).order;
  const CreatureId opener = first ? end_surprise(r, id, everyone) : CreatureId{};
  if (round > 1) r.emit(ClockAdvanced{id, 6});
  const std::int64_t idle = r.world().encounter(id).numbers.get("idle_rounds"_k);
  r.set(id, "idle_rounds"_k, anyone_able(r.world(), r.world().encounter(id)) ? 0 : idle + 1);
  end_round_bound(r, everyone);
  if (round > 1) orphaned_areas_age(r, id);
  const std::vector<CreatureId> order = r.world().encounter(id).order;
  for (const CreatureId who : order) renew_budget(r, who);
  const bool opened = std::find(order.begin(), order.end(), opener) != order.end();
  if (opened) r.set(opener, key::action_this, 1);  // the opening attack was its action
  const std::vector<CreatureId> settled = with_ties_settled(r, order);
  if (settled != order) r.emit(OrderSet{id, settled});
}

namespace {

bool lives(const World& world, CreatureId who) { return !Actor(world, who).has(key::dead); }

bool in_state(const World& world, CreatureId who, Key state) {
  return Actor(world, who).number(key::turn_state) == state.hash && lives(world, who);
}

bool waits(const World& world, CreatureId who) { return in_state(world, who, key::waiting); }

CreatureId first_in_state(const World& world, const Encounter& encounter, Key state) {
  for (const CreatureId who : encounter.order)
    if (in_state(world, who, state)) return who;
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
  if (!encounter->turn) {
    if (const CreatureId lands = next_to_land(world, *encounter)) return Due{table_command("land"_k, lands), 0};
    if (const CreatureId passer = first_in_state(world, *encounter, key::passed)) {
      const CreatureId next = first_in_state(world, *encounter, key::waiting);
      return Due{next ? table_command("start_turn"_k, next) : table_command("take_turn"_k, passer), patience_ms};
    }
  }
  const auto next = next_turn_command(world, *encounter, {is_over, waits, lives});
  const bool idle = next && next->action == "begin_round"_k && waits_for_gm(world, *encounter);
  return next && !idle ? std::optional(Due{*next, 0}) : std::nullopt;
}

bool may_step_in(const World& world, const Encounter& encounter, CreatureId who) {
  return first_in_state(world, encounter, key::waiting) || first_in_state(world, encounter, key::passed) == who;
}

}  // namespace ft::rules::grimwire
