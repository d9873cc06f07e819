// What a viewer who is no GM may know, thing by thing.
#include "rules/kernel/projection/projector.hpp"

#include <algorithm>
#include <cstdlib>

#include "rules/kernel/knowledge/remembered_map.hpp"
#include "rules/kernel/knowledge/view.hpp"
#include "rules/kernel/maps/areas.hpp"
#include "rules/kernel/names.hpp"
#include "rules/kernel/projection/disclosed_health.hpp"
#include "rules/kernel/state/world.hpp"

namespace ft::rules {

namespace {

/// Its total alone.
Sum lumped(const Sum& sum) { return Sum{{"undisclosed"_k, sum.total(), {}}}; }

const Item* item_of(const std::vector<Item>& items, ItemId id) {
  const auto at = std::find_if(items.begin(), items.end(), [&](const Item& item) { return item.id == id; });
  return at == items.end() ? nullptr : &*at;
}

}  // namespace

const Creature* creature_in(const State& state, CreatureId id) {
  const auto at = std::lower_bound(state.creatures.begin(), state.creatures.end(), id,
                                   [](const Creature& creature, CreatureId wanted) { return creature.id < wanted; });
  return at != state.creatures.end() && at->id == id ? &*at : nullptr;
}

const Scene* scene_in(const State& state, SceneId id) {
  const auto at = std::ranges::lower_bound(state.scenes, id, {}, &Scene::id);
  return at != state.scenes.end() && at->id == id ? &*at : nullptr;
}

const Item* item_in(const State& state, Ref owner, ItemId id) {
  if (const Creature* creature = creature_in(state, owner.creature())) return item_of(creature->items, id);
  const Scene* scene = owner.kind == Ref::Kind::scene ? scene_in(state, {owner.id}) : nullptr;
  return scene ? item_of(scene->items, id) : nullptr;
}

// ---- knowledge of creatures and its holders ------------------------------------------------------------------------

bool Projector::knows(const Creature& creature) const {
  if (viewer_.is_gm() || viewer_.plays(creature.id)) return true;
  const Scene* scene = known(creature.scene) ? scene_in(state_, creature.scene) : nullptr;
  if (!scene || !sight_of(*scene).sees(creature)) return false;
  if (!ties_) ties_.emplace(system_, state_.relations);
  return ties_->aware(viewer_, creature, [&](CreatureId id) { return creature_in(state_, id); });
}

const Sight& Projector::sight_of(const Scene& scene) const {
  const auto known = seen_.find(&scene);
  if (known != seen_.end()) return known->second;
  return seen_.try_emplace(&scene, scene, viewer_, sights_).first->second;
}

const Creature* Projector::find(CreatureId id) const {
  const Creature* creature = creature_in(state_, id);
  return creature && knows(*creature) ? creature : nullptr;
}

bool Projector::known(EncounterId id) const {
  const auto& all = state_.encounters;
  const auto at = std::find_if(all.begin(), all.end(), [&](const Encounter& encounter) { return encounter.id == id; });
  return at != all.end() && known(at->scene);
}

bool Projector::sees(SceneId id, Cell cell) const {
  const Scene* scene = known(id) ? scene_in(state_, id) : nullptr;
  return scene && is_revealed(*scene, viewer_, cell);
}

bool Projector::known(ItemId id) const {
  for (const Creature& creature : state_.creatures)
    if (const Item* item = item_of(creature.items, id)) return is_found(&creature, *item);
  for (const Scene& scene : state_.scenes)
    if (const Item* item = item_of(scene.items, id)) return known(scene.id) && is_found(sight_of(scene), *item);
  return true;
}

bool Projector::sees(ItemId id) const {
  for (const Creature& creature : state_.creatures)
    if (const Item* item = item_of(creature.items, id)) return knows(creature) && may_see(creature, *item);
  for (const Scene& scene : state_.scenes)
    if (const Item* item = item_of(scene.items, id)) return known(scene.id) && is_found(sight_of(scene), *item);
  return false;
}

bool Projector::known(Ref ref) const {
  switch (ref.kind) {
    case Ref::Kind::creature: return known(ref.creature());
    case Ref::Kind::scene: return known(SceneId{ref.id});
    case Ref::Kind::cell: return sees({ref.within}, unpack(ref.id));
    case Ref::Kind::item: return known(ref.item());
    case Ref::Kind::encounter: return known(EncounterId{ref.id});
    case Ref::Kind::fixture: {
      const Scene* scene = known(SceneId{ref.within}) ? scene_in(state_, {ref.within}) : nullptr;
      if (!scene) return false;
      const std::optional<Scene> remembered = remembered_map(*scene, viewer_);
      const Scene& map = remembered ? *remembered : *scene;
      const Wall* wall = map.walls.find({ref.id});
      return !wall || redact(map, *wall);
    }
    default: return true;
  }
}

bool Projector::known(const Value& value) const {
  if (const Ref* ref = value.as<Ref>()) return known(*ref);
  const Values* list = value.as<Values>();
  return !list || std::all_of(list->begin(), list->end(), [&](const Value& one) { return known(one); });
}

bool Projector::known(const Params& params) const {
  return std::all_of(params.begin(), params.end(), [&](const Param& param) { return known(param.value); });
}

bool Projector::in(const Audience& audience) const {
  switch (audience.kind) {
    case Audience::Kind::all: return true;
    case Audience::Kind::players_of:
      return std::any_of(audience.only.begin(), audience.only.end(), [&](CreatureId id) { return viewer_.plays(id); });
    case Audience::Kind::gm: return false;
  }
  return false;
}

// ---- what they may read of what they know of -------------------------------------------------------------------------

bool Projector::allowed(Visibility visibility, const Creature& creature) const {
  const auto on_its_side = [&](CreatureId own) {
    const Creature* played = creature_in(state_, own);
    return played && played->side == creature.side;
  };
  switch (visibility) {
    case Visibility::everyone: return true;
    case Visibility::side:
      return viewer_.plays(creature.id) || std::any_of(viewer_.creatures.begin(), viewer_.creatures.end(), on_its_side);
    case Visibility::player: return viewer_.plays(creature.id);
    case Visibility::gm: return false;
  }
  return false;
}

bool Projector::may_read(const Creature& creature, Key number) const {
  if (viewer_.is_gm()) return true;
  const NumberSchema* declared = system_.number(number);
  return declared &&
         (allowed(declared->visibility, creature) ||
          (is_health(system_, number) && disclosed_health(system_, state_.campaign) == DisclosedHealth::numbers));
}

bool Projector::may_read(Key number) const {
  const NumberSchema* declared = system_.number(number);
  return !declared || declared->visibility != Visibility::gm;
}

bool Projector::may_see(const Creature& owner, const Condition& condition) const {
  if (condition.gm_only) return false;
  const ConditionSchema* declared = system_.condition(condition.key);
  return !declared || allowed(declared->visibility, owner);
}

bool Projector::may_see(const Condition& of_scene_or_fight) const {
  const ConditionSchema* declared = system_.condition(of_scene_or_fight.key);
  return !of_scene_or_fight.gm_only && (!declared || declared->visibility != Visibility::gm);
}

bool Projector::may_see(Ref on, const Condition& condition) const {
  if (on.kind == Ref::Kind::scene) {
    const Scene* scene = known(SceneId{on.id}) ? scene_in(state_, {on.id}) : nullptr;
    return scene && may_see(condition) && sees_area(sight_of(*scene), condition);
  }
  if (on.kind != Ref::Kind::creature) return known(on) && may_see(condition);
  const Creature* owner = find(on.creature());
  return owner && may_see(*owner, condition);
}

bool Projector::may_see(Key relation, Ref from, Ref to) const {
  const auto& all = system_.schema().relations;
  const auto declared =
      std::find_if(all.begin(), all.end(), [&](const RelationSchema& one) { return Key(one.key) == relation; });
  const Visibility visibility = declared == all.end() ? Visibility::everyone : declared->visibility;
  const Creature* owner = creature_in(state_, from.creature());
  const bool allowed_to = owner ? allowed(visibility, *owner) : visibility != Visibility::gm;
  return allowed_to && known(from) && known(to);
}

bool Projector::may_see(const Relation& relation) const {
  return !relation.gm_only && may_see(relation.key, relation.from, relation.to);
}

bool Projector::may_see(const Creature& owner, const Item& item) const {
  return (item.placement != "pack"_k || allowed(Visibility::side, owner)) && is_found(&owner, item);
}

bool Projector::may_see(Ref owner, const Item& item) const {
  if (owner.kind == Ref::Kind::scene) {
    const Scene* scene = known(SceneId{owner.id}) ? scene_in(state_, {owner.id}) : nullptr;
    return scene && is_found(sight_of(*scene), item);
  }
  if (owner.kind != Ref::Kind::creature) return known(owner) && is_found(nullptr, item);
  const Creature* creature = find(owner.creature());
  return creature && may_see(*creature, item);
}

std::optional<Key> Projector::concealing(const Creature* owner, const Item& item) const {
  for (const auto& [key, value] : item.numbers.all())
    if (value > 0 && system_.conceals(key) && !(owner && may_read(*owner, key))) return key;
  return std::nullopt;
}

bool Projector::is_found(const Creature* owner, const Item& item) const {
  return !concealing(owner, item) ||
         std::any_of(state_.relations.begin(), state_.relations.end(), [&](const Relation& found) {
           return found.from == Ref(item.id) && viewer_.sees_through(found.to.creature()) &&
                  system_.awareness(found.key) == Awareness::aware;
         });
}

bool Projector::is_found(const Sight& sight, const Item& item) const {
  return is_found(nullptr, item) && sight.sees(item.place);
}

bool Projector::sees_area(const Sight& sight, const Condition& condition) const {
  const Scene& scene = sight.scene();
  if (!has_fog(scene)) return true;
  const Area area = area_of(condition);
  return !area.center || std::ranges::any_of(cells_of(scene, area, unit_of(system_.schema(), scene)),
                                             [&](Cell cell) { return sight.sees(cell); });
}

bool Projector::hides(const Creature& owner, const Part& part) const {
  if (const NumberSchema* number = system_.number(part.source))
    if (number->owner == Ref::Kind::creature) return !allowed(number->visibility, owner);
  if (const ConditionSchema* condition = system_.condition(part.source)) return !allowed(condition->visibility, owner);
  return !allowed(Visibility::side, owner) &&
         std::any_of(owner.features.begin(), owner.features.end(), [&](const Feature& feature) {
           return feature.key == part.source || feature.data.has(part.source);
         });
}

// ---- things as they are shown ----------------------------------------------------------------------------------------

bool Projector::hides_applied(const Creature& on, const Part& part) const {
  const NumberSchema* number = system_.number(part.source);
  if (!number || number->owner != Ref::Kind::creature) return hides(on, part);
  const World world(state_);
  const auto has_it = [&](const Creature& creature) {
    if (!number->derived) return std::abs(creature.numbers.get(part.source)) == std::abs(part.value);
    const auto lines = system_.sheet(View::full(world), creature.id);
    return std::any_of(lines.begin(), lines.end(), [&](const SheetLine& line) {
      return line.number == part.source && std::abs(line.sum.total()) == std::abs(part.value);
    });
  };
  if (has_it(on)) return hides(on, part);
  return std::none_of(state_.creatures.begin(), state_.creatures.end(), [&](const Creature& one) {
    return one.scene == on.scene && allowed(number->visibility, one) && has_it(one);
  });
}

bool Projector::all_parts_open() const { return system_.house_rule(state_.campaign, "open_roll_parts"_k) != 0; }

Sum Projector::rolled(const Sum& sum, const Creature* owner) const {
  if (sum.gm_only()) return {};
  if (!owner || all_parts_open()) return sum;
  const auto hidden =
      std::count_if(sum.parts().begin(), sum.parts().end(), [&](const Part& part) { return hides(*owner, part); });
  return hidden == 0 ? sum : hidden == 1 ? Sum{} : lumped(sum);
}

Sum Projector::to_reach(const Sum& sum, const Creature* owner) const {
  if (sum.gm_only()) return {};
  const bool hidden =
      owner && !all_parts_open() &&
      std::any_of(sum.parts().begin(), sum.parts().end(), [&](const Part& part) { return hides(*owner, part); });
  return hidden ? lumped(sum) : sum;
}

Sum Projector::applied(const Sum& sum, const Creature* on) const {
  if (sum.gm_only()) return {};
  const bool hidden =
      on && !all_parts_open() &&
      std::any_of(sum.parts().begin(), sum.parts().end(), [&](const Part& part) { return hides_applied(*on, part); });
  return hidden ? lumped(sum) : sum;
}

}  // namespace ft::rules
