// Throwing oneself in the way, and raising a shield. Source: GW-SHIELD-01, GW-SHIELD-02.
#include "rules/systems/grimwire/shielding.hpp"

#include <algorithm>

#include "rules/kernel/system.hpp"
#include "rules/systems/grimwire/budget.hpp"
#include "rules/systems/grimwire/checks.hpp"
#include "rules/systems/grimwire/conditions.hpp"

namespace ft::rules::grimwire {

namespace {

CreatureId shields_against(const World& world, CreatureId shielder) {
  for (const Relation& relation : world.relations())
    if (relation.key == key::shielding_against && relation.from == Ref(shielder)) return relation.to.creature();
  return {};
}

bool may_shield(const Resolution& r, CreatureId who, const Attack& attack) {
  const Actor shielder(r.world(), who), target(r.world(), attack.target);
  if (who == attack.attacker || who == attack.target || shielder.hostile_to(target)) return false;
  if (shielder.creature().scene != target.creature().scene || !within_melee(r.world(), who, attack.target)) return false;
  if (!shielder.standing() || shielder.grappled() || shielder.has(key::surprised) || shielder.has("terror_failed"_k)) return false;
  const CreatureId against = shields_against(r.world(), who);
  return against ? against == attack.attacker : may_react(r, who, Reaction::auxiliary);
}

Question shield_question(const Attack& attack, CreatureId who) {
  Question question;
  question.asked = who;
  question.about = "q_shield_other"_k;
  question.params = {{"who"_k, who}, {"target"_k, attack.target}, {"actor"_k, attack.attacker}};
  question.rule = "GW-SHIELD-01"_k;
  question.otherwise = false;
  return question;
}

}  // namespace

std::vector<CreatureId> volunteers(Resolution& r, const Attack& attack) {
  if (attack.kind == AttackKind::supernatural) return {};
  std::vector<CreatureId> asked;
  std::vector<Question> questions;
  for (const Creature* creature : r.world().creatures())
    if (creature->place.kind != Place::Kind::nowhere && may_shield(r, creature->id, attack)) {
      asked.push_back(creature->id);
      questions.push_back(shield_question(attack, creature->id));
    }
  if (asked.empty()) return {};
  const std::vector<Value> answers = r.ask_each(std::move(questions));
  std::vector<CreatureId> willing;
  for (std::size_t i = 0; i < asked.size(); ++i)
    if (*answers[i].as<bool>()) willing.push_back(asked[i]);
  return willing;
}

void pay_shielding(Resolution& r, CreatureId shielder, CreatureId attacker) {
  if (shields_against(r.world(), shielder)) return;
  pay_reaction(r, shielder, Reaction::auxiliary);
  if (!conflict_of(r.world(), shielder)) return;
  r.emit(RelationMade{{{r.next_id()}, key::shielding_against, shielder, attacker, {}, false}});
}

CreatureId shield_others(Resolution& r, const Attack& attack, const std::vector<CreatureId>& willing,
                         const std::vector<CreatureId>& already_paid, std::optional<std::int64_t> attack_total) {
  std::vector<CreatureId> order = willing;
  order.insert(order.end(), already_paid.begin(), already_paid.end());
  std::sort(order.begin(), order.end());
  for (const CreatureId who : order) {
    if (std::find(willing.begin(), willing.end(), who) != willing.end()) pay_shielding(r, who, attack.attacker);
    Side side{who, AGL, "shielding"_k, {}};
    side.extra.add("shielding_bonus"_k, 5, "GW-SHIELD-01"_k);
    const Sum number = evade_number(r, attack);
    bool succeeds = false;
    if (Actor(r.world(), who).pc() || r.house_rule("npc_contests"_k) != 0) {
      const Thrown thrown = throw_d20(r, side);
      const std::int64_t wanted = attack_total ? *attack_total : number.total();
      succeeds = thrown.natural > 1 && thrown.total.total() >= wanted;  // a tied shielding succeeds: GW-PVP-02
      Sum target;
      target.keep("attack"_k, wanted, "GW-SHIELD-01"_k);
      log_roll(r, side, thrown, attack_total ? target : Sum(number).hide(), succeeds ? "shielded"_k : "failed"_k, "GW-SHIELD-01"_k, attack.attacker);
    } else {
      const std::int64_t standing = standing_number(r, side).total();
      succeeds = attack_total ? standing > *attack_total : standing >= number.total();
    }
    if (!succeeds) continue;
    note(r, "shields"_k, {{"who"_k, who}, {"target"_k, attack.target}}, "GW-SHIELD-01"_k);
    return who;
  }
  return {};
}

namespace {

/// The die that says what the blow does to the item: 1 breaks it for good, 2 repairably, 3 puts it out of use.
void item_is_struck(Resolution& r, CreatureId owner, ItemId id) {
  const Item item = *Actor(r.world(), owner).item(id);
  const std::int64_t own_die = item.numbers.get("stability"_k);
  const int die = own_die > 0 ? static_cast<int>(own_die) : 20;
  const int face = r.roll(die, owner, "instability"_k);
  note(r, "raises"_k, {{"who"_k, owner}, {"item"_k, item.kind}}, "GW-SHIELD-02"_k);
  if (face >= 4) return;
  if (face == 3)
    r.emit(ItemNumberSet{owner, id, "disabled"_k, 1});
  else
    r.emit(ItemNumberSet{owner, id, "broken"_k, face == 1 ? 2 : 1});
  const Key text = face == 1 ? "item_breaks_for_good"_k : face == 2 ? "item_breaks"_k : "item_disabled"_k;
  note(r, text, {{"item"_k, item.kind}}, "GW-SHIELD-02"_k);
}

std::int64_t bonus_of(const Resolution& r, CreatureId owner, ItemId id) {
  const Item* item = Actor(r.world(), owner).item(id);
  return r.system().content().at(key::weapon, item->kind).number("shielding"_k);
}

/// An NPC's own shield is raised only where it helps: the GM is asked then, default yes.
std::vector<ItemId> worth_raising(const Resolution& r, const FailedEvasion& failed) {
  const Actor defender(r.world(), failed.defender);
  std::vector<ItemId> shields = raisable_shields(r.system(), defender);
  if (!defender.pc())
    std::erase_if(shields, [&](ItemId id) { return bonus_of(r, failed.defender, id) < failed.missing; });
  return shields;
}

}  // namespace

bool raise_shield(Resolution& r, const FailedEvasion& failed) {
  const std::vector<ItemId> shields = worth_raising(r, failed);
  if (shields.empty()) return false;
  Question question;
  question.asked = failed.defender;
  question.about = "q_raise_shield"_k;
  question.rule = "GW-SHIELD-02"_k;
  question.shape = Shape::one_of;
  for (const ItemId id : shields) {
    const Key kind = Actor(r.world(), failed.defender).item(id)->kind;
    question.options.push_back({id, "o_raise"_k, {{"item"_k, kind}, {"bonus"_k, bonus_of(r, failed.defender, id)}}});
  }
  const Key first = Actor(r.world(), failed.defender).item(shields.front())->kind;
  question.params = {{"who"_k, failed.defender}, {"actor"_k, failed.attacker}, {"item"_k, first}};
  question.options.push_back({Key("o_decline"_k), "o_decline"_k, {}});
  question.otherwise = Actor(r.world(), failed.defender).pc() ? Value("o_decline"_k) : Value(shields.front());
  const Value answer = r.ask(std::move(question));
  const Ref* raised = answer.as<Ref>();
  if (!raised || bonus_of(r, failed.defender, raised->item()) < failed.missing) return false;
  item_is_struck(r, failed.defender, raised->item());
  return true;
}

}  // namespace ft::rules::grimwire
