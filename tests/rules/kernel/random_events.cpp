// Drawing events.
#include "tests/rules/kernel/random_events.hpp"

#include <algorithm>

#include "rules/kernel/lattice/raster_builder.hpp"

namespace ft::rules {

using namespace literals;

namespace {

class Draw {
 public:
  Draw(const State& state, std::mt19937& random, std::uint64_t fresh) : state_(state), random_(random), fresh_(fresh) {}

  Event event() {
    switch (below(25)) {
      case 0:
      case 1: return NumberSet{owner(), number(), below(20), 0};
      case 2:
      case 3: return step();
      case 4: return ConditionGained{creature().id, condition()};
      case 5: return change_condition();
      case 6: return RelationMade{relation()};
      case 7: return end_relation();
      case 8: return FeatureSet{creature().id, {number(), {{number(), below(9)}}}};
      case 9: return FeatureLost{creature().id, number()};
      case 10: return ItemGained{below(4) == 0 ? Ref(SceneId{1}) : Ref(creature().id), item()};
      case 11: return move_item();
      case 12: return hide();
      case 13: return edited();
      case 14: return state_.creatures.size() < 8 ? Event(CreatureAdded{new_creature()}) : ground();
      case 15: return remove();
      case 16: return below(2) == 0 ? ground() : walls();
      case 19: return fog();
      case 20: return lights();
      case 22: return notes();
      case 23: return regions();
      case 21: return senses();
      case 17: return HouseRuleSet{"lenient"_k, below(2)};
      case 18: return encounter();
      default: return ClockAdvanced{state_.encounters.empty() ? Ref::campaign() : Ref(state_.encounters.front().id), 6};
    }
  }

 private:
  int below(int limit) { return static_cast<int>(random_() % static_cast<unsigned>(limit)); }
  const Creature& creature() {
    return state_.creatures[static_cast<std::size_t>(below(static_cast<int>(state_.creatures.size())))];
  }
  Key number() {
    const Key keys[]{"health"_k, "courage"_k, "secret"_k, "purse"_k, "health_max"_k};
    return keys[below(5)];
  }
  Cell cell() { return {below(20), below(20)}; }
  Place place() { return below(6) == 0 ? Place{} : Place::at(cell()); }
  Ref owner() {
    switch (below(6)) {
      case 0: return Ref::campaign();
      case 1: return SceneId{1};
      case 2: return cell_ref({1}, cell());
      default: return creature().id;
    }
  }

  Condition condition() {
    Condition c;
    c.id = {fresh_};
    c.key = below(2) ? "dazed"_k : "marked"_k;
    if (below(2)) c.source = creature().id;
    c.gm_only = below(4) == 0;
    c.ends = {"rounds"_k, below(4), {}};
    return c;
  }
  Event change_condition() {
    const Creature& on = creature();
    if (on.conditions.empty()) return ConditionGained{on.id, condition()};
    Condition one = on.conditions[static_cast<std::size_t>(below(static_cast<int>(on.conditions.size())))];
    if (below(2)) return ConditionEnded{on.id, one.id, one.key};
    one.ends.left = below(9);
    return ConditionChanged{on.id, one};
  }

  Relation relation() {
    const Key keys[]{"holding"_k, "hides_from"_k, "found_by"_k};
    return {{fresh_}, keys[below(3)], creature().id, creature().id, {}, below(4) == 0};
  }
  Event end_relation() {
    if (state_.relations.empty()) return RelationMade{relation()};
    Relation one = state_.relations[static_cast<std::size_t>(below(static_cast<int>(state_.relations.size())))];
    if (below(2)) return RelationEnded{one.id, one.key, one.from, one.to};
    one.data.set("health"_k, below(9));
    return RelationChanged{one};
  }

  Item item() { return {{fresh_}, "saw"_k, below(2) ? "pack"_k : "held"_k, place(), {{"charge"_k, below(5)}}}; }
  Event move_item() {
    const Creature& from = creature();
    if (from.items.empty()) return ItemGained{from.id, item()};
    Item one = from.items[static_cast<std::size_t>(below(static_cast<int>(from.items.size())))];
    switch (below(3)) {
      case 0: return ItemLost{from.id, one.id};
      case 1: return ItemNumberSet{from.id, one.id, "charge"_k, below(5)};
      default:
        one.placement = below(2) ? "pack"_k : "held"_k;
        return ItemMoved{from.id, below(3) ? Ref(creature().id) : Ref(SceneId{1}), one};
    }
  }

  Event step() {
    const Creature& who = creature();
    return Moved{who.id, {1}, who.place, place(), {}};
  }
  Event hide() {
    const Creature& who = creature();
    return CreatureHidden{who.id, !who.hidden};
  }
  Event edited() {
    const Creature& who = creature();
    return CreatureEdited{who.id,       who.name + "'", below(3) ? who.side : "foes"_k, who.seats, "",
                          1 + below(2), below(360)};
  }
  Creature new_creature() {
    Creature one = creature();
    one.id = {fresh_};
    one.name = "N" + std::to_string(fresh_);
    one.hidden = below(2) == 0;
    one.encounter = {};
    one.conditions.clear();
    one.items.clear();
    return one;
  }
  /// Only who stands in no relation, nor an item of theirs, and in no order may go: the table sees to that.
  Event remove() {
    const Creature& who = creature();
    const auto goes = [&](Ref end) {
      return end == Ref(who.id) ||
             std::ranges::any_of(who.items, [&](const Item& item) { return end == Ref(item.id); });
    };
    const bool named =
        std::ranges::any_of(state_.relations, [&](const Relation& r) { return goes(r.from) || goes(r.to); });
    if (state_.creatures.size() < 3 || who.encounter || named || !who.seats.empty()) return hide();
    return CreatureRemoved{who.id};
  }
  Event ground() { return TerrainSet{{1}, {{cell(), 1, {.blocks_move = below(2) == 0, .difficult = below(2) == 0}}}}; }

  Event walls() {
    const std::span<const Wall> all = state_.scenes.front().walls.all();
    if (!all.empty() && below(4) == 0)
      return WallsRemoved{{1}, {all[static_cast<std::size_t>(below(static_cast<int>(all.size())))].id}};
    if (!all.empty() && all.front().door != Wall::Door::none && below(2) == 0)
      return DoorSet{{1}, {all.front().id, static_cast<DoorState::Is>(below(3))}};
    const Cell corner = cell();
    Wall wall{.id = {fresh_},
              .line = {{720 * corner.column, 720 * corner.row}, {720 * corner.column, 720 * corner.row + 720}},
              .door = static_cast<Wall::Door>(below(3))};
    if (wall.door == Wall::Door::secret && below(2) == 0) wall.found_by = {creature().id};
    return WallsSet{{1}, {wall}};
  }

  Event lights() {
    const std::span<const Light> all = state_.scenes.front().lights.all();
    if (!all.empty() && below(3) == 0)
      return LightsRemoved{{1}, {all[static_cast<std::size_t>(below(static_cast<int>(all.size())))].id}};
    Light light{
        .id = {fresh_}, .at = {below(14'400), below(14'400)}, .bright = metres(below(3)), .dim = metres(3 + below(5))};
    light.degrees = below(2) == 0 ? 360 : 1 + below(360);
    light.direction = below(360);
    light.off = below(4) == 0;
    light.darkens = below(4) == 0;
    light.through_walls = below(4) == 0;
    return LightsSet{{1}, {light}};
  }

  Event notes() {
    const std::span<const Note> all = state_.scenes.front().notes.all();
    const FixtureId known =
        all.empty() ? FixtureId{} : all[static_cast<std::size_t>(below(static_cast<int>(all.size())))].id;
    if (known && below(3) == 0) return NotesRemoved{{1}, {known}};
    Note note{.id = known && below(2) == 0 ? known : FixtureId{fresh_}, .at = {below(14'400), below(14'400)}};
    note.title = std::to_string(fresh_);
    note.audience.kind = static_cast<Audience::Kind>(below(3));
    if (note.audience.kind == Audience::Kind::players_of) note.audience.only = {creature().id};
    if (below(2) == 0) {
      note.shape = Note::Shape::line;
      for (int corners = 2 + below(3); corners > 0; --corners)
        note.corners.push_back({below(7'200) - 3'600, below(7'200) - 3'600});
    }
    return NotesSet{{1}, {note}};
  }

  Event regions() {
    const std::span<const Region> all = state_.scenes.front().regions.all();
    const FixtureId known =
        all.empty() ? FixtureId{} : all[static_cast<std::size_t>(below(static_cast<int>(all.size())))].id;
    if (known && below(3) == 0) return RegionsRemoved{{1}, {known}};
    Region region{.id = known && below(2) == 0 ? known : FixtureId{fresh_}};
    region.kind = static_cast<Region::Kind>(below(5));
    for (int corners = 3 + below(4); corners > 0; --corners) region.corners.push_back({below(14'400), below(14'400)});
    region.darkness = below(11);
    region.off = below(4) == 0;
    return RegionsSet{{1}, {region}};
  }

  /// Blindness, mist, dark vision, tremor sense, and light about a creature.
  Event senses() {
    Condition one;
    one.id = {fresh_};
    const Key keys[]{"dark_vision"_k, "tremor_sense"_k, "light_bright"_k, "light_dim"_k},
        conditions[]{"blinded"_k, "unseen"_k, "mist"_k};
    if (below(2)) return NumberSet{creature().id, keys[below(4)], below(8), 0};
    one.key = conditions[below(3)];
    if (one.key != "mist"_k) return ConditionGained{creature().id, one};
    const Cell middle = cell();
    one.data = {{"column"_k, middle.column}, {"row"_k, middle.row}, {"radius"_k, below(3)}};
    return ConditionGained{SceneId{1}, one};
  }

  Event fog() {
    const Scene& scene = state_.scenes.front();
    if (below(6) == 0) {
      Scene edited = scene;
      edited.vision_mode = static_cast<VisionMode>(below(3));
      edited.darkness = 5 * below(3);
      return SceneEdited{edited};
    }
    const Cell corner = cell();
    const int rows = 4 * (1 + below(12)), columns = 4 * (1 + below(12));
    RasterBuilder samples({{4 * corner.column, 4 * corner.row}, {4 * corner.column + columns, 4 * corner.row + rows}});
    for (int row = 0; row < rows; ++row)
      samples.set_run(4 * corner.row + row, 4 * corner.column, 4 * corner.column + columns - 1);
    return AreaRevealed{scene.id, {below(3) ? CreatureId{} : creature().id, samples.build()}, below(3) == 0};
  }

  Event encounter() {
    if (state_.encounters.empty()) {
      Encounter one;
      one.id = {fresh_};
      one.scene = {1};
      for (const Creature& who : state_.creatures) one.order.push_back(who.id);
      return EncounterStarted{one};
    }
    const Encounter& one = state_.encounters.front();
    std::vector<CreatureId> order = one.order;
    switch (below(5)) {
      case 0: return RoundStarted{one.id, one.round + 1};
      case 1: return TurnStarted{one.id, one.order.empty() ? CreatureId{} : one.order.front()};
      case 2: return TurnEnded{one.id, one.turn};
      case 3: std::shuffle(order.begin(), order.end(), random_); return OrderSet{one.id, order};
      default: return EncounterEnded{one.id};
    }
  }

  const State& state_;
  std::mt19937& random_;
  std::uint64_t fresh_;
};

}  // namespace

Event random_event(const State& state, std::mt19937& random, std::uint64_t fresh_id) {
  return Draw(state, random, fresh_id).event();
}

}  // namespace ft::rules
