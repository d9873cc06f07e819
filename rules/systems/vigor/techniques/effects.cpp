// What techniques and spells do besides damage, as their records say. Source: VG-DATA-05, VG-DATA-06, VG-RES-02, VG-RES-03,
// VG-TURN-06.
#include "rules/systems/vigor/techniques/effects.hpp"

#include <algorithm>

#include "rules/systems/vigor/conditions/harm.hpp"
#include "rules/systems/vigor/dice/checks.hpp"
#include "rules/systems/vigor/dice/fixed_dice.hpp"
#include "rules/systems/vigor/things/hands.hpp"
#include "rules/systems/vigor/turns/holds.hpp"

namespace ft::rules::vigor {

namespace {

/// A condition that lasts for the rounds of the record; each casting counts by itself. Source: VG-DICE-05, VG-TURN-06.
void give_for_rounds(Resolution& r, const Art& art, CreatureId target, Key condition) {
  const Encounter* encounter = r.world().encounter_of(target);
  Condition given;
  given.key = condition;
  given.source = r.actor();
  given.source_key = art.record->id;
  if (const std::int64_t rounds = art.record->number("rounds"_k); rounds > 0) given.ends = {"rounds"_k, rounds, {}};
  given.data = {{"n"_k, art.record->number("n"_k)}, {key::entered_round, encounter ? encounter->round : 0}};
  if (art.record->has("scope"_k)) given.data.set("scope"_k, art.record->word("scope"_k).hash);
  (void)add_condition(r, target, std::move(given));
}

/// One held item; of two the attacker picks. Source: VG-DATA-05 (disarm).
void disarm(Resolution& r, CreatureId target) {
  const std::vector<ItemId> held = held_items(Actor(r.world(), target));
  if (held.empty()) return;
  ItemId dropped = held.front();
  if (held.size() > 1) {
    Question question{.asked = r.actor(), .prompt = "q_disarm"_k, .params = {{"who"_k, target}}};
    question.rule = "VG-DATA-05"_k;
    question.shape = Shape::one_of;
    question.default_answer = dropped;
    for (const ItemId id : held)
      question.options.push_back({id, "o_item"_k, {{"item"_k, Actor(r.world(), target).item(id)->kind}}});
    dropped = r.ask(std::move(question)).as<Ref>()->item();
  }
  if (Actor(r.world(), target).item(dropped)) let_fall(r, target, dropped);
}

/// Source: VG-DATA-05 (hold).
void pin(Resolution& r, const Art& art, CreatureId target) {
  log_line(r, "pins_down"_k, {{"actor"_k, r.actor()}, {"who"_k, target}}, "VG-DATA-05"_k);
  hold(r, {.holder = r.actor(),
           .held = target,
           .state = key::pinned,
           .ability = art.record->word("resist_with"_k),
           .vs = art.record->number("resist_vs"_k)});
}

void give(Resolution& r, const Art& art, CreatureId target) {
  const Key what = art.record->word("gives"_k);
  if (what == key::knocked_down) knock_down(r, target);
  if (what == key::pinned) pin(r, art, target);
  if (what == "disarmed"_k) disarm(r, target);
  if (what == "challenged"_k || what == "warded"_k) give_for_rounds(r, art, target, what);
}

/// What the record leaves open the GM says at once: the ability, Resolve by default, and the VS, 15. Source: VG-RES-02, VG-RES-03.
void complete_by_gm(Resolution& r, Resisted& what) {
  const bool no_ability = what.abilities.empty(), no_number = what.vs == 0 && !what.total;
  std::vector<Question> open;
  if (no_ability) open.push_back(ability_question(what.who));
  if (no_number) {
    Question vs{.prompt = "q_resist_vs"_k, .params = {{"who"_k, what.who}}};
    vs.rule = "VG-RES-03"_k;
    vs.shape = Shape::number;
    vs.min = 1;
    vs.max = 99;
    vs.default_answer = 15;
    open.push_back(std::move(vs));
  }
  if (open.empty()) return;
  const std::vector<Value> answers = r.ask_each(std::move(open));
  if (no_ability) what.abilities = {*answers.front().as<Key>()};
  if (no_number) what.vs = *answers.back().as<std::int64_t>();
}

/// total: of the attack, which is to be beaten where the record has no VS. Source: VG-RES-03.
bool withstood(Resolution& r, const Art& art, CreatureId target, std::optional<std::int64_t> total) {
  if (!Actor(r.world(), target).conscious()) return false;  // VG-RES-01
  Resisted what{.who = target, .abilities = {}, .vs = art.record->number("resist_vs"_k)};
  for (const Key ability : {"resist_with"_k, "or_resist_with"_k})
    if (art.record->has(ability)) what.abilities.push_back(art.record->word(ability));
  if (what.vs == 0) what.total = total;
  complete_by_gm(r, what);
  return resists(r, what);
}

}  // namespace

void apply_rider(Resolution& r, const Art& art, const Struck& struck) {
  const Actor target(r.world(), struck.target);
  const bool harmless = art.record->flag("needs_damage"_k) && struck.suffered < 1;
  if (!struck.hit || harmless || target.has(key::dead) || !art.record->has("gives"_k)) return;
  const bool holds = art.record->word("gives"_k) == key::pinned;  // its Resistance is the struggle, later
  const bool resistible = !holds && art.record->has("resist_with"_k);
  if (!resistible || !withstood(r, art, struck.target, struck.total)) give(r, art, struck.target);
}

void apply_resisted(Resolution& r, const Art& art, CreatureId target) {
  if (!withstood(r, art, target, std::nullopt)) give(r, art, target);
}

void apply_effect(Resolution& r, const Art& art, CreatureId target) {
  if (art.record->has("heals_durability"_k))
    restore_durability(r, target, throw_fixed(r, r.actor(), target, art.record->dice("heals_durability"_k)));
  if (const std::int64_t n = art.record->number("heals_health"_k); n > 0) restore_health(r, target, n);
  give(r, art, target);
}

}  // namespace ft::rules::vigor
