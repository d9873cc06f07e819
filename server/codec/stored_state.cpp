// protocol/stored/v1/state.proto, both ways.
#include "server/codec/stored_reader.hpp"
#include "server/codec/stored_writer.hpp"

namespace ft::codec {

void StoredWriter::write(const rules::Ending& from, stored::Ending* to) const {
  to->set_unit(name(from.unit));
  to->set_left(from.left);
  write(from.counts_turns_of, to->mutable_counts_turns_of());
}
rules::Ending StoredReader::read(const stored::Ending& from) {
  return {key(from.unit()), from.left(), read(from.counts_turns_of())};
}

void StoredWriter::write(const rules::Modifier& from, stored::Modifier* to) const {
  to->set_target(name(from.target));
  to->set_value(from.value);
  to->set_when(name(from.when));
}
rules::Modifier StoredReader::read(const stored::Modifier& from) {
  return {key(from.target()), from.value(), key(from.when())};
}

void StoredWriter::write(const rules::Condition& from, stored::Condition* to) const {
  to->set_id(from.id.value);
  to->set_key(name(from.key));
  write(from.source, to->mutable_source());
  to->set_source_key(name(from.source_key));
  to->set_parent(from.parent.value);
  write(from.ends, to->mutable_ends());
  numbers(from.data, to->mutable_data());
  list(from.modifiers, to->mutable_modifiers());
  to->set_gm_only(from.gm_only);
}
rules::Condition StoredReader::read(const stored::Condition& from) {
  return {.id = {from.id()},
          .key = key(from.key()),
          .source = read(from.source()),
          .source_key = key(from.source_key()),
          .parent = {from.parent()},
          .ends = read(from.ends()),
          .data = numbers(from.data()),
          .modifiers = list(from.modifiers()),
          .gm_only = from.gm_only()};
}

void StoredWriter::write(const rules::Relation& from, stored::Relation* to) const {
  to->set_id(from.id.value);
  to->set_key(name(from.key));
  write(from.from, to->mutable_from());
  write(from.to, to->mutable_to());
  numbers(from.data, to->mutable_data());
  to->set_gm_only(from.gm_only);
}
rules::Relation StoredReader::read(const stored::Relation& from) {
  return {.id = {from.id()},
          .key = key(from.key()),
          .from = read(from.from()),
          .to = read(from.to()),
          .data = numbers(from.data()),
          .gm_only = from.gm_only()};
}

void StoredWriter::write(const rules::Feature& from, stored::Feature* to) const {
  to->set_key(name(from.key));
  numbers(from.data, to->mutable_data());
}
rules::Feature StoredReader::read(const stored::Feature& from) { return {key(from.key()), numbers(from.data())}; }

void StoredWriter::write(const rules::Item& from, stored::Item* to) const {
  to->set_id(from.id.value);
  to->set_kind(name(from.kind));
  to->set_placement(name(from.placement));
  write(from.place, to->mutable_place());
  numbers(from.numbers, to->mutable_numbers());
}
rules::Item StoredReader::read(const stored::Item& from) {
  return {.id = {from.id()},
          .kind = key(from.kind()),
          .placement = key(from.placement()),
          .place = read(from.place()),
          .numbers = numbers(from.numbers())};
}

void StoredWriter::write(const rules::Creature& from, stored::Creature* to) const {
  to->set_id(from.id.value);
  to->set_name(from.name);
  to->set_record(name(from.record));
  to->set_side(name(from.side));
  ids(from.seats, to->mutable_seats());
  to->set_picture(from.picture);
  to->set_hidden(from.hidden);
  to->set_scene(from.scene.value);
  write(from.place, to->mutable_place());
  to->set_size(from.size);
  to->set_facing(from.facing);
  to->set_encounter(from.encounter.value);
  numbers(from.numbers, to->mutable_numbers());
  list(from.conditions, to->mutable_conditions());
  list(from.features, to->mutable_features());
  list(from.items, to->mutable_items());
}
rules::Creature StoredReader::read(const stored::Creature& from) {
  return {.id = {from.id()},
          .scene = {from.scene()},
          .place = read(from.place()),
          .size = from.size(),
          .hidden = from.hidden(),
          .encounter = {from.encounter()},
          .side = key(from.side()),
          .record = key(from.record()),
          .seats = ids<rules::SeatId>(from.seats()),
          .name = from.name(),
          .picture = from.picture(),
          .facing = from.facing(),
          .numbers = numbers(from.numbers()),
          .conditions = list(from.conditions()),
          .features = list(from.features()),
          .items = list(from.items())};
}

void StoredWriter::write(const rules::CellTerrain& from, stored::CellTerrain* to) const {
  write(from.cell, to->mutable_cell());
  to->set_blocks_move(from.blocks_move);
  to->set_blocks_sight(from.blocks_sight);
  to->set_difficult(from.difficult);
  numbers(from.numbers, to->mutable_numbers());
  to->set_name(from.name);
}
rules::CellTerrain StoredReader::read(const stored::CellTerrain& from) {
  return {.cell = read(from.cell()),
          .blocks_move = from.blocks_move(),
          .blocks_sight = from.blocks_sight(),
          .difficult = from.difficult(),
          .numbers = numbers(from.numbers()),
          .name = from.name()};
}

void StoredWriter::write(const rules::Scene& from, stored::Scene* to) const {
  to->set_id(from.id.value);
  to->set_name(from.name);
  to->set_grid(static_cast<stored::Scene::Grid>(from.grid));
  to->set_columns(from.columns);
  to->set_rows(from.rows);
  to->set_cell_tenth_mm(from.cell.tenth_mm);
  stored::MapPicture* picture = to->mutable_picture();
  picture->set_asset(from.picture.asset);
  picture->set_width_px(from.picture.width_px);
  picture->set_height_px(from.picture.height_px);
  picture->set_cell_milli_px(from.picture.cell_milli_px);
  picture->set_offset_x_milli_px(from.picture.offset_x_milli_px);
  picture->set_offset_y_milli_px(from.picture.offset_y_milli_px);
  list(from.ground, to->mutable_ground());
  list(from.items, to->mutable_items());
  list(from.areas, to->mutable_areas());
  numbers(from.numbers, to->mutable_numbers());
}
rules::Scene StoredReader::read(const stored::Scene& from) {
  const stored::MapPicture& picture = from.picture();
  return {.id = {from.id()},
          .name = from.name(),
          .grid = one_of<rules::Scene::Grid>(from.grid(), stored::Scene::Grid_IsValid),
          .columns = from.columns(),
          .rows = from.rows(),
          .cell = {from.cell_tenth_mm()},
          .picture = {.asset = picture.asset(),
                      .width_px = picture.width_px(),
                      .height_px = picture.height_px(),
                      .cell_milli_px = picture.cell_milli_px(),
                      .offset_x_milli_px = picture.offset_x_milli_px(),
                      .offset_y_milli_px = picture.offset_y_milli_px()},
          .ground = list(from.ground()),
          .items = list(from.items()),
          .areas = list(from.areas()),
          .numbers = numbers(from.numbers())};
}

void StoredWriter::write(const rules::Encounter& from, stored::Encounter* to) const {
  to->set_id(from.id.value);
  to->set_scene(from.scene.value);
  to->set_phase(name(from.phase));
  to->set_round(from.round);
  ids(from.order, to->mutable_order());
  to->set_turn(from.turn.value);
  to->set_clock_s(from.clock_s);
  numbers(from.numbers, to->mutable_numbers());
  list(from.conditions, to->mutable_conditions());
}
rules::Encounter StoredReader::read(const stored::Encounter& from) {
  return {.id = {from.id()},
          .scene = {from.scene()},
          .phase = key(from.phase()),
          .round = from.round(),
          .order = ids<rules::CreatureId>(from.order()),
          .turn = {from.turn()},
          .clock_s = from.clock_s(),
          .numbers = numbers(from.numbers()),
          .conditions = list(from.conditions())};
}

void StoredWriter::write(const rules::CustomRecord& from, stored::CustomRecord* to) const {
  to->set_kind(name(from.kind));
  to->set_id(name(from.id));
  to->set_text(from.text);
  to->set_removed(from.removed);
}
rules::CustomRecord StoredReader::read(const stored::CustomRecord& from) {
  const rules::Key kind = key(from.kind());
  return own_record({.kind = kind, .id = key(from.id()), .text = from.text(), .removed = from.removed()});
}

void StoredWriter::write(const rules::Campaign& from, stored::Campaign* to) const {
  to->set_shown(from.shown.value);
  to->set_clock_s(from.clock_s);
  for (const auto& [key, value] : from.switches.all()) write_switch(key, value, to->add_switches());
  numbers(from.strictness, to->mutable_strictness());
  numbers(from.numbers, to->mutable_numbers());
  list(from.records, to->mutable_records());
}
rules::Campaign StoredReader::read(const stored::Campaign& from) {
  rules::Campaign to{.shown = {from.shown()},
                     .clock_s = from.clock_s(),
                     .switches = {},
                     .strictness = numbers(from.strictness()),
                     .numbers = numbers(from.numbers()),
                     .records = list(from.records())};
  for (const stored::Number& one : from.switches()) {
    const rules::Key rule = key(one.key());
    to.switches.set(rule, switch_value(rule, one));
  }
  return to;
}

void StoredWriter::write(const rules::State& from, stored::State* to) const {
  write(from.campaign, to->mutable_campaign());
  list(from.creatures, to->mutable_creatures());
  list(from.scenes, to->mutable_scenes());
  list(from.encounters, to->mutable_encounters());
  list(from.relations, to->mutable_relations());
}
rules::State StoredReader::read(const stored::State& from) {
  return {.campaign = read(from.campaign()),
          .creatures = list(from.creatures()),
          .scenes = list(from.scenes()),
          .encounters = list(from.encounters()),
          .relations = list(from.relations())};
}

}  // namespace ft::codec
