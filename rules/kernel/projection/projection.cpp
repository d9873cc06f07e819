// Who may know what: the one door through which state and events leave (law T3).
#include "rules/kernel/projection/projection.hpp"

#include <algorithm>

#include "rules/kernel/names.hpp"
#include "rules/kernel/projection/changes_fog.hpp"
#include "rules/kernel/projection/disclosed_health.hpp"
#include "rules/kernel/projection/projector.hpp"
#include "rules/kernel/state/scene_frame.hpp"

namespace ft::rules {

namespace {

bool knew_item(const State& before, Ref owner, ItemId id, const Projector& projector) {
  const Item* item = item_in(before, owner, id);
  return item ? projector.may_see(owner, *item) : owner.kind != Ref::Kind::creature;
}

/// Whether a turn's start or end, or a new order, changes what the viewer sees of a running fight.
bool changes_turns(const State& before, const Event& event, const Projector& projector) {
  const auto find = [&](EncounterId id) {
    const auto& all = before.encounters;
    const auto at = std::find_if(all.begin(), all.end(), [&](const Encounter& one) { return one.id == id; });
    return at == all.end() ? nullptr : &*at;
  };
  if (const auto* order = std::get_if<OrderSet>(&event)) {
    const Encounter* fight = find(order->encounter);
    return !fight || projector.redact(fight->order) != projector.redact(order->order);
  }
  if (const auto* ended = std::get_if<TurnEnded>(&event)) {
    const Encounter* fight = find(ended->encounter);
    return !fight || projector.shown_turn(*fight);
  }
  const auto* started = std::get_if<TurnStarted>(&event);
  const Encounter* fight = started ? find(started->encounter) : nullptr;
  if (!fight) return true;
  Encounter then = *fight;
  then.turn = started->creature;
  return projector.shown_turn(*fight) != projector.shown_turn(then);
}

/// Whether players read the name, grid, picture, vision mode or darkness of a scene otherwise after it is edited.
bool changes_frame(const State& before, const Scene& edited) {
  const Scene* scene = scene_in(before, edited.id);
  if (!scene) return true;
  Scene same = *scene;
  copy_frame(edited, same);
  same.folder = scene->folder;
  same.archived = scene->archived;
  if (edited.vision_mode != VisionMode::vision) same.darkness = scene->darkness;  // counts with vision alone
  return same != *scene;
}

/// Whether what the event ends or moves was no secret. True for events that end and move nothing.
bool knew_thing(const State& before, const Event& event, const Projector& projector) {
  if (const auto* lost = std::get_if<ItemLost>(&event)) return knew_item(before, lost->owner, lost->item, projector);
  if (const auto* moved = std::get_if<ItemMoved>(&event))
    return knew_item(before, moved->from, moved->item.id, projector);
  if (const auto* ended = std::get_if<ConditionEnded>(&event)) {
    const Creature* creature = creature_in(before, ended->on.creature());
    const Scene* scene = ended->on.kind == Ref::Kind::scene ? scene_in(before, {ended->on.id}) : nullptr;
    const auto was_known = [&](const Condition& condition) {
      return condition.id == ended->condition && (scene ? projector.may_see(ended->on, condition) : !condition.gm_only);
    };
    if (creature) return std::ranges::any_of(creature->conditions, was_known);
    return !scene || std::ranges::any_of(scene->areas, was_known);
  }
  if (const auto* edited = std::get_if<SceneEdited>(&event)) return changes_frame(before, edited->scene);
  if (const auto* ended = std::get_if<EncounterEnded>(&event)) return projector.known(ended->encounter);
  if (const auto* ended = std::get_if<RelationEnded>(&event))
    return std::any_of(before.relations.begin(), before.relations.end(),
                       [&](const Relation& relation) { return relation.id == ended->relation && !relation.gm_only; });
  return changes_turns(before, event, projector);
}

/// Whether players see all of the scene.
bool is_shown_whole(const State& state, SceneId id) {
  const Scene* scene = id == state.campaign.shown ? scene_in(state, id) : nullptr;
  return scene && !has_fog(*scene);
}

/// Whether some players may not know the creature: hidden, in another scene or one with fog, or a relation makes a creature unaware of it.
bool may_be_unknown(const Ruleset& system, const State& before, CreatureId id) {
  const Creature* creature = creature_in(before, id);
  if (!creature || creature->hidden || !is_shown_whole(before, creature->scene)) return true;
  return std::any_of(before.relations.begin(), before.relations.end(), [&](const Relation& relation) {
    return relation.from == Ref(id) && system.awareness(relation.key) == Awareness::unaware;
  });
}

/// Whether the event may change who stands in the order beside an unknown creature that acts. Errs on the safe side: the turn
/// may have started after `before`, with an earlier event of the same batch.
bool moves_hidden_turn(const Ruleset& system, const State& before, const Event& event) {
  const auto unknown = [&](CreatureId id) { return may_be_unknown(system, before, id); };
  const auto any_unknown = [&](const std::vector<CreatureId>& order) {
    return std::any_of(order.begin(), order.end(), unknown);
  };
  const auto* order = std::get_if<OrderSet>(&event);
  const bool moves =
      order || std::holds_alternative<CreatureAdded>(event) || std::holds_alternative<CreatureRemoved>(event);
  if (!moves || (order && any_unknown(order->order))) return moves;
  return std::any_of(before.encounters.begin(), before.encounters.end(), [&](const Encounter& fight) {
    return (fight.turn && unknown(fight.turn)) || any_unknown(fight.order);
  });
}

}  // namespace

bool knows(const Sights& sights, const Creature& creature, const Viewer& viewer) {
  return Projector(sights, viewer).knows(creature);
}

bool knew(const Sights& before, const Event& event, const Viewer& viewer) {
  if (viewer.is_gm()) return true;
  const Projector projector(before, viewer);
  const CreatureId id = visibility_subject(event);
  return id ? projector.known(id) : knew_thing(before.state(), event, projector);
}

namespace {

/// Whether an awareness relation is added, removed or replaced.
bool changes_awareness(const Ruleset& system, const State& before, const Event& event) {
  const auto tells = [&](Key relation) { return system.awareness(relation) != Awareness::untold; };
  if (const auto* made = std::get_if<RelationMade>(&event)) return tells(made->relation.key);
  if (const auto* ended = std::get_if<RelationEnded>(&event)) return tells(ended->key);
  const auto* changed = std::get_if<RelationChanged>(&event);
  if (!changed) return false;
  const Relation& now = changed->relation;
  const auto was = std::find_if(before.relations.begin(), before.relations.end(),
                                [&](const Relation& relation) { return relation.id == now.id; });
  if (was == before.relations.end()) return tells(now.key);
  const bool same = was->key == now.key && was->from == now.from && was->to == now.to;
  return !same && (tells(was->key) || tells(now.key));
}

/// Whether the event moves or removes an item that a relation names: where the item lies decides who knows the relation.
bool moves_tied_item(const State& before, const Event& event) {
  const auto* moved = std::get_if<ItemMoved>(&event);
  const auto* lost = std::get_if<ItemLost>(&event);
  if (!moved && !lost) return false;
  const Ref item(moved ? moved->item.id : lost->item);
  return std::any_of(before.relations.begin(), before.relations.end(),
                     [&](const Relation& relation) { return relation.from == item || relation.to == item; });
}

/// Whether some condition came from a creature or counts its turns: a viewer reads neither once it is gone.
bool is_named_by_conditions(const State& state, CreatureId id) {
  const auto named = [&](const std::vector<Condition>& conditions) {
    return std::ranges::any_of(conditions, [&](const Condition& condition) {
      return condition.source == Ref(id) || condition.ends.counts_turns_of == Ref(id);
    });
  };
  return std::ranges::any_of(state.creatures, named, &Creature::conditions) ||
         std::ranges::any_of(state.scenes, named, &Scene::areas) ||
         std::ranges::any_of(state.encounters, named, &Encounter::conditions);
}

/// Whether the event changes a secret door, which players take for a wall while it is not open, or a locked one, which they take
/// for a closed one.
bool changes_door_in_secret(const State& before, const Event& event) {
  const auto walls_of = [&](SceneId id) {
    const Scene* scene = scene_in(before, id);
    return scene ? &scene->walls : nullptr;
  };
  const auto is_secret = [](const SceneWalls& walls, FixtureId id) {
    const Wall* wall = walls.find(id);
    return wall && wall->door == Wall::Door::secret;
  };
  if (const auto* set = std::get_if<DoorSet>(&event)) {
    const SceneWalls* walls = walls_of(set->scene);
    return walls && (is_secret(*walls, set->door.wall) || set->door.is == DoorState::Is::locked ||
                     walls->door(set->door.wall) == DoorState::Is::locked);
  }
  const auto* set = std::get_if<WallsSet>(&event);
  const SceneWalls* walls = set ? walls_of(set->scene) : nullptr;
  return walls && std::ranges::any_of(set->walls, [&](const Wall& wall) {
           return is_secret(*walls, wall.id) || (wall.door == Wall::Door::secret && walls->find(wall.id));
         });
}

bool is_placed(const Place& place) { return place.kind != Place::Kind::nowhere; }

/// Whether the event changes a note that players may read, or could.
bool changes_open_note(const State& before, const Event& event) {
  const auto is_open = [](const Note& note) { return note.audience.kind != Audience::Kind::gm; };
  const auto was_open = [&](SceneId id, FixtureId note_id) {
    const Scene* scene = scene_in(before, id);
    const Note* note = scene ? scene->notes.find(note_id) : nullptr;
    return note && is_open(*note);
  };
  if (const auto* removed = std::get_if<NotesRemoved>(&event))
    return std::ranges::any_of(removed->notes, [&](FixtureId id) { return was_open(removed->scene, id); });
  const auto* set = std::get_if<NotesSet>(&event);
  return set && std::ranges::any_of(set->notes,
                                    [&](const Note& note) { return is_open(note) || was_open(set->scene, note.id); });
}

}  // namespace

bool is_known_to_all(const Ruleset& system, const State& state, CreatureId id) {
  const Creature* creature = creature_in(state, id);
  return creature && !creature->hidden && is_shown_whole(state, creature->scene) &&
         std::none_of(state.relations.begin(), state.relations.end(),
                      [&](const Relation& relation) { return system.awareness(relation.key) != Awareness::untold; });
}

bool is_shown_to_all(const Ruleset& system, const State& before, const Event& event) {
  const auto* moved = std::get_if<Moved>(&event);
  return moved && moved->scene == before.campaign.shown && is_known_to_all(system, before, moved->creature);
}

bool changes_knowledge(const Ruleset& system, const State& before, const Event& event) {
  if (changes_fog(system, before, event) || changes_door_in_secret(before, event) || changes_open_note(before, event) ||
      changes_awareness(system, before, event) || moves_hidden_turn(system, before, event) ||
      moves_tied_item(before, event) || rescales_disclosed_health(system, before, event))
    return true;
  if (const auto* set = std::get_if<ItemNumberSet>(&event)) return system.conceals(set->key);
  if (const auto* moved = std::get_if<Moved>(&event)) {
    const Creature* mover = creature_in(before, moved->creature);
    return !mover || mover->scene != moved->scene ||
           (!mover->seats.empty() && is_placed(moved->from) != is_placed(moved->to));
  }
  if (const auto* edited = std::get_if<CreatureEdited>(&event)) {
    const Creature* creature = creature_in(before, edited->creature);
    return !creature || creature->seats != edited->seats || creature->side != edited->side;
  }
  if (const auto* added = std::get_if<CreatureAdded>(&event)) return !added->creature.seats.empty();
  if (const auto* removed = std::get_if<CreatureRemoved>(&event)) {
    const Creature* creature = creature_in(before, removed->creature);
    return !creature || !creature->seats.empty() || is_named_by_conditions(before, removed->creature);
  }
  if (const auto* set = std::get_if<HouseRuleSet>(&event)) return set->key == "shared_vision"_k;
  return std::holds_alternative<CreatureHidden>(event) || std::holds_alternative<SceneShown>(event);
}

State project(const Sights& sights, const Viewer& viewer) {
  const State& state = sights.state();
  if (viewer.is_gm()) return state;
  const Projector projector(sights, viewer);
  const Campaign& campaign = state.campaign;
  State shown;
  shown.campaign = {.shown = campaign.shown,
                    .clock_s = campaign.clock_s,
                    .house_rules = campaign.house_rules,
                    .strictness = campaign.strictness,
                    .numbers = projector.redact(campaign.numbers)};
  for (const Creature& creature : state.creatures)
    if (projector.knows(creature)) shown.creatures.push_back(projector.redact(creature));
  for (const Scene& scene : state.scenes)
    if (projector.known(scene.id)) shown.scenes.push_back(projector.redact(scene));
  for (const Encounter& encounter : state.encounters)
    if (projector.known(encounter.scene)) shown.encounters.push_back(projector.redact(encounter));
  for (const Relation& relation : state.relations)
    if (projector.may_see(relation)) shown.relations.push_back(relation);
  return shown;
}

bool may_read(const Ruleset& system, const State& state, const Creature& creature, Key number, const Viewer& viewer) {
  return Projector({system, state}, viewer).may_read(creature, number);
}

bool may_know(const Ruleset& system, const State& state, const Question& question, const Viewer& viewer) {
  if (viewer.is_gm() || (question.asked && viewer.plays(question.asked))) return true;
  if (question.secrecy == Secrecy::secret) return false;
  const Sights sights(system, state);
  const Projector projector(sights, viewer);
  const auto knows_option = [&](const Option& option) {
    return projector.known(option.value) && projector.known(option.params);
  };
  return (!question.asked || projector.known(question.asked)) && projector.known(question.params) &&
         std::ranges::all_of(question.options, knows_option);
}

Params project(const Ruleset& system, const State& state, Params params, const Viewer& viewer) {
  return viewer.is_gm() ? params : Projector({system, state}, viewer).redact(std::move(params));
}

Question project(const Ruleset& system, const State& state, Question question, const Viewer& viewer) {
  if (viewer.is_gm()) return question;
  const Sights sights(system, state);
  const Projector projector(sights, viewer);
  question.params = projector.redact(std::move(question.params));
  std::erase_if(question.options, [&](const Option& option) { return !projector.known(option.value); });
  for (Option& option : question.options) option.params = projector.redact(std::move(option.params));
  if (!projector.known(question.default_answer)) question.default_answer = {};
  return question;
}

}  // namespace ft::rules
