// What each projected event changes at a client: state deltas of protocol/wire/v1/envelope.proto.
#include "server/codec/wire/wire_events.hpp"

namespace ft::codec {

void StateDeltas::add(const rules::Event& event) { std::visit(*this, event); }

wire::Delta* StateDeltas::next() {
  patch_ = nullptr;
  return frame_.add_deltas();
}

wire::CreaturePatch* StateDeltas::patch(rules::CreatureId creature) {
  const std::uint32_t id = writer_.id(creature);
  if (!patch_ || patch_->creature() != id) {
    wire::CreaturePatch* fresh = next()->mutable_creature_patch();
    fresh->set_creature(id);
    patch_ = fresh;
  }
  return patch_;
}

wire::EncounterPatch* StateDeltas::patch(rules::EncounterId encounter) {
  wire::EncounterPatch* to = next()->mutable_encounter_patch();
  to->set_encounter(writer_.id(encounter));
  return to;
}

void StateDeltas::operator()(const rules::NumberSet& event) {
  if (event.owner.kind != rules::Ref::Kind::creature) {
    wire::NumberOf* to = next()->mutable_number();
    writer_.write(event.owner, to->mutable_owner());
    return writer_.write(event.key, event.value, to->mutable_number());
  }
  wire::CreaturePatch* to = patch(event.owner.creature());
  const std::uint32_t key = writer_.index(event.key);
  for (wire::Number& number : *to->mutable_numbers())
    if (number.key() == key) return writer_.write(event.key, event.value, &number);
  writer_.write(event.key, event.value, to->add_numbers());
}

void StateDeltas::operator()(const rules::Moved& event) {
  wire::CreaturePatch* to = patch(event.creature);
  const bool nowhere = event.to.kind == rules::Place::Kind::nowhere;
  const rules::Cell cell = event.to.cell;
  if (to->has_column()) {  // one more step: keep the way
    if (!to->has_way()) {
      to->mutable_way()->add_steps(to->column());
      to->mutable_way()->add_steps(to->row());
    }
    to->mutable_way()->add_steps(cell.column - to->column());
    to->mutable_way()->add_steps(cell.row - to->row());
  }
  to->set_column(cell.column);
  to->set_row(cell.row);
  to->set_scene(nowhere ? 0 : writer_.id(event.scene));
  if (event.to.height != event.from.height || to->has_height()) to->set_height(event.to.height);
  if (event.to.shift != event.from.shift || to->has_shift_x()) {
    to->set_shift_x(event.to.shift.x);
    to->set_shift_y(event.to.shift.y);
  }
  to->set_movement_type(writer_.index(event.movement_type));
}

void StateDeltas::operator()(const rules::ConditionGained& event) {
  wire::OwnedCondition* to = next()->mutable_condition();
  writer_.write(event.on, to->mutable_on());
  writer_.write(event.condition, to->mutable_condition());
}
void StateDeltas::operator()(const rules::ConditionChanged& event) {
  (*this)(rules::ConditionGained{event.on, event.condition});
}
void StateDeltas::operator()(const rules::ConditionEnded& event) {
  wire::EndedCondition* to = next()->mutable_condition_ended();
  writer_.write(event.on, to->mutable_on());
  to->set_condition(event.condition.value);
}

void StateDeltas::operator()(const rules::RelationMade& event) {
  writer_.write(event.relation, next()->mutable_relation());
}
void StateDeltas::operator()(const rules::RelationChanged& event) {
  writer_.write(event.relation, next()->mutable_relation());
}
void StateDeltas::operator()(const rules::RelationEnded& event) { next()->set_relation_ended(event.relation.value); }

void StateDeltas::operator()(const rules::FeatureSet& event) {
  wire::OwnedFeature* to = next()->mutable_feature();
  to->set_creature(writer_.id(event.creature));
  writer_.write(event.feature, to->mutable_feature());
}
void StateDeltas::operator()(const rules::FeatureLost& event) {
  wire::OwnedFeature* to = next()->mutable_feature();
  to->set_creature(writer_.id(event.creature));
  to->mutable_feature()->set_key(writer_.index(event.key));
  to->set_lost(true);
}

void StateDeltas::operator()(const rules::ItemGained& event) {
  wire::OwnedItem* to = next()->mutable_item();
  writer_.write(event.owner, to->mutable_owner());
  writer_.write(event.item, to->mutable_item());
}
void StateDeltas::operator()(const rules::ItemMoved& event) {
  if (event.from != event.to) lose_item(event.from, event.item.id);
  (*this)(rules::ItemGained{event.to, event.item});
}
void StateDeltas::operator()(const rules::ItemNumberSet& event) {
  wire::NumberOf* to = next()->mutable_number();
  writer_.write(rules::Ref(event.item), to->mutable_owner());
  writer_.write(event.key, event.value, to->mutable_number());
}
void StateDeltas::operator()(const rules::ItemLost& event) { lose_item(event.owner, event.item); }

void StateDeltas::lose_item(const rules::Ref& owner, rules::ItemId item) {
  wire::EndedItem* to = next()->mutable_item_lost();
  writer_.write(owner, to->mutable_owner());
  to->set_item(item.value);
}

void StateDeltas::operator()(const rules::CreatureAdded& event) {
  writer_.write(event.creature, next()->mutable_creature());
}
void StateDeltas::operator()(const rules::CreatureRemoved& event) {
  next()->set_creature_removed(writer_.id(event.creature));
}
void StateDeltas::operator()(const rules::CreatureHidden& event) { patch(event.creature)->set_hidden(event.hidden); }
void StateDeltas::operator()(const rules::CreatureEdited& event) {
  wire::CreaturePatch* to = patch(event.creature);
  to->set_name(event.name);
  to->set_side(writer_.index(event.side));
  to->clear_seats();
  writer_.ids(event.seats, to->mutable_seats()->mutable_seats());
  to->set_picture(event.picture);
  to->set_size(event.size);
  to->set_facing(event.facing);
}

void StateDeltas::operator()(const rules::EncounterStarted& event) {
  writer_.write(event.encounter, next()->mutable_encounter());
}
void StateDeltas::operator()(const rules::EncounterEnded& event) {
  next()->set_encounter_ended(writer_.id(event.encounter));
}
void StateDeltas::operator()(const rules::OrderSet& event) {
  writer_.ids(event.order, patch(event.encounter)->mutable_order()->mutable_creatures());
}
void StateDeltas::operator()(const rules::RoundStarted& event) { patch(event.encounter)->set_round(event.round); }
void StateDeltas::operator()(const rules::TurnStarted& event) {
  patch(event.encounter)->set_turn(writer_.id(event.creature));
}
void StateDeltas::operator()(const rules::TurnEnded& event) { patch(event.encounter)->set_turn(0); }
void StateDeltas::operator()(const rules::PhaseSet& event) {
  patch(event.encounter)->set_phase(writer_.index(event.phase));
}
void StateDeltas::operator()(const rules::ClockAdvanced& event) {
  wire::Clock* to = next()->mutable_clock();
  if (event.of.kind == rules::Ref::Kind::encounter) to->set_encounter(writer_.id(rules::EncounterId{event.of.id}));
  to->set_passed_s(event.seconds);
}

void StateDeltas::operator()(const rules::SceneAdded& event) { writer_.write(event.scene, next()->mutable_scene()); }
void StateDeltas::operator()(const rules::SceneEdited& event) {
  writer_.write_frame(event.scene, next()->mutable_scene_edited());
}
void StateDeltas::operator()(const rules::SceneRemoved& event) { next()->set_scene_removed(writer_.id(event.scene)); }
void StateDeltas::operator()(const rules::SceneShown& event) { next()->set_scene_shown(writer_.id(event.scene)); }
void StateDeltas::operator()(const rules::TerrainSet& event) {
  wire::TerrainPatch* to = next()->mutable_terrain();
  to->set_scene(writer_.id(event.scene));
  writer_.list(event.runs, to->mutable_runs());
}
void StateDeltas::operator()(const rules::WallsSet& event) {
  wire::WallsPatch* to = next()->mutable_walls();
  to->set_scene(writer_.id(event.scene));
  writer_.list(event.walls, to->mutable_walls());
}
void StateDeltas::operator()(const rules::WallsRemoved& event) {
  wire::WallsPatch* to = next()->mutable_walls();
  to->set_scene(writer_.id(event.scene));
  for (const rules::FixtureId wall : event.walls) to->add_removed(wall.value);
}
void StateDeltas::operator()(const rules::DoorSet& event) {
  wire::DoorPatch* to = next()->mutable_door();
  to->set_scene(writer_.id(event.scene));
  to->set_wall(event.door.wall.value);
  to->set_state(static_cast<wire::Wall::State>(event.door.is));
}
void StateDeltas::operator()(const rules::AreaRevealed& event) {
  wire::RevealedPatch* to = next()->mutable_revealed();
  to->set_scene(writer_.id(event.scene));
  writer_.write(event.area, to->mutable_area());
  to->set_hidden(event.hidden);
}
void StateDeltas::operator()(const rules::LightsSet& event) {
  wire::LightsPatch* to = next()->mutable_lights();
  to->set_scene(writer_.id(event.scene));
  writer_.list(event.lights, to->mutable_lights());
}
void StateDeltas::operator()(const rules::LightsRemoved& event) {
  wire::LightsPatch* to = next()->mutable_lights();
  to->set_scene(writer_.id(event.scene));
  for (const rules::FixtureId light : event.lights) to->add_removed(light.value);
}
/// A memory of one creature is no news to GMs: players are sent theirs as a difference, without whose it is.
void StateDeltas::operator()(const rules::GhostRecorded& event) {
  if (event.ghost.to) return;
  wire::GhostPatch* to = next()->mutable_ghost();
  to->set_scene(writer_.id(event.scene));
  writer_.write(event.ghost, to->mutable_seen());
}
void StateDeltas::operator()(const rules::GhostCleared& event) {
  if (event.to) return;
  wire::GhostPatch* to = next()->mutable_ghost();
  to->set_scene(writer_.id(event.scene));
  if (event.item)
    to->set_cleared_item(event.item.value);
  else
    to->set_cleared(writer_.id(event.creature));
}
void StateDeltas::operator()(const rules::NotesSet& event) {
  wire::NotesPatch* to = next()->mutable_notes();
  to->set_scene(writer_.id(event.scene));
  writer_.list(event.notes, to->mutable_notes());
}
void StateDeltas::operator()(const rules::NotesRemoved& event) {
  wire::NotesPatch* to = next()->mutable_notes();
  to->set_scene(writer_.id(event.scene));
  for (const rules::FixtureId note : event.notes) to->add_removed(note.value);
}
void StateDeltas::operator()(const rules::RegionsSet& event) {
  wire::RegionsPatch* to = next()->mutable_regions();
  to->set_scene(writer_.id(event.scene));
  writer_.list(event.regions, to->mutable_regions());
}
void StateDeltas::operator()(const rules::RegionsRemoved& event) {
  wire::RegionsPatch* to = next()->mutable_regions();
  to->set_scene(writer_.id(event.scene));
  for (const rules::FixtureId region : event.regions) to->add_removed(region.value);
}
void StateDeltas::operator()(const rules::HouseRuleSet& event) {
  writer_.write(event.key, event.value, next()->mutable_house_rule());
}
void StateDeltas::operator()(const rules::StrictnessSet& event) {
  writer_.write(event.code, static_cast<std::int64_t>(event.strictness), next()->mutable_strictness());
}

}  // namespace ft::codec
