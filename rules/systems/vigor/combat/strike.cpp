// One attack. Source: VG-ATK-01 to 04, VG-ATK-06 to 08, VG-POS-04, VG-POS-05, VG-PRONE-03, VG-SIZE-02, VG-REACT-02, VG-REACT-06,
// VG-ACT-11, VG-COV-02, VG-VIS-02.
#include "rules/systems/vigor/combat/strike.hpp"

#include <algorithm>

#include "rules/kernel/resolution/conditions.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/vigor/combat/area.hpp"
#include "rules/systems/vigor/combat/coating.hpp"
#include "rules/systems/vigor/combat/damage.hpp"
#include "rules/systems/vigor/combat/defense.hpp"
#include "rules/systems/vigor/combat/materials.hpp"
#include "rules/systems/vigor/combat/visibility.hpp"
#include "rules/systems/vigor/conditions/death.hpp"
#include "rules/systems/vigor/creature/distances.hpp"
#include "rules/systems/vigor/dice/checks.hpp"
#include "rules/systems/vigor/turns/moments.hpp"

namespace ft::rules::vigor {

Sum effective_guard(const Resolution& r, const Attack& attack) {
  const Actor attacker(r.world(), attack.attacker), target(r.world(), attack.target);
  Sum guard = guard_of(r.system(), target);
  if (!target.notices(attacker) && is_behind(r.world(), attack.attacker, attack.target))
    guard.add("behind"_k, -(guard.total() / 2), "VG-POS-04"_k);  // half, rounded up
  const std::int64_t larger = std::max<std::int64_t>(0, attacker.size_rank() - target.size_rank());
  guard.add("smaller"_k, 5 * larger, "VG-SIZE-02"_k);
  if (attack.weapon.melee()) return guard;  // VG-COV-02, VG-VIS-02
  if (const auto cover = cover_against(r.world(), attack)) guard.add("cover"_k, guard_of(r, *cover), "VG-COV-01"_k);
  const Shot shot{attack.attacker, attack.target, attack.center};
  return guard.add("visibility"_k, visibility_penalty(r, shot), "VG-VIS-02"_k);
}

namespace {

void log_canceled(Resolution& r, CreatureId who) { log_line(r, "act_canceled"_k, {{"who"_k, who}}, "VG-REACT-06"_k); }

/// What the attacker has found out about the target. Source: VG-ACT-11.
const Condition* weakness_of(const World& world, const Attack& attack) {
  for (const Condition* found : Actor(world, attack.attacker).all("weakness_found"_k))
    if (found->data.get("on"_k) == static_cast<std::int64_t>(attack.target.value)) return found;
  return nullptr;
}

void use_weakness(Resolution& r, const Attack& attack) {
  if (const Condition* found = weakness_of(r.world(), attack)) end_condition(r, attack.attacker, found->id);
}

/// Whether a response leaves the attacker unable, knocked down in its own turn, or without the weapon. Source: VG-REACT-06,
/// VG-PRONE-01.
bool is_unable(const Resolution& r, const Attack& attack) {
  const Actor attacker(r.world(), attack.attacker);
  const Encounter* encounter = attacker.encounter();
  const bool felled = encounter && encounter->turn == attack.attacker && knocked_down_now(r, attack.attacker);
  const bool able = attack.physical ? attacker.able_to_react() : attacker.able();
  return felled || !able || !weapon_of(r.system(), attacker, attack.weapon.item);
}

/// Whether a response leaves the target where the attack reaches it. Source: VG-REACT-06.
bool is_still_reached(Resolution& r, const Attack& attack) {
  const Actor target(r.world(), attack.target);
  if (target.has(key::dead) || target.has(key::escaped)) return false;
  if (attack.center) return feet_to(r.world(), attack.target, *attack.center) <= attack.radius;
  return !r.why_not([&](Resolution& again) { require_attack_legal(again, attack); });
}

Pool attack_pool(const Resolution& r, const Attack& attack) {  // Source: VG-ATK-01
  const Weapon& weapon = attack.weapon;
  std::vector<Key> kinds{"attack"_k};
  if (weapon.melee() && !weapon.is_art()) kinds.push_back("melee_attack"_k);
  Pool pool = pool_for(r, attack.attacker, "attack_roll"_k, Scope::action, kinds);
  add_ability(pool, Actor(r.world(), attack.attacker), attack.ability);
  if (r.house_rule("skill_dice_to_hit"_k) != 0) add_skill(r, pool, weapon.record->word("skill"_k));
  pool.step.add(attack.step);
  if (!attack.area && weakness_of(r.world(), attack)) pool.step.add("weakness_found"_k, 1, "VG-ACT-11"_k);
  if (reacts(Actor(r.world(), attack.attacker))) leave_out_charges(r, pool);
  if (weapon.melee() || attack.area) return pool;
  const bool far = feet_between(r.world(), attack.attacker, attack.target) > weapon.record->number("range_near"_k);
  if (far) pool.step.add("distant"_k, -1, "VG-ATK-06"_k);
  if (Actor(r.world(), attack.target).has(key::knocked_down)) pool.step.add("target_down"_k, -1, "VG-PRONE-03"_k);
  return pool;
}

void spend_shot(Resolution& r, const Attack& attack) {
  const Item* item = Actor(r.world(), attack.attacker).item(attack.weapon.item);
  if (!item || attack.weapon.record->number("ammo"_k) == 0) return;
  const std::int64_t left = std::max<std::int64_t>(0, item->numbers.get("ammo"_k) - 1);
  r.emit(ItemNumberSet{attack.attacker, item->id, "ammo"_k, left});
}

/// Whether a hit may kill it outright: the living that are incapacitated, by what can harm them. Source: VG-ATK-08.
bool may_be_killed(const Resolution& r, const Attack& attack, CreatureId who) {
  const Actor target(r.world(), who);
  const bool harmless = withstands(target, attack.weapon.quality) || attack.weapon.damage_value == 0;
  return target.incapacitated() && target.flag(key::living) && !harmless;
}

/// Those of the creatures hit that are killed outright; of all of them the GM is asked at once. Source: VG-ATK-08, G-38.
std::vector<CreatureId> killed_outright(Resolution& r, const Attack& attack, std::vector<CreatureId> hit) {
  const std::int64_t table = r.house_rule("coup_de_grace"_k);
  constexpr std::int64_t asks = 0, kills = 1;
  std::erase_if(hit, [&](CreatureId who) { return !may_be_killed(r, attack, who); });
  if (table != asks) return table == kills ? hit : std::vector<CreatureId>{};
  std::vector<Question> questions;
  for (const CreatureId who : hit) {
    Question question{.prompt = "q_killed"_k, .params = {{"who"_k, who}, {"actor"_k, attack.attacker}}};
    question.rule = "VG-ATK-08"_k;
    question.default_answer = true;
    questions.push_back(std::move(question));
  }
  std::vector<CreatureId> killed;
  const std::vector<Value> answers = questions.empty() ? std::vector<Value>{} : r.ask_each(std::move(questions));
  for (std::size_t i = 0; i < answers.size(); ++i)
    if (*answers[i].as<bool>()) killed.push_back(hit[i]);
  return killed;
}

/// Until the defense is chosen, where a table keeps the total from the defender. Source: VG-REACT-04.
Audience side_of_attacker(const Attack& attack) { return {Audience::Kind::players_of, {attack.attacker}}; }

void unveil(Resolution& r, const Attack& attack, std::int64_t total) {
  log_line(r, "attack_was"_k, {{"who"_k, attack.attacker}, {"total"_k, total}}, "VG-REACT-04"_k);
}

/// Everyone who sees the attack knows of the attacker from now on. Source: VG-POS-05.
void give_away(Resolution& r, const Attack& attack) {
  if (r.world().creature(attack.attacker).hidden) r.emit(CreatureHidden{.creature = attack.attacker, .hidden = false});
  unrelate_where(r, [&](const Relation& one) {
    if (one.key != key::unnoticed_by || one.from != Ref(attack.attacker)) return false;
    const CreatureId other = one.to.creature();
    return other == attack.target || line_of_sight(r.world(), attack.attacker, other);
  });
}

}  // namespace

std::optional<Struck> strike(Resolution& r, const Attack& attack) {
  note_attack(r, attack);
  const std::vector<CreatureId> reacted = moment(r, {"declares_attack"_k, attack.attacker, {attack.target}});
  if (!reacted.empty() && (is_unable(r, attack) || !is_still_reached(r, attack))) {
    log_canceled(r, attack.attacker);
    return std::nullopt;
  }
  const Shot shot{attack.attacker, attack.target, attack.center};
  if (attack.weapon.ranged() && is_lost_in_vacuum(r, shot, attack.weapon.record->word("damage_type"_k))) {
    log_canceled(r, attack.attacker);
    return std::nullopt;
  }
  const Sum guard = effective_guard(r, attack);
  const Pool pool = attack_pool(r, attack);
  const Throw thrown = throw_pool(r, pool);
  Struck struck{.target = attack.target, .hit = thrown.total.total() > guard.total(), .total = thrown.total.total()};
  const bool spent = std::ranges::find(reacted, attack.target) != reacted.end();       // VG-REACT-02
  const bool asked = !spent && (struck.hit || r.house_rule("defense_window"_k) != 0);  // G-45
  const bool veiled = asked && r.house_rule("show_attack_total"_k) == 0;
  log_roll(r, pool, thrown, guard, struck.hit ? "hit"_k : "missed"_k, "VG-ATK-03"_k, attack.target,
           veiled ? side_of_attacker(attack) : Audience{});
  spend_shot(r, attack);
  use_weakness(r, attack);
  if (asked && defends(r, attack, struck.total)) struck.hit = false;
  if (veiled) unveil(r, attack, struck.total);
  if (struck.hit && !killed_outright(r, attack, {attack.target}).empty())
    die(r, attack.target, "VG-ATK-08"_k);
  else if (struck.hit)
    struck.suffered = deal_damage(r, attack);
  spend_coating(r, attack, struck.suffered);
  give_away(r, attack);
  return struck;
}

namespace {

/// Those that the responses left in the area. Source: VG-REACT-06, VG-ATK-07.
void keep_reached(Resolution& r, Attack attack, std::vector<CreatureId>& targets) {
  std::erase_if(targets, [&](CreatureId target) {
    attack.target = target;
    return !is_still_reached(r, attack);
  });
}

/// Those whose Guard the total beats and who do not evade, each asked in turn. Source: VG-ATK-07, VG-REACT-02.
std::vector<CreatureId> hit_by(Resolution& r, Attack attack, const std::vector<CreatureId>& targets,
                               const std::vector<CreatureId>& reacted, std::int64_t total) {
  std::vector<CreatureId> hit;
  for (const CreatureId target : targets) {
    attack.target = target;
    const Sum guard = effective_guard(r, attack);
    const bool beaten = total > guard.total();
    r.emit(Calculated{target, key::guard, guard, "VG-ATK-02"_k, {}});
    const Audience readers = r.house_rule("show_attack_total"_k) == 0 ? side_of_attacker(attack) : Audience{};
    log_line(r, beaten ? "area_hits"_k : "area_misses"_k, {{"who"_k, target}, {"total"_k, total}}, "VG-ATK-07"_k,
             readers);
    const bool spent = std::ranges::find(reacted, target) != reacted.end();
    const bool asked = !spent && (beaten || r.house_rule("defense_window"_k) != 0);
    const bool evades = asked && defends(r, attack, total);
    if (beaten && !evades) hit.push_back(target);
  }
  return hit;
}

/// One damage roll, landed on each; what it destroys of cover still covered the others. Source: VG-ATK-07, VG-COV-05.
std::vector<Struck> harm_all(Resolution& r, Attack attack, const std::vector<CreatureId>& hurt, std::int64_t total) {
  attack.target = {};
  const std::int64_t damage = hurt.empty() ? 0 : roll_damage(r, attack);
  std::vector<Hit> hits;
  for (const CreatureId target : hurt) {
    attack.target = target;
    hits.push_back(hit_of(r.world(), attack, damage));
  }
  std::vector<Struck> all;
  std::vector<CreatureId> harmed;
  for (const Hit& hit : hits) {
    all.push_back({.target = hit.target, .hit = true, .total = total, .suffered = damage > 0 ? land(r, hit) : 0});
    if (all.back().suffered > 0) harmed.push_back(hit.target);
  }
  ask_what_becomes_of(r, attack.weapon.record->word("damage_type"_k), harmed);
  return all;
}

}  // namespace

std::optional<std::vector<Struck>> strike_area(Resolution& r, Attack attack, std::vector<CreatureId> targets) {
  for (const CreatureId target : targets) {
    attack.target = target;
    note_attack(r, attack);
  }
  const std::vector<CreatureId> declared = targets;
  const std::vector<CreatureId> reacted = moment(r, {"declares_attack"_k, attack.attacker, declared});
  if (!reacted.empty()) keep_reached(r, attack, targets);
  if (!reacted.empty() && (is_unable(r, attack) || (targets.empty() && !attack.center))) {
    log_canceled(r, attack.attacker);
    return std::nullopt;
  }
  const Pool pool = attack_pool(r, attack);
  const Throw thrown = throw_pool(r, pool);
  const std::int64_t total = thrown.total.total();
  const bool veiled = r.house_rule("show_attack_total"_k) == 0;
  log_roll(r, pool, thrown, {}, {}, "VG-ATK-07"_k, {}, veiled ? side_of_attacker(attack) : Audience{});
  std::vector<CreatureId> hurt = hit_by(r, attack, targets, reacted, total);
  if (veiled) unveil(r, attack, total);
  for (const CreatureId target : killed_outright(r, attack, hurt)) {
    die(r, target, "VG-ATK-08"_k);
    std::erase(hurt, target);
  }
  const std::vector<Struck> struck = harm_all(r, attack, hurt, total);
  for (const CreatureId target : declared) {
    attack.target = target;
    give_away(r, attack);
  }
  const auto harmed = std::ranges::find_if(struck, [](const Struck& one) { return one.suffered > 0; });
  if (harmed == struck.end()) return struck;
  attack.target = harmed->target;
  spend_coating(r, attack, harmed->suffered);
  return struck;
}

}  // namespace ft::rules::vigor
