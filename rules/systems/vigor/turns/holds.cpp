// Being held: each hold by itself, struggling, letting go. Source: VG-RES-05, VG-RES-02, VG-RES-03, VG-ACT-07, VG-DATA-05.
#include "rules/systems/vigor/turns/holds.hpp"

#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/vigor/conditions/states.hpp"
#include "rules/systems/vigor/dice/checks.hpp"
#include "rules/systems/vigor/turns/budget.hpp"

namespace ft::rules::vigor {

namespace {

bool is_hold(const Condition& one) { return one.key == key::bound || one.key == key::pinned; }

CreatureId holder_of(const Condition& hold) {
  return hold.source.kind == Ref::Kind::creature ? hold.source.creature() : CreatureId{};
}

const Condition* condition_of(const World& world, CreatureId who, ConditionId id) {
  for (const Condition& one : world.creature(who).conditions)
    if (one.id == id) return &one;
  return nullptr;
}

/// The hold ends, and with it the relation to its holder.
void end_hold(Resolution& r, CreatureId held, ConditionId id) {
  const Condition* hold = condition_of(r.world(), held, id);
  if (!hold) return;
  const CreatureId holder = holder_of(*hold);
  end_condition(r, held, id);
  if (holder) unrelate(r, "pins"_k, holder, held);
}

void end_holds(Resolution& r, CreatureId holder, CreatureId held) {
  const std::vector<Condition> all = r.world().creature(held).conditions;
  for (const Condition& one : all)
    if (is_hold(one) && holder_of(one) == holder) end_hold(r, held, one.id);
  unrelate(r, "pins"_k, holder, held);
}

}  // namespace

Question ability_question(CreatureId who) {
  Question question{.prompt = "q_hold_ability"_k, .params = {{"who"_k, who}}};
  question.rule = "VG-RES-02"_k;
  question.shape = Shape::one_of;
  question.default_answer = key::resolve;
  for (const Ability& ability : seven_abilities) question.options.push_back({ability.score, ability.score, {}});
  return question;
}

namespace {

/// A hold of which nothing is known: the GM says what it takes, once. Source: VG-RES-02, VG-RES-03.
Condition settled(Resolution& r, CreatureId who, const Condition& hold) {
  if (hold.data.has("ability"_k)) return hold;
  Question vs{.prompt = "q_hold_vs"_k, .params = {{"who"_k, who}}};
  vs.rule = "VG-RES-03"_k;
  vs.shape = Shape::number;
  vs.min = 1;
  vs.max = 99;
  vs.default_answer = 15;
  const std::vector<Value> answers = r.ask_each({ability_question(who), std::move(vs)});
  Condition known = hold;
  known.data.set("ability"_k, answers[0].as<Key>()->hash);
  known.data.set("vs"_k, *answers[1].as<std::int64_t>());
  replace_condition(r, who, hold, known);
  return known;
}

}  // namespace

void hold(Resolution& r, const Hold& what) {
  if (what.holder && find_relation(r.world(), "pins"_k, what.holder, what.held)) return;
  Condition made;
  made.key = what.state;
  if (what.holder) made.source = what.holder;
  made.data = {{"ability"_k, what.ability.hash}, {"vs"_k, what.vs}};
  (void)add_condition(r, what.held, std::move(made));
  if (what.holder) relate(r, "pins"_k, what.holder, what.held);
}

void struggle(Resolution& r, CreatureId who) {
  const std::vector<Condition> all = r.world().creature(who).conditions;
  for (const Condition& one : all) {
    const bool there = is_hold(one) && condition_of(r.world(), who, one.id);
    if (!there || !Actor(r.world(), who).conscious()) continue;
    const Condition hold = settled(r, who, one);
    const Key ability(static_cast<std::uint32_t>(hold.data.get("ability"_k)));
    if (!resists(r, {.who = who, .abilities = {ability}, .vs = hold.data.get("vs"_k, 15)})) continue;
    end_hold(r, who, one.id);
    log_line(r, "breaks_free"_k, {{"who"_k, who}}, "VG-RES-05"_k);
  }
}

namespace {

void let_go(Resolution& r, CreatureId holder, CreatureId held) {
  end_holds(r, holder, held);
  log_line(r, "let_go"_k, {{"actor"_k, holder}, {"who"_k, held}}, "VG-ACT-07"_k);
}

}  // namespace

void release_hold(Resolution& r) {
  const CreatureId who = r.actor();
  require_can_act(r, {.physical = false});
  const CreatureId held = r.creature("target"_k);
  const bool holds = find_relation(r.world(), "pins"_k, who, held) != nullptr;
  r.require(holds, {"E_TARGET"_k, {}, "VG-ACT-07"_k});
  pay(r, {});
  let_go(r, who, held);
}

void let_go_of(Resolution& r, CreatureId held) {
  for (const CreatureId holder : Actor(r.world(), held).relations_to("pins"_k)) let_go(r, holder, held);
}

void end_holds_of(Resolution& r, CreatureId holder) {
  for (const CreatureId held : Actor(r.world(), holder).relations_from("pins"_k)) {
    end_holds(r, holder, held);
    log_line(r, "breaks_free"_k, {{"who"_k, held}}, "VG-DATA-05"_k);
  }
}

void end_holds_at(Resolution& r, CreatureId moved) {
  end_holds_of(r, moved);
  for (const CreatureId holder : Actor(r.world(), moved).relations_to("pins"_k)) {
    end_holds(r, holder, moved);
    log_line(r, "breaks_free"_k, {{"who"_k, moved}}, "VG-DATA-05"_k);
  }
}

}  // namespace ft::rules::vigor
