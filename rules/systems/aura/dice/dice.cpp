// Dice with Advantage and Disadvantage, and those that explode. Source: AU-DICE-01 to 05.
#include "rules/systems/aura/dice/dice.hpp"

#include <algorithm>

#include "rules/systems/aura/dice/roll_questions.hpp"

namespace ft::rules::aura {

namespace {

/// With `crit_any_d20` the GM may say what a natural 20 or 1 brings besides; what it decides stays as it is.
/// Source: AU-DICE-07.
void tell_luck(Resolution& r, CreatureId by, Key purpose, std::int64_t natural) {
  if ((natural != 20 && natural != 1) || r.house_rule("crit_any_d20"_k) == 0) return;
  ask_gm_text(r, by, {"q_luck"_k, "luck_told"_k, "AU-DICE-07"_k, {{"what"_k, purpose}, {"natural"_k, natural}}});
}

}  // namespace

RollResult roll_die(Resolution& r, int sides, CreatureId by, Key purpose, Edge edge) {
  RollResult thrown;
  const int first = r.roll(sides, by, purpose);
  if (edge.plain()) {
    thrown = {first, {{sides, first}}};
  } else {
    const int second = r.roll(sides, by, purpose);
    const bool keeps_first = edge.advantage ? first >= second : first <= second;
    thrown = {keeps_first ? first : second,
              {{.sides = sides, .face = first, .dropped = !keeps_first},
               {.sides = sides, .face = second, .dropped = keeps_first}}};
  }
  if (sides == 20) tell_luck(r, by, purpose, thrown.value);
  return thrown;
}

RollResult throw_exploding(Resolution& r, int sides, CreatureId by, Key purpose, Edge edge) {
  RollResult all;
  for (bool again = true; again;) {
    const RollResult link = roll_die(r, sides, by, purpose, edge);
    all.value += link.value;
    all.dice.insert(all.dice.end(), link.dice.begin(), link.dice.end());
    again = link.value == sides;
  }
  return all;
}

RollResult roll_dice(Resolution& r, const DiceText& dice, CreatureId by, Key purpose) {
  RollResult all{dice.plus, {}};
  for (int thrown = 0; thrown < dice.count; ++thrown) {
    const int face = r.roll(dice.sides, by, purpose);
    all.value += face;
    all.dice.push_back({dice.sides, face});
  }
  return all;
}

bool chance(Resolution& r, CreatureId by, Key purpose, std::int64_t dc, Key rule) {
  const RollResult thrown = roll_die(r, 20, by, purpose);
  const bool passed = thrown.value >= dc;
  const Sum total{{"die"_k, thrown.value, rule}}, target{{"dc"_k, dc, rule}};
  r.emit(RollMade{by, purpose, {}, thrown.dice, total, target, passed ? "passed"_k : "failed"_k, rule, {}});
  return passed;
}

bool fumbles(Resolution& r, CreatureId who) {
  return Actor(r, who).has(key::shaken) && !chance(r, who, "fumble"_k, 5, "AU-ITEM-06"_k);
}

namespace {
bool any_of(const Actor& actor, std::initializer_list<Key> conditions) {
  return std::any_of(conditions.begin(), conditions.end(), [&](Key one) { return actor.has(one); });
}
}  // namespace

Edge edge_of_attacks(const Actor& actor) { return {.disadvantage = any_of(actor, {key::dazed, key::blinded})}; }

Edge edge_of_skills(const Actor& actor, bool by_sight) {
  return {.disadvantage = actor.has(key::dazed) || (by_sight && actor.has(key::blinded))};
}

Edge edge_of_defences(const Actor& actor) {  // AU-UNC-01: the unconscious are treated as surprised
  return {.disadvantage = any_of(actor, {key::dazed, key::surprised, key::unconscious})};
}

}  // namespace ft::rules::aura
