// What a technique does once it is paid for: its roll and its effects, in order. Source: GW-DATA-05, GW-DATA-06.
#include <algorithm>

#include "rules/kernel/geometry.hpp"
#include "rules/kernel/movement.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/grimwire/checks.hpp"
#include "rules/systems/grimwire/conditions.hpp"
#include "rules/systems/grimwire/damage.hpp"
#include "rules/systems/grimwire/pushing.hpp"
#include "rules/systems/grimwire/techniques.hpp"
#include "rules/systems/grimwire/windows.hpp"

namespace ft::rules::grimwire {

namespace {

/// Levels 3 and 4 would end the technique that was pushed for: they wait until it is played. Source: GW-FOCUS-02, G-18.
enum class Burnout : std::uint8_t { settled, owed };

/// Condition and items, where the record asks for them. Source: GW-DATA-05 (cost).
void pay_other_costs(Resolution& r, CreatureId who, const Record& cost) {
  if (cost.number(key::condition) > 0) lose_condition(r, who, cost.number(key::condition));
  const Item* item = cost.word("item"_k) ? item_for_cost(Actor(r.world(), who), cost.word("item"_k)) : nullptr;
  if (!item) return;
  const ItemId id = item->id;
  const std::int64_t uses = item->numbers.get("uses"_k);
  if (uses > 0)
    r.emit(ItemNumberSet{who, id, "uses"_k, uses - 1});
  else
    r.emit(ItemLost{who, id});
}

Burnout pay_focus(Resolution& r, const Use& use) {  // Source: GW-FOCUS-01, GW-FOCUS-02
  const Record* cost = use.technique->record("cost"_k);
  const std::int64_t focus = Actor(r.world(), use.who).number(key::focus), price = cost ? cost->number("focus"_k) : 0;
  note(r, "uses"_k, {{"who"_k, use.who}, {"technique"_k, use.technique->id}}, "GW-DATA-06"_k);
  r.set(use.who, key::focus, focus - price);
  if (focus >= price) return Burnout::settled;
  note(r, "pushes"_k, {{"who"_k, use.who}}, "GW-FOCUS-02"_k);
  if (Actor(r.world(), use.who).burnout() >= 2) return Burnout::owed;
  add_burnout(r, use.who);
  return Burnout::settled;
}

void count_use(Resolution& r, const Use& use) {
  const Record* limit = use.technique->record("limit"_k);
  const bool free = payment_of(*use.technique) == Reaction::free;
  if (!limit && !free) return;
  const Key per = limit ? limit->word("per"_k) : "turn"_k;
  Condition used = condition("technique_used"_k, use.who, {per == "turn"_k ? "end_of_turn"_k : per, 1, use.who});
  used.source_key = use.technique->id;
  gain(r, use.who, used);
}

Ending ending_of(const Record& effect, CreatureId owner) {
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

/// A changed attribute, roll or speed for a while.
void give_modifier(Resolution& r, const Use& use, const Record& effect) {
  Condition given = condition("modified"_k, use.who, ending_of(effect, use.target));
  given.source_key = use.technique->id;
  const Key attribute = attribute_named(effect.word("attr"_k)), roll = effect.word("roll"_k);
  if (effect.word("op"_k) == "speed"_k)
    given.modifiers = {{key::speed, effect.number("n"_k), {}}};
  else
    given.modifiers = {{roll ? roll : attribute, effect.number("n"_k), roll ? "roll"_k : Key{}}};
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
  r.emit(Reckoned{use.target, "heal"_k, sum, "GW-COND-08"_k, {}});
  heal(r, use.target, amount);
}

/// To the nearest free cell within reach of the subject, at most `m` metres away. Source: GW-DATA-07 (guardian_leap).
void leap(Resolution& r, const Use& use, const Record& effect) {
  const Creature& leaper = r.world().creature(use.who);
  const Scene& scene = r.world().scene(leaper.scene);
  const CreatureId toward = use.subject ? use.subject : use.target;
  const Place goal = r.world().creature(toward).place, from = leaper.place;
  const std::int64_t within = std::max<std::int64_t>(1, effect.number("within_m"_k));
  if (metres_between(r.world(), scene, from, goal) <= within) return;
  const View full = View::full(r.world());
  Cell best = from.cell;
  std::pair<std::int64_t, std::int64_t> least{INT64_MAX, 0};  // metres, then how crooked the way is
  for (std::int32_t row = goal.cell.row - static_cast<std::int32_t>(within); row <= goal.cell.row + within; ++row)
    for (std::int32_t column = goal.cell.column - static_cast<std::int32_t>(within);
         column <= goal.cell.column + within; ++column) {
      const Cell cell{column, row};
      const std::int64_t distance = metres_between(r.world(), scene, from, Place::at(cell));
      const std::int64_t dx = cell.column - from.cell.column, dy = cell.row - from.cell.row;
      const std::pair<std::int64_t, std::int64_t> way{distance, dx * dx + dy * dy};
      const bool free =
          inside(scene, cell) && !blocks_move(scene, cell) && !occupant(full, leaper.scene, cell, use.who);
      if (free && distance <= effect.number("m"_k) && way < least &&
          metres_between(r.world(), scene, Place::at(cell), goal) <= within)
        best = cell, least = way;
    }
  if (best == from.cell) return;
  r.emit(Moved{use.who, scene.id, from, Place::at(best, {from.height}), "leap"_k});
  part_holds(r, use.who);
}

/// What the user draws: asked where there is a choice.
ItemId item_to_draw(Resolution& r, CreatureId who) {
  Question question;
  for (const Item* item : Actor(r.world(), who).items(key::pack))
    question.options.push_back({item->id, "o_item"_k, {{"item"_k, item->kind}}});
  if (question.options.empty()) return {};
  if (question.options.size() == 1) return question.options.front().value.as<Ref>()->item();
  question.asked = who;
  question.about = "q_item"_k;
  question.params = {{"who"_k, who}};
  question.rule = "GW-DATA-05"_k;
  question.shape = Shape::one_of;
  question.otherwise = question.options.front().value;
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
  r.set(who, key::focus, std::min(target.number(key::focus_max), target.number(key::focus) + amount));
}

void add_attacks(Resolution& r, CreatureId who, std::int64_t amount) {
  if (conflict_of(r.world(), who)) r.set(who, key::light_left, Actor(r.world(), who).number(key::light_left) + amount);
}

void reveal(Resolution& r, CreatureId who) {
  if (r.world().creature(who).hidden) r.emit(CreatureHidden{who, false});
}

/// One effect. `critical`: the roll was a natural 20.
void apply(Resolution& r, const Use& use, const Record& effect, Effects& effects, bool critical) {
  const Key op = effect.word("op"_k);
  if (op == "damage"_k) return deal_damage_of(r, use, effect, critical ? 2 : 1);
  if (op == "status"_k) return give_status(r, use, effect);
  if (op == "remove_status"_k) return lose(r, use.target, effect.word("id"_k));
  if (op == "remove_hex"_k) return lose(r, use.target, "hex"_k);
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
  if (op == "stop_movement"_k) effects.movement_stopped = true;
  if (op == "negate"_k) effects.negated = true;
  if (op == "shield_other"_k) effects.shielded_by = use.who;
  if (op == "redirect"_k) effects.redirected_to = use.who;
  if (op == "prompt_gm"_k)
    note(r, "q_prompt"_k, {{"text"_k, effect.text("text"_k)}}, "GW-DATA-05"_k, {Audience::Kind::gm, {}});
}

/// How the technique's own roll went.
struct Rolled {
  bool passed = true;
  std::int64_t natural = 0;       // 0: nothing was rolled
  const Record* dealt = nullptr;  // a damage effect that the attack has dealt already
};

Effects apply_all(Resolution& r, const Use& use, const Rolled& rolled) {
  Effects effects;
  const auto list = [&](Key name, bool critical) {
    for (const Record& effect : use.technique->records(name))
      if (&effect != rolled.dealt) apply(r, use, effect, effects, critical);
  };
  list(rolled.passed ? "on_success"_k : "on_fail"_k,
       rolled.natural == 20 && use.technique->record("roll"_k)->flag("attack"_k));
  if (rolled.passed && rolled.natural == 20) list("on_20"_k, false);
  if (rolled.natural == 1) list("on_1"_k, false);
  return effects;
}

/// What the user rolls with: of several attributes the player chooses. Source: GW-DATA-05 (roll.by), GW-ATTR-03.
Key rolls_with(Resolution& r, const Use& use, const Record& roll, Key otherwise, Key purpose) {
  std::vector<Key> attributes;
  for (const Key name : roll.words("by"_k)) attributes.push_back(attribute_named(name));
  if (attributes.empty()) attributes.push_back(otherwise);
  return choose_attribute(r, use.who, attributes, purpose, "GW-DATA-05"_k);
}

Effects play_attack(Resolution& r, const Use& use, const Record& roll) {
  Attack attack{.attacker = use.who, .target = use.target, .weapon = use.weapon, .extra = {}};
  const bool supernatural = use.technique->has_word("tags"_k, "supernatural"_k);
  const auto& effects = use.technique->records("on_success"_k);
  const auto find = [&](Key op) -> const Record* {
    const auto at =
        std::find_if(effects.begin(), effects.end(), [&](const Record& effect) { return effect.word("op"_k) == op; });
    return at == effects.end() ? nullptr : &*at;
  };
  const Record* with_weapon = find("weapon_damage"_k);
  attack.kind = supernatural                               ? AttackKind::supernatural
                : use.weapon.record && use.weapon.ranged() ? AttackKind::ranged
                                                           : AttackKind::melee;
  attack.attribute = rolls_with(r, use, roll, supernatural ? RSN : COR, "attack"_k);
  const Key vs = roll.word("vs"_k);
  attack.defence = vs == "resonance"_k || (!vs && supernatural) ? RSN : AGL;  // G-55
  attack.effect = with_weapon ? nullptr : find("damage"_k);
  attack.damaging = with_weapon || attack.effect;
  attack.damage_factor = with_weapon ? with_weapon->number("factor"_k, 1) : 1;
  attack.extra.add(use.technique->id, roll.number("mod"_k));
  if (!attack.weapon.record) attack.weapon = *weapon_of(r.system(), Actor(r.world(), use.who), {});
  const Struck struck = strike(r, attack);
  return apply_all(r, use, {struck.hit, struck.natural, struck.hit ? attack.effect : nullptr});
}

Effects play_roll(Resolution& r, const Use& use, const Record& roll) {
  Side side{use.who, rolls_with(r, use, roll, MND, "technique_roll"_k), "technique_roll"_k, {}};
  side.extra.add(use.technique->id, roll.number("mod"_k));
  const Key vs = roll.word("vs"_k);
  if (vs && vs != "tn"_k && use.target) {
    const Key defence = vs == "evade"_k ? AGL : vs == "resonance"_k ? RSN : attribute_named(vs);
    const Contested done = contest(r, {side, {use.target, defence, "technique_roll"_k, {}}, "GW-DATA-06"_k, {}});
    return apply_all(r, use, {done.won, done.initiator_natural, nullptr});
  }
  Sum target;
  target.keep("base_number"_k, roll.number("tn"_k) > 0 ? roll.number("tn"_k) : 11, "GW-DATA-06"_k);
  const Judged judged = judge(r, {side, target, "GW-DATA-06"_k, use.target});
  return apply_all(r, use, {judged.passed, judged.natural, nullptr});
}

}  // namespace

namespace {
Effects play_effects(Resolution& r, const Use& use) {
  const Record* roll = use.technique->record("roll"_k);
  if (roll && roll->flag("attack"_k)) return play_attack(r, use, *roll);
  if (roll) return play_roll(r, use, *roll);
  return apply_all(r, use, {});
}
}  // namespace

Effects play_technique(Resolution& r, const Use& asked) {
  Use use = asked;
  if (!use.target) use.target = use.who;
  const Burnout burnout = pay_focus(r, use);
  if (const Record* cost = use.technique->record("cost"_k)) pay_other_costs(r, use.who, *cost);
  count_use(r, use);
  const Effects effects = play_effects(r, use);
  if (burnout == Burnout::owed) add_burnout(r, use.who);
  (void)moment(r, {"technique_used"_k, use.who, use.target, key::after});
  return effects;
}

}  // namespace ft::rules::grimwire
