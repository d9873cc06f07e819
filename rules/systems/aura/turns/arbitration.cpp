// An ordinary action from its declaration to its end: the seven steps of AU-ARB-17. Source: AU-ARB-03 to 12, AU-INIT-02 to 08.
#include "rules/systems/aura/turns/arbitration.hpp"

#include <algorithm>

#include "rules/kernel/schema/schema_builders.hpp"
#include "rules/systems/aura/turns/declare_window.hpp"
#include "rules/systems/aura/turns/initiative.hpp"
#include "rules/systems/aura/turns/interrupts.hpp"
#include "rules/systems/aura/turns/roll_block.hpp"

namespace ft::rules::aura {

namespace {

/// Actions that are carried out at one time.
struct Act {
  std::vector<DeclaredAction*> together;
  std::vector<DeclaredAction*> won = {};  // of them the challenges, which only now make their approach and turn
  bool interruptible = false;             // a window for interrupts comes first (AU-INIT-04)
};

Arbitration declare(Resolution& r);
void hold_window(Resolution& r, Arbitration& situation);
std::vector<Act> contest(Resolution& r, Arbitration& situation);
std::vector<DeclaredAction*> come_to(Resolution& r, Arbitration& situation, const Act& act);
void release_challengers(Resolution& r, Arbitration& situation);

}  // namespace

void arbitrate(Resolution& r, void (*at_last)(Resolution&, EncounterId)) {
  const std::size_t before = r.events().size();
  const EncounterId encounter = r.world().creature(r.actor()).encounter;
  Arbitration situation = declare(r);
  hold_window(r, situation);
  for (const Act& act : contest(r, situation)) {
    const std::vector<DeclaredAction*> together = come_to(r, situation, act);
    RollBlock block = recheck(r, together, play_attached);
    lock(r, block);
    roll(r, block);
    apply(r, block);
    situation.changed |= !together.empty();
  }
  release_challengers(r, situation);
  if (situation.encounter) unguarded_windows(r, before);
  if (encounter) at_last(r, encounter);
}

namespace {

/// Of the action that is played. Others join or challenge it in its window. Source: AU-ARB-03.
Arbitration declare(Resolution& r) {
  DeclaredAction accepted = accept(r, r.command());  // refuses before anything else is owned: cheaper to unwind
  Arbitration situation{r.world().creature(r.actor()).encounter};
  situation.group.push_back(std::move(accepted));
  const DeclaredAction& first = situation.group.front();
  situation.has_window = first.nature.kind == ActionTraits::Kind::ordinary && situation.encounter;
  if (situation.has_window)
    begin(r, first);
  else if (first.definition->begins)
    first.definition->begins(r);
  return situation;
}

std::vector<DeclaredAction*> pointers(std::deque<DeclaredAction>& all) {
  std::vector<DeclaredAction*> each;
  for (DeclaredAction& one : all) each.push_back(&one);
  return each;
}

/// Free acts have none, nor has anything outside an encounter. Source: AU-ARB-04.
void hold_window(Resolution& r, Arbitration& situation) {
  if (situation.has_window) open_window(r, situation, pointers(situation.group), Responses::all);
}

/// Interrupts those that were given up or that `why` refuses, and returns the others. Source: AU-INC-02, AU-INC-04.
std::vector<DeclaredAction*> drop_broken(Resolution& r, Arbitration& situation, const std::vector<DeclaredAction*>& all,
                                         Verdict (*why)(Resolution&, const DeclaredAction&)) {
  std::vector<DeclaredAction*> left;
  for (DeclaredAction* one : all) {
    const Verdict broken = one->aborted ? Verdict{} : why(r, *one);
    if (!one->aborted && !broken) {
      left.push_back(one);
      continue;
    }
    interrupt_action(r, *one, broken);
    situation.changed = true;
  }
  return left;
}

/// The house rule `simultaneity`, or the GM's decision of this case. Source: AU-INIT-08, AU-ARB-14.
std::int64_t simultaneity_of(Resolution& r, const Arbitration& situation, const Order& order) {
  const std::int64_t rule = r.house_rule("simultaneity"_k);
  if (rule != ask_gm || order.winners.empty()) return rule;
  return ask_gm_choice(r, "q_simultaneity"_k,
                       {{"who"_k, order.winners.front()->actor()}, {"by"_k, situation.group.front().actor()}},
                       {{winner_first, "winner_first"_k, {}},
                        {snapshot, "snapshot"_k, {}},
                        {challenged_first, "challenged_first"_k, {}}});
}

void add(std::vector<Act>& acts, Act act) {
  if (!act.together.empty()) acts.push_back(std::move(act));
}

/// Winners, highest first, each after the members it did not beat. Source: AU-INIT-04, AU-INIT-06.
void add_in_turn(Resolution& r, const std::vector<DeclaredAction*>& winners, std::vector<DeclaredAction*> beaten,
                 std::vector<Act>& acts) {
  for (std::size_t i = 1; i < winners.size(); ++i)
    tell_who_comes_first(r, {winners[i - 1]->actor(), winners[i - 1]->initiative},
                         {winners[i]->actor(), winners[i]->initiative}, "AU-INIT-04"_k);
  for (DeclaredAction* winner : winners) {
    const auto faster = [&](const DeclaredAction* one) { return one->initiative >= winner->initiative; };
    const auto slower = std::stable_partition(beaten.begin(), beaten.end(), faster);
    add(acts, {.together = {beaten.begin(), slower}, .interruptible = true});
    beaten.erase(beaten.begin(), slower);
    add(acts, {.together = {winner}, .won = {winner}, .interruptible = true});
  }
  add(acts, {.together = std::move(beaten), .interruptible = true});
}

/// The order of actions; the whole group at once if it goes unchallenged. Source: AU-INIT-02 to 06, AU-INIT-08.
std::vector<Act> contest(Resolution& r, Arbitration& situation) {
  if (situation.challengers.empty()) return {{pointers(situation.group)}};
  const std::vector<DeclaredAction*> challenged =
      drop_broken(r, situation, pointers(situation.group), &recheck);  // G-A2
  if (challenged.empty()) return {};
  const auto fallen = [](Resolution& now, const DeclaredAction& one) {
    return Actor(now, one.actor()).able() ? Verdict{} : recheck(now, one);
  };
  const std::vector<DeclaredAction*> challengers = drop_broken(r, situation, pointers(situation.challengers), fallen);
  if (challengers.empty()) return {{challenged}};
  const Order order = aura::contest(r, challenged, challengers);
  for (DeclaredAction* loser : order.losers) loser->reserved.refund(r);  // AU-INIT-05
  std::vector<Act> acts;
  const std::int64_t simultaneity = simultaneity_of(r, situation, order);
  add(acts, {order.unbeaten});
  if (simultaneity == snapshot) {
    add(acts, {.together = joined(order.winners, order.beaten), .won = order.winners, .interruptible = true});
  } else if (simultaneity == challenged_first) {
    add(acts, {.together = order.beaten, .interruptible = true});
    add_in_turn(r, order.winners, {}, acts);
  } else {
    add_in_turn(r, order.winners, order.beaten, acts);
  }
  return acts;
}

/// A challenge that was won for a step of the mover's way is carried out there. Source: AU-ARB-11.
bool waits_for_its_step(Arbitration& situation, const Act& act) {
  DeclaredAction& challenged = situation.group.front();
  const bool waits = act.won.size() == 1 && act.won == act.together && act.won.front()->at_step > 0;
  if (!waits || !challenged.definition->stepwise) return false;
  DeclaredAction* winner = act.won.front();
  challenged.attached.push_back({winner->at_step, {}, [&situation, winner](Resolution& r) {
                                   winner->at_step = 0;
                                   const Act challenge{.together = {winner}, .won = {winner}, .interruptible = true};
                                   execute(r, come_to(r, situation, challenge), play_attached);
                                   situation.changed = true;
                                 }});
  return true;
}

/// What is carried out now of those whose moment has come: after the approach of what was won, and a window for interrupts;
/// of a race the winners. Source: AU-INIT-04, AU-INIT-07, section 5 (6).
std::vector<DeclaredAction*> come_to(Resolution& r, Arbitration& situation, const Act& act) {
  if (waits_for_its_step(situation, act)) return {};
  for (const DeclaredAction* winner : act.won) begin(r, *winner);
  const bool in_vain = act.won == act.together && recheck(r, *act.won.front());
  if (act.interruptible && !in_vain) open_window(r, situation, act.together, Responses::interrupts);
  return settle_races(r, act.together);
}

/// What was not carried out is given back. Source: AU-INIT-05, G-A2.
void release_challengers(Resolution& r, Arbitration& situation) {
  for (DeclaredAction& one : situation.challengers) one.reserved.refund(r);
}

}  // namespace

}  // namespace ft::rules::aura
