// Sneaking past watchers, being noticed, looking for the hidden. Source: GW-STEALTH-01 to 07, GW-UNC-03, GW-WIN-13.
#include "rules/systems/grimwire/movement/stealth.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/conditions/moments.hpp"
#include "rules/systems/grimwire/creature/mind.hpp"
#include "rules/systems/grimwire/creature/notice.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"
#include "rules/systems/grimwire/dice/contests.hpp"

namespace ft::rules::grimwire {

namespace {

constexpr Key attention = "knows_attention"_k;

Key relation_of(Notice notice) {
  return notice == Notice::unnoticed ? unnoticed_by : notice == Notice::suspected ? suspected_by : located_by;
}

bool in_sight(const Ruleset& system, const World& world, CreatureId observer, CreatureId other) {
  return line_between(world, observer, other) && sees_through_smoke(system, world, observer, other);
}

/// State before sneaking: in an encounter all know of each other, and see creatures in line of sight.
Notice before_sneaking(const Ruleset& system, const World& world, CreatureId observer, CreatureId other) {
  const Relation* tie = tie_between(world, observer, other);
  if (tie && tie->key != located_by) return notice_in(*tie);
  const Creature& creature = world.creature(other);
  const bool same_fight = creature.encounter && creature.encounter == world.creature(observer).encounter;
  if (!tie && (creature.hidden || !same_fight)) return Notice::unnoticed;
  return in_sight(system, world, observer, other) ? Notice::located : Notice::suspected;
}

/// Its enemies in the scene who are awake, by id.
std::vector<CreatureId> watchers_of(const World& world, CreatureId who) {
  std::vector<CreatureId> watchers;
  for (const Creature* other : world.creatures()) {
    const Actor watcher(world, other->id);
    if (other->scene != world.creature(who).scene || other->place.kind == Place::Kind::nowhere) continue;
    if (watcher.hostile_to(Actor(world, who)) && !watcher.has(key::dead) && !watcher.unconscious())
      watchers.push_back(other->id);
  }
  return watchers;
}

void set_notice(Resolution& r, CreatureId observer, CreatureId other, Notice notice) {
  const Relation* tie = tie_between(r.world(), observer, other);
  if (tie && notice_in(*tie) == notice) return;
  if (tie) end_relation(r, *tie);
  r.emit(RelationMade{{{r.next_id()}, relation_of(notice), other, observer, {}, notice != Notice::located}});
}

void locate(Resolution& r, CreatureId observer, CreatureId other) {
  set_notice(r, observer, other, Notice::located);
  log_line(r, "locates"_k, {{"who"_k, observer}, {"target"_k, other}}, "GW-STEALTH-04"_k);
  (void)moment(r, {"noticed"_k, observer, other, key::after, {}});
}

/// A first failure alerts, a second one gives away the place. Source: GW-STEALTH-02, 04.
void notice_more(Resolution& r, CreatureId observer, CreatureId other, Notice before) {
  if (before == Notice::suspected) return locate(r, observer, other);
  set_notice(r, observer, other, Notice::suspected);
  log_line(r, "on_alert"_k, {{"who"_k, observer}}, "GW-STEALTH-02"_k, {Audience::Kind::players_of, {observer}});
}

/// Distance, light and noise: the GM sets one modifier for them. Source: GW-STEALTH-01.
std::int64_t circumstances(Resolution& r, CreatureId who) {
  return r.ask_number({.prompt = "q_sneak_factor"_k,
                       .params = {{"who"_k, who}},
                       .rule = "GW-STEALTH-01"_k,
                       .min = -20,
                       .max = 20,
                       .default_answer = 0,
                       .secrecy = Secrecy::secret});
}

/// Looks elsewhere just now, as the sneaker has found out. Source: GW-STEALTH-06, G-40.
std::int64_t blind_moment(Resolution& r, CreatureId who, CreatureId watcher) {
  std::vector<ConditionId> used;
  for (const Condition* known : Actor(r.world(), who).all(attention))
    if (known->source == Ref(watcher)) used.push_back(known->id);
  for (const ConditionId id : used) lose(r, who, id);
  return used.empty() ? 0 : r.house_rule("attention_bonus"_k);
}

/// The sneaker's die, thrown once for all who do not roll themselves.
struct Stealth {
  CreatureId who;
  std::int64_t factors = 0;
  std::optional<RollResult> thrown = {};

  const RollResult& throw_once(Resolution& r) {
    if (!thrown) {
      const Roller side{who, AGL, "stealth"_k, {}};
      thrown = roll_d20(r, side);
      log_roll(r, side, *thrown, {}, {}, "GW-STEALTH-01"_k, {});
    }
    return *thrown;
  }
};

/// A player's character that watches rolls itself; all others use a number. Source: GW-STEALTH-01.
bool stays_hidden_from(Resolution& r, Stealth& stealth, CreatureId watcher) {
  const std::int64_t bonus = blind_moment(r, stealth.who, watcher);
  if (fails_undiced(r.world(), watcher, PER)) return true;
  const Roller looks{watcher, PER, "look_roll"_k, {}};
  const bool pc_sneaks = Actor(r.world(), stealth.who).pc(), pc_watches = Actor(r.world(), watcher).pc();
  const bool both = both_roll(r, stealth.who, watcher);
  if (pc_watches && !pc_sneaks && !both) {
    Sum number = standing_number(r, {stealth.who, AGL, "stealth"_k, {}});
    number.add("attention"_k, bonus, "GW-STEALTH-06"_k).add("gm_modifier"_k, -stealth.factors);
    return !passes(r, {looks, number.hide(), "GW-STEALTH-01"_k, {}});
  }
  const RollResult& thrown = stealth.throw_once(r);
  const std::int64_t total = thrown.total.total() + bonus - stealth.factors;
  if (thrown.natural <= 1) return false;
  if (!both) return total >= standing_number(r, looks).total();
  const RollResult seen = roll_d20(r, looks);
  const bool hidden = seen.natural <= 1 || total >= seen.total.total();
  log_roll(r, looks, seen, thrown.total, hidden ? "failed"_k : "passed"_k, "GW-STEALTH-01"_k, {});
  return hidden;
}

/// Sleepers within 3 m of the way are woken by a mover that is not quiet enough. Source: GW-UNC-03.
void pass_sleepers(Resolution& r, Stealth& stealth, const Path& path) {
  std::vector<CreatureId> near;
  const Creature& mover = r.world().creature(stealth.who);
  for (const Creature* other : r.world().creatures()) {
    if (other->scene != mover.scene || !Actor(r.world(), other->id).has(key::asleep)) continue;
    const bool close = std::any_of(path.begin(), path.end(), [&](Cell cell) {
      return metres_between(r.world(), r.world().scene(mover.scene), Place::at(cell, {mover.place.height}),
                            other->place) <= 3;
    });
    if (close && Actor(r.world(), other->id).hostile_to(Actor(r.world(), mover.id))) near.push_back(other->id);
  }
  for (const CreatureId sleeper : near) {
    const RollResult& thrown = stealth.throw_once(r);
    const std::int64_t number = standing_number(r, {sleeper, PER, "look_roll"_k, {}}).total() - 5;
    if (thrown.natural <= 1 || thrown.total.total() - stealth.factors < number) rouse(r, sleeper);
  }
}

}  // namespace

Verdict may_sneak(const Resolution& r, CreatureId who) {
  const View view = r.known();
  const World& world = view.world();
  std::size_t known = 0, located = 0;
  for (const CreatureId watcher : watchers_of(world, who)) {
    if (!view.find(watcher)) continue;
    ++known;
    const Relation* tie = tie_between(world, watcher, who);
    const bool secret = tie && tie->key != located_by;  // what a watcher has failed to notice is the GM's
    if (!secret && before_sneaking(r.system(), world, watcher, who) == Notice::located) ++located;
  }
  if (known == 0 || located < known) return std::nullopt;
  return Refusal{"E_LOCATED"_k, {{"who"_k, who}}, "GW-STEALTH-01"_k};
}

void sneak_past(Resolution& r, CreatureId who, const Path& path) {
  std::vector<std::pair<CreatureId, Notice>> watching;
  for (const CreatureId watcher : watchers_of(r.world(), who))
    if (const Notice before = before_sneaking(r.system(), r.world(), watcher, who); before != Notice::located)
      watching.emplace_back(watcher, before);
  Stealth stealth{who};
  if (!watching.empty()) stealth.factors = circumstances(r, who);
  if (Actor(r.world(), who).pc()) (void)stealth.throw_once(r);  // watched or not: its player cannot know
  for (const auto& [watcher, before] : watching) {
    if (stays_hidden_from(r, stealth, watcher))
      set_notice(r, watcher, who, before);
    else
      notice_more(r, watcher, who, before);
  }
  pass_sleepers(r, stealth, path);
}

namespace {

/// The number to find a hidden creature: 11 + AGL, more behind cover, less in the light. Source: GW-STEALTH-03.
std::int64_t hide_number(Resolution& r, CreatureId hider) {
  const Creature& creature = r.world().creature(hider);
  const CellTerrain* ground = terrain_at(r.world().scene(creature.scene), creature.place.cell);
  const std::int64_t own = creature.numbers.get("hide_tn"_k);
  std::int64_t number = own > 0 ? own : 11 + Actor(r.world(), hider).attribute(AGL);
  if (own == 0 && ground)
    number += (ground->numbers.get("cover"_k) > 0 ? 3 : 0) - (ground->numbers.get("lit"_k) != 0 ? 3 : 0);
  return r.ask_number({.prompt = "q_hide_tn"_k,
                       .params = {{"who"_k, hider}},
                       .rule = "GW-STEALTH-03"_k,
                       .min = 1,
                       .max = 60,
                       .default_answer = number,
                       .secrecy = Secrecy::secret});
}

}  // namespace

void look_for_hidden(Resolution& r, CreatureId who) {
  std::vector<CreatureId> hiders;
  const bool by_sight = r.world().scene(r.world().creature(who).scene).vision_mode == VisionMode::vision;
  for (const Creature* other : r.world().creatures()) {
    const bool here = other->scene == r.world().creature(who).scene && other->place.kind != Place::Kind::nowhere &&
                      (!by_sight || line_between(r.world(), who, other->id));
    if (here && other->id != who && !perceives(r.world(), who, other->id)) hiders.push_back(other->id);
  }
  const Roller side{who, PER, "look_roll"_k, {}};
  const RollResult thrown = roll_d20(r, side);
  std::vector<CreatureId> found;
  for (const CreatureId hider : hiders)
    if (thrown.natural > 1 && thrown.total.total() >= hide_number(r, hider)) found.push_back(hider);
  log_roll(r, side, thrown, {}, found.empty() ? "failed"_k : "passed"_k, "GW-STEALTH-06"_k, {});
  for (const CreatureId hider : found) locate(r, who, hider);
}

void reveal_position(Resolution& r, CreatureId who) {
  if (r.world().creature(who).hidden) r.emit(CreatureHidden{.creature = who, .hidden = false});
  std::vector<CreatureId> fooled;
  for (const Relation& tie : r.world().relations())
    if ((tie.key == unnoticed_by || tie.key == suspected_by) && tie.from == Ref(who))
      fooled.push_back(tie.to.creature());
  for (const CreatureId watcher : fooled) locate(r, watcher, who);
}

void be_seen_moving(Resolution& r, CreatureId who) {
  std::vector<CreatureId> seeing;
  for (const Relation& tie : r.world().relations()) {
    const bool fooled = (tie.key == unnoticed_by || tie.key == suspected_by) && tie.from == Ref(who);
    if (fooled && Actor(r.world(), tie.to.creature()).able() && in_sight(r.system(), r.world(), tie.to.creature(), who))
      seeing.push_back(tie.to.creature());
  }
  for (const CreatureId watcher : seeing) locate(r, watcher, who);
}

namespace {

/// Watchers to conceal the use from: in an encounter, those it is hidden from; otherwise all that have it in sight.
std::vector<CreatureId> to_be_fooled(const Resolution& r, CreatureId who) {
  const World& world = r.world();
  std::vector<CreatureId> watchers = watchers_of(world, who);
  const bool fighting = static_cast<bool>(world.creature(who).encounter);
  std::erase_if(watchers, [&](CreatureId watcher) {
    const bool fooled = tie_between(world, watcher, who) && !perceives(world, watcher, who);
    return !fooled && (fighting || !in_sight(r.system(), world, watcher, who));
  });
  return watchers;
}

/// Asked only if the user's players know of a creature that might notice.
bool tries_to_conceal(Resolution& r, CreatureId who, const std::vector<CreatureId>& watchers) {
  const bool aware =
      std::any_of(watchers.begin(), watchers.end(), [&](CreatureId w) { return perceives(r.world(), who, w); });
  if (Actor(r.world(), who).pc() && !aware) return false;
  return r.ask_yes({.asked = controller_of(r.world(), who),
                    .prompt = "q_conceal"_k,
                    .params = {{"who"_k, who}},
                    .rule = "GW-STEALTH-07"_k,
                    .default_answer = true,
                    .secrecy = Secrecy::secret});
}

}  // namespace

void conceal_use(Resolution& r, CreatureId who) {
  const std::vector<CreatureId> watchers = to_be_fooled(r, who);
  if (watchers.empty()) return;
  std::int64_t best = 0;
  for (const CreatureId watcher : watchers)
    if (!Actor(r.world(), watcher).pc())
      best = std::max(best, standing_number(r, {watcher, PER, "look_roll"_k, {}}).total());
  Sum number;
  number.keep("standing_number"_k, best > 0 ? best : 11, "GW-STEALTH-07"_k);
  if (tries_to_conceal(r, who, watchers) && passes(r, {{who, PER, "conceal"_k, {}}, number, "GW-STEALTH-07"_k, {}}))
    return;
  for (const CreatureId watcher : watchers) locate(r, watcher, who);
}

}  // namespace ft::rules::grimwire
