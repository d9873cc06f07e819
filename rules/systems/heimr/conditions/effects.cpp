// Effects in points and in seconds, and what receiving one does. Source: HM-EFF-01 to 13.
#include "rules/systems/heimr/conditions/effects.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/conditions/averting.hpp"
#include "rules/systems/heimr/conditions/binds.hpp"
#include "rules/systems/heimr/conditions/falling.hpp"
#include "rules/systems/heimr/conditions/hands.hpp"
#include "rules/systems/heimr/conditions/holds.hpp"
#include "rules/systems/heimr/conditions/injuries.hpp"
#include "rules/systems/heimr/conditions/published_defence.hpp"
#include "rules/systems/heimr/creature/carried.hpp"
#include "rules/systems/heimr/creature/clusters.hpp"
#include "rules/systems/heimr/creature/places.hpp"
#include "rules/systems/heimr/creature/states.hpp"

namespace ft::rules::heimr {

void call_effect(Resolution& r) {  // Source: HM-EFF-01
  const CreatureId on = r.creature("target"_k);
  r.require(!Actor(r.world(), on).has(key::dead), {"E_TARGET_INVALID"_k, {}, "HM-EFF-01"_k});
  Effect effect{r.choice("effect"_k), 0, {}, {}};
  if (r.has("n"_k)) effect.amount = r.number("n"_k);
  if (r.has("part"_k)) effect.part = r.choice("part"_k);
  if (r.has("source"_k)) effect.source = r.creature("source"_k);
  (void)land(r, on, effect);
}

std::int64_t amount_of(const Effect& effect) {
  if (effect.amount > 0) return effect.amount;
  constexpr std::array in_points{"hit"_k, "drain"_k, "break"_k};
  return std::find(in_points.begin(), in_points.end(), effect.kind) != in_points.end() ? 1 : 2;
}

namespace {

/// The rest of a turn of its own, then so many turns that start later; outside combat the seconds. Source: HM-EFF-02.
Duration ending_after(const Resolution& r, CreatureId on, std::int64_t seconds) {
  const Encounter* combat = r.world().encounter_of(on);
  if (!combat) return {"seconds"_k, seconds, {}};
  return {"turns"_k, seconds / 2 + (seconds / 2 > 0 && combat->turn == on ? 1 : 0), on};
}

void gain_for(Resolution& r, CreatureId on, const Effect& effect, Condition made) {
  made.source = effect.source;
  made.ends = ending_after(r, on, amount_of(effect));
  if (made.ends.left > 0) gain(r, on, std::move(made));
}

Condition condition_with(Key key) {
  Condition made;
  made.key = key;
  return made;
}

void lose_willpower(Resolution& r, CreatureId on, std::int64_t points) {  // Source: HM-EFF-04
  r.set(on, key::wp, std::max<std::int64_t>(0, Actor(r.world(), on).number(key::wp) - points));
}

void knock_down(Resolution& r, CreatureId on, const Effect& effect) {  // Source: HM-EFF-04
  gain(r, on, condition_with(key::prone));
  gain_for(r, on, effect, condition_with(key::fallen));
}

/// The item in the named hand, else in the sword hand, else in the other. Source: HM-EFF-05.
const Item* item_hit(const Actor& actor, Key hand) {
  if (hand == key::sword_arm) hand = key::sword_hand;
  if (hand == key::other_arm) hand = key::off_hand;
  if (hand == key::sword_hand || hand == key::off_hand) return actor.in_hand(hand);
  const Item* in_sword_hand = actor.in_hand(key::sword_hand);
  return in_sword_hand ? in_sword_hand : actor.in_hand(key::off_hand);
}

void lose_grip(Resolution& r, CreatureId on, const Effect& effect) {  // Source: HM-EFF-05
  const Item* item = item_hit(Actor(r.world(), on), effect.part);
  if (!item) return;
  const ItemId id = item->id;
  Condition barred = condition_with("barred_from_item"_k);
  barred.data.set("item"_k, static_cast<std::int64_t>(id.value));
  gain_for(r, on, effect, barred);
  drop_item(r, on, id);
}

/// Up is toward row 0 of the board as it is drawn.
std::vector<Key> directions_toward(Cell from, Cell cause) {
  std::vector<Key> open;
  if (from == cause) return {"up"_k, "left"_k, "right"_k, "down"_k};
  if (cause.column != from.column) open.push_back(cause.column < from.column ? "left"_k : "right"_k);
  if (cause.row != from.row) open.push_back(cause.row < from.row ? "up"_k : "down"_k);
  return open;
}

/// Which way is barred: where the blow came from; of several the one who caused it chooses. Source: HM-EFF-06, W13.
Key barred_direction(Resolution& r, CreatureId on, CreatureId source) {
  const Cell here = location(r.world(), on);
  const auto open = directions_toward(here, source ? location(r.world(), source) : here);
  if (open.size() == 1) return open.front();
  Question question{.asked = source,
                    .prompt = "q_stumble_direction"_k,
                    .params = {{"who"_k, on}},
                    .rule = "HM-EFF-06"_k,
                    .shape = Shape::one_of};
  for (const Key direction : open) question.options.push_back({direction, direction, {}});
  question.default_answer = open.front();  // the horizontal one, else up
  return *r.ask(std::move(question)).as<Key>();
}

void stumble(Resolution& r, CreatureId on, const Effect& effect) {  // Source: HM-EFF-06
  leave_cluster(r, on);
  Condition made = condition_with(key::stumbling);
  made.data.set("direction"_k, barred_direction(r, on, effect.source).hash);
  gain_for(r, on, effect, made);
}

/// No actions for the turns affected; of an odd number the defence returns at a turn's start. Source: HM-EFF-07, G-19.
void daze(Resolution& r, CreatureId on, const Effect& effect) {
  discard_defence(r, on);
  const std::int64_t seconds = amount_of(effect);
  gain_for(r, on, effect, condition_with(key::dazed));
  if (seconds % 2 == 0 || !r.world().encounter_of(on)) return;
  Condition open = condition_with("off_guard"_k);
  open.source = effect.source;
  open.ends = {"turn_starts"_k, seconds / 2 + 1, on};
  gain(r, on, std::move(open));
}

void bind(Resolution& r, CreatureId on, const Effect& effect) {  // Source: HM-EFF-09
  Condition made = condition_with(key::bound);
  made.data.set("part"_k, bound_part(effect.part).hash);
  gain_for(r, on, effect, made);
  hands_changed(r, on);
}

void break_in_hand(Resolution& r, CreatureId on, const Effect& effect) {
  if (const Item* item = item_hit(Actor(r.world(), on), effect.part)) break_item(r, on, item->id, amount_of(effect));
}

}  // namespace

void break_item(Resolution& r, CreatureId owner, ItemId id, std::int64_t points) {
  const Key kind = Actor(r.world(), owner).item(id)->kind;
  const Record* record = record_of(r.system(), kind);
  const std::int64_t toughness = record ? record->number("toughness"_k) : 0;
  bool broken = points >= toughness;
  if (toughness == 0) {  // the GM decides
    broken = r.ask_yes({.prompt = "q_item_breaks"_k,
                        .params = {{"item"_k, kind}, {"n"_k, points}},
                        .rule = "HM-EFF-08"_k,
                        .default_answer = false});
  }
  log_line(r, broken ? "item_breaks"_k : "item_holds"_k, {{"item"_k, kind}}, "HM-EFF-08"_k);
  if (!broken) return;
  r.emit(ItemLost{owner, id});
  hands_changed(r, owner);
}

void break_structure_of(Resolution& r, Relation border, std::int64_t points) {  // Source: HM-GRID-07, G-13
  const bool adds_up = r.house_rule("breaks_add_up"_k) != 0;
  const std::int64_t done = points + (adds_up ? border.data.get("broken"_k) : 0);
  const bool destroyed = done >= border.data.get("toughness"_k);
  if (destroyed) border.data.set("toughness"_k, 0);
  border.data.set("broken"_k, adds_up && !destroyed ? done : 0);
  log_line(r, destroyed ? "structure_breaks"_k : "structure_holds"_k, {{"n"_k, points}}, "HM-GRID-07"_k);
  if (destroyed || adds_up) r.emit(RelationChanged{std::move(border)});
}

bool land(Resolution& r, CreatureId on, const Effect& effect) {
  if (Actor(r.world(), on).has(key::dead)) return false;
  if (averts(r, on, {.source = effect.source, .damage = false, .effect = true}) != Averted::no) return false;
  apply_effect(r, on, effect);
  return true;
}

void apply_effect(Resolution& r, CreatureId on, const Effect& effect) {
  const std::int64_t amount = amount_of(effect);
  log_line(r, "suffers"_k, {{"who"_k, on}, {"effect"_k, effect.kind}, {"n"_k, amount}}, "HM-EFF-01"_k);
  if (effect.kind == "hit"_k) {
    lose_hp(r, on, amount);
    (void)injure(r, on, effect.part);
  }
  if (effect.kind == "drain"_k) lose_willpower(r, on, amount);
  if (effect.kind == "break"_k) break_in_hand(r, on, effect);
  if (effect.kind == "fall"_k) knock_down(r, on, effect);
  if (effect.kind == "drop"_k) lose_grip(r, on, effect);
  if (effect.kind == "stumble"_k) stumble(r, on, effect);
  if (effect.kind == "daze"_k) daze(r, on, effect);
  if (effect.kind == "bind"_k) bind(r, on, effect);
  if (effect.kind == "weaken"_k) gain_for(r, on, effect, condition_with(key::weakened));
  interrupted_by_effect(r, on);
}

void interrupted_by_effect(Resolution& r, CreatureId who) {
  interrupt(r, who);
  hold_on(r, who);
}

void tick_effects(Resolution& r, CreatureId who) { count_down(r, who, "turns"_k, 1); }

void tick_at_turn_start(Resolution& r, CreatureId who) {
  const bool was_open = Actor(r.world(), who).has("off_guard"_k);
  count_down(r, who, "turn_starts"_k, 1);
  if (was_open) defence_returns(r, who);
}

}  // namespace ft::rules::heimr
