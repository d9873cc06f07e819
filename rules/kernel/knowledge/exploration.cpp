// What creatures explore of maps with vision and remember of each other, step by step.
#include "rules/kernel/knowledge/exploration.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "rules/kernel/knowledge/awareness.hpp"
#include "rules/kernel/knowledge/sight_memory.hpp"
#include "rules/kernel/knowledge/surroundings.hpp"

namespace ft::rules {

namespace {

using Watching = std::pair<CreatureId, CreatureId>;  // a creature, and one that it sees

/// The creatures of a scene and where the events led them, from moment to moment.
class Moments {
 public:
  Moments(const Ruleset& system, const State& state, const Scene& scene)
      : system_(system), state_(state), scene_(scene), ties_(system, state.relations) {
    for (const Creature& creature : state.creatures)
      if (creature.scene == scene.id) standing_.push_back({&creature, creature.place});
  }

  /// Goes back to before the events.
  void rewind(const Events& events) {
    for (auto event = events.rbegin(); event != events.rend(); ++event)
      if (const Moved* moved = move_here(*event)) put(moved->creature, moved->from);
  }

  /// The move of a creature that is still in the scene, or null.
  [[nodiscard]] const Moved* move_here(const Event& event) const {
    const auto* moved = std::get_if<Moved>(&event);
    return moved && moved->scene == scene_.id ? moved : nullptr;
  }

  void put(CreatureId id, const Place& place) {
    for (StandingCreature& one : standing_)
      if (one.creature->id == id) one.place = place;
  }

  /// Adds what creatures with players see now.
  void look() {
    now_.clear();
    clear_.clear();
    if (std::ranges::all_of(standing_, [](const auto& one) { return one.creature->seats.empty(); })) return;
    const Surroundings around(system_, scene_, standing_);
    for (const StandingCreature& watcher : standing_) {
      if (watcher.creature->seats.empty()) continue;
      SeenByOne by_one = around.seen_by(watcher);
      Raster& all = seen[watcher.creature->id];
      all = all | by_one.seen;
      for (const StandingCreature& other : standing_)
        if (other.creature != watcher.creature && perceives(watcher, by_one, other)) meet(watcher, other);
      clear_.emplace_back(watcher.creature, std::move(by_one.clear));
    }
  }

  /// Whether a creature, or another of its players', sees that one now, or where it is remembered without it.
  [[nodiscard]] bool is_past(const Ghost& ghost) const {
    const auto to = std::ranges::find(state_.creatures, ghost.to, &Creature::id);
    if (to == state_.creatures.end()) return true;
    if (met_since(ghost, *to)) return true;
    const std::vector<Sample>& shown = shown_by(scene_, ghost.place, ghost.size);
    return std::ranges::any_of(clear_, [&](const auto& watching) {
      const auto& [watcher, clear] = watching;
      if (watcher->id != to->id && !share_player(*watcher, *to)) return false;
      return now_.contains({watcher->id, ghost.creature}) ||
             clear.contains_any(shown);
    });
  }

  std::map<CreatureId, Raster> seen;  // by each, at any moment
  std::map<Watching, Ghost> met;      // at any moment, each as it was last seen

 private:
  /// Whether another creature of its players saw that one at any moment: what it remembers itself is older.
  [[nodiscard]] bool met_since(const Ghost& ghost, const Creature& to) const {
    return !met.contains({to.id, ghost.creature}) && std::ranges::any_of(met, [&](const auto& meeting) {
      const auto watcher = std::ranges::find(state_.creatures, meeting.first.first, &Creature::id);
      return meeting.first.second == ghost.creature && watcher != state_.creatures.end() && share_player(*watcher, to);
    });
  }

  [[nodiscard]] static bool share_player(const Creature& one, const Creature& other) {
    return std::ranges::find_first_of(one.seats, other.seats) != one.seats.end();
  }

  [[nodiscard]] bool perceives(const StandingCreature& watcher, const SeenByOne& sees,
                               const StandingCreature& other) const {
    if (other.place.kind == Place::Kind::nowhere) return false;
    const Raster& where = is_invisible(system_, *other.creature) ? sees.near : sees.clear;
    const std::vector<Sample>& shown = shown_by(scene_, other.place, other.creature->size);
    return where.contains_any(shown) &&
           ties_.is_aware(*watcher.creature, *other.creature);
  }

  void meet(const StandingCreature& watcher, const StandingCreature& other) {
    const Creature& of = *other.creature;
    const Watching who{watcher.creature->id, of.id};
    now_.insert(who);
    met.insert_or_assign(who, Ghost{who.first, of.id, other.place, of.size, of.facing, of.side, of.name, of.picture});
  }

  const Ruleset& system_;
  const State& state_;
  const Scene& scene_;
  AwarenessIndex ties_;
  std::vector<StandingCreature> standing_;
  std::set<Watching> now_;
  std::vector<std::pair<const Creature*, Raster>> clear_;  // where those with players see creatures now
};

bool is_redrawn(const Scene& scene, const Events& events) {
  return std::ranges::any_of(events, [&](const Event& event) {
    const auto* edited = std::get_if<SceneEdited>(&event);
    return edited && edited->scene.id == scene.id;
  });
}

/// What is seen at each of the events and after them.
void look_at_each(Moments& moments, const Scene& scene, const Events& events) {
  if (!is_redrawn(scene, events)) moments.rewind(events);  // else places before it are those of another grid
  for (const Event& event : events)
    if (const Moved* moved = moments.move_here(event)) {
      moments.put(moved->creature, moved->to);
      moments.look();
    }
}

Events newly_explored(const Scene& scene, std::map<CreatureId, Raster>& seen) {
  Events explored;
  for (auto& [id, raster] : seen) {
    const auto before = std::ranges::find(scene.revealed, id, &RevealedArea::to);
    if (before != scene.revealed.end()) raster = raster - before->samples;
    if (!raster.empty()) explored.emplace_back(AreaRevealed{scene.id, {id, std::move(raster)}});
  }
  return explored;
}

/// What is remembered from now on, and what no more.
void add_memories(const Scene& scene, const Moments& moments, Events& to) {
  for (const Ghost& ghost : scene.ghosts)
    if (moments.is_past(ghost)) to.emplace_back(GhostCleared{scene.id, ghost.to, ghost.creature});
  for (const auto& [who, ghost] : moments.met)
    if (!moments.is_past(ghost) && std::ranges::find(scene.ghosts, ghost) == scene.ghosts.end())
      to.emplace_back(GhostRecorded{scene.id, ghost});
}

}  // namespace

std::vector<SeenCreature> seen_creatures(const Ruleset& system, const State& state) {
  std::vector<SeenCreature> all;
  for (const Scene& scene : state.scenes) {
    if (scene.vision_mode != VisionMode::vision) continue;
    Moments moments(system, state, scene);
    moments.look();
    for (auto& [who, ghost] : moments.met) all.push_back({scene.id, std::move(ghost)});
  }
  return all;
}

Events exploration(const Ruleset& system, const State& state, const Events& events,
                   const std::vector<SeenCreature>& before) {
  Events learned;
  for (const Scene& scene : state.scenes) {
    if (scene.vision_mode != VisionMode::vision) continue;
    Moments moments(system, state, scene);
    if (!is_redrawn(scene, events))
      for (const auto& [of, ghost] : before)
        if (of == scene.id) moments.met.insert_or_assign({ghost.to, ghost.creature}, ghost);
    look_at_each(moments, scene, events);
    moments.look();
    for (Event& event : newly_explored(scene, moments.seen)) learned.push_back(std::move(event));
    add_memories(scene, moments, learned);
  }
  return learned;
}

}  // namespace ft::rules
