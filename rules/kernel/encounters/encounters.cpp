// Finding encounters; beginning at the campaign's clock, and giving the time back.
#include "rules/kernel/encounters/encounters.hpp"

#include "rules/kernel/content/ruleset.hpp"
#include "rules/kernel/names.hpp"

namespace ft::rules {

SceneId require_scene(Resolution& r) {
  const SceneId scene = r.scene();
  r.require(r.world().find(scene) != nullptr, {"E_NO_SUCH"_k, {{"field"_k, "scene"_k}}, {}});
  return scene;
}

EncounterId encounter_in(const World& world, SceneId scene, Key phase) {
  for (const Encounter* encounter : world.encounters())
    if (encounter->scene == scene && encounter->phase == phase) return encounter->id;
  return {};
}

SceneId require_no_encounter(Resolution& r, const RefusalSpec& running, Key phase) {
  const SceneId scene = require_scene(r);
  r.require(!encounter_in(r.world(), scene, phase), running);
  return scene;
}

EncounterId require_encounter(Resolution& r, const RefusalSpec& none, Key phase) {
  const EncounterId id = encounter_in(r.world(), r.scene(), phase);
  r.require(id.value != 0, none);
  return id;
}

EncounterId require_newcomer(Resolution& r, CreatureId who, const RefusalSpec& none, const RefusalSpec& member,
                             Key phase) {
  const EncounterId id = encounter_in(r.world(), r.world().creature(who).scene, phase);
  r.require(id.value != 0, none);
  r.require(!r.world().creature(who).encounter, member);
  return id;
}

std::vector<CreatureId> combatants(const World& world, SceneId scene, const std::function<bool(CreatureId)>& fit) {
  std::vector<CreatureId> all;
  for (const Creature* creature : world.creatures())
    if (creature->scene == scene && creature->place.kind != Place::Kind::nowhere && !creature->encounter &&
        fit(creature->id))
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

EncounterId begin_encounter(Resolution& r, SceneId scene, const std::vector<CreatureId>& order, Key phase) {
  Encounter encounter;
  encounter.id = {r.id().value};
  encounter.scene = scene;
  encounter.phase = phase;
  encounter.order = order;
  begin_encounter(r, std::move(encounter));
  return {r.id().value};
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
  log_line(r, "leaves_fight"_k, {{"who"_k, who}}, {});
  r.system().on_leave_encounter(r, who);
  if (r.world().creature(who).encounter) remove_from_encounter(r, who);
}

}  // namespace ft::rules
