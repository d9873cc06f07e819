// Hiding, looking, speaking. Source: HM-HIDE-01, HM-HIDE-02, HM-OTH-02, HM-OTH-03, HM-GRID-02.
#include <algorithm>
#include <functional>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/maps/zones.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/heimr/creature/abilities.hpp"
#include "rules/systems/heimr/movement/board.hpp"
#include "rules/systems/heimr/turns/budget.hpp"
#include "rules/systems/heimr/combat/defence.hpp"
#include "rules/systems/heimr/conditions/effects.hpp"
#include "rules/systems/heimr/things/hands.hpp"
#include "rules/systems/heimr/conditions/held_check.hpp"
#include "rules/systems/heimr/turns/moments.hpp"
#include "rules/systems/heimr/procedures.hpp"

namespace ft::rules::heimr {

namespace {

/// Why one cannot hide from that one. Source: HM-HIDE-02.
Verdict bar_of(const Resolution& r, CreatureId who, CreatureId opponent) {
  const World& world = r.world();
  if (find_relation(world, key::began_with, who, opponent))
    return Refusal{"E_HIDE_CLUSTER"_k, {{"who"_k, opponent}}, {}};
  const Relation* shot = find_relation(world, key::attacked, opponent, who);
  if (shot && shot->data.get("ranged"_k) != 0) return Refusal{"E_HIDE_RANGED"_k, {{"who"_k, opponent}}, {}};
  if (concealment(r.system(), world, who, opponent).total() == 0) return Refusal{"E_NO_CONCEALMENT"_k, {}, {}};
  return std::nullopt;
}

/// The one the form names, or every opponent of the scene that the hider knows.
std::vector<CreatureId> opponents_in_form(Resolution& r) {
  if (r.has("target"_k)) return {r.creature("target"_k)};
  std::vector<CreatureId> opponents;
  const Actor actor(r.world(), r.actor());
  for (const Creature* creature : r.known().in_scene(actor.creature().scene))
    if (actor.hostile_to(Actor(r.world(), creature->id))) opponents.push_back(creature->id);
  return opponents;
}

}  // namespace

void hide(Resolution& r) {  // Source: HM-HIDE-01
  require_can(r, ActionType::free);
  r.require(Actor(r.world(), r.actor()).number(key::cluster) == 0, {"E_IN_CLUSTER"_k, {}, {}});
  std::vector<CreatureId> from = opponents_in_form(r);
  Verdict bar = Refusal{"E_NO_CONCEALMENT"_k, {}, {}};
  for (std::size_t i = from.size(); i-- > 0;) {
    const Verdict barred = bar_of(r, r.actor(), from[i]);
    if (!barred) continue;
    bar = barred;
    from.erase(from.begin() + static_cast<std::ptrdiff_t>(i));
  }
  if (from.empty()) r.require(bar);
  pay(r, ActionType::free);
  const CreatureId who = r.actor();
  const auto [thrown, held] = held_secret_throw(r, who, pool_of(r, who, "survival"_k), "hide_roll"_k, "HM-HIDE-01"_k);
  if (held || thrown.exhausted) return note(r, "does_not_hide"_k, {{"who"_k, who}}, "HM-HIDE-01"_k);
  for (const CreatureId opponent : from) {
    relate(r, key::hidden_from, who, opponent, {{"cr"_k, thrown.result}});
    note(r, "hides"_k, {{"who"_k, who}, {"target"_k, opponent}}, "HM-HIDE-01"_k, {Audience::Kind::players_of, {who}});
  }
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

/// Whom and what the result is enough for there. Source: HM-HIDE-07.
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
    note(r, "spots_thing"_k, {{"who"_k, observer}, {"item"_k, item.kind}}, "HM-OTH-02"_k, own);
  }
  return !found.empty() || !things.empty();
}

/// What somebody carries in secret. Source: HM-OTH-02, HM-ITEM-05.
bool finds_on(Resolution& r, CreatureId whom, std::int64_t result) {
  bool any = false;
  const std::vector<Item> items = r.world().creature(whom).items;
  for (const Item& item : items) {
    const std::int64_t cr = item.numbers.get(hide_cr);
    if (cr == 0 || result < cr) continue;
    any = true;
    relate(r, spotted_by, item.id, r.actor());
    note(r, "spots_item"_k, {{"who"_k, r.actor()}, {"item"_k, item.kind}, {"target"_k, whom}}, "HM-OTH-02"_k,
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
    note(r, "finds_nothing"_k, {{"who"_k, who}}, "HM-OTH-02"_k);
    const bool repeatable = r.house_rule("reroll_scope"_k) == 0;  // missing something has no consequence of its own
    if (!repeatable || !pays_to_try_again(r, who, "q_search_again"_k, {{"who"_k, who}})) return;
  }
}

/// The GM says what the eyes tell about the will to fight. Source: HM-OTH-02.
void judge_will(Resolution& r, CreatureId whom) {
  const RollResult thrown = roll_pool(r, r.actor(), pool_of(r, r.actor(), "insight"_k), "insight"_k);
  log_roll(r, r.actor(), thrown, "insight"_k, {}, {}, "HM-OTH-02"_k, whom);
  Question question{.about = "q_will"_k,
                    .params = {{"who"_k, r.actor()}, {"target"_k, whom}, {"result"_k, thrown.result}},
                    .rule = "HM-OTH-02"_k,
                    .shape = Shape::text,
                    .otherwise = "",
                    .secrecy = Secrecy::secret};
  const std::string told = *r.ask(std::move(question)).as<std::string>();
  if (!told.empty())
    note(r, "will_to_fight"_k, {{"who"_k, r.actor()}, {"target"_k, whom}, {"text"_k, told}}, "HM-OTH-02"_k,
         {Audience::Kind::players_of, {r.actor()}});
}

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
  const CreatureId whom = r.creature("target"_k);
  const bool visible =
      whom != r.actor() && r.world().creature(whom).scene == scene && !hidden_from(r.world(), whom, r.actor());
  r.require(visible, {"E_TARGET_INVALID"_k, {}, "HM-OTH-02"_k});
  pay(r, ActionType::free);
  if (what == "will"_k) return judge_will(r, whom);
  search(r, pool_of(r, r.actor(), "perception"_k), "frisk_roll"_k,
         [&](std::int64_t result) { return finds_on(r, whom, result); });
}

void speak(Resolution& r) {  // Source: HM-OTH-03, HM-OTH-05, HM-GRID-02
  require_can(r, ActionType::free);
  const std::string* text = r.field("text"_k).as<std::string>();
  r.require(text != nullptr, {"E_FORM"_k, {{"field"_k, "text"_k}}, {}});
  const std::string words = *text;
  const bool whispers = r.has("manner"_k) && r.choice("manner"_k) == "whisper"_k;
  pay(r, ActionType::free);
  Audience near{Audience::Kind::players_of, {}};
  for (const Creature* creature : r.world().creatures())
    if (same_location(r.world(), r.actor(), creature->id)) near.only.push_back(creature->id);
  const bool to_all = r.world().encounter_of(r.actor()) && !whispers;
  note(r, whispers ? "whispers"_k : "speaks_line"_k, {{"who"_k, r.actor()}, {"text"_k, words}}, "HM-OTH-03"_k,
       to_all ? Audience() : near);
  make_noise(r, r.actor(), whispers ? Noise::soft : Noise::loud);
  moment(r, "speaks"_k, r.actor());
}

void noise_by_sleeper(Resolution& r) {  // Source: HM-POS-03
  const CreatureId sleeper = r.creature("target"_k);
  r.require(Actor(r.world(), sleeper).has(key::sleeping), {"E_TARGET_INVALID"_k, {}, "HM-POS-03"_k});
  hear_asleep(r, sleeper, r.choice("sound"_k) == "soft"_k ? Noise::soft : Noise::loud);
}

}  // namespace ft::rules::heimr
