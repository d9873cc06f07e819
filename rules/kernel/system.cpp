// The defaults of a rulebook, and what every rulebook requires of a command.
#include "rules/kernel/system.hpp"

#include <algorithm>

#include "rules/kernel/content/creature_factory.hpp"
#include "rules/kernel/doors.hpp"
#include "rules/kernel/encounters/encounters.hpp"
#include "rules/kernel/lights.hpp"
#include "rules/kernel/movement/zones.hpp"
#include "rules/kernel/names.hpp"
#include "rules/kernel/standing.hpp"
#include "rules/kernel/values/assert.hpp"

namespace ft::rules {

namespace {
/// Whether the field may hold this value in any state.
bool fits(const FieldSchema& field, const Value& value) {
  using Kind = FieldSchema::Kind;
  const auto* number = value.as<std::int64_t>();
  const Key* chosen = value.as<Key>();
  switch (field.kind) {
    case Kind::creature: return value.as<Ref>() && value.as<Ref>()->creature();
    case Kind::item: return value.as<Ref>() && value.as<Ref>()->item();
    case Kind::place: return value.as<Place>() != nullptr;
    case Kind::path: return value.as<Path>() != nullptr;
    case Kind::text: return value.as<std::string>() != nullptr;
    case Kind::yes_no: return value.as<bool>() != nullptr;
    case Kind::fixture: return value.as<Ref>() && value.as<Ref>()->fixture();
    case Kind::encounter: return value.as<Ref>() && value.as<Ref>()->kind == Ref::Kind::encounter;
    case Kind::number: {
      const bool bounded = field.min != 0 || field.max != 0;
      return number && (!bounded || (*number >= field.min && *number <= field.max));
    }
    case Kind::choice:
      return chosen && (field.choices.empty() || std::any_of(field.choices.begin(), field.choices.end(),
                                                             [&](const auto& one) { return Key(one) == *chosen; }));
  }
  return false;
}

Refusal refusal_of(const FieldSchema& field, const Value& value) {
  const Key code = field.kind == FieldSchema::Kind::choice && value.as<Key>() ? Key(field.unlisted) : "E_FORM"_k;
  return {code, {{"field"_k, Key(field.key)}}, {}};
}

}  // namespace

System::System(Content content, Schema schema, Procedures procedures)
    : Ruleset(std::move(content), std::move(schema)), procedures_(std::move(procedures)) {
  procedures_.emplace("leave_encounter"_k, leave_encounter);
  procedures_.emplace("open_door"_k, open_door);
  procedures_.emplace("close_door"_k, close_door);
  procedures_.emplace("light_item"_k, light_item);
  procedures_.emplace("put_out_item"_k, put_out_item);
  procedures_.emplace("adjust_position"_k, adjust_position);
}

const ActionSchema& System::require_sender(Resolution& r, bool has_procedure) const {
  const ActionSchema* declared = action(r.command().action);
  r.require(has_procedure && declared, {"E_UNKNOWN_ACTION"_k, {}, {}});
  const bool of_creature = declared->who == ActionSchema::For::creature;
  const bool known = r.actor() && r.known().find(r.actor());
  r.require(!of_creature || known, {"E_NO_SUCH"_k, {{"field"_k, "actor"_k}}, {}});
  r.require(of_creature || r.viewer().is_gm(), {"E_ROLE"_k, {{"who"_k, "gm"_k}}, {}});
  r.require(!of_creature || commands(r), {"E_ROLE"_k, {{"who"_k, r.actor()}}, {}});
  require_form(r);
  return *declared;
}

void System::play(Resolution& r) const {
  const Procedure procedure = procedure_of(r.command().action);
  require_sender(r, procedure != nullptr);
  procedure(r);
}

Procedure System::procedure_of(Key action) const {
  const auto at = procedures_.find(action);
  return at == procedures_.end() ? nullptr : at->second;
}

bool System::commands(const Resolution& r) const { return r.viewer().is_gm() || r.viewer().plays(r.actor()); }

Admission System::admit(const World&, const Command&) const { return Admission::opens; }

std::vector<Due> System::expirations(const World&, EncounterId) const { return {}; }

Admission System::admit_alongside(const World& world, const Command& wanted, const InFlightCommand& open) const {
  const Creature* first = world.find(wanted.actor);
  const Creature* second = world.find(open.command.actor);
  const bool apart = first && second && first->id != second->id && !first->encounter && !second->encounter;
  return apart ? Admission::opens : Admission::waits;
}

Verdict System::zone_crossing(const View&, CreatureId, Cell, Cell) const { return std::nullopt; }

std::vector<ReachableZone> System::reachable_zones(const View& view, CreatureId mover) const {
  const Creature* creature = view.find(mover);
  if (!creature || creature->place.kind != Place::Kind::zone) return {};
  const Crossing cross = [&](Cell from, Cell to) { return zone_crossing(view, mover, from, to); };
  std::vector<ReachableZone> reached;
  for (const ZoneSteps& zone : zone_steps(view, creature->scene, creature->place.cell, cross))
    if (zone.cell != creature->place.cell) reached.push_back({zone.cell, zone.steps, zone.refusal});
  return reached;
}

std::optional<Due> System::due(const World&, EncounterId) const { return std::nullopt; }
std::vector<Params> System::preset_forms(const View&, CreatureId, Key) const { return {{}}; }
PathPreview System::preview(const View&, CreatureId, const Path&) const { return {}; }
std::vector<ContentProblem> System::check(const Content&) const { return {}; }

Creature System::make_creature(const Record& record, const Campaign&, CreatureId id, std::uint64_t next_item) const {
  Creature creature = creature_of(*this, record, id);
  for (const std::string& placement : schema().placements)
    equip(*this, creature, record.words(Key(placement)), Key(placement), next_item);
  return creature;
}

HeroBuild System::make_hero(const Record& hero, const Campaign&, CreatureId id, std::uint64_t) const {
  HeroBuild made;
  made.creature.id = id;
  made.creature.name = hero.name;
  return made;
}

std::optional<Due> due_in(const System& system, const World& world, EncounterId id) {
  if (const Encounter* encounter = id ? world.find(id) : nullptr)
    for (const CreatureId who : encounter->order)
      if (world.creature(who).scene != encounter->scene) return Due{table_command("leave_encounter"_k, who), 0};
  return system.due(world, id);
}

void require_form(Resolution& r) {
  const ActionSchema* action = r.system().action(r.command().action);
  r.require(action != nullptr, {"E_UNKNOWN_ACTION"_k, {}, {}});
  for (const Param& param : r.command().form) {
    const auto field = std::find_if(action->form.begin(), action->form.end(),
                                    [&](const FieldSchema& one) { return Key(one.key) == param.name; });
    r.require(field != action->form.end(), {"E_NO_FIELD"_k, {{"field"_k, param.name}}, {}});
    if (!fits(*field, param.value)) r.require(refusal_of(*field, param.value));
  }
}

}  // namespace ft::rules
