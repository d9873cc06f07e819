// Lifting, shoving, shifting and carrying heavy things. Source: TD-LIFT-01 to 07, TD-ENC-06.
#include "rules/systems/threed6/things/lifting.hpp"

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/conditions/states.hpp"
#include "rules/systems/threed6/things/hands.hpp"
#include "rules/systems/threed6/turns/rests.hpp"

namespace ft::rules::threed6 {

namespace {

constexpr std::int64_t pound = 100;

/// Those of the form who help: beside the actor and able.
std::vector<CreatureId> helpers(Resolution& r) {
  std::vector<CreatureId> all;
  for (const Key field : {"helper"_k, "second_helper"_k}) {
    if (!r.has(field)) continue;
    const CreatureId one = r.creature(field);
    const bool fits = one != r.actor() && Actor(r.world(), one).able() &&
                      r.world().creature(one).scene == r.world().creature(r.actor()).scene &&
                      yards_between(r.world(), r.actor(), one) <= 1 && (all.empty() || all.front() != one);
    r.require(fits, {"E_NO_SUCH_TARGET"_k, {}, "TD-LIFT-04"_k});
    all.push_back(one);
  }
  return all;
}

/// Whether the GM has allowed help with the lift that goes on. Source: TD-LIFT-04.
bool help_goes_on(const Actor& actor, ItemId item) {
  const Condition* lift = actor.find(key::readying);
  return item && lift && lift->data.get("helped"_k) != 0 &&
         lift->data.get("item"_k) == static_cast<std::int64_t>(item.value) &&
         lift->data.get("turn"_k) == actor.number(key::turns_taken) - 1;
}

/// The Basic Lift of the actor, with that of its helpers where the GM allows it, once for each lift. Source: TD-LIFT-04.
std::int64_t joint_lift(Resolution& r, std::int64_t weight, ItemId item = {}) {
  const std::int64_t own = basic_lift(Actor(r.world(), r.actor()));
  std::int64_t sum = own;
  for (const CreatureId one : helpers(r)) sum += basic_lift(Actor(r.world(), one));
  if (sum == own || help_goes_on(Actor(r.world(), r.actor()), item)) return sum;
  const bool two_handed = weight > 2 * own;
  const bool allowed = r.ask_yes({.prompt = "q_team"_k,
                                  .params = {{"who"_k, r.actor()}, {"n"_k, weight / pound}},
                                  .rule = "TD-LIFT-04"_k,
                                  .shape = Shape::yes_no,
                                  .default_answer = two_handed});
  return allowed ? sum : own;
}

void note_help(Resolution& r, CreatureId who) {
  Numbers data = Actor(r.world(), who).find(key::readying)->data;
  data.set("helped"_k, 1);
  gain(r, who, key::readying, std::move(data));
}

/// Readies that the weight needs. Source: TD-LIFT-01, TD-LIFT-02, TD-LIFT-07.
std::int64_t readies_to_lift(std::int64_t weight, std::int64_t lift) {
  return 4 * weight <= lift ? 1 : weight <= 2 * lift ? 2 : 4;
}

void take(Resolution& r, Item item, Key placement) {
  item.placement = placement;
  item.place = {};
  r.emit(ItemMoved{r.world().creature(r.actor()).scene, r.actor(), item});
}

}  // namespace

void take_up(Resolution& r, Cell from) {
  const CreatureId who = r.actor();
  const ItemId id = r.item("item"_k);
  const Item item = require_lying(r, id, from);
  const std::int64_t weight = weight_of(r.system(), item.kind), own = basic_lift(Actor(r.world(), who));
  const std::int64_t lift = joint_lift(r, weight, id);
  require_weight(r, weight, 8 * lift, "TD-LIFT-02"_k);
  const Grip grip = weight > 2 * own ? Grip::both_hands : Grip::as_usual;
  const Key named = r.has("hand"_k) ? r.choice("hand"_k) : Key();
  const auto hand = hand_for(r.system(), Actor(r.world(), who), item.kind, grip, named);
  r.require(hand.has_value(), {"E_NO_FREE_HAND"_k, {}, "TD-LIFT-02"_k});
  const bool alone = weight <= 8 * own || !(r.has("helper"_k) || r.has("second_helper"_k));
  if (alone) require_load(r, who, weight);
  const auto lies_there = [&](Resolution& again, Cell here) { (void)require_lying(again, id, here); };
  if (!start_job(r, "ready"_k, lies_there)) return finish_job(r);
  const Readies spent = count_ready(r, item.id, readies_to_lift(weight, lift));
  const Params about{{"who"_k, who}, {"item"_k, item.kind}, {"n"_k, spent.n}, {"most"_k, spent.most}};
  const Params done{{"who"_k, who}, {"item"_k, item.kind}};
  if (spent.n < spent.most) {
    if (lift > own) note_help(r, who);
    log_line(r, "lifts_on"_k, about, "TD-LIFT-02"_k);
  } else if (alone) {
    take(r, item, hand.value_or(key::main_hand));  // the GM may have allowed full hands
    log_line(r, "picks_up"_k, done, "TD-LIFT-07"_k);
  } else {
    log_line(r, "raises"_k, done, "TD-LIFT-04"_k);
  }
  const bool in_combat = Actor(r.world(), who).encounter() != nullptr;
  finish_ready(r);
  if (!in_combat && spent.most > 1) pass_time(r, spent.most);  // two or four seconds
}

void lift(Resolution& r) { take_up(r, require_job(r)); }  // Source: TD-LIFT-01, TD-LIFT-02

namespace {

/// Half of the Move, rounded up, straight at it last turn. Source: TD-LIFT-03.
bool running_start(Resolution& r) {
  const bool* says = r.has("running_start"_k) ? r.field("running_start"_k).as<bool>() : nullptr;
  if (!says || !*says) return false;
  const Actor actor(r.world(), r.actor());
  if (!actor.encounter()) return true;  // no turns to count: the player's word
  const bool ran = 2 * actor.number("moved_before"_k) >= move_sum(r.system(), actor).total();
  r.require(ran, {"E_BAD_ARG"_k, {}, "TD-LIFT-03"_k});
  return true;
}

void require_free_hands(Resolution& r) {
  const bool free = hand_for(r.system(), Actor(r.world(), r.actor()), {}, Grip::both_hands).has_value();
  r.require(free, {"E_NO_FREE_HAND"_k, {}, "TD-LIFT-03"_k});
}

void push(Resolution& r, Key text, Key rule) {
  if (!start_job(r, "ready"_k)) return finish_job(r);
  log_line(r, text, {{"who"_k, r.actor()}, {"n"_k, r.number("n"_k)}}, rule);
  finish_ready(r);
}

}  // namespace

void shove(Resolution& r) {  // Source: TD-LIFT-03
  (void)require_job(r);
  require_free_hands(r);
  const bool runs = running_start(r);
  const std::int64_t weight = r.number("n"_k) * pound, most = 12 * joint_lift(r, weight) * (runs ? 2 : 1);
  const bool balanced_badly =
      weight > most && r.ask_yes({.prompt = "q_balance"_k,
                                  .params = {{"who"_k, r.actor()}, {"n"_k, weight / pound}, {"most"_k, most / pound}},
                                  .rule = "TD-LIFT-03"_k,
                                  .shape = Shape::yes_no,
                                  .default_answer = false});
  if (!balanced_badly) require_weight(r, weight, most, "TD-LIFT-03"_k);
  push(r, "shoves"_k, "TD-LIFT-03"_k);
}

void shift(Resolution& r) {  // Source: TD-LIFT-06
  (void)require_job(r);
  require_free_hands(r);
  const std::int64_t weight = r.number("n"_k) * pound, most = 50 * joint_lift(r, weight);
  const std::int64_t percent = r.ask_number({.prompt = "q_footing"_k,
                                             .params = {{"who"_k, r.actor()}},
                                             .rule = "TD-LIFT-06"_k,
                                             .shape = Shape::number,
                                             .max = 200,
                                             .default_answer = std::int64_t{100}});
  require_weight(r, weight, percent * most / 100, "TD-LIFT-06"_k);
  push(r, "shifts"_k, "TD-LIFT-06"_k);
}

namespace {

/// Beside the actor, not carried by another, and not against its will.
void require_may_be_carried(Resolution& r, CreatureId target, Cell from) {
  const Actor actor(r.world(), r.actor()), other(r.world(), target);
  const Creature& carried = other.creature();
  const bool willing = !other.able() || other.has(key::restrained) || !actor.hostile_to(other);
  const bool free = other.relations_to(key::bears).empty() && other.relations_from(key::bears).empty();
  const bool fits = target != r.actor() && carried.scene == actor.creature().scene && willing && free &&
                    carried.place.kind == Place::Kind::cell;
  r.require(fits, {"E_NO_SUCH_TARGET"_k, {}, "TD-LIFT-05"_k});
  const std::int64_t yards = cell_distance(r.world().scene(carried.scene), from, carried.place.cell);
  r.require(yards <= 1, {"E_OUT_OF_REACH"_k, {{"distance"_k, yards}}, "TD-LIFT-05"_k});
}

void carry_creature(Resolution& r, CreatureId target) {
  const Creature& carrier = r.world().creature(r.actor());
  const Place here = carrier.place;
  const SceneId scene = carrier.scene;
  relate(r, key::bears, r.actor(), target);
  r.emit(Moved{target, scene, r.world().creature(target).place, here, {}});
  log_line(r, "carries_line"_k, {{"who"_k, r.actor()}, {"target"_k, target}}, "TD-LIFT-05"_k);
}

}  // namespace

void carry_on_back(Resolution& r) {  // Source: TD-LIFT-05
  constexpr std::int64_t most = 15;
  const Cell from = require_job(r);
  require_free_hands(r);
  require_one_of(r, "item"_k, "target"_k, "TD-LIFT-05"_k);
  if (r.has("target"_k)) {
    const CreatureId target = r.creature("target"_k);
    require_may_be_carried(r, target, from);
    require_load(r, r.actor(), body_weight(r.system(), Actor(r.world(), target)), most);
    const auto is_there = [&](Resolution& again, Cell here) { require_may_be_carried(again, target, here); };
    if (!start_job(r, "ready"_k, is_there)) return finish_job(r);
    carry_creature(r, target);
    return finish_ready(r);
  }
  const ItemId id = r.item("item"_k);
  const Item item = require_lying(r, id, from);
  require_load(r, r.actor(), weight_of(r.system(), item.kind), most);
  const auto lies_there = [&](Resolution& again, Cell here) { (void)require_lying(again, id, here); };
  if (!start_job(r, "ready"_k, lies_there)) return finish_job(r);
  take(r, item, key::pack);
  log_line(r, "takes_on_back"_k, {{"who"_k, r.actor()}, {"item"_k, item.kind}}, "TD-LIFT-05"_k);
  finish_ready(r);
}

}  // namespace ft::rules::threed6
