// Death rolls, Death Saves and waking. Source: AU-DEATH-01 to 06, AU-UNC-03.
#include "rules/systems/aura/conditions/death.hpp"
#include "rules/systems/aura/conditions/conditions.hpp"
#include "rules/systems/aura/conditions/consciousness.hpp"
#include "rules/systems/aura/dice/dice.hpp"
#include "rules/systems/aura/dice/roll_questions.hpp"

namespace ft::rules::aura {

namespace {

/// Logs a d20 that stands for itself, with what the GM adds.
void log_roll(Resolution& r, CreatureId who, Key purpose, const RollResult& thrown, std::int64_t modifier, Key outcome,
              Key rule) {
  Sum total;
  total.keep("die"_k, thrown.value, rule).add("gm_modifier"_k, modifier, "AU-DEATH-06"_k);
  r.emit(RollMade{who, purpose, {}, thrown.dice, total, {}, outcome, rule, {}});
}

/// The table's rows, from the best. Source: AU-DEATH-01.
enum class Wound : std::uint8_t { scratch, winded, major, bleeding, out_cold, deadly };

Wound wound_of(std::int64_t total, const DeathOdds& odds) {
  if (total <= 1 || total < odds.needed) return Wound::deadly;
  if (total <= 4) return Wound::out_cold;
  if (total <= 9) return Wound::bleeding;
  if (total <= 14) return Wound::major;
  return total <= 19 ? Wound::winded : Wound::scratch;
}

Key word_of(Wound wound) {
  switch (wound) {
    case Wound::scratch: return "scratch"_k;
    case Wound::winded: return "winded"_k;
    case Wound::major: return "major_injury"_k;
    case Wound::bleeding: return "bleeding_injury"_k;
    case Wound::out_cold: return "out_cold"_k;
    case Wound::deadly: return "deadly"_k;
  }
  return {};
}

/// The GM names the limb and the injury. Source: AU-DEATH-02.
void injure(Resolution& r, CreatureId who) {
  impose(r, who, key::exhausted, until_short_rest());
  impose(r, who, key::injured, {});
  ask_gm_text(r, who, {"q_injury"_k, "injury_told"_k, "AU-DEATH-02"_k, {}});
}

void bleed(Resolution& r, CreatureId who) {
  remove(r, who, key::stabilized);
  impose(r, who, key::bleeding, {});
}

}  // namespace

void death_roll(Resolution& r, CreatureId who, DeathOdds odds) {
  if (!Actor(r, who).alive()) return;
  constexpr Key rule = "AU-DEATH-01"_k;
  odds.modifier += Actor(r, who).number(key::deathModifier);  // AU-DEATH-06
  const RollResult thrown = roll_die(r, 20, who, "death_roll"_k);
  const Wound wound = wound_of(thrown.value + odds.modifier, odds);
  log_roll(r, who, "death_roll"_k, thrown, odds.modifier, word_of(wound), rule);
  if (wound == Wound::deadly) return die(r, who);
  if (wound == Wound::winded) impose(r, who, key::exhausted, next_round());
  if (wound >= Wound::bleeding) bleed(r, who);
  if (wound == Wound::out_cold) fall_unconscious(r, who, key::cause::death);
  if (wound >= Wound::major) injure(r, who);
}

void death_save(Resolution& r, CreatureId who) {
  if (!Actor(r, who).alive()) return;
  constexpr Key rule = "AU-DEATH-04"_k;
  const std::int64_t modifier = Actor(r, who).number(key::deathModifier);  // AU-DEATH-06
  const RollResult thrown = roll_die(r, 20, who, "death_save"_k);
  const std::int64_t total = thrown.value + modifier;
  const bool dies = total <= 1, faints = !dies && total <= 4, holds = total >= 20;
  const Key outcome = dies ? "deadly"_k : faints ? "out_cold"_k : holds ? "stabilizes"_k : "bleeds_on"_k;
  log_roll(r, who, "death_save"_k, thrown, modifier, outcome, rule);
  if (dies) return die(r, who);
  if (holds) stabilize(r, who);
  if (faints && Actor(r, who).conscious()) fall_unconscious(r, who, key::cause::death);
}

void stabilize(Resolution& r, CreatureId who) {
  if (!Actor(r, who).has(key::bleeding)) return;
  remove(r, who, key::bleeding);
  impose(r, who, key::stabilized, until_short_rest());
}

void wake_roll(Resolution& r, CreatureId who) {
  const Actor actor(r, who);
  if (!actor.alive() || !(has_cause(actor, key::cause::stamina) || has_cause(actor, key::cause::nonlethal))) return;
  const bool spent = actor.number(key::stamina) == 0;
  const RollResult thrown = roll_die(r, 20, who, "wake"_k);
  const bool wakes = thrown.value == 20;
  log_roll(r, who, "wake"_k, thrown, 0, wakes ? "passed"_k : "failed"_k, "AU-UNC-03"_k);
  if (!wakes) return;
  if (spent) r.set(who, key::stamina, 1);
  end_cause(r, who, key::cause::stamina);
  end_cause(r, who, key::cause::nonlethal);
}

}  // namespace ft::rules::aura
