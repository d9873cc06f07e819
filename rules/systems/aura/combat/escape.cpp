// Escaping from those who hold one. Source: AU-CM-07, AU-DICE-06, AU-DICE-08 (4).
#include <algorithm>

#include "rules/kernel/offers/fillable_fields.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/aura/combat/actions.hpp"
#include "rules/systems/aura/conditions/conditions.hpp"
#include "rules/systems/aura/conditions/holds.hpp"
#include "rules/systems/aura/dice/dice.hpp"
#include "rules/systems/aura/dice/roll_questions.hpp"

namespace ft::rules::aura {

namespace {

void check_escape(Resolution& r);
Effect struggle(Resolution& r, Execution&);
void check_release(Resolution& r);
Effect let_go(Resolution& r, Execution&);
Cost cost_escape(Resolution&);

}  // namespace

const ActionDefinition escape = {.kind = ActionDefinition::Kind::ordinary,
                                 .check = check_escape,
                                 .cost = cost_escape,
                                 .lock = struggle,
                                 .targets = [](const Resolution& r) { return Actor(r, r.actor()).holders(); }};
const ActionDefinition release = {.kind = ActionDefinition::Kind::free, .check = check_release, .lock = let_go};

namespace {

constexpr Key arm_check = "arm_check"_k, leg_check = "leg_check"_k, fortitude = "fortitude"_k;

void check_escape(Resolution& r) {
  r.require(Actor(r, r.actor()).bound(), {"not_restrained"_k, {{"who"_k, r.actor()}}, {}});
}

Cost cost_escape(Resolution&) { return {.energy = 3}; }

/// What the escaping creature strains with.
struct Strain {
  RollResult thrown;
  Sum total;
};

Strain strain(Resolution& r, CreatureId who, Key how) {
  const bool by_fortitude = how == fortitude;
  const Edge edge = by_fortitude ? edge_of_defences(Actor(r, who)) : Edge{};
  Strain strain{by_fortitude ? throw_exploding(r, 10, who, how, edge) : roll_die(r, 20, who, how, edge), {}};
  strain.total.keep("die"_k, strain.thrown.value, "AU-CM-07"_k);
  const Actor actor(r, who);
  if (by_fortitude) strain.total.add(actor.fortitude());
  const Key strength = how == arm_check ? key::armStrength : key::legStrength;
  if (!by_fortitude) strain.total.add(strength, actor.number(strength), "AU-DICE-06"_k);
  return strain;
}

/// Asks each holder for its answer, in the order of their holds. Source: AU-CM-07, AU-ARB-13.
std::vector<Key> answers(Resolution& r, CreatureId escaper, const std::vector<CreatureId>& holders) {
  std::vector<Question> questions;
  for (const CreatureId holder : holders) {
    Question question{.asked = holder,
                      .prompt = "q_escape"_k,
                      .params = {{"who"_k, holder}, {"target"_k, escaper}},
                      .rule = "AU-CM-07"_k,
                      .shape = Shape::one_of,
                      .options = {{arm_check, arm_check, {}}, {fortitude, fortitude, {}}},
                      .default_answer = fortitude,
                      .seconds = r.house_rule("declare_s"_k)};
    questions.push_back(std::move(question));
  }
  std::vector<Key> said;
  for (const Value& answer : r.ask_each(std::move(questions))) said.push_back(*answer.as<Key>());
  return said;
}

/// For bonds that no creature holds: the GM's number. Source: AU-CM-07.
bool beats_bonds(Resolution& r, const Strain& escape) {
  return escape.total.total() >= r.ask_number({.prompt = "q_bonds"_k,
                                               .params = {{"who"_k, r.actor()}},
                                               .rule = "AU-CM-07"_k,
                                               .min = 1,
                                               .max = 99,
                                               .default_answer = 15,
                                               .seconds = r.house_rule("prompt_s"_k)});
}

/// The holders that are strictly beaten.
std::vector<CreatureId> beaten(Resolution& r, const Strain& escape, const std::vector<CreatureId>& holders) {
  const std::vector<Key> ways = answers(r, r.actor(), holders);
  std::vector<CreatureId> lose;
  for (std::size_t i = 0; i < holders.size(); ++i) {
    const Strain grip = strain(r, holders[i], ways[i]);
    const bool holds = grip.total.total() >= escape.total.total();
    if (!holds) lose.push_back(holders[i]);
    r.emit(RollMade{holders[i],
                    ways[i],
                    r.actor(),
                    grip.thrown.dice,
                    grip.total,
                    escape.total,
                    holds ? "passed"_k : "failed"_k,
                    "AU-CM-07"_k,
                    {}});
  }
  return lose;
}

Effect struggle(Resolution& r, Execution&) {
  const CreatureId escaper = r.actor();
  const Key how = r.has("how"_k) ? r.choice("how"_k) : fortitude;
  const Strain escape = strain(r, escaper, how);
  r.emit(RollMade{escaper, how, {}, escape.thrown.dice, escape.total, {}, {}, "AU-CM-07"_k, {}});
  const std::vector<CreatureId> holders = Actor(r, escaper).holders();
  lock_for_rolls(r, holders);
  lock_for_rolls(r, {escaper});
  const bool loose = holders.empty() && beats_bonds(r, escape);
  const std::vector<CreatureId> lose = beaten(r, escape, holders);
  Effect effect;
  effect.happens = [=](Resolution& now) {
    for (const CreatureId holder : lose) end_hold(now, holder, escaper);
    if (loose) remove(now, escaper, key::restrained);
    if (loose) now.set(escaper, key::fullyRestrained, 0);
    const bool free = !Actor(now, escaper).bound();
    log_line(now, free ? "escapes"_k : "stays_held"_k, {{"who"_k, escaper}}, "AU-CM-07"_k);
  };
  return effect;
}

bool holds(const Resolution& r, CreatureId other) {
  return find_relation(r.world(), key::holds, r.actor(), other) != nullptr;
}

void check_release(Resolution& r) {
  const auto held = [&](CreatureId other) { return holds(r, other); };
  require_any_target(r, "target"_k, {"invalid_target"_k, {{"target"_k, r.actor()}}, {}}, held);
  const CreatureId target = r.creature("target"_k);
  r.require(held(target), {"invalid_target"_k, {{"target"_k, target}}, {}});
}

Effect let_go(Resolution& r, Execution&) {
  const CreatureId holder = r.actor(), held = r.creature("target"_k);
  return {.moves = {}, .happens = [=](Resolution& now) { end_hold(now, holder, held); }, .last = {}};
}

}  // namespace

}  // namespace ft::rules::aura
