// Immediate Interrupts: what is declared at the same time is resolved together. Source: AU-INT-01 to 06, AU-ARB-09, AU-SWIFT.
#include "rules/systems/aura/turns/interrupts.hpp"

#include <algorithm>
#include <span>

#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/aura/turns/initiative.hpp"
#include "rules/systems/aura/turns/roll_block.hpp"
#include "rules/systems/aura/turns/windows.hpp"

namespace ft::rules::aura {

namespace {

using Batch = std::vector<DeclaredAction>;

bool in_batch(const Batch& batch, CreatureId who) {
  return std::any_of(batch.begin(), batch.end(), [&](const DeclaredAction& one) { return one.actor() == who; });
}

/// All others with a legal interrupt may join, except those who have just passed. Inlined, as what plays a batch is: each
/// question unwinds from here. Source: AU-INT-03, AU-INT-04.
[[gnu::always_inline]] inline void hear_who_joins(Resolution& r, EncounterId encounter, Batch& batch,
                                                  std::span<const CreatureId> passed) {
  const std::int64_t seconds = r.house_rule("join_s"_k);
  if (seconds == 0) return;
  std::vector<CreatureId> waits_for;
  for (const DeclaredAction& one : batch)
    for (const CreatureId other : concerned(r, one)) waits_for.push_back(other);
  const WindowPrompt asking{
      "q_join_in"_k, {{"who"_k, batch.front().actor()}, {"action"_k, batch.front().command.action}},
      "AU-INT-04"_k, seconds,
      waits_for,     0};
  ReactionWindow window(r, [&] {
    std::vector<Question> questions;
    for (const CreatureId who : aware_of_any(r, encounter, {batch.front().actor()}, waits_for))
      if (!in_batch(batch, who) && std::ranges::find(passed, who) == passed.end())
        if (auto question = question_in_window(r, asking, who, {})) questions.push_back(std::move(*question));
    return questions;
  });
  while (const auto spoken = window.next()) {
    const Command command = command_of_reaction(r, *spoken);
    require_interrupt(r, command);
    batch.push_back(accept(r, command, "interrupt"_k));
  }
}

/// From one snapshot, or, by the GM's decision, one after the other. Source: AU-INT-04, G-14.
bool in_one_instant(Resolution& r, const std::vector<DeclaredAction*>& together) {
  if (together.size() < 2 || r.house_rule("simultaneity"_k) != ask_gm) return true;
  const Params who{{"who"_k, together[0]->actor()}, {"by"_k, together[1]->actor()}};
  return ask_gm_choice(r, "q_simultaneous"_k, who, {{snapshot, "snapshot"_k, {}}, {in_order, "in_order"_k, {}}}) ==
         snapshot;
}

void resolve_batch(Resolution& r, Batch& batch) {
  std::vector<DeclaredAction*> all;
  for (DeclaredAction& one : batch) all.push_back(&one);
  const std::vector<DeclaredAction*> together = settle_races(r, all);
  if (in_one_instant(r, together)) return execute(r, together);
  for (DeclaredAction* one : together) execute(r, {one});
}

[[gnu::always_inline]] inline void play_batch(Resolution& r, Batch& batch) {
  if (batch.empty()) return;
  const EncounterId encounter = r.world().creature(batch.front().actor()).encounter;
  if (encounter) hear_who_joins(r, encounter, batch, {});
  resolve_batch(r, batch);
}

[[gnu::always_inline]] inline void play_alone(Resolution& r, const Command& command) {
  Batch batch;
  batch.push_back(accept(r, command, "interrupt"_k));
  play_batch(r, batch);
}

}  // namespace

void require_interrupt(Resolution& r, const Command& command) {
  const bool claims = find(command.form, "crossing"_k) != nullptr;
  const ActionDefinition* definition = find_action(command.action);
  r.perform(command, [&](Resolution& inner) {
    inner.require(definition != nullptr, {"E_UNKNOWN_ACTION"_k, {}, {}});
    inner.require(!claims, {"E_FORM"_k, {{"field"_k, "crossing"_k}}, {}});
    inner.require(!definition->settle, {"challenge_not_allowed"_k, {}, "AU-ARB-14"_k});
    require_whole_form(inner);
  });
}

void interrupt(Resolution& r, void (*at_last)(Resolution&, EncounterId)) {
  const EncounterId encounter = r.world().creature(r.actor()).encounter;
  r.require(!r.has("crossing"_k), {"E_FORM"_k, {{"field"_k, "crossing"_k}}, {}});
  const std::size_t before = r.events().size();
  play_alone(r, r.command());
  unguarded_windows(r, before);
  if (encounter) at_last(r, encounter);
}

void interrupt_by(Resolution& r, const Command& command) { play_alone(r, command); }

void play_attached(Resolution& r, const DeclaredAction& declared, std::int64_t step) {
  Batch batch;
  for (const ScheduledResponse& one : declared.attached)
    if (one.step == step && one.interrupt && !in_batch(batch, one.interrupt->actor) && can(r, *one.interrupt))
      batch.push_back(accept(r, *one.interrupt, "interrupt"_k));
  play_batch(r, batch);
  for (const ScheduledResponse& one : declared.attached)
    if (one.step == step && one.wins) one.wins(r);
}

namespace {

/// The offer of a Swift Attack on that target, its form as far as it is fixed. Source: AU-SWIFT-02.
Command swift_at(CreatureId who, CreatureId target, bool crossing) {
  const Params outright{{"target"_k, target}}, across{{"target"_k, target}, {"crossing"_k, true}};
  return {"swift_attack"_k, who, crossing ? across : outright, {}, {}};
}

/// A friend's Swift Attack holds nothing up, unless that friend watches. The cost of a blow is known, so the prompt
/// shows the payment; a shot may cost more. Source: AU-ARB-09, AU-SWIFT-04, AU-STA-02.
std::optional<Question> swift_question(Resolution& r, Command command, CreatureId target, bool crossing) {
  if (!(crossing ? could_pay(r, command) : could(r, command))) return std::nullopt;
  const bool of_friend = Actor(r, command.actor).same_side(target);
  const bool optional = of_friend && !find_relation(r.world(), key::watches, command.actor, target);
  Question question{.asked = command.actor,
                    .prompt = crossing ? "q_crossing"_k : "q_unguarded"_k,
                    .params = {{"who"_k, command.actor}, {"target"_k, target}},
                    .rule = crossing ? "AU-SWIFT-04"_k : "AU-ARB-09"_k,
                    .shape = Shape::action,
                    .options = {{make_action_answer("interrupt"_k, command),
                                 "o_interrupt"_k,
                                 {{"action"_k, command.action}, {"who"_k, command.actor}}}},
                    .default_answer = "pass"_k,
                    .seconds = r.house_rule(optional ? "glance_s"_k : "declare_s"_k),
                    .non_blocking = optional};
  return question;
}

}  // namespace

void swift_window(Resolution& r, CreatureId target, const std::vector<CreatureId>& who, bool crossing) {
  while (true) {
    ReactionWindow window(r, [&] {
      std::vector<Question> questions;
      for (const CreatureId one : who)
        if (auto question = swift_question(r, swift_at(one, target, crossing), target, crossing))
          questions.push_back(std::move(*question));
      return questions;
    });
    Batch batch;  // reactions during a prompt join the same batch
    while (const auto spoken = window.next())
      batch.push_back(accept(r, command_of_reaction(r, *spoken), "interrupt"_k));
    if (batch.empty()) return;
    hear_who_joins(r, r.world().creature(target).encounter, batch, who);
    resolve_batch(r, batch);
    if (crossing) return;  // all have reacted or passed
  }
}

void unguarded_windows(Resolution& r, std::size_t events_before) {
  std::vector<CreatureId> opened;
  for (std::size_t i = events_before; i < r.events().size(); ++i) {
    const auto* gained = std::get_if<ConditionGained>(&r.events()[i]);
    if (!gained || gained->condition.key != key::unguarded || among(opened, gained->on.creature())) continue;
    const CreatureId target = gained->on.creature();
    opened.push_back(target);
    const Creature* creature = r.world().find(target);
    if (!creature || !creature->encounter || !Actor(r, target).has(key::unguarded)) continue;
    std::vector<CreatureId> all = aware_of_any(r, creature->encounter, {target});
    std::erase(all, target);
    swift_window(r, target, all, false);
  }
}

}  // namespace ft::rules::aura
