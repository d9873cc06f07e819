// What all handling of things needs: a job for the hands, an empty hand, things in reach, weight. Source: TD-READY-01, TD-ENC-06.
#include "rules/systems/threed6/things/hands.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/conditions/states.hpp"
#include "rules/systems/threed6/turns/hooks.hpp"
#include "rules/systems/threed6/turns/maneuvers.hpp"

namespace ft::rules::threed6 {

Cell require_job(Resolution& r) {
  const CreatureId who = r.actor();
  const Actor actor(r.world(), who);
  if (actor.encounter()) {
    require_maneuver(r);
  } else {
    require_steady(r, who);
  }
  return require_step(r, step_yards(r));
}

void require_weight(Resolution& r, std::int64_t weight, std::int64_t most, Key rule) {
  constexpr std::int64_t pound = 100;
  r.require(weight <= most, {"E_TOO_HEAVY"_k, {{"n"_k, (weight + pound - 1) / pound}, {"most"_k, most / pound}}, rule});
}

void require_one_of(Resolution& r, Key item, Key other, Key rule) {
  r.require(!(r.has(item) && r.has(other)), {"E_BAD_ARG"_k, {}, rule});
  if (!r.has(item) && !r.has(other)) (void)r.item(item);
}

bool start_job(Resolution& r, Key maneuver, const Recheck& check) {
  lose(r, r.actor(), key::resting);  // TD-FAT-07
  const bool fights = Actor(r.world(), r.actor()).encounter() != nullptr;
  return (fights ? choose(r, maneuver) : withstands_exhaustion(r, r.actor())) && steps_first(r, check);
}

void finish_job(Resolution& r) {
  take_step(r, Moment::after);
  conclude(r);
}

void finish_ready(Resolution& r) {
  hooks(r).acts(r, r.actor(), {});
  finish_job(r);
}

Readies count_ready(Resolution& r, ItemId item, std::int64_t most) {
  const CreatureId who = r.actor();
  const Actor actor(r.world(), who);
  if (!actor.encounter()) return {most, most};
  const std::int64_t turn =
      actor.number(key::turns_taken) - (reacts(r) ? 1 : 0);  // a Wait is a maneuver of its own turn
  const std::int64_t id = static_cast<std::int64_t>(item.value);
  const Condition* before = actor.find(key::readying);
  const bool goes_on = before && before->data.get("item"_k) == id && before->data.get("turn"_k) == turn - 1;
  const std::int64_t n = goes_on ? before->data.get("n"_k) + 1 : 1;
  if (n >= most)
    lose(r, who, key::readying);
  else
    gain(r, who, key::readying, {{"item"_k, id}, {"n"_k, n}, {"turn"_k, turn}});
  return {n, most};
}

namespace {

bool is_empty(const Actor& actor, Key hand) { return actor.items(hand).empty(); }

}  // namespace

std::optional<Key> hand_for(const Ruleset& system, const Actor& actor, Key kind, Grip grip, Key named) {
  const Record* record = record_of(system, kind);
  const Key hands = record ? record->word("hands"_k) : Key();
  if (!is_empty(actor, key::both_hands)) return std::nullopt;
  const bool main = is_empty(actor, key::main_hand), off = is_empty(actor, key::off_hand);
  if (grip == Grip::both_hands || hands == "both"_k) return main && off ? std::optional(key::both_hands) : std::nullopt;
  if (hands == "off"_k) return off ? std::optional(key::off_hand) : std::nullopt;
  if (main && named != key::off_hand) return key::main_hand;
  return off && named != key::main_hand ? std::optional(key::off_hand) : std::nullopt;
}

bool in_hand(const Ruleset& system, const Item* item) {
  return !is_part_of_body(system, item) &&
         (item->placement == key::main_hand || item->placement == key::off_hand || item->placement == key::both_hands);
}

const Item& require_lying(Resolution& r, ItemId id, Cell from) {
  const Scene& scene = r.world().scene(r.world().creature(r.actor()).scene);
  const auto at = std::find_if(scene.items.begin(), scene.items.end(), [&](const Item& one) { return one.id == id; });
  r.require(at != scene.items.end(), {"E_BAD_ARG"_k, {}, "TD-READY-01"_k});
  const std::int64_t yards = cell_distance(scene, from, at->place.cell);
  r.require(yards <= 1, {"E_OUT_OF_REACH"_k, {{"distance"_k, yards}}, "TD-READY-01"_k});
  return *at;
}

void require_load(Resolution& r, CreatureId who, std::int64_t more, std::int64_t multiple) {
  const Actor actor(r.world(), who);
  require_weight(r, load(r.system(), actor) + more, multiple * basic_lift(actor),
                 multiple > 10 ? "TD-LIFT-05"_k : "TD-ENC-06"_k);
}

}  // namespace ft::rules::threed6
