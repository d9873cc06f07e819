// The dice of a case: thrown in the order written, each checked for who throws and how many sides it has.
#pragma once

#include <deque>
#include <optional>

#include "rules/kernel/resolution/tape.hpp"
#include "tests/case_runner/case_setup.hpp"

namespace ft::scn {

struct ScriptedDie {
  std::optional<rules::Ref> by;  // none: any roller
  std::int32_t sides = 0, face = 0;
  rules::Key purpose;  // none: not given
  int line = 0;
};

/// "Cyrus d20 13, Cyrus 2d6 3 4 for damage".
[[nodiscard]] std::vector<ScriptedDie> read_dice(const CaseVocabulary& vocabulary, const CaseSetup& stage, Words words);

class ScriptedDice : public rules::Dice {
 public:
  ScriptedDice(const CaseVocabulary& vocabulary, const CaseSetup& stage) : vocabulary_(vocabulary), stage_(stage) {}
  void add(const std::vector<ScriptedDie>& dice) { dice_.insert(dice_.end(), dice.begin(), dice.end()); }
  /// line: where a missing die is reported.
  void report_at(int line) { line_ = line; }
  std::int32_t face(std::int32_t sides, rules::Ref by, rules::Key purpose) override;
  /// Fails with the dice that were not rolled, if any are left.
  void must_be_used_up() const;

 private:
  const CaseVocabulary& vocabulary_;
  const CaseSetup& stage_;
  std::deque<ScriptedDie> dice_;
  int line_ = 0;
};

}  // namespace ft::scn
