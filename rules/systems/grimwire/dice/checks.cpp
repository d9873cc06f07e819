// Rolls and standing numbers. Source: grimwire.md 1.5, 3.1, 3.3.
#include "rules/systems/grimwire/dice/checks.hpp"

#include "rules/kernel/system.hpp"
#include "rules/systems/grimwire/creature/carried.hpp"
#include "rules/systems/grimwire/creature/mind.hpp"
#include "rules/systems/grimwire/dice/modifiers.hpp"

namespace ft::rules::grimwire {

Sum standing_number(const Resolution& r, const Roller& side) {
  const Actor actor(r.world(), side.who);
  const Key authored = authored_standing_number(side.attribute);
  Sum sum;
  if (actor.creature().numbers.has(authored))
    sum.keep(authored, actor.number(authored), "GW-DICE-01"_k);
  else
    sum.keep("standing_number"_k, 11).add(actor.attribute_sum(side.attribute));
  return sum.add(state_modifiers(r, side.who, side.attribute, side.purpose)).add(side.extra);
}

Key better_of(const Resolution& r, CreatureId who, const std::vector<Key>& attributes, Key purpose) {
  const auto total = [&](Key attribute) { return standing_number(r, {who, attribute, purpose, {}}).total(); };
  Key best = attributes.front();
  for (const Key attribute : attributes)
    if (total(attribute) > total(best)) best = attribute;
  return best;
}

Key choose_attribute(Resolution& r, CreatureId who, const std::vector<Key>& attributes, Key purpose, Key rule) {
  const Key best = better_of(r, who, attributes, purpose);
  if (attributes.size() == 1 || !Actor(r.world(), who).pc() || fails_undiced(r.world(), who, best)) return best;
  Question question{.asked = controller_of(r.world(), who),
                    .prompt = "q_attribute"_k,
                    .params = {{"who"_k, who}, {"purpose"_k, purpose}},
                    .rule = rule,
                    .shape = Shape::one_of};
  for (const Key attribute : attributes) {
    const std::int64_t bonus = standing_number(r, {who, attribute, purpose, {}}).total() - 11;
    question.options.push_back({attribute, "o_attribute"_k, {{"attribute"_k, attribute}, {"bonus"_k, bonus}}});
  }
  question.default_answer = best;
  return *r.ask(std::move(question)).as<Key>();
}

bool fails_undiced(const World& world, CreatureId who, Key attribute) {  // Source: GW-DICE-09, GW-COND-04, GW-PARA
  const Actor actor(world, who);
  if (actor.has(key::dead) || actor.unconscious()) return true;
  if (actor.has(key::paralysed) && (attribute == TOG || attribute == COR || attribute == AGL)) return true;
  return actor.has(key::stunned) && attribute == PER;
}

RollResult roll_d20(Resolution& r, const Roller& side) {
  if (fails_undiced(r.world(), side.who, side.attribute)) return {};
  const int natural = r.roll(20, side.who, side.purpose);
  const Actor actor(r.world(), side.who);
  RollResult thrown{natural, {}};
  thrown.total.keep("die"_k, natural).add(actor.attribute_sum(side.attribute));
  thrown.total.add(state_modifiers(r, side.who, side.attribute, side.purpose)).add(side.extra);
  return thrown;
}

namespace {

/// A natural 20 or 1 that is no attack: the GM may add something. Source: GW-DICE-05, GW-DICE-06.
void offer_side_effect(Resolution& r, const Roller& side, std::int64_t natural) {
  const bool attack = side.purpose == "attack"_k || side.purpose == "initiative_roll"_k;
  const bool lands = side.purpose == "grab"_k || side.purpose == "shove_aim"_k;  // attacks in the sense of GW-DICE-04
  const bool counts = (natural == 20 && !attack && !lands) || (natural == 1 && !attack);
  if (!counts || r.house_rule("side_effects"_k) == 0) return;
  Question question{.prompt = "q_side_effect"_k,
                    .params = {{"natural"_k, natural}, {"who"_k, side.who}},
                    .rule = natural == 20 ? "GW-DICE-05"_k : "GW-DICE-06"_k,
                    .shape = Shape::text,
                    .default_answer = "",
                    .secrecy = Secrecy::secret};
  const Value answer = r.ask(std::move(question));
  const std::string text = *answer.as<std::string>();
  if (!text.empty()) r.emit(LogLine{"side_effect"_k, {{"text"_k, text}, {"who"_k, side.who}}, "GW-DICE-05"_k, {}});
}

}  // namespace

int throw_instability(Resolution& r, CreatureId owner, std::int64_t sides, Key rule) {
  const int die = static_cast<int>(sides), face = r.roll(die, owner, "instability"_k);
  RollMade made;
  made.by = owner;
  made.purpose = "instability"_k;
  made.dice = {{die, face}};
  made.total.keep("die"_k, face);
  made.outcome = face >= 4 ? "worked"_k : "failed"_k;
  made.rule = rule;
  r.emit(std::move(made));
  return face;
}

void log_roll(Resolution& r, const Roller& side, const RollResult& thrown, const Sum& target, Key outcome, Key rule,
              Ref against) {
  RollMade made;
  made.by = side.who;
  made.purpose = side.purpose;
  made.against = against;
  if (thrown.natural > 0) made.dice = {{20, static_cast<std::int32_t>(thrown.natural)}};
  made.total = thrown.total;
  made.target = target;
  made.outcome = outcome;
  made.rule = rule;
  r.emit(std::move(made));
  offer_side_effect(r, side, thrown.natural);
}

Sum for_players(const Resolution& r, Sum target) {
  if (r.house_rule("open_numbers"_k) == 0) target.hide();
  return target;
}

CheckResult judge(Resolution& r, const FixedCheck& check) {
  const RollResult thrown = roll_d20(r, check.side);
  const bool passed = thrown.natural > 1 && thrown.total.total() >= check.target.total();
  log_roll(r, check.side, thrown, for_players(r, check.target), passed ? "passed"_k : "failed"_k, check.rule,
           check.against);
  return {passed, thrown.natural};
}

std::vector<Die> throw_dice(Resolution& r, DiceText dice, Ref by, Key purpose) {
  std::vector<Die> faces;
  for (int i = 0; i < dice.count; ++i) faces.push_back({dice.sides, r.roll(dice.sides, by, purpose)});
  return faces;
}

}  // namespace ft::rules::grimwire
