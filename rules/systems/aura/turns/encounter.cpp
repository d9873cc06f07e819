// Beginning, joining and ending a fight, and what the table does unasked. Source: AU-RND-03 to 07, AU-SURP-01, AU-SURP-04,
// AU-ARB-10.
#include <algorithm>

#include "rules/kernel/encounters/encounters.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/aura/conditions/conditions.hpp"
#include "rules/systems/aura/conditions/holds.hpp"
#include "rules/systems/aura/creature/pools.hpp"
#include "rules/systems/aura/turns/actions.hpp"
#include "rules/systems/aura/turns/interrupts.hpp"
#include "rules/systems/aura/turns/rounds.hpp"

namespace ft::rules::aura {

namespace {

void surprise(Resolution& r, const std::vector<CreatureId>& all);
void next_round(Resolution& r, EncounterId encounter);

}  // namespace

void start_encounter(Resolution& r) {
  const SceneId scene = require_no_encounter(r, {"action_pending"_k, {}, "AU-RND-07"_k});
  const std::vector<CreatureId> all = combatants(
      r.world(), scene, [&](CreatureId who) { return !r.world().creature(who).hidden && Actor(r, who).alive(); });
  r.require(!all.empty(), {"nobody_to_fight"_k, {}, {}});
  for (const Key field : {"surprised"_k, "surprised_too"_k})
    if (r.has(field)) (void)r.creature(field);
  const std::size_t before = r.events().size();
  const EncounterId id = begin_encounter(r, scene, all);
  log_line(r, "fight_begins"_k, {}, "AU-RND-07"_k);
  surprise(r, all);
  begin_round(r, id);
  unguarded_windows(r, before);
}

void join_encounter(Resolution& r) {
  const CreatureId who = r.creature("target"_k);
  const EncounterId id = require_newcomer(r, who, {"not_in_encounter"_k, {{"who"_k, who}}, "AU-RND-07"_k},
                                          {"invalid_target"_k, {{"target"_k, who}}, "AU-RND-07"_k});
  std::vector<CreatureId> order = r.world().encounter(id).order;
  order.push_back(who);
  r.emit(OrderSet{id, std::move(order)});
  log_line(r, "joins_fight"_k, {{"who"_k, who}}, "AU-RND-07"_k);
  refill(r, who);
}

void end_encounter(Resolution& r) {
  const EncounterId id = require_encounter(r, {"not_in_encounter"_k, {{"who"_k, "gm"_k}}, "AU-RND-07"_k});
  for (const CreatureId who : by_join_index(r.world(), id)) on_leave_encounter(r, who);
  close_encounter(r, id);
  log_line(r, "fight_ends"_k, {}, "AU-RND-07"_k);
}

void end_round(Resolution& r) {
  const EncounterId id = require_encounter(r, {"not_in_encounter"_k, {{"who"_k, "gm"_k}}, "AU-RND-04"_k});
  r.require(!action_in_progress(r.world(), id), {"action_pending"_k, {}, "AU-RND-04"_k});
  next_round(r, id);
}

void close_round(Resolution& r) {  // Source: AU-RND-04, G-63
  const EncounterId id = r.encounter("encounter"_k);
  const bool gm_has_said_so = r.world().encounter(id).numbers.get("to_end"_k) == r.world().encounter(id).round;
  if (r.house_rule("round_end"_k) != 0 && !gm_has_said_so) {
    if (!r.ask_yes({.prompt = "q_round_end"_k,
                    .params = {{"round"_k, std::int64_t{r.world().encounter(id).round}}},
                    .rule = "AU-RND-04"_k,
                    .default_answer = true,
                    .seconds = r.house_rule("prompt_s"_k)})) {
      for (const CreatureId who : by_join_index(r.world(), id)) r.set(who, key::waiting, 0);
      return r.set(id, "kept_open"_k, r.world().encounter(id).round);
    }
  }
  next_round(r, id);
}

void ask_half_waits(Resolution& r) {  // Source: AU-RND-04
  const EncounterId id = r.encounter("encounter"_k);
  const std::int32_t round = r.world().encounter(id).round;
  r.set(id, "half_asked"_k, round);
  const Question question{.prompt = "q_half_waits"_k,
                          .params = {{"round"_k, std::int64_t{round}}},
                          .rule = "AU-RND-04"_k,
                          .default_answer = false,
                          .seconds = r.house_rule("prompt_s"_k)};
  ReactionWindow window(r, [&] {
    const Encounter* encounter = r.world().find(id);  // the Round may end, and the fight, before the GM answers
    return encounter && encounter->round == round ? std::vector{question} : std::vector<Question>{};
  });
  if (window.next()) r.set(id, "to_end"_k, round);
}

void part_all_holds(Resolution& r) {  // Source: AU-CM-09
  for (const CreatureId who : by_join_index(r.world(), r.encounter("encounter"_k))) part_holds(r, who);
}

namespace {

/// Every member of the sides of those named is Surprised until the end of this Round. Source: AU-SURP-01.
void surprise(Resolution& r, const std::vector<CreatureId>& all) {
  for (const Key field : {"surprised"_k, "surprised_too"_k}) {
    if (!r.has(field)) continue;
    const Key side = r.world().creature(r.creature(field)).side;
    for (const CreatureId who : all)
      if (r.world().creature(who).side == side) impose(r, who, key::surprised, this_round());
  }
}

/// Conditions expire, then the next Round begins. Source: AU-RND-03.
void next_round(Resolution& r, EncounterId encounter) {
  for (const CreatureId who : by_join_index(r.world(), encounter)) expire_round(r, who);
  log_line(r, "round_ends"_k, {{"round"_k, std::int64_t{r.world().encounter(encounter).round}}}, "AU-RND-03"_k);
  r.emit(ClockAdvanced{encounter, 5});
  begin_round(r, encounter);
}

}  // namespace

}  // namespace ft::rules::aura
