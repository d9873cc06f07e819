// A campaign in memory that plays random commands of its rulebook.
#pragma once

#include <random>
#include <set>
#include <sstream>

#include "server/table/front_door.hpp"

namespace ft::test {

/// Anything that can be asked for, asked for by chance; the same seed does the same.
class RandomTable : public rules::Dice {
 public:
  RandomTable(const table::Rulebook& rulebook, unsigned seed);

  /// Plays what is due, or a random command of a random creature or of the GM, to its end. Throws scn::Trouble where a
  /// law is broken.
  void play_one();

  std::int32_t face(std::int32_t sides, rules::Ref by, rules::Key purpose) override;

  rules::State state;
  std::ostringstream story;       // what was played, a line each
  std::set<rules::Key> finished;  // the actions that were played to their end

 private:
  [[nodiscard]] std::uint64_t below(std::uint64_t bound) { return chance_() % bound; }
  [[nodiscard]] std::optional<rules::Command> due() const;
  [[nodiscard]] rules::Command wanted(const rules::Viewer& viewer);
  void fill(rules::Command& command, const rules::Viewer& viewer);
  [[nodiscard]] std::optional<rules::Value> filled(const rules::Command& command, const rules::FieldSchema& field,
                                                   const rules::Viewer& viewer);
  [[nodiscard]] rules::Value answer(const rules::Question& question);
  void play(const rules::Command& command, const rules::Viewer& viewer);

  const rules::System& system_;
  std::mt19937_64 chance_;
  std::uint64_t last_id_ = 1'000;
};

}  // namespace ft::test
