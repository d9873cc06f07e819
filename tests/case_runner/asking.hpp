// The `ask` lines of a case: which open question they mean, and the answer.
#pragma once

#include "tests/case_runner/case_table.hpp"

namespace ft::scn {

/// An open question as a viewer sees it: whole, or only whose answer is awaited.
struct QuestionFound {
  std::size_t command = 0, index = 0;
  rules::Question question;
  bool whole = true;
};

/// The open questions that the viewer is shown, as at a table: whole to the GM and to who is asked, projected.
[[nodiscard]] std::vector<QuestionFound> questions_shown(const CaseVocabulary& vocabulary, const CaseTable& playing,
                                                         const rules::Viewer& viewer);

/// "Cyrus use kneecap", "gm stabilise": who is asked, then words of the question. Takes the words before `=`, "times
/// out" or "refused". Whether they mean the question.
[[nodiscard]] bool is_meant(const CaseVocabulary& vocabulary, const CaseSetup& stage, const rules::Question& question,
                            Words& words);

/// The words after who is asked: whether the question has them all.
[[nodiscard]] bool is_about(const CaseVocabulary& vocabulary, const CaseSetup& stage, const rules::Question& question,
                            Words& words);

/// The first question meant among those that the viewer is shown; the words are taken even where there is none.
[[nodiscard]] std::optional<QuestionFound> find_question(const CaseVocabulary& vocabulary, const CaseTable& playing,
                                                         Words& words,
                                                         const rules::Viewer& viewer = rules::Viewer::gm());

/// The answer as written: yes, no, a number, a cell, an option, several options, a text in quotes.
[[nodiscard]] rules::Value read_answer(const CaseVocabulary& vocabulary, const CaseSetup& stage,
                                       const rules::Question& question, Words& words);

/// All questions that the viewer is shown as sentences, or "no question is open".
[[nodiscard]] std::string open_questions(const CaseVocabulary& vocabulary, const CaseTable& playing,
                                         const rules::Viewer& viewer = rules::Viewer::gm());

}  // namespace ft::scn
