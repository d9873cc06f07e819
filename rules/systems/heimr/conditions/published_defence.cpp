// A defence that was rolled in advance, and what it is rolled with. Source: HM-ATK-01, HM-DEF-02 to 05, G-A1.
#include "rules/systems/heimr/conditions/published_defence.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/resolution/conditions.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/creature/abilities.hpp"
#include "rules/systems/heimr/creature/carried.hpp"
#include "rules/systems/heimr/creature/known_skills.hpp"
#include "rules/systems/heimr/creature/states.hpp"

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

bool may_publish(const Resolution& r, CreatureId who) {
  return r.world().encounter_of(who) && Actor(r.world(), who).can_defend();
}

}  // namespace

Sum defence_situation(const Resolution& r, CreatureId who, Key kind) {
  const Actor actor(r.world(), who);
  Sum sum;
  sum.add(key::ongoing_penalty, actor.number(key::ongoing_penalty) != 0 ? -2 : 0, "HM-ACT-03"_k);
  sum.add(key::prone, actor.has(key::prone) ? -2 : 0, "HM-POS-01"_k);
  sum.add(key::climbing, actor.has(key::climbing) ? -2 : 0, "HM-POS-05"_k);
  sum.add("difficult"_k, kind != key::block && difficult(r.world(), who) ? -1 : 0, "HM-GRID-08"_k);
  return sum.add(skill_modifiers(r, who, kind));
}

std::vector<DefenceWay> defence_ways(const Resolution& r, CreatureId who) {
  std::vector<DefenceWay> all{{key::dodge, {}}};
  const Actor actor(r.world(), who);
  if (actor.number(key::dodge_ready) != 0) return all;  // HM-OTH-04
  if (const Item* shield = usable_shield(r.system(), actor)) all.push_back({key::block, shield->id});
  for (const Weapon& weapon : wielded_weapons(r.system(), actor)) all.push_back({key::parry, weapon.item});
  std::erase_if(all, [&](const DefenceWay& way) { return why_not_defend(r, who, way).has_value(); });
  return all;
}

Value value_of(const DefenceWay& way) { return way.item ? Value(way.item) : Value(way.kind); }

Question which_defence(const Resolution& r, CreatureId who, const std::vector<DefenceWay>& open) {
  Question question{.asked = who,
                    .prompt = "q_next_defence"_k,
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
    question.default_answer = value_of(way);
  }
  return question;
}

DefenceWay chosen_defence(const std::vector<DefenceWay>& open, const Value& answer) {
  return *std::find_if(open.begin(), open.end(), [&](const DefenceWay& way) { return value_of(way) == answer; });
}

RollResult publish_way(Resolution& r, CreatureId who, const DefenceWay& way, const Sum& extra) {
  Pool pool = defence_pool(r, who, way);
  const Key ability = ability_for(r, who, way);
  Condition made;
  made.key = key::defence;
  const Sum baked_in = defence_situation(r, who, way.kind).add(extra);
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
  made.source = who;
  (void)add_condition(r, who, std::move(made));
  return thrown;
}

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
  pool.consistency.add(uses(r, who, way.kind)).add(defence_situation(r, who, way.kind));
  return pool;
}

void publish_defence(Resolution& r, CreatureId who) { publish_defences(r, {who}); }

void publish_defences(Resolution& r, const std::vector<CreatureId>& who) {
  std::vector<Question> questions;
  std::vector<std::pair<CreatureId, std::vector<DefenceWay>>> asked;
  for (const CreatureId one : who) {
    if (!may_publish(r, one)) continue;
    asked.emplace_back(one, defence_ways(r, one));
    if (asked.back().second.size() > 1) questions.push_back(which_defence(r, one, asked.back().second));
  }
  const std::vector<Value> answers = questions.empty() ? std::vector<Value>() : r.ask_each(std::move(questions));
  std::size_t answer = 0;
  for (const auto& [one, open] : asked)
    (void)publish_way(r, one, open.size() > 1 ? chosen_defence(open, answers[answer++]) : open.front(), {});
}

void discard_defence(Resolution& r, CreatureId who) { lose(r, who, key::defence); }

void defence_returns(Resolution& r, CreatureId who) {
  if (may_publish(r, who) && !Actor(r.world(), who).has(key::defence)) publish_defence(r, who);
}

}  // namespace ft::rules::heimr
