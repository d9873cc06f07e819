// Active defences: which are legal, their numbers, the choice, the roll. Source: TD-DEF-01 to 07, TD-BLOCK-02, TD-PARRY-02 to 04,
// TD-DODGE-03, TD-RNG-08.
#include "rules/systems/threed6/combat/defences.hpp"

#include <algorithm>

#include "rules/kernel/maps/facing.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/combat/damage.hpp"
#include "rules/systems/threed6/conditions/injury.hpp"
#include "rules/systems/threed6/creature/sheet.hpp"

namespace ft::rules::threed6 {

namespace {

Key class_of(const Resolution& r, const Attack& attack) { return weapon_used(r, attack).record->word("class"_k); }

/// What this attacker's feint takes off. Source: TD-FEINT-03.
std::int64_t feint_penalty(const Resolution& r, const Attack& attack) {
  const Relation* tie = find_relation(r.world(), key::feinted, attack.attacker, attack.target);
  const std::int64_t turn = Actor(r.world(), attack.attacker).number(key::turns_taken);
  return tie && tie->data.get("turn_of_use"_k) == turn ? -tie->data.get("n"_k) : 0;
}

/// Source: TD-DEF-03.
void add_situation(const Resolution& r, const Attack& attack, Key kind, Sum& number) {
  const Actor target(r.world(), attack.target);
  const Condition* increased = target.find(key::increased_defense);
  const bool raised = increased && increased->source_key == kind;
  number.add(key::increased_defense, raised ? 2 : 0, "TD-AOD-01"_k);
  number.add(key::stunned, target.stunned() ? -4 : 0, "TD-STUN-01"_k);
  number.add("posture"_k, effects_of(target.posture()).defence, "TD-POST-02"_k);
  number.add(key::feinted, feint_penalty(r, attack), "TD-FEINT-03"_k);
}

/// Whether this weapon may parry now. Source: TD-PARRY-02.
bool may_parry(const Actor& target, const Weapon& weapon) {
  if (!weapon.item) return true;  // an empty hand
  const bool thrown_off =
      weapon.record->flag("unbalanced"_k) && target.item(weapon.item)->numbers.get(key::attacked_with) != 0;
  return weapon.record->flag("can_parry"_k) && is_ready(target, weapon) && !thrown_off;
}

void add_parries(const Resolution& r, const Attack& attack, std::vector<Defence>& open) {
  const Key kind = class_of(r, attack);
  const Actor target(r.world(), attack.target);
  const bool hasty = target.encounter() && target.number(key::maneuver) == key::move_and_attack.hash;  // TD-MNA-03
  if (hasty || (kind != "melee"_k && kind != "thrown"_k)) return;
  const bool small = weapon_used(r, attack).record->number("weight"_k) <= 100;
  for (const Weapon& weapon : weapons_at_hand(r.system(), target)) {
    if (!may_parry(target, weapon)) continue;
    Sum number = parry_sum(r.system(), target, weapon);
    number.add("thrown_weapon"_k, kind != "thrown"_k ? 0 : small ? -2 : -1, "TD-DEF-05"_k);
    const std::int64_t before = target.encounter() ? target.number(key::parries) : 0;
    number.add(key::parries, -r.house_rule("parry_cumulative"_k) * before, "TD-PARRY-03"_k);
    add_situation(r, attack, key::parry, number);
    open.push_back({key::parry, weapon.item, number});
  }
}

void add_block(const Resolution& r, const Attack& attack, std::vector<Defence>& open) {
  const Key kind = class_of(r, attack);
  const Actor target(r.world(), attack.target);
  const Item* shield = best_shield(r.system(), target);
  const bool used = target.number(key::block_used) != 0;  // TD-BLOCK-02
  if (!shield || used || kind == "firearm"_k || kind == "beam"_k) return;
  Sum number = block_sum(r.system(), target, r.system().content().at(key::shield, shield->kind));
  add_situation(r, attack, key::block, number);
  open.push_back({key::block, shield->id, number});
}

}  // namespace

namespace {

/// In one of the three directions opposite to the front. Source: section 6, row 63; switch back_attack.
bool comes_from_behind(const Resolution& r, const Attack& attack) {
  const Creature &target = r.world().creature(attack.target), &attacker = r.world().creature(attack.attacker);
  const Scene& scene = r.world().scene(target.scene);
  const bool has_directions = scene.grid != Scene::Grid::zones;
  if (!has_directions || r.house_rule("back_attack"_k) == 0) return false;
  const std::int32_t toward = direction_of(scene, facing_toward(scene, target, attacker));
  return angle_between(scene, direction_of(scene, target.facing), toward) > 90;
}

}  // namespace

std::vector<Defence> defences_against(const Resolution& r, const Attack& attack) {
  const Actor target(r.world(), attack.target);
  std::vector<Defence> open;
  if (!target.may_defend_against(attack.attacker) || comes_from_behind(r, attack)) return open;
  Sum dodge = dodge_sum(r.system(), target);
  add_situation(r, attack, key::dodge, dodge);
  open.push_back({key::dodge, {}, dodge});  // TD-DODGE-02: as often as it is attacked
  add_parries(r, attack, open);
  add_block(r, attack, open);
  return open;
}

namespace {

Value value_of(const Defence& defence) {
  if (defence.item) return defence.item;
  return defence.kind == key::dodge ? Value(key::dodge) : Value("bare_hand"_k);
}

Option option_of(const Actor& target, const Defence& defence) {
  const std::int64_t n = defence.number.total();
  if (defence.kind == key::dodge) return {value_of(defence), "o_dodge"_k, {{"n"_k, n}}};
  if (!defence.item) return {value_of(defence), "o_parry_unarmed"_k, {{"n"_k, n}}};
  const Key text = defence.kind == key::parry ? "o_parry"_k : "o_block"_k;
  return {value_of(defence), text, {{"item"_k, target.item(defence.item)->kind}, {"n"_k, n}}};
}

/// Says in the question what a defence would cost. Source: TD-DEF-01, TD-DEF-06.
Key first_question(const Resolution& r, CreatureId who) {
  if (find_relation(r.world(), key::aims_at, who, {})) return "q_defence_spoils_aim"_k;
  return Actor(r.world(), who).has(key::concentrating) ? "q_defence_disturbs"_k : "q_defence"_k;
}

/// key: of first_question or q_second_defence; hits: of the attack so far.
struct Prompt {
  Key key;
  std::int64_t hits = 1;
};

/// The chosen one, or none. Source: TD-DEF-01.
const Defence* chosen(Resolution& r, const Attack& attack, const Prompt& prompt, const std::vector<Defence>& open) {
  if (open.empty()) return nullptr;
  const auto lower = [](const Defence& a, const Defence& b) { return a.number.total() < b.number.total(); };
  Question question{.asked = attack.target,
                    .prompt = prompt.key,
                    .params = {{"actor"_k, attack.attacker}, {"who"_k, attack.target}},
                    .rule = "TD-DEF-01"_k,
                    .shape = Shape::one_of,
                    .default_answer = value_of(*std::max_element(open.begin(), open.end(), lower)),
                    .max_damage = prompt.hits * most_injury(r, attack)};
  for (const Defence& defence : open) question.options.push_back(option_of(Actor(r.world(), attack.target), defence));
  question.options.push_back({"no_defence"_k, "o_none"_k, {}});
  const Value answer = r.ask(std::move(question));
  for (const Defence& defence : open)
    if (answer == value_of(defence)) return &defence;
  return nullptr;
}

/// Source: TD-AIM-04.
void spoil_aim(Resolution& r, CreatureId who) {
  if (!find_relation(r.world(), key::aims_at, who, {})) return;
  unrelate(r, key::aims_at, who, {});
  log_line(r, "aim_spoiled"_k, {{"who"_k, who}}, "TD-AIM-04"_k);
}

/// The attacker's limb meets the weapon that parried. Source: TD-PARRY-04.
void counter(Resolution& r, const Attack& attack, ItemId weapon) {
  const CreatureId parrier = attack.target;
  const Weapon held = weapon_of(r.system(), Actor(r.world(), parrier), weapon);
  const Sum skill = skill_sum(r.system(), Actor(r.world(), parrier), held.record->word("skill"_k));
  if (!roll_success(r, {parrier, "counter"_k, skill, "TD-PARRY-04"_k, attack.attacker}).success) return;
  const Attack blow{parrier, attack.attacker, weapon, held.mode({})->word("mode"_k), "attack"_k};
  hurt(r, attack.attacker, roll_damage(r, blow, DamageDice::rolled));
}

/// The hits that a defence stops: a dodge against many one and its margin, else all. Source: TD-RNG-08, TD-DODGE-03.
std::int64_t stopped(const Defence& defence, const Margin& thrown, std::int64_t hits) {
  if (!thrown.success) return 0;
  return defence.kind == key::dodge && !thrown.critical ? std::min(hits, 1 + thrown.margin) : hits;
}

/// Source: TD-DEF-02, TD-DEF-06.
Margin rolls(Resolution& r, const Attack& attack, const Defence& defence) {
  const CreatureId who = attack.target;
  if (defence.kind == key::block) r.set(who, key::block_used, 1);
  if (defence.kind == key::parry) r.set(who, key::parries, Actor(r.world(), who).number(key::parries) + 1);
  const Key purpose = defence.kind == key::dodge   ? "dodge_roll"_k
                      : defence.kind == key::parry ? "parry_roll"_k
                                                   : "block_roll"_k;
  const Margin thrown = throw_against(r, who, defence.number.total(), purpose);
  log_throw(r, {who, purpose, defence.number, "TD-DEF-01"_k, attack.attacker}, thrown,
            thrown.success ? "defended"_k : "failed"_k);
  spoil_aim(r, who);
  test_concentration(r, who);
  const bool unarmed = weapon_used(r, attack).unarmed();
  if (thrown.success && defence.kind == key::parry && defence.item && unarmed) counter(r, attack, defence.item);
  return thrown;
}

}  // namespace

std::int64_t hits_left(Resolution& r, const Attack& attack, std::int64_t hits) {
  std::vector<Defence> open = defences_against(r, attack);
  const Defence* first = chosen(r, attack, {first_question(r, attack.target), hits}, open);
  if (!first) return hits;
  const Defence tried = *first;
  const Margin roll = rolls(r, attack, tried);
  if (roll.success) return hits - stopped(tried, roll, hits);
  if (!Actor(r.world(), attack.target).has(key::double_defense)) return hits;
  open = defences_against(r, attack);  // TD-DEF-07: a different one
  const bool other_hand = !tried.item && has_two_empty_hands(Actor(r.world(), attack.target));
  std::erase_if(open, [&](const Defence& one) {
    return one.kind == tried.kind && one.item == tried.item && !(one.kind == key::parry && other_hand);
  });
  const Defence* second = chosen(r, attack, {"q_second_defence"_k, hits}, open);
  if (!second) return hits;
  const Defence last = *second;
  return hits - stopped(last, rolls(r, attack, last), hits);
}

}  // namespace ft::rules::threed6
