// Defences rolled in advance and published. Source: HM-ATK-01, HM-DEF-02 to 09, G-A1.
#include "rules/systems/heimr/combat/defence.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/creature/abilities.hpp"
#include "rules/systems/heimr/combat/attack.hpp"
#include "rules/systems/heimr/movement/board.hpp"
#include "rules/systems/heimr/turns/budget.hpp"
#include "rules/systems/heimr/conditions/effects.hpp"
#include "rules/systems/heimr/creature/carried.hpp"
#include "rules/systems/heimr/techniques/skills.hpp"

namespace ft::rules::heimr {

namespace {

const Record* record_in_hand(const Resolution& r, CreatureId who, ItemId id) {
  const Item* item = Actor(r.world(), who).item(id);
  return item ? record_of(r.system(), item->kind) : nullptr;
}

bool difficult(const World& world, CreatureId who) {
  const Creature& creature = world.creature(who);
  const CellTerrain* ground = terrain_at(world.scene(creature.scene), creature.place.cell);
  return ground && ground->difficult;
}

/// What the defender's state does to its consistency, whoever attacks: what a published defence has baked in.
Sum situation(const Resolution& r, CreatureId who, Key kind) {
  const Actor actor(r.world(), who);
  Sum sum;
  sum.add(key::ongoing_penalty, actor.number(key::ongoing_penalty) != 0 ? -2 : 0, "HM-ACT-03"_k);
  sum.add(key::prone, actor.has(key::prone) ? -2 : 0, "HM-POS-01"_k);
  sum.add(key::climbing, actor.has(key::climbing) ? -2 : 0, "HM-POS-05"_k);
  sum.add("difficult"_k, kind != key::block && difficult(r.world(), who) ? -1 : 0, "HM-GRID-08"_k);
  return sum.add(skill_modifiers(r, who, kind));
}

Sum uses(const Resolution& r, CreatureId who, Key kind) {
  const Actor actor(r.world(), who);
  Sum sum;
  if (kind == key::dodge) sum.add(key::dodge_uses, -2 * actor.number(key::dodge_uses), "HM-DEF-02"_k);
  if (kind == key::block) sum.add(key::block_uses, -2 * actor.number(key::block_uses), "HM-DEF-02"_k);
  return sum;
}

/// The ability to roll with this thing: the one that is worth most, of equal ones the first listed.
Key ability_for(const Resolution& r, CreatureId who, const DefenceWay& way) {
  if (way.kind == key::dodge) return "agility"_k;
  return best_ability(r, who, *record_in_hand(r, who, way.item));
}

/// Consistency twice plus potential: what the default goes by. Source: HM-DEF-05.
std::int64_t worth(const Pool& pool) { return 2 * pool.consistency.total() + pool.potential.total(); }

std::vector<DefenceWay> ways(const Resolution& r, CreatureId who) {
  std::vector<DefenceWay> all{{key::dodge, {}}};
  const Actor actor(r.world(), who);
  if (actor.number(key::dodge_ready) != 0) return all;  // HM-OTH-04
  if (const Item* shield = usable_shield(r.system(), actor)) all.push_back({key::block, shield->id});
  for (const Weapon& weapon : wielded_weapons(r.system(), actor)) all.push_back({key::parry, weapon.item});
  std::erase_if(all, [&](const DefenceWay& way) { return why_not_defend(r, who, way).has_value(); });
  return all;
}

Value value_of(const DefenceWay& way) { return way.item ? Value(way.item) : Value(way.kind); }

Question which(const Resolution& r, CreatureId who, const std::vector<DefenceWay>& open) {
  Question question{.asked = who,
                    .about = "q_next_defence"_k,
                    .params = {{"who"_k, who}},
                    .rule = "HM-DEF-05"_k,
                    .shape = Shape::one_of};
  std::int64_t best = INT64_MIN;
  for (const DefenceWay& way : open) {
    const Pool pool = defence_pool(r, who, way);
    const Item* item = way.item ? Actor(r.world(), who).item(way.item) : nullptr;
    question.options.push_back({value_of(way),
                                item ? "o_defence_with"_k : "o_dodge"_k,
                                {{"kind"_k, way.kind},
                                 {"item"_k, item ? Value(item->kind) : Value()},
                                 {"c"_k, pool.consistency.total()},
                                 {"p"_k, pool.potential.total()}}});
    if (worth(pool) <= best) continue;
    best = worth(pool);
    question.otherwise = value_of(way);
  }
  return question;
}

DefenceWay chosen(const std::vector<DefenceWay>& open, const Value& answer) {
  return *std::find_if(open.begin(), open.end(), [&](const DefenceWay& way) { return value_of(way) == answer; });
}

/// Throws it and makes it the published one.
RollResult publish(Resolution& r, CreatureId who, const DefenceWay& way, const Sum& extra) {
  Pool pool = defence_pool(r, who, way);
  const Key ability = ability_for(r, who, way);
  Condition made;
  made.key = key::defence;
  const Sum baked_in = situation(r, who, way.kind).add(extra);
  for (const Part& part : baked_in.parts()) made.data.set(part.source, part.value);
  pool.consistency.add(extra);
  const RollResult thrown = roll_pool(r, who, std::move(pool), way.kind);
  log_roll(r, who, thrown, way.kind, {}, "published"_k, "HM-DEF-05"_k, {});
  made.data.set("kind"_k, way.kind.hash);
  made.data.set("ability"_k, ability.hash);
  if (way.item) made.data.set("item"_k, static_cast<std::int64_t>(way.item.value));
  made.data.set("d6"_k, thrown.d6);
  made.data.set("raw"_k, thrown.raw);
  made.data.set("potential"_k, thrown.pool.potential.total());
  made.data.set("result"_k, thrown.result);
  discard_defence(r, who);
  made.id = {r.next_id()};
  made.source = who;
  r.emit(ConditionGained{who, std::move(made)});
  return thrown;
}

bool may_publish(const Resolution& r, CreatureId who) {
  return r.world().encounter_of(who) && Actor(r.world(), who).can_defend();
}

}  // namespace

std::optional<Defence> published_defence(const World& world, CreatureId who) {
  const Condition* found = Actor(world, who).find(key::defence);
  if (!found || !found->data.has("kind"_k)) return std::nullopt;  // a GM may give the bare condition
  const Numbers& data = found->data;
  return Defence{Key(static_cast<std::uint32_t>(data.get("kind"_k))),
                 {static_cast<std::uint64_t>(data.get("item"_k))},
                 Key(static_cast<std::uint32_t>(data.get("ability"_k))),
                 data.get("d6"_k),
                 data.get("raw"_k),
                 data.get("potential"_k),
                 data.get("result"_k)};
}

Verdict why_not_defend(const Resolution& r, CreatureId who, const DefenceWay& way) {
  const Actor actor(r.world(), who);
  if (!actor.held_ones().empty()) return Refusal{"E_GRABBING"_k, {}, {}};
  if (way.kind == key::dodge) return std::nullopt;
  const Item* item = actor.item(way.item);
  if (item && !in_use(r.system(), actor.world().campaign(), item->kind))
    return Refusal{"E_ARMOURY"_k, {{"item"_k, item->kind}}, {}};
  const Record* shield = item ? r.system().content().find(key::shield, item->kind) : nullptr;
  if (way.kind == key::block) {
    const Item* usable = usable_shield(r.system(), actor);
    return shield && usable && usable->id == way.item ? Verdict() : Refusal{"E_NO_SHIELD"_k, {}, {}};
  }
  const auto weapon = weapon_of(r.system(), actor, way.item);
  const bool wielded = weapon && weapon->melee() && item->placement != key::accessible &&
                       item->placement != key::pack && hands_usable(actor, *item) && !busy_climbing(actor, *item);
  if (!wielded) return Refusal{"E_NO_WEAPON"_k, {}, "HM-DEF-02"_k};
  const bool used = find_relation(r.world(), key::parried_with, who, way.item) != nullptr;
  return used ? Verdict(Refusal{"E_PARRY_USED"_k, {{"who"_k, who}}, {}}) : std::nullopt;
}

Pool defence_pool(const Resolution& r, CreatureId who, const DefenceWay& way) {
  Pool pool = pool_of(r, who, ability_for(r, who, way));
  if (const Record* with = way.item ? record_in_hand(r, who, way.item) : nullptr)
    pool.potential.add(with->id, with->number("bonus_p"_k), "HM-DEF-02"_k);
  pool.consistency.add(uses(r, who, way.kind)).add(situation(r, who, way.kind));
  return pool;
}

void publish_defence(Resolution& r, CreatureId who) { publish_defences(r, {who}); }

void publish_defences(Resolution& r, const std::vector<CreatureId>& who) {
  std::vector<Question> questions;
  std::vector<std::pair<CreatureId, std::vector<DefenceWay>>> asked;
  for (const CreatureId one : who) {
    if (!may_publish(r, one)) continue;
    asked.emplace_back(one, ways(r, one));
    if (asked.back().second.size() > 1) questions.push_back(which(r, one, asked.back().second));
  }
  const std::vector<Value> answers = questions.empty() ? std::vector<Value>() : r.ask_each(std::move(questions));
  std::size_t answer = 0;
  for (const auto& [one, open] : asked)
    (void)publish(r, one, open.size() > 1 ? chosen(open, answers[answer++]) : open.front(), {});
}

void discard_defence(Resolution& r, CreatureId who) { lose(r, who, key::defence); }

void defence_returns(Resolution& r, CreatureId who) {
  if (may_publish(r, who) && !Actor(r.world(), who).has(key::defence)) publish_defence(r, who);
}

namespace {

/// The published defence as a throw, tested against the fatigue of now. Source: HM-FAT-06.
Stand from_published(const Resolution& r, CreatureId who, const Defence& defence) {
  Stand stand{.made = true, .way = {defence.kind, defence.item}, .thrown = {}, .published = true};
  stand.thrown.pool.physical = !defence.ability || physical(r.system(), r.world().campaign(), defence.ability);
  stand.thrown.exhausted = stand.thrown.pool.physical && defence.raw < Actor(r.world(), who).number(key::fatigue);
  stand.thrown.pool.potential.keep("published"_k, defence.potential, "HM-DEF-05"_k);
  stand.thrown.d6 = defence.d6;
  stand.thrown.raw = defence.raw;
  stand.thrown.result = defence.result;
  return stand;
}

/// Thrown for this attack alone: the published one stays.
Stand fresh(Resolution& r, CreatureId who, const DefenceWay& way, const Sum& extra) {
  Pool pool = defence_pool(r, who, way);
  pool.consistency.add(extra);
  Stand stand{.made = true, .way = way, .thrown = roll_pool(r, who, std::move(pool), way.kind), .published = false};
  log_roll(r, who, stand.thrown, way.kind, {}, "published"_k, "HM-DEF-06"_k, {});
  return stand;
}

/// Dodge or block instead of a parry that does not help. Source: HM-DEF-06, W7, W14.
DefenceWay instead_of_parry(Resolution& r, CreatureId who) {
  std::vector<DefenceWay> open = ways(r, who);
  std::erase_if(open, [](const DefenceWay& way) { return way.kind == key::parry; });
  if (open.size() == 1) return open.front();
  Question question = which(r, who, open);
  question.about = "q_defence_against_shot"_k;
  question.rule = "HM-DEF-06"_k;
  question.otherwise = value_of(open.front());  // dodge
  return chosen(open, r.ask(std::move(question)));
}

bool takes_the_hit(Resolution& r, const Threat& threat) {  // Source: HM-DEF-08, W8, G-34
  if (r.house_rule("may_take_the_hit"_k) == 0) return false;
  return r.ask_yes({.asked = threat.target,
                    .about = "q_take_the_hit"_k,
                    .params = {{"who"_k, threat.target}, {"actor"_k, threat.attacker}},
                    .rule = "HM-DEF-08"_k,
                    .otherwise = false});
}

/// Modifiers that count now and were not baked in when it was published. Source: HM-DEF-07.
Sum not_baked_in(const Resolution& r, const Threat& threat, Key kind) {
  const Condition& published = *Actor(r.world(), threat.target).find(key::defence);
  Sum now = situation(r, threat.target, kind), added;
  now.add("blind_spot"_k, threat.blind_penalty, "HM-BLIND-05"_k);
  for (const Part& part : now.parts()) {
    const std::int64_t more = part.value - published.data.get(part.source);
    if (more < 0) added.add(part.source, more, part.rule);
  }
  return added;
}

/// The published defence, thrown afresh (or lowered) where the attack brings what it has not baked in. HM-DEF-07, G-33.
Stand met_by_published(Resolution& r, const Threat& threat, const Defence& defence) {
  const Sum changed = not_baked_in(r, threat, defence.kind);
  Stand stand = from_published(r, threat.target, defence);
  if (!changed.parts().empty() && r.house_rule("changed_defence"_k) == 0) {
    Sum blind;
    blind.add("blind_spot"_k, threat.blind_penalty, "HM-BLIND-05"_k);
    stand.thrown = publish(r, threat.target, stand.way, blind);
  } else if (!changed.parts().empty()) {
    stand.thrown.pool.potential.add(changed);
    stand.thrown.result += changed.total();
  }
  return stand;
}

/// +2 to dodging shots, on top of what was thrown. Source: HM-OTH-04, HM-DEF-07.
void add_readiness(const Resolution& r, const Threat& threat, Stand& stand) {
  const bool ready = Actor(r.world(), threat.target).number(key::dodge_ready) != 0;
  if (!ready || !threat.ranged || stand.way.kind != key::dodge) return;
  stand.thrown.pool.potential.add(key::dodge_ready, 2, "HM-OTH-04"_k);
  stand.thrown.result += 2;
}

}  // namespace

Stand settle_defence(Resolution& r, const Threat& threat) {
  const Actor target(r.world(), threat.target);
  const auto published = published_defence(r.world(), threat.target);
  if (!target.can_defend()) return {};
  Stand stand;
  if (threat.must_dodge) {
    Sum outmanoeuvring;
    outmanoeuvring.add("outmanoeuvre"_k, -1, "HM-GUARD-06"_k);
    stand = fresh(r, threat.target, {key::dodge, {}}, outmanoeuvring);
  } else if (!published) {
    return {};
  } else {
    const bool parry = published->kind == key::parry;
    const bool useless = parry && (threat.ranged || (threat.brawl && r.house_rule("parry_brawl"_k) == 0));  // G-56
    Sum blind;
    blind.add("blind_spot"_k, threat.blind_penalty, "HM-BLIND-05"_k);
    const DefenceWay way = useless ? instead_of_parry(r, threat.target) : DefenceWay{published->kind, published->item};
    if (takes_the_hit(r, threat) || !published_defence(r.world(), threat.target)) return {};
    stand = useless ? fresh(r, threat.target, way, blind) : met_by_published(r, threat, *published);
  }
  add_readiness(r, threat, stand);
  return stand;
}

void use_up(Resolution& r, CreatureId who, const Stand& stand) {
  if (stand.way.kind == key::dodge) r.set(who, key::dodge_uses, Actor(r.world(), who).number(key::dodge_uses) + 1);
  if (stand.way.kind == key::block) r.set(who, key::block_uses, Actor(r.world(), who).number(key::block_uses) + 1);
  if (stand.way.kind == key::parry) relate(r, key::parried_with, who, stand.way.item);
  if (stand.published) discard_defence(r, who);
}

}  // namespace ft::rules::heimr
