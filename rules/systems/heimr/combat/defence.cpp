// Meeting an attack: the defence that stands against it, and being ready to dodge.
// Source: HM-DEF-01, HM-DEF-05 to 09, HM-OTH-04, section 4.
#include "rules/systems/heimr/combat/defence.hpp"

#include <algorithm>

#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/creature/abilities.hpp"
#include "rules/systems/heimr/creature/carried.hpp"
#include "rules/systems/heimr/movement/board.hpp"
#include "rules/systems/heimr/turns/budget.hpp"

namespace ft::rules::heimr {

namespace {

bool ranged_threat(const Ruleset& system, const View& view, CreatureId who);

}  // namespace

void defend(Resolution& r) {
  const Key kind = r.choice("kind"_k);
  const bool shot = r.has("against"_k) && r.choice("against"_k) == "ranged"_k;
  r.require(why_not_defend(r, r.actor(), {kind, r.has("item"_k) ? r.item("item"_k) : ItemId{}}));
  r.require(kind != key::parry || !shot, {"E_PARRY_RANGED"_k, {}, {}});
  r.require(false, {"E_NO_WINDOW"_k, {}, {}});
}

void dodge_ready(Resolution& r) {  // Source: HM-OTH-04
  require_can(r, ActionType::standard);
  const bool anytime = r.house_rule("dodge_ready_needs_threat"_k) == 0;  // G-40
  r.require(anytime || ranged_threat(r.system(), r.known(), r.actor()), {"E_NO_RANGED_THREAT"_k, {}, {}});
  pay(r, ActionType::standard);
  r.set(r.actor(), key::dodge_ready, 1);
  log_line(r, "ready_to_dodge"_k, {{"who"_k, r.actor()}}, "HM-OTH-04"_k);
}

namespace {

/// The published defence as a throw, tested against the fatigue of now. Source: HM-FAT-06.
DefenceRoll from_published(const Resolution& r, CreatureId who, const Defence& defence) {
  DefenceRoll stand{.made = true, .way = {defence.kind, defence.item}, .thrown = {}, .published = true};
  stand.thrown.pool.physical = !defence.ability || physical(r.system(), r.world().campaign(), defence.ability);
  stand.thrown.exhausted = stand.thrown.pool.physical && defence.raw < Actor(r.world(), who).number(key::fatigue);
  stand.thrown.pool.potential.keep("published"_k, defence.potential, "HM-DEF-05"_k);
  stand.thrown.d6 = defence.d6;
  stand.thrown.raw = defence.raw;
  stand.thrown.result = defence.result;
  return stand;
}

/// Thrown for this attack alone: the published one stays.
DefenceRoll fresh(Resolution& r, CreatureId who, const DefenceWay& way, const Sum& extra) {
  Pool pool = defence_pool(r, who, way);
  pool.consistency.add(extra);
  DefenceRoll stand{
      .made = true, .way = way, .thrown = roll_pool(r, who, std::move(pool), way.kind), .published = false};
  log_roll(r, who, stand.thrown, way.kind, {}, "published"_k, "HM-DEF-06"_k, {});
  return stand;
}

/// Dodge or block instead of a parry that does not help. Source: HM-DEF-06, W7, W14.
DefenceWay instead_of_parry(Resolution& r, CreatureId who) {
  std::vector<DefenceWay> open = defence_ways(r, who);
  std::erase_if(open, [](const DefenceWay& way) { return way.kind == key::parry; });
  if (open.size() == 1) return open.front();
  Question question = which_defence(r, who, open);
  question.prompt = "q_defence_against_shot"_k;
  question.rule = "HM-DEF-06"_k;
  question.default_answer = value_of(open.front());  // dodge
  return chosen_defence(open, r.ask(std::move(question)));
}

bool takes_the_hit(Resolution& r, const IncomingAttack& threat) {  // Source: HM-DEF-08, W8, G-34
  if (r.house_rule("may_take_the_hit"_k) == 0) return false;
  return r.ask_yes({.asked = threat.target,
                    .prompt = "q_take_the_hit"_k,
                    .params = {{"who"_k, threat.target}, {"actor"_k, threat.attacker}},
                    .rule = "HM-DEF-08"_k,
                    .default_answer = false});
}

/// Modifiers that count now and were not baked in when it was published. Source: HM-DEF-07.
Sum not_baked_in(const Resolution& r, const IncomingAttack& threat, Key kind) {
  const Condition& published = *Actor(r.world(), threat.target).find(key::defence);
  Sum now = defence_situation(r, threat.target, kind), added;
  now.add("blind_spot"_k, threat.blind_penalty, "HM-BLIND-05"_k);
  for (const Part& part : now.parts()) {
    const std::int64_t more = part.value - published.data.get(part.source);
    if (more < 0) added.add(part.source, more, part.rule);
  }
  return added;
}

/// The published defence, rolled again (or lowered) where the attack brings what it has not baked in. HM-DEF-07, G-33.
DefenceRoll met_by_published(Resolution& r, const IncomingAttack& threat, const Defence& defence) {
  const Sum changed = not_baked_in(r, threat, defence.kind);
  DefenceRoll stand = from_published(r, threat.target, defence);
  if (!changed.parts().empty() && r.house_rule("changed_defence"_k) == 0) {
    Sum blind;
    blind.add("blind_spot"_k, threat.blind_penalty, "HM-BLIND-05"_k);
    stand.thrown = publish_way(r, threat.target, stand.way, blind);
  } else if (!changed.parts().empty()) {
    stand.thrown.pool.potential.add(changed);
    stand.thrown.result += changed.total();
  }
  return stand;
}

/// +2 to dodging shots, on top of what was thrown. Source: HM-OTH-04, HM-DEF-07.
void add_readiness(const Resolution& r, const IncomingAttack& threat, DefenceRoll& stand) {
  const bool ready = Actor(r.world(), threat.target).number(key::dodge_ready) != 0;
  if (!ready || !threat.ranged || stand.way.kind != key::dodge) return;
  stand.thrown.pool.potential.add(key::dodge_ready, 2, "HM-OTH-04"_k);
  stand.thrown.result += 2;
}

}  // namespace

DefenceRoll settle_defence(Resolution& r, const IncomingAttack& threat) {
  const Actor target(r.world(), threat.target);
  const auto published = published_defence(r.world(), threat.target);
  if (!target.can_defend()) return {};
  DefenceRoll stand;
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

void use_up(Resolution& r, CreatureId who, const DefenceRoll& stand) {
  if (stand.way.kind == key::dodge) r.set(who, key::dodge_uses, Actor(r.world(), who).number(key::dodge_uses) + 1);
  if (stand.way.kind == key::block) r.set(who, key::block_uses, Actor(r.world(), who).number(key::block_uses) + 1);
  if (stand.way.kind == key::parry) relate(r, key::parried_with, who, stand.way.item);
  if (stand.published) discard_defence(r, who);
}

namespace {

/// Whether a creature it sees holds a weapon of this range. Source: HM-OTH-04, G-40.
bool ranged_threat(const Ruleset& system, const View& view, CreatureId who) {
  const World& world = view.world();
  const Actor actor(world, who);
  for (const Creature* other : view.in_scene(actor.creature().scene)) {
    const Actor shooter(world, other->id);
    if (!actor.hostile_to(shooter) || hidden_from(world, other->id, who) || shooter.helpless()) continue;
    const std::int64_t far = distance(view, other->scene, other->place, actor.creature().place);
    for (const Weapon& weapon : wielded_weapons(system, shooter))
      if (!weapon.melee() && far <= weapon.range()) return true;
  }
  return false;
}

}  // namespace

}  // namespace ft::rules::heimr
