// protocol/wire/v1/state.proto, from projected state.
#include "rules/kernel/maps/tiles_version.hpp"
#include "server/codec/bytes/raster_bytes.hpp"
#include "server/codec/wire/wire_writer.hpp"

namespace ft::codec {

void WireWriter::write(const rules::Duration& from, wire::Duration* to) const {
  to->set_unit(index(from.unit));
  to->set_left(from.left);
  if (from.counts_turns_of) write(from.counts_turns_of, to->mutable_counts_turns_of());
}

void WireWriter::write(const rules::Modifier& from, wire::Modifier* to) const {
  to->set_target(index(from.target));
  to->set_value(from.value);
  to->set_when(index(from.when));
}

void WireWriter::write(const rules::Condition& from, wire::Condition* to) const {
  to->set_id(from.id.value);
  to->set_key(index(from.key));
  if (from.source) write(from.source, to->mutable_source());
  to->set_source_key(index(from.source_key));
  if (from.ends.unit) write(from.ends, to->mutable_ends());
  numbers(from.data, to->mutable_data());
  list(from.modifiers, to->mutable_modifiers());
  to->set_gm_only(from.gm_only);
}

void WireWriter::write(const rules::Relation& from, wire::Relation* to) const {
  to->set_id(from.id.value);
  to->set_key(index(from.key));
  write(from.from, to->mutable_from());
  write(from.to, to->mutable_to());
  numbers(from.data, to->mutable_data());
  to->set_gm_only(from.gm_only);
}

void WireWriter::write(const rules::Feature& from, wire::Feature* to) const {
  to->set_key(index(from.key));
  numbers(from.data, to->mutable_data());
}

void WireWriter::write(const rules::Item& from, wire::Item* to) const {
  to->set_id(from.id.value);
  to->set_kind(index(from.kind));
  to->set_placement(index(from.placement));
  if (from.place.kind != rules::Place::Kind::nowhere) write(from.place, to->mutable_place());
  numbers(from.numbers, to->mutable_numbers());
}

void WireWriter::write(const rules::Creature& from, wire::Creature* to) const {
  to->set_id(id(from.id));
  to->set_name(from.name);
  to->set_record(index(from.record));
  to->set_side(index(from.side));
  ids(from.seats, to->mutable_seats());
  to->set_picture(from.picture);
  to->set_hidden(from.hidden);
  to->set_scene(id(from.scene));
  write(from.place, to->mutable_place());
  to->set_size(from.size);
  to->set_facing(from.facing);
  to->set_encounter(id(from.encounter));
  numbers(from.numbers, to->mutable_numbers());
  list(from.conditions, to->mutable_conditions());
  list(from.features, to->mutable_features());
  list(from.items, to->mutable_items());
}

void WireWriter::write(const rules::TerrainRun& from, wire::TerrainRun* to) const {
  write(from.first, to->mutable_first());
  to->set_blocks_move(from.terrain.blocks_move);
  to->set_blocks_sight(from.terrain.blocks_sight);
  to->set_difficult(from.terrain.difficult);
  numbers(from.terrain.numbers, to->mutable_numbers());
  to->set_name(from.terrain.name);
  to->set_cells(static_cast<std::uint32_t>(from.cells));
}

void WireWriter::write(const rules::Wall& from, wire::Wall* to) const {
  to->set_id(from.id.value);
  to->set_from_x(from.line.from.x);
  to->set_from_y(from.line.from.y);
  to->set_to_x(from.line.to.x);
  to->set_to_y(from.line.to.y);
  to->set_sight(static_cast<wire::Wall::Blocking>(from.sight));
  to->set_move(static_cast<wire::Wall::Blocking>(from.move));
  to->set_blocks_from(static_cast<wire::Wall::Side>(from.blocks_from));
  to->set_door(static_cast<wire::Wall::Door>(from.door));
  ids(from.found_by, to->mutable_found_by());
  to->set_height(from.height.tenth_mm);
}

void WireWriter::write(const rules::Light& from, wire::Light* to) const {
  to->set_id(from.id.value);
  to->set_x(from.at.x);
  to->set_y(from.at.y);
  to->set_bright(from.bright.tenth_mm);
  to->set_dim(from.dim.tenth_mm);
  to->set_degrees(from.degrees);
  to->set_direction(from.direction);
  to->set_color(from.color);
  to->set_glow(static_cast<wire::Light::Glow>(from.glow));
  to->set_off(from.off);
  to->set_through_walls(from.through_walls);
  to->set_darkens(from.darkens);
}

void WireWriter::write(const rules::Ghost& from, wire::Ghost* to) const {
  to->set_creature(id(from.creature));
  write(from.place, to->mutable_place());
  to->set_size(from.size);
  to->set_facing(from.facing);
  to->set_side(index(from.side));
  to->set_name(from.name);
  to->set_picture(from.picture);
  to->set_item(from.item.value);
  to->set_kind(index(from.kind));
}

void WireWriter::write(const rules::Note& from, wire::Note* to) const {
  to->set_id(from.id.value);
  to->set_x(from.at.x);
  to->set_y(from.at.y);
  to->set_icon(static_cast<wire::Note::Icon>(from.icon));
  to->set_color(from.color);
  to->set_title(from.title);
  to->set_text(from.text);
  to->set_audience(static_cast<wire::Note::Audience>(from.audience.kind));
  ids(from.audience.only, to->mutable_creatures());
  to->set_shape(static_cast<wire::Note::Shape>(from.shape));
  for (const rules::MapPoint corner : from.corners) {
    to->add_corners(corner.x);
    to->add_corners(corner.y);
  }
  to->set_width(from.width);
  to->set_filled(from.filled);
  to->set_roof(from.roof);
  to->set_by(id(from.by));
}

void WireWriter::write(const rules::Region& from, wire::Region* to) const {
  to->set_id(from.id.value);
  to->set_kind(static_cast<wire::Region::Kind>(from.kind));
  for (const rules::MapPoint corner : from.corners) {
    to->add_corners(corner.x);
    to->add_corners(corner.y);
  }
  to->set_name(from.name);
  to->set_darkness(from.darkness);
  to->set_to_scene(id(from.to_scene));
  to->set_to_region(from.to_region.value);
  to->set_off(from.off);
  to->set_dice(from.dice);
  to->set_sides(from.sides);
  to->set_damage(from.damage);
}

void WireWriter::write_frame(const rules::Scene& from, wire::Scene* to) const {
  to->set_id(id(from.id));
  to->set_name(from.name);
  to->set_grid(static_cast<wire::Scene::Grid>(from.grid));
  to->set_columns(from.columns);
  to->set_rows(from.rows);
  to->set_cell(from.cell.tenth_mm);
  wire::MapPicture* picture = to->mutable_picture();
  picture->set_asset(from.picture.asset);
  picture->set_width_px(from.picture.width_px);
  picture->set_height_px(from.picture.height_px);
  picture->set_cell_milli_px(from.picture.cell_milli_px);
  picture->set_offset_x_milli_px(from.picture.offset_x_milli_px);
  picture->set_offset_y_milli_px(from.picture.offset_y_milli_px);
  const bool names_large = rules::is_large(from.picture) && !from.picture.asset.empty();
  to->set_tiles(names_large ? rules::tiles_version(from) : from.picture.tiles);
  to->set_vision_mode(static_cast<wire::Scene::VisionMode>(from.vision_mode));
  to->set_darkness(from.darkness);
  to->set_folder(from.folder);
  to->set_archived(from.archived);
  to->set_grid_hidden(from.grid_hidden);
}

void WireWriter::write(const rules::Scene& from, wire::Scene* to) const {
  write_frame(from, to);
  list(from.terrain.runs(), to->mutable_terrain());
  list(from.items, to->mutable_items());
  list(from.areas, to->mutable_areas());
  numbers(from.numbers, to->mutable_numbers());
  for (const rules::Wall& wall : from.walls.all()) {
    wire::Wall* written = to->add_walls();
    write(wall, written);
    written->set_state(static_cast<wire::Wall::State>(from.walls.door(wall.id)));
  }
  list(from.revealed, to->mutable_revealed());
  for (const rules::Light& light : from.lights.all()) write(light, to->add_lights());
  for (const rules::Ghost& ghost : from.ghosts)
    if (!ghost.to) write(ghost, to->add_ghosts());
  for (const rules::Note& note : from.notes.all()) write(note, to->add_notes());
  for (const rules::Region& region : from.regions.all()) write(region, to->add_regions());
  list(from.seen.chunks(), to->mutable_seen());
  list(from.bright.chunks(), to->mutable_bright());
  list(from.dim.chunks(), to->mutable_dim());
}

void WireWriter::write(const rules::Raster::Chunk& from, wire::RasterChunk* to) const {
  to->set_column(from.column);
  to->set_row(from.row);
  to->set_samples(bytes_of(from));
}

void WireWriter::write(const rules::RevealedArea& from, wire::RevealedArea* to) const {
  to->set_creature(id(from.to));
  list(from.samples.chunks(), to->mutable_chunks());
}

void WireWriter::write(const rules::VisibleArea& from, wire::VisibleArea* to) const {
  to->set_area(from.area.value);
  if (from.center) write(*from.center, to->mutable_center());
  to->set_radius(from.radius);
  to->set_dice(from.dice.count);
  to->set_sides(from.dice.sides);
  to->set_plus(from.dice.plus);
  for (auto first = from.cells.begin(); first != from.cells.end();) {
    std::int32_t length = 1;
    while (first + length != from.cells.end() && first[length] == rules::Cell{first->column + length, first->row})
      ++length;
    for (const std::int32_t number : {first->column, first->row, length}) to->add_runs(number);
    first += length;
  }
  ids(from.within, to->mutable_within());
}

void WireWriter::write(const rules::Encounter& from, wire::Encounter* to) const {
  to->set_id(id(from.id));
  to->set_scene(id(from.scene));
  to->set_phase(index(from.phase));
  to->set_round(from.round);
  ids(from.order, to->mutable_order());
  to->set_turn(id(from.turn));
  to->set_clock_s(from.clock_s);
  numbers(from.numbers, to->mutable_numbers());
  list(from.conditions, to->mutable_conditions());
}

void WireWriter::write(const rules::Campaign& from, wire::Campaign* to) const {
  to->set_shown(id(from.shown));
  to->set_clock_s(from.clock_s);
  numbers(from.house_rules, to->mutable_house_rules());
  numbers(from.strictness, to->mutable_strictness());
  numbers(from.numbers, to->mutable_numbers());
}

void WireWriter::write(const rules::State& from, wire::State* to) const {
  write(from.campaign, to->mutable_campaign());
  list(from.creatures, to->mutable_creatures());
  list(from.scenes, to->mutable_scenes());
  list(from.encounters, to->mutable_encounters());
  list(from.relations, to->mutable_relations());
}

}  // namespace ft::codec
