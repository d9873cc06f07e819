// Declaring an action: refusals, cost, and the creatures concerned. Source: AU-ARB-03, AU-ARB-07, AU-ARB-15.
#include "rules/systems/aura/turns/declared.hpp"

#include <algorithm>

#include "rules/kernel/offers/offers.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/aura/creature/form.hpp"
#include "rules/systems/aura/dice/roll_questions.hpp"
#include "rules/systems/aura/turns/acting.hpp"

namespace ft::rules::aura {

Verdict refused_by(Resolution& r, const ActionDefinition& definition) {
  if (definition.refused) return definition.refused(r);
  if (definition.check) definition.check(r);
  return std::nullopt;
}

namespace {

/// The command itself, or another that is played within it.
template <class Part>
void within(Resolution& r, const Command& command, const Part& part) {
  if (&command == &r.command())
    part(r);
  else
    r.perform(command, part);
}

/// Outside an encounter neither Energy nor Agility is accounted. Source: AU-RND-08.
Cost cost_of(Resolution& r, const ActionDefinition& definition) {
  Cost cost = definition.cost ? definition.cost(r) : Cost{};
  cost.movement = traits_of(definition, r.system(), r.command()).movement;
  if (!Actor(r, r.actor()).encounter()) cost.energy = cost.agility = 0;
  return cost;
}

/// Emits the declaration with the creatures, places and paths of its form and its cost.
void announce(Resolution& r, Key response, const Cost& cost) {
  Params details;
  for (const Param& param : r.command().form)
    if (param.value.as<Ref>() || param.value.as<Place>() || param.value.as<Path>()) details.push_back(param);
  const auto costs = [&](Key pool, std::int64_t amount) {
    if (amount > 0) details.push_back({pool, amount});
  };
  costs(key::energy, cost.energy);
  costs(key::stamina, cost.stamina);
  costs(key::agility, cost.agility);
  r.emit(ActionDeclared{r.actor(), r.command().action, response, std::move(details), "AU-ARB-03"_k});
}

/// The actor no longer waits, and has replied to its attackers. Source: AU-RND-04, AU-ARB-10.
void takes_part(Resolution& r, ActionTraits nature, CreatureId who) {
  if (r.command().action != "pass"_k) r.set(who, key::waiting, 0);
  if (nature.kind == ActionTraits::Kind::ordinary) unrelate(r, key::reply_right, who, {});
}

/// An interrupt or a free act by or against a creature in a roll block: rolls_in_progress; of an interrupt while
/// interrupts are resolved: cannot_interrupt_interrupt. Source: AU-ARB-02, AU-INT-02, AU-INT-03.
Verdict roll_block_refused(Resolution& r, bool interrupts) {
  const auto block_of = [&](CreatureId who) {
    const Creature* creature = r.world().find(who);
    return creature ? creature->numbers.get(key::rolling) : 0;
  };
  const std::int64_t block = std::max(block_of(r.actor()), block_of(form_creature(r.command(), "target"_k)));
  const bool of_interrupts = interrupts && block == static_cast<std::int64_t>(BlockOf::interrupt);
  if (Verdict no = r.unless(!of_interrupts, {"cannot_interrupt_interrupt"_k, {}, "AU-INT-03"_k})) return no;
  return r.unless(block == 0, {"rolls_in_progress"_k, {}, "AU-ARB-08"_k});
}

/// In no roll block, alive, conscious, and not too surprised to act, and legal as far as its form is filled in. Inlined,
/// as `require_legal` is: unwinding costs by the frame. Source: AU-ARB-15 (1) and (2), AU-UNC-01, AU-SURP-02.
[[gnu::always_inline]] inline Verdict refused(Resolution& r, const ActionDefinition& definition) {
  const Actor actor(r, r.actor());
  const ActionTraits::Kind kind = traits_of(definition, r.system(), r.command()).kind;
  const bool idle = kind == ActionTraits::Kind::free;  // may wait at least
  const bool may_act = idle || !too_surprised(actor);
  if (kind != ActionTraits::Kind::ordinary)
    if (Verdict no = roll_block_refused(r, kind == ActionTraits::Kind::interrupt)) return no;
  if (Verdict no = r.unless(actor.alive(), {"actor_dead"_k, {{"who"_k, r.actor()}}, {}})) return no;
  if (Verdict no = r.unless(actor.conscious(), {"actor_unconscious"_k, {{"who"_k, r.actor()}}, {}})) return no;
  if (Verdict no = r.unless(may_act, {"too_surprised"_k, {{"who"_k, r.actor()}}, {}})) return no;
  return refused_by(r, definition);
}

[[gnu::always_inline]] inline void require_legal(Resolution& r, const ActionDefinition& definition) {
  r.require(refused(r, definition));
  require_whole_form(r);
}

/// The first field that the form leaves out and needs; null for none.
const FieldSchema* missing(const Resolution& r) {
  const auto& form = r.system().action(r.command().action)->form;
  const auto at = std::find_if(form.begin(), form.end(),
                               [&](const FieldSchema& field) { return field.required && !r.has(Key(field.key)); });
  return at == form.end() ? nullptr : &*at;
}

/// Its cost too, once nothing is missing that it could go by.
Verdict refused_so_far(Resolution& r, const ActionDefinition& definition) {
  if (Verdict no = refused(r, definition)) return no;
  return missing(r) ? std::nullopt : cost_refused(r, cost_of(r, definition));
}

}  // namespace

void require_whole_form(Resolution& r) {
  if (const FieldSchema* field = missing(r)) (void)r.field(Key(field->key));
}

Cost require_acceptable(Resolution& r, const ActionDefinition& definition) {
  require_legal(r, definition);
  const Cost cost = cost_of(r, definition);
  r.require(cost_refused(r, cost));
  return cost;
}

namespace {

/// Reserves its cost and announces it. Owns nothing until that is done: most probes of legal actions leave here.
DeclaredAction take_up(Resolution& r, const Command& command, Key response, const Cost& cost) {
  const ActionDefinition* definition = find_action(command.action);
  const ActionTraits nature = traits_of(*definition, r.system(), command);
  std::int64_t by_stamina = 0, at_step = 0;
  within(r, command, [&](Resolution& inner) {
    by_stamina = pays_by_stamina(inner);
    at_step = inner.has(key::at_step) ? inner.number(key::at_step) : 0;
    takes_part(inner, nature, command.actor);
    const bool quiet = nature.kind == ActionTraits::Kind::free && !response;  // cannot be stopped
    if (inner.world().creature(command.actor).encounter && !quiet) announce(inner, response, cost);
  });
  DeclaredAction declared{command, definition, nature, ReservedCost(command.actor, cost, by_stamina), at_step};
  declared.reserved.reserve(r);
  return declared;
}

/// Refuses what is illegal or unaffordable, before the GM is asked. Returns what it costs. Source: AU-ARB-14.
Cost require_declarable(Resolution& r, const Command& command) {
  Cost cost;
  within(r, command, [&](Resolution& inner) {
    const ActionDefinition* definition = find_action(command.action);
    inner.require(definition != nullptr, {"E_UNKNOWN_ACTION"_k, {}, {}});
    cost = require_acceptable(inner, *definition);
  });
  return cost;
}

/// The command as the GM judges it, where the action has numbers of the GM. Source: AU-ARB-14.
std::optional<Command> judged(Resolution& r, const Command& command) {
  const ActionDefinition& definition = *find_action(command.action);
  if (!definition.settle) return std::nullopt;
  Command judged;
  within(r, command, [&](Resolution& inner) { judged = definition.settle(inner); });
  return judged;
}

/// `take_up` of what the GM has judged: its cost may be another.
DeclaredAction take_up_judged(Resolution& r, const Command& command, Key response) {
  Cost cost;
  within(r, command, [&](Resolution& inner) { cost = cost_of(inner, *find_action(command.action)); });
  return take_up(r, command, response, cost);
}

Verdict why_unacceptable(Resolution& r, const Command& command) {
  const auto acceptable = [&](Resolution& inner) { (void)require_acceptable(inner, *find_action(command.action)); };
  return r.why_not([&](Resolution& again) { again.perform(command, acceptable); });
}

}  // namespace

void tell_interrupted(Resolution& r, const Command& command, const Verdict& why, Key rule, Audience audience) {
  const Key text = why ? "interrupted"_k : "given_up"_k;
  r.emit(LogLine{text, {{"who"_k, command.actor}, {"action"_k, command.action}}, rule, std::move(audience), why});
}

DeclaredAction accept(Resolution& r, const Command& command, Key response) {
  const Cost cost = require_declarable(r, command);
  const std::optional<Command> as_judged = judged(r, command);
  if (!as_judged) return take_up(r, command, response, cost);
  if (*as_judged == command) return take_up_judged(r, command, response);
  r.require(why_unacceptable(r, *as_judged));
  return take_up_judged(r, *as_judged, response);
}

std::optional<DeclaredAction> accept_answer(Resolution& r, const Command& command, Key response) {
  const Cost cost = require_declarable(r, command);
  const std::optional<Command> as_judged = judged(r, command);
  if (!as_judged) return take_up(r, command, response, cost);
  const Verdict impossible = *as_judged == command ? Verdict{} : why_unacceptable(r, *as_judged);
  if (!impossible) return take_up_judged(r, *as_judged, response);
  tell_interrupted(r, command, impossible, "AU-ARB-14"_k, {Audience::Kind::players_of, {command.actor}});
  return std::nullopt;
}

namespace {

/// Why it could not be accepted now, but for what the answer has yet to say.
Verdict why_impossible(Resolution& r, const ActionDefinition& definition, const Command& command) {
  Verdict why = r.why_not([&](Resolution& again) {
    Verdict refusal;
    again.perform(command, [&](Resolution& inner) { refusal = refused_so_far(inner, definition); });
    return refusal;
  });
  const bool to_be_said = why && (why->code == "E_FORM"_k || why->code == "collapse_unconfirmed"_k);
  return to_be_said ? Verdict{} : why;
}

bool hopeless(Resolution& r, const ActionDefinition& definition, const Command& command) {
  return definition.hopeless && r.why_not([&](Resolution& again) {
    Verdict refusal;
    again.perform(command, [&](Resolution& inner) { refusal = definition.hopeless(inner); });
    return refusal;
  });
}

}  // namespace

bool could_pay(Resolution& r, Command& command) {
  const ActionDefinition* definition = find_action(command.action);
  if (!definition) return false;
  return !autofilled(static_cast<const System&>(r.system()), r.world(), command,
                     [&](const Command& tried) { return why_impossible(r, *definition, tried); });
}

bool could(Resolution& r, const Command& command) {
  const ActionDefinition* definition = find_action(command.action);
  if (!definition || hopeless(r, *definition, command)) return false;
  const Verdict why = why_impossible(r, *definition, command);
  if (!why || !r.system().autofill(r.world(), command, *why)) return !why;
  Command paid = command;
  return could_pay(r, paid);
}

bool can(Resolution& r, const Command& command) { return find_action(command.action) && !why_unacceptable(r, command); }

std::vector<CreatureId> concerned(Resolution& r, const DeclaredAction& declared) {
  std::vector<CreatureId> all;
  const auto of_action = [&](Resolution& inner) { all = declared.definition->targets(inner); };
  if (declared.definition->targets)
    (void)r.why_not([&](Resolution& again) { again.perform(declared.command, of_action); });  // none once it is hidden
  else if (const CreatureId target = form_creature(declared.command, "target"_k))
    all = {target};
  std::erase(all, declared.actor());
  return all;
}

std::int64_t max_damage_of(Resolution& r, const DeclaredAction& declared) {
  std::int64_t most = 0;
  const auto of_action = [&](Resolution& inner) { most = declared.definition->max_damage(inner); };
  if (declared.definition->max_damage)
    (void)r.why_not([&](Resolution& again) { again.perform(declared.command, of_action); });
  return most;
}

Verdict recheck(Resolution& r, const DeclaredAction& declared) {
  return r.why_not([&](Resolution& again) {
    again.perform(declared.command, [&](Resolution& inner) { require_legal(inner, *declared.definition); });
  });
}

}  // namespace ft::rules::aura
