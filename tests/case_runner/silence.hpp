// The `silence` lines of a case: which questions are left to their default.
#pragma once

#include "tests/case_runner/asking.hpp"
#include "tests/case_runner/telling.hpp"

namespace ft::scn {

/// What the lines of one step say, from its command up to the next, and those of the background, which hold for the whole case.
class Silence {
 public:
  explicit Silence(const std::vector<Words>& background);
  /// The step whose command stands there begins.
  void begin(const std::vector<Words>& steps, std::size_t command);
  /// Whether a line leaves this question to its default.
  [[nodiscard]] bool covers(const CaseVocabulary& vocabulary, const CaseSetup& stage, const rules::Question& question);
  /// Throws Trouble on a line of the step about a question that was not left unanswered.
  void finish() const;
  /// The line that would say it.
  [[nodiscard]] static std::string line_for(const Teller& tell, const rules::Question& question);

 private:
  struct Said {
    Words words;  // perhaps who is asked, then words of the question
    bool so = false;
  };
  std::vector<Said> always_, step_;
};

}  // namespace ft::scn
