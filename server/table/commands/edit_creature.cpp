// Edits of creatures: who is there, where, and whose.
#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/movement/zones.hpp"
#include "server/table/commands/edit_events.hpp"
#include "server/table/history/new_campaign.hpp"
#include "server/table/history/table_state.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

std::unexpected<Refusal> no_such(Key what) { return std::unexpected(Refusal{"E_NO_SUCH"_k, {{"field"_k, what}}, {}}); }

std::expected<const Creature*, Refusal> creature_of(const Editing& on, CreatureId id) {
  const Creature* creature = find_creature(on.state, id);
  if (!creature) return no_such("who"_k);
  return creature;
}

bool on_map(const Scene& scene, const Place& place) {
  if (place.kind == Place::Kind::zone) return open_zone(scene, place.cell);
  return place.kind != Place::Kind::cell || inside(scene, place.cell);
}

Place as_on(const Scene& scene, Place place) {
  const bool zones = scene.grid == Scene::Grid::zones;
  if (place.kind == Place::Kind::cell && zones) return Place::in_zone(place.cell);
  if (place.kind == Place::Kind::zone && !zones) return Place::at(place.cell);
  if (scene.grid != Scene::Grid::gridless) place.shift = {};
  return place;
}

namespace {

EditEvents off_map(const Place& place, SceneId scene) {
  return std::unexpected(Refusal{"E_OFF_MAP"_k, {{"cell"_k, cell_ref(scene, place.cell)}}, {}});
}

/// Its token without a picture of its own.
std::string icon_of(const System& system, Key record) {
  const Content& content = system.content();
  const Record* of =
      content.find("creature"_k, record) ? content.find("creature"_k, record) : content.find("hero"_k, record);
  return of ? of->text("icon"_k) : std::string();
}

CreatureEdited as_it_is(const Creature& creature) {
  return {creature.id, creature.name, creature.side, creature.seats, creature.picture, creature.size, creature.facing};
}

}  // namespace

EditEvents events_of(const Editing& on, const codec::AddCreature& add) {
  const Scene* scene = find_scene(on.state, add.scene ? add.scene : on.state.campaign.shown);
  if (!scene) return no_such("scene"_k);
  const Place place = as_on(*scene, add.place);
  if (!on_map(*scene, place)) return off_map(place, scene->id);
  auto creature = creature_from(on.system, add.record, on.state.campaign, {on.id.value});
  if (!creature) return no_such("record"_k);
  if (!add.name.empty()) creature->name = add.name;
  if (add.side) creature->side = add.side;
  creature->scene = scene->id;
  creature->place = place;
  creature->hidden = add.hidden;
  return Events{CreatureAdded{std::move(*creature)}};
}

EditEvents events_of(const Editing& on, const codec::PlaceCreature& place) {
  const auto creature = creature_of(on, place.creature);
  if (!creature) return std::unexpected(creature.error());
  const Scene* scene = find_scene(on.state, place.scene ? place.scene : (*creature)->scene);
  if (!scene) return no_such("scene"_k);
  const Place to = as_on(*scene, place.place);
  if (!on_map(*scene, to)) return off_map(to, scene->id);
  return Events{Moved{place.creature, scene->id, (*creature)->place, to, {}}};
}

namespace {
/// What a creature explored of maps and remembers of others goes with it.
void forget_memories(const State& state, CreatureId creature, Events& events) {
  for (const Scene& scene : state.scenes) {
    for (const RevealedArea& area : scene.revealed)
      if (area.to == creature) events.emplace_back(AreaRevealed{scene.id, area, true});
    for (const Ghost& ghost : scene.ghosts)
      if (ghost.to == creature) events.emplace_back(GhostCleared{scene.id, creature, ghost.creature, ghost.item});
    if (memory_of(scene.memories, creature)) events.emplace_back(MapRemembered{scene.id, MapMemory{creature}});
  }
}
}  // namespace

/// With it go its ties, and its place in a fight.
EditEvents events_of(const Editing& on, const codec::RemoveCreature& remove) {
  const auto creature = creature_of(on, remove.creature);
  if (!creature) return std::unexpected(creature.error());
  const auto goes = [&](Ref end) {
    return end == Ref(remove.creature) ||
           std::ranges::any_of((*creature)->items, [&](const Item& item) { return end == Ref(item.id); });
  };
  Events events;
  for (const Relation& tie : on.state.relations)
    if (goes(tie.from) || goes(tie.to)) events.emplace_back(RelationEnded{tie.id, tie.key, tie.from, tie.to});
  if (const Encounter* fight = find_encounter(on.state, (*creature)->encounter)) {
    if (fight->turn == remove.creature) events.emplace_back(TurnEnded{fight->id, remove.creature});
    std::vector<CreatureId> order = fight->order;
    std::erase(order, remove.creature);
    events.emplace_back(OrderSet{fight->id, std::move(order)});
  }
  forget_memories(on.state, remove.creature, events);
  events.emplace_back(CreatureRemoved{remove.creature});
  return events;
}

EditEvents events_of(const Editing& on, const codec::HideCreature& hide) {
  const auto creature = creature_of(on, hide.creature);
  if (!creature) return std::unexpected(creature.error());
  return Events{CreatureHidden{hide.creature, hide.hidden}};
}

EditEvents events_of(const Editing& on, const codec::EditCreature& edit) {
  const auto creature = creature_of(on, edit.creature);
  if (!creature) return std::unexpected(creature.error());
  if (edit.name && edit.name->empty()) return std::unexpected(Refusal{"E_FORM"_k, {{"field"_k, "name"_k}}, {}});
  CreatureEdited edited = as_it_is(**creature);
  edited.name = edit.name.value_or(edited.name);
  edited.side = edit.side.value_or(edited.side);
  if (edit.picture) edited.picture = edit.picture->empty() ? icon_of(on.system, (*creature)->record) : *edit.picture;
  edited.size = edit.size.value_or(edited.size);
  edited.facing = edit.facing.value_or(edited.facing);
  edited.seats = edit.seats.value_or(edited.seats);
  return Events{std::move(edited)};
}

}  // namespace ft::table
