// Turns: what comes next, what their start and end do, delaying.
// Source: HM-INIT-02, HM-INIT-03, HM-ACT-05, HM-ACT-07, HM-READY-04.
#include "rules/systems/heimr/turns/turns.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/encounters/encounters.hpp"
#include "rules/kernel/encounters/turn_order.hpp"
#include "rules/kernel/kept_command.hpp"
#include "rules/kernel/resolution/conditions.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/heimr/conditions/effects.hpp"
#include "rules/systems/heimr/conditions/published_defence.hpp"
#include "rules/systems/heimr/creature/states.hpp"
#include "rules/systems/heimr/turns/budget.hpp"
#include "rules/systems/heimr/turns/order.hpp"
#include "rules/systems/heimr/turns/upcoming.hpp"

namespace ft::rules::heimr {

namespace {

constexpr Key off_guard = "off_guard"_k;

constexpr std::array restored{key::dodge_uses, key::block_uses, key::ongoing_penalty, key::dodge_ready,
                              key::fatigue_raised};

void decide_upcoming(Resolution& r, CreatureId who);

}  // namespace

void start_turn(Resolution& r) {  // Source: HM-INIT-02
  const CreatureId who = r.actor();
  begin_turn(r, who);
  if (!Actor(r.world(), who).able()) return finish_turn(r, who);
  decide_upcoming(r, who);
}

void delay(Resolution& r) {  // Source: HM-INIT-03, W1
  const Encounter* combat = r.world().encounter_of(r.actor());
  r.require(combat != nullptr, {"E_MODE"_k, {{"mode"_k, "in_combat"_k}}, {}});
  r.require(combat->turn == r.actor(), {"E_NOT_YOUR_TURN"_k, {{"who"_k, r.actor()}}, {}});
  require_fit(r);
  const Actor actor(r.world(), r.actor());
  r.require(actor.number(key::turn_over) == 0, {"E_TURN_ENDED"_k, {{"who"_k, r.actor()}}, {}});  // HM-ACT-06
  r.require(actor.number("has_acted"_k) == 0, {"E_DELAY_LATE"_k, {}, {}});
  const CreatureId other = r.creature("target"_k);
  const bool in_order = other != r.actor() && r.world().creature(other).encounter == combat->id;
  r.require(in_order, {"E_TARGET_INVALID"_k, {}, "HM-INIT-03"_k});
  const bool still_to_act = Actor(r.world(), other).number(key::turn_state) == key::waiting.hash;
  r.require(still_to_act || r.house_rule("delay_behind"_k) != 0, {"E_DELAY_TARGET"_k, {{"who"_k, other}}, {}});  // G-24
  if (combat->turn != r.actor()) return;  // the rule is overridden: no turn to delay
  const Beside where = r.choice("where"_k) == "before"_k ? Beside::before : Beside::after;
  log_line(r, "delays"_k, {{"who"_k, r.actor()}, {"target"_k, other}}, "HM-INIT-03"_k);
  take_turn_back(r, r.actor());
  move_in_order(r, r.actor(), other, where);
  if (!still_to_act) r.set(r.actor(), key::turn_state, key::done.hash);  // its place in this round is past
}

void end_turn(Resolution& r) {
  const Encounter* combat = r.world().encounter_of(r.actor());
  r.require(combat != nullptr, {"E_MODE"_k, {{"mode"_k, "in_combat"_k}}, {}});
  r.require(combat->turn == r.actor(), {"E_NOT_YOUR_TURN"_k, {{"who"_k, r.actor()}}, {}});
  r.require(combat->phase != "chase"_k, {"E_CHASE"_k, {}, {}});
  if (combat->turn == r.actor()) finish_turn(r, r.actor());  // else the rule is overridden: no turn to end
}

namespace {

bool is_over(const World& world, const Encounter& encounter) {
  const Actor actor(world, encounter.turn);
  return !actor.able() || actor.number(key::turn_over) != 0;
}

bool waits(const World& world, CreatureId who) {
  return Actor(world, who).number(key::turn_state) == key::waiting.hash;
}

/// Whether it may act, now or once an effect has worn off, or is injured with its clock running.
bool needs_rounds(const World& world, CreatureId who) {
  const Actor actor(world, who);
  const bool may_act = !actor.helpless() && !actor.part_injured(key::torso);
  const bool dying =
      !actor.has(key::dead) && !actor.has(key::stabilised) && (actor.has(key::mangled) || actor.has(key::mutilated));
  return may_act || dying;
}

}  // namespace

std::optional<Due> next_due(const World& world, EncounterId id) {
  const Encounter* encounter = id ? world.find(id) : nullptr;
  if (!encounter) return std::nullopt;
  const auto next = next_turn_command(world, *encounter, {is_over, waits, needs_rounds});
  return next ? std::optional(Due{*next, 0}) : std::nullopt;
}

namespace {

void keep_aside(Resolution& r, CreatureId who, Ref source, Key of, Numbers data) {
  Condition kept;
  kept.key = put_aside;
  kept.source = source;
  kept.source_key = of;
  kept.data = std::move(data);
  kept.gm_only = true;
  (void)add_condition(r, who, std::move(kept));
}

/// Restores defences, penalties and the mark of fatigue.
void restore_numbers(Resolution& r, CreatureId who) {
  Numbers before;
  for (const Key number : restored)
    if (const std::int64_t value = Actor(r.world(), who).number(number)) before.set(number, value);
  if (before.all().empty()) return;
  keep_aside(r, who, {}, {}, before);
  for (const Key number : restored) r.set(who, number, 0);
}

/// What lasted until this turn: parries, shots seen, the way run, the own guard, the log of the turn before.
void end_ties(Resolution& r, CreatureId who) {
  const bool guards_end = r.house_rule("guard_length"_k) == 0;  // G-23
  const auto ends_now = [&](const Relation& relation) {
    const Key key = relation.key;
    const bool until_now = key == key::parried_with || key == key::ran_from || key == key::blind_to ||
                           key == key::attacked || (key == key::guards && guards_end);
    return until_now && relation.from == Ref(who);
  };
  for (const Relation& relation : relations_where(r.world(), ends_now)) {
    keep_aside(r, who, relation.to, relation.key, relation.data);
    end_relation(r, relation);
  }
}

/// The counts of limits that it was the first to pass. Source: HM-GRID-05, G-12.
void reset_limits(Resolution& r, CreatureId who) {
  const auto counted = [&](const Relation& relation) {
    return relation.data.get("count"_k) > 0 &&
           relation.data.get("first_actor"_k) == static_cast<std::int64_t>(who.value);
  };
  for (Relation& relation : relations_where(r.world(), counted)) {
    keep_aside(
        r, who, relation.from, relation.key,
        {{"relation"_k, static_cast<std::int64_t>(relation.id.value)}, {"count"_k, relation.data.get("count"_k)}});
    relation.data.set("count"_k, 0);
    relation.data.remove("first_actor"_k);
    r.emit(RelationChanged{relation});
  }
}

/// A readied action that was never triggered. Source: HM-READY-04.
void lose_untriggered(Resolution& r, CreatureId who) {
  const Condition* readied = Actor(r.world(), who).find(key::readied);
  if (!readied) return;
  const Condition lost = *readied;
  log_line(r, "readied_lost"_k, {{"who"_k, who}}, "HM-READY-04"_k);
  end_at_start(r, who, lost);
}

/// Who could not defend may from the start of this turn on. Source: HM-EFF-07.
void come_to(Resolution& r, CreatureId who) {
  if (const Condition* open = Actor(r.world(), who).find(off_guard)) {
    Numbers data{{"left"_k, open->ends.left}};
    keep_aside(r, who, open->source, off_guard, std::move(data));
  }
  tick_at_turn_start(r, who);
}

/// What a turn's start ended, as it was.
Condition brought_back(CreatureId who, const Condition& kept) {
  Condition back = kept;
  back.key = kept.source_key;
  back.source_key = {};
  back.gm_only = false;
  if (back.key != off_guard) return back;
  back.ends = {"turn_starts"_k, back.data.get("left"_k), who};
  back.data = {};
  return back;
}

/// Where, and in whose cluster, the turn began. Source: HM-MOVE-07, HM-HIDE-02.
void take_snapshot(Resolution& r, CreatureId who) {
  const Creature& creature = r.world().creature(who);
  std::vector<Ref> began{cell_ref(creature.scene, creature.place.cell)};
  for (const CreatureId other : cluster_of(r.world(), who))
    if (other != who) began.emplace_back(other);
  const std::vector<Relation> old = relations_where(r.world(), [&](const Relation& relation) {
    return (relation.key == key::began_in || relation.key == key::began_with) && relation.from == Ref(who);
  });
  const auto is_old = [&](Ref to) {
    return std::any_of(old.begin(), old.end(), [&](const Relation& relation) { return relation.to == to; });
  };
  for (const Relation& relation : old)
    if (std::find(began.begin(), began.end(), relation.to) == began.end()) end_relation(r, relation);
  for (const Ref to : began)
    if (!is_old(to)) relate(r, to.creature() ? key::began_with : key::began_in, who, to);
}

}  // namespace

void begin_turn(Resolution& r, CreatureId who) {  // Source: HM-INIT-02
  r.emit(TurnStarted{r.world().creature(who).encounter, who});
  r.set(who, key::turn_state, key::acting.hash);
  renew_budget(r, who);
  restore_numbers(r, who);
  end_ties(r, who);
  lose_untriggered(r, who);
  reset_limits(r, who);
  take_snapshot(r, who);
  come_to(r, who);
}

void end_at_start(Resolution& r, CreatureId who, const Condition& condition) {
  keep_aside(r, who, condition.source, condition.key, condition.data);
  end_condition(r, who, condition.id);
}

void take_turn_back(Resolution& r, CreatureId who) {  // Source: HM-INIT-03, G-24
  const std::vector<Condition> conditions = r.world().creature(who).conditions;
  for (const Condition& kept : conditions) {
    if (kept.key != put_aside) continue;
    if (!kept.source_key) {
      for (const auto& [number, value] : kept.data.all()) r.set(who, number, value);
    } else if (kept.source_key == key::readied || kept.source_key == key::upcoming || kept.source_key == off_guard) {
      lose(r, who, Key(kept.source_key));
      if (kept.source_key == off_guard) discard_defence(r, who);
      (void)add_condition(r, who, brought_back(who, kept));
    } else if (const std::int64_t border = kept.data.get("relation"_k)) {
      const auto& all = r.world().relations();
      const auto at = std::find_if(all.begin(), all.end(), [&](const Relation& relation) {
        return relation.id.value == static_cast<std::uint64_t>(border);
      });
      if (at == all.end()) continue;
      Relation counted = *at;
      counted.data.set("count"_k, kept.data.get("count"_k));
      counted.data.set("first_actor"_k, static_cast<std::int64_t>(who.value));
      r.emit(RelationChanged{counted});
    } else {
      r.emit(RelationMade{{{r.next_id()}, kept.source_key, who, kept.source, kept.data}});
    }
  }
  lose(r, who, put_aside);
  r.set(who, "standard_owed"_k, Actor(r.world(), who).number(key::standard));  // spent before the turn: HM-GRAB-07
  r.set(who, key::turn_state, key::waiting.hash);
  r.emit(TurnEnded{r.world().creature(who).encounter, who});
}

void finish_turn(Resolution& r, CreatureId who) {
  const EncounterId encounter = r.world().creature(who).encounter;
  lose(r, who, put_aside);
  r.set(who, key::turn_over, 1);
  tick_effects(r, who);
  publish_defence(r, who);
  r.set(who, key::turn_state, key::done.hash);
  r.emit(TurnEnded{encounter, who});
}

namespace {

/// W2: goes on with what was begun last turn, or leaves it. Source: HM-ACT-05.
void decide_upcoming(Resolution& r, CreatureId who) {
  const Condition* upcoming = Actor(r.world(), who).find(key::upcoming);
  if (!upcoming) return;
  Command command = kept_command(r.system(), r.world(), who, upcoming->data);
  if (!r.system().action(command.action)) return lose(r, who, key::upcoming);  // given by hand, with nothing under way
  Question question{.asked = who,
                    .prompt = "q_upcoming"_k,
                    .params = {{"who"_k, who}, {"action"_k, command.action}},
                    .rule = "HM-ACT-05"_k,
                    .shape = Shape::one_of,
                    .options = {{"continue_upcoming"_k, "o_continue"_k, {}}, {"cancel_upcoming"_k, "o_cancel"_k, {}}},
                    .default_answer = "continue_upcoming"_k};
  const bool goes_on = *r.ask(std::move(question)).as<Key>() == "continue_upcoming"_k;
  if (goes_on) return complete_upcoming(r, who, command);
  const Condition canceled = *Actor(r.world(), who).find(key::upcoming);
  end_at_start(r, who, canceled);
}

}  // namespace

}  // namespace ft::rules::heimr
