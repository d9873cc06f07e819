// Finding encounters; beginning at the campaign's clock, and giving the time back.
#include "rules/kernel/encounters/encounters.hpp"

#include "rules/kernel/content/ruleset.hpp"
#include "rules/kernel/names.hpp"

namespace ft::rules {

SceneId require_shown_scene(Resolution& r) {
  const SceneId scene = r.world().campaign().shown;
  r.require(r.world().find(scene) != nullptr, {"E_NO_SUCH"_k, {{"field"_k, "scene"_k}}, {}});
  return scene;
}

EncounterId encounter_in(const World& world, SceneId scene, Key phase) {
  for (const Encounter* encounter : world.encounters())
    if (encounter->scene == scene && encounter->phase == phase) return encounter->id;
  return {};
}

std::vector<CreatureId> creatures_outside_encounters(const World& world, SceneId scene) {
  std::vector<CreatureId> all;
  for (const Creature* creature : world.creatures())
    if (creature->scene == scene && creature->place.kind != Place::Kind::nowhere && !creature->encounter)
      all.push_back(creature->id);
  return all;
}

Command table_command(Key action, EncounterId encounter) {
  return {action, {}, {{"encounter"_k, Ref(encounter)}}, {}, {}};
}

Command table_command(Key action, CreatureId actor) { return {action, actor, {}, {}, {}}; }

void begin_encounter(Resolution& r, Encounter encounter) {
  encounter.clock_s = r.world().campaign().clock_s;
  r.emit(EncounterStarted{std::move(encounter)});
}

void close_encounter(Resolution& r, EncounterId id) {
  const std::int64_t ahead = r.world().encounter(id).clock_s - r.world().campaign().clock_s;
  r.emit(EncounterEnded{id});
  if (ahead > 0) r.emit(ClockAdvanced{Ref::campaign(), ahead});
}

void remove_from_encounter(Resolution& r, CreatureId who) {
  const EncounterId id = r.world().creature(who).encounter;
  std::vector<CreatureId> order = r.world().encounter(id).order;
  std::erase(order, who);
  if (r.world().encounter(id).turn == who) r.emit(TurnEnded{id, who});
  r.emit(OrderSet{id, order});
  if (order.empty()) close_encounter(r, id);
}

void leave_encounter(Resolution& r) {
  const CreatureId who = r.actor();
  r.require(who && r.world().creature(who).encounter, {"E_NO_SUCH"_k, {{"field"_k, "actor"_k}}, {}});
  note(r, "leaves_fight"_k, {{"who"_k, who}}, {});
  r.system().on_leave_encounter(r, who);
  if (r.world().creature(who).encounter) remove_from_encounter(r, who);
}

}  // namespace ft::rules
