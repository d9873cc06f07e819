// Maps with vision: darkness and lights.
#pragma once

#include "tests/case_runner/case_setup.hpp"
#include "tests/case_runner/case_vocabulary.hpp"

namespace ft::scn {

/// "vision", or "vision darkness 10".
void vision(CaseSetup& stage, Words& words);
/// "light at 3,3 dim 6", perhaps with "bright 3", "darkens", "off": in the middle of that cell, radii in the rulebook's unit.
void light(const CaseVocabulary& vocabulary, CaseSetup& stage, Words& words);

}  // namespace ft::scn
