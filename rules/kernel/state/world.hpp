// A World is a State seen through the events of an open run: an overlay, never a copy (law R3).
#pragma once

#include <deque>
#include <memory>
#include <span>

#include "rules/kernel/state/event.hpp"

namespace ft::rules {

/// Where fold writes: a State itself, or the overlay of a World. edit_* asserts that the thing exists.
class StateWriter {
 public:
  virtual ~StateWriter() = default;
  virtual Creature& edit_creature(CreatureId id) = 0;
  virtual Scene& edit_scene(SceneId id) = 0;
  virtual Encounter& edit_encounter(EncounterId id) = 0;
  virtual Campaign& edit_campaign() = 0;
  virtual std::vector<Relation>& edit_relations() = 0;
  virtual void add(Creature creature) = 0;
  virtual void add(Scene scene) = 0;
  virtual void add(Encounter encounter) = 0;
  virtual void remove(CreatureId id) = 0;
  virtual void remove(SceneId id) = 0;
  virtual void remove(EncounterId id) = 0;
};

/// Raise it where the same events fold to another state than before: a table passes over snapshots of another version and
/// folds its journal again.
inline constexpr std::uint32_t fold_version = 2;

/// Applies one fact. There are no rules in it (law R7). Asserts that what the event names exists.
void fold(StateWriter& ledger, const Event& event);
void fold(State& state, const Event& event);
void fold(State& state, const Events& events);

/// The base and what has been emitted on top of it. Lives as long as one run; the base must outlive it.
class World : private StateWriter {
 public:
  explicit World(const State& base);
  World(const World&) = delete;
  World& operator=(const World&) = delete;

  [[nodiscard]] const Creature* find(CreatureId id) const;
  [[nodiscard]] const Scene* find(SceneId id) const;
  [[nodiscard]] const Encounter* find(EncounterId id) const;
  /// As find, and asserts that it exists.
  [[nodiscard]] const Creature& creature(CreatureId id) const;
  [[nodiscard]] const Scene& scene(SceneId id) const;
  [[nodiscard]] const Encounter& encounter(EncounterId id) const;
  /// The one that the creature is in, or null.
  [[nodiscard]] const Encounter* encounter_of(CreatureId id) const { return find(creature(id).encounter); }
  /// In id order.
  [[nodiscard]] std::span<const Creature* const> creatures() const { return creatures_; }
  [[nodiscard]] std::span<const Scene* const> scenes() const { return scenes_; }
  [[nodiscard]] std::span<const Encounter* const> encounters() const { return encounters_; }
  [[nodiscard]] const std::vector<Relation>& relations() const {
    return relations_copy_ ? *relations_copy_ : base_->relations;
  }
  [[nodiscard]] const Campaign& campaign() const { return campaign_copy_ ? *campaign_copy_ : base_->campaign; }

  void apply(const Event& event);

 private:
  Creature& edit_creature(CreatureId id) override;
  Scene& edit_scene(SceneId id) override;
  Encounter& edit_encounter(EncounterId id) override;
  Campaign& edit_campaign() override;
  std::vector<Relation>& edit_relations() override;
  void add(Creature creature) override;
  void add(Scene scene) override;
  void add(Encounter encounter) override;
  void remove(CreatureId id) override;
  void remove(SceneId id) override;
  void remove(EncounterId id) override;

  const State* base_;
  std::vector<const Creature*> creatures_;
  std::vector<const Scene*> scenes_;
  std::vector<const Encounter*> encounters_;
  std::vector<std::unique_ptr<Creature>> creature_copies_;
  std::vector<std::unique_ptr<Scene>> scene_copies_;
  std::vector<std::unique_ptr<Encounter>> encounter_copies_;
  std::unique_ptr<Campaign> campaign_copy_;
  std::unique_ptr<std::vector<Relation>> relations_copy_;
};

}  // namespace ft::rules
