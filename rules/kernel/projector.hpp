// One projection: a state through the eyes of a viewer who is no GM. Internal to knowledge.hpp.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/kernel/awareness.hpp"
#include "rules/kernel/event.hpp"

namespace ft::rules {

[[nodiscard]] const Creature* creature_in(const State& state, CreatureId id);
/// The item of that creature or scene, or null.
[[nodiscard]] const Item* item_in(const State& state, Ref owner, ItemId id);

/// Whether the number conceals the item it stands on (Visibility).
[[nodiscard]] bool conceals(const System& system, Key number);

/// The creature whose being known the event itself may change, or none.
[[nodiscard]] CreatureId concerned(const Event& event);

/// Answers what the viewer may know, and shows things without what they may not. Borrows all three, and lives shorter.
class Projector {
 public:
  Projector(const System& system, const State& state, const Viewer& viewer)
      : system_(system), state_(state), viewer_(viewer) {}

  [[nodiscard]] const State& state() const { return state_; }
  /// It is theirs, or stands in the shown scene and does not hide from all of theirs.
  [[nodiscard]] bool knows(const Creature& creature) const;
  /// The creature, or null where it is unknown or gone.
  [[nodiscard]] const Creature* find(CreatureId id) const;
  [[nodiscard]] bool known(CreatureId id) const { return find(id) != nullptr; }
  [[nodiscard]] bool known(EncounterId id) const;
  /// It is not concealed from them. True where it is gone.
  [[nodiscard]] bool known(ItemId id) const;
  [[nodiscard]] bool known(Ref ref) const;
  [[nodiscard]] bool known(const Value& value) const;
  [[nodiscard]] bool known(const Params& params) const;
  [[nodiscard]] bool is_shown(SceneId scene) const { return scene == state_.campaign.shown; }
  [[nodiscard]] bool in(const Audience& audience) const;

  [[nodiscard]] bool allowed(Visibility visibility, const Creature& creature) const;
  [[nodiscard]] bool may_read(const Creature& creature, Key number) const;
  /// A number of a scene or a fight that the GM keeps to himself is nobody else's.
  [[nodiscard]] bool may_read(Key number) const;
  [[nodiscard]] bool may_see(const Creature& owner, const Condition& condition) const;
  [[nodiscard]] bool may_see(Ref on, const Condition& condition) const;
  [[nodiscard]] bool may_see(Key relation, Ref from, Ref to) const;
  [[nodiscard]] bool may_see(const Relation& relation) const;
  /// What lies in a pack is known to the creature's own side only, what is concealed to whom its numbers say (schema.hpp).
  [[nodiscard]] bool may_see(const Creature& owner, const Item& item) const;
  /// A thing of a creature or, lying about, of a scene.
  [[nodiscard]] bool may_see(Ref owner, const Item& item) const;

  [[nodiscard]] Condition shown(Condition condition) const;
  [[nodiscard]] Sum shown(const Sum& sum) const { return sum.gm_only() ? Sum{} : sum; }
  [[nodiscard]] Creature shown(Creature creature) const;
  /// What is concealed and was found is shown without the number that conceals it.
  [[nodiscard]] Item shown(Ref owner, Item item) const;
  [[nodiscard]] std::vector<CreatureId> shown(std::vector<CreatureId> order) const;
  [[nodiscard]] Numbers shown(const Numbers& numbers) const;
  [[nodiscard]] Scene shown(Scene scene) const;
  [[nodiscard]] Encounter shown(Encounter encounter) const;
  /// Who is unknown becomes somebody: a creature without id.
  [[nodiscard]] Params shown(Params params) const;

 private:
  [[nodiscard]] bool may_see(const Condition& of_scene_or_fight) const;
  /// A number that conceals the thing from this viewer. owner: null where it lies about.
  [[nodiscard]] std::optional<Key> concealing(const Creature* owner, const Item& item) const;
  /// It is not concealed, or one of the viewer's creatures has found it.
  [[nodiscard]] bool is_found(const Creature* owner, const Item& item) const;
  [[nodiscard]] Item shown(const Creature* owner, Item item) const;
  [[nodiscard]] std::vector<Condition> shown(std::vector<Condition> conditions) const;

  const System& system_;
  const State& state_;
  const Viewer& viewer_;
  mutable std::optional<AwarenessTies> ties_;  // found when first needed: often nobody else's creature is asked about
};

}  // namespace ft::rules
