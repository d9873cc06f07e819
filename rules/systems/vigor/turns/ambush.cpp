// Ambush and Over Watch. Source: VG-INIT-05, VG-INIT-06, VG-POS-05, VG-TURN-03.
#include "rules/systems/vigor/turns/ambush.hpp"

#include <cstdlib>

#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/vigor/creature/sheet.hpp"

namespace ft::rules::vigor {

void watch_over(Resolution& r) {
  const CreatureId who = r.actor();
  const Actor actor(r.world(), who);
  r.require(!actor.encounter(), {"E_PHASE"_k, {{"mode"_k, "out_of_encounter"_k}}, "VG-INIT-06"_k});
  r.require(!actor.has(key::dead), {"E_DEAD"_k, {{"who"_k, who}}, {}});
  r.require(actor.able_to_react(), {"E_INCAP"_k, {{"who"_k, who}}, "VG-INIT-06"_k});
  const Cell toward = r.place("to"_k).cell, own = actor.creature().place.cell;
  r.require(toward != own, {"E_TARGET"_k, {}, "VG-INIT-06"_k});
  lose(r, who, key::over_watch);
  gain(r, who, key::over_watch, {}, {{"column"_k, toward.column}, {"row"_k, toward.row}});
  log_line(r, "watches"_k, {{"who"_k, who}}, "VG-INIT-06"_k, {Audience::Kind::players_of, {who}});
}

namespace {

/// Whether a place lies within 45 degrees of the watched direction. Source: VG-INIT-06.
bool watches(const Actor& actor, Cell from) {
  const Numbers& data = actor.find(key::over_watch)->data;
  const Cell own = actor.creature().place.cell;
  const Offset to =
      Cell{static_cast<std::int32_t>(data.get("column"_k)), static_cast<std::int32_t>(data.get("row"_k))} - own;
  const Offset at = from - own;
  const std::int64_t along = to.column * at.column + to.row * at.row, across = to.column * at.row - to.row * at.column;
  return along > 0 && std::abs(across) <= along;
}

void ambush(Resolution& r, CreatureId who) { gain(r, who, key::ambushed, {"first_turn"_k, 1, who}); }

}  // namespace

std::vector<CreatureId> open_with_ambush(Resolution& r, const std::vector<CreatureId>& all, const Opening& opening) {
  std::vector<CreatureId> watched_rightly;
  for (const CreatureId who : all) {
    const Actor actor(r.world(), who);
    const bool on_watch = actor.has(key::over_watch) && opening.from;
    const bool right = on_watch && watches(actor, *opening.from);
    const Key side = actor.creature().side;
    if (right) watched_rightly.push_back(who);
    if ((side == opening.ambushed_side && !right) || (on_watch && !right))
      ambush(r, who);
    else if (side == opening.ambushing_side && side != opening.ambushed_side)
      gain(r, who, key::ambusher, {"first_turn"_k, 1, who});
  }
  for (const CreatureId from : all)
    for (const CreatureId to : all)
      if (Actor(r.world(), from).has(key::ambusher) && Actor(r.world(), to).has(key::ambushed) &&
          Actor(r.world(), from).hostile_to(Actor(r.world(), to)))
        relate(r, key::unnoticed_by, from, to);
  return watched_rightly;
}

Sum actions_of_turn(const Ruleset& system, const Actor& actor) {
  Sum sum = actions_max(system, actor);
  if (actor.has(key::ambushed)) return Sum{{"ambush"_k, 1, "VG-INIT-05"_k}};
  if (actor.has(key::ambusher)) sum.add("ambush"_k, 1, "VG-INIT-05"_k);
  return sum;
}

}  // namespace ft::rules::vigor
