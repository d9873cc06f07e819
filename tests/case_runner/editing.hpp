// Writing the phrases of `given` and of `when gm sets` into a state.
#pragma once

#include "tests/case_runner/case_setup.hpp"

namespace ft::scn {

/// Makes the derived numbers that were given come true.
void grant_wishes(const CaseVocabulary& vocabulary, CaseSetup& stage);
/// Applies one statement about a creature, an item, the terrain, a relation, a house rule ... to the setup.
void apply_phrase(const CaseVocabulary& vocabulary, CaseSetup& stage, Words& words);

/// A condition as written after its key: "[until rounds 2 of Cyrus, source Ghoul, n 3, modifies AGL -3]".
[[nodiscard]] rules::Condition read_condition(const CaseVocabulary& vocabulary, CaseSetup& stage, Words& words);

/// "KEY N, KEY N" of a feature, relation or condition.
[[nodiscard]] rules::Numbers read_data(const CaseVocabulary& vocabulary, const CaseSetup& stage, Words& words);

}  // namespace ft::scn
