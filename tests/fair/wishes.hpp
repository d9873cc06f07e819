// What people at a table ask for and answer, by chance: what the rules offer, and sometimes anything at all.
#pragma once

#include "rules/kernel/offers.hpp"
#include "tests/fair/chance.hpp"

namespace ft::fair {

class Wishes {
 public:
  Wishes(const rules::System& system, Chance& chance) : system_(system), chance_(chance) {}

  /// An offered command with its form filled in, mostly a legal one; none where nothing is offered.
  [[nodiscard]] std::optional<rules::Command> command(const rules::State& state, const rules::Viewer& viewer,
                                                      rules::CreatureId actor);
  /// What no client sends: actions, actors and fields of any kind.
  [[nodiscard]] rules::Command nonsense(const rules::State& state);
  /// A legal answer; often the question's default, which is also what silence says.
  [[nodiscard]] rules::Value answer(const rules::State& state, const rules::Question& question);
  /// Any value of any kind.
  [[nodiscard]] rules::Value anything(const rules::State& state);

 private:
  [[nodiscard]] std::optional<rules::Command> offered(const rules::State& state, const rules::Viewer& viewer,
                                                      rules::CreatureId actor);
  [[nodiscard]] std::optional<rules::Command> legal_one(const rules::State& state, const rules::Viewer& viewer,
                                                        rules::CreatureId actor);
  void override_all(const rules::State& state, const rules::Viewer& viewer, rules::Command& command);
  void fill(const rules::State& state, const rules::Viewer& viewer, rules::Command& command);
  [[nodiscard]] std::optional<rules::Value> filled(const rules::State& state, const rules::Viewer& viewer,
                                                   const rules::Command& command, const rules::FieldSchema& field);
  [[nodiscard]] std::optional<rules::Value> chosen(const rules::State& state, const rules::Viewer& viewer,
                                                   const rules::Command& command, const rules::FieldSchema& field);
  [[nodiscard]] std::optional<rules::ItemId> item_of_others(const rules::State& state);
  [[nodiscard]] rules::Path path(const rules::State& state, const rules::Viewer& viewer, const rules::Creature* actor);
  [[nodiscard]] rules::Cell cell_near(rules::Cell from, std::int32_t most);
  [[nodiscard]] rules::Place place(const rules::State& state, const rules::Creature* actor);

  const rules::System& system_;
  Chance& chance_;
};

[[nodiscard]] const rules::Creature* find_creature(const rules::State& state, rules::CreatureId id);

}  // namespace ft::fair
