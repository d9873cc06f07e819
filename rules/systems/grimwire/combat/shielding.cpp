// Throwing oneself in the way, and raising a shield. Source: GW-SHIELD-01, GW-SHIELD-02.
#include "rules/systems/grimwire/combat/shielding.hpp"

#include <algorithm>

#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/grimwire/creature/mind.hpp"
#include "rules/systems/grimwire/creature/notice.hpp"
#include "rules/systems/grimwire/creature/passives.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"
#include "rules/systems/grimwire/dice/contests.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"

namespace ft::rules::grimwire {

CreatureId shields_against(const World& world, CreatureId shielder) {
  const Relation* shielding = find_relation(world, key::shielding_against, shielder, {});
  return shielding ? shielding->to.creature() : CreatureId{};
}

namespace {

bool may_shield(const Resolution& r, CreatureId who, const Attack& attack) {
  const Actor shielder(r.world(), who), target(r.world(), attack.target);
  if (who == attack.attacker || who == attack.target || shielder.hostile_to(target)) return false;
  const std::int64_t reach = 3 + passive_bonus(r.system(), shielder, "shield_range"_k);
  const bool near =
      shielder.creature().scene == target.creature().scene && metres_between(r.world(), who, attack.target) <= reach;
  return near && could_shield_from(r, who, attack.attacker) && sees(r, who, attack.target);
}

/// Shielding against the same attacker again this round is paid already.
Question shield_question(const Resolution& r, const Attack& attack, CreatureId who) {
  const ReactionCost pays = shields_against(r.world(), who) ? ReactionCost::free : ReactionCost::auxiliary;
  Question question{.asked = controller_of(r.world(), who),
                    .prompt = "q_shield_other"_k,
                    .params = {{"who"_k, who},
                               {"target"_k, attack.target},
                               {"actor"_k, attack.attacker},
                               {"price"_k, price_of(r, who, pays)}},
                    .rule = "GW-SHIELD-01"_k,
                    .default_answer = false};
  return question;
}

}  // namespace

bool could_shield_from(const Resolution& r, CreatureId who, CreatureId attacker) {
  const Actor shielder(r.world(), who);
  if (!shielder.standing() || shielder.grappled() || shielder.has(key::surprised) || shielder.has("terror_failed"_k))
    return false;
  const CreatureId against = shields_against(r.world(), who);
  return against ? against == attacker : may_react(r, who, ReactionCost::auxiliary);
}

std::vector<CreatureId> volunteers(Resolution& r, const Attack& attack, const std::vector<CreatureId>& leapt) {
  if (attack.kind == AttackKind::supernatural) return {};
  std::vector<CreatureId> asked;
  std::vector<Question> questions;
  for (const Creature* creature : r.world().creatures()) {
    const bool comes_anyway = std::find(leapt.begin(), leapt.end(), creature->id) != leapt.end();
    if (creature->place.kind == Place::Kind::nowhere || comes_anyway || !may_shield(r, creature->id, attack)) continue;
    asked.push_back(creature->id);
    questions.push_back(shield_question(r, attack, creature->id));
  }
  if (asked.empty()) return {};
  const std::vector<Value> answers = r.ask_each(std::move(questions));
  std::vector<CreatureId> willing;
  for (std::size_t i = 0; i < asked.size(); ++i)
    if (*answers[i].as<bool>()) willing.push_back(asked[i]);
  return willing;
}

namespace {
/// Sets the attacker that the creature shields against for the rest of the round.
void bind_to(Resolution& r, CreatureId shielder, CreatureId attacker) {
  if (shields_against(r.world(), shielder) || !r.world().encounter_of(shielder)) return;
  relate(r, key::shielding_against, shielder, attacker);
}
}  // namespace

void pay_shielding(Resolution& r, CreatureId shielder, CreatureId attacker) {
  if (shields_against(r.world(), shielder)) return;
  pay_reaction(r, shielder, ReactionCost::auxiliary);
  bind_to(r, shielder, attacker);
}

namespace {

/// AGL + 5 against the attack: a PC rolls, an NPC stands on its number. Source: GW-SHIELD-01, G-54.
bool gets_in_the_way(Resolution& r, CreatureId who, const Attack& attack, std::optional<std::int64_t> attack_total) {
  Roller side{who, AGL, "shielding"_k, {}};
  side.extra.add("shielding_bonus"_k, 5, "GW-SHIELD-01"_k);
  side.extra.add("technique_bonus"_k, passive_bonus(r.system(), Actor(r.world(), who), "shield_roll"_k),
                 "GW-DATA-05"_k);
  Sum number = evade_number(r, attack);
  if (!Actor(r.world(), who).pc() && r.house_rule("npc_contests"_k) == 0) {
    const std::int64_t standing = standing_number(r, side).total();
    return attack_total ? standing > *attack_total : standing >= number.total();
  }
  const RollResult thrown = roll_d20(r, side);
  Sum rolled;
  rolled.keep("attack"_k, attack_total.value_or(0), "GW-SHIELD-01"_k);
  const Sum target = attack_total ? rolled : r.house_rule("open_numbers"_k) == 0 ? number.hide() : number;
  const std::int64_t over = thrown.total.total() - target.total();
  const bool tie = attack_total && thrown.natural > 1 && over == 0;
  const bool succeeds = tie ? wins_tie(r, who, attack.attacker, true) : thrown.natural > 1 && over >= 0;
  log_roll(r, side, thrown, target, succeeds ? "shielded"_k : "failed"_k, "GW-SHIELD-01"_k, attack.attacker);
  return succeeds;
}

}  // namespace

CreatureId shield_others(Resolution& r, const Attack& attack, const ShieldVolunteers& declared,
                         std::optional<std::int64_t> attack_total) {
  if (attack.kind == AttackKind::supernatural) return {};
  std::vector<CreatureId> order = declared.willing;
  order.insert(order.end(), declared.leapt.begin(), declared.leapt.end());
  std::sort(order.begin(), order.end());
  for (const CreatureId who : order) {
    if (!Actor(r.world(), who).able()) continue;  // gone down meanwhile
    const bool pays = std::find(declared.willing.begin(), declared.willing.end(), who) != declared.willing.end();
    pays ? pay_shielding(r, who, attack.attacker) : bind_to(r, who, attack.attacker);
    if (!gets_in_the_way(r, who, attack, attack_total)) continue;
    log_line(r, "shields"_k, {{"who"_k, who}, {"target"_k, attack.target}}, "GW-SHIELD-01"_k);
    return who;
  }
  return {};
}

namespace {

/// Rolls the blow's effect on the item: 1 breaks it for good, 2 repairably, 3 puts it out of use.
void item_is_struck(Resolution& r, CreatureId owner, ItemId id) {
  const Item item = *Actor(r.world(), owner).item(id);
  const std::int64_t own_die = item.numbers.get("stability"_k);
  const int face = throw_instability(r, owner, own_die > 0 ? own_die : 20, "GW-SHIELD-02"_k);
  log_line(r, "raises"_k, {{"who"_k, owner}, {"item"_k, item.kind}}, "GW-SHIELD-02"_k);
  if (face >= 4) return;
  if (face == 3)
    r.emit(ItemNumberSet{owner, id, "disabled"_k, 1});
  else
    r.emit(ItemNumberSet{owner, id, "broken"_k, face == 1 ? 2 : 1});
  const Key text = face == 1 ? "item_breaks_for_good"_k : face == 2 ? "item_breaks"_k : "item_disabled"_k;
  log_line(r, text, {{"item"_k, item.kind}}, "GW-SHIELD-02"_k);
}

std::int64_t bonus_of(const Resolution& r, CreatureId owner, ItemId id) {
  const Item* item = Actor(r.world(), owner).item(id);
  return r.system().content().at(key::weapon, item->kind).number("shielding"_k);
}

Raised raised_with(std::int64_t bonus, const FailedEvasion& failed) {
  if (bonus >= failed.missing) return Raised::turned;
  return failed.to_tie > 0 && bonus >= failed.to_tie ? Raised::tied : Raised::no;
}

/// What may be raised and helps; an NPC raises nothing for a tie.
std::vector<ItemId> worth_raising(const Resolution& r, const FailedEvasion& failed) {
  const Actor defender(r.world(), failed.defender);
  std::vector<ItemId> shields = raisable_shields(r.system(), defender);
  std::erase_if(shields, [&](ItemId id) {
    const Raised raised = raised_with(bonus_of(r, failed.defender, id), failed);
    return defender.pc() ? raised == Raised::no : raised != Raised::turned;
  });
  return shields;
}

}  // namespace

Raised raise_shield(Resolution& r, const FailedEvasion& failed) {  // Source: GW-SHIELD-02, GW-WIN-07
  const std::vector<ItemId> shields = worth_raising(r, failed);
  if (shields.empty()) return Raised::no;
  Question question{.asked = controller_of(r.world(), failed.defender),
                    .prompt = "q_raise_shield"_k,
                    .rule = "GW-SHIELD-02"_k,
                    .shape = Shape::one_of};
  for (const ItemId id : shields) {
    const Key kind = Actor(r.world(), failed.defender).item(id)->kind;
    question.options.push_back({id, "o_raise"_k, {{"item"_k, kind}, {"bonus"_k, bonus_of(r, failed.defender, id)}}});
  }
  const Key first = Actor(r.world(), failed.defender).item(shields.front())->kind;
  question.params = {{"who"_k, failed.defender}, {"actor"_k, failed.attacker}, {"item"_k, first}};
  question.options.push_back({Key("o_decline"_k), "o_decline"_k, {}});
  question.default_answer = Actor(r.world(), failed.defender).pc() ? Value("o_decline"_k) : Value(shields.front());
  const Value answer = r.ask(std::move(question));
  const Ref* raised = answer.as<Ref>();
  if (!raised) return Raised::no;
  const Raised outcome = raised_with(bonus_of(r, failed.defender, raised->item()), failed);
  if (outcome == Raised::turned) {
    item_is_struck(r, failed.defender, raised->item());
  } else {
    const Key kind = Actor(r.world(), failed.defender).item(raised->item())->kind;
    log_line(r, "raises_to_tie"_k, {{"who"_k, failed.defender}, {"item"_k, kind}}, "GW-SHIELD-02"_k);
  }
  return outcome;
}

}  // namespace ft::rules::grimwire
