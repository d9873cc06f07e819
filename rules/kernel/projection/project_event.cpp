// An event as a viewer may know it.
#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/projection/projection.hpp"
#include "rules/kernel/projection/projector.hpp"

namespace ft::rules {

namespace {

using Shown = std::optional<Event>;

/// The first creature that is named, or null.
const Creature* named_in(const State& state, const Params& params) {
  for (const Param& param : params)
    if (const Ref* ref = param.value.as<Ref>())
      if (const Creature* named = creature_in(state, ref->creature())) return named;
  return nullptr;
}

/// Distances, amounts and places: in a reason, only the stopped creature's side may read them.
bool measures(const Param& param) { return param.value.as<std::int64_t>() || param.value.as<Place>(); }

/// Whether the reason names a cell where a creature stands that the viewer does not know: it might reveal that
/// creature.
bool names_unknown_creature(const Projector& p, const LogLine& e) {
  const Creature* stopped = named_in(p.state(), e.params);
  const Scene* scene = stopped ? scene_in(p.state(), stopped->scene) : nullptr;
  if (!scene) return false;
  return std::any_of(e.why->params.begin(), e.why->params.end(), [&](const Param& param) {
    const Place* place = param.value.as<Place>();
    return place && std::any_of(p.state().creatures.begin(), p.state().creatures.end(), [&](const Creature& one) {
             return one.scene == scene->id && occupies(*scene, one, place->cell) && !p.knows(one);
           });
  });
}

struct ProjectEvent {
  const Projector& p;
  bool knew;  // what ends or moves was known before

  template <class E>
  Shown when(bool may, const E& event) const {
    return may ? Shown(event) : std::nullopt;
  }

  Shown operator()(RollMade e) const {
    if (!p.in(e.audience) || !p.known(e.by) || !p.known(e.against)) return std::nullopt;
    e.target = p.to_reach(e.target, owner_of_target(e));
    e.total = p.rolled(e.total, p.find(e.by.creature()));
    return e;
  }
  Shown operator()(Calculated e) const {
    if (!p.in(e.audience) || !p.known(e.on)) return std::nullopt;
    e.sum = p.applied(e.sum, p.find(e.on.creature()));
    return e;
  }
  Shown operator()(LogLine e) const {
    if (!p.in(e.audience) || !p.known(e.params)) return std::nullopt;
    const Creature* stopped = named_in(p.state(), e.params);
    if (!stopped && e.scene && !p.known(e.scene)) return std::nullopt;
    if (e.why && (!p.known(e.why->params) || names_unknown_creature(p, e))) e.why.reset();
    if (e.why && !(stopped && of_side(stopped->id))) std::erase_if(e.why->params, measures);
    return e;
  }
  Shown operator()(const ActionDeclared& e) const { return when(p.known(e.actor) && p.known(e.details), e); }
  Shown operator()(const RuleOverridden& e) const { return when(p.known(e.params), e); }

  Shown operator()(const NumberSet& e) const {
    if (e.owner.kind == Ref::Kind::item) return when(p.known(e.owner), e);
    if (e.owner.kind == Ref::Kind::cell) {
      const Scene* scene = shown({e.owner.within});
      return when(scene && p.sees_now(*scene, unpack(e.owner.id)), e);
    }
    if (e.owner.kind != Ref::Kind::creature) return when(p.known(e.owner) && p.may_read(e.key), e);
    const Creature* owner = p.find(e.owner.creature());
    if (!owner || p.may_read(*owner, e.key)) return when(owner, e);
    const auto disclosed = p.health_set(e, *owner);
    return disclosed ? Shown(*disclosed) : std::nullopt;
  }
  Shown operator()(const Moved& e) const { return when(p.known(e.creature), e); }
  Shown operator()(ConditionGained e) const {
    if (!p.may_see(e.on, e.condition)) return std::nullopt;
    e.condition = p.redact(e.on, std::move(e.condition));
    return e;
  }
  Shown operator()(ConditionChanged e) const {
    if (!p.may_see(e.on, e.condition)) return std::nullopt;
    e.condition = p.redact(e.on, std::move(e.condition));
    return e;
  }
  Shown operator()(const ConditionEnded& e) const {
    Condition ended;
    ended.key = e.key;
    return when(knew && p.may_see(e.on, ended), e);
  }
  Shown operator()(const RelationMade& e) const { return when(p.may_see(e.relation), e); }
  Shown operator()(const RelationChanged& e) const { return when(p.may_see(e.relation), e); }
  Shown operator()(const RelationEnded& e) const { return when(knew && p.may_see(e.key, e.from, e.to), e); }
  Shown operator()(const FeatureSet& e) const { return when(of_side(e.creature), e); }
  Shown operator()(const FeatureLost& e) const { return when(of_side(e.creature), e); }
  Shown operator()(ItemGained e) const {
    if (!p.may_see(e.owner, e.item)) return std::nullopt;
    e.item = p.redact(e.owner, std::move(e.item));
    return e;
  }
  Shown operator()(ItemMoved e) const {
    const bool left_view = knew && p.known(e.from);
    if (!p.may_see(e.to, e.item)) return when(left_view, ItemLost{e.from, e.item.id});
    e.item = p.redact(e.to, std::move(e.item));
    return left_view ? Shown(e) : Shown(ItemGained{e.to, e.item});
  }
  Shown operator()(const ItemNumberSet& e) const {
    const Item* item = item_in(p.state(), e.owner, e.item);
    if (!item) return when(p.known(e.owner), e);
    return when(p.may_see(e.owner, *item) && p.redact(e.owner, *item).numbers.get(e.key) == e.value, e);
  }
  Shown operator()(const ItemLost& e) const { return when(knew && p.known(e.owner), e); }

  Shown operator()(const CreatureAdded& e) const {
    return p.known(e.creature.id) ? Shown(CreatureAdded{p.redact(e.creature)}) : std::nullopt;
  }
  Shown operator()(const CreatureRemoved& e) const { return e; }  // known before, or it does not come here
  Shown operator()(const CreatureHidden&) const { return std::nullopt; }
  Shown operator()(const CreatureEdited& e) const { return when(p.known(e.creature), e); }

  Shown operator()(EncounterStarted e) const {
    if (!p.known(e.encounter.scene)) return std::nullopt;
    e.encounter = p.redact(std::move(e.encounter));
    return e;
  }
  Shown operator()(const EncounterEnded& e) const { return when(knew, e); }
  Shown operator()(OrderSet e) const {
    if (!knew || !p.known(e.encounter)) return std::nullopt;
    e.order = p.redact(std::move(e.order));
    return e;
  }
  Shown operator()(const RoundStarted& e) const { return when(p.known(e.encounter), e); }
  Shown operator()(TurnStarted e) const {
    e.creature = turn_shown(e.encounter, e.creature);
    return when(knew && p.known(e.encounter), e);
  }
  Shown operator()(TurnEnded e) const {
    e.creature = turn_shown(e.encounter, e.creature);
    return when(knew && p.known(e.encounter), e);
  }
  Shown operator()(const PhaseSet& e) const { return when(p.known(e.encounter), e); }
  Shown operator()(const ClockAdvanced& e) const { return when(p.known(e.of), e); }
  Shown operator()(const SceneAdded& e) const { return when(p.known(e.scene.id), SceneAdded{p.redact(e.scene)}); }
  Shown operator()(SceneEdited e) const {
    e.scene.picture = Projector::picture_of(e.scene);
    if (e.scene.vision_mode != VisionMode::vision) e.scene.darkness = 0;
    e.scene.folder.clear();
    e.scene.archived = false;
    return when(knew && p.known(e.scene.id), e);
  }
  Shown operator()(const SceneRemoved&) const { return std::nullopt; }
  Shown operator()(const SceneShown& e) const { return e; }
  // Walls, doors and pictures under fog, secret and locked doors: changes_knowledge.
  Shown operator()(TerrainSet e) const {
    const Scene* scene = shown(e.scene);
    if (scene) e.runs = p.redact(*scene, e.runs);
    return when(scene && !e.runs.empty(), e);
  }
  Shown operator()(WallsSet e) const {
    const Scene* scene = shown(e.scene);
    if (!scene || has_fog(*scene)) return std::nullopt;
    for (Wall& wall : e.walls) wall = *p.redact(*scene, wall);
    return e;
  }
  Shown operator()(const WallsRemoved& e) const {
    const Scene* scene = shown(e.scene);
    return when(scene && !has_fog(*scene), e);
  }
  Shown operator()(const DoorSet& e) const {
    const Scene* scene = shown(e.scene);
    const Wall* wall = scene ? scene->walls.find(e.door.wall) : nullptr;
    const bool is_plain = wall && wall->door == Wall::Door::door && e.door.is != DoorState::Is::locked;
    return when(is_plain && p.sees_now(*scene, *wall), e);
  }
  // Lights, which players know where they see them: changes_fog.
  Shown operator()(const LightsSet&) const { return std::nullopt; }
  Shown operator()(const LightsRemoved&) const { return std::nullopt; }
  Shown operator()(const GhostRecorded&) const { return std::nullopt; }  // sent as a difference
  Shown operator()(const GhostCleared&) const { return std::nullopt; }
  Shown operator()(const MapRemembered&) const { return std::nullopt; }
  // Notes, which are open to some players and may be under fog: changes_knowledge.
  Shown operator()(const NotesSet&) const { return std::nullopt; }
  Shown operator()(const NotesRemoved&) const { return std::nullopt; }
  Shown operator()(const RegionsSet&) const { return std::nullopt; }
  Shown operator()(const RegionsRemoved&) const { return std::nullopt; }
  Shown operator()(const AreaRevealed& e) const {
    const Scene* scene = shown(e.scene);
    return when(scene && p.is_for(*scene, e.area), e);
  }
  Shown operator()(const HouseRuleSet& e) const { return e; }
  Shown operator()(const StrictnessSet& e) const { return e; }
  // The GM's records may be secret; players receive what they may know of them as content, not as state.
  Shown operator()(const RecordSet&) const { return std::nullopt; }
  Shown operator()(const RecordDropped&) const { return std::nullopt; }

 private:
  /// The scene, if players see it; else null.
  const Scene* shown(SceneId id) const { return p.known(id) ? scene_in(p.state(), id) : nullptr; }
  CreatureId turn_shown(EncounterId id, CreatureId acting) const {
    const auto& all = p.state().encounters;
    const auto at = std::find_if(all.begin(), all.end(), [&](const Encounter& one) { return one.id == id; });
    if (at == all.end()) return {};
    Encounter then = *at;
    then.turn = acting;
    return p.shown_turn(then);
  }
  /// Whose number a roll has to reach: the opponent's, or the roller's own where the total is bare dice (a roll under).
  const Creature* owner_of_target(const RollMade& e) const {
    const bool bare_dice = e.total.parts().size() < 2;
    return p.find(e.against && !bare_dice ? e.against.creature() : e.by.creature());
  }
  bool of_side(CreatureId id) const {
    const Creature* owner = p.find(id);
    return owner && p.allowed(Visibility::side, *owner);
  }
};

}  // namespace

CreatureId visibility_subject(const Event& event) {
  if (const auto* moved = std::get_if<Moved>(&event)) return moved->creature;
  if (const auto* hidden = std::get_if<CreatureHidden>(&event)) return hidden->creature;
  if (const auto* edited = std::get_if<CreatureEdited>(&event)) return edited->creature;
  if (const auto* removed = std::get_if<CreatureRemoved>(&event)) return removed->creature;
  return {};
}

std::optional<Event> project(const Sights& after, const Event& event, const Viewer& viewer, bool knew) {
  if (viewer.is_gm()) return event;
  const Projector projector(after, viewer);
  if (const CreatureId id = visibility_subject(event)) {
    const Creature* known_now = projector.find(id);
    if (knew && !known_now) return CreatureRemoved{id};
    if (!knew && !known_now) return std::nullopt;
    if (!knew) return CreatureAdded{projector.redact(*known_now)};
  }
  return std::visit(ProjectEvent{projector, knew}, event);
}

}  // namespace ft::rules
