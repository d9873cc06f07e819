// The deltas that lead from one projected state to another, whole things at a time.
#include <algorithm>

#include "rules/kernel/state/map_difference.hpp"
#include "server/codec/wire/deltas.hpp"
#include "server/codec/wire/wire_events.hpp"

namespace ft::codec {

namespace {

/// Calls `gone` for each thing only in `before`, `fresh` for each that is new in `after` or differs there. Both by id.
template <class Things, class Gone, class Fresh>
void compare(const Things& before, const Things& after, const Gone& gone, const Fresh& fresh) {
  auto old = before.begin();
  for (const auto& thing : after) {
    for (; old != before.end() && old->id < thing.id; ++old) gone(*old);
    const bool known = old != before.end() && old->id == thing.id;
    if (!known || *old != thing) fresh(thing);
    if (known) ++old;
  }
  for (; old != before.end(); ++old) gone(*old);
}

/// Relations stand in the order of their making.
std::vector<rules::Relation> by_id(std::vector<rules::Relation> relations) {
  std::sort(relations.begin(), relations.end(), [](const auto& a, const auto& b) { return a.id < b.id; });
  return relations;
}

/// The chunks that differ.
void write_changed(const WireWriter& writer, const rules::Raster& before, const rules::Raster& after,
                   google::protobuf::RepeatedPtrField<wire::RasterChunk>* to) {
  const auto chunk_at = [](const rules::Raster& in, const rules::Raster::Chunk& place) {
    return std::ranges::find_if(in.chunks(), [&](const rules::Raster::Chunk& chunk) {
      return chunk.column == place.column && chunk.row == place.row;
    });
  };
  for (const rules::Raster::Chunk& chunk : after.chunks()) {
    const auto then = chunk_at(before, chunk);
    if (then == before.chunks().end() || !(*then == chunk)) writer.write(chunk, to->Add());
  }
  for (const rules::Raster::Chunk& chunk : before.chunks()) {
    if (chunk_at(after, chunk) != after.chunks().end()) continue;
    wire::RasterChunk* gone = to->Add();
    gone->set_column(chunk.column);
    gone->set_row(chunk.row);
    gone->set_none(true);
  }
}

}  // namespace

void Deltas::diff(const rules::State& before, const rules::State& after) {
  const WireWriter writer(wire_names_);
  const auto next = [this] { return frame_->add_deltas(); };
  if (before.campaign != after.campaign) writer.write(after.campaign, next()->mutable_campaign());
  compare(
      before.scenes, after.scenes, [&](const auto& scene) { next()->set_scene_removed(writer.id(scene.id)); },
      [&](const auto& scene) {
        const auto then = std::ranges::find(before.scenes, scene.id, &rules::Scene::id);
        if (then == before.scenes.end() || !only_map_differs(*then, scene))
          return writer.write(scene, next()->mutable_scene());
        StateDeltas patches(writer, *frame_);
        for (const rules::Event& event : map_difference(*then, scene)) patches.add(event);
        if (scene.seen == then->seen && scene.bright == then->bright && scene.dim == then->dim) return;
        wire::SeenPatch* seen = next()->mutable_seen();
        seen->set_scene(writer.id(scene.id));
        write_changed(writer, then->seen, scene.seen, seen->mutable_chunks());
        write_changed(writer, then->bright, scene.bright, seen->mutable_bright());
        write_changed(writer, then->dim, scene.dim, seen->mutable_dim());
      });
  compare(
      before.creatures, after.creatures,
      [&](const auto& creature) { next()->set_creature_removed(writer.id(creature.id)); },
      [&](const auto& creature) { writer.write(creature, next()->mutable_creature()); });
  compare(
      before.encounters, after.encounters,
      [&](const auto& encounter) { next()->set_encounter_ended(writer.id(encounter.id)); },
      [&](const auto& encounter) { writer.write(encounter, next()->mutable_encounter()); });
  compare(
      by_id(before.relations), by_id(after.relations),
      [&](const auto& relation) { next()->set_relation_ended(relation.id.value); },
      [&](const auto& relation) { writer.write(relation, next()->mutable_relation()); });
}

}  // namespace ft::codec
