// Visibility and redaction for one viewer who is not a GM. Internal to projection.hpp.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "rules/kernel/knowledge/awareness.hpp"
#include "rules/kernel/knowledge/sight.hpp"
#include "rules/kernel/knowledge/viewers.hpp"
#include "rules/kernel/state/world.hpp"

namespace ft::rules {

[[nodiscard]] const Creature* creature_in(const State& state, CreatureId id);
/// The item of that creature or scene, or null.
[[nodiscard]] const Item* item_in(const State& state, Ref owner, ItemId id);

/// The scene of that id, or null.
[[nodiscard]] const Scene* scene_in(const State& state, SceneId id);

/// The creature whose visibility the event may change, or none.
[[nodiscard]] CreatureId visibility_subject(const Event& event);

/// Visibility queries and redaction for one viewer who is not a GM. Borrows the sights, their ruleset and state, and the viewer.
class Projector {
 public:
  Projector(const Sights& sights, const Viewer& viewer)
      : system_(sights.system()), state_(sights.state()), viewer_(viewer), sights_(sights) {}

  [[nodiscard]] const State& state() const { return state_; }
  /// Whether the viewer plays the creature, or it stands in a scene they know and one of their creatures is aware of it.
  [[nodiscard]] bool knows(const Creature& creature) const;
  /// The creature, or null where it is unknown or gone.
  [[nodiscard]] const Creature* find(CreatureId id) const;
  [[nodiscard]] bool known(CreatureId id) const { return find(id) != nullptr; }
  [[nodiscard]] bool known(EncounterId id) const;
  /// Whether the item is not concealed from the viewer; true if it is gone.
  [[nodiscard]] bool known(ItemId id) const;
  /// Whether the viewer sees where an item lies, or who has it; false where it is gone.
  [[nodiscard]] bool sees(ItemId id) const;
  [[nodiscard]] bool known(Ref ref) const;
  [[nodiscard]] bool known(const Value& value) const;
  [[nodiscard]] bool known(const Params& params) const;
  /// Whether the scene is shown, or one of the viewer's creatures stands in it.
  [[nodiscard]] bool known(SceneId scene) const { return knows_scene(state_, viewer_, scene); }
  /// Whether the cell is on a map that is known, and not under its fog.
  [[nodiscard]] bool sees(SceneId scene, Cell cell) const;
  [[nodiscard]] bool in(const Audience& audience) const;
  /// Whether the area is revealed to the viewer, or to all players.
  [[nodiscard]] bool is_for(const Scene& scene, const RevealedArea& area) const {
    return rules::is_for(scene, area.to, viewer_);
  }

  [[nodiscard]] bool allowed(Visibility visibility, const Creature& creature) const;
  [[nodiscard]] bool may_read(const Creature& creature, Key number) const;
  /// The number that tells of a health which the viewer may not read (disclosed_health.hpp).
  [[nodiscard]] std::optional<Numbers::Entry> health_of(const Creature& creature) const;
  /// That number where an event set a number of the health that the viewer may not read. None: it stayed.
  [[nodiscard]] std::optional<NumberSet> health_set(NumberSet set, const Creature& creature) const;
  /// Whether the viewer may read this number of a scene or encounter: all but GM only.
  [[nodiscard]] bool may_read(Key number) const;
  [[nodiscard]] bool may_see(const Creature& owner, const Condition& condition) const;
  [[nodiscard]] bool may_see(Ref on, const Condition& condition) const;
  [[nodiscard]] bool may_see(Key relation, Ref from, Ref to) const;
  [[nodiscard]] bool may_see(const Relation& relation) const;
  /// Whether the viewer may see the item: in a pack for the creature's own side only, concealed as its numbers say
  /// (schema.hpp).
  [[nodiscard]] bool may_see(const Creature& owner, const Item& item) const;
  /// Whether the viewer may see an item of a creature or of a scene.
  [[nodiscard]] bool may_see(Ref owner, const Item& item) const;

  /// The condition of a creature, encounter or scene; an area whose middle is out of the viewer's sight lies in a cell that they
  /// see, without a radius.
  [[nodiscard]] Condition redact(Ref on, Condition condition) const;
  /// What `owner` (null: none) rolled, without what its sheet hides: one hidden part makes all parts one, and since a
  /// single one could be read off the total, that is left out too. The house rule open_roll_parts shows all (law R9).
  [[nodiscard]] Sum rolled(const Sum& sum, const Creature* owner) const;
  /// A number to reach: judged openly, so that its total stays.
  [[nodiscard]] Sum to_reach(const Sum& sum, const Creature* owner) const;
  /// What is applied to `on`: its total stays, its parts may be another creature's figures.
  [[nodiscard]] Sum applied(const Sum& sum, const Creature* on) const;
  [[nodiscard]] Creature redact(Creature creature) const;
  /// The item; one that was concealed and found loses the number that conceals it.
  [[nodiscard]] Item redact(Ref owner, Item item) const;
  [[nodiscard]] std::vector<CreatureId> redact(std::vector<CreatureId> order) const;
  [[nodiscard]] Numbers redact(const Numbers& numbers) const;
  [[nodiscard]] Scene redact(const Scene& whole) const;
  /// The picture of the scene; under fog players get it in tiles.
  [[nodiscard]] static MapPicture picture_of(const Scene& scene);
  /// Of changed terrain what the viewer sees change.
  [[nodiscard]] std::vector<TerrainRun> redact(const Scene& scene, const std::vector<TerrainRun>& runs) const;
  /// Whether the viewer sees a cell of a scene, or a door, now; on maps without vision, whether it is revealed to them.
  [[nodiscard]] bool sees_now(const Scene& scene, Cell cell) const { return sight_of(scene).sees(cell); }
  [[nodiscard]] bool sees_now(const Scene& scene, const Wall& door) const { return sight_of(scene).sees(door); }
  /// The wall, without who found its door; a secret door that is not open and that they have not found is a plain one. None: on a map with fog players learn of the doors they explored alone.
  [[nodiscard]] std::optional<Wall> redact(const Scene& scene, Wall wall) const;
  /// The notes of the scene that the viewer knows, without who else does.
  [[nodiscard]] SceneNotes notes_of(const Scene& scene) const;
  [[nodiscard]] Encounter redact(Encounter encounter) const;
  /// The creature whose turn the viewer sees: for an unknown one the combatant before it, else after it, if that one is known
  /// and not the viewer's own; else none.
  [[nodiscard]] CreatureId shown_turn(const Encounter& encounter) const;
  /// The parameters; unknown creatures lose their id.
  [[nodiscard]] Params redact(Params params) const;

 private:
  [[nodiscard]] bool may_see(const Condition& of_scene_or_fight) const;
  /// Whether the sheet of `owner` hides the part's source: a number, a condition, a feature or a figure of one.
  [[nodiscard]] bool hides(const Creature& owner, const Part& part) const;
  /// Whether no sheet that the viewer sees shows the part of a change applied to `on`.
  [[nodiscard]] bool hides_applied(const Creature& on, const Part& part) const;
  /// Whether the house rule shows every part of a roll to all.
  [[nodiscard]] bool all_parts_open() const;
  /// The number that conceals the item from this viewer, or none. owner: null for an item of the scene.
  [[nodiscard]] std::optional<Key> concealing(const Creature* owner, const Item& item) const;
  /// Whether the item is not concealed, or one of the viewer's creatures found it.
  [[nodiscard]] bool is_found(const Creature* owner, const Item& item) const;
  /// Whether an item that lies in a scene is found, and in sight.
  [[nodiscard]] bool is_found(const Sight& sight, const Item& item) const;
  /// Whether a condition of a scene covers a cell that the viewer sees, or all of the scene.
  [[nodiscard]] bool sees_area(const Sight& sight, const Condition& area) const;
  [[nodiscard]] Item redact(const Creature* owner, Item item) const;
  [[nodiscard]] Condition redact(Condition condition) const;
  [[nodiscard]] Condition redact(const Sight& sight, Condition area) const;
  [[nodiscard]] std::vector<Condition> redact(std::vector<Condition> conditions) const;
  /// What the viewer's creatures remember of others that the viewer does not see now: of each creature once, without whose it is.
  [[nodiscard]] std::vector<Ghost> ghosts_of(const Scene& scene, const Sight& sight) const;
  /// The walls and doors of the scene that players learn of, a locked door as closed.
  [[nodiscard]] SceneWalls walls_of(const Scene& scene) const;

  /// What the viewer sees of a scene of the state.
  [[nodiscard]] const Sight& sight_of(const Scene& scene) const;

  const Ruleset& system_;
  const State& state_;
  const Viewer& viewer_;
  mutable std::optional<AwarenessIndex> ties_;  // built on first use, as the others
  mutable std::optional<World> world_;
  const Sights& sights_;
  mutable std::map<const Scene*, Sight> seen_;
};

}  // namespace ft::rules
