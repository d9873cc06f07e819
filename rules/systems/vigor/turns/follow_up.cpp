// What follows from what an act did. Source: VG-TURN-05, VG-DATA-05 (hold), VG-REACT-06, VG-SHOCK-08.
#include "rules/systems/vigor/turns/follow_up.hpp"

#include <algorithm>

#include "rules/kernel/encounters/encounters.hpp"
#include "rules/systems/vigor/conditions/states.hpp"
#include "rules/systems/vigor/creature/actor.hpp"
#include "rules/systems/vigor/turns/committed.hpp"
#include "rules/systems/vigor/turns/encounter.hpp"
#include "rules/systems/vigor/turns/holds.hpp"
#include "rules/systems/vigor/turns/moments.hpp"

namespace ft::rules::vigor {

namespace {

/// The creatures that the events since then moved, knocked down or killed; and those that they took out of the fight.
struct Happened {
  std::vector<CreatureId> moved, fell, out;
  bool states_changed = false;
};

void add(std::vector<CreatureId>& list, CreatureId who) {
  if (who && std::ranges::find(list, who) == list.end()) list.push_back(who);
}

bool takes_out(Key state) {
  return state == key::shock || state == key::stabilized || state == key::unconscious || state == key::dead ||
         state == key::escaped;
}

Happened read(const Events& events, std::size_t since, bool lies_down) {
  Happened all;
  std::vector<CreatureId> out_before;
  for (std::size_t i = since; i < events.size(); ++i) {
    if (const Moved* moved = std::get_if<Moved>(&events[i]); moved && moved->from.cell != moved->to.cell)
      add(all.moved, moved->creature);
    const auto* made = std::get_if<RelationMade>(&events[i]);
    if (made && made->relation.key == "pins"_k)  // what moved before is held where it stands now
      std::erase_if(all.moved,
                    [&](CreatureId who) { return made->relation.from == Ref(who) || made->relation.to == Ref(who); });
    const auto* line = std::get_if<LogLine>(&events[i]);
    if (line && line->text == "falls_down"_k) all.states_changed = true;  // one that was down already
    const auto* ended = std::get_if<ConditionEnded>(&events[i]);
    if (ended && ended->on.kind == Ref::Kind::creature && takes_out(ended->key)) add(out_before, ended->on.creature());
    const auto* gained = std::get_if<ConditionGained>(&events[i]);
    if (!gained || gained->on.kind != Ref::Kind::creature) continue;
    all.states_changed = true;
    const bool falls = gained->condition.key == key::knocked_down || gained->condition.key == key::dead;
    if (falls && !lies_down) add(all.fell, gained->on.creature());
    const bool out_now = std::ranges::find(out_before, gained->on.creature()) == out_before.end();
    if (out_now && takes_out(gained->condition.key)) add(all.out, gained->on.creature());
  }
  return all;
}

/// An act in progress breaks off with the body that does it, and where the actor is knocked down in its own turn.
void break_acts(Resolution& r, const Happened& happened) {
  for (const Creature* creature : r.world().creatures()) {
    const CreatureId who = creature->id;
    const Actor actor(r.world(), who);
    if (!actor.has(key::committed)) continue;
    const Encounter* encounter = actor.encounter();
    const bool falls = knocked_down_now(r, who) || std::ranges::find(happened.fell, who) != happened.fell.end();
    const bool felled = encounter && encounter->turn == who && falls;
    const bool mental = actor.find(key::committed)->data.get("mental"_k) != 0;
    const bool unfit = mental ? !actor.conscious() : actor.incapacitated();
    if (unfit || felled) end_act(r, who, "act_broken"_k);
  }
}

void break_holds(Resolution& r, const Happened& happened) {
  for (const CreatureId who : happened.moved) end_holds_at(r, who);
  for (const Creature* creature : r.world().creatures()) {
    const Actor actor(r.world(), creature->id);
    if (!actor.able_to_react()) end_holds_of(r, creature->id);
    if (actor.has(key::dead)) let_go_of(r, creature->id);
  }
}

/// Says so where the last creature of a side that could act no longer can: the GM may end the encounter. Source: VG-ENC-03.
void report_sides(Resolution& r, const std::vector<CreatureId>& out) {
  std::vector<Key> said;
  for (const CreatureId who : out) {
    const Actor last(r.world(), who);
    const Key side = last.creature().side;
    const bool over = last.encounter() && std::ranges::none_of(last.encounter()->order, [&](CreatureId other) {
                        const Actor one(r.world(), other);
                        return one.creature().side == side && one.conscious() && !one.has(key::escaped);
                      });
    if (!over || std::ranges::find(said, side) != said.end()) continue;
    said.push_back(side);
    log_line(r, "side_is_out"_k, {{"who"_k, who}}, "VG-ENC-03"_k);
  }
}

/// The dead leave the order, but in their own turn, which ends first; of none but the dead it stays. Source: VG-SHOCK-08.
void remove_the_dead(Resolution& r) {
  std::vector<CreatureId> dead;
  for (const Creature* creature : r.world().creatures())
    if (Actor(r.world(), creature->id).has(key::dead)) dead.push_back(creature->id);
  for (const CreatureId who : dead) {
    const Encounter* encounter = r.world().encounter_of(who);
    if (!encounter || encounter->turn == who || encounter->order.size() < 2) continue;
    on_leave_encounter(r, who);
    remove_from_encounter(r, who);
  }
}

}  // namespace

void follow_up(Resolution& r, std::size_t since) {
  if (r.events().size() <= since) return;
  const Happened happened = read(r.events(), since, r.command().action == "drop_prone"_k);
  if (happened.states_changed) break_acts(r, happened);
  if (happened.states_changed || !happened.moved.empty()) break_holds(r, happened);
  if (r.nesting > 0) return;  // the act that was responded to follows it up
  report_sides(r, happened.out);
  for (const CreatureId who : happened.fell) (void)moment(r, {.event = "creature_falls"_k, .actor = who});
  remove_the_dead(r);
}

}  // namespace ft::rules::vigor
