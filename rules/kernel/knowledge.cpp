// Who may know what: the one door through which state and events leave (law T3).
#include "rules/kernel/knowledge.hpp"

#include <algorithm>

namespace ft::rules {

using namespace literals;

namespace {

const Creature* find_creature(const State& state, CreatureId id) {
  const auto at = std::lower_bound(state.creatures.begin(), state.creatures.end(), id,
                                   [](const Creature& creature, CreatureId wanted) { return creature.id < wanted; });
  return at != state.creatures.end() && at->id == id ? &*at : nullptr;
}

const Item* find_item(const Creature& creature, ItemId id) {
  const auto at =
      std::find_if(creature.items.begin(), creature.items.end(), [&](const Item& item) { return item.id == id; });
  return at == creature.items.end() ? nullptr : &*at;
}

bool same_side(const State& state, const Creature& creature, const Viewer& viewer) {
  return std::any_of(viewer.creatures.begin(), viewer.creatures.end(), [&](CreatureId own) {
    const Creature* played = find_creature(state, own);
    return played && played->side == creature.side;
  });
}

bool allowed(Visibility visibility, const State& state, const Creature& creature, const Viewer& viewer) {
  switch (visibility) {
    case Visibility::everyone: return true;
    case Visibility::side: return viewer.plays(creature.id) || same_side(state, creature, viewer);
    case Visibility::player: return viewer.plays(creature.id);
    case Visibility::gm: return false;
  }
  return false;
}

/// What lies in a pack is known to the creature's own side only.
bool shows(const State& state, const Creature& owner, const Item& item, const Viewer& viewer) {
  return item.placement != "pack"_k || allowed(Visibility::side, state, owner, viewer);
}

/// One projection: a system's schema, a state and a viewer who is no GM.
class Projector {
 public:
  Projector(const System& system, const State& state, const Viewer& viewer)
      : system_(system), state_(state), viewer_(viewer) {}

  bool known(CreatureId id) const {
    const Creature* creature = find_creature(state_, id);
    return creature && knows(state_, *creature, viewer_);
  }

  bool known(EncounterId id) const {
    const auto& all = state_.encounters;
    const auto at =
        std::find_if(all.begin(), all.end(), [&](const Encounter& encounter) { return encounter.id == id; });
    return at != all.end() && is_shown(at->scene);
  }

  bool known(Ref ref) const {
    switch (ref.kind) {
      case Ref::Kind::creature: return known(ref.creature());
      case Ref::Kind::scene: return is_shown({ref.id});
      case Ref::Kind::cell: return is_shown({ref.within});
      case Ref::Kind::encounter: return known(EncounterId{ref.id});
      default: return true;
    }
  }

  bool is_shown(SceneId scene) const { return scene == state_.campaign.shown; }

  bool known(const Params& params) const {
    return std::all_of(params.begin(), params.end(), [&](const Param& param) {
      const Ref* ref = param.value.as<Ref>();
      return !ref || known(*ref);
    });
  }

  bool in(const Audience& audience) const {
    switch (audience.kind) {
      case Audience::Kind::all: return true;
      case Audience::Kind::players_of:
        return std::any_of(audience.only.begin(), audience.only.end(),
                           [&](CreatureId id) { return viewer_.plays(id); });
      case Audience::Kind::gm: return false;
    }
    return false;
  }

  bool may_see(const Creature& owner, const Condition& condition) const {
    if (condition.gm_only) return false;
    const ConditionSchema* declared = system_.condition(condition.key);
    return !declared || allowed(declared->visibility, state_, owner, viewer_);
  }

  bool may_see(Ref on, const Condition& condition) const {
    if (on.kind != Ref::Kind::creature) return known(on) && !condition.gm_only;
    const Creature* owner = find_creature(state_, on.creature());
    return owner && knows(state_, *owner, viewer_) && may_see(*owner, condition);
  }

  bool may_see(Key relation, Ref from, Ref to) const {
    const auto& all = system_.schema().relations;
    const auto declared =
        std::find_if(all.begin(), all.end(), [&](const RelationSchema& one) { return Key(one.key) == relation; });
    const Visibility visibility = declared == all.end() ? Visibility::everyone : declared->visibility;
    const Creature* owner = find_creature(state_, from.creature());
    const bool allowed_to = owner ? allowed(visibility, state_, *owner, viewer_) : visibility != Visibility::gm;
    return allowed_to && known(from) && known(to);
  }

  bool may_see(const Relation& relation) const {
    return !relation.gm_only && may_see(relation.key, relation.from, relation.to);
  }

  bool may_see(const Creature& owner, const Item& item) const { return shows(state_, owner, item, viewer_); }

  Condition shown(Condition condition) const {
    if (!known(condition.source)) condition.source = {};
    return condition;
  }

  Sum shown(const Sum& sum) const { return sum.gm_only() ? Sum{} : sum; }

  Creature shown(Creature creature) const {
    Numbers numbers;
    for (const auto& [key, value] : creature.numbers.all())
      if (rules::may_read(system_, state_, creature, key, viewer_)) numbers.set(key, value);
    std::erase_if(creature.conditions, [&](const Condition& c) { return !may_see(creature, c); });
    for (Condition& condition : creature.conditions) condition = shown(std::move(condition));
    std::erase_if(creature.items, [&](const Item& item) { return !may_see(creature, item); });
    if (!allowed(Visibility::side, state_, creature, viewer_)) creature.features.clear();
    creature.numbers = std::move(numbers);
    creature.hidden = false;
    return creature;
  }

  std::vector<CreatureId> shown(std::vector<CreatureId> order) const {
    std::erase_if(order, [&](CreatureId id) { return !known(id); });
    return order;
  }

  std::vector<Condition> shown(std::vector<Condition> conditions) const {
    std::erase_if(conditions, [](const Condition& condition) { return condition.gm_only; });
    for (Condition& condition : conditions) condition = shown(std::move(condition));
    return conditions;
  }

  /// A number of a scene or a fight that the GM keeps to himself is nobody else's.
  bool may_read(Key number) const {
    const NumberSchema* declared = system_.number(number);
    return !declared || declared->visibility != Visibility::gm;
  }

  Numbers shown(const Numbers& numbers) const {
    Numbers open;
    for (const auto& [key, value] : numbers.all())
      if (may_read(key)) open.set(key, value);
    return open;
  }

  Scene shown(Scene scene) const {
    scene.numbers = shown(scene.numbers);
    scene.areas = shown(std::move(scene.areas));
    return scene;
  }

  Encounter shown(Encounter encounter) const {
    encounter.numbers = shown(encounter.numbers);
    encounter.conditions = shown(std::move(encounter.conditions));
    encounter.order = shown(std::move(encounter.order));
    if (!known(encounter.turn)) encounter.turn = {};
    return encounter;
  }

  const System& system_;
  const State& state_;
  const Viewer& viewer_;
};

using Shown = std::optional<Event>;

struct ProjectEvent {
  const Projector& p;
  bool knew;  // what ends or moves was known before

  template <class E>
  Shown when(bool may, const E& event) const {
    return may ? Shown(event) : std::nullopt;
  }

  Shown operator()(RollMade e) const {
    if (!p.in(e.audience) || !p.known(e.by) || !p.known(e.against)) return std::nullopt;
    e.total = p.shown(e.total);
    e.target = p.shown(e.target);
    return e;
  }
  Shown operator()(Reckoned e) const {
    if (!p.in(e.audience) || !p.known(e.on)) return std::nullopt;
    e.sum = p.shown(e.sum);
    return e;
  }
  Shown operator()(const Noted& e) const { return when(p.in(e.audience) && p.known(e.params), e); }
  Shown operator()(const RuleSetAside& e) const { return when(p.known(e.params), e); }

  Shown operator()(const NumberSet& e) const {
    if (e.owner.kind == Ref::Kind::item || e.owner.kind == Ref::Kind::cell) return when(p.known(e.owner), e);
    if (e.owner.kind != Ref::Kind::creature) return when(p.known(e.owner) && p.may_read(e.key), e);
    const Creature* owner = find_creature(p.state_, e.owner.creature());
    return when(owner && knows(p.state_, *owner, p.viewer_) && may_read(p.system_, p.state_, *owner, e.key, p.viewer_),
                e);
  }
  Shown operator()(const Moved& e) const { return when(p.known(e.creature), e); }
  Shown operator()(ConditionGained e) const {
    if (!p.may_see(e.on, e.condition)) return std::nullopt;
    e.condition = p.shown(std::move(e.condition));
    return e;
  }
  Shown operator()(ConditionChanged e) const {
    if (!p.may_see(e.on, e.condition)) return std::nullopt;
    e.condition = p.shown(std::move(e.condition));
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
  Shown operator()(const ItemGained& e) const { return when(sees(e.owner, e.item), e); }
  Shown operator()(const ItemMoved& e) const {
    const bool left_view = knew && p.known(e.from);
    if (!sees(e.to, e.item)) return when(left_view, ItemLost{e.from, e.item.id});
    return left_view ? Shown(e) : Shown(ItemGained{e.to, e.item});
  }
  Shown operator()(const ItemNumberSet& e) const {
    const Creature* owner = find_creature(p.state_, e.owner.creature());
    const Item* item = owner ? find_item(*owner, e.item) : nullptr;
    return when(item ? sees(e.owner, *item) : p.known(e.owner), e);
  }
  Shown operator()(const ItemLost& e) const { return when(knew && p.known(e.owner), e); }

  Shown operator()(const CreatureAdded& e) const {
    return p.known(e.creature.id) ? Shown(CreatureAdded{p.shown(e.creature)}) : std::nullopt;
  }
  Shown operator()(const CreatureRemoved& e) const { return e; }  // known before, or it does not come here
  Shown operator()(const CreatureHidden&) const { return std::nullopt; }
  Shown operator()(const CreatureEdited& e) const { return when(p.known(e.creature), e); }

  Shown operator()(EncounterStarted e) const {
    if (!p.is_shown(e.encounter.scene)) return std::nullopt;
    e.encounter = p.shown(std::move(e.encounter));
    return e;
  }
  Shown operator()(const EncounterEnded& e) const { return when(knew, e); }
  Shown operator()(OrderSet e) const {
    if (!p.known(e.encounter)) return std::nullopt;
    e.order = p.shown(std::move(e.order));
    return e;
  }
  Shown operator()(const RoundStarted& e) const { return when(p.known(e.encounter), e); }
  Shown operator()(TurnStarted e) const {
    if (!p.known(e.encounter)) return std::nullopt;
    if (!p.known(e.creature)) e.creature = {};
    return e;
  }
  Shown operator()(TurnEnded e) const {
    if (!p.known(e.encounter)) return std::nullopt;
    if (!p.known(e.creature)) e.creature = {};
    return e;
  }
  Shown operator()(const PhaseSet& e) const { return when(p.known(e.encounter), e); }
  Shown operator()(const ClockAdvanced& e) const { return when(p.known(e.of), e); }
  Shown operator()(const SceneAdded& e) const { return when(p.is_shown(e.scene.id), SceneAdded{p.shown(e.scene)}); }
  Shown operator()(const SceneEdited& e) const { return when(p.is_shown(e.scene.id), e); }
  Shown operator()(const SceneRemoved&) const { return std::nullopt; }
  Shown operator()(const SceneShown& e) const { return e; }
  Shown operator()(const GroundSet& e) const { return when(p.is_shown(e.scene), e); }
  Shown operator()(const SwitchSet& e) const { return e; }
  Shown operator()(const StrictnessSet& e) const { return e; }
  // What the GM writes may be a secret; what players may know of it is told as part of the content, not of the state.
  Shown operator()(const RecordSet&) const { return std::nullopt; }
  Shown operator()(const RecordDropped&) const { return std::nullopt; }

 private:
  bool of_side(CreatureId id) const {
    const Creature* owner = find_creature(p.state_, id);
    return owner && knows(p.state_, *owner, p.viewer_) && allowed(Visibility::side, p.state_, *owner, p.viewer_);
  }
  bool sees(Ref owner, const Item& item) const {
    if (owner.kind != Ref::Kind::creature) return p.known(owner);
    const Creature* creature = find_creature(p.state_, owner.creature());
    return creature && knows(p.state_, *creature, p.viewer_) && p.may_see(*creature, item);
  }
};

bool knew_item(const State& before, Ref owner, ItemId id, const Viewer& viewer) {
  const Creature* creature = find_creature(before, owner.creature());
  const Item* item = creature ? find_item(*creature, id) : nullptr;
  return !creature || (item && knows(before, *creature, viewer) && shows(before, *creature, *item, viewer));
}

const std::vector<Condition>* conditions_of(const State& state, Ref on) {
  const Creature* creature = find_creature(state, on.creature());
  return creature ? &creature->conditions : nullptr;
}

/// Whether what the event ends or moves was no secret. True for events that end and move nothing.
bool knew_thing(const State& before, const Event& event, const Viewer& viewer) {
  if (const auto* lost = std::get_if<ItemLost>(&event)) return knew_item(before, lost->owner, lost->item, viewer);
  if (const auto* moved = std::get_if<ItemMoved>(&event)) return knew_item(before, moved->from, moved->item.id, viewer);
  if (const auto* ended = std::get_if<ConditionEnded>(&event)) {
    const auto* conditions = conditions_of(before, ended->on);
    return !conditions || std::any_of(conditions->begin(), conditions->end(), [&](const Condition& condition) {
      return condition.id == ended->condition && !condition.gm_only;
    });
  }
  if (const auto* ended = std::get_if<EncounterEnded>(&event))
    return std::any_of(before.encounters.begin(), before.encounters.end(), [&](const Encounter& encounter) {
      return encounter.id == ended->encounter && encounter.scene == before.campaign.shown;
    });
  if (const auto* ended = std::get_if<RelationEnded>(&event))
    return std::any_of(before.relations.begin(), before.relations.end(),
                       [&](const Relation& relation) { return relation.id == ended->relation && !relation.gm_only; });
  return true;
}

/// The creature whose being known the event may change.
CreatureId concerned(const Event& event) {
  if (const auto* moved = std::get_if<Moved>(&event)) return moved->creature;
  if (const auto* hidden = std::get_if<CreatureHidden>(&event)) return hidden->creature;
  if (const auto* edited = std::get_if<CreatureEdited>(&event)) return edited->creature;
  if (const auto* removed = std::get_if<CreatureRemoved>(&event)) return removed->creature;
  return {};
}

}  // namespace

bool knows(const State& state, const Creature& creature, const Viewer& viewer) {
  if (viewer.is_gm() || viewer.plays(creature.id)) return true;
  return !creature.hidden && creature.scene == state.campaign.shown;
}

bool knew(const State& before, const Event& event, const Viewer& viewer) {
  if (viewer.is_gm()) return true;
  const CreatureId id = concerned(event);
  if (!id) return knew_thing(before, event, viewer);
  const Creature* creature = find_creature(before, id);
  return creature && knows(before, *creature, viewer);
}

std::optional<Event> project(const System& system, const State& after, const Event& event, const Viewer& viewer,
                             bool knew) {
  if (viewer.is_gm()) return event;
  const Projector projector(system, after, viewer);
  if (const CreatureId id = concerned(event)) {
    const bool knows_now = projector.known(id);
    if (knew && !knows_now) return CreatureRemoved{id};
    if (!knew && !knows_now) return std::nullopt;
    if (!knew) return CreatureAdded{projector.shown(*find_creature(after, id))};
  }
  return std::visit(ProjectEvent{projector, knew}, event);
}

State project(const System& system, const State& state, const Viewer& viewer) {
  if (viewer.is_gm()) return state;
  const Projector projector(system, state, viewer);
  State shown{.campaign = state.campaign, .creatures = {}, .scenes = {}, .encounters = {}, .relations = {}};
  shown.campaign.records.clear();
  shown.campaign.numbers = projector.shown(state.campaign.numbers);
  for (const Creature& creature : state.creatures)
    if (knows(state, creature, viewer)) shown.creatures.push_back(projector.shown(creature));
  for (const Scene& scene : state.scenes)
    if (projector.is_shown(scene.id)) shown.scenes.push_back(projector.shown(scene));
  for (const Encounter& encounter : state.encounters)
    if (projector.is_shown(encounter.scene)) shown.encounters.push_back(projector.shown(encounter));
  for (const Relation& relation : state.relations)
    if (projector.may_see(relation)) shown.relations.push_back(relation);
  return shown;
}

bool may_read(const System& system, const State& state, const Creature& creature, Key number, const Viewer& viewer) {
  if (viewer.is_gm()) return true;
  const NumberSchema* declared = system.number(number);
  return declared && allowed(declared->visibility, state, creature, viewer);
}

bool may_know(const State& state, const Question& question, const Viewer& viewer) {
  if (viewer.is_gm() || (question.asked && viewer.plays(question.asked))) return true;
  if (question.secrecy == Secrecy::secret) return false;
  const Creature* asked = question.asked ? find_creature(state, question.asked) : nullptr;
  return !question.asked || (asked && knows(state, *asked, viewer));
}

}  // namespace ft::rules
