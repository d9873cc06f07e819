// Marks of the event just resolved. Source: VG-REACT-02, section 4 (order of checks of reactions).
#include "rules/systems/vigor/conditions/triggers.hpp"

#include <algorithm>

namespace ft::rules::vigor {

namespace {

constexpr std::array marks{key::reacted, key::opened, key::undeflectable, key::unblockable};
/// Reactions, and what the table plays by itself: no later command in between.
constexpr std::array in_between{"dodge"_k,        "deflect"_k,    "block"_k,       "take_opening"_k,
                                "fire_readied"_k, "start_turn"_k, "begin_round"_k, "end_turn"_k};

std::int64_t stamp(const Resolution& r) { return static_cast<std::int64_t>(r.id().value % 999'999'998) + 1; }

}  // namespace

void mark(Resolution& r, CreatureId who, Key what) { r.set(who, what, stamp(r)); }

void unmark(Resolution& r, CreatureId who, Key what) { r.set(who, what, 0); }

void forget_triggers(Resolution& r) {
  if (r.nesting > 0 || std::ranges::find(in_between, r.command().action) != in_between.end()) return;
  std::vector<CreatureId> all;
  for (const Creature* creature : r.world().creatures()) all.push_back(creature->id);
  for (const CreatureId who : all)
    for (const Key what : marks) {
      const std::int64_t of = Actor(r.world(), who).number(what);
      if (of != 0 && of != stamp(r)) unmark(r, who, what);
    }
}

void require_unasked_reaction(Resolution& r) {
  const CreatureId who = r.actor();
  const Actor actor(r.world(), who);
  const Encounter* encounter = actor.encounter();
  r.require(!encounter || encounter->turn != who, {"E_OWN_TURN"_k, {}, {}});
  r.require(actor.number(key::reacted) == 0, {"E_TRIGGER_USED"_k, {{"who"_k, who}}, {}});
  r.require(!actor.has(key::dead), {"E_DEAD"_k, {{"who"_k, who}}, {}});
  r.require(!actor.incapacitated(), {"E_INCAP"_k, {{"who"_k, who}}, {}});
  r.require(!actor.has(key::winded), {"E_WINDED"_k, {{"who"_k, who}}, {}});
}

}  // namespace ft::rules::vigor
