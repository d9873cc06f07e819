// Edits of what a creature has: numbers, conditions, items. And of other things' numbers.
#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "server/table/commands/edit_events.hpp"
#include "server/table/history/table_state.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

/// The thing as something that may own numbers, or none where it is not there.
const Numbers* numbers_of(const State& state, Ref owner) {
  static const Numbers none;
  switch (owner.kind) {
    case Ref::Kind::creature: {
      const Creature* creature = find_creature(state, owner.creature());
      return creature ? &creature->numbers : nullptr;
    }
    case Ref::Kind::scene: {
      const Scene* scene = find_scene(state, {owner.id});
      return scene ? &scene->numbers : nullptr;
    }
    case Ref::Kind::encounter: {
      const Encounter* encounter = find_encounter(state, {owner.id});
      return encounter ? &encounter->numbers : nullptr;
    }
    case Ref::Kind::cell: {
      const Scene* scene = find_scene(state, {owner.within});
      if (!scene || !inside(*scene, unpack(owner.id))) return nullptr;
      const CellTerrain* ground = terrain_at(*scene, unpack(owner.id));
      return ground ? &ground->numbers : &none;
    }
    case Ref::Kind::campaign: return &state.campaign.numbers;
    case Ref::Kind::item:
    case Ref::Kind::fixture:
    case Ref::Kind::none: break;
  }
  return nullptr;
}

const Item* item_in(const std::vector<Item>& items, ItemId id) {
  const auto at = std::find_if(items.begin(), items.end(), [&](const Item& item) { return item.id == id; });
  return at == items.end() ? nullptr : &*at;
}

/// Whose item it is: a creature or a scene; none where there is no such item.
Ref owner_of(const State& state, ItemId id) {
  for (const Creature& creature : state.creatures)
    if (item_in(creature.items, id)) return creature.id;
  for (const Scene& scene : state.scenes)
    if (item_in(scene.items, id)) return scene.id;
  return {};
}

const NumberSchema* declared(const Schema& schema, Key key) {
  for (const auto* list : {&schema.numbers, &schema.terrain})
    for (const NumberSchema& number : *list)
      if (Key(number.key) == key) return &number;
  return nullptr;
}

}  // namespace

EditEvents events_of(const Editing& on, const codec::SetNumber& set) {
  const NumberSchema* number = declared(on.system.schema(), set.key);
  if (!number || number->derived) return no_such("number"_k);
  const bool symbol = number->kind == NumberKind::symbol;
  if (!symbol && (set.value < number->min || set.value > number->max))
    return std::unexpected(
        Refusal{"E_BOUNDS"_k, {{"field"_k, set.key}, {"least"_k, number->min}, {"most"_k, number->max}}, {}});
  if (set.owner.kind == Ref::Kind::item) {
    const Ref owner = owner_of(on.state, set.owner.item());
    if (!owner) return no_such("item"_k);
    return Events{ItemNumberSet{owner, set.owner.item(), set.key, set.value}};
  }
  const Numbers* numbers = numbers_of(on.state, set.owner);
  if (!numbers) return no_such("who"_k);
  const NumberSet change{set.owner, set.key, set.value, numbers->get(set.key)};
  Events events{change};
  std::ranges::move(order_after(on, change), std::back_inserter(events));
  return events;
}

EditEvents events_of(const Editing& on, const codec::EndCondition& end) {
  const auto creature = creature_of(on, end.creature);
  if (!creature) return std::unexpected(creature.error());
  for (const Condition& condition : (*creature)->conditions)
    if (condition.id == end.condition) return Events{ConditionEnded{end.creature, condition.id, condition.key}};
  return no_such("condition"_k);
}

EditEvents events_of(const Editing& on, const codec::AddCondition& add) {
  const auto creature = creature_of(on, add.creature);
  if (!creature) return std::unexpected(creature.error());
  const ConditionSchema* declared = on.system.condition(add.key);
  if (!declared || !declared->by_hand) return no_such("condition"_k);
  Condition condition;
  condition.id = {on.id.value << 16 | 1};
  condition.key = add.key;
  condition.ends = add.ends;
  return Events{ConditionGained{add.creature, std::move(condition)}};
}

EditEvents events_of(const Editing& on, const codec::GiveItem& give) {
  const auto creature = creature_of(on, give.creature);
  if (!creature) return std::unexpected(creature.error());
  const auto& kinds = on.system.schema().records;
  const bool is_thing = std::any_of(kinds.begin(), kinds.end(), [&](const RecordSchema& kind) {
    return kind.is_item && on.system.content().find(Key(kind.kind), give.kind);
  });
  if (!is_thing) return no_such("item"_k);
  const auto& placements = on.system.schema().placements;
  const bool carried_so = std::any_of(placements.begin(), placements.end(),
                                      [&](const std::string& placement) { return Key(placement) == give.placement; });
  if (!carried_so) return no_such("placement"_k);
  Item item;
  item.id = {on.id.value << 16 | 1};
  item.kind = give.kind;
  item.placement = give.placement;
  item.numbers = on.system.initial_numbers(give.kind);
  return Events{ItemGained{give.creature, std::move(item)}};
}

EditEvents events_of(const Editing& on, const codec::RemoveItem& remove) {
  const auto creature = creature_of(on, remove.creature);
  if (!creature) return std::unexpected(creature.error());
  if (!item_in((*creature)->items, remove.item)) return no_such("item"_k);
  return Events{ItemLost{remove.creature, remove.item}};
}

}  // namespace ft::table
