#include "tests/server/table/viewer_state.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace ft::test {

namespace {

template <class Repeated, class Is>
auto find_if(Repeated* things, Is is) {
  return std::find_if(things->begin(), things->end(), is);
}

template <class Repeated, class Thing>
void put(Repeated* things, const Thing& thing) {
  const auto at = find_if(things, [&](const auto& other) { return other.id() == thing.id(); });
  if (at == things->end())
    *things->Add() = thing;
  else
    *at = thing;
}

template <class Repeated, class IdType>
void drop(Repeated* things, IdType id) {
  const auto at = find_if(things, [&](const auto& thing) { return thing.id() == id; });
  if (at != things->end()) things->erase(at);
}

template <class Repeated, class Thing>
void put_by_key(Repeated* things, const Thing& thing) {
  const auto at = find_if(things, [&](const auto& other) { return other.key() == thing.key(); });
  if (at == things->end())
    *things->Add() = thing;
  else
    *at = thing;
}

wire::Creature* creature(wire::State& state, std::uint32_t id) {
  const auto at = find_if(state.mutable_creatures(), [&](const auto& c) { return c.id() == id; });
  return at == state.mutable_creatures()->end() ? nullptr : &*at;
}

wire::Encounter* encounter(wire::State& state, std::uint32_t id) {
  const auto at = find_if(state.mutable_encounters(), [&](const auto& e) { return e.id() == id; });
  return at == state.mutable_encounters()->end() ? nullptr : &*at;
}

wire::Scene* scene(wire::State& state, std::uint32_t id) {
  const auto at = find_if(state.mutable_scenes(), [&](const auto& s) { return s.id() == id; });
  return at == state.mutable_scenes()->end() ? nullptr : &*at;
}

wire::Item* find_item(wire::State& state, std::uint64_t id) {
  const auto among = [id](auto* owners) -> wire::Item* {
    for (auto& owner : *owners)
      for (wire::Item& item : *owner.mutable_items())
        if (item.id() == id) return &item;
    return nullptr;
  };
  wire::Item* carried = among(state.mutable_creatures());
  return carried ? carried : among(state.mutable_scenes());
}

google::protobuf::RepeatedPtrField<wire::Item>* items_of(wire::State& state, const wire::Ref& owner) {
  if (auto* holder = creature(state, owner.creature())) return holder->mutable_items();
  if (auto* ground = scene(state, owner.scene())) return ground->mutable_items();
  return nullptr;
}

void put_feature(wire::Creature& whose, const wire::OwnedFeature& owned) {
  auto* features = whose.mutable_features();
  if (!owned.lost()) return put_by_key(features, owned.feature());
  const auto at = find_if(features, [&](const wire::Feature& one) { return one.key() == owned.feature().key(); });
  if (at != features->end()) features->erase(at);
}

void patch(wire::State& state, const wire::CreaturePatch& patch) {
  wire::Creature* to = creature(state, patch.creature());
  if (!to) return;
  const bool was_nowhere = to->place().kind() == wire::Place::NOWHERE;
  if (was_nowhere && (patch.has_column() || patch.has_row())) to->mutable_place()->set_kind(wire::Place::CELL);
  if (patch.has_column()) to->mutable_place()->set_column(patch.column());
  if (patch.has_shift_x()) to->mutable_place()->set_shift_x(patch.shift_x());
  if (patch.has_shift_y()) to->mutable_place()->set_shift_y(patch.shift_y());
  if (patch.has_row()) to->mutable_place()->set_row(patch.row());
  if (patch.has_height()) to->mutable_place()->set_height(patch.height());
  for (const auto& number : patch.numbers()) put_by_key(to->mutable_numbers(), number);
  if (patch.has_scene()) to->set_scene(patch.scene());
  if (patch.has_encounter()) to->set_encounter(patch.encounter());
  if (patch.has_name()) to->set_name(patch.name());
  if (patch.has_side()) to->set_side(patch.side());
  if (patch.has_picture()) to->set_picture(patch.picture());
  if (patch.has_size()) to->set_size(patch.size());
  if (patch.has_facing()) to->set_facing(patch.facing());
  if (patch.has_seats()) *to->mutable_seats() = patch.seats().seats();
  if (patch.has_hidden()) to->set_hidden(patch.hidden());
  for (int i = 0; i + 1 < patch.way().steps_size(); i += 2) {  // the cells entered, each from the one before
    if (i == 0) to->mutable_place()->set_column(0), to->mutable_place()->set_row(0);
    to->mutable_place()->set_column(to->place().column() + patch.way().steps(i));
    to->mutable_place()->set_row(to->place().row() + patch.way().steps(i + 1));
  }
}

/// As SceneTerrain does, with the messages alone.
void paint(wire::Scene& scene, const google::protobuf::RepeatedPtrField<wire::TerrainRun>& painted) {
  std::map<std::pair<int, int>, std::string> cells;  // what each is like, as bytes; plain: none
  const auto put = [&](wire::TerrainRun run) {
    const wire::Cell first = run.first();
    const std::uint32_t many = run.cells();
    run.clear_first();
    run.clear_cells();
    for (std::uint32_t below = 0; below < many; ++below)
      cells[{first.column(), first.row() + static_cast<int>(below)}] = run.SerializeAsString();
  };
  for (const wire::TerrainRun& run : scene.terrain()) put(run);
  for (const wire::TerrainRun& run : painted) put(run);
  std::erase_if(cells, [](const auto& one) { return one.second.empty(); });
  scene.clear_terrain();
  std::pair<int, int> next;
  const std::string* last = nullptr;
  for (const auto& [at, like] : cells) {
    if (last && *last == like && at == next) {
      wire::TerrainRun& run = *scene.mutable_terrain()->rbegin();
      run.set_cells(run.cells() + 1);
    } else {
      wire::TerrainRun& run = *scene.add_terrain();
      (void)run.ParseFromString(like);
      run.mutable_first()->set_column(at.first);
      run.mutable_first()->set_row(at.second);
      run.set_cells(1);
    }
    last = &like;
    next = {at.first, at.second + 1};
  }
}

/// Ground, items, walls and what is revealed stay.
void edit(wire::Scene& scene, const wire::Scene& edited) {
  scene.set_name(edited.name());
  scene.set_grid(edited.grid());
  scene.set_columns(edited.columns());
  scene.set_rows(edited.rows());
  scene.set_cell(edited.cell());
  *scene.mutable_picture() = edited.picture();
  scene.set_vision_mode(edited.vision_mode());
  scene.set_darkness(edited.darkness());
  scene.set_tiles(edited.tiles());
  scene.set_folder(edited.folder());
  scene.set_archived(edited.archived());
  scene.set_grid_hidden(edited.grid_hidden());
}

/// A door that stays one keeps its state.
void patch(wire::Scene& scene, const wire::WallsPatch& patch) {
  auto* walls = scene.mutable_walls();
  for (const std::uint64_t gone : patch.removed()) drop(walls, gone);
  for (wire::Wall wall : patch.walls()) {
    const auto before = find_if(walls, [&](const wire::Wall& other) { return other.id() == wall.id(); });
    if (before != walls->end() && wall.door() != wire::Wall::NO_DOOR) wall.set_state(before->state());
    put(walls, wall);
  }
  std::sort(walls->begin(), walls->end(), [](const wire::Wall& a, const wire::Wall& b) { return a.id() < b.id(); });
}

/// Fixtures of a list without those that are gone, by id.
template <class Fixtures>
void patch_list(Fixtures* list, const Fixtures& now, const auto& removed) {
  for (const std::uint64_t gone : removed) drop(list, gone);
  for (const auto& one : now) put(list, one);
  std::sort(list->begin(), list->end(), [](const auto& a, const auto& b) { return a.id() < b.id(); });
}

void patch(wire::Scene& scene, const wire::LightsPatch& patch) {
  patch_list(scene.mutable_lights(), patch.lights(), patch.removed());
}

void patch(wire::Scene& scene, const wire::NotesPatch& patch) {
  patch_list(scene.mutable_notes(), patch.notes(), patch.removed());
}

void patch(wire::Scene& scene, const wire::RegionsPatch& patch) {
  patch_list(scene.mutable_regions(), patch.regions(), patch.removed());
}

void patch(wire::Scene& scene, const wire::GhostPatch& patch) {
  auto* ghosts = scene.mutable_ghosts();
  const std::uint32_t creature = patch.has_seen() ? patch.seen().creature() : patch.cleared();
  const std::uint64_t item = patch.has_seen() ? patch.seen().item() : patch.cleared_item();
  const auto known =
      find_if(ghosts, [&](const wire::Ghost& ghost) { return ghost.creature() == creature && ghost.item() == item; });
  if (known != ghosts->end()) ghosts->erase(known);
  if (patch.has_seen()) *ghosts->Add() = patch.seen();
}

using Chunks = google::protobuf::RepeatedPtrField<wire::RasterChunk>;

/// The chunks that differ: as they now are, or gone.
void patch(Chunks& chunks, const Chunks& changed) {
  for (const wire::RasterChunk& chunk : changed) {
    const auto at =
        find_if(&chunks, [&](const auto& c) { return c.column() == chunk.column() && c.row() == chunk.row(); });
    if (at != chunks.end()) chunks.erase(at);
    if (!chunk.none()) *chunks.Add() = chunk;
  }
  std::sort(chunks.begin(), chunks.end(), [](const wire::RasterChunk& a, const wire::RasterChunk& b) {
    return std::pair(a.row(), a.column()) < std::pair(b.row(), b.column());
  });
}

/// Adds the bits, or takes them away, of a chunk; as Raster does, with the messages alone.
void patch(wire::RevealedArea& area, const wire::RasterChunk& chunk, bool hidden) {
  auto* chunks = area.mutable_chunks();
  const auto bits = [](const std::string& bytes) { return bytes.empty() ? std::string(512, '\xff') : bytes; };
  auto at = find_if(chunks, [&](const auto& c) { return c.column() == chunk.column() && c.row() == chunk.row(); });
  std::string now = at == chunks->end() ? std::string(512, '\0') : bits(at->samples());
  const std::string more = bits(chunk.samples());
  for (std::size_t i = 0; i < now.size(); ++i)
    now[i] = static_cast<char>(hidden ? now[i] & ~more[i] : now[i] | more[i]);
  if (at != chunks->end()) chunks->erase(at);
  if (now == std::string(512, '\0')) return;
  wire::RasterChunk& added = *chunks->Add();
  added.set_column(chunk.column());
  added.set_row(chunk.row());
  if (now != std::string(512, '\xff')) added.set_samples(now);
  std::sort(chunks->begin(), chunks->end(), [](const auto& a, const auto& b) {
    return std::pair(a.row(), a.column()) < std::pair(b.row(), b.column());
  });
}

void patch(wire::Scene& scene, const wire::RevealedPatch& patched) {
  auto* areas = scene.mutable_revealed();
  auto at = find_if(areas, [&](const auto& area) { return area.creature() == patched.area().creature(); });
  wire::RevealedArea area;
  area.set_creature(patched.area().creature());
  if (at != areas->end()) area = *at, areas->erase(at);
  for (const wire::RasterChunk& chunk : patched.area().chunks()) patch(area, chunk, patched.hidden());
  if (area.chunks_size() > 0) *areas->Add() = area;
}

void take_into_fight(wire::State& state, std::uint32_t id,
                     const google::protobuf::RepeatedField<std::uint32_t>& order) {
  for (wire::Creature& one : *state.mutable_creatures()) {
    if (std::find(order.begin(), order.end(), one.id()) != order.end())
      one.set_encounter(id);
    else if (one.encounter() == id)
      one.set_encounter(0);
  }
}

void patch(wire::State& state, const wire::EncounterPatch& patch) {
  wire::Encounter* to = encounter(state, patch.encounter());
  if (!to) return;
  if (patch.has_turn()) to->set_turn(patch.turn());
  if (patch.has_round()) to->set_round(patch.round());
  if (patch.has_phase()) to->set_phase(patch.phase());
  if (!patch.has_order()) return;
  *to->mutable_order() = patch.order().creatures();
  take_into_fight(state, patch.encounter(), to->order());
}

}  // namespace

void fold(wire::State& state, const wire::Delta& delta) {
  switch (delta.is_case()) {
    case wire::Delta::kSnapshot: state = delta.snapshot().state(); break;
    case wire::Delta::kCreaturePatch: patch(state, delta.creature_patch()); break;
    case wire::Delta::kCreature: put(state.mutable_creatures(), delta.creature()); break;
    case wire::Delta::kCreatureRemoved: drop(state.mutable_creatures(), delta.creature_removed()); break;
    case wire::Delta::kCondition:
      if (auto* on = creature(state, delta.condition().on().creature()))
        put(on->mutable_conditions(), delta.condition().condition());
      else if (auto* place = scene(state, delta.condition().on().scene()))
        put(place->mutable_areas(), delta.condition().condition());
      break;
    case wire::Delta::kConditionEnded:
      if (auto* on = creature(state, delta.condition_ended().on().creature()))
        drop(on->mutable_conditions(), delta.condition_ended().condition());
      else if (auto* place = scene(state, delta.condition_ended().on().scene()))
        drop(place->mutable_areas(), delta.condition_ended().condition());
      break;
    case wire::Delta::kTerrain:
      if (auto* painted = scene(state, delta.terrain().scene())) paint(*painted, delta.terrain().runs());
      break;
    case wire::Delta::kWalls:
      if (auto* map = scene(state, delta.walls().scene())) patch(*map, delta.walls());
      break;
    case wire::Delta::kDoor:
      if (auto* map = scene(state, delta.door().scene()))
        for (wire::Wall& wall : *map->mutable_walls())
          if (wall.id() == delta.door().wall()) wall.set_state(delta.door().state());
      break;
    case wire::Delta::kRelation: put(state.mutable_relations(), delta.relation()); break;
    case wire::Delta::kRelationEnded: drop(state.mutable_relations(), delta.relation_ended()); break;
    case wire::Delta::kFeature:
      if (auto* whose = creature(state, delta.feature().creature())) put_feature(*whose, delta.feature());
      break;
    case wire::Delta::kItem:
      if (auto* items = items_of(state, delta.item().owner())) put(items, delta.item().item());
      break;
    case wire::Delta::kItemLost:
      if (auto* items = items_of(state, delta.item_lost().owner())) drop(items, delta.item_lost().item());
      break;
    case wire::Delta::kEncounter:
      put(state.mutable_encounters(), delta.encounter());
      take_into_fight(state, delta.encounter().id(), delta.encounter().order());
      break;
    case wire::Delta::kEncounterEnded:
      take_into_fight(state, delta.encounter_ended(), {});
      drop(state.mutable_encounters(), delta.encounter_ended());
      break;
    case wire::Delta::kEncounterPatch: patch(state, delta.encounter_patch()); break;
    case wire::Delta::kRevealed:
      if (auto* map = scene(state, delta.revealed().scene())) patch(*map, delta.revealed());
      break;
    case wire::Delta::kScene: put(state.mutable_scenes(), delta.scene()); break;
    case wire::Delta::kSeen:
      if (auto* map = scene(state, delta.seen().scene())) {
        patch(*map->mutable_seen(), delta.seen().chunks());
        patch(*map->mutable_bright(), delta.seen().bright());
        patch(*map->mutable_dim(), delta.seen().dim());
      }
      break;
    case wire::Delta::kLights:
      if (auto* map = scene(state, delta.lights().scene())) patch(*map, delta.lights());
      break;
    case wire::Delta::kGhost:
      if (auto* map = scene(state, delta.ghost().scene())) patch(*map, delta.ghost());
      break;
    case wire::Delta::kNotes:
      if (auto* map = scene(state, delta.notes().scene())) patch(*map, delta.notes());
      break;
    case wire::Delta::kRegions:
      if (auto* map = scene(state, delta.regions().scene())) patch(*map, delta.regions());
      break;
    case wire::Delta::kSceneEdited:
      if (auto* map = scene(state, delta.scene_edited().id())) edit(*map, delta.scene_edited());
      break;
    case wire::Delta::kSceneRemoved: drop(state.mutable_scenes(), delta.scene_removed()); break;
    case wire::Delta::kSceneShown: state.mutable_campaign()->set_shown(delta.scene_shown()); break;
    case wire::Delta::kCampaign: *state.mutable_campaign() = delta.campaign(); break;
    case wire::Delta::kClock:
      if (auto* fight = encounter(state, delta.clock().encounter()))
        fight->set_clock_s(fight->clock_s() + delta.clock().passed_s());
      else
        state.mutable_campaign()->set_clock_s(state.campaign().clock_s() + delta.clock().passed_s());
      break;
    case wire::Delta::kHouseRule:
      put_by_key(state.mutable_campaign()->mutable_house_rules(), delta.house_rule());
      break;
    case wire::Delta::kNumber:
      if (auto* fight = encounter(state, delta.number().owner().encounter()))
        put_by_key(fight->mutable_numbers(), delta.number().number());
      if (auto* ground = scene(state, delta.number().owner().scene()))
        put_by_key(ground->mutable_numbers(), delta.number().number());
      if (auto* item = find_item(state, delta.number().owner().item()))
        put_by_key(item->mutable_numbers(), delta.number().number());
      if (delta.number().owner().campaign())
        put_by_key(state.mutable_campaign()->mutable_numbers(), delta.number().number());
      break;
    default: break;
  }
}

}  // namespace ft::test
