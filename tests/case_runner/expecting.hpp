// The `expect` lines of a case: what is compared with what is.
#pragma once

#include "tests/case_runner/case_table.hpp"

namespace ft::scn {

/// What a statement is held against: the state and events, whole or as one person knows them.
struct Seen {
  const rules::State* state = nullptr;
  const rules::Events* events = nullptr;
  rules::Viewer viewer = rules::Viewer::gm();
  bool by_name = false;  // "as NAME:"
};

/// Throws Trouble with what is and what was expected, or what of the statement cannot be read.
void check_expectation(const CaseVocabulary& vocabulary, const CaseTable& playing, const Words& line);

/// Statements about events: `log`, `rolled`, `reckoned`, `modifier`, `overridden`, `warned`. Whether `words` is one.
bool expect_happened(const CaseVocabulary& vocabulary, const CaseTable& playing, const Seen& seen, Words& words);
/// Statements about what can be done: NAME may ..., NAME cannot ..., offers. Whether `words` is one.
bool expect_possible(const CaseVocabulary& vocabulary, const CaseTable& playing, const Seen& seen, Words& words);

/// Statements about the map: `cell`, `zone`, `door between`. Whether `words` is one.
bool expect_map(const CaseVocabulary& vocabulary, const Seen& seen, Words& words);

/// Statements about open questions: what is asked, its options, its default, who may know of it.
void expect_question(const CaseVocabulary& vocabulary, const CaseTable& playing, const Seen& seen, Words& words,
                     bool wanted);

/// Takes "PARAM VALUE ..." as far as it goes and compares with `params`. The first difference, or empty.
[[nodiscard]] std::string different_params(const CaseVocabulary& vocabulary, const CaseTable& playing,
                                           const rules::Params& params, Words& words);

}  // namespace ft::scn
