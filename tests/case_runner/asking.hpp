// The `ask` lines of a case: which open question they mean, and the answer.
#pragma once

#include "tests/case_runner/case_table.hpp"

namespace ft::scn {

/// An open question that an ask line means.
struct QuestionFound {
  std::size_t command = 0, index = 0;
};

/// "Cyrus use kneecap", "gm stabilise": who is asked, then words of the question. Finds it among those open; taken are
/// the words before `=`, "times out" or "refused".
[[nodiscard]] std::optional<QuestionFound> find_question(const CaseVocabulary& lexicon, const CaseTable& playing, Words& words);

/// The answer as written: yes, no, a number, a cell, an option, several options, a text in quotes.
[[nodiscard]] rules::Value read_answer(const CaseVocabulary& lexicon, const CaseSetup& stage, const rules::Question& question,
                                       Words& words);

/// All open questions as sentences, or "no question is open".
[[nodiscard]] std::string open_questions(const CaseVocabulary& lexicon, const CaseTable& playing);

}  // namespace ft::scn
