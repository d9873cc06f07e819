// From the Recheck of declared actions to their end: steps 4 to 7 of arbitration. Source: AU-ARB-07, AU-ARB-08, AU-ARB-12,
// AU-ARB-17, AU-INC, AU-INT-04.
#include "rules/systems/aura/turns/roll_block.hpp"

#include "rules/kernel/system.hpp"
#include "rules/systems/aura/conditions/conditions.hpp"
#include "rules/systems/aura/conditions/consciousness.hpp"
#include "rules/systems/aura/dice/roll_questions.hpp"
#include "rules/systems/aura/turns/reply.hpp"

namespace ft::rules::aura {

namespace {

/// Nothing of its own is under way any more: its last Stamina was spent, unless it was beaten out of it, which had its
/// own cause. Source: AU-STA-04, AU-NL-04.
void collapse_at_the_end(Resolution& r, CreatureId who) {
  const Creature* creature = r.world().find(who);
  if (!creature) return;
  const bool goes_on = acts(r.world(), who) || creature->numbers.get(key::moving) != 0;
  const bool beaten_down = has_cause(Actor(r, who), key::cause::nonlethal);
  if (!goes_on && !beaten_down) collapse_without_stamina(r, who, key::cause::stamina);
}

/// What an action leaves behind: its place in the memory of the Round. Source: 2.1, AU-MOVE-07.
void remember(Resolution& r, const DeclaredAction& declared) {
  const CreatureId who = declared.actor();
  if (declared.nature.kind != ActionTraits::Kind::ordinary) return;
  r.set(who, key::lastAction, declared.command.action.hash);
  if (declared.nature.movement) return;
  for (const Key number : {key::heading, key::lastDir, key::lastMetres, key::lastSprint, key::lastZigzag})
    r.set(who, number, 0);
}

/// No participant is in a roll block any more.
void end_roll_block(Resolution& r, Locked& one) {
  const CreatureId who = one.declared.actor();
  if (!r.world().creature(who).numbers.get(key::rolling)) return;
  unlock_after_rolls(r, who);
  for (const CreatureId other : one.concerned) unlock_after_rolls(r, other);
}

/// Returns what is left of its cost; the victim may reply.
void end(Resolution& r, Locked& one) {
  DeclaredAction& declared = one.declared;
  const CreatureId who = declared.actor();
  declared.reserved.refund(r);
  if (r.house_rule("agile_credit_lifetime"_k) != 0 && !acts(r.world(), who)) {  // G-19: as long as its action lasts
    r.set(who, key::nonMoveEnergy, 0);
    r.set(who, key::agileUsed, 0);
  }
  remember(r, declared);
  if (declared.nature.attack)
    for (const CreatureId victim : one.concerned) give_right_of_reply(r, victim, who);
  collapse_at_the_end(r, who);
}

/// Plays one part of every effect, in order.
void play_each(Resolution& r, const RollBlock& block, std::function<void(Resolution&)> Effect::*part) {
  for (const auto& one : block)
    if (one->effect.*part) r.perform(one->declared.command, one->effect.*part);
}

}  // namespace

RollBlock recheck(Resolution& r, const std::vector<DeclaredAction*>& together, PlayAttached attached) {
  RollBlock block;
  for (DeclaredAction* declared : together) {
    const Verdict broken = recheck(r, *declared);
    if (declared->aborted || broken) {
      interrupt_action(r, *declared, declared->aborted ? Verdict{} : broken);
      continue;
    }
    const auto at_step = [attached, declared](Resolution& now, std::int64_t step) {
      if (attached) attached(now, *declared, step);
    };
    block.push_back(std::make_unique<Locked>(
        Locked{*declared, concerned(r, *declared), Execution(declared->reserved, at_step), together.size() == 1}));
  }
  return block;
}

void lock(Resolution& r, RollBlock& block) {
  for (const auto& one : block)
    if (!one->declared.definition->stepwise) one->declared.reserved.spend(r);
}

void roll(Resolution& r, RollBlock& block) {
  for (const auto& one : block) {
    const ActionDefinition& definition = *one->declared.definition;
    const Command& command = one->declared.command;
    const auto check = [&](Resolution& inner) { inner.require(refused_by(inner, definition)); };
    const bool possible = one->alone || !r.why_not([&](Resolution& again) { again.perform(command, check); });
    if (definition.lock && possible)  // nothing was done to it while others' dice were asked about
      r.perform(command, [&](Resolution& inner) { one->effect = definition.lock(inner, one->course); });
  }
  for (const auto& one : block)  // not before all dice have fallen on the state as it was (AU-INT-04)
    if (one->declared.nature.attack) remove(r, one->declared.actor(), key::defending);
}

void apply(Resolution& r, RollBlock& block) {
  play_each(r, block, &Effect::exposes);
  play_each(r, block, &Effect::moves);
  play_each(r, block, &Effect::pushes);
  play_each(r, block, &Effect::happens);
  play_each(r, block, &Effect::last);
  for (const auto& one : block) end_roll_block(r, *one);
  for (const auto& one : block) end(r, *one);
}

void execute(Resolution& r, const std::vector<DeclaredAction*>& together, PlayAttached attached) {
  RollBlock block = recheck(r, together, attached);
  lock(r, block);
  roll(r, block);
  apply(r, block);
}

void interrupt_action(Resolution& r, DeclaredAction& declared, const Verdict& why) {
  const CreatureId who = declared.actor();
  declared.reserved.interrupted(r);
  if (r.world().creature(who).encounter) tell_interrupted(r, declared.command, why, "AU-INC-04"_k);
  collapse_at_the_end(r, who);
}

}  // namespace ft::rules::aura
