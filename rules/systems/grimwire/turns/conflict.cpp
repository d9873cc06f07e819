// Beginning, joining and ending a conflict. Source: GW-INIT-01 to 05.
#include "rules/systems/grimwire/turns/conflict.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/encounters/encounters.hpp"
#include "rules/kernel/encounters/turn_order.hpp"
#include "rules/kernel/resolution/conditions.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/conditions/falling.hpp"
#include "rules/systems/grimwire/conditions/holds.hpp"
#include "rules/systems/grimwire/creature/notice.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"
#include "rules/systems/grimwire/turns/initiative.hpp"
#include "rules/systems/grimwire/turns/spare_time.hpp"
#include "rules/systems/grimwire/turns/ticks.hpp"

namespace ft::rules::grimwire {

namespace {

std::vector<CreatureId> fit_to_fight(const World& world, SceneId scene) {
  return combatants(world, scene,
                    [&](CreatureId who) { return !is_unrevealed(world, who) && !Actor(world, who).has(key::dead); });
}

/// Attackers act first, each once; the others do not see it coming. Source: GW-INIT-04, 05.
void open_with_surprise(Resolution& r, EncounterId id, const std::vector<CreatureId>& all, Key surprise,
                        CreatureId opener) {
  const Key side = r.world().creature(opener).side;
  const bool alert = surprise == "alert"_k;
  r.set(id, "initiative_pending"_k, 1);
  r.set(id, "first_attack_bonus"_k, alert ? 2 : 5);
  if (alert) r.set(id, "opener"_k, static_cast<std::int64_t>(opener.value));
  for (const CreatureId who : all) {
    const bool attacks = r.world().creature(who).side == side;
    const bool acts_now = alert ? who == opener : attacks;
    r.set(who, key::turn_state, acts_now ? key::waiting.hash : key::done.hash);
    if (!attacks) gain(r, who, condition(key::surprised, opener));
  }
}

/// The conflict's frame, before any roll. Returns the participants.
std::vector<CreatureId> open_conflict(Resolution& r, SceneId scene) {
  const std::vector<CreatureId> all = fit_to_fight(r.world(), scene);
  (void)begin_encounter(r, scene, all);
  log_line(r, "conflict_starts"_k, {}, "GW-INIT-01"_k);
  end_pause(r);
  for (const CreatureId who : all) lose(r, who, "rested"_k);
  for (const CreatureId who : all) renew_budget(r, who);
  return all;
}

void open_with_initiative(Resolution& r, const std::vector<CreatureId>& all) {  // Source: GW-INIT-01
  roll_initiative(r, all);
  r.emit(OrderSet{EncounterId{r.id().value}, initiative_order(r.world(), all)});
  for (const CreatureId who : all) r.set(who, key::turn_state, key::done.hash);
}

}  // namespace

void begin_conflict(Resolution& r, SceneId scene) {
  if (!fit_to_fight(r.world(), scene).empty()) open_with_initiative(r, open_conflict(r, scene));
}

void start_conflict(Resolution& r) {  // Source: GW-INIT-01, 04, 05
  const SceneId scene = require_no_encounter(r, {"E_MODE"_k, {{"mode"_k, "in_free_play"_k}}, {}});
  const Key surprise = r.has("surprise"_k) ? r.choice("surprise"_k) : key::none;
  const CreatureId opener = surprise == key::none ? CreatureId{} : r.creature("attackers"_k);
  r.require(!fit_to_fight(r.world(), scene).empty(), {"E_TARGET"_k, {}, "GW-INIT-01"_k});
  const std::vector<CreatureId> all = open_conflict(r, scene);
  if (surprise == key::none) return open_with_initiative(r, all);
  open_with_surprise(r, EncounterId{r.id().value}, all, surprise, opener);
}

void join_conflict(Resolution& r) {  // Source: GW-INIT-03
  const CreatureId who = r.creature("target"_k);
  const EncounterId id =
      require_newcomer(r, who, {"E_MODE"_k, {{"mode"_k, "in_conflict"_k}}, {}}, {"E_TARGET"_k, {}, "GW-INIT-03"_k});
  log_line(r, "joins"_k, {{"who"_k, who}}, "GW-INIT-03"_k);
  roll_initiative(r, {who});
  const auto before = [&](CreatureId other) { return initiative_order(r.world(), {other, who}).front() == who; };
  const auto had_turn = [&](CreatureId other) {
    const std::int64_t state = Actor(r.world(), other).number(key::turn_state);
    return state == key::acting.hash || state == key::done.hash || state == key::lost.hash;
  };
  const bool missed = enter_order(r, id, who, {before, had_turn});
  renew_budget(r, who);
  if (missed) r.set(who, key::turn_state, key::done.hash);
}

namespace {

/// Whether it lasts no longer than the conflict, its rounds or its turns.
bool is_of_the_fight(const Condition& condition) {
  const Key unit = condition.ends.unit;
  const bool of_a_turn = unit == "end_of_turn"_k || unit == "start_of_own_turn"_k;
  return of_a_turn || unit == "conflict"_k || unit == "round"_k || condition.key == key::surprised;
}

constexpr std::array ties_of_the_fight{key::shielding_against, "blocked_past"_k, "window_passed"_k, "come_near"_k};

void untie(Resolution& r, CreatureId who) {
  for (const Key tied : ties_of_the_fight) {
    unrelate(r, tied, who, {});
    unrelate(r, tied, {}, who);
  }
}

void forget_fight(Resolution& r, CreatureId who) {
  impact(r, who);
  renew_budget(r, who);
  for (const Key number :
       {key::action_this, key::aux_this, key::moved_m, "moved_rest"_k, key::dashed, key::light_left, "drew"_k})
    r.set(who, number, 0);
  end_conditions(r, who, is_of_the_fight, lose);
}

void close_conflict(Resolution& r, EncounterId id) {
  const std::int64_t before = r.world().campaign().clock_s;
  close_encounter(r, id);
  count_days(r, before);
  log_line(r, "conflict_ends"_k, {}, "GW-INIT-01"_k);
}

}  // namespace

void end_conflict(Resolution& r) {
  const EncounterId id = require_encounter(r, {"E_MODE"_k, {{"mode"_k, "in_conflict"_k}}, {}});
  const std::vector<CreatureId> order = r.world().encounter(id).order;
  for (const CreatureId who : order) untie(r, who);
  for (const CreatureId who : order) forget_fight(r, who);
  close_conflict(r, id);
}

void on_leave_encounter(Resolution& r, CreatureId who) {
  untie(r, who);
  part_holds(r, who);
  lose(r, who, key::falling);  // lifted away before the ground
  forget_fight(r, who);
  const EncounterId id = r.world().creature(who).encounter;
  if (r.world().encounter(id).order.size() == 1) close_conflict(r, id);
}

}  // namespace ft::rules::grimwire
