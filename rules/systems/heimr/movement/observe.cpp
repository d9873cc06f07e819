// Looking for what hides, is concealed or wants to fight. Source: HM-OTH-02, HM-HIDE-07, HM-ITEM-05.
#include "rules/systems/heimr/movement/observe.hpp"

#include <functional>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/movement/zones.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/heimr/conditions/concealment.hpp"
#include "rules/systems/heimr/creature/abilities.hpp"
#include "rules/systems/heimr/creature/carried.hpp"
#include "rules/systems/heimr/creature/places.hpp"
#include "rules/systems/heimr/dice/checks.hpp"
#include "rules/systems/heimr/turns/budget.hpp"

namespace ft::rules::heimr {

namespace {

Pool search_pool(const Resolution& r, Cell where);
bool finds_in(Resolution& r, Cell where, std::int64_t result);
bool finds_on(Resolution& r, CreatureId target, std::int64_t result);
void search(Resolution& r, const Pool& pool, Key purpose, const std::function<bool(std::int64_t)>& finds);
void judge_will(Resolution& r, CreatureId target);

}  // namespace

void observe(Resolution& r) {  // Source: HM-OTH-02
  require_can(r, ActionType::free);
  const Key what = r.choice("what"_k);
  const SceneId scene = r.world().creature(r.actor()).scene;
  if (what == "square"_k) {
    const Cell where = r.place("to"_k).cell;
    r.require(inside(r.world().scene(scene), where), {"E_TARGET_INVALID"_k, {}, "HM-OTH-02"_k});
    pay(r, ActionType::free);
    return search(r, search_pool(r, where), "search_roll"_k,
                  [&](std::int64_t result) { return finds_in(r, where, result); });
  }
  const CreatureId target = r.creature("target"_k);
  const bool visible =
      target != r.actor() && r.world().creature(target).scene == scene && !hidden_from(r.world(), target, r.actor());
  r.require(visible, {"E_TARGET_INVALID"_k, {}, "HM-OTH-02"_k});
  pay(r, ActionType::free);
  if (what == "will"_k) return judge_will(r, target);
  search(r, pool_of(r, r.actor(), "perception"_k), "frisk_roll"_k,
         [&](std::int64_t result) { return finds_on(r, target, result); });
}

namespace {

/// Own location +2, next to it +1. Source: HM-OTH-02.
Pool search_pool(const Resolution& r, Cell where) {
  Pool pool = pool_of(r, r.actor(), "perception"_k);
  const Creature& creature = r.world().creature(r.actor());
  const Cell here = creature.place.cell;
  const bool beside = std::abs(here.column - where.column) + std::abs(here.row - where.row) == 1 ||
                      !borders_between(r.known(), creature.scene, here, where).empty();
  if (here == where)
    pool.potential.add("own_location"_k, 2, "HM-OTH-02"_k);
  else if (beside)
    pool.potential.add("next_location"_k, 1, "HM-OTH-02"_k);
  return pool;
}

/// Creatures and items that the result finds there. Source: HM-HIDE-07.
bool finds_in(Resolution& r, Cell where, std::int64_t result) {
  const CreatureId observer = r.actor();
  const SceneId scene = r.world().creature(observer).scene;
  std::vector<CreatureId> found;
  for (const Relation& relation : r.world().relations()) {
    if (relation.key != key::hidden_from || relation.to != Ref(observer)) continue;
    const CreatureId who = relation.from.creature();
    if (location(r.world(), who) == where && result >= relation.data.get("cr"_k)) found.push_back(who);
  }
  std::vector<Item> things;
  for (const Item& item : r.world().scene(scene).items) {
    const std::int64_t cr = item.numbers.get(hide_cr);
    if (item.place.cell == where && cr > 0 && result >= cr) things.push_back(item);
  }
  const Audience own{Audience::Kind::players_of, {observer}};
  for (const CreatureId who : found) is_found(r, who, observer);
  for (const Item& item : things) {
    relate(r, spotted_by, item.id, observer);
    log_line(r, "spots_thing"_k, {{"who"_k, observer}, {"item"_k, item.kind}}, "HM-OTH-02"_k, own);
  }
  return !found.empty() || !things.empty();
}

/// Concealed items on a creature. Source: HM-OTH-02, HM-ITEM-05.
bool finds_on(Resolution& r, CreatureId target, std::int64_t result) {
  bool any = false;
  const std::vector<Item> items = r.world().creature(target).items;
  for (const Item& item : items) {
    const std::int64_t cr = item.numbers.get(hide_cr);
    if (cr == 0 || result < cr) continue;
    any = true;
    relate(r, spotted_by, item.id, r.actor());
    log_line(r, "spots_item"_k, {{"who"_k, r.actor()}, {"item"_k, item.kind}, {"target"_k, target}}, "HM-OTH-02"_k,
             {Audience::Kind::players_of, {r.actor()}});
  }
  return any;
}

/// Looks until something is found, or willpower or the wish to go on is used up; the numbers stay secret.
void search(Resolution& r, const Pool& pool, Key purpose, const std::function<bool(std::int64_t)>& finds) {
  const CreatureId who = r.actor();
  while (true) {
    const RollResult thrown = roll_pool(r, who, pool, purpose);
    log_roll(r, who, thrown, purpose, {}, {}, "HM-OTH-02"_k, {});
    if (finds(thrown.result)) return;
    log_line(r, "finds_nothing"_k, {{"who"_k, who}}, "HM-OTH-02"_k);
    const bool repeatable = r.house_rule("reroll_scope"_k) == 0;  // missing something has no consequence of its own
    if (!repeatable || !pays_to_try_again(r, who, "q_search_again"_k, {{"who"_k, who}})) return;
  }
}

/// The GM describes the target's will to fight. Source: HM-OTH-02.
void judge_will(Resolution& r, CreatureId target) {
  const RollResult thrown = roll_pool(r, r.actor(), pool_of(r, r.actor(), "insight"_k), "insight"_k);
  log_roll(r, r.actor(), thrown, "insight"_k, {}, {}, "HM-OTH-02"_k, target);
  Question question{.prompt = "q_will"_k,
                    .params = {{"who"_k, r.actor()}, {"target"_k, target}, {"result"_k, thrown.result}},
                    .rule = "HM-OTH-02"_k,
                    .shape = Shape::text,
                    .default_answer = "",
                    .secrecy = Secrecy::secret};
  const std::string answer = *r.ask(std::move(question)).as<std::string>();
  if (!answer.empty())
    log_line(r, "will_to_fight"_k, {{"who"_k, r.actor()}, {"target"_k, target}, {"text"_k, answer}}, "HM-OTH-02"_k,
             {Audience::Kind::players_of, {r.actor()}});
}

}  // namespace

}  // namespace ft::rules::heimr
