// The effects of techniques, one function an effect. Source: GW-DATA-05.
#include "rules/systems/grimwire/techniques/effects.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/movement/movement.hpp"
#include "rules/kernel/resolution/step_effects.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/grimwire/combat/splash.hpp"
#include "rules/systems/grimwire/combat/strike.hpp"
#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/conditions/damage.hpp"
#include "rules/systems/grimwire/conditions/holds.hpp"
#include "rules/systems/grimwire/conditions/injuries.hpp"
#include "rules/systems/grimwire/creature/machines.hpp"
#include "rules/systems/grimwire/creature/mind.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"
#include "rules/systems/grimwire/movement/leap.hpp"
#include "rules/systems/grimwire/movement/pushing.hpp"
#include "rules/systems/grimwire/movement/walking.hpp"

namespace ft::rules::grimwire {

namespace {

Duration ending_of(const Record& effect, CreatureId owner) {
  const Key until = effect.word("until"_k);  // GW-DATA-05
  const std::int64_t count = effect.number("until_n"_k, 1);
  if (!until || until == "end_of_target_turn"_k) return {"end_of_target_turn"_k, 1, owner};
  if (until == "minutes"_k) return {"rounds"_k, count * 10, owner};
  return {until, count, owner};
}

void give_status(Resolution& r, const Use& use, const Record& effect) {
  Condition given = condition(effect.word("id"_k), use.who);
  if (effect.has("until"_k)) given.ends = ending_of(effect, use.target);
  given.source_key = use.technique->id;
  given.data = effect.numbers("data"_k);
  gain(r, use.target, given);
}

/// All of a kind, or so many of them. Source: GW-DATA-05, GW-DATA-04 (painkiller).
void remove_status(Resolution& r, const Use& use, const Record& effect) {
  const Key key = effect.word("id"_k);
  const std::int64_t count = effect.number("n"_k);
  if (count == 0) return key == "hex"_k ? lose(r, use.target, key) : lose_unless_hexed(r, use.target, key);
  std::vector<ConditionId> ended;
  for (const Condition* present : Actor(r.world(), use.target).all(key))
    if ((key == "hex"_k || !is_hex(*present)) && static_cast<std::int64_t>(ended.size()) < count)
      ended.push_back(present->id);
  for (const ConditionId id : ended) lose(r, use.target, id);
}

/// A changed attribute, roll or speed for a while.
void give_modifier(Resolution& r, const Use& use, const Record& effect) {
  Condition given = condition("modified"_k, use.who, ending_of(effect, use.target));
  given.source_key = use.technique->id;
  const Key attribute = attribute_named(effect.word("attr"_k)), roll = effect.word("roll"_k);
  if (effect.word("op"_k) == "speed"_k) {
    given.modifiers = {{key::speed, effect.number("n"_k), {}}};
    if (effect.flag("halve"_k)) given.data.set("speed_halved"_k, 1);
    if (effect.has("factor"_k) && effect.number("factor"_k) == 0) given.data.set("speed_none"_k, 1);
  } else {
    given.modifiers = {{roll ? roll : attribute, effect.number("n"_k), roll ? "roll"_k : Key{}}};
  }
  gain(r, use.target, given);
}

std::int64_t rolled(Resolution& r, const Use& use, const Record& effect, Sum& sum, Key purpose) {
  const DiceText dice = effect.dice("dice"_k);
  for (const Die& die : throw_dice(r, dice, use.who, purpose)) sum.add(use.technique->id, die.face);
  sum.add("flat"_k, dice.plus + effect.number("n"_k));
  if (const Key attribute = effect.word("add"_k)) sum.add(attribute, Actor(r.world(), use.who).attribute(attribute));
  return sum.total();
}

void deal_damage_of(Resolution& r, const Use& use, const Record& effect, std::int64_t factor) {
  Damage damage{.on = use.target, .by = use.who, .type = effect.word("type"_k), .rolled = {}};
  rolled(r, use, effect, damage.rolled, "damage"_k);
  if (effect.flag("add_tog"_k)) damage.rolled.add(TOG, Actor(r.world(), use.who).attribute(TOG));
  damage.doubled = factor == 2;
  deal(r, damage);
}

void heal_by(Resolution& r, const Use& use, const Record& effect) {
  Sum sum;
  const std::int64_t amount = rolled(r, use, effect, sum, "heal"_k);
  r.emit(Calculated{use.target, "heal"_k, sum, "GW-COND-08"_k, {}});
  heal(r, use.target, amount);
}

/// To the side of the subject, where there is a way. Source: GW-DATA-07 (guardian_leap).
void leap(Resolution& r, const Use& use, const Record& effect) {
  const std::optional<Cell> goal = leap_goal(View::full(r.world()), leap_of(use, effect));
  const Creature& leaper = r.world().creature(use.who);
  if (!goal || *goal == leaper.place.cell) return;
  const Place from = leaper.place;
  StepEffects effects(r, use.who);
  r.emit(Moved{use.who, leaper.scene, from, Place::at(*goal, {from.height}), "leap"_k});
  part_holds(r, use.who);
  arrive(r, use.who, from);
  (void)effects.end_walk(r, Footing::arrived);
}

/// What the user draws: asked where there is a choice.
ItemId item_to_draw(Resolution& r, CreatureId who) {
  Question question;
  for (const Item* item : Actor(r.world(), who).items(key::pack))
    question.options.push_back({item->id, "o_item"_k, {{"item"_k, item->kind}}});
  if (question.options.empty()) return {};
  if (question.options.size() == 1) return question.options.front().value.as<Ref>()->item();
  question.asked = controller_of(r.world(), who);
  question.prompt = "q_item"_k;
  question.params = {{"who"_k, who}};
  question.rule = "GW-DATA-05"_k;
  question.shape = Shape::one_of;
  question.default_answer = question.options.front().value;
  return r.ask(std::move(question)).as<Ref>()->item();
}

void put(Resolution& r, CreatureId who, Item item, Key placement) {
  item.placement = placement;
  r.emit(ItemMoved{who, who, std::move(item)});
}

/// Draws something, swaps it for what is in hand, or has the target drop what it holds. Source: GW-DATA-05 (item).
void handle_item(Resolution& r, const Use& use, Key what) {
  if (what == "drop"_k) {
    const auto held = Actor(r.world(), use.target).items(key::held);
    if (held.empty()) return;
    Item item = *held.front();
    item.placement = "ground"_k;
    item.place = r.world().creature(use.target).place;
    return r.emit(ItemMoved{use.target, r.world().creature(use.target).scene, std::move(item)});
  }
  const ItemId drawn = item_to_draw(r, use.who);
  if (!drawn) return;
  const auto held = Actor(r.world(), use.who).items(key::held);
  if (what == "swap"_k && !held.empty()) put(r, use.who, *held.front(), key::pack);
  const Actor actor(r.world(), use.who);
  const Item item = *actor.item(drawn);
  if (free_hands(r.system(), actor) >= hands_for(r.system(), item)) put(r, use.who, item, key::held);
}

void give_reserve(Resolution& r, const Use& use, const Record& effect) {
  Condition given = condition(key::temp_condition, use.who, ending_of(effect, use.target));
  given.source_key = use.technique->id;
  given.data.set("n"_k, effect.number("n"_k));
  gain(r, use.target, given);
}

void attack_with_weapon(Resolution& r, const Use& use, const Record& effect) {
  Attack attack{.attacker = use.who, .target = use.target, .weapon = use.weapon, .extra = {}};
  attack.kind = use.weapon.ranged() ? AttackKind::ranged : AttackKind::melee;
  attack.extra.add(use.technique->id, effect.number("mod"_k));
  attack.damage_factor = effect.number("factor"_k, 1);
  strike(r, attack);
}

void add_focus(Resolution& r, CreatureId who, std::int64_t amount) {
  const Actor target(r.world(), who);
  const std::int64_t before = target.number(key::focus),
                     after = std::min(target.number(key::focus_max), before + amount);
  r.set(who, key::focus, after);
  if (before >= 0 && after < 0 && burns_out_in_play(r, who)) add_burnout(r, who);  // GW-BURN-02
}

void add_attacks(Resolution& r, CreatureId who, std::int64_t amount) {
  if (r.world().encounter_of(who)) r.set(who, key::light_left, Actor(r.world(), who).number(key::light_left) + amount);
}

void reveal(Resolution& r, CreatureId who) {
  if (r.world().creature(who).hidden) r.emit(CreatureHidden{.creature = who, .hidden = false});
}

/// All of it, or so much of the damage, or half of it. Source: GW-DATA-05 (negate).
void negate(const Use& use, const Record& effect, Effects& effects) {
  const std::int64_t amount = effect.number("n"_k);
  effects.halved |= effect.flag("halve"_k);
  effects.reduced.add(use.technique->id, -amount, "GW-DATA-05"_k);
  effects.negated |= effect.flag("all"_k) || (amount == 0 && !effect.flag("halve"_k));
}

/// Dice once, then a save for everyone within the radius, friend or enemy. Source: GW-DATA-05 (area), GW-DICE-07.
void burst_from(Resolution& r, const Use& use, const Record& effect) {
  const Place center = use.place ? *use.place : r.world().creature(use.target).place;
  burst(r, {use.who, use.technique->id, &effect, center, "GW-DATA-05"_k}, {}, 0);
}

}  // namespace

Leap leap_of(const Use& use, const Record& effect) {
  const std::int64_t within = std::max<std::int64_t>(1, effect.number("within_m"_k));
  return {use.who, use.subject ? use.subject : use.target, effect.number("m"_k), within};
}

bool concerns_target(const Record& effect) {
  const Key op = effect.word("op"_k);
  constexpr std::array of_target{"damage"_k, "status"_k,         "remove_status"_k, "remove_hex"_k, "heal"_k,
                                 "modify"_k, "speed"_k,          "push"_k,          "pull"_k,       "focus"_k,
                                 "reveal"_k, "temp_condition"_k, "weapon_attack"_k};
  return std::find(of_target.begin(), of_target.end(), op) != of_target.end() || effect.word("do"_k) == "drop"_k;
}

void apply_effect(Resolution& r, const Use& use, const Record& effect, Effects& effects, bool critical) {
  const Key op = effect.word("op"_k);
  if (op == "damage"_k) return deal_damage_of(r, use, effect, critical ? 2 : 1);
  if (op == "status"_k) return give_status(r, use, effect);
  if (op == "remove_status"_k) return remove_status(r, use, effect);
  if (op == "remove_hex"_k) return lift_hexes(r, use.target);
  if (op == "heal"_k) return heal_by(r, use, effect);
  if (op == "modify"_k || op == "speed"_k) return give_modifier(r, use, effect);
  if (op == "move"_k) return leap(r, use, effect);
  if (op == "push"_k) return push_and_fall(r, use.who, use.target, effect.number("m"_k), Toward::away);
  if (op == "pull"_k) return push_and_fall(r, use.who, use.target, effect.number("m"_k), Toward::near);
  if (op == "item"_k) return handle_item(r, use, effect.word("do"_k));
  if (op == "focus"_k) return add_focus(r, use.target, effect.number("n"_k));
  if (op == "extra_attack"_k) return add_attacks(r, use.who, effect.number("n"_k, 1));
  if (op == "reveal"_k) return reveal(r, use.target);
  if (op == "temp_condition"_k) return give_reserve(r, use, effect);
  if (op == "weapon_attack"_k) return attack_with_weapon(r, use, effect);
  if (op == "area"_k) return burst_from(r, use, effect);
  if (op == "stop_movement"_k) effects.movement_stopped = true;
  if (op == "negate"_k) negate(use, effect, effects);
  if (op == "reroll"_k) effects.thrown_again = effect.word("keep"_k) == "best"_k ? Reroll::best : Reroll::newest;
  if (op == "shield_other"_k) effects.shielded_by = use.who;
  if (op == "redirect"_k) effects.redirected_to = use.who;
  if (op == "prompt_gm"_k)
    log_line(r, "q_prompt"_k, {{"text"_k, effect.text("text"_k)}}, "GW-DATA-05"_k, {Audience::Kind::gm, {}});
}

}  // namespace ft::rules::grimwire
