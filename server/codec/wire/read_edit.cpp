// protocol/wire/v1/table.proto: the GM's edits.
#include <array>

#include "server/codec/wire/wire_reader.hpp"

namespace ft::codec {

namespace {

EditCreature read_edit_creature(const WireReader& reader, const wire::EditCreature& from) {
  EditCreature to;
  to.creature = reader.some_id<rules::CreatureId>(from.creature(), "creature");
  if (from.has_name()) to.name = reader.name(from.name());
  if (from.has_side()) to.side = reader.key(from.side());
  if (from.has_picture()) to.picture = reader.name(from.picture());
  if (from.has_size()) to.size = reader.within(from.size(), 1, 20, "a creature's size");
  if (from.has_facing()) to.facing = reader.within(from.facing(), 0, 359, "a facing");
  if (from.has_seats()) {
    reader.at_most(from.seats().seats_size(), bounds::list, "seats");
    to.seats.emplace();
    for (const std::uint32_t seat : from.seats().seats()) to.seats->push_back({seat});
  }
  return to;
}

PaintGround read_paint(const WireReader& reader, const wire::PaintGround& from) {
  std::int64_t painted = 0;
  for (const wire::TerrainRun& run : from.runs()) painted += run.cells();
  reader.within<std::int64_t>(painted, 0, bounds::painted_cells, "painted cells");
  PaintGround to{reader.some_id<rules::SceneId>(from.scene(), "scene"), {}};
  for (const wire::TerrainRun& run : from.runs()) to.runs.push_back(reader.read(run));
  return to;
}

PutWalls read_put_walls(const WireReader& reader, const wire::PutWalls& from) {
  reader.at_most(from.walls_size(), bounds::walls, "walls");
  PutWalls to{reader.some_id<rules::SceneId>(from.scene(), "scene"), {}};
  for (const wire::Wall& wall : from.walls()) to.walls.push_back(reader.read(wall));
  return to;
}

RemoveWalls read_remove_walls(const WireReader& reader, const wire::RemoveWalls& from) {
  reader.at_most(from.walls_size(), bounds::walls, "walls");
  RemoveWalls to{reader.some_id<rules::SceneId>(from.scene(), "scene"), {}};
  for (const std::uint64_t wall : from.walls()) to.walls.push_back({wall});
  return to;
}

std::vector<rules::Light> read_lights(const WireReader& reader,
                                      const google::protobuf::RepeatedPtrField<wire::Light>& from) {
  reader.at_most(from.size(), bounds::lights, "lights");
  std::vector<rules::Light> lights;
  for (const wire::Light& light : from) lights.push_back(reader.read(light));
  return lights;
}

RemoveLights read_remove_lights(const WireReader& reader, const wire::RemoveLights& from) {
  reader.at_most(from.lights_size(), bounds::lights, "lights");
  RemoveLights to{reader.some_id<rules::SceneId>(from.scene(), "scene"), {}};
  for (const std::uint64_t light : from.lights()) to.lights.push_back({light});
  return to;
}

PutNotes read_put_notes(const WireReader& reader, const wire::PutNotes& from) {
  reader.at_most(from.notes_size(), bounds::notes, "notes");
  PutNotes to{reader.some_id<rules::SceneId>(from.scene(), "scene"), {}};
  for (const wire::Note& note : from.notes()) to.notes.push_back(reader.read(note));
  return to;
}

RemoveNotes read_remove_notes(const WireReader& reader, const wire::RemoveNotes& from) {
  reader.at_most(from.notes_size(), bounds::notes, "notes");
  RemoveNotes to{reader.some_id<rules::SceneId>(from.scene(), "scene"), {}};
  for (const std::uint64_t note : from.notes()) to.notes.push_back({note});
  return to;
}

PutRegions read_put_regions(const WireReader& reader, const wire::PutRegions& from) {
  reader.at_most(from.regions_size(), bounds::regions, "regions");
  PutRegions to{reader.some_id<rules::SceneId>(from.scene(), "scene"), {}};
  for (const wire::Region& region : from.regions()) to.regions.push_back(reader.read(region));
  return to;
}

RemoveRegions read_remove_regions(const WireReader& reader, const wire::RemoveRegions& from) {
  reader.at_most(from.regions_size(), bounds::regions, "regions");
  RemoveRegions to{reader.some_id<rules::SceneId>(from.scene(), "scene"), {}};
  for (const std::uint64_t region : from.regions()) to.regions.push_back({region});
  return to;
}

SetNumber read_set_number(const WireReader& reader, const wire::SetNumber& from) {
  const rules::Key key = reader.some_key(from.key(), "number");
  return {reader.read(from.owner()), key, reader.number(key, from.value())};
}

PutBorder read_put_border(const WireReader& reader, const wire::PutBorder& from) {
  reader.at_most(from.data_size(), bounds::list, "numbers of a border");
  PutBorder to{.scene = reader.some_id<rules::SceneId>(from.scene(), "scene"),
               .from = reader.read(from.from()),
               .to = reader.read(from.to()),
               .key = reader.some_key(from.key(), "kind of border"),
               .data = {},
               .gm_only = from.gm_only()};
  for (const wire::Number& one : from.data()) {
    const rules::Key of = reader.some_key(one.key(), "name of a number");
    to.data.set(of, reader.number(of, one.value()));
  }
  return to;
}

SetOrder read_set_order(const WireReader& reader, const wire::SetOrder& from) {
  reader.at_most(from.creatures_size(), bounds::list, "creatures of an order");
  SetOrder to{reader.some_id<rules::EncounterId>(from.encounter(), "encounter"), {}};
  for (const std::uint32_t one : from.creatures())
    to.order.push_back(reader.some_id<rules::CreatureId>(one, "creature"));
  return to;
}

Edit::What read_what(const WireReader& reader, const wire::Edit& from) {
  const auto creature = [&](std::uint32_t number) { return reader.some_id<rules::CreatureId>(number, "creature"); };
  const auto scene = [&](std::uint32_t number) { return reader.some_id<rules::SceneId>(number, "scene"); };
  switch (from.what_case()) {
    case wire::Edit::WHAT_NOT_SET: break;
    case wire::Edit::kAddCreature: {
      const wire::AddCreature& add = from.add_creature();
      return AddCreature{.record = reader.some_key(add.record(), "record"),
                         .name = reader.name(add.name()),
                         .side = reader.key(add.side()),
                         .scene = scene(add.scene()),
                         .place = reader.read(add.place()),
                         .hidden = add.hidden(),
                         .join = add.join()};
    }
    case wire::Edit::kPlaceCreature: {
      const wire::PlaceCreature& place = from.place_creature();
      return PlaceCreature{creature(place.creature()), scene(place.scene()), reader.read(place.place())};
    }
    case wire::Edit::kRemoveCreature: return RemoveCreature{creature(from.remove_creature())};
    case wire::Edit::kHideCreature:
      return HideCreature{creature(from.hide_creature().creature()), from.hide_creature().hidden()};
    case wire::Edit::kEditCreature: return read_edit_creature(reader, from.edit_creature());
    case wire::Edit::kSetNumber: return read_set_number(reader, from.set_number());
    case wire::Edit::kEndCondition:
      return EndCondition{creature(from.end_condition().creature()), {from.end_condition().condition()}};
    case wire::Edit::kAddCondition: {
      const wire::AddCondition& add = from.add_condition();
      return AddCondition{creature(add.creature()), reader.some_key(add.key(), "condition"), reader.read(add.ends())};
    }
    case wire::Edit::kAddScene: {
      wire::Scene fresh = from.add_scene();
      fresh.clear_id();
      return AddScene{reader.read(fresh), read_lights(reader, fresh.lights())};
    }
    case wire::Edit::kEditScene: (void)scene(from.edit_scene().id()); return EditScene{reader.read(from.edit_scene())};
    case wire::Edit::kShowScene: return ShowScene{scene(from.show_scene())};
    case wire::Edit::kRemoveScene: return RemoveScene{scene(from.remove_scene())};
    case wire::Edit::kPaintGround: return read_paint(reader, from.paint_ground());
    case wire::Edit::kSetSwitch: {
      const rules::Key key = reader.some_key(from.set_switch().key(), "house rule");
      return SetSwitch{key, reader.within<std::int64_t>(from.set_switch().value(), -bounds::number, bounds::number,
                                                        "a house rule's value")};
    }
    case wire::Edit::kSetStrictness: {
      const auto value = reader.within<std::int64_t>(from.set_strictness().value(), 0, 2, "a strictness");
      return SetStrictness{reader.some_key(from.set_strictness().key(), "refusal"),
                           static_cast<rules::Strictness>(value)};
    }
    case wire::Edit::kUndo:
      return Undo{reader.id<rules::EncounterId>(from.undo().encounter()),
                  reader.id<rules::CreatureId>(from.undo().creature()), reader.text(from.undo().reason())};
    case wire::Edit::kCancel:
      return CancelResolution{reader.question(from.cancel().question()).resolution, reader.text(from.cancel().reason()),
                              from.cancel().keep()};
    case wire::Edit::kStop: return PauseTable{from.stop()};
    case wire::Edit::kStartClock: return StartClock{reader.question(from.start_clock())};
    case wire::Edit::kGiveItem:
      return GiveItem{creature(from.give_item().creature()), reader.some_key(from.give_item().kind(), "kind of item"),
                      reader.key(from.give_item().placement())};
    case wire::Edit::kRemoveItem:
      return RemoveItem{creature(from.remove_item().creature()), {from.remove_item().item()}};
    case wire::Edit::kPutRecord: return PutRecord{reader.read(from.put_record())};
    case wire::Edit::kRemoveRecord: return RemoveRecord{reader.read(from.remove_record())};
    case wire::Edit::kRestoreRecord: return RestoreRecord{reader.read(from.restore_record())};
    case wire::Edit::kImportContent:
      return ImportContent{reader.name(from.import_content().file()), from.import_content().text(),
                           from.import_content().bytes(), from.import_content().digest()};
    case wire::Edit::kMakeHero:
      return MakeHero{reader.read(from.make_hero().hero()), reader.text(from.make_hero().reason())};
    case wire::Edit::kPutBorder: return read_put_border(reader, from.put_border());
    case wire::Edit::kRemoveBorder: return RemoveBorder{{from.remove_border().border()}};
    case wire::Edit::kSetOrder: return read_set_order(reader, from.set_order());
    case wire::Edit::kRedo: return Redo{};
    case wire::Edit::kPlayOn: return PlayOn{};
    case wire::Edit::kPutWalls: return read_put_walls(reader, from.put_walls());
    case wire::Edit::kRemoveWalls: return read_remove_walls(reader, from.remove_walls());
    case wire::Edit::kSetDoor:
      return SetDoor{scene(from.set_door().scene()),
                     {{from.set_door().wall()},
                      reader.one_of<rules::DoorState::Is>(from.set_door().state(), wire::Wall::State_IsValid)}};
    case wire::Edit::kRevealArea:
      return RevealArea{scene(from.reveal_area().scene()), reader.read(from.reveal_area().area()),
                        from.reveal_area().hide()};
    case wire::Edit::kPutLights:
      return PutLights{scene(from.put_lights().scene()), read_lights(reader, from.put_lights().lights())};
    case wire::Edit::kRemoveLights: return read_remove_lights(reader, from.remove_lights());
    case wire::Edit::kPutNotes: return read_put_notes(reader, from.put_notes());
    case wire::Edit::kRemoveNotes: return read_remove_notes(reader, from.remove_notes());
    case wire::Edit::kPutRegions: return read_put_regions(reader, from.put_regions());
    case wire::Edit::kRemoveRegions: return read_remove_regions(reader, from.remove_regions());
  }
  throw MalformedFrame{"an edit of nothing"};
}

}  // namespace

Edit WireReader::read(const wire::Edit& from) const { return {from.client_id(), read_what(*this, from)}; }

std::string_view kind_of(const Edit& edit) {
  static constexpr std::array<std::string_view, std::variant_size_v<Edit::What>> kinds{
      "add_creature",   "place_creature", "remove_creature", "hide_creature", "edit_creature", "set_number",
      "end_condition",  "add_condition",  "add_scene",       "edit_scene",    "show_scene",    "remove_scene",
      "paint_ground",   "set_switch",     "set_strictness",  "undo",          "cancel",        "stop",
      "start_clock",    "give_item",      "remove_item",     "put_record",    "remove_record", "restore_record",
      "import_content", "make_hero",      "put_border",      "remove_border", "set_order",     "redo",
      "play_on",        "put_walls",      "remove_walls",    "set_door",      "reveal_area",   "put_lights",
      "remove_lights",  "put_notes",      "remove_notes",    "put_regions",   "remove_regions"};
  return kinds[edit.what.index()];
}

}  // namespace ft::codec
