// What people at a table ask for and answer, by chance: what the rules offer, and sometimes anything at all.
#pragma once

#include "rules/kernel/offers/offers.hpp"
#include "tests/fair/setting.hpp"

namespace ft::fair {

class RandomCommands {
 public:
  RandomCommands(const rules::System& system, const Setting& setting, Chance& chance)
      : system_(system), setting_(setting), chance_(chance) {}

  /// An offered command with its form filled in, mostly a legal one; none where nothing is offered.
  [[nodiscard]] std::optional<rules::Command> command(const rules::State& state, const rules::Viewer& viewer,
                                                      rules::CreatureId actor);
  /// What brings a fight to its end: harm to an enemy who stands where that is legal, else a way to one, else the end
  /// of the turn.
  [[nodiscard]] std::optional<rules::Command> pressing_on(const rules::State& state, const rules::Viewer& viewer,
                                                          rules::CreatureId actor);
  /// The GM adds a creature that stands outside the fight, if there is one.
  [[nodiscard]] std::optional<rules::Command> joining(const rules::State& state);
  /// Rests, training, crafting: actions outside encounters.
  [[nodiscard]] std::optional<rules::Command> in_a_pause(const rules::State& state, const rules::Viewer& viewer,
                                                         rules::CreatureId actor);
  /// What no client sends: actions, actors and fields of any kind.
  [[nodiscard]] rules::Command nonsense(const rules::State& state);
  /// A legal answer; often the question's default, as after a timeout.
  [[nodiscard]] rules::Value answer(const rules::State& state, const rules::Question& question);
  /// Any value of any kind.
  [[nodiscard]] rules::Value anything(const rules::State& state);

 private:
  [[nodiscard]] std::optional<rules::Command> offered(const rules::State& state, const rules::Viewer& viewer,
                                                      rules::CreatureId actor);
  [[nodiscard]] std::optional<rules::Command> legal_one(const rules::State& state, const rules::Viewer& viewer,
                                                        rules::CreatureId actor, std::vector<rules::Key> actions);
  [[nodiscard]] const rules::Creature* standing_enemy(const rules::State& state, const rules::Creature& of);
  void override_all(const rules::State& state, const rules::Viewer& viewer, rules::Command& command);
  void fill(const rules::State& state, const rules::Viewer& viewer, rules::Command& command);
  void fill_legally(const rules::State& state, const rules::Viewer& viewer, rules::Command& command);
  [[nodiscard]] std::optional<rules::Value> filled(const rules::State& state, const rules::Viewer& viewer,
                                                   const rules::Command& command, const rules::FieldSchema& field);
  [[nodiscard]] std::optional<rules::Value> chosen(const rules::State& state, const rules::Viewer& viewer,
                                                   const rules::Command& command, const rules::FieldSchema& field);
  [[nodiscard]] std::optional<rules::Value> named_by_content(const rules::State& state, const rules::Viewer& viewer,
                                                             rules::Command command, rules::Key field);
  [[nodiscard]] std::optional<rules::ItemId> item_of_others(const rules::State& state);
  [[nodiscard]] rules::Path path(const rules::State& state, const rules::Viewer& viewer, const rules::Creature* actor);
  [[nodiscard]] rules::Value action(const rules::State& state, const rules::Question& question);
  [[nodiscard]] rules::Cell cell_near(rules::Cell from, std::int32_t most);
  [[nodiscard]] rules::Place place(const rules::State& state, const rules::Viewer& viewer,
                                   const rules::Creature* actor);

  const rules::System& system_;
  const Setting& setting_;
  Chance& chance_;
  rules::CreatureId wanted_;  // the target of the command being filled in, while a creature presses on
};

[[nodiscard]] const rules::Creature* find_creature(const rules::State& state, rules::CreatureId id);

}  // namespace ft::fair
