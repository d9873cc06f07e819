// Beginning, joining and ending a fight, its seconds and its order. Source: TD-TURN-01 to 03, TD-TURN-06.
#include <algorithm>
#include <functional>

#include "rules/kernel/encounters/encounters.hpp"
#include "rules/kernel/encounters/turn_order.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/threed6/conditions/deep_water.hpp"
#include "rules/systems/threed6/conditions/states.hpp"
#include "rules/systems/threed6/turns/recovery.hpp"
#include "rules/systems/threed6/turns/rests.hpp"
#include "rules/systems/threed6/turns/turns.hpp"

namespace ft::rules::threed6 {

namespace {

/// Those whose places are compared with each other.
using Group = std::vector<CreatureId>;

/// Whether a player character or two sides are among those of this speed. Source: TD-TURN-02.
bool is_contested(const World& world, const Group& all, const Actor& one) {
  return std::any_of(all.begin(), all.end(), [&](CreatureId id) {
    const Actor other(world, id);
    return other.basic_speed() == one.basic_speed() && (other.pc() || other.hostile_to(one));
  });
}

/// What decides between two: speed; where the tie is contested DX, then the die. Source: TD-TURN-02.
bool acts_before(const World& world, const Group& all, CreatureId a, CreatureId b) {
  const Actor first(world, a), second(world, b);
  if (first.basic_speed() != second.basic_speed()) return first.basic_speed() > second.basic_speed();
  if (!is_contested(world, all, first)) return false;
  if (first.number(key::DX) != second.number(key::DX)) return first.number(key::DX) > second.number(key::DX);
  return first.number("order_die"_k) > second.number("order_die"_k);
}

/// Whether only the die can decide between two.
bool are_equal(const World& world, const Group& all, CreatureId a, CreatureId b) {
  const Actor first(world, a), second(world, b);
  return a != b && first.basic_speed() == second.basic_speed() && first.number(key::DX) == second.number(key::DX) &&
         is_contested(world, all, first);
}

bool needs_die(const World& world, const Group& all, CreatureId a, CreatureId b) {
  return are_equal(world, all, a, b) && Actor(world, a).number("order_die"_k) == Actor(world, b).number("order_die"_k);
}

/// The digits to the base of seven are the faces, so that a later die breaks the ties of those before it alone.
void roll_for_order(Resolution& r, CreatureId who) {
  const int face = r.roll(6, who, "order"_k);
  r.emit(RollMade{who, "order"_k, {}, {{6, face}}, Sum{{"dice"_k, face, {}}}, {}, {}, "TD-TURN-02"_k, {}});
  r.set(who, "order_die"_k, Actor(r.world(), who).number("order_die"_k) + face);
}

/// Those of the group that tie roll, again where they tie again. Source: TD-TURN-02.
void roll_apart(Resolution& r, const Group& group, const std::function<bool(CreatureId)>& ties) {
  for (const CreatureId who : group) r.set(who, "order_die"_k, 0);
  for (int again = 0; again < 12; ++again) {
    Group tied;
    std::copy_if(group.begin(), group.end(), std::back_inserter(tied), ties);
    if (tied.empty()) return;
    for (const CreatureId who : group) r.set(who, "order_die"_k, 7 * Actor(r.world(), who).number("order_die"_k));
    for (const CreatureId who : tied) roll_for_order(r, who);
  }
}

/// All who tie. Source: TD-TURN-02.
void roll_ties(Resolution& r, const Group& all) {
  roll_apart(r, all, [&](CreatureId a) {
    return std::any_of(all.begin(), all.end(), [&](CreatureId b) { return needs_die(r.world(), all, a, b); });
  });
}

/// A newcomer whose place only the die decides rolls with those it equals; their own order stays. Source: TD-TURN-03.
void roll_newcomer(Resolution& r, const Group& all, CreatureId who) {
  Group equals;
  std::copy_if(all.begin(), all.end(), std::back_inserter(equals),
               [&](CreatureId other) { return are_equal(r.world(), all, who, other); });
  equals.push_back(who);
  roll_apart(r, equals, [&](CreatureId one) {
    if (one != who) return needs_die(r.world(), all, who, one);
    return std::any_of(equals.begin(), equals.end(),
                       [&](CreatureId other) { return needs_die(r.world(), all, who, other); });
  });
}

std::vector<CreatureId> in_order(const World& world, std::vector<CreatureId> all) {
  const Group group = all;
  std::stable_sort(all.begin(), all.end(), [&](CreatureId a, CreatureId b) { return acts_before(world, group, a, b); });
  return all;
}

/// The GM says who of one side and speed is first, where the table wants that. Source: TD-TURN-02.
void ask_order(Resolution& r, std::vector<CreatureId>& order) {
  if (r.house_rule("npc_order_asked"_k) == 0) return;
  const Group group = order;
  settle_ties(r, order,
              {.tied =
                   [&](CreatureId a, CreatureId b) {
                     return Actor(r.world(), a).basic_speed() == Actor(r.world(), b).basic_speed() &&
                            !acts_before(r.world(), group, a, b) && !acts_before(r.world(), group, b, a);
                   },
               .rule = "TD-TURN-02"_k});
}

/// The order of the fight that was left less than a minute ago, with those who are new at their places. Source: TD-TURN-06.
std::vector<CreatureId> kept_order(Resolution& r, const std::vector<CreatureId>& all) {
  const auto place = [&](CreatureId who) { return Actor(r.world(), who).number("last_place"_k); };
  std::vector<CreatureId> order;
  for (const CreatureId who : all)
    if (place(who) > 0) order.push_back(who);
  if (order.empty()) return order;
  std::stable_sort(order.begin(), order.end(), [&](CreatureId a, CreatureId b) { return place(a) < place(b); });
  for (const CreatureId who : all) {
    if (place(who) > 0) continue;
    Group present = order;
    present.push_back(who);
    roll_newcomer(r, present, who);
    const auto before = [&](CreatureId other) { return acts_before(r.world(), present, who, other); };
    order.insert(std::find_if(order.begin(), order.end(), before), who);
  }
  return order;
}

/// All in the order of a new fight. Source: TD-TURN-02.
std::vector<CreatureId> new_order(Resolution& r, const std::vector<CreatureId>& all) {
  roll_ties(r, all);
  std::vector<CreatureId> order = in_order(r.world(), all);
  ask_order(r, order);
  return order;
}

void enter(Resolution& r, CreatureId who) {
  for (const Key mark : {key::moved, key::step_used, key::block_used, key::parries, key::hurt, key::shock,
                         key::turns_taken, "last_place"_k, "resume_left"_k, "ran"_k, "straight"_k, "heading"_k,
                         "forward_before"_k, "straight_before"_k, "heading_before"_k})
    r.set(who, mark, 0);
  lose(r, who, key::resting);  // TD-FAT-07
  forget_attacks(r, who);
  for (const Key kind : {key::stunned, key::mentally_stunned}) {  // turns are counted from 0 again
    const Condition* stun = Actor(r.world(), who).find(kind);
    if (!stun || stun->data.get("turn"_k) == 0) continue;
    Numbers data = stun->data;
    data.set("turn"_k, 0);
    gain(r, who, kind, std::move(data));
  }
  r.set(who, key::maneuver, key::no_maneuver.hash);
  r.set(who, key::turn_state, key::waiting.hash);
}

}  // namespace

void start_conflict(Resolution& r) {  // Source: TD-TURN-02
  const SceneId scene = require_no_encounter(r, {"E_IN_COMBAT"_k, {}, {}});
  const std::vector<CreatureId> all =
      combatants(r.world(), scene, [&](CreatureId who) { return !Actor(r.world(), who).has(key::dead); });
  r.require(!all.empty(), {"E_NO_SUCH_TARGET"_k, {}, "TD-TURN-02"_k});
  std::vector<CreatureId> order = kept_order(r, all);
  const bool resumed = !order.empty();
  if (!resumed) order = new_order(r, all);
  (void)begin_encounter(r, scene, order);
  resumed ? log_line(r, "fight_resumes"_k, {}, "TD-TURN-06"_k) : log_line(r, "fight_starts"_k, {}, "TD-TURN-02"_k);
  for (const CreatureId who : order) enter(r, who);
  (void)start_round(r, r.world().creature(order.front()).encounter, "TD-TURN-01"_k);
}

void join_conflict(Resolution& r) {  // Source: TD-TURN-03
  const CreatureId who = r.creature("target"_k);
  const EncounterId id = require_newcomer(r, who, {"E_NOT_IN_COMBAT"_k, {}, {}}, {"E_NO_SUCH_TARGET"_k, {}, {}});
  log_line(r, "joins"_k, {{"who"_k, who}}, "TD-TURN-03"_k);
  enter(r, who);
  Group all = r.world().encounter(id).order;
  std::erase(all, who);
  all.push_back(who);
  roll_newcomer(r, all, who);
  (void)enter_order(
      r, id, who,
      {[&](CreatureId other) { return acts_before(r.world(), all, who, other); }, [&](CreatureId) { return true; }});
  r.set(who, key::turn_state, key::done.hash);  // its first turn is in the next second
}

namespace {

/// A turn that the unconscious do not take ends what lasts until the next one. Source: TD-TURN-04, TD-MAN-01.
void pass_over(Resolution& r, CreatureId who) {
  for (const Key mark : {key::moved, key::step_used, key::block_used, key::parries}) r.set(who, mark, 0);
  forget_attacks(r, who);
  r.set(who, key::maneuver, key::no_maneuver.hash);
  for (const Key ends : {key::increased_defense, key::double_defense}) lose(r, who, ends);
}

/// The living of its scene that take no part. Source: TD-TURN-01.
Group those_beside(const World& world, EncounterId id) {
  Group all;
  for (const Creature* one : world.creatures())
    if (one->scene == world.encounter(id).scene && !one->encounter && !Actor(world, one->id).has(key::dead))
      all.push_back(one->id);
  return all;
}

}  // namespace

void begin_round(Resolution& r) {  // Source: TD-TURN-01
  const EncounterId id = r.encounter("encounter"_k);
  r.emit(ClockAdvanced{id, 1});
  (void)start_round(r, id, "TD-TURN-01"_k);
  const std::vector<CreatureId> order = r.world().encounter(id).order;
  for (const CreatureId who : order) {
    if (!Actor(r.world(), who).conscious()) pass_over(r, who);
    r.set(who, key::turn_state, key::waiting.hash);
  }
  for (const CreatureId who : order) lie_unconscious(r, who, 1);
  for (const CreatureId who : order) spend_in_water(r, who, 1);  // TD-SWIM-02
  for (const CreatureId who : those_beside(r.world(), id)) spend_seconds(r, who, 1);
}

void on_leave_encounter(Resolution& r, CreatureId who) {
  lose_preparations(r, who);
  for (const Key tie : {key::aims_at, key::evaluates, key::feinted}) unrelate(r, tie, {}, who);
  for (const Key ends : {key::increased_defense, key::double_defense}) lose(r, who, ends);
  enter(r, who);
}

void end_conflict(Resolution& r) {  // Source: TD-TURN-06
  const EncounterId id = require_encounter(r, {"E_NOT_IN_COMBAT"_k, {}, {}});
  const std::vector<CreatureId> order = r.world().encounter(id).order;
  std::int64_t place = 0;
  for (const CreatureId who : order) {
    on_leave_encounter(r, who);
    r.set(who, "last_place"_k, ++place);
    r.set(who, "resume_left"_k, 60);
  }
  close_encounter(r, id);
  log_line(r, "fight_ends"_k, {}, "TD-TURN-06"_k);
}

}  // namespace ft::rules::threed6
