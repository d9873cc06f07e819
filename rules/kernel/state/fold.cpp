// The fold: what each fact does to the state. No rules here (law R7).
#include <algorithm>

#include "rules/kernel/state/offsets.hpp"
#include "rules/kernel/state/scene_frame.hpp"
#include "rules/kernel/state/world.hpp"
#include "rules/kernel/values/assert.hpp"

namespace ft::rules {

namespace {

template <class List, class Same>
void replace_or_add(List& list, typename List::value_type thing, Same same) {
  const auto at = std::find_if(list.begin(), list.end(), [&](const auto& other) { return same(other, thing); });
  if (at == list.end())
    list.push_back(std::move(thing));
  else
    *at = std::move(thing);
}

constexpr auto same_id = [](const auto& a, const auto& b) { return a.id == b.id; };
constexpr auto same_record = [](const auto& a, const auto& b) { return a.kind == b.kind && a.id == b.id; };
constexpr auto same_key = [](const auto& a, const auto& b) { return a.key == b.key; };

Numbers& numbers_of(StateWriter& ledger, Ref owner) {
  switch (owner.kind) {
    case Ref::Kind::creature: return ledger.edit_creature({owner.id}).numbers;
    case Ref::Kind::scene: return ledger.edit_scene({owner.id}).numbers;
    case Ref::Kind::encounter: return ledger.edit_encounter({owner.id}).numbers;
    case Ref::Kind::campaign: return ledger.edit_campaign().numbers;
    case Ref::Kind::cell:
    case Ref::Kind::item:
    case Ref::Kind::fixture:
    case Ref::Kind::none: break;
  }
  bug("owner", "a number needs an owner; an item's is set by ItemNumberSet, a cell's painted", __FILE__, __LINE__);
}

std::vector<Condition>& conditions_of(StateWriter& ledger, Ref on) {
  switch (on.kind) {
    case Ref::Kind::creature: return ledger.edit_creature({on.id}).conditions;
    case Ref::Kind::scene: return ledger.edit_scene({on.id}).areas;
    case Ref::Kind::encounter: return ledger.edit_encounter({on.id}).conditions;
    default: break;
  }
  bug("on", "a condition is on a creature, a scene or an encounter", __FILE__, __LINE__);
}

std::vector<Item>& items_of(StateWriter& ledger, Ref owner) {
  if (owner.kind == Ref::Kind::creature) return ledger.edit_creature({owner.id}).items;
  FT_ASSERT(owner.kind == Ref::Kind::scene, "an item belongs to a creature or lies in a scene");
  return ledger.edit_scene({owner.id}).items;
}

Item& item_in(std::vector<Item>& items, ItemId id) {
  const auto at = std::find_if(items.begin(), items.end(), [&](const Item& item) { return item.id == id; });
  FT_ASSERT(at != items.end(), "an event names an item its owner does not have");
  return *at;
}

void erase_items(std::vector<Item>& items, ItemId id) {
  std::erase_if(items, [&](const Item& item) { return item.id == id; });
}

/// In the order of their ids, so that an item that comes back into sight takes its old place.
void put_item(std::vector<Item>& items, const Item& item) {
  erase_items(items, item.id);
  items.insert(std::find_if(items.begin(), items.end(), [&](const Item& other) { return item.id < other.id; }), item);
}

struct Folding {
  StateWriter& ledger;

  void operator()(const RollMade&) {}
  void operator()(const Calculated&) {}
  void operator()(const LogLine&) {}
  void operator()(const ActionDeclared&) {}
  void operator()(const RuleOverridden&) {}

  void operator()(const NumberSet& e) {
    if (e.owner.kind == Ref::Kind::cell)
      ledger.edit_scene({e.owner.within}).terrain.set_number(unpack(e.owner.id), e.key, e.value);
    else
      numbers_of(ledger, e.owner).set(e.key, e.value);
  }
  void operator()(const Moved& e) {
    Creature& creature = ledger.edit_creature(e.creature);
    creature.scene = e.scene;
    creature.place = e.to;
  }
  void operator()(const ConditionGained& e) { conditions_of(ledger, e.on).push_back(e.condition); }
  void operator()(const ConditionChanged& e) { replace_or_add(conditions_of(ledger, e.on), e.condition, same_id); }
  void operator()(const ConditionEnded& e) {
    std::erase_if(conditions_of(ledger, e.on), [&](const Condition& c) { return c.id == e.condition; });
  }
  void operator()(const RelationMade& e) { ledger.edit_relations().push_back(e.relation); }
  void operator()(const RelationChanged& e) { replace_or_add(ledger.edit_relations(), e.relation, same_id); }
  void operator()(const RelationEnded& e) {
    std::erase_if(ledger.edit_relations(), [&](const Relation& r) { return r.id == e.relation; });
  }
  void operator()(const FeatureSet& e) {
    replace_or_add(ledger.edit_creature(e.creature).features, e.feature, same_key);
  }
  void operator()(const FeatureLost& e) {
    std::erase_if(ledger.edit_creature(e.creature).features, [&](const Feature& f) { return f.key == e.key; });
  }
  void operator()(const ItemGained& e) { put_item(items_of(ledger, e.owner), e.item); }
  void operator()(const ItemMoved& e) {
    erase_items(items_of(ledger, e.from), e.item.id);
    put_item(items_of(ledger, e.to), e.item);
  }
  void operator()(const ItemNumberSet& e) { item_in(items_of(ledger, e.owner), e.item).numbers.set(e.key, e.value); }
  void operator()(const ItemLost& e) { erase_items(items_of(ledger, e.owner), e.item); }

  void operator()(const CreatureAdded& e) { ledger.add(e.creature); }
  void operator()(const CreatureRemoved& e) { ledger.remove(e.creature); }
  void operator()(const CreatureHidden& e) { ledger.edit_creature(e.creature).hidden = e.hidden; }
  void operator()(const CreatureEdited& e) {
    Creature& creature = ledger.edit_creature(e.creature);
    creature.name = e.name;
    creature.side = e.side;
    creature.seats = e.seats;
    creature.picture = e.picture;
    creature.size = e.size;
    creature.facing = e.facing;
  }

  void operator()(const EncounterStarted& e) {
    ledger.add(e.encounter);
    for (const CreatureId id : e.encounter.order) ledger.edit_creature(id).encounter = e.encounter.id;
  }
  void operator()(const EncounterEnded& e) {
    for (const CreatureId id : std::vector(ledger.edit_encounter(e.encounter).order))
      ledger.edit_creature(id).encounter = {};
    ledger.remove(e.encounter);
  }
  void operator()(const OrderSet& e) {
    const std::vector<CreatureId> before = ledger.edit_encounter(e.encounter).order;
    for (const CreatureId id : before)
      if (std::find(e.order.begin(), e.order.end(), id) == e.order.end()) ledger.edit_creature(id).encounter = {};
    for (const CreatureId id : e.order) ledger.edit_creature(id).encounter = e.encounter;
    ledger.edit_encounter(e.encounter).order = e.order;
  }
  void operator()(const RoundStarted& e) { ledger.edit_encounter(e.encounter).round = e.round; }
  void operator()(const TurnStarted& e) { ledger.edit_encounter(e.encounter).turn = e.creature; }
  void operator()(const TurnEnded& e) { ledger.edit_encounter(e.encounter).turn = {}; }
  void operator()(const PhaseSet& e) { ledger.edit_encounter(e.encounter).phase = e.phase; }
  void operator()(const ClockAdvanced& e) {
    if (e.of.kind == Ref::Kind::encounter)
      ledger.edit_encounter({e.of.id}).clock_s += e.seconds;
    else
      ledger.edit_campaign().clock_s += e.seconds;
  }

  void operator()(const SceneAdded& e) { ledger.add(e.scene); }
  void operator()(const SceneEdited& e) {
    Scene& scene = ledger.edit_scene(e.scene.id);
    scene.terrain = terrain_on(scene, e.scene);
    copy_frame(e.scene, scene);
  }
  void operator()(const SceneRemoved& e) { ledger.remove(e.scene); }
  void operator()(const SceneShown& e) { ledger.edit_campaign().shown = e.scene; }
  void operator()(const TerrainSet& e) { ledger.edit_scene(e.scene).terrain.paint(e.runs); }
  void operator()(const WallsSet& e) { ledger.edit_scene(e.scene).walls.set(e.walls); }
  void operator()(const WallsRemoved& e) { ledger.edit_scene(e.scene).walls.remove(e.walls); }
  void operator()(const DoorSet& e) { ledger.edit_scene(e.scene).walls.set_door(e.door); }
  void operator()(const LightsSet& e) { ledger.edit_scene(e.scene).lights.set(e.lights); }
  void operator()(const LightsRemoved& e) { ledger.edit_scene(e.scene).lights.remove(e.lights); }
  void operator()(const NotesSet& e) { ledger.edit_scene(e.scene).notes.set(e.notes); }
  void operator()(const NotesRemoved& e) { ledger.edit_scene(e.scene).notes.remove(e.notes); }
  void operator()(const RegionsSet& e) { ledger.edit_scene(e.scene).regions.set(e.regions); }
  void operator()(const RegionsRemoved& e) { ledger.edit_scene(e.scene).regions.remove(e.regions); }
  void operator()(const AreaRevealed& e) {
    std::vector<RevealedArea>& areas = ledger.edit_scene(e.scene).revealed;
    e.hidden ? hide(areas, e.area) : reveal(areas, e.area);
  }
  void operator()(const GhostRecorded& e) { remember(ledger.edit_scene(e.scene).ghosts, e.ghost); }
  void operator()(const GhostCleared& e) { forget(ledger.edit_scene(e.scene).ghosts, e.to, e.creature, e.item); }
  void operator()(const MapRemembered& e) { remember(ledger.edit_scene(e.scene).memories, e.memory); }
  void operator()(const HouseRuleSet& e) { ledger.edit_campaign().house_rules.set(e.key, e.value); }
  void operator()(const StrictnessSet& e) {
    ledger.edit_campaign().strictness.set(e.code, static_cast<std::int64_t>(e.strictness));
  }
  void operator()(const RecordSet& e) { replace_or_add(ledger.edit_campaign().records, e.record, same_record); }
  void operator()(const RecordDropped& e) {
    std::erase_if(ledger.edit_campaign().records, [&](const CustomRecord& record) { return same_record(record, e); });
  }
};

template <class Things, class IdType>
auto& in(Things& things, IdType id) {
  const auto at = std::lower_bound(things.begin(), things.end(), id,
                                   [](const auto& thing, IdType wanted) { return thing.id < wanted; });
  FT_ASSERT(at != things.end() && at->id == id, "an event names something that is not there");
  return *at;
}

template <class Things, class Thing>
void insert_sorted(Things& things, Thing thing) {
  const auto at = std::lower_bound(things.begin(), things.end(), thing.id,
                                   [](const auto& other, auto wanted) { return other.id < wanted; });
  FT_ASSERT(at == things.end() || at->id != thing.id, "an event adds something whose id is taken");
  things.insert(at, std::move(thing));
}

/// Writes straight into a State.
class StateLedger : public StateWriter {
 public:
  explicit StateLedger(State& state) : state_(state) {}
  Creature& edit_creature(CreatureId id) override { return in(state_.creatures, id); }
  Scene& edit_scene(SceneId id) override { return in(state_.scenes, id); }
  Encounter& edit_encounter(EncounterId id) override { return in(state_.encounters, id); }
  Campaign& edit_campaign() override { return state_.campaign; }
  std::vector<Relation>& edit_relations() override { return state_.relations; }
  void add(Creature creature) override { insert_sorted(state_.creatures, std::move(creature)); }
  void add(Scene scene) override { insert_sorted(state_.scenes, std::move(scene)); }
  void add(Encounter encounter) override { insert_sorted(state_.encounters, std::move(encounter)); }
  void remove(CreatureId id) override {
    std::erase_if(state_.creatures, [&](const Creature& creature) { return creature.id == id; });
  }
  void remove(SceneId id) override {
    std::erase_if(state_.scenes, [&](const Scene& scene) { return scene.id == id; });
  }
  void remove(EncounterId id) override {
    std::erase_if(state_.encounters, [&](const Encounter& encounter) { return encounter.id == id; });
  }

 private:
  State& state_;
};

}  // namespace

void fold(StateWriter& ledger, const Event& event) { std::visit(Folding{ledger}, event); }

void fold(State& state, const Event& event) {
  StateLedger ledger(state);
  fold(ledger, event);
}

void fold(State& state, const Events& events) {
  StateLedger ledger(state);
  for (const Event& event : events) fold(ledger, event);
}

}  // namespace ft::rules
